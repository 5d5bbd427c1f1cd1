// A state's part in the behaviour signatures: its facts in an order of their own, so that the
// numbers say how games are played and not how GameState is laid out.
#pragma once

#include "rules/state/state.h"
#include "solo/signature/fnv1a.h"

namespace folsom {

template <typename... Parts>
void AddParts(Fnv1a& hash, const Parts&... parts) {
  static_assert((std::has_unique_object_representations_v<Parts> && ...), "no padding is hashed");
  (hash.Add(&parts, sizeof parts), ...);
}

inline void AddSeat(Fnv1a& hash, const GameState& s, std::size_t i) {
  const PublicSeat& open = s.seats[i];
  const SeatSecrets& secret = s.secrets[i];
  AddParts(hash, secret.hand, secret.deck, open.discard, secret.kept, open.known_bullets,
           open.received, s.choices[i], open.known_actions, open.known_duds,
           open.received_this_round);
  hash.Add(open.top.nibbles.data(), BulletStack::kMost / 2);
  AddParts(hash, open.top.size);
}

inline void AddHorses(Fnv1a& hash, const GameState& s) {
  const HorsesBoard& h = s.horses;
  const HorsesSecrets& secret = s.horses_secrets;
  AddParts(hash, h.coach, h.guard, h.horses, h.hostages);
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = h.flasks[i];
    AddParts(hash, flask.spot, s.faces.flasks[i], flask.knowers, flask.half);
  }
  AddParts(hash, secret.flask_bag, h.riding, secret.asked, secret.boarding, h.attacked, h.fleeing,
           h.hostage_taker);
}

inline void AddState(Fnv1a& hash, const GameState& s) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) AddSeat(hash, s, i);
  AddParts(hash, s.bandits, s.colours);
  for (std::size_t i = 0; i < kMaxPile; ++i) AddParts(hash, s.faces.pile[i], s.pile[i]);
  AddParts(hash, s.pile_size, s.pile_next);
  for (std::size_t i = 0; i < kPurses; ++i) {
    AddParts(hash, s.purses[i].spot, s.faces.purses[i], s.purses[i].knowers);
  }
  AddParts(hash, s.purse_bag, s.jewels, s.strongboxes, s.strongbox_waits, s.marshal, s.neutral,
           s.phase, s.ask, s.pending, s.actor, s.target, s.step, s.round, s.rounds, s.first, s.turn,
           s.order, s.acts, s.pairs, s.config, s.terms);
  AddHorses(hash, s);
  AddParts(hash,
           std::array<std::uint8_t, 9>{});  // The first layout's padding, kept in the numbers.
}

}  // namespace folsom
