#include "record/game/game_line.h"

#include <algorithm>
#include <array>

#include "record/game/game_record.h"
#include "record/game/record_lines.h"
#include "record/position/position.h"

namespace folsom {

namespace {

class EventList final : public Sink {
 public:
  void Emit(const EventBody& event, const GameState& /*after*/) override {
    events.push_back(event);
  }
  std::vector<EventBody> events;
};

}  // namespace

// Makes the moments of a record.
class GameLine::Reader final : public ReplayObserver {
 public:
  explicit Reader(std::uint64_t seed) : rng_(seed) {}

  void Given(std::span<const std::string> chance) override {
    chance_.assign(chance.begin(), chance.end());
  }
  void Started(const GameState& state) override { Add(state, kNoSeat, kNoAction); }
  void Deciding(std::size_t /*line*/, const GameState& /*before*/, Seat seat,
                Action action) override {
    seat_ = seat;
    action_ = action;
  }
  void Decided(std::size_t /*line*/, const GameState& after) override {
    Add(after, seat_, action_);
  }

  [[nodiscard]] std::shared_ptr<const Moment> Last() const { return last_; }

 private:
  void Add(const GameState& state, Seat seat, Action action) {
    const std::uint32_t decisions = last_ ? last_->decisions + 1 : 0;
    last_ = std::make_shared<const Moment>(Moment{.before = last_,
                                                  .state = state,
                                                  .rng = rng_,
                                                  .drawn = ChanceFromTexts(chance_, state),
                                                  .decisions = decisions,
                                                  .seat = seat,
                                                  .action = action});
  }

  Rng rng_;
  std::vector<std::string> chance_;
  Seat seat_ = kNoSeat;
  Action action_ = kNoAction;
  std::shared_ptr<const Moment> last_;
};

GameLine::GameLine(std::shared_ptr<const Origin> origin, std::shared_ptr<const Moment> now)
    : origin_(std::move(origin)), now_(std::move(now)) {}

GameLine::GameLine(const Config& config, std::uint64_t seed)
    : origin_(std::make_shared<const Origin>()) {
  Recorder recorder(seed);
  Dice dice(recorder);
  const GameState state = NewGame(config, dice);
  Add({.before = nullptr, .state = state, .rng = recorder.Generator(), .drawn = recorder.All()});
}

std::variant<GameLine, PlayProblem> GameLine::With(const Config& config,
                                                   std::span<const std::string> chance,
                                                   std::uint64_t seed) {
  const std::variant<GameState, PlayProblem> start = NewGameWith(config, chance);
  if (const PlayProblem* wrong = std::get_if<PlayProblem>(&start)) return *wrong;
  const GameState& state = *std::get_if<GameState>(&start);
  GameLine line(std::make_shared<const Origin>(), nullptr);
  line.Add({.before = nullptr,
            .state = state,
            .rng = Rng(seed),
            .drawn = ChanceFromTexts(chance, state)});
  return line;
}

GameLine GameLine::From(const GameState& state, std::uint64_t seed) {
  GameLine line(std::make_shared<const Origin>(Origin{.position = state}), nullptr);
  Recorder recorder(seed);
  Moment start{.before = nullptr, .state = state, .rng = recorder.Generator(), .drawn = {}};
  if (NeedsAdvance(state)) {
    Dice dice(recorder);
    Advance(start.state, dice);
    start.rng = recorder.Generator();
    start.drawn = recorder.All();
  }
  line.Add(std::move(start));
  return line;
}

Result<GameLine> GameLine::FromRecord(std::string_view record, std::uint64_t seed) {
  Reader reader(seed);
  const Result<GameRecord> read = ReplayRecord(record, &reader);
  if (!read) return read.Error();
  auto origin =
      std::make_shared<const Origin>(Origin{.position = read->start,
                                            .names = {read->names.begin(), read->names.end()},
                                            .from = read->start ? read->origin : std::nullopt});
  return GameLine(std::move(origin), reader.Last());
}

void GameLine::Add(Moment next) { now_ = std::make_shared<const Moment>(std::move(next)); }

Illegal GameLine::Apply(Seat seat, Action action) {
  auto next = std::make_shared<Moment>(Moment{.before = now_,
                                              .state = now_->state,
                                              .rng = now_->rng,
                                              .drawn = {},
                                              .decisions = now_->decisions + 1,
                                              .seat = seat,
                                              .action = action});
  Recorder recorder(now_->rng);
  Dice dice(recorder);
  const Illegal illegal = folsom::Apply(next->state, seat, action, dice);
  if (illegal != Illegal::kNone) return illegal;
  next->rng = recorder.Generator();
  next->drawn = recorder.TakeAll();
  now_ = std::move(next);
  return illegal;
}

std::optional<PlayProblem> GameLine::ApplyWith(Seat seat, Action action,
                                               std::span<const std::string> chance) {
  Moment next{.before = now_,
              .state = now_->state,
              .rng = now_->rng,
              .drawn = {},
              .decisions = now_->decisions + 1,
              .seat = seat,
              .action = action};
  if (auto wrong = folsom::ApplyWith(next.state, seat, action, chance)) return wrong;
  next.drawn = ChanceFromTexts(chance, next.state);
  Add(std::move(next));
  return std::nullopt;
}

bool GameLine::Undo() {
  if (now_->before == nullptr) return false;
  now_ = std::shared_ptr<const Moment>(now_->before);  // A copy first: `now_` holds it.
  return true;
}

std::vector<const GameLine::Moment*> GameLine::Past() const {
  std::vector<const Moment*> past;
  for (const Moment* at = now_.get(); at != nullptr; at = at->before.get()) past.push_back(at);
  std::ranges::reverse(past);
  return past;
}

// Plays the way to `moment` again.
void GameLine::Retell(const Moment& moment, Sink& sink) const {
  ListSource source(moment.drawn);
  Dice dice(source);
  if (moment.before != nullptr) {
    GameState state = moment.before->state;
    ApplyLegal(state, moment.seat, moment.action, dice, &sink);
  } else if (!origin_->position) {
    (void)NewGame(moment.state.config, dice, &sink);
  } else if (NeedsAdvance(*origin_->position)) {
    GameState state = *origin_->position;
    Advance(state, dice, &sink);
  }
}

GameLine::Happened GameLine::Events(std::size_t since) const {
  EventList list;
  Happened happened;
  for (const Moment* moment : Past()) {
    Retell(*moment, list);
    if (moment->decisions >= since) continue;
    happened.first += list.events.size();
    list.events.clear();
  }
  happened.events = std::move(list.events);
  return happened;
}

std::optional<std::string> GameLine::Record() const {
  if (origin_->position && !origin_->from) return std::nullopt;
  std::string text = HeaderText(State(), origin_->names);
  if (origin_->from) text = WithOriginLines(std::move(text), *origin_->from, &*origin_->position);
  for (const Moment* moment : Past()) {
    if (moment->before != nullptr) AppendDecision(text, moment->seat, moment->action);
    AppendChance(text, moment->drawn, moment->state);
  }
  return text;
}

}  // namespace folsom
