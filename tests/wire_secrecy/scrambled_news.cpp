#include "wire_secrecy/scrambled_news.h"

#include "support/scramble.h"

namespace folsom {

namespace {

// Any card but this one, of the same sort of owner.
Card OtherCard(Card card, Rng& rng) {
  Card other = card;
  while (other == card) {
    other = Card::Action(static_cast<CardKind>(rng.Below(6)), rng.Below(2));
  }
  return other;
}
PurseValue OtherValue(PurseValue value, Rng& rng) {
  if (value == PurseValue::kNone) return value;
  PurseValue other = value;
  while (other == value) other = static_cast<PurseValue>(1 + rng.Below(kPurseValues - 1));
  return other;
}
FlaskKind OtherKind(FlaskKind kind) {
  if (kind == FlaskKind::kNone) return kind;
  return kind == FlaskKind::kWhiskey ? FlaskKind::kOldWhiskey : FlaskKind::kWhiskey;
}

// Replaces what the viewer is not told, event by event; whatever has no overload hides nothing.
class EventScrambler {
 public:
  EventScrambler(Seat viewer, Rng& rng) : viewer_(viewer), rng_(rng) {}

  template <typename E>
  void operator()(E& /*open*/) {}
  void operator()(CardDrawn& e) {
    if (e.seat != viewer_ && !e.known) e.card = OtherCard(e.card, rng_);
  }
  void operator()(CardChosen& e) {
    if (e.seat != viewer_) e.card = OtherCard(e.card, rng_);
  }
  void operator()(CardPlayed& e) {
    if (e.seat != viewer_ && e.face_down) e.card = OtherCard(e.card, rng_);
  }
  void operator()(CardsKept& e) {
    if (e.seat == viewer_) return;
    CardBag others;
    for (std::size_t i = 0; i < e.cards.Size(); ++i) others.Add(OtherCard(e.cards.Nth(i), rng_));
    e.cards = others;
  }
  void operator()(LootTaken& e) { Tokens(e); }
  void operator()(LootDropped& e) { Tokens(e); }
  void operator()(PurseLost& e) {
    if (!e.knowers.Has(viewer_)) e.value = OtherValue(e.value, rng_);
  }

 private:
  template <typename E>
  void Tokens(E& e) {
    if (e.knowers.Has(viewer_)) return;
    e.value = OtherValue(e.value, rng_);
    if (e.loot != LootKind::kHalfFlask) e.flask = OtherKind(e.flask);
  }

  Seat viewer_;
  Rng& rng_;
};

}  // namespace

Folded ScrambledNews(const Folded& news, Seat viewer, std::uint64_t seed) {
  Folded other = news;
  Rng rng(seed);
  other.before = Scramble(news.before, viewer, rng);
  for (TableEvent& told : other.events) {
    const bool over = told.after.phase == Phase::kOver;
    told.after = Scramble(told.after, viewer, rng);
    if (told.event && !over) std::visit(EventScrambler(viewer, rng), *told.event);
  }
  return other;
}

}  // namespace folsom
