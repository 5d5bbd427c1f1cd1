#include "cli/recorded_game.h"

#include "record/game_record.h"

namespace folsom {

RecordedGame RecordRandomGame(const Config& config, std::uint64_t game_seed) {
  Rng choices = GameChance(game_seed).choices;
  GameWriter writer(config, game_seed);
  RecordedGame result;
  ActionList legal;
  while (writer.State().phase != Phase::kOver) {
    const Seat seat = writer.State().pending.First();
    LegalActions(writer.State(), seat, legal);
    writer.Apply(seat, ChooseRandom(ViewFor(writer.State(), seat), legal, choices.Next32()));
    ++result.game.choices;
  }
  result.game.state = writer.State();
  result.record = writer.Text();
  return result;
}

}  // namespace folsom
