// The line protocol of `folsom engine`: one JSON object in, one out. docs/engine.md has every
// command and field; tests run its examples.
//
// A session holds at most one game with its whole history, so that `undo` goes back to the start.
// A line that is refused changes nothing.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/request.h"
#include "record/game/chance.h"
#include "rules/play/apply.h"

namespace folsom {

class Session {
 public:
  // The reply to one line, without a line break. Never throws for what a line holds.
  [[nodiscard]] std::string Handle(std::string_view line);

  // True once `quit` was answered.
  [[nodiscard]] bool Finished() const { return finished_; }

 private:
  // The game after a decision: the state, the generator as it stands, how many decisions and which
  // events led here.
  struct Moment {
    GameState state;
    Recorder chance;
    std::size_t decisions = 0;
    std::size_t events_from = 0;
    std::size_t events_to = 0;
  };

  boost::json::object Answer(Request& request);
  boost::json::object New(const Request& request);
  boost::json::object LoadPosition(const Request& request);
  boost::json::object Status(const Request& request) const;
  boost::json::object Get(const Request& request) const;
  boost::json::object View(const Request& request) const;
  boost::json::object SampleWorld(const Request& request) const;
  boost::json::object Legal(const Request& request) const;
  boost::json::object ApplyAction(const Request& request);
  boost::json::object GoOn(const Request& request);
  boost::json::object Undo(const Request& request);
  boost::json::object Events(const Request& request) const;
  boost::json::object Scores(const Request& request) const;
  boost::json::object AskBot(const Request& request) const;
  boost::json::object Quit(const Request& request);

  // The current moment; refuses with engine/no_game.
  [[nodiscard]] const Moment& Now() const;
  // The seat that decides: the one named, or the only one that is pending.
  [[nodiscard]] Seat DecidingSeat(const Request& request) const;
  void Forget();
  // Goes on to `moment`, which `events` and the outcomes `drawn` led to; the reply is its status.
  boost::json::object Add(Moment moment, std::vector<EventBody> events,
                          const std::vector<std::string>& drawn);

  std::vector<Moment> history_;
  std::vector<EventBody> events_;  // Of all moments, in order.
  bool finished_ = false;
};

}  // namespace folsom
