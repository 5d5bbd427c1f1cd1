#include <algorithm>

#include "record/game/game_record.h"
#include "record/game/record_lines.h"
#include "record/game/replay.h"
#include "record/json/config_json.h"
#include "record/words/action_text.h"
#include "record/words/safe_text.h"
#include "record/words/shortened.h"

namespace folsom {

namespace {

[[nodiscard]] Problem At(std::size_t line, std::string_view code, std::string message) {
  return {.code = std::string("record/").append(code), .message = std::move(message), .line = line};
}
[[nodiscard]] std::string Quoted(std::string_view text) {
  return "\"" + std::string(Shortened(text, 60)) + "\"";
}

// Goes through the lines of a text; numbers start at 1.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool End() const { return rest_.empty(); }
  // The number of the next line.
  [[nodiscard]] std::size_t Number() const { return number_; }
  [[nodiscard]] std::string_view Peek() const { return rest_.substr(0, rest_.find('\n')); }
  std::string_view Next() {
    const std::string_view line = Peek();
    rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
    ++number_;
    return line;
  }
  // The rest of the next line if it begins with `word`; else nothing moves.
  bool Next(std::string_view word, std::string_view& rest) {
    if (!Peek().starts_with(word) || End()) return false;
    rest = Next().substr(word.size());
    return true;
  }

 private:
  std::string_view rest_;
  std::size_t number_ = 1;
};

struct Header {
  Config config;
  std::array<std::string, kMaxSeats> names;
  std::optional<GameOrigin> origin;
  std::optional<GameState> start;
  FairDeal fair;
  std::string_view result;
  std::size_t result_line = 0;
};

std::optional<Problem> ReadNames(Lines& lines, Header& header) {
  std::string_view rest;
  std::size_t next = 0;
  while (lines.Next(kNameWord, rest)) {
    const std::size_t line = lines.Number() - 1;
    const std::optional<Seat> seat = SeatFrom(rest.substr(0, 1));
    if (!seat || Index(*seat) < next || Index(*seat) >= header.config.seats || rest.size() < 3 ||
        rest[1] != ' ') {
      return At(line, "bad_name", "a seat of this game and a name are expected, in seat order");
    }
    const std::string_view name = rest.substr(2);
    if (CleanName(name) != name) {
      return At(line, "bad_name", "a name has at most 64 bytes and no control characters");
    }
    header.names[Index(*seat)] = SafeText(name);  // Anybody may have written it.
    next = Index(*seat) + 1;
  }
  return std::nullopt;
}

std::optional<Problem> ReadOrigin(Lines& lines, Header& header) {
  std::string_view rest;
  if (!lines.Next(kOriginWord, rest)) return std::nullopt;
  GameOrigin& origin = header.origin.emplace();
  std::optional<std::string> wrong = ReadOriginLine(origin, rest);
  while (!wrong && origin.IsDeal() && lines.Next(kLuckWord, rest)) {
    wrong = AddLuckLine(origin, rest);
  }
  if (!wrong && !origin.IsDeal()) {
    if (!lines.Next(kPositionWord, rest)) {
      return At(lines.Number(), "bad_origin", "\"position\" is expected");
    }
    wrong = ReadStartLine(header.start.emplace(), rest, header.config, origin.seat);
  }
  if (!wrong) return std::nullopt;
  return At(lines.Number() - 1, "bad_origin", std::move(*wrong));
}

std::optional<Problem> ReadFair(Lines& lines, Header& header) {
  std::string_view rest;
  while (lines.Next(kFairWord, rest)) {
    if (std::optional<std::string> wrong = AddFairLine(header.fair, rest, header.config.seats)) {
      return At(lines.Number() - 1, "bad_fair", std::move(*wrong));
    }
  }
  return std::nullopt;
}

std::optional<Problem> ReadHeader(Lines& lines, Header& header) {
  std::string_view rest;
  if (lines.Next() != kFirstLine) {
    return At(1, "bad_header", "a record begins with " + Quoted(kFirstLine));
  }
  if (!lines.Next(kRulesWord, rest)) return At(2, "bad_header", "\"rules\" is expected");
  if (rest != std::to_string(kRulesVersion)) {
    return At(2, "version",
              "these are rules " + std::to_string(kRulesVersion) + ", not " + Quoted(rest));
  }
  if (!lines.Next(kConfigWord, rest)) return At(3, "bad_header", "\"config\" is expected");
  const Result<Config> config = ReadConfig(rest);
  if (!config) {
    Problem problem = At(3, "bad_config", Describe(config.Error()));
    problem.clause = config.Error().clause;
    return problem;
  }
  header.config = *config;
  if (std::optional<Problem> problem = ReadNames(lines, header)) return problem;
  if (std::optional<Problem> problem = ReadOrigin(lines, header)) return problem;
  if (std::optional<Problem> problem = ReadFair(lines, header)) return problem;
  header.result_line = lines.Number();
  if (!lines.Next(kResultWord, header.result)) {
    return At(lines.Number(), "bad_header",
              "\"name\", \"origin\", \"fair\" or \"result\" is expected");
  }
  if (header.result != kUnfinished && header.result.find(" winners ") == std::string_view::npos) {
    return At(header.result_line, "bad_result", "\"unfinished\", or totals and \"winners\"");
  }
  if (lines.End() || !lines.Next().empty()) {
    return At(header.result_line + 1, "bad_header", "an empty line ends the header");
  }
  return std::nullopt;
}

struct Decision {
  std::size_t line = 0;
  Seat seat = kNoSeat;
  Action action;
};

Result<Decision> ReadDecision(Lines& lines) {
  const std::size_t line = lines.Number();
  std::string_view rest;
  if (!lines.Next(kDecisionMark, rest)) {
    return At(line, "malformed",
              "a line begins with \"> \", \"* \" or \"? \": " + Quoted(lines.Peek()));
  }
  const std::optional<Seat> seat = SeatFrom(rest.substr(0, 1));
  if (!seat || rest.size() < 3 || rest[1] != ' ') {
    return At(line, "malformed", "a seat and an action are expected: " + Quoted(rest));
  }
  const std::optional<Action> action = ActionFrom(rest.substr(2));
  if (!action) {
    return At(line, "no_such_action", "there is no action " + Quoted(rest.substr(2)));
  }
  return Decision{.line = line, .seat = *seat, .action = *action};
}

std::vector<std::string> ReadChance(Lines& lines) {
  std::vector<std::string> texts;
  std::string_view rest;
  while (lines.Next(kChanceMark, rest)) texts.emplace_back(rest);
  return texts;
}

// Hints go before a decision, or stand at the end of a game that is not over.
std::optional<Problem> ReadHints(Lines& lines, GameRecord& record, ReplayObserver* observer) {
  std::string_view rest;
  while (lines.Next(kHintMark, rest)) {
    const std::optional<Seat> seat = SeatFrom(rest);
    if (!seat || !record.state.pending.Has(*seat)) {
      return At(lines.Number() - 1, "bad_hint", "a seat that must decide is expected");
    }
    ++record.hints;
    if (observer != nullptr) observer->Hinted(*seat);
  }
  return std::nullopt;
}

// `first`: the line of the first outcome.
[[nodiscard]] Problem ChanceProblem(const PlayProblem& wrong, std::size_t first) {
  return At(first + wrong.at, "chance", wrong.problem.message);
}

std::optional<Problem> CheckEnd(const Header& header, const GameState& state, std::size_t line) {
  const bool over = state.phase == Phase::kOver;
  if (header.result == kUnfinished) {
    if (!over) return std::nullopt;
    return At(header.result_line, "wrong_result", "the game is finished");
  }
  if (!over) return At(line, "truncated", "the record ends before the game, which has a result");
  const std::string result = ResultText(state);
  if (header.result == result) return std::nullopt;
  return At(header.result_line, "wrong_result", "the result is " + Quoted(result));
}

std::optional<Problem> CheckSize(std::string_view text) {
  if (text.size() > kMaxRecordBytes) {
    return At(0, "too_big", "more than " + std::to_string(kMaxRecordBytes) + " bytes");
  }
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  if (lines > kMaxRecordLines) {
    return At(kMaxRecordLines, "too_big", "more lines than a game can have");
  }
  return std::nullopt;
}

// The game before its first decision.
std::variant<GameState, PlayProblem> Begin(const Header& header, std::span<const std::string> drawn,
                                           Sink* sink) {
  if (!header.start) return NewGameWith(header.config, drawn, sink);
  if (drawn.empty()) return *header.start;
  return PlayProblem{.problem = {.code = {}, .message = "nothing is drawn before a decision"}};
}

Result<GameRecord> Replay(std::string_view text, ReplayObserver* observer) {
  Lines lines(text);
  Header header;
  if (std::optional<Problem> problem = ReadHeader(lines, header)) return *problem;
  const std::size_t first = lines.Number();
  const std::vector<std::string> drawn = ReadChance(lines);
  if (observer != nullptr) observer->Given(drawn);
  std::variant<GameState, PlayProblem> start = Begin(header, drawn, observer);
  if (const PlayProblem* wrong = std::get_if<PlayProblem>(&start)) {
    return ChanceProblem(*wrong, first);
  }
  GameRecord record{.config = header.config,
                    .names = header.names,
                    .origin = header.origin,
                    .start = header.start,
                    .fair = header.fair,
                    .state = *std::get_if<GameState>(&start)};
  if (observer != nullptr) observer->Started(record.state);
  for (; !lines.End(); ++record.decisions) {
    if (record.state.phase == Phase::kOver) {
      return At(lines.Number(), "after_end", "the game is over: " + Quoted(lines.Peek()));
    }
    if (std::optional<Problem> problem = ReadHints(lines, record, observer)) return *problem;
    if (lines.End()) break;
    const Result<Decision> next = ReadDecision(lines);
    if (!next) return next.Error();
    const std::vector<std::string> chance = ReadChance(lines);
    if (observer != nullptr) {
      observer->Deciding(next->line, record.state, next->seat, next->action);
      observer->Given(chance);
    }
    if (const std::optional<PlayProblem> wrong =
            ApplyWith(record.state, next->seat, next->action, chance, observer)) {
      if (wrong->problem.code.starts_with("chance/")) return ChanceProblem(*wrong, next->line + 1);
      return At(next->line, "illegal",
                wrong->problem.message + ": " + Quoted(ActionText(next->action)));
    }
    if (observer != nullptr) observer->Decided(next->line, record.state);
  }
  record.finished = record.state.phase == Phase::kOver;
  if (std::optional<Problem> problem = CheckEnd(header, record.state, lines.Number())) {
    return *problem;
  }
  return record;
}

}  // namespace

Result<GameRecord> ReplayRecord(std::string_view text, ReplayObserver* observer) {
  if (std::optional<Problem> problem = CheckSize(text)) return *problem;
  Result<GameRecord> checked = Replay(text, nullptr);
  if (!checked || observer == nullptr) return checked;
  return Replay(text, observer);
}

}  // namespace folsom
