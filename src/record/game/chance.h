// Outcomes of chance in words, and the sources that record, replay and enumerate them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/words/names.h"
#include "record/words/result.h"
#include "rules/pieces/dice.h"

namespace folsom {

// One outcome of chance. `code` means what Chance says, as in Outcome::code.
struct Drawn {
  Chance what{};
  Seat whose = kNoSeat;
  std::uint8_t code = 0;
  constexpr bool operator==(const Drawn&) const = default;
};

// The kind, the seat where there is one, and the outcome: "card 2 belle move", "purse 1 400",
// "wagon mail", "round braking_24", "first 3", "flask 0 old whiskey".
[[nodiscard]] std::string ChanceText(const Drawn& drawn, const Palette& palette);
[[nodiscard]] std::optional<Drawn> ChanceFrom(std::string_view text, const Palette& palette);

// Keeps what was drawn; draws from a generator of its own or from another source.
class Recorder final : public ChanceSource {
 public:
  explicit Recorder(std::uint64_t seed) : rng_(seed) {}
  explicit Recorder(const Rng& rng) : rng_(rng) {}
  explicit Recorder(ChanceSource& inner) : rng_(0), inner_(&inner) {}

  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override;

  [[nodiscard]] const std::vector<Drawn>& All() const { return drawn_; }
  [[nodiscard]] std::vector<Drawn> TakeAll() { return std::exchange(drawn_, {}); }
  void Clear() { drawn_.clear(); }
  // Its own, as it stands.
  [[nodiscard]] const Rng& Generator() const { return rng_; }

 private:
  Rng rng_;
  ChanceSource* inner_ = nullptr;
  std::vector<Drawn> drawn_;
};

// Gives listed outcomes, in order. When one does not fit what is asked (another kind or seat, not
// among the options, none left) it keeps the first such problem and goes on with the first option,
// since Apply cannot fail half-way: apply to a copy and look at `Error` afterwards.
class ListSource final : public ChanceSource {
 public:
  // `outcomes` is not copied. `palette` is only for the words of an error; leave it out where only
  // AllFitted is asked.
  explicit ListSource(std::span<const Drawn> outcomes, const Palette& palette = {})
      : outcomes_(outcomes), palette_(palette) {}

  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override;

  // Codes: chance/missing, chance/other_kind, chance/other_seat, chance/impossible.
  [[nodiscard]] const std::optional<Problem>& Error() const { return error_; }
  // The position in the list of the outcome that did not fit (its size, if one was missing).
  [[nodiscard]] std::size_t ErrorAt() const { return error_at_; }
  [[nodiscard]] std::size_t Used() const { return next_; }
  [[nodiscard]] bool AllUsed() const { return next_ == outcomes_.size(); }
  [[nodiscard]] bool AllFitted() const { return !error_ && AllUsed(); }

 private:
  // Why the next outcome is not what is drawn here.
  [[nodiscard]] Problem Misfit(Chance what, Seat whose) const;

  std::span<const Drawn> outcomes_;
  Palette palette_;
  std::size_t next_ = 0;
  std::optional<Problem> error_;
  std::size_t error_at_ = 0;
};

// Walks through all distinct outcomes of one transition like an odometer:
//
//   Enumerator chance;
//   do {
//     GameState next = state;
//     Dice dice(chance);
//     ApplyLegal(next, seat, action, dice);
//     ...
//   } while (chance.Next());
class Enumerator final : public ChanceSource {
 public:
  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override;

  // Turns to the next outcome; false when all were seen.
  bool Next();

 private:
  struct Wheel {
    std::size_t at;
    std::size_t options;
  };
  std::vector<Wheel> wheels_;
  std::size_t depth_ = 0;
};

}  // namespace folsom
