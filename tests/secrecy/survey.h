// Walks through random games and lets the checker look at random positions of them.
#pragma once

#include <string>
#include <vector>

#include "secrecy/checker.h"
#include "support/random_game.h"

namespace folsom {

struct Survey {
  std::size_t checks = 0;
  std::vector<std::string> leaks;
};

// Looks at about one position in `every` (more often where commitments are open) of `games` games,
// for every seat and a spectator, and stops after a few leaks.
inline Survey SurveyGames(const Config& config, std::size_t games, std::uint32_t every,
                          const Eyes& eyes) {
  Survey survey;
  for (std::size_t game = 0; game < games && survey.leaks.size() < 3; ++game) {
    Rng rng(game + 1);
    RandomGame play(Varied(config, game), game);
    for (; !play.Over(); play.Step()) {
      if (testing::Test::HasFatalFailure()) return survey;
      const std::uint32_t rarity = IsTogether(play.state.ask) ? every / 6 + 1 : every;
      if (rng.Below(rarity) != 0) continue;
      for (std::size_t s = 0; s <= play.state.terms.seats; ++s) {
        const Seat viewer = s == play.state.terms.seats ? kNoSeat : static_cast<Seat>(s);
        for (const Commitments kind : {Commitments::kVary, Commitments::kHold}) {
          std::string leak = FirstLeak(play.state, viewer, kind, eyes, rng);
          ++survey.checks;
          if (leak.empty()) continue;
          survey.leaks.push_back(NameOf(Varied(config, game)) + " game " + std::to_string(game) +
                                 " step " + std::to_string(play.steps) + " viewer " +
                                 std::to_string(s) + ": " + leak);
          if (survey.leaks.size() >= 3) return survey;
        }
      }
    }
  }
  return survey;
}

}  // namespace folsom
