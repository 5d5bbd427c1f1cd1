// Robbery and purses: LOOT-1 to LOOT-6, EV-PICKPOCKET, EV-REVENGE.
#include "rules/horses/hooks.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

[[nodiscard]] bool IsUnheld(const GameState& s, std::size_t slot) {
  return s.faces.purses[slot] == PurseValue::kNone;
}

// The purses lying at a place. Of those that nobody ever held one stands for all (LOOT-6); the
// others are particular tokens (LOOT-4).
struct PursesHere {
  std::size_t unheld = kPurses;  // The lowest slot, or kPurses.
  std::uint32_t held = 0;        // A bit per slot.
};
[[nodiscard]] PursesHere PursesLyingAt(const GameState& s, Place place) {
  PursesHere found;
  for (std::uint32_t here = PursesAt(s, Spot::At(place)); here != 0; here &= here - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(here));
    if (!IsUnheld(s, slot)) {
      found.held |= std::uint32_t{1} << slot;
    } else if (found.unheld == kPurses) {
      found.unheld = slot;
    }
  }
  return found;
}

void ListHeldPurses(std::uint32_t held, ActionList& out) {
  for (; held != 0; held &= held - 1) {
    out.Add(Action::Of(ActionKind::kRobPurse, static_cast<std::size_t>(std::countr_zero(held))));
  }
}

// The purses of one character card: values in ascending order and the slots they lie in.
struct CardPurses {
  std::array<std::uint8_t, kPurseValues> counts{};
  std::array<std::uint8_t, kPurses> slots{};
  std::size_t size = 0;
};
[[nodiscard]] CardPurses PursesOn(const GameState& s, Bandit b) {
  CardPurses found;
  for (std::uint32_t held = PursesAt(s, Spot::On(b)); held != 0; held &= held - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(held));
    found.slots[found.size++] = static_cast<std::uint8_t>(slot);
    ++found.counts[Index(s.faces.purses[slot])];
  }
  return found;
}

// LOOT-5: the card's purses are mixed. `value` goes to the lowest slot, the others follow in
// ascending order (a slot on a card tells nobody anything), and only the owner knows them.
std::size_t Mix(GameState& s, Bandit b, CardPurses purses, PurseValue value) {
  const SeatMask owner = SeatMask::Only(s.At(b).owner);
  const auto lay = [&](std::size_t slot, PurseValue face) {
    --purses.counts[Index(face)];
    s.purses[slot] = {Spot::On(b), owner};
    s.faces.purses[slot] = face;
  };
  lay(purses.slots[0], value);
  std::size_t next = 0;
  for (std::size_t i = 1; i < purses.size; ++i) {
    while (purses.counts[next] == 0) ++next;
    lay(purses.slots[i], static_cast<PurseValue>(next));
  }
  return purses.slots[0];
}

void TakeCounted(AnyStep auto& t, Bandit b, LootKind loot, Place from) {
  GameState& s = t.s;
  if (loot == LootKind::kJewel) {
    --s.jewels[from.id];
    ++s.At(b).jewels;
  } else {
    --s.strongboxes[from.id];
    ++s.At(b).strongboxes;
  }
  t.Emit(
      LootTaken{b, loot, kNoSlot, from, kNoBandit, PurseValue::kNone, FlaskKind::kNone, kEveryone});
}

}  // namespace

void ListRobbery(const GameState& s, Bandit b, ActionList& out) {
  const Place at = s.At(b).place;
  const PursesHere purses = PursesLyingAt(s, at);
  out.AddIf(purses.unheld < kPurses, act::RobOf(LootKind::kPurse));
  out.AddIf(s.jewels[at.id] > 0, act::RobOf(LootKind::kJewel));
  out.AddIf(s.strongboxes[at.id] > horses::GuardedStrongboxes(s, at),
            act::RobOf(LootKind::kStrongbox));
  if (horses::HasUnheldFlask(s, at)) out.Add(act::RobOf(LootKind::kFullFlask));
  ListHeldPurses(purses.held, out);
  horses::ListFlaskLoot(s, at, out);
}

void ListPickpocket(const GameState& s, Bandit b, ActionList& out) {
  const Place at = s.At(b).place;
  if (BanditsAt(s, at).Count() != 1) return;
  const PursesHere purses = PursesLyingAt(s, at);
  if (purses.unheld == kPurses && purses.held == 0) return;
  out.Add(act::kPass);
  if (purses.unheld < kPurses) out.Add(act::RobOf(LootKind::kPurse));
  ListHeldPurses(purses.held, out);
}

void Rob(AnyStep auto& t, Action action) {
  const Bandit b = t.s.actor;
  const Place at = t.s.At(b).place;
  if (action.Is(ActionKind::kRobPurse)) return TakePurse(t, b, action.Param(), kNoBandit);
  if (action.Is(ActionKind::kRobFlask)) return horses::TakeFlask(t, b, action.Param());
  switch (act::LootOfRob(action)) {
    case LootKind::kPurse:
      return TakePurse(t, b, PursesLyingAt(t.s, at).unheld, kNoBandit);
    case LootKind::kJewel:
      return TakeCounted(t, b, LootKind::kJewel, at);
    case LootKind::kStrongbox:
      return TakeCounted(t, b, LootKind::kStrongbox, at);
    default:
      return horses::TakeFlask(t, b, horses::UnheldFlask(t.s, at));
  }
}

void Pickpocket(AnyStep auto& t, Action action) {
  if (action != act::kPass) Rob(t, action);
}

void TakePurse(AnyStep auto& t, Bandit b, std::size_t slot, Bandit punched) {
  GameState& s = t.s;
  PurseToken& purse = s.purses[slot];
  const Seat owner = s.At(b).owner;
  PurseValue& value = s.faces.purses[slot];
  if (IsUnheld(s, slot)) {
    value = static_cast<PurseValue>(t.dice.DrawCounted(Chance::kPurse, owner, s.purse_bag));
    --s.purse_bag[Index(value)];
  }
  purse.spot = Spot::On(b);
  purse.knowers.Add(owner);
  t.Emit(LootTaken{b, LootKind::kPurse, static_cast<std::uint8_t>(slot), s.At(b).place, punched,
                   value, FlaskKind::kNone, purse.knowers});
}

std::size_t KnockOffPurse(AnyStep auto& t, Bandit b) {
  const CardPurses purses = PursesOn(t.s, b);
  if (purses.size == 1) return purses.slots[0];
  const std::uint8_t value =
      t.dice.DrawCounted(Chance::kFallenPurse, t.s.At(b).owner, purses.counts);
  return Mix(t.s, b, purses, static_cast<PurseValue>(value));
}

void LoseLeastPurse(AnyStep auto& t, Bandit b) {
  GameState& s = t.s;
  const CardPurses purses = PursesOn(s, b);
  if (purses.size == 0) return;
  std::size_t least = 0;
  while (purses.counts[least] == 0) ++least;
  const std::size_t slot =
      purses.size == 1 ? purses.slots[0] : Mix(s, b, purses, static_cast<PurseValue>(least));
  s.purses[slot].spot = kOut;
  t.Emit(PurseLost{b, s.faces.purses[slot], s.purses[slot].knowers});
}

template void Rob(Step&, Action);
template void Rob(PlainStep&, Action);
template void Pickpocket(Step&, Action);
template void Pickpocket(PlainStep&, Action);
template void TakePurse(Step&, Bandit, std::size_t, Bandit);
template void TakePurse(PlainStep&, Bandit, std::size_t, Bandit);
template std::size_t KnockOffPurse(Step&, Bandit);
template std::size_t KnockOffPurse(PlainStep&, Bandit);
template void LoseLeastPurse(Step&, Bandit);
template void LoseLeastPurse(PlainStep&, Bandit);

}  // namespace folsom
