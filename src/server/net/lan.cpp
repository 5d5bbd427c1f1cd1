#include "server/net/lan.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace folsom {

namespace {

std::string LanText(const sockaddr_in& address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  const bool loopback = (ntohl(address.sin_addr.s_addr) >> 24U) == 127;
  if (loopback || address.sin_addr.s_addr == 0) return {};
  ::inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
  return text.data();
}

// The address that a packet to the outside would bear. Connecting a datagram socket sends none.
std::string AddressOfTheWayOut() {
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return {};
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(9);
  ::inet_pton(AF_INET, "192.0.2.1", &there.sin_addr);  // Nobody's (RFC 5737).
  sockaddr_in here{};
  socklen_t size = sizeof here;
  const bool found =
      ::connect(socket, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0 &&
      ::getsockname(socket, reinterpret_cast<sockaddr*>(&here), &size) == 0;
  ::close(socket);
  return found ? LanText(here) : std::string();
}

std::string FirstAddress() {
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return {};
  std::string found;
  for (const ifaddrs* at = all; at != nullptr && found.empty(); at = at->ifa_next) {
    const bool usable = at->ifa_addr != nullptr && at->ifa_addr->sa_family == AF_INET &&
                        (at->ifa_flags & IFF_UP) != 0;
    if (usable) found = LanText(*reinterpret_cast<const sockaddr_in*>(at->ifa_addr));
  }
  ::freeifaddrs(all);
  return found;
}

}  // namespace

std::string LanAddress() {
  std::string address = AddressOfTheWayOut();
  return address.empty() ? FirstAddress() : address;
}

std::string MachineName() {
  std::array<char, 256> name{};  // More than Linux allows.
  if (::gethostname(name.data(), name.size() - 1) != 0) return {};
  std::string text = name.data();
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

}  // namespace folsom
