// Puzzles: one's standing, answers, which the hall judges itself, and the table that shows one.
#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "hall/client/client.h"
#include "hall/people/people.h"
#include "hall/problems.h"
#include "hall/puzzles/puzzle_standing.h"
#include "hall/store_ask.h"
#include "record/position/position.h"
#include "rules/choices/legal.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Who plays the others, and goes on for the player after the answer: as quick as strong.
constexpr const char* kPuzzleBot = "desperado";
// Other devices of the same person may answer at the same time.
constexpr int kNoteTries = 5;

[[nodiscard]] Problem UnknownPuzzle() {
  return ProblemOf("puzzle/unknown", "there is no such puzzle");
}

struct Judged {
  std::optional<Problem> refused{};
  PuzzleStanding before{};
  PuzzleStanding after{};
};

// Only the first answer of this person counts.
[[nodiscard]] Judged Judge(Store& store, const std::string& person, const ShippedPuzzle& puzzle,
                           bool right, Millis now) {
  for (int i = 0; i < kNoteTries; ++i) {
    const std::string kept = store.Note(person, kPuzzleNote);
    const PuzzleStanding before = StandingFrom(kept);
    if (before.Has(puzzle.id)) {
      return {.refused = ProblemOf("puzzle/answered", "you have answered this puzzle")};
    }
    const PuzzleStanding after = WithAnswer(before, puzzle, right, now);
    if (store.SetNote(person, kPuzzleNote, kept, StandingText(after))) {
      return {.before = before, .after = after};
    }
  }
  return {.refused = StoreFailed()};
}

// The puzzle's own: that seat is asked, and can answer just what the puzzle says.
[[nodiscard]] bool IsPositionOf(const ShippedPuzzle& puzzle, const GameState& state, Seat seat) {
  if (!CanBegin(state, state.config, seat)) return false;
  ActionList legal;
  LegalActions(state, seat, legal);
  return legal.Size() == puzzle.legal.size() &&
         std::ranges::all_of(puzzle.legal, [&](Action action) { return legal.Has(action); });
}

[[nodiscard]] FirstCommands PuzzleSeats(const GameState& state, Seat own, const Person& person) {
  FirstCommands first;
  for (std::size_t i = 0; i < state.config.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (seat == own) continue;
    first.emplace_back(person.id, PutBot{.seat = seat, .level = kPuzzleBot});
  }
  first.emplace_back(person.id, SitDown{.seat = own,
                                        .name = person.name,
                                        .program = person.program,
                                        .claimed = IsOwnName(person, person.name),
                                        .by_link = false});
  first.emplace_back(person.id, StartGame{});
  return first;
}

[[nodiscard]] Opening OpeningOf(const message::PuzzleTable& m, const GameState& state) {
  TableOptions options{.spectators = false, .take_back = false, .clock = ClockKind::kNone};
  options.bot_pause_ms = 0;
  options.stand_in = kPuzzleBot;
  return {.config = state.config,
          .options = std::move(options),
          .origin = GameOrigin{.game = std::string(kPuzzleName) + m.puzzle,
                               .decision = 0,
                               .seat = m.seat,
                               .anew = true},
          .position = WritePosition(state)};
}

}  // namespace

void Client::On(Id id, const message::Puzzles& /*m*/) {
  const auto read = [person = person_.id](Store& store) {
    return StandingFrom(store.Note(person, kPuzzleNote));
  };
  const auto answer = [this, id](const std::optional<PuzzleStanding>& standing) {
    if (!standing) return Refuse(id, StoreFailed());
    Ok(id, {{"standing", StandingJson(*standing)}});
  };
  AskStore(tools_.store, read, leash_.On(answer));
}

void Client::On(Id id, const message::PuzzleAnswer& m) {
  const std::optional<ShippedPuzzle> puzzle = FindPuzzle(m.puzzle);
  if (!puzzle) return Refuse(id, UnknownPuzzle());
  if (std::ranges::find(puzzle->legal, m.action) == puzzle->legal.end()) {
    return Refuse(id, ProblemOf("puzzle/not_legal", "this cannot be done there"));
  }
  const bool right = std::ranges::find(puzzle->right, m.action) != puzzle->right.end();
  const auto judge = [person = person_.id, puzzle = *puzzle, right, now = tools_.loop.Now()](
                         Store& store) { return Judge(store, person, puzzle, right, now); };
  const auto answer = [this, id, right](const std::optional<Judged>& judged) {
    if (!judged) return Refuse(id, StoreFailed());
    if (judged->refused) return Refuse(id, *judged->refused);
    Ok(id, {{"right", right},
            {"before", StandingJson(judged->before).at("rating")},
            {"standing", StandingJson(judged->after)}});
  };
  AskStore(tools_.store, judge, leash_.On(answer));
}

void Client::On(Id id, const message::PuzzleTable& m) {
  if (!MayWatchMore(id)) return;
  const std::optional<ShippedPuzzle> puzzle = FindPuzzle(m.puzzle);
  if (!puzzle) return Refuse(id, UnknownPuzzle());
  const Result<GameState> state = ReadPosition(m.position);
  if (!state) return Refuse(id, state.Error());
  if (!IsPositionOf(*puzzle, *state, m.seat)) {
    return Refuse(id, ProblemOf("puzzle/other_position", "this is not the puzzle's position"));
  }
  Confirmed(id, {}, [this, id, m, state = *state] {
    Opening opening = OpeningOf(m, state);
    opening.host = person_.id;
    opening.address = peer_.address;
    opening.first = PuzzleSeats(state, m.seat, person_);
    const auto made = [this, id](TableHost* host, const Problem& why) {
      if (host == nullptr) return Refuse(id, why);
      Created(id, *host);
    };
    tools_.hall.Open(std::move(opening), leash_.On(made));
  });
}

}  // namespace folsom
