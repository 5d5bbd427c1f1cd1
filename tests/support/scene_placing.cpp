// The placing words of Scene: they change a position and keep its sums right.
#include <algorithm>

#include "support/scene.h"

namespace folsom {

namespace {

template <typename To, typename From>
[[nodiscard]] To Narrow(From value) {
  return static_cast<To>(value);
}

}  // namespace

Scene& Scene::Put(Bandit bandit, Place place) {
  EXPECT_NE(state_.At(bandit).owner, kNoSeat) << "that bandit does not play";
  state_.At(bandit).place = place;
  return *this;
}

Scene& Scene::PutAll(Place place) {
  for (BanditState& bandit : state_.bandits) {
    if (bandit.owner != kNoSeat) bandit.place = place;
  }
  return *this;
}

Scene& Scene::SetMarshal(int car) {
  state_.marshal = Narrow<Car>(car);
  return *this;
}

Scene& Scene::FirstIs(Seat seat) {
  state_.first = seat;
  return *this;
}

// --- Cards

Card Scene::CardOf(Bandit bandit, CardKind kind) const {
  const Seat owner = state_.At(bandit).owner;
  const auto& slots = state_.colours[Index(owner)];
  const bool plain = kind == CardKind::kMarshal && state_.terms.bandits_per_seat == 2;
  return Card::Action(kind, plain || slots[0] == bandit ? 0 : 1);
}

void Scene::TakeOut(Seat seat, Card card) {
  SeatSecrets& own = state_.Secret(seat);
  if (own.deck.Has(card)) return own.deck.Remove(card);
  if (own.hand.Has(card)) return own.hand.Remove(card);
  if (state_.terms.teams) {
    SeatSecrets& partner = state_.secrets[Index(seat) ^ 1U];
    if (partner.deck.Has(card)) return partner.deck.Remove(card);
  }
  ADD_FAILURE() << "seat " << Index(seat)
                << " has no such card: " << ::testing::PrintToString(card);
}

Scene& Scene::Hand(Seat seat, std::initializer_list<Card> cards) {
  SeatSecrets& own = state_.Secret(seat);
  own.deck += own.hand;
  own.hand = {};
  state_.At(seat).known_actions = state_.At(seat).known_duds = 0;
  state_.At(seat).known_bullets = 0;
  for (const Card card : cards) {
    TakeOut(seat, card);
    own.hand.Add(card);
  }
  return *this;
}

Scene& Scene::Hand(Seat seat, Bandit bandit, std::initializer_list<CardKind> kinds) {
  Hand(seat, {});
  for (const CardKind kind : kinds) {
    TakeOut(seat, CardOf(bandit, kind));
    state_.Secret(seat).hand.Add(CardOf(bandit, kind));
  }
  return *this;
}

Scene& Scene::HandHasAll(Seat seat) {
  SeatSecrets& own = state_.Secret(seat);
  own.hand += own.deck;
  own.deck = {};
  return *this;
}

Scene& Scene::Discard(Seat seat, std::initializer_list<Card> cards) {
  for (const Card card : cards) {
    TakeOut(seat, card);
    state_.At(seat).discard.Add(card);
  }
  return *this;
}

Scene& Scene::DiscardDeck(Seat seat) {
  state_.At(seat).discard += state_.Secret(seat).deck;
  state_.Secret(seat).deck = {};
  return *this;
}

Scene& Scene::GiveBullet(BulletSource from, Seat to, int count) {
  for (int i = 0; i < count; ++i) {
    GiveBulletOnTop(from, to);
    BulletStack& top = state_.At(to).top;
    if (top.size != 0) state_.Secret(to).deck.Add(Card::Bullet(top.Pop()));
  }
  return *this;
}

Scene& Scene::GiveBulletOnTop(BulletSource from, Seat to) {
  std::uint8_t& left = from == kNeutral ? state_.neutral : state_.bandits[Index(from)].bullets;
  EXPECT_GT(left, 0) << "no bullet left to give";
  --left;
  PublicSeat& seat = state_.At(to);
  seat.received += 1ULL << (Index(from) * 8);
  state_.terms.discard_piles ? seat.top.Push(from) : state_.Secret(to).deck.Add(Card::Bullet(from));
  if (from == kNeutral) return *this;
  BanditState& shooter = state_.bandits[Index(from)];
  const bool partner = state_.terms.teams && (Index(shooter.owner) ^ 1U) == Index(to);
  if (shooter.owner == to || partner) ++shooter.fired_at_own;
  return *this;
}

Scene& Scene::Neutral(int left, Seat holder) {
  if (holder == kNoSeat) holder = Narrow<Seat>(state_.terms.seats - 1);
  EXPECT_LE(left, state_.neutral);
  return GiveBullet(kNeutral, holder, state_.neutral - left);
}

Scene& Scene::BulletsLeft(Bandit bandit, int left, Seat holder) {
  EXPECT_LE(left, Bullets(bandit));
  return GiveBullet(bandit, holder, Bullets(bandit) - left);
}

void Scene::HandsHome() {
  if (keep_hands_) return;
  for (std::size_t i = 0; i < state_.terms.seats; ++i) Hand(Narrow<Seat>(i), {});
}

void Scene::LayPile(std::initializer_list<Played> pile) {
  for (std::size_t i = state_.pile_next; i < state_.pile_size; ++i) {
    const Card old = state_.faces.pile[i];
    const Bandit bandit = state_.colours[Index(state_.pile[i].By())][old.Colour()];
    state_.Secret(state_.At(bandit).owner).deck.Add(old);
  }
  state_.pile = {};
  state_.faces.pile = {};
  state_.pile_size = state_.pile_next = 0;
  for (const Played& played : pile) LayCard(played);
}

void Scene::LayCard(const Played& played) {
  const Seat owner = state_.At(played.bandit).owner;
  const Seat by = played.by == kNoSeat ? owner : played.by;
  const Card card = CardOf(played.bandit, played.kind);
  TakeOut(owner, card);
  std::size_t bits = Index(by);
  if (played.face_down) bits |= PileCard::kFaceDown;
  if (played.second) bits |= PileCard::kSecond;
  state_.faces.pile[state_.pile_size] = card;
  state_.pile[state_.pile_size++] = {Narrow<std::uint8_t>(bits)};
}

Played Scene::FindStopper(std::initializer_list<Played> pile) const {
  const auto in_pile = [&pile](Bandit b, CardKind k) {
    return std::any_of(pile.begin(), pile.end(),
                       [&](const Played& p) { return p.bandit == b && p.kind == k; });
  };
  const bool middle = state_.marshal != kLocomotive && state_.marshal != state_.Caboose();
  for (std::size_t i = kMaxBandits; i-- > 0;) {
    const auto b = Narrow<Bandit>(i);
    const Place at = state_.At(b).place;
    if (state_.At(b).owner == kNoSeat) continue;
    if (middle && !in_pile(b, CardKind::kMarshal)) return {b, CardKind::kMarshal};
    const bool asks = at.OnTrainRoof() || (at.InsideTrain() && at != Place::Inside(kLocomotive) &&
                                           at != Place::Inside(state_.Caboose()));
    if (!middle && asks && !in_pile(b, CardKind::kMove)) return {b, CardKind::kMove};
  }
  ADD_FAILURE() << "no card of this position is sure to ask: name the stopper";
  return {Bandit::kGhost, CardKind::kMove};
}

// --- Loot

// The number of a purse that can be used as a new one: out of the game and never held, or, if there
// is none, one nobody ever held from wherever it lies (the rearmost place first).
std::size_t Scene::FreePurse() {
  std::size_t best = kPurses;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (state_.faces.purses[i] != PurseValue::kNone || Purse(i).spot.IsCard()) continue;
    if (Purse(i).spot == kOut) return i;
    if (best == kPurses || Purse(i).spot.id > Purse(best).spot.id) best = i;
  }
  EXPECT_LT(best, kPurses) << "no purse is left for this position";
  return best % kPurses;
}

void Scene::TakeValue(std::size_t slot, PurseValue value) {
  EXPECT_GT(state_.purse_bag[Index(value)], 0) << "no purse of that value is left";
  --state_.purse_bag[Index(value)];
  state_.faces.purses[slot] = value;
}

Scene& Scene::ClearFloors(Bandit keeper) {
  for (PurseToken& purse : state_.purses) {
    if (purse.spot.IsPlace()) purse.spot = kOut;
  }
  for (FlaskToken& flask : state_.horses.flasks) {
    if (flask.spot.IsPlace()) flask.spot = kOut;
  }
  for (std::uint8_t& lying : state_.jewels) {
    state_.At(keeper).jewels = Narrow<std::uint8_t>(state_.At(keeper).jewels + lying);
    lying = 0;
  }
  return *this;
}

Scene& Scene::NoPurses(Bandit bandit) {
  for (PurseToken& purse : state_.purses) {
    if (purse.spot == Spot::On(bandit)) purse.spot = kOut;
  }
  return *this;
}

std::size_t Scene::GivePurse(Bandit bandit, int dollars) {
  const std::size_t slot = FreePurse();
  TakeValue(slot, draws::PurseOf(dollars));
  state_.purses[slot].spot = Spot::On(bandit);
  state_.purses[slot].knowers = SeatMask::Only(state_.At(bandit).owner);
  return slot;
}

std::size_t Scene::PurseAt(Place place) {
  const std::size_t slot = FreePurse();
  state_.purses[slot].spot = Spot::At(place);
  return slot;
}

std::size_t Scene::PurseAt(Place place, int dollars, SeatMask knowers) {
  const std::size_t slot = FreePurse();
  TakeValue(slot, draws::PurseOf(dollars));
  state_.purses[slot].spot = Spot::At(place);
  state_.purses[slot].knowers = knowers;
  return slot;
}

void Scene::MoveJewel(std::uint8_t& to) {
  for (std::uint8_t& lying : state_.jewels) {
    if (&lying == &to || lying == 0) continue;
    --lying;
    ++to;
    return;
  }
  for (BanditState& bandit : state_.bandits) {
    if (&bandit.jewels == &to || bandit.jewels == 0) continue;
    --bandit.jewels;
    ++to;
    return;
  }
  ADD_FAILURE() << "no jewel is left for this position";
}

Scene& Scene::Jewels(Place place, int count) {
  std::uint8_t& here = state_.jewels[place.id];
  const Place rest = place == Place::Inside(Car{1}) ? Place::Inside(Car{2}) : Place::Inside(Car{1});
  for (; here > count; --here) ++state_.jewels[rest.id];
  while (here < count && !::testing::Test::HasFailure()) MoveJewel(here);
  return *this;
}

Scene& Scene::Jewels(Bandit bandit, int count) {
  std::uint8_t& here = state_.At(bandit).jewels;
  for (; here > count; --here) ++state_.jewels[Place::Inside(Car{1}).id];
  while (here < count && !::testing::Test::HasFailure()) MoveJewel(here);
  return *this;
}

std::uint8_t& Scene::LyingStrongbox(bool waiting) {
  if (waiting) return state_.strongbox_waits;
  for (std::uint8_t& lying : state_.strongboxes) {
    if (lying != 0) return lying;
  }
  ADD_FAILURE() << "no strongbox lies on a floor";
  return state_.strongbox_waits;
}

Scene& Scene::StrongboxAt(Place place, bool waiting) {
  --LyingStrongbox(waiting);
  ++state_.strongboxes[place.id];
  return *this;
}

Scene& Scene::GiveStrongbox(Bandit bandit, bool waiting) {
  --LyingStrongbox(waiting);
  ++state_.At(bandit).strongboxes;
  return *this;
}

// --- Time

Scene& Scene::Round(int round) {
  const RoundSet ordinary = OrdinaryRounds(state_.config);
  const RoundSet stations = StationRounds(state_.config);
  state_.rounds.fill(kNoRoundCard);
  RoundSet used = 0;
  for (int i = 0; i < round; ++i) {
    RoundSet from = i == kRounds - 1 && stations != 0 ? stations : ordinary;
    from &= ~used;
    const int card = std::countr_zero(from);
    used |= RoundSet{1} << card;
    state_.rounds[Narrow<std::size_t>(i)] = Narrow<RoundCard>(card);
  }
  state_.round = Narrow<std::uint8_t>(round);
  return *this;
}

Scene& Scene::RoundCardIs(std::string_view key) {
  const RoundCard card = draws::RoundOf(key);
  const RoundSet bit = RoundSet{1} << Index(card);
  const bool station = (StationRounds(state_.config) & bit) != 0;
  EXPECT_TRUE(station || (OrdinaryRounds(state_.config) & bit) != 0)
      << key << " is not among this game's round cards";
  if (station && state_.round != kRounds) Round(kRounds);
  RoundCard& current = state_.rounds[state_.round - 1U];
  for (RoundCard& other : state_.rounds) {
    if (other == card) other = current;
  }
  current = card;
  return *this;
}

Scene& Scene::KeepHands() {
  keep_hands_ = true;
  return *this;
}

Scene& Scene::WillDraw(std::vector<Given> script) {
  source_.Follow(std::move(script), true);
  return *this;
}

Scene& Scene::WillDrawSome(std::vector<Given> script) {
  source_.Follow(std::move(script), false);
  return *this;
}

}  // namespace folsom
