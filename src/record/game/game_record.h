// A whole game as text that people can read and that replays without a seed:
//
//   folsom record 1
//   rules 1
//   config {"edition":"2014","seats":3,...}
//   name 0 Anna
//   result unfinished
//
//   * wagon mail
//   * first 2
//   ...
//   > 2 play belle move
//   ? 0
//   > 0 draw
//   * card 0 tuco fire
//
// Lines with `>` are decisions (seat, action), lines with `*` the outcomes of chance that follow
// from the set-up or from the decision above them, lines with `?` hints that somebody asked for.
// docs/notation.md has the grammar.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/game/chance.h"
#include "record/game/fair_lines.h"
#include "record/origin/origin.h"
#include "record/words/result.h"
#include "rules/play/apply.h"

namespace folsom {

inline constexpr std::size_t kMaxRecordBytes = 256 * 1024;
inline constexpr std::size_t kMaxRecordLines = 8000;
inline constexpr int kRulesVersion = 1;  // Changes when an old record would play differently.

// Plays a game and keeps its record.
class GameWriter {
 public:
  // Precondition: !CheckConfig(config). `names` by seat; may be shorter or empty.
  GameWriter(const Config& config, std::uint64_t seed, std::vector<std::string> names = {},
             Sink* sink = nullptr);
  // Draws from another source, which must outlive the writer.
  GameWriter(const Config& config, ChanceSource& source, std::vector<std::string> names = {},
             Sink* sink = nullptr);
  // From the middle. Text() then needs WithOriginLines. Precondition: CanBegin (origin.h).
  GameWriter(const GameState& start, ChanceSource& source, std::vector<std::string> names = {});

  [[nodiscard]] const GameState& State() const { return state_; }
  // As folsom::Apply; an illegal action leaves no trace.
  Illegal Apply(Seat seat, Action action, Sink* sink = nullptr);
  // What a bot would do in its open question was told to who plays `seat`.
  void Hint(Seat seat);
  // The record so far; marked unfinished before the end.
  [[nodiscard]] std::string Text() const;

 private:
  void Start(const Config& config, Sink* sink);
  void NoteChance();

  Recorder recorder_;
  std::vector<std::string> names_;
  GameState state_;
  std::string body_;
};

// Follows a replay line by line. Everything told was verified before.
class ReplayObserver : public Sink {
 public:
  // The outcomes of chance that the record gives next, before the events of what they belong to.
  virtual void Given(std::span<const std::string> /*chance*/) {}
  // The game is set up, and its events came before; or it begins in the middle, without any.
  virtual void Started(const GameState& /*state*/) {}
  // A hint was given in the question that is open to this seat.
  virtual void Hinted(Seat /*seat*/) {}
  // A decision, before it is applied; its events follow.
  virtual void Deciding(std::size_t /*line*/, const GameState& /*before*/, Seat /*seat*/,
                        Action /*action*/) {}
  // It was applied, up to the next decision.
  virtual void Decided(std::size_t /*line*/, const GameState& /*after*/) {}
  void Emit(const EventBody& /*event*/, const GameState& /*after*/) override {}
};

struct GameRecord {
  Config config;
  std::array<std::string, kMaxSeats> names{};  // SafeText; empty where the record has none.
  std::optional<GameOrigin> origin{};          // None: a game of its own.
  std::optional<GameState> start{};            // Where it began, if not with the set-up.
  FairDeal fair{};                             // Without a commit if the record has none.
  GameState state{};                           // At the end of the record.
  bool finished = false;
  std::size_t decisions = 0;
  std::size_t hints = 0;
};

// Replays and checks every line. Codes: record/too_big, record/bad_header, record/version,
// record/bad_config, record/bad_name, record/bad_origin, record/bad_fair, record/bad_result,
// record/malformed, record/no_such_action, record/illegal, record/bad_hint, record/chance,
// record/after_end,
// record/truncated, record/wrong_result; always with the line.
[[nodiscard]] Result<GameRecord> ReplayRecord(std::string_view text,
                                              ReplayObserver* observer = nullptr);

}  // namespace folsom
