// Whiskey: FLASK-1 to FLASK-6. Flasks are tokens like purses (loot.h): at a place each slot is a
// particular flask, on a character card the full ones lie mixed.
#include "rules/horses/hooks.h"

namespace folsom::horses {
namespace {

[[nodiscard]] bool IsUnheld(const GameState& s, std::size_t slot) {
  return s.faces.flasks[slot] == FlaskKind::kNone;
}

// The full, or the half-full, flasks of one character card.
struct CardFlasks {
  std::array<std::uint8_t, 3> counts{};
  std::array<std::uint8_t, kFlasks> slots{};
  std::size_t size = 0;
};
[[nodiscard]] CardFlasks FlasksOn(const GameState& s, Bandit b, bool half) {
  CardFlasks found;
  for (std::size_t slot = 0; slot < kFlasks; ++slot) {
    const FlaskToken& f = s.horses.flasks[slot];
    if (f.spot != Spot::On(b) || (f.half != 0) != half) continue;
    found.slots[found.size++] = static_cast<std::uint8_t>(slot);
    ++found.counts[Index(s.faces.flasks[slot])];
  }
  return found;
}

// LOOT-5 for full flasks: `kind` goes to the lowest slot; only the owner knows which is which.
std::size_t Mix(GameState& s, Bandit b, CardFlasks flasks, FlaskKind kind) {
  const SeatMask owner = SeatMask::Only(s.At(b).owner);
  const auto lay = [&](std::size_t slot, FlaskKind face) {
    --flasks.counts[Index(face)];
    s.horses.flasks[slot] = {Spot::On(b), owner, 0};
    s.faces.flasks[slot] = face;
  };
  lay(flasks.slots[0], kind);
  for (std::size_t i = 1; i < flasks.size; ++i) {
    const bool whiskey = flasks.counts[Index(FlaskKind::kWhiskey)] > 0;
    lay(flasks.slots[i], whiskey ? FlaskKind::kWhiskey : FlaskKind::kOldWhiskey);
  }
  return flasks.slots[0];
}

// The slot of this card that holds a flask of `kind`, full ones being mixed first.
std::size_t PickSlot(GameState& s, Bandit b, bool half, FlaskKind kind) {
  const CardFlasks flasks = FlasksOn(s, b, half);
  if (!half && flasks.size > 1) return Mix(s, b, flasks, kind);
  std::size_t i = 0;
  while (s.faces.flasks[flasks.slots[i]] != kind) ++i;
  return flasks.slots[i];
}

}  // namespace

bool MightDrink(const GameState& s, Seat seat) {
  if (!s.terms.horses || CurrentTurn(s) != Turn::kStandard) return false;
  for (std::size_t slot = 0; slot < kFlasks; ++slot) {
    const FlaskToken& f = s.horses.flasks[slot];
    if (!f.spot.IsCard() || s.At(f.spot.Holder()).owner != seat) continue;
    if (f.half == 0 || s.faces.flasks[slot] == FlaskKind::kWhiskey) return true;
  }
  return false;
}

void ListDrinks(const GameState& s, Seat seat, ActionList& out) {
  if (!s.terms.horses || CurrentTurn(s) != Turn::kStandard) return;  // FLASK-3
  const CardBag& hand = s.Secret(seat).hand;
  const bool whiskey = hand.actions != 0 || CanDraw(s, seat);  // FLASK-4
  const bool old_whiskey = hand.ActionCount() >= 2;            // FLASK-5
  std::uint32_t offered = 0;
  for (std::size_t slot = 0; slot < kFlasks; ++slot) {
    const FlaskToken& f = s.horses.flasks[slot];
    if (!f.spot.IsCard() || s.At(f.spot.Holder()).owner != seat) continue;
    const bool is_old = s.faces.flasks[slot] == FlaskKind::kOldWhiskey;
    if (!(is_old ? old_whiskey : whiskey)) continue;
    const act::DrinkParts drink{f.spot.Holder(), is_old, f.half != 0};
    offered |= 1U << act::DrinkBy(drink).Param();
  }
  for (; offered != 0; offered &= offered - 1) {
    out.Add(Action::Of(ActionKind::kDrink, static_cast<std::size_t>(std::countr_zero(offered))));
  }
}

FlaskKind Drink(Step& t, Action action) {
  GameState& s = t.s;
  const auto [b, old_whiskey, half] = act::DrinkOf(action);
  const FlaskKind kind = old_whiskey ? FlaskKind::kOldWhiskey : FlaskKind::kWhiskey;
  FlaskToken& flask = s.horses.flasks[PickSlot(s, b, half, kind)];
  flask.knowers = kEveryone;
  flask.half = 1;
  if (half) flask.spot = kOut;
  t.Emit(FlaskUsed{{}, b, kind, half});
  return kind;
}

bool HasUnheldFlask(const GameState& s, Place place) {
  return s.terms.horses && UnheldFlask(s, place) < kFlasks;
}

std::size_t UnheldFlask(const GameState& s, Place place) {
  std::size_t slot = 0;
  while (slot < kFlasks && (s.horses.flasks[slot].spot != Spot::At(place) || !IsUnheld(s, slot))) {
    ++slot;
  }
  return slot;
}

void ListFlaskLoot(const GameState& s, Place place, ActionList& out) {
  if (!s.terms.horses) return;
  std::array<bool, 3> half_seen{};  // Half-full flasks of one kind are alike.
  for (std::size_t slot = 0; slot < kFlasks; ++slot) {
    const FlaskToken& f = s.horses.flasks[slot];
    if (f.spot != Spot::At(place) || IsUnheld(s, slot)) continue;
    const std::size_t kind = Index(s.faces.flasks[slot]);
    if (f.half != 0 && half_seen[kind]) continue;
    if (f.half != 0) half_seen[kind] = true;
    out.Add(Action::Of(ActionKind::kRobFlask, slot));
  }
}

bool HoldsFlask(const GameState& s, Bandit b, bool half) {
  return s.terms.horses && FlasksOn(s, b, half).size > 0;
}

void MakeFlask(Step& t, Seat seen_by, std::size_t slot) {
  std::array<std::uint8_t, 3>& bag = t.s.horses_secrets.flask_bag;
  const auto kind = static_cast<FlaskKind>(t.dice.DrawCounted(Chance::kFlask, seen_by, bag));
  t.s.faces.flasks[slot] = kind;
  --bag[Index(kind)];
}

void TakeFlask(Step& t, Bandit b, std::size_t slot) {
  GameState& s = t.s;
  FlaskToken& flask = s.horses.flasks[slot];
  const Seat owner = s.At(b).owner;
  if (IsUnheld(s, slot)) MakeFlask(t, owner, slot);
  flask.spot = Spot::On(b);
  flask.knowers.Add(owner);
  t.Emit(LootTaken{b, flask.half != 0 ? LootKind::kHalfFlask : LootKind::kFullFlask,
                   static_cast<std::uint8_t>(slot), s.At(b).place, kNoBandit, PurseValue::kNone,
                   s.faces.flasks[slot], flask.knowers});
}

void KnockOffFlask(Step& t, Bandit b, bool half, Place at) {
  GameState& s = t.s;
  const CardFlasks flasks = FlasksOn(s, b, half);
  FlaskKind kind = s.faces.flasks[flasks.slots[0]];
  if (flasks.size > 1) {
    kind = static_cast<FlaskKind>(
        t.dice.DrawCounted(Chance::kFallenFlask, s.At(b).owner, flasks.counts));
  }
  const std::size_t slot = PickSlot(s, b, half, kind);
  FlaskToken& flask = s.horses.flasks[slot];
  flask.spot = Spot::At(at);
  t.Emit(LootDropped{b, half ? LootKind::kHalfFlask : LootKind::kFullFlask,
                     static_cast<std::uint8_t>(slot), at, PurseValue::kNone, kind, flask.knowers});
}

}  // namespace folsom::horses
