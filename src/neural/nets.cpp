#include "neural/nets.h"

#include <array>
#include <utility>
#include <variant>

#include "neural/shipped_nets.h"

namespace folsom {

namespace {

constexpr std::size_t kHashDigits = 16;

struct HeldNet {
  std::optional<Network> network;
  std::string hash;

  [[nodiscard]] std::optional<WeightsFault> Take(std::span<const std::uint8_t> file);
};

// A file that was read ends with its CRC, in little endian.
[[nodiscard]] std::string HashOfFile(std::span<const std::uint8_t> file) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (std::size_t i = 1; i <= kHashDigits / 2; ++i) {
    const std::uint8_t byte = file[file.size() - i];
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15U];
  }
  return text;
}

std::optional<WeightsFault> HeldNet::Take(std::span<const std::uint8_t> file) {
  std::variant<Weights, WeightsFault> read = ReadWeights(file);
  if (const WeightsFault* const fault = std::get_if<WeightsFault>(&read)) return *fault;
  network.emplace(std::move(std::get<Weights>(read)));
  hash = HashOfFile(file);
  return std::nullopt;
}

[[nodiscard]] std::array<HeldNet, kNets> HeldFromProgram() {
  std::array<HeldNet, kNets> held;
  for (std::size_t i = 0; i < kNets; ++i) {
    const auto id = static_cast<NetId>(i);
    const std::span<const std::uint8_t> file = neural::ShippedFile(id);
    if (file.empty()) continue;
    if (const auto fault = held[i].Take(file)) neural::EndForBadFile(id, *fault);
  }
  return held;
}

[[nodiscard]] HeldNet& Held(NetId id) {
  static std::array<HeldNet, kNets> held = HeldFromProgram();
  return held[static_cast<std::size_t>(id)];
}

}  // namespace

std::string_view KeyOf(NetId id) { return id == NetId::kLarge ? "large" : "small"; }

const Network* FindNet(NetId id) {
  const std::optional<Network>& network = Held(id).network;
  return network ? &*network : nullptr;
}

std::string HashOf(NetId id) { return Held(id).hash; }

std::optional<WeightsFault> GiveNet(NetId id, std::span<const std::uint8_t> file) {
  return Held(id).Take(file);
}

}  // namespace folsom
