#include "hall/people/devices.h"

#include <array>
#include <span>

namespace folsom {

namespace {

struct AgentWord {
  std::string_view in_agent;
  std::string_view said;
};
// The first that fits: most browsers also say that they are some older one.
constexpr std::array kBrowsers{
    AgentWord{"Edg", "Edge"},        AgentWord{"OPR/", "Opera"},
    AgentWord{"Vivaldi", "Vivaldi"}, AgentWord{"SamsungBrowser", "Samsung Internet"},
    AgentWord{"Firefox", "Firefox"}, AgentWord{"FxiOS", "Firefox"},
    AgentWord{"CriOS", "Chrome"},    AgentWord{"Chrome", "Chrome"},
    AgentWord{"Safari", "Safari"},
};
constexpr std::array kSystems{
    AgentWord{"Android", "Android"}, AgentWord{"iPhone", "iPhone"}, AgentWord{"iPad", "iPad"},
    AgentWord{"Windows", "Windows"}, AgentWord{"CrOS", "ChromeOS"}, AgentWord{"Macintosh", "macOS"},
    AgentWord{"Linux", "Linux"},
};

[[nodiscard]] std::string SaidIn(std::string_view agent, std::span<const AgentWord> words) {
  for (const AgentWord& word : words) {
    if (agent.find(word.in_agent) != std::string_view::npos) return std::string(word.said);
  }
  return {};
}

}  // namespace

Device DeviceOf(std::string_view user_agent) {
  return {.browser = SaidIn(user_agent, kBrowsers), .system = SaidIn(user_agent, kSystems)};
}

std::string DeviceId(std::string_view token_hash) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  constexpr std::size_t kBytes = 8;
  std::string id;
  // From the end: the beginning is what the store looks a token up by.
  for (const char byte : token_hash.substr(token_hash.size() - kBytes)) {
    const auto value = static_cast<unsigned char>(byte);
    id += kDigits[value >> 4];
    id += kDigits[value & 15];
  }
  return id;
}

}  // namespace folsom
