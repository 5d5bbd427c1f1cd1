// Views, whole or in patches: INFO-1 to INFO-3.
#include <algorithm>
#include <array>

#include "record/words/action_text.h"
#include "record/words/names.h"
#include "wire_secrecy/wire_reading.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Of a view (or of a patch of one): INFO-1.
constexpr std::array<std::string_view, 69> kPublicInViews{
    "viewer", "config.**", "wagons.*", "seats.*.bandits.*", "seats.*.hand_size",
    "seats.*.deck_size", "seats.*.top.*", "seats.*.discard.*", "seats.*.received.*",
    "seats.*.received_this_round", "seats.*.known_bullets.*", "seats.*.known_actions",
    "seats.*.known_duds", "bandits.*.place", "bandits.*.bullets", "bandits.*.jewels",
    "bandits.*.strongboxes", "bandits.*.hostage", "bandits.*.fired_at_own", "bandits.*.conductor",
    "phase", "ask", "pending.*", "actor", "target", "step", "round", "first", "turn", "order",
    "acts", "pile_next", "purses.*.at", "purses.*.knowers", "purses.*.knowers.*", "jewels.*",
    "strongboxes.*", "strongbox_waits", "marshal", "neutral", "pairs.*", "horses.coach",
    "horses.guard", "horses.guard_place", "horses.horses.*", "horses.hostages.*",
    "horses.flasks.*.at", "horses.flasks.*.knowers", "horses.flasks.*.knowers.*",
    "horses.flasks.*.half", "horses.riding.*", "horses.attacked", "horses.fleeing.*",
    "horses.hostage_taker", "horses.held_flasks.*", "held_purses.*", "gunslingers.*",
    // Nothing is in these lists.
    "seats.*.bandits", "seats.*.top", "seats.*.discard", "pending", "pairs", "wagons",
    "horses.hostages", "horses.riding", "horses.fleeing", "horses.held_flasks", "held_purses",
    "horses.horses"};

}  // namespace

bool Reading::View(const json::value& view, const Path& path, const GameState& state) {
  Walk(view, {}, [&](const json::value& value, const Path& at) {
    if (value.is_null()) return true;  // Removed.
    if (at.size() == 1 && at[0] == "own") {
      Own(value, path, state);
      return true;
    }
    if (Fits(at, "pile")) return Pile(value.as_array(), path, state);
    if (Fits(at, "rounds")) return Rounds(value.as_array(), path, state);
    if (Fits(at, "purses.*.value")) return PurseSeen(std::stoul(at[1]), path, state);
    if (Fits(at, "horses.flasks.*.kind")) return FlaskSeen(std::stoul(at[2]), path, state);
    if (!at.empty() && IsLeaf(value) && !value.is_object() && !FitsAny(at, kPublicInViews)) {
      Leak(path, Shown(at) + ", a field that nobody has judged");
    }
    return false;
  });
  return true;
}

// INFO-2: own hand, kept cards, commitments.
void Reading::Own(const json::value& own, const Path& path, const GameState& state) {
  if (truth_.viewer == kNoSeat) return Leak(path, "a spectator has nothing of their own");
  const SeatSecrets& seat = state.Secret(truth_.viewer);
  const Action choice = state.choices[Index(truth_.viewer)];
  for (const auto& field : own.as_object()) {
    const std::string_view key = field.key();
    if (key == "hand") {
      Among(field.value().as_array(), foreseen_ ? ForeseeableHand(state) : seat.hand, path, state);
    } else if (key == "kept") {
      const CardBag kept{seat.kept, 0};
      Among(field.value().as_array(), foreseen_ ? seat.hand : kept, path, state);
    } else if (key == "choice") {
      const bool own_choice = field.value().is_null() || choice == kNoAction ||
                              ActionText(choice) == std::string_view(field.value().as_string());
      if (!own_choice) Leak(path, "not one's own choice");
    } else if (key == "asked" || key == "boarding") {
      OwnBandits(field.value().as_array(), path, state);
    } else {
      Leak(path, "own." + std::string(key) + ", a field that nobody has judged");
    }
  }
}

// EXP-4, INFO-3: with the bullets that all know to lie on top of the deck, or saw put there.
CardBag Reading::ForeseeableHand(const GameState& state) const {
  CardBag hand = state.Secret(truth_.viewer).hand;
  const BulletStack& top = state.At(truth_.viewer).top;
  for (std::size_t i = 0; i < top.size; ++i) hand.Add(Card::Bullet(top.At(i)));
  for (const BulletSource source : foreseen_shots_) hand.Add(Card::Bullet(source));
  return hand;
}

// Every card of `list` is in the truth's bag. (A preview may be short of one.)
void Reading::Among(const json::array& list, const CardBag& bag, const Path& path,
                    const GameState& state) {
  std::vector<std::string> left;
  const Palette palette = PaletteOf(state);
  for (std::size_t i = 0; i < bag.Size(); ++i) {
    left.push_back(CardText(bag.Nth(i), truth_.viewer, palette));
  }
  for (const json::value& card : list) {
    const auto at = std::ranges::find(left, std::string_view(card.as_string()));
    if (at == left.end()) return Leak(path, "not in one's own hand: " + json::serialize(card));
    left.erase(at);
  }
}

void Reading::OwnBandits(const json::array& list, const Path& path, const GameState& state) {
  for (const json::value& name : list) {
    const auto bandit = FromKey<Bandit>(std::string_view(name.as_string()));
    if (!bandit || state.At(*bandit).owner != truth_.viewer) Leak(path, "whether a rival boards");
  }
}

// INFO-1, INFO-2, PLAN-10: face-up cards for all, face-down ones for who played them.
bool Reading::Pile(const json::array& pile, const Path& path, const GameState& state) {
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const std::string text(pile[i].as_string());
    if (text.substr(2).starts_with("hidden")) continue;
    if (i >= state.pile_size) {
      const bool own = foreseen_ && text.starts_with(SeatText(truth_.viewer));
      if (!own) Leak(path, "a card that is not on the pile: " + text);
      continue;
    }
    const PileCard& card = state.pile[i];
    const bool may_look = !card.FaceDown() || card.By() == truth_.viewer;
    const bool top = state.phase == Phase::kRobbing ? i <= state.pile_next : i + 1 == pile.size();
    if (!may_look) Leak(path, "a face-down card: " + text);
    if (truth_.memory && !top) Leak(path, "a card below the top: " + text);
  }
  return true;
}

// INFO-3: coming round cards.
bool Reading::Rounds(const json::array& rounds, const Path& path, const GameState& state) {
  if (rounds.size() > state.round) Leak(path, "a round card that is still to come");
  return true;
}

bool Reading::PurseSeen(std::size_t slot, const Path& path, const GameState& state) {
  const bool knows = state.phase == Phase::kOver || state.purses[slot].knowers.Has(truth_.viewer);
  if (!knows) Leak(path, "the value of purse " + std::to_string(slot));
  return true;
}

bool Reading::FlaskSeen(std::size_t slot, const Path& path, const GameState& state) {
  const FlaskToken& flask = state.horses.flasks[slot];
  const bool knows =
      state.phase == Phase::kOver || flask.half != 0 || flask.knowers.Has(truth_.viewer);
  if (!knows) Leak(path, "the kind of flask " + std::to_string(slot));
  return true;
}

// PLAN-10, INFO-1, INFO-2.
bool Reading::IsReadable(std::size_t i) const {
  const GameState& state = truth_.table.State();
  if (i >= state.pile_size) return false;
  const bool top =
      state.phase == Phase::kRobbing ? i <= state.pile_next : i + 1U == state.pile_size;
  if (truth_.memory && !top) return false;
  return !state.pile[i].FaceDown() || state.pile[i].By() == truth_.viewer;
}

}  // namespace folsom
