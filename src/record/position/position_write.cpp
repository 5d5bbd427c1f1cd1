#include <boost/json.hpp>

#include "record/board/board_text.h"
#include "record/position/position.h"
#include "record/position/position_fields.h"

namespace folsom {

std::string WritePosition(const GameState& state) {
  std::string out = "{";
  BoardText text(out, static_cast<const GameState*>(nullptr), state);
  text.ConfigFields();
  text.Seats([&](Seat seat) {
    const Commitment commitment{state.Secret(seat).kept, state.choices[Index(seat)]};
    text.BanditsOfSeat(seat);
    text.Fields<SeatSecrets>(kHandFields, nullptr, state.Secret(seat));
    text.SeatFields(seat);
    text.Fields<Commitment>(kCommitmentFields, nullptr, commitment);
  });
  text.BoardFields();
  text.Horses([&] { text.Fields<HorsesSecrets>(kBoardingFields, nullptr, state.horses_secrets); });
  return out + "}";
}

boost::json::object PositionJson(const GameState& state) {
  return boost::json::parse(WritePosition(state)).as_object();
}

}  // namespace folsom
