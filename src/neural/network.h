// A network in integers: the same bits on every processor and compiler. docs/net.md has the
// arithmetic.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "neural/inputs.h"
#include "neural/kernels.h"
#include "neural/weights.h"

namespace folsom {

// Heads are numbers with this many bits behind the point.
inline constexpr unsigned kHeadBits = 12;

// Never changes, so threads may share one.
class Network {
 public:
  explicit Network(Weights weights,
                   const neural::Kernels& kernels = neural::AvailableKernels().back());

  // What the last layer is asked with: as many numbers as the network is wide, each at least 0; and
  // what the rule of thumb says of each relative action.
  struct Thought {
    alignas(64) std::array<std::int16_t, kMostWidth> numbers;
    std::array<std::uint8_t, kActions> worths;
  };
  [[nodiscard]] Thought Think(const Sight& sight) const;
  // One of the kHeads (heads.h), from -2^23 to 2^23.
  [[nodiscard]] std::int32_t Head(const Thought& thought, std::size_t head) const;

 private:
  using Sums = std::array<std::int32_t, kMostWidth>;
  using Shorts = std::array<std::int16_t, kMostWidth>;

  void Enter(const Sight& sight, Sums& state) const;
  void Norm(const Sums& state, Shorts& normed) const;
  void AddBlock(const Layer& first, const Layer& second, Sums& state) const;

  Weights weights_;
  neural::Kernels kernels_;
};

}  // namespace folsom
