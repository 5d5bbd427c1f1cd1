// LegalActions and Apply allocate nothing, over whole games of every configuration.

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "support/random_game.h"

namespace {
std::atomic<std::size_t> allocations{0};

void* Counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* CountedAligned(std::size_t size, std::align_val_t align) {
  ++allocations;
  const auto to = static_cast<std::size_t>(align);
  if (void* memory = std::aligned_alloc(to, (size + to - 1) / to * to)) return memory;
  throw std::bad_alloc();
}
}  // namespace

// For this whole program.
void* operator new(std::size_t size) { return Counted(size); }
void* operator new[](std::size_t size) { return Counted(size); }
void* operator new(std::size_t size, std::align_val_t align) { return CountedAligned(size, align); }
void* operator new[](std::size_t size, std::align_val_t align) {
  return CountedAligned(size, align);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace folsom {
namespace {

// How many allocations a whole game makes.
std::size_t AllocationsOf(const Config& config, std::uint64_t seed, bool& over) {
  Rng rng(seed);
  Dice dice(seed);
  ActionList legal;
  const std::size_t before = allocations;
  GameState state = NewGame(config, dice);
  for (std::size_t i = 0; i < kMaxDecisions && state.phase != Phase::kOver; ++i) {
    const Seat seat = AnySeat(state.pending, rng);
    LegalActions(state, seat, legal);
    if (Apply(state, seat, AnyAction(legal, rng), dice) != Illegal::kNone) break;
  }
  const std::size_t made = allocations - before;
  over = state.phase == Phase::kOver;
  return made;
}

TEST(Allocation, TheCounterCounts) {
  const std::size_t before = allocations;
  ::operator delete(::operator new(8));
  EXPECT_GT(allocations, before);
}

TEST(Allocation, NoneInWholeGames) {
  for (const Config& config : AllConfigs()) {
    for (std::size_t game = 0; game < GamesPerConfig(20); ++game) {
      bool over = false;
      ASSERT_EQ(AllocationsOf(Varied(config, game), game, over), 0U) << NameOf(config);
      ASSERT_TRUE(over) << NameOf(config) << " game " << game;
    }
  }
}

}  // namespace
}  // namespace folsom
