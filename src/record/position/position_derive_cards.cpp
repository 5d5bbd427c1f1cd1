// The cards of a position that are not listed.
#include <algorithm>

#include "record/position/position_parts.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

[[nodiscard]] JsonPath SeatPath(const JsonPath& seats, Seat seat) {
  return JsonPath{&seats, SeatText(seat)};
}

[[nodiscard]] CardBag TopBag(const BulletStack& top) {
  CardBag bag;
  for (std::size_t i = 0; i < top.size; ++i) bag.Add(Card::Bullet(top.At(i)));
  return bag;
}

// All of the seat's cards that are listed.
[[nodiscard]] CardBag ListedCards(const GameState& state, Seat seat) {
  const SeatSecrets& secret = state.Secret(seat);
  CardBag bag = secret.hand + secret.deck + state.At(seat).discard + TopBag(state.At(seat).top);
  for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
    const Card card = state.faces.pile[i];
    if (state.pile[i].By() == seat && card.IsAction()) bag.Add(card);
  }
  return bag;
}

// Bags are listed one by one; together they must still fit in a bag's nibbles and bytes.
[[nodiscard]] bool FitsInBag(const GameState& state, Seat seat) {
  const SeatSecrets& secret = state.Secret(seat);
  const PublicSeat& open = state.At(seat);
  for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
    const Card card{id};
    if (!card.IsAction() && !card.IsBullet()) continue;
    std::size_t count =
        secret.hand.Count(card) + secret.deck.Count(card) + open.discard.Count(card);
    for (std::size_t i = 0; i < open.top.size; ++i) count += Card::Bullet(open.top.At(i)) == card;
    for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
      count += state.faces.pile[i] == card && state.pile[i].By() == seat;
    }
    if (count > (card.IsAction() ? 2U : 16U)) return false;
  }
  return true;
}

// Shares out what is left of a side's cards among the seats whose deck is not listed: action cards
// to the one whose colour they bear, bullets to the one who received more than it has.
void ShareOut(GameState& state, SeatMask decks, CardBag rest) {
  for (const Seat seat : decks) {
    const bool last = seat == static_cast<Seat>(std::bit_width(decks.bits) - 1);
    const CardBag here = ListedCards(state, seat);
    CardBag mine;
    for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
      const Card card{id};
      if (!card.IsAction() && !card.IsBullet()) continue;
      const CardBag due = StartingDeck(state.terms, seat) + CardBag{0, state.At(seat).received};
      const std::size_t want =
          due.Count(card) > here.Count(card) ? due.Count(card) - here.Count(card) : std::size_t{0};
      const std::size_t take = last ? rest.Count(card) : std::min(want, rest.Count(card));
      for (std::size_t n = 0; n < take; ++n) mine.Add(card);
    }
    rest -= mine;
    state.Secret(seat).deck += mine;
  }
}

// The cards of one side: a seat, or two partners, whose cards mingle (TEAM-6).
void DeriveSide(JsonProblems& problems, GameState& state, SeatMask side,
                const PositionListed& listed) {
  const JsonPath seats{nullptr, "seats"};
  CardBag all;
  CardBag placed;
  SeatMask decks;
  for (const Seat seat : side) {
    if (!FitsInBag(state, seat)) {
      return problems.Fail("contradiction", "more of a card than there are", SeatPath(seats, seat));
    }
    const CardBag here = ListedCards(state, seat);
    if (!listed.Has({"seats", SeatText(seat), "received"})) state.At(seat).received = here.bullets;
    all += StartingDeck(state.terms, seat) + CardBag{0, state.At(seat).received};
    placed += here;
    if (!listed.Has({"seats", SeatText(seat), "deck"})) decks.Add(seat);
  }
  if (!all.Contains(placed)) {
    return problems.Fail("contradiction", "more of a card than this player has",
                         SeatPath(seats, side.First()));
  }
  if (decks.Empty() && all != placed) {
    return problems.Fail("contradiction", "some of this player's cards are nowhere",
                         SeatPath(seats, side.First()));
  }
  ShareOut(state, decks, all - placed);
}

}  // namespace

void DeriveCards(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  const std::size_t size = state.terms.teams ? 2 : 1;
  for (std::size_t i = 0; i < state.terms.seats && !problems.Any(); i += size) {
    SeatMask side = SeatMask::Only(static_cast<Seat>(i));
    if (size == 2) side.Add(static_cast<Seat>(i + 1));
    DeriveSide(problems, state, side, listed);
  }
}

}  // namespace folsom
