#include "cli/terminal/board.h"

#include <fmt/format.h>

#include <vector>

#include "cli/terminal/words.h"

namespace folsom {

namespace {

std::string TurnsOf(const SeatView& view, const Style& style) {
  std::string text;
  const std::string_view turns = DefOf(view.CurrentRound()).turns;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const std::string name(ShortName(TurnOf(turns[i])));
    const bool now = view.phase == Phase::kPlanning && view.turn == i;
    if (i > 0) text += "  ";
    text += now ? style.Paint(fmt::format("[{}]", name), kBold) : name;
  }
  return text;
}

// "purse $400, 2 purses, jewel": what is on a character card, as far as the viewer knows.
std::string LootOf(const SeatView& view, Bandit bandit) {
  std::vector<std::string> parts;
  std::size_t unknown = 0;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (view.purses[i].spot != Spot::On(bandit)) continue;
    if (view.faces.purses[i] == PurseValue::kNone) {
      ++unknown;
    } else {
      parts.push_back(fmt::format("purse ${}", Dollars(view.faces.purses[i])));
    }
  }
  const BanditState& state = view.At(bandit);
  if (unknown > 0) parts.push_back(Counted(unknown, "purse", "purses"));
  if (state.jewels > 0) parts.push_back(Counted(state.jewels, "jewel", "jewels"));
  if (state.strongboxes > 0) {
    parts.push_back(Counted(state.strongboxes, "strongbox", "strongboxes"));
  }
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = view.horses.flasks[i];
    const FlaskKind kind = view.faces.flasks[i];
    if (flask.spot != Spot::On(bandit)) continue;
    parts.push_back(
        fmt::format("{} flask{}", flask.half != 0 ? "half-full" : "full",
                    kind == FlaskKind::kNone ? "" : fmt::format(" ({})", TitleOf(kind))));
  }
  if (state.conductor != 0) parts.emplace_back("$250 of the conductor");
  std::string text = parts.empty() ? "no loot" : Joined(parts);
  if (state.hostage != kNoHostage) text += fmt::format("; hostage: {}", TitleOf(state.hostage));
  return text;
}

std::string BanditLine(const SeatView& view, Bandit bandit) {
  return fmt::format("{} left; {}", Counted(view.At(bandit).bullets, "bullet", "bullets"),
                     LootOf(view, bandit));
}

// "hand 6, deck 4", in expert play also what lies on the discard pile.
std::string CardsOf(const SeatView& view, Seat seat) {
  const SeatSizes sizes = view.sizes[Index(seat)];
  const CardBag& discard = view.At(seat).discard;
  std::string text = fmt::format("hand {}, deck {}", sizes.hand, sizes.deck);
  if (!view.terms.discard_piles || discard.Empty()) return text;
  return text + fmt::format(", discarded {}", Names::From(view).Cards(seat, discard));
}

}  // namespace

std::string DrawRound(const SeatView& view, const Style& style) {
  if (view.round == 0) return style.Paint(fmt::format("{}\n", TitleOf(view.phase)), kBold);
  if (view.CurrentRound() == kNoRoundCard) {
    return style.Paint(fmt::format("Round {} of {}", view.round, kRounds), kBold) + "\n";
  }
  const RoundDef& card = DefOf(view.CurrentRound());
  std::string text = style.Paint(
      fmt::format("Round {} of {}: {}", view.round, kRounds, TitleOf(view.CurrentRound())), kBold);
  text += fmt::format("    {}", TurnsOf(view, style));
  if (card.keep > 0 && view.terms.horses && !view.terms.discard_piles) {
    text += fmt::format("    keep {}", card.keep);
  }
  text += "\n";
  if (view.terms.printed_events) {
    text += style.Paint(fmt::format("  {}\n", ExplanationOf(card.event)), kDim);
  }
  return text;
}

std::string DrawPlayers(const SeatView& view, const Style& style) {
  const Names names = Names::From(view);
  std::string text;
  for (std::size_t i = 0; i < view.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    const std::vector<Bandit> bandits = names.BanditsOf(seat);
    text += fmt::format("{} {} ", view.pending.Has(seat) ? '>' : ' ', i);
    // One line for a player of one bandit, a line more for each bandit of a player of two.
    const bool one_line = bandits.size() == 1;
    if (one_line) text += fmt::format("{}, ", style.Paint(TitleOf(bandits[0]), InkOf(bandits[0])));
    text += fmt::format("{}{}{}", seat == view.viewer ? "you, " : "",
                        seat == view.first ? "first player, " : "", CardsOf(view, seat));
    if (one_line) text += fmt::format("; {}", BanditLine(view, bandits[0]));
    text += "\n";
    for (const Bandit bandit : bandits) {
      if (one_line) break;
      text += fmt::format("      {}: {}\n", style.Paint(TitleOf(bandit), InkOf(bandit)),
                          BanditLine(view, bandit));
    }
  }
  return text;
}

std::string DrawPile(const SeatView& view, const Style& style) {
  if (view.pile_size == 0) return {};
  const Names names = Names::From(view);
  const bool robbing = view.phase == Phase::kRobbing;
  std::string text = "Pile:";
  std::size_t column = text.size();
  for (std::size_t i = robbing ? view.pile_next : 0; i < view.pile_size; ++i) {
    const PileCard card = view.pile[i];
    const Card face = view.faces.pile[i];
    const std::string name = face.IsAction() ? names.CardName(card.By(), face) : std::string("?");
    const std::string item = fmt::format("{}: {}{}", names.Player(card.By()), name,
                                         card.FaceDown() && name != "?" ? " (face down)" : "");
    if (column + item.size() + 3 > 78) {
      text += "\n     ";
      column = 5;
    }
    column += item.size() + 3;
    text += fmt::format(" {}{}", robbing && i == view.pile_next ? style.Paint(item, kBold) : item,
                        i + 1 < view.pile_size ? " >" : "");
  }
  return text + "\n";
}

std::string DrawHand(const SeatView& view, const Style& style) {
  if (view.viewer == kNoSeat) return {};
  return fmt::format("{} {}\n", style.Paint("Your hand:", kBold),
                     Names::From(view).Cards(view.viewer, view.own.hand));
}

std::string DrawTable(const SeatView& view, const Style& style) {
  std::string text = DrawRound(view, style);
  if (view.phase != Phase::kCasting) text += DrawTrain(view, style);
  text += DrawPlayers(view, style) + DrawPile(view, style);
  if (view.round > 0) text += DrawHand(view, style);
  return text;
}

}  // namespace folsom
