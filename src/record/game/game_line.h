// A game and how it came about, for those who go back and forth in it and try things out.
//
// The moments of a game are shared and never change: a copy costs a pointer and has the same past,
// a decision adds a moment, taking back goes to the one before. A moment keeps the state, the
// generator and what chance gave; events and records are made of that when somebody asks. The same
// seed and decisions are the game that GameWriter plays.
//
// Different copies may be used by different threads.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/game/chance.h"
#include "record/game/replay.h"
#include "record/origin/origin.h"
#include "record/words/result.h"
#include "rules/play/apply.h"

namespace folsom {

class GameLine {
 public:
  // Precondition: !CheckConfig(config).
  GameLine(const Config& config, std::uint64_t seed);
  // With the outcomes `chance` for the set-up; `seed` is for what comes after.
  [[nodiscard]] static std::variant<GameLine, PlayProblem> With(const Config& config,
                                                                std::span<const std::string> chance,
                                                                std::uint64_t seed);
  // From the middle: runs `state` to its first decision if nothing is pending. Its past is unknown.
  [[nodiscard]] static GameLine From(const GameState& state, std::uint64_t seed);
  // Codes of ReplayRecord. What a record tells of a fair deal or of another game's luck is not
  // kept: what is drawn from here on is no part of that. Neither are hints.
  [[nodiscard]] static Result<GameLine> FromRecord(std::string_view record, std::uint64_t seed);

  [[nodiscard]] const GameState& State() const { return now_->state; }
  // Since the start.
  [[nodiscard]] std::size_t Decisions() const { return now_->decisions; }

  // As folsom::Apply and ApplyWith.
  Illegal Apply(Seat seat, Action action);
  [[nodiscard]] std::optional<PlayProblem> ApplyWith(Seat seat, Action action,
                                                     std::span<const std::string> chance);
  // Takes the last decision back; false: there is none.
  bool Undo();

  // All that happened from decision `since` on (0: from the set-up on), as nobody may see it:
  // redact it first. `first` is how many events came before.
  struct Happened {
    std::size_t first = 0;
    std::vector<EventBody> events;
  };
  [[nodiscard]] Happened Events(std::size_t since) const;

  // Nothing if the past is not known, and no record told of it.
  [[nodiscard]] std::optional<std::string> Record() const;

 private:
  // The game after a decision, or after the set-up.
  struct Moment {
    std::shared_ptr<const Moment> before;  // None: the set-up.
    GameState state;
    Rng rng;
    std::vector<Drawn> drawn;  // On the way here.
    std::uint32_t decisions = 0;
    Seat seat = kNoSeat;  // Who decided what.
    Action action = kNoAction;
  };
  // How it began; shared by all that come from there.
  struct Origin {
    std::optional<GameState> position;    // Before anything ran; none: a new game.
    std::vector<std::string> names = {};  // Of a record,
    std::optional<GameOrigin> from = {};  // which began at `position`.
  };
  class Reader;

  GameLine(std::shared_ptr<const Origin> origin, std::shared_ptr<const Moment> now);

  void Add(Moment next);
  // From the set-up to now.
  [[nodiscard]] std::vector<const Moment*> Past() const;
  void Retell(const Moment& moment, Sink& sink) const;

  std::shared_ptr<const Origin> origin_;
  std::shared_ptr<const Moment> now_;
};

}  // namespace folsom
