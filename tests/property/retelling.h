// A listener who knows the table only from the events told to it: it starts from one view and then
// keeps the game in mind by redacted events alone. If events tell everything, what it has in mind
// is what the view shows.
#pragma once

#include <algorithm>
#include <array>
#include <map>

#include "rules/state/event.h"
#include "rules/state/query.h"
#include "rules/state/view.h"

namespace folsom {

class Retelling final : public Sink {
 public:
  explicit Retelling(Seat viewer) : viewer_(viewer) {}

  void Emit(const EventBody& event, const GameState& after) override {
    // Set-up is one event for many things; from there on every change has its own.
    if (std::holds_alternative<TrainReady>(event)) Begin(ViewFor(after, viewer_));
    if (!began_) return;
    std::visit([this](const auto& e) { Hear(e); }, Redacted(event, viewer_));
  }
  [[nodiscard]] bool Began() const { return began_; }

  // What is in mind, in the fields of a view; the rest of `now` is taken over.
  [[nodiscard]] SeatView InMind(SeatView now) const {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      now.seats[i].discard = v_.seats[i].discard;
      now.seats[i].received = v_.seats[i].received;
      now.seats[i].top = v_.seats[i].top;
      now.seats[i].received_this_round = v_.seats[i].received_this_round;
    }
    now.sizes = v_.sizes;
    now.own.hand = v_.own.hand;
    now.bandits = v_.bandits;
    now.pile_size = v_.pile_size;
    now.pile = v_.pile;
    now.faces.pile = v_.faces.pile;
    now.pile_next = v_.pile_next;
    now.jewels = v_.jewels;
    now.strongboxes = v_.strongboxes;
    now.strongbox_waits = v_.strongbox_waits;
    now.marshal = v_.marshal;
    now.neutral = v_.neutral;
    now.round = v_.round;
    now.rounds = v_.rounds;
    now.first = v_.first;
    now.horses.coach = v_.horses.coach;
    now.horses.guard = v_.horses.guard;
    now.horses.horses = v_.horses.horses;
    now.horses.hostages = v_.horses.hostages;
    return now;
  }

  // Purses and flasks on a card lie mixed, so only their numbers are compared there.
  using Heap = std::map<std::array<int, 3>, int>;  // Spot, and what is seen of the token.
  [[nodiscard]] const Heap& Tokens() const { return tokens_; }
  [[nodiscard]] static Heap TokensOf(const SeatView& v) {
    Heap heap;
    for (const PurseToken& purse : v.purses) ++heap[{purse.spot.id, kPurseLook, 0}];
    for (std::size_t i = 0; i < kFlasks; ++i) {
      const FlaskToken& flask = v.horses.flasks[i];
      ++heap[Look(flask.spot, flask.half != 0, v.faces.flasks[i])];
    }
    std::erase_if(heap, [](const auto& entry) { return entry.first[0] == kOut.id; });
    return heap;
  }

 private:
  static constexpr int kPurseLook = 0;
  static constexpr int kFullLook = 1;
  static constexpr int kHalfLook = 2;

  static std::array<int, 3> Look(Spot spot, bool half, FlaskKind kind) {
    return {spot.id, half ? kHalfLook : kFullLook, half ? static_cast<int>(kind) : 0};
  }

  void Begin(const SeatView& view) {
    v_ = view;
    tokens_ = TokensOf(view);
    began_ = true;
  }

  PublicSeat& At(Seat seat) { return v_.At(seat); }
  BanditState& At(Bandit b) { return v_.At(b); }
  SeatSizes& Sizes(Seat seat) { return v_.sizes[Index(seat)]; }
  [[nodiscard]] bool Mine(Seat seat) const { return seat == viewer_; }

  static void Change(std::uint8_t& count, int by) { count = static_cast<std::uint8_t>(count + by); }
  void MoveToken(std::array<int, 3> look, Spot to) {
    if (--tokens_[look] == 0) tokens_.erase(look);
    look[0] = to.id;
    if (to != kOut) ++tokens_[look];
  }

  template <typename Told>
  void Hear(const Told&) {}  // Nothing on the table changes.

  void Hear(const BanditPlaced& e) {
    At(e.bandit).place = e.place;
    if (v_.horses.coach != kNoCar) Change(v_.horses.horses[Index(e.place.TrainCar())], 1);
  }
  void Hear(const FirstPlayer& e) { v_.first = e.seat; }
  void Hear(const RoundBegan& e) {
    v_.round = e.round;
    for (PublicSeat& seat : v_.seats) seat.received_this_round = 0;
  }
  void Hear(const RoundRevealed& e) { v_.rounds[e.round - 1U] = e.card; }

  // --- Cards
  void ToHand(Seat seat, Card card) {
    Change(Sizes(seat).hand, 1);
    if (Mine(seat)) v_.own.hand.Add(card);
  }
  void FromHand(Seat seat, const CardBag& cards) {
    Change(Sizes(seat).hand, -static_cast<int>(cards.Size()));
    if (Mine(seat)) v_.own.hand -= cards;
  }
  void Hear(const CardChosen& e) {
    Change(Sizes(e.seat).deck, -1);
    ToHand(e.seat, e.card);
  }
  void Hear(const CardDrawn& e) {
    Change(Sizes(e.from).deck, -1);
    if (e.known) At(e.from).top.Pop();
    ToHand(e.seat, e.card);
  }
  void Hear(const DiscardShuffled& e) {
    Change(Sizes(e.seat).deck, static_cast<int>(At(e.seat).discard.Size()));
    At(e.seat).discard = {};
  }
  void Hear(const BulletsDiscarded& e) {
    FromHand(e.seat, e.bullets);
    At(e.seat).discard += e.bullets;
  }
  void Hear(const CardsDiscarded& e) {
    FromHand(e.seat, e.cards);
    At(e.seat).discard += e.cards;
  }
  void Hear(const CardsKept& e) {
    if (Mine(e.seat)) kept_ = e.cards;
  }
  void Hear(const CardsReturned& e) {
    Change(Sizes(e.seat).hand, -e.count);
    Change(Sizes(e.seat).deck, e.count);
    if (!Mine(e.seat)) return;
    v_.own.hand = Sizes(e.seat).hand == 0 ? CardBag{} : kept_;
  }
  void Hear(const CardPlayed& e) {
    Change(Sizes(e.seat).hand, -1);
    if (Mine(e.seat)) v_.own.hand.Remove(e.card);
    std::size_t bits = Index(e.seat);
    if (e.face_down) bits |= PileCard::kFaceDown;
    if (e.second) bits |= PileCard::kSecond;
    v_.faces.pile[v_.pile_size] = e.card;
    v_.pile[v_.pile_size++] = {static_cast<std::uint8_t>(bits)};
  }
  void Hear(const CardRevealed& e) {
    PileCard& card = v_.pile[e.index];
    v_.faces.pile[e.index] = e.card;
    card.bits = static_cast<std::uint8_t>(card.bits & ~PileCard::kFaceDown);
  }
  void ClearPile() {
    v_.pile = {};
    v_.faces.pile = {};
    v_.pile_size = v_.pile_next = 0;
  }
  void Hear(const CardReturned& e) {
    if (++v_.pile_next == v_.pile_size) ClearPile();
    if (v_.terms.discard_piles) {
      At(e.to).discard.Add(e.card);
    } else {
      Change(Sizes(e.to).deck, 1);
    }
  }

  // --- Bullets
  void Receive(Bandit who, BulletSource from) {
    PublicSeat& seat = At(At(who).owner);
    seat.received += CardBag::Of(Card::Bullet(from)).bullets;
    Change(seat.received_this_round, 1);
    Change(Sizes(At(who).owner).deck, 1);
    if (v_.terms.discard_piles) seat.top.Push(from);
  }
  void Hear(const BulletHit& e) {
    Change(At(e.shooter).bullets, -1);
    if (SameSide(v_.terms, At(e.shooter).owner, At(e.target).owner)) {
      Change(At(e.shooter).fired_at_own, 1);
    }
    Receive(e.target, From(e.shooter));
  }
  void Hear(const NeutralBullet& e) {
    Change(v_.neutral, -1);
    Receive(e.bandit, kNeutral);
  }
  void Hear(const SupplyShort& e) { v_.neutral = e.left; }

  // --- Figures
  void Hear(const BanditMoved& e) { At(e.bandit).place = e.to; }
  void Hear(const MarshalMoved& e) { v_.marshal = e.to; }
  void Hear(const CoachMoved& e) { v_.horses.coach = e.to; }
  void Hear(const GuardMoved& e) {
    v_.horses.guard = e.to.OnCoach() ? Guard::kOnCoach : Guard::kOnTrain;
  }
  void Hear(const HorseRidden& e) {
    Change(v_.horses.horses[Index(e.from)], -1);
    if (e.to != kNoCar) Change(v_.horses.horses[Index(e.to)], 1);
  }
  void Hear(const HorsesLeft& e) { Change(v_.horses.horses[Index(e.car)], -e.count); }
  void Hear(const HorsesDrifted&) {
    const std::size_t caboose = v_.terms.cars - 1U;
    for (std::size_t car = caboose; car-- > 0;) {
      Change(v_.horses.horses[car + 1], v_.horses.horses[car]);
      v_.horses.horses[car] = 0;
    }
  }
  void Hear(const HostageTaken& e) {
    v_.horses.hostages.Remove(e.hostage);
    At(e.bandit).hostage = e.hostage;
  }

  // --- Loot
  void Hear(const LootTaken& e) {
    const Spot from = e.punched == kNoBandit ? Spot::At(e.from) : Spot::On(e.punched);
    switch (e.loot) {
      case LootKind::kJewel:
        Change(v_.jewels[e.from.id], -1);
        return Change(At(e.bandit).jewels, 1);
      case LootKind::kStrongbox:
        Change(v_.strongboxes[e.from.id], -1);
        return Change(At(e.bandit).strongboxes, 1);
      default:
        MoveLoot(e.loot, from, Spot::On(e.bandit), e.flask);
    }
  }
  void Hear(const LootDropped& e) {
    switch (e.loot) {
      case LootKind::kJewel:
        Change(v_.jewels[e.at.id], 1);
        return Change(At(e.bandit).jewels, -1);
      case LootKind::kStrongbox:
        Change(v_.strongboxes[e.at.id], 1);
        return Change(At(e.bandit).strongboxes, -1);
      default:
        if (e.loot != LootKind::kPurse) half_on_floor_[e.slot] = e.loot == LootKind::kHalfFlask;
        MoveLoot(e.loot, Spot::On(e.bandit), Spot::At(e.at), e.flask);
    }
  }
  void MoveLoot(LootKind loot, Spot from, Spot to, FlaskKind kind) {
    if (loot == LootKind::kPurse) return MoveToken({from.id, kPurseLook, 0}, to);
    MoveToken(Look(from, loot == LootKind::kHalfFlask, kind), to);
  }
  void Hear(const FlaskUsed& e) {
    const Spot card = Spot::On(e.bandit);
    if (e.emptied) return MoveToken(Look(card, true, e.kind), kOut);
    MoveToken(Look(card, false, e.kind), kOut);
    ++tokens_[Look(card, true, e.kind)];
  }
  void Hear(const MarshalDrank& e) {
    const Spot floor = Spot::At(Place::Inside(v_.marshal));
    MoveToken(Look(floor, half_on_floor_[e.slot], e.kind), kOut);
  }
  void Hear(const StrongboxPlaced& e) {
    Change(v_.strongboxes[e.at.id], 1);
    v_.strongbox_waits = 0;
  }
  void Hear(const PurseLost& e) { MoveToken({Spot::On(e.bandit).id, kPurseLook, 0}, kOut); }
  void Hear(const ConductorPaid& e) { At(e.bandit).conductor = 1; }

  Seat viewer_;
  bool began_ = false;
  SeatView v_;
  CardBag kept_;
  Heap tokens_;
  std::array<bool, kFlasks> half_on_floor_{};
};

}  // namespace folsom
