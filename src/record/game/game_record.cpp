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
    : recorder_(seed), names_(std::move(names)), config_(Normalised(config)) {
  Start(sink);
}

GameWriter::GameWriter(const Config& config, ChanceSource& source, std::vector<std::string> names,
                       Sink* sink)
    : recorder_(source), names_(std::move(names)), config_(Normalised(config)) {
  Start(sink);
}

void GameWriter::Start(Sink* sink) {
  Dice dice(recorder_);
  state_ = NewGame(config_, dice, sink);
  AppendChance();
}

Illegal GameWriter::Apply(Seat seat, Action action, Sink* sink) {
  Dice dice(recorder_);
  const Illegal illegal = folsom::Apply(state_, seat, action, dice, sink);
  if (illegal != Illegal::kNone) return illegal;
  body_.append(kDecisionMark).append(SeatText(seat)).append(" ").append(ActionText(action));
  body_ += '\n';
  AppendChance();
  return illegal;
}

void GameWriter::AppendChance() {
  for (const std::string& text : ChanceTexts(recorder_.All(), state_)) {
    body_.append(kChanceMark).append(text) += '\n';
  }
  recorder_.Clear();
}

std::string GameWriter::Text() const {
  std::string text(kFirstLine);
  text.append("\n").append(kRulesWord).append(std::to_string(kRulesVersion));
  text.append("\n").append(kConfigWord).append(WriteConfig(config_)) += '\n';
  for (std::size_t i = 0; i < names_.size() && i < config_.seats; ++i) {
    const std::string name = CleanName(names_[i]);
    if (name.empty()) continue;
    text.append(kNameWord).append(SeatText(static_cast<Seat>(i))).append(" ").append(name) += '\n';
  }
  text.append(kResultWord).append(ResultText(state_)).append("\n\n");
  return text + body_;
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
