#include "record/json/score_json.h"

#include <boost/json.hpp>

#include "record/json/json_cards.h"
#include "rules/state/score.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::object BanditScoreJson(const BanditState& bandit, const BanditScore& score) {
  json::object object;
  object["seat"] = Index(bandit.owner);
  object["purses"] = score.purses;
  object["jewels"] = score.jewels;
  object["strongboxes"] = score.strongboxes;
  object["conductor"] = score.conductor;
  object["ransom"] = score.ransom;
  object["caught"] = score.caught;
  object["counts"] = score.counts;
  return object;
}

json::object SeatScoreJson(const SeatScore& score) {
  json::object object;
  object["shares"] = score.shares;
  object["mortal"] = score.mortal;
  object["gunslinger"] = score.gunslinger;
  object["total"] = score.total;
  object["side_total"] = score.side_total;
  return object;
}

}  // namespace

json::object ScoreJson(const GameState& state) {
  const Score score = ScoreOf(state);
  json::array seats;
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    seats.push_back(SeatScoreJson(score.seats[i]));
  }
  json::object bandits;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (state.bandits[i].owner == kNoSeat) continue;
    bandits[KeyOf(static_cast<Bandit>(i))] = BanditScoreJson(state.bandits[i], score.bandits[i]);
  }
  json::object reply;
  reply["seats"] = std::move(seats);
  reply["bandits"] = std::move(bandits);
  reply["winners"] = SeatsJson(score.winners);
  return reply;
}

}  // namespace folsom
