#include "cli/terminal/news.h"

#include <fmt/format.h>

#include "cli/terminal/words.h"
#include "record/json/event_json.h"
#include "rules/state/score.h"

namespace folsom {

namespace {

template <typename... Kinds>
bool IsAnyOf(const EventBody& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

// What follows from a card of the pile is indented below it.
std::string_view MarginOf(const EventBody& event) {
  if (IsAnyOf<RoundBegan, RoundRevealed, TurnBegan, EventBegan, GameEnded>(event)) return "";
  return IsAnyOf<HadNoEffect, BanditMoved, MarshalMoved, BulletHit, NeutralBullet, SupplyShort,
                 LootTaken, LootDropped, HorseRidden, GuardMoved, HostageTaken>(event)
             ? "     "
             : "  ";
}

// Cards drawn one after the other by one seat from one deck.
std::string DrawsLine(std::span<const EventBody> draws, const Names& names) {
  const auto& first = std::get<CardDrawn>(draws.front());
  std::size_t hidden = 0;
  CardBag seen;
  for (const EventBody& event : draws) {
    const Card card = std::get<CardDrawn>(event).card;
    if (card == kHiddenCard) {
      ++hidden;
    } else {
      seen.Add(card);
    }
  }
  std::vector<std::string> parts;
  if (!seen.Empty()) parts.push_back(names.Cards(first.seat, seen));
  if (hidden > 0) parts.push_back(Counted(hidden, "card", "cards"));
  std::string line = fmt::format("{} draws {}", names.Player(first.seat), Joined(parts));
  if (first.from != first.seat) line += fmt::format(" from {}'s deck", names.Player(first.from));
  return line + ".";
}

// Sentences of our own where the players' names, which are the bandits', would stand twice.
std::string SentenceFor(const EventBody& event, const Names& names, const Palette& palette,
                        const std::vector<std::string>& players) {
  if (std::holds_alternative<CardReturned>(event)) return {};  // Every card does; no news.
  if (std::holds_alternative<BanditCast>(event)) return EventSentence(event, palette);
  if (const auto* played = std::get_if<CardPlayed>(&event)) {
    return fmt::format("{} plays {}{}{}.", names.Player(played->seat),
                       played->card.IsAction() ? names.CardName(played->seat, played->card)
                                               : std::string("a card"),
                       played->face_down ? " face down" : "",
                       played->second ? " as a second card" : "");
  }
  if (const auto* revealed = std::get_if<CardRevealed>(&event)) {
    return fmt::format("{}. {}: {}", revealed->index + 1, names.Player(revealed->seat),
                       names.CardName(revealed->seat, revealed->card));
  }
  return EventSentence(event, palette, players);
}

std::size_t DrawsInARow(std::span<const EventBody> events) {
  const auto* first = std::get_if<CardDrawn>(&events.front());
  if (first == nullptr) return 0;
  std::size_t n = 1;
  for (; n < events.size(); ++n) {
    const auto* next = std::get_if<CardDrawn>(&events[n]);
    if (next == nullptr || next->seat != first->seat || next->from != first->from) break;
  }
  return n;
}

}  // namespace

std::vector<std::string> NewsOf(std::span<const EventBody> events, Reader reader,
                                const GameState& state) {
  const Names names = Names::From(state);
  const Palette palette = PaletteOf(state);
  const std::vector<std::string> players = names.Players();
  std::vector<EventBody> told;
  for (const EventBody& event : events) told.push_back(reader.Told(event));
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < told.size();) {
    if (const std::size_t draws = DrawsInARow(std::span(told).subspan(i))) {
      lines.push_back("  " + DrawsLine(std::span(told).subspan(i, draws), names));
      i += draws;
      continue;
    }
    const std::string sentence = SentenceFor(told[i], names, palette, players);
    if (!sentence.empty()) lines.push_back(std::string(MarginOf(told[i])) + sentence);
    ++i;
  }
  return lines;
}

std::string ScoreTable(const GameState& state) {
  const Names names = Names::From(state);
  const Score score = ScoreOf(state);
  std::string text = fmt::format("{:<22}{:>8}{:>8}{:>12}{:>8}{:>12}{:>8}\n", "", "purses", "jewels",
                                 "strongboxes", "ransom", "gunslinger", "total");
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    const SeatScore& mine = score.seats[i];
    int purses = 0;
    int jewels = 0;
    int boxes = mine.shares;
    int ransom = 0;
    int rest = mine.mortal;
    bool caught = false;
    for (const Bandit bandit : names.BanditsOf(seat)) {
      const BanditScore& one = score.bandits[Index(bandit)];
      purses += one.purses;
      jewels += one.jewels;
      boxes += one.strongboxes;
      ransom += one.ransom;
      rest += one.conductor;
      caught = caught || one.caught;
    }
    text += fmt::format("{:<22}{:>8}{:>8}{:>12}{:>8}{:>12}{:>8}", names.Player(seat), purses,
                        jewels, boxes, ransom, mine.gunslinger, mine.total);
    if (rest != 0) text += fmt::format("  (with {:+} of the station)", rest);
    if (caught) text += "  (caught)";
    text += "\n";
  }
  std::vector<std::string> winners;
  for (const Seat seat : score.winners) winners.push_back(names.Player(seat));
  if (winners.empty()) return text + "Nobody wins: all are caught.\n";
  const int money = score.seats[Index(score.winners.First())].side_total;
  text += fmt::format("{} {} with ${}.\n", Joined(winners), winners.size() == 1 ? "wins" : "win",
                      money);
  return text;
}

}  // namespace folsom
