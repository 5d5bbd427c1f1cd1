// Chance told in advance: a test says what will be drawn, and it is.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/pieces/dice.h"

namespace folsom {

// One outcome a test gives. `whose` is checked only where it is stated.
struct Given {
  Chance what;
  std::uint8_t code;
  std::optional<Seat> whose = std::nullopt;
};

// Makers of outcomes, in the words of the rules.
namespace draws {
[[nodiscard]] PurseValue PurseOf(int dollars);  // 250 to 500 in steps of 50.
[[nodiscard]] RoundCard RoundOf(std::string_view key);

[[nodiscard]] Given Purse(int dollars);
[[nodiscard]] Given FallenPurse(int dollars);
[[nodiscard]] Given Flask(FlaskKind kind);
[[nodiscard]] Given FallenFlask(FlaskKind kind);
[[nodiscard]] Given MarshalFlask(std::size_t slot);
[[nodiscard]] Given Round(std::string_view key);
[[nodiscard]] Given ACard(Card card, std::optional<Seat> whose = std::nullopt);
[[nodiscard]] Given First(Seat seat);
[[nodiscard]] Given FirstBandit(Bandit bandit);
[[nodiscard]] Given Character(Bandit bandit, std::optional<Seat> whose = std::nullopt);
[[nodiscard]] Given Pair(Bandit bandit);
[[nodiscard]] Given AWagon(std::size_t wagon);
[[nodiscard]] Given AHostage(std::size_t hostage);
}  // namespace draws

// A source that follows a script. Without one it draws from a seeded generator. A *strict* script
// is all that may be drawn, in that order; a *loose* one waits for the draws it names, in order,
// and leaves the others to the generator. What goes wrong is a failure of the running test.
class ScriptedDice : public ChanceSource {
 public:
  explicit ScriptedDice(std::uint64_t seed) : rng_(seed) {}

  void Follow(std::vector<Given> script, bool strict);
  // Ends the script; fails if part of it was never drawn.
  void EndScript();
  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override;

  // Every draw since the last Follow or EndScript, with its options.
  struct Seen {
    Chance what;
    Seat whose;
    std::vector<Outcome> options;
    std::uint8_t code;
  };
  [[nodiscard]] const std::vector<Seen>& Drawn() const { return seen_; }
  void ForgetDrawn() { seen_.clear(); }

 private:
  [[nodiscard]] bool Matches(Chance what, Seat whose) const;
  std::uint8_t Choose(Chance what, Seat whose, std::span<const Outcome> options);

  Rng rng_;
  std::vector<Given> script_;
  std::size_t next_ = 0;
  bool scripted_ = false;
  bool strict_ = false;
  std::vector<Seen> seen_;
};

}  // namespace folsom
