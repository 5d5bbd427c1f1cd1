// What everybody did in a game, counted from its events, and how their money grew: for the story at
// its end, for statistics and for reviews.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <cstdint>
#include <vector>

#include "rules/state/event.h"

namespace folsom {

enum class Deed : std::uint8_t {
  kTurnedUp,  // Cards of theirs that were carried out or tried,
  kIdle,      // and those of them that had no effect.
  kHits,      // Bullets that hit somebody.
  kMisses,    // Fire cards that had no effect.
  kBullets,   // Bullets caught from bandits,
  kByLaw,     // and from the marshal, the guard and events.
  kPunches,   // Bandits punched.
  kPunched,   // Times that one was.
  kTaken,     // Loot picked up or taken from others.
  kLost,      // Loot punched off, taken or lost.
  kMarshal,   // Times that they moved the marshal.
};
inline constexpr std::size_t kDeeds = 11;

// What became of somebody's cards of a kind.
struct CardTally {
  std::uint16_t resolved = 0;  // Carried out or tried,
  std::uint16_t nothing = 0;   // and those of them that had no effect.
};

class Tally {
 public:
  // A game that began in the middle, with this position.
  void Begin(const GameState& start);
  // All events of a game in order, each with the state after it.
  void Add(const EventBody& event, const GameState& after);
  // That was the last one.
  void End(const GameState& after);

  [[nodiscard]] int Count(Seat seat, Deed deed) const {
    return counts_[Index(seat)][static_cast<std::size_t>(deed)];
  }
  [[nodiscard]] CardTally Cards(Seat seat, CardKind kind) const {
    return cards_[Index(seat)][Index(kind)];
  }
  // What a seat's loot was worth when the game and each round after that began, and at the end;
  // without Gunslinger, of whom there is none before.
  [[nodiscard]] const std::vector<std::int16_t>& Money(Seat seat) const {
    return money_[Index(seat)];
  }

  // {"move": {"resolved", "nothing"}}: kinds of which a seat's cards came up.
  [[nodiscard]] boost::json::object CardsJson(Seat seat) const;
  // {"counts": [{"cards", "idle", ..., "by_card": CardsJson}], "money": [[dollars]]}, both by seat.
  [[nodiscard]] boost::json::object Json() const;

 private:
  [[nodiscard]] static constexpr std::array<Seat, kMaxBandits + 1> NoOwners() {
    std::array<Seat, kMaxBandits + 1> none{};
    none.fill(kNoSeat);
    return none;
  }
  void Note(Seat seat, Deed deed);
  void NoteMoney(const GameState& state);
  [[nodiscard]] CardTally* CardsAtHand();           // Null: no card of a kind is being carried out.
  [[nodiscard]] Seat OwnerOf(Bandit bandit) const;  // kNoSeat: nobody's.
  void On(const CardRevealed& e);
  void On(const HadNoEffect& e);
  void On(const BulletHit& e);
  void On(const NeutralBullet& e);
  void On(const BanditMoved& e);
  void On(const LootTaken& e);
  void On(const LootDropped& e);
  void On(const PurseLost& e);
  void On(const MarshalMoved& e);
  void On(const EventBegan& e);
  template <typename Other>
  void On(const Other& /*e*/) {}

  std::array<std::array<std::uint16_t, kDeeds>, kMaxSeats> counts_{};
  std::array<std::array<CardTally, kCardKinds>, kMaxSeats> cards_{};
  std::array<std::vector<std::int16_t>, kMaxSeats> money_;
  std::array<Seat, kMaxBandits + 1> owners_ = NoOwners();  // By bandit, and for kNoBandit.
  // Whose card is being carried out, and which.
  Seat acting_ = kNoSeat;
  Card card_ = kHiddenCard;
};

}  // namespace folsom
