// Playing a table's game again: from its log, and from what it keeps of its decisions.
#include "record/game/game_record.h"
#include "record/position/position.h"
#include "rules/choices/traits.h"
#include "table/log/telling.h"
#include "table/table.h"

namespace folsom {

namespace {

[[nodiscard]] Problem AtEntry(Problem problem, std::size_t number) {
  problem.line = number;
  return problem;
}

[[nodiscard]] bool CanResume(std::string_view position) {
  const Result<GameState> state = ReadPosition(position);
  return state && !NeedsAdvance(*state) && state->phase != Phase::kOver;
}

}  // namespace

Result<Table> Table::Replay(std::span<const Entry> log) {
  if (log.empty()) return Problem{.code = "log/unreadable", .message = "the log is empty"};
  Table table;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Result<Folded> folded = table.FoldAny(log[i]);
    if (!folded) return AtEntry(folded.Error(), i + 1);
  }
  if (table.IsForeign() && table.stage_ != Stage::kClosed) {
    return AtEntry(OtherRules(table.rules_version_), log.size());
  }
  return table;
}

Entry Table::ResumeFrom(std::span<const Entry> log, std::string_view position, Millis now) {
  Table table;
  bool readable = !log.empty();
  for (const Entry& entry : log) readable = readable && table.FoldAny(entry);
  const bool started = table.stage_ == Stage::kPlaying;
  // A position that was not begun with is not carried over.
  const bool lost = started ? !CanResume(position) : table.BeginsInPlay();
  if (!readable || lost) {
    return {.at = now, .body = Closed{Closing::kUpgrade}};
  }
  return {.at = now,
          .body = Resumed{.position = started ? std::string(position) : std::string(),
                          .rules_version = kRulesVersion}};
}

template <typename Tell>
GameState Table::PlayAgain(std::uint32_t since, Tell tell) const {
  GameState state = resumed_ ? *base_ : Unstarted();
  std::size_t used = 0;
  const auto next_number = [&](std::size_t i) {
    return i < played_.size() ? played_[i].number : events_;
  };
  const auto run = [&](std::uint32_t number, std::uint32_t next, std::size_t draws, bool stand_in,
                       auto step) {
    ListSource chance(Dealt().subspan(used, draws));
    used += draws;
    Dice dice(chance);
    if (next <= since) return step(dice, nullptr);
    const GameState before = state;
    Telling telling(number, stand_in && !TraitsOf(before.ask).together);
    step(dice, &telling);
    telling.End(before, state);
    tell(before, telling.Events());
  };
  if (!resumed_) {
    std::size_t later = 0;
    for (const Play& play : played_) later += play.draws;
    run(0, next_number(0), drawn_.size() - later, false,
        [&](Dice& dice, Sink* sink) { state = base_ ? *base_ : NewGame(config_, dice, sink); });
  }
  for (std::size_t i = 0; i < played_.size(); ++i) {
    const Play& play = played_[i];
    run(play.number, next_number(i + 1), play.draws, IsByStandIn(play.seat, play.by, play.action),
        [&](Dice& dice, Sink* sink) { ApplyLegal(state, play.seat, play.action, dice, sink); });
  }
  return state;
}

GameState Table::StateAgain() const {
  return PlayAgain(events_,
                   [](const GameState& /*before*/, std::vector<TableEvent>& /*events*/) {});
}

Folded Table::EventsSince(std::uint32_t since) const {
  Folded news;
  if (!HasGame() || since < jumped_at_ || since > events_ ||
      (since == events_ && TraitsOf(state_.ask).hidden_steps)) {
    news.jumped = true;
    return news;
  }
  if (since == events_) return news;
  PlayAgain(since, [&](const GameState& before, std::vector<TableEvent>& events) {
    if (news.events.empty()) news.before = before;
    for (TableEvent& told : events) {
      if (told.number > since) {
        news.events.push_back(told);
      } else {
        news.before = told.after;
      }
    }
  });
  // Small steps taken in between may have been missed; those after the last event are in `after`.
  const bool at_a_pause = news.before.pending.bits != 0;
  if (at_a_pause && TraitsOf(news.before.ask).hidden_steps) {
    news.events.clear();
    news.jumped = true;
    return news;
  }
  news.events.back().after = state_;
  return news;
}

std::vector<TableEvent> Table::Story() const {
  std::vector<TableEvent> story;
  if (!HasGame()) return story;
  PlayAgain(0, [&](const GameState& /*before*/, std::vector<TableEvent>& events) {
    story.insert(story.end(), events.begin(), events.end());
  });
  return story;
}

std::string RecordOf(const Table& table) {
  if (table.State().terms.seats == 0 || table.WasResumed()) return {};
  std::vector<std::string> names;
  for (const Chair& chair : table.Chairs()) {
    names.push_back(chair.name.empty() ? chair.level : chair.name);
  }
  ListSource chance(table.Dealt());
  const GameState* const start = table.Start();
  GameWriter writer = start != nullptr ? GameWriter(*start, chance, std::move(names))
                                       : GameWriter(table.GetConfig(), chance, std::move(names));
  std::size_t told = 0;
  const auto tell_hints = [&](std::size_t before) {
    const auto hints = table.Hints();
    for (; told < hints.size() && hints[told].before <= before; ++told) {
      writer.Hint(hints[told].seat);
    }
  };
  for (std::size_t i = 0; i < table.Played().size(); ++i) {
    tell_hints(i);
    writer.Apply(table.Played()[i].seat, table.Played()[i].action);
  }
  tell_hints(table.Played().size());
  if (table.Origin() == nullptr) return writer.Text();
  return WithOriginLines(writer.Text(), *table.Origin(), start);
}

}  // namespace folsom
