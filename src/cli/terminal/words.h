// Words for players, beyond those of record/words/names.h: names that depend on the game being
// played, and one-line explanations of the cards.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "record/words/names.h"
#include "rules/setup/config.h"
#include "rules/state/state.h"

namespace folsom {

[[nodiscard]] std::string_view TitleOf(CardKind kind);   // "Floor change"
[[nodiscard]] std::string_view TitleOf(Phase phase);     // "Schemin'"
[[nodiscard]] std::string_view TitleOf(LootKind kind);   // "a purse", "a full flask"
[[nodiscard]] std::string_view TitleOf(FlaskKind kind);  // "whiskey"
// "Angry marshal", or for cards without an event "Tunnel", "Bridge", "Gallop".
[[nodiscard]] std::string_view TitleOf(RoundCard card);

[[nodiscard]] std::string_view ShortName(Turn turn);  // "Standard", "Speeding-up"

// What it does, in one line, for those who do not know the cards by heart.
[[nodiscard]] std::string_view ExplanationOf(RoundEvent event);
[[nodiscard]] std::string_view ExplanationOf(Turn turn);
[[nodiscard]] std::string_view ExplanationOf(Hostage hostage);
[[nodiscard]] std::string_view ExplanationOf(Bandit bandit);

// "1 purse", "3 purses".
[[nodiscard]] std::string Counted(std::size_t n, std::string_view one, std::string_view many);
// "a", "a and b", "a, b and c".
[[nodiscard]] std::string Joined(const std::vector<std::string>& parts);

// What names depend on in one game: who sits where and which wagon is which. Made from a state or
// from a view; both have the same public fields.
struct Names {
  template <typename StateOrView>
  [[nodiscard]] static Names From(const StateOrView& s) {
    return {s.config, s.terms, s.colours};
  }

  Config config;
  Terms terms;
  std::array<std::array<Bandit, 2>, kMaxSeats> colours;

  // The player: their bandit's name, "Tuco & Cheyenne" with two, "Seat 2" before characters are
  // known.
  [[nodiscard]] std::string Player(Seat seat) const;
  [[nodiscard]] std::vector<std::string> Players() const;
  // The seat's own bandits, in the order of MAT-1; fewer before all are cast.
  [[nodiscard]] std::vector<Bandit> BanditsOf(Seat seat) const;
  // "the locomotive", "car 2 (saloon)", "the caboose (mail)".
  [[nodiscard]] std::string CarName(Car car) const;
  // "Fire", with several colours "Belle's Fire"; "bullet (Tuco)"; "a hidden card".
  [[nodiscard]] std::string CardName(Seat seat, Card card) const;
  // A bag of a seat's cards: "Move x2, Fire, bullet (Tuco)"; "nothing" when empty.
  [[nodiscard]] std::string Cards(Seat seat, const CardBag& bag) const;
};

}  // namespace folsom
