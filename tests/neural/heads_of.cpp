// Prints what a network says of sights, so that train/tests can compare its integers:
//
//   net_heads WEIGHTS SIGHTS
//
// SIGHTS has kSightSize bytes for each. A line for each of them has all heads; all
// lines come once for each of the processor's kernels.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <variant>
#include <vector>

#include "neural/heads.h"
#include "neural/inputs.h"
#include "neural/kernels.h"
#include "neural/network.h"
#include "neural/weights.h"

namespace {

using Bytes = std::vector<std::uint8_t>;

[[nodiscard]] Bytes BytesOf(const char* path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void PrintHeads(const folsom::Network& network,
                std::span<const std::uint8_t, folsom::kSightSize> bytes) {
  folsom::Sight sight;
  std::copy(bytes.begin(), bytes.end(), sight.bytes.begin());
  const folsom::Network::Thought thought = network.Think(sight);
  for (std::size_t head = 0; head < folsom::kHeads; ++head) {
    std::printf("%d ", network.Head(thought, head));
  }
  std::printf("\n");
}

void PrintAll(const folsom::Weights& weights, std::span<const std::uint8_t> sights) {
  constexpr std::size_t kSize = folsom::kSightSize;
  for (const folsom::neural::Kernels& kernels : folsom::neural::AvailableKernels()) {
    const folsom::Network network(weights, kernels);
    for (std::size_t at = 0; at < sights.size(); at += kSize) {
      PrintHeads(network, sights.subspan(at).first<kSize>());
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("net_heads WEIGHTS SIGHTS\n", stderr);
    return 2;
  }
  const auto read = folsom::ReadWeights(BytesOf(argv[1]));
  const Bytes sights = BytesOf(argv[2]);
  if (const auto* fault = std::get_if<folsom::WeightsFault>(&read)) {
    std::fprintf(stderr, "%s\n", folsom::CodeOf(*fault).data());
    return 1;
  }
  if (sights.empty() || sights.size() % folsom::kSightSize != 0) {
    std::fputs("these are no sights\n", stderr);
    return 1;
  }
  PrintAll(std::get<folsom::Weights>(read), sights);
  return 0;
}
