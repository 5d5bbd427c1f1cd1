#include "server/net/name_lookup.h"

#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <chrono>
#include <condition_variable>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace folsom {

namespace {

std::optional<IpAddress> AddressIn(const addrinfo& entry) {
  IpAddress address;
  address.v4 = entry.ai_family == AF_INET;
  if (address.v4) {
    const auto* v4 = reinterpret_cast<const sockaddr_in*>(entry.ai_addr);
    std::memcpy(address.bytes.data(), &v4->sin_addr, 4);
    return address;
  }
  if (entry.ai_family != AF_INET6) return std::nullopt;
  const auto* v6 = reinterpret_cast<const sockaddr_in6*>(entry.ai_addr);
  std::memcpy(address.bytes.data(), &v6->sin6_addr, 16);
  return address;
}

}  // namespace

std::vector<IpAddress> SystemLookup(const std::string& name) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* list = nullptr;
  std::vector<IpAddress> found;
  if (::getaddrinfo(name.c_str(), nullptr, &hints, &list) != 0) return found;
  for (const addrinfo* at = list; at != nullptr; at = at->ai_next) {
    if (const std::optional<IpAddress> address = AddressIn(*at)) found.push_back(*address);
  }
  ::freeaddrinfo(list);
  return found;
}

std::vector<IpAddress> LookUpWithin(const NameLookup& look_up, const std::string& name, Millis time,
                                    const std::stop_token& stop) {
  struct Answer {
    std::mutex mutex;
    std::condition_variable_any there;
    std::optional<std::vector<IpAddress>> found;
  };
  const auto answer = std::make_shared<Answer>();
  std::thread([answer, look_up, name] {
    std::vector<IpAddress> found;
    try {
      found = look_up(name);
    } catch (const std::exception&) {  // No memory: no address.
      found.clear();
    }
    const std::lock_guard lock(answer->mutex);
    answer->found = std::move(found);
    answer->there.notify_all();
  }).detach();
  std::unique_lock lock(answer->mutex);
  answer->there.wait_for(lock, stop, std::chrono::milliseconds(time),
                         [&answer] { return answer->found.has_value(); });
  return answer->found ? std::move(*answer->found) : std::vector<IpAddress>{};
}

}  // namespace folsom
