#include "record/game/tally.h"

#include <boost/json.hpp>
#include <string_view>

#include "record/words/names.h"
#include "rules/state/score.h"

namespace folsom {

namespace json = boost::json;

namespace {

// By the order of Deed.
constexpr std::array<std::string_view, kDeeds> kDeedKeys{"cards",   "idle",    "hits",    "misses",
                                                         "bullets", "neutral", "punches", "punched",
                                                         "taken",   "lost",    "marshal"};

}  // namespace

void Tally::Note(Seat seat, Deed deed) {
  if (seat != kNoSeat) ++counts_[Index(seat)][static_cast<std::size_t>(deed)];
}

void Tally::NoteMoney(const GameState& state) {
  const Score score = ScoreOf(state);
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    const SeatScore& own = score.seats[i];
    money_[i].push_back(static_cast<std::int16_t>(own.total - own.gunslinger));
  }
}

Seat Tally::OwnerOf(Bandit bandit) const { return owners_[Index(bandit)]; }

CardTally* Tally::CardsAtHand() {
  if (acting_ == kNoSeat || !card_.IsAction()) return nullptr;
  return &cards_[Index(acting_)][Index(card_.Kind())];
}

void Tally::On(const CardRevealed& e) {
  acting_ = e.seat;
  card_ = e.card;
  Note(acting_, Deed::kTurnedUp);
  if (CardTally* const cards = CardsAtHand()) ++cards->resolved;
}
void Tally::On(const HadNoEffect& /*e*/) {
  Note(acting_, Deed::kIdle);
  CardTally* const cards = CardsAtHand();
  if (cards == nullptr) return;
  ++cards->nothing;
  if (card_.Kind() == CardKind::kFire) Note(acting_, Deed::kMisses);
}
void Tally::On(const BulletHit& e) {
  Note(OwnerOf(e.shooter), Deed::kHits);
  Note(OwnerOf(e.target), Deed::kBullets);
}
void Tally::On(const NeutralBullet& e) { Note(OwnerOf(e.bandit), Deed::kByLaw); }
void Tally::On(const BanditMoved& e) {
  if (e.cause != Cause::kPunch) return;
  Note(acting_, Deed::kPunches);
  Note(OwnerOf(e.bandit), Deed::kPunched);
}
void Tally::On(const LootTaken& e) {
  Note(OwnerOf(e.bandit), Deed::kTaken);
  Note(OwnerOf(e.punched), Deed::kLost);
}
void Tally::On(const LootDropped& e) { Note(OwnerOf(e.bandit), Deed::kLost); }
void Tally::On(const PurseLost& e) { Note(OwnerOf(e.bandit), Deed::kLost); }
void Tally::On(const MarshalMoved& /*e*/) { Note(acting_, Deed::kMarshal); }
// The cards of the round are done.
void Tally::On(const EventBegan& /*e*/) { acting_ = kNoSeat; }

void Tally::Add(const EventBody& event, const GameState& after) {
  for (std::size_t i = 0; i < kMaxBandits; ++i) owners_[i] = after.bandits[i].owner;
  if (std::holds_alternative<RoundBegan>(event)) NoteMoney(after);
  std::visit([this](const auto& e) { On(e); }, event);
}

void Tally::Begin(const GameState& start) {
  if (start.round > 0) NoteMoney(start);  // Else the first round does.
}

void Tally::End(const GameState& after) { NoteMoney(after); }

json::object Tally::CardsJson(Seat seat) const {
  json::object out;
  for (std::size_t i = 0; i < kCardKinds; ++i) {
    const auto [resolved, nothing] = cards_[Index(seat)][i];
    if (resolved == 0) continue;
    out[KeyOf(static_cast<CardKind>(i))] =
        json::object{{"resolved", resolved}, {"nothing", nothing}};
  }
  return out;
}

json::object Tally::Json() const {
  json::array counts;
  json::array money;
  for (std::size_t i = 0; i < kMaxSeats && !money_[i].empty(); ++i) {
    json::object own;
    for (std::size_t deed = 0; deed < kDeeds; ++deed) own[kDeedKeys[deed]] = counts_[i][deed];
    own["by_card"] = CardsJson(static_cast<Seat>(i));
    counts.push_back(std::move(own));
    money.push_back(json::array(money_[i].begin(), money_[i].end()));
  }
  return {{"counts", std::move(counts)}, {"money", std::move(money)}};
}

}  // namespace folsom
