#include <boost/json.hpp>

#include "record/json/config_json.h"
#include "record/json/json_board.h"
#include "record/position/position.h"
#include "record/words/action_text.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::object SeatJson(const GameState& state, Seat seat, const Palette& palette) {
  const PublicSeat& s = state.At(seat);
  const SeatSecrets& secret = state.Secret(seat);
  const Action choice = state.choices[Index(seat)];
  json::object out;
  out["bandits"] = BanditsOfJson(state.bandits, seat);
  out["hand"] = CardsJson(secret.hand, seat, palette);
  out["deck"] = CardsJson(secret.deck, seat, palette);
  out["top"] = TopJson(s.top);
  out["discard"] = CardsJson(s.discard, seat, palette);
  out["received"] = BulletsJson(s.received);
  out["received_this_round"] = s.received_this_round;
  out["known_bullets"] = BulletsJson(s.known_bullets);
  out["known_actions"] = s.known_actions;
  out["known_duds"] = s.known_duds;
  out["kept"] = CardsJson({secret.kept, 0}, seat, palette);
  if (choice != kNoAction) out["choice"] = ActionText(choice);
  return out;
}

json::array WagonsJson(const GameState& state) {
  json::array list;
  for (std::size_t i = 0; i + 1 < state.terms.cars; ++i) {
    list.emplace_back(KeyOf(state.config.wagons[i]));
  }
  return list;
}

}  // namespace

json::object PositionJson(const GameState& state) {
  json::object out;
  out["config"] = ConfigJson(state.config);
  if (state.phase != Phase::kCasting && !state.config.wagons_given) {
    out["wagons"] = WagonsJson(state);
  }
  const Palette palette = PaletteOf(state);
  json::object& seats = out["seats"].emplace_object();
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    seats[SeatText(seat)] = SeatJson(state, seat, palette);
  }
  WriteBoard(state, state.faces, out);
  if (state.terms.horses && state.phase != Phase::kCasting) {
    json::object& coach = out["horses"].emplace_object();
    WriteCoach(state.horses, state.faces, coach);
    coach["asked"] = KeysJson(state.horses_secrets.asked);
    coach["boarding"] = KeysJson(state.horses_secrets.boarding);
  }
  return out;
}

std::string WritePosition(const GameState& state) { return json::serialize(PositionJson(state)); }

}  // namespace folsom
