#include "cli/recorded_game.h"

#include "record/game/game_record.h"

namespace folsom {

RecordedGame RecordGame(const Config& config, const BotSeats& bots, std::uint64_t game_seed) {
  Rng choices = GameChance(game_seed).choices;
  GameWriter writer(config, game_seed, NamesOfBots(bots, SeatMask::FirstN(config.seats)));
  RecordedGame result;
  while (writer.State().phase != Phase::kOver) {
    const Seat seat = writer.State().pending.First();
    writer.Apply(seat, BotAction(bots, writer.State(), seat, choices.Next32()));
    ++result.game.choices;
  }
  result.game.state = writer.State();
  result.record = writer.Text();
  return result;
}

}  // namespace folsom
