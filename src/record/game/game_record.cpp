#include "record/game/game_record.h"

#include "record/game/record_lines.h"
#include "record/game/replay.h"
#include "record/json/config_json.h"
#include "record/words/action_text.h"
#include "record/words/shortened.h"
#include "rules/state/score.h"

namespace folsom {

GameWriter::GameWriter(const Config& config, std::uint64_t seed, std::vector<std::string> names,
                       Sink* sink)
    : recorder_(seed), names_(std::move(names)) {
  Start(config, sink);
}

GameWriter::GameWriter(const Config& config, ChanceSource& source, std::vector<std::string> names,
                       Sink* sink)
    : recorder_(source), names_(std::move(names)) {
  Start(config, sink);
}

GameWriter::GameWriter(const GameState& start, ChanceSource& source, std::vector<std::string> names)
    : recorder_(source), names_(std::move(names)), state_(start) {}

void GameWriter::Start(const Config& config, Sink* sink) {
  Dice dice(recorder_);
  state_ = NewGame(config, dice, sink);
  NoteChance();
}

Illegal GameWriter::Apply(Seat seat, Action action, Sink* sink) {
  Dice dice(recorder_);
  const Illegal illegal = folsom::Apply(state_, seat, action, dice, sink);
  if (illegal != Illegal::kNone) return illegal;
  AppendDecision(body_, seat, action);
  NoteChance();
  return illegal;
}

void GameWriter::NoteChance() {
  AppendChance(body_, recorder_.All(), state_);
  recorder_.Clear();
}

void GameWriter::Hint(Seat seat) { body_.append(kHintMark).append(SeatText(seat)) += '\n'; }

std::string GameWriter::Text() const { return HeaderText(state_, names_) + body_; }

void AppendDecision(std::string& text, Seat seat, Action action) {
  text.append(kDecisionMark).append(SeatText(seat)).append(" ").append(ActionText(action)) += '\n';
}

void AppendChance(std::string& text, std::span<const Drawn> drawn, const GameState& after) {
  for (const std::string& words : ChanceTexts(drawn, after)) {
    text.append(kChanceMark).append(words) += '\n';
  }
}

std::string HeaderText(const GameState& state, std::span<const std::string> names) {
  std::string text(kFirstLine);
  text.append("\n").append(kRulesWord).append(std::to_string(kRulesVersion));
  text.append("\n").append(kConfigWord).append(WriteConfig(state.config)) += '\n';
  for (std::size_t i = 0; i < names.size() && i < state.config.seats; ++i) {
    const std::string name = CleanName(names[i]);
    if (name.empty()) continue;
    text.append(kNameWord).append(SeatText(static_cast<Seat>(i))).append(" ").append(name) += '\n';
  }
  text.append(kResultWord).append(ResultText(state)).append("\n\n");
  return text;
}

std::string ResultText(const GameState& state) {
  if (state.phase != Phase::kOver) return std::string(kUnfinished);
  const Score score = ScoreOf(state);
  std::string text;
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    text.append(std::to_string(score.seats[i].total)).append(" ");
  }
  text += "winners";
  for (const Seat seat : score.winners) text.append(" ").append(SeatText(seat));
  return score.winners.Empty() ? text + " none" : text;
}

std::string CleanName(std::string_view name) {
  std::string clean;
  for (const char c : Shortened(name, kMaxRecordName)) {
    const auto byte = static_cast<unsigned char>(c);
    clean += byte < 0x20 || byte == 0x7F ? ' ' : c;
  }
  while (!clean.empty() && clean.back() == ' ') clean.pop_back();
  while (!clean.empty() && clean.front() == ' ') clean.erase(0, 1);
  return clean;
}

}  // namespace folsom
