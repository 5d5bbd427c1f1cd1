#include "record/game/replay.h"

namespace folsom {

namespace {

// Up to the first that has no meaning.
std::vector<Drawn> ParseOutcomes(std::span<const std::string> texts, const Palette& palette) {
  std::vector<Drawn> outcomes;
  for (const std::string& text : texts) {
    const std::optional<Drawn> drawn = ChanceFrom(text, palette);
    if (!drawn) break;
    outcomes.push_back(*drawn);
  }
  return outcomes;
}

// What is wrong after a run with `source` over the first `parsed` of `texts`.
std::optional<PlayProblem> StepVerdict(const ListSource& source, std::span<const std::string> texts,
                                       std::size_t parsed) {
  const bool ran_out = source.Error() && source.ErrorAt() == parsed;
  if (source.Error() && !(ran_out && parsed < texts.size())) {
    return PlayProblem{.problem = *source.Error(), .at = source.ErrorAt()};
  }
  if (parsed < texts.size() && (ran_out || source.AllUsed())) {
    const std::string code = ran_out ? "chance/malformed" : "chance/unused";
    const std::string what =
        ran_out ? "no outcome of chance here: \"" : "nothing more is drawn: \"";
    return PlayProblem{.problem = {.code = code, .message = what + texts[parsed] + "\""},
                       .at = parsed};
  }
  if (source.AllUsed()) return std::nullopt;
  return PlayProblem{
      .problem = {.code = "chance/unused",
                  .message = "nothing more is drawn: \"" + texts[source.Used()] + "\""},
      .at = source.Used()};
}

// Runs `run(state, dice, sink)` with the outcomes in words. Which cards the words mean can hang on
// a casting that happens in the same run; then a first run finds it out.
template <typename Run>
std::optional<PlayProblem> Play(GameState& state, std::span<const std::string> chance, Sink* sink,
                                Run run) {
  Palette palette = PaletteOf(state);
  std::vector<Drawn> outcomes = ParseOutcomes(chance, palette);
  if (state.phase == Phase::kCasting) {
    GameState rehearsal = state;
    ListSource source(outcomes, palette);
    Dice dice(source);
    run(rehearsal, dice, nullptr);
    palette = PaletteOf(rehearsal);
    outcomes = ParseOutcomes(chance, palette);
  }
  GameState trial = state;
  ListSource source(outcomes, palette);
  Dice dice(source);
  run(trial, dice, nullptr);
  if (std::optional<PlayProblem> wrong = StepVerdict(source, chance, outcomes.size())) return wrong;
  if (sink == nullptr) {
    state = trial;
    return std::nullopt;
  }
  ListSource again(outcomes, palette);
  Dice told(again);
  run(state, told, sink);
  return std::nullopt;
}

struct IllegalText {
  Illegal illegal;
  std::string_view message;
};
constexpr std::array<IllegalText, 5> kIllegalTexts{{
    {Illegal::kNone, "nothing is wrong"},
    {Illegal::kGameOver, "the game is over"},
    {Illegal::kNotYourTurn, "nothing is asked of this seat now"},
    {Illegal::kNoSuchAction, "there is no such action"},
    {Illegal::kNotLegal, "this action is not legal here"},
}};

}  // namespace

Problem ProblemOf(Illegal illegal) {
  return {.code = std::string("action/").append(KeyOf(illegal)),
          .message = std::string(kIllegalTexts[Index(illegal)].message)};
}

std::variant<GameState, PlayProblem> NewGameWith(const Config& config,
                                                 std::span<const std::string> chance, Sink* sink) {
  GameState state;
  state.config = Normalised(config);
  state.terms = TermsFor(state.config);
  const auto run = [&config](GameState& s, Dice& dice, Sink* to) { s = NewGame(config, dice, to); };
  if (std::optional<PlayProblem> wrong = Play(state, chance, sink, run)) return *wrong;
  return state;
}

std::optional<PlayProblem> ApplyWith(GameState& state, Seat seat, Action action,
                                     std::span<const std::string> chance, Sink* sink, Stop stop) {
  Dice dice(0);
  GameState probe = state;
  const Illegal illegal = Apply(probe, seat, action, dice);
  if (illegal != Illegal::kNone) return PlayProblem{.problem = ProblemOf(illegal), .at = 0};
  return Play(state, chance, sink, [&](GameState& s, Dice& given, Sink* to) {
    ApplyLegal(s, seat, action, given, to, stop);
  });
}

std::optional<PlayProblem> AdvanceWith(GameState& state, std::span<const std::string> chance,
                                       Sink* sink, Stop stop) {
  return Play(state, chance, sink,
              [stop](GameState& s, Dice& dice, Sink* to) { Advance(s, dice, to, stop); });
}

std::vector<std::string> ChanceTexts(std::span<const Drawn> drawn, const GameState& after) {
  const Palette palette = PaletteOf(after);
  std::vector<std::string> texts;
  texts.reserve(drawn.size());
  for (const Drawn& outcome : drawn) texts.push_back(ChanceText(outcome, palette));
  return texts;
}

std::vector<Drawn> ChanceFromTexts(std::span<const std::string> texts, const GameState& after) {
  return ParseOutcomes(texts, PaletteOf(after));
}

}  // namespace folsom
