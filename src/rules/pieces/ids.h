// The nouns of the game as small strong types: seats, bandits, cars and places.
//
// A *seat* is a player; a *bandit* is a figure and is named by its character (MAT-1), so
// `Bandit::kBelle` is Belle wherever she plays and whoever plays her.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace folsom {

inline constexpr std::size_t kMaxSeats = 6;
inline constexpr std::size_t kMaxBandits = 6;
inline constexpr std::size_t kMaxCars = 7;  // The locomotive and six wagons.

// Seats count clockwise: the seat to the left of seat i is seat i + 1 (SET-9).
enum class Seat : std::uint8_t {};
inline constexpr Seat kNoSeat{7};

// In the order of MAT-1, which is also the order in which one player's bandits act (DEF-4).
enum class Bandit : std::uint8_t { kGhost, kCheyenne, kDjango, kBelle, kTuco, kDoc };
inline constexpr Bandit kNoBandit{6};

// Car 0 is the locomotive, the last one the caboose (DEF-1).
enum class Car : std::uint8_t {};
inline constexpr Car kLocomotive{0};
inline constexpr Car kNoCar{15};

enum class Direction : std::uint8_t { kForward, kBackward };

template <typename Enum>
[[nodiscard]] constexpr std::size_t Index(Enum e) {
  return static_cast<std::size_t>(e);
}

// A set of up to eight enumerators, iterated in ascending order.
template <typename Enum>
struct Mask {
  std::uint8_t bits = 0;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint8_t bits_;
  };

  [[nodiscard]] static constexpr Mask Only(Enum e) {
    return {static_cast<std::uint8_t>(1U << Index(e))};
  }
  [[nodiscard]] static constexpr Mask FirstN(std::size_t n) {
    return {static_cast<std::uint8_t>((1U << n) - 1U)};
  }
  [[nodiscard]] constexpr bool Has(Enum e) const { return ((bits >> Index(e)) & 1U) != 0; }
  [[nodiscard]] constexpr bool Empty() const { return bits == 0; }
  [[nodiscard]] constexpr std::size_t Count() const {
    return static_cast<std::size_t>(std::popcount(bits));
  }
  [[nodiscard]] constexpr Enum First() const { return static_cast<Enum>(std::countr_zero(bits)); }
  constexpr void Add(Enum e) { bits = static_cast<std::uint8_t>(bits | (1U << Index(e))); }
  constexpr void Remove(Enum e) { bits = static_cast<std::uint8_t>(bits & ~(1U << Index(e))); }
  [[nodiscard]] constexpr Mask operator|(Mask o) const {
    return {static_cast<std::uint8_t>(bits | o.bits)};
  }
  [[nodiscard]] constexpr Mask operator&(Mask o) const {
    return {static_cast<std::uint8_t>(bits & o.bits)};
  }
  [[nodiscard]] constexpr Mask Without(Mask o) const {
    return {static_cast<std::uint8_t>(bits & ~o.bits)};
  }
  constexpr bool operator==(const Mask&) const = default;
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }
};

using SeatMask = Mask<Seat>;
using BanditMask = Mask<Bandit>;

// A node of the graph of places (DEF-2). Layout of the number: car * 2 + (1 on the roof) for the
// train, 14 and 15 for the inside and the roof of the stagecoach, 16 for "left the train"
// (H-EV-ESCAPE) and 17 for "not placed yet". The lowest bit is always the level, so a floor change
// flips it.
struct Place {
  std::uint8_t id = 17;

  [[nodiscard]] static constexpr Place Inside(Car c) {
    return {static_cast<std::uint8_t>(Index(c) * 2)};
  }
  [[nodiscard]] static constexpr Place Roof(Car c) {
    return {static_cast<std::uint8_t>(Index(c) * 2 + 1)};
  }
  [[nodiscard]] constexpr bool OnTrain() const { return id < 14; }
  [[nodiscard]] constexpr bool OnCoach() const { return (id & 0xFEU) == 14; }
  [[nodiscard]] constexpr bool InPlay() const { return id < 16; }
  [[nodiscard]] constexpr bool IsRoof() const { return (id & 1U) != 0; }
  [[nodiscard]] constexpr bool OnTrainRoof() const { return OnTrain() && IsRoof(); }
  [[nodiscard]] constexpr bool InsideTrain() const { return OnTrain() && !IsRoof(); }
  // Precondition: OnTrain().
  [[nodiscard]] constexpr Car TrainCar() const { return static_cast<Car>(id >> 1); }
  [[nodiscard]] constexpr Place OtherLevel() const { return {static_cast<std::uint8_t>(id ^ 1U)}; }
  [[nodiscard]] constexpr Place SameLevelAt(Car c) const {
    return {static_cast<std::uint8_t>(Index(c) * 2 + (id & 1U))};
  }
  constexpr bool operator==(const Place&) const = default;
};
inline constexpr Place kCoachInside{14};
inline constexpr Place kCoachRoof{15};
inline constexpr Place kGone{16};
inline constexpr Place kUnplaced{17};
inline constexpr std::size_t kPlaces = 16;

[[nodiscard]] constexpr Car Shifted(Car c, Direction d, int by = 1) {
  const int at = static_cast<int>(c);
  return static_cast<Car>(d == Direction::kForward ? at - by : at + by);
}
[[nodiscard]] constexpr int Distance(Car a, Car b) {
  const int gap = static_cast<int>(a) - static_cast<int>(b);
  return gap < 0 ? -gap : gap;
}

}  // namespace folsom
