#include "record/json/json_board.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::object PlaceCounts(const std::array<std::uint8_t, kPlaces>& counts) {
  json::object out;
  for (std::uint8_t id = 0; id < kPlaces; ++id) {
    if (counts[id] != 0) out[PlaceText({id})] = counts[id];
  }
  return out;
}

json::object PurseJson(const PurseToken& purse, PurseValue value) {
  json::object out;
  out["at"] = SpotText(purse.spot);
  if (value != PurseValue::kNone) out["value"] = Dollars(value);
  out["knowers"] = KnowersJson(purse.knowers);
  return out;
}

json::object FlaskJson(const FlaskToken& flask, FlaskKind kind) {
  json::object out;
  out["at"] = SpotText(flask.spot);
  if (kind != FlaskKind::kNone) out["kind"] = KeyOf(kind);
  out["knowers"] = KnowersJson(flask.knowers);
  out["half"] = flask.half != 0;
  return out;
}

json::array RoundsJson(const std::array<RoundCard, kRounds>& rounds) {
  json::array list;
  for (const RoundCard card : rounds) {
    if (card != kNoRoundCard) list.emplace_back(KeyOf(card));
  }
  return list;
}

// A bandit, hostage or car that may be none, in which case the field is left out.
template <typename Enum>
void PutKey(json::object& out, std::string_view key, Enum value, Enum none) {
  if (value != none) out[key] = KeyOf(value);
}
void PutCar(json::object& out, std::string_view key, Car car) {
  if (car != kNoCar) out[key] = Index(car);
}

void WriteQuestion(const Board& board, json::object& out) {
  out["phase"] = KeyOf(board.phase);
  out["ask"] = KeyOf(board.ask);
  out["pending"] = SeatsJson(board.pending);
  PutKey(out, "actor", board.actor, kNoBandit);
  PutKey(out, "target", board.target, kNoBandit);
  out["step"] = board.step;
  out["round"] = board.round;
  out["rounds"] = RoundsJson(board.rounds);
  if (board.first != kNoSeat) out["first"] = Index(board.first);
  out["turn"] = board.turn;
  out["order"] = board.order;
  out["acts"] = board.acts;
}

}  // namespace

json::array SeatsJson(SeatMask seats) {
  json::array list;
  for (const Seat seat : seats) {
    if (Index(seat) < kMaxSeats) list.emplace_back(Index(seat));
  }
  return list;
}

json::value KnowersJson(SeatMask seats) {
  if (seats == kEveryone) return "all";
  return SeatsJson(seats);
}

json::array CardsJson(const CardBag& bag, Seat seat, const Palette& palette) {
  json::array list;
  for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
    const Card card{id};
    if (!card.IsAction() && !card.IsBullet()) continue;
    for (std::size_t n = bag.Count(card); n > 0; --n) {
      list.emplace_back(CardText(card, seat, palette));
    }
  }
  return list;
}

json::object BulletsJson(std::uint64_t bullets) {
  json::object out;
  for (std::uint8_t i = 0; i < kBulletSources; ++i) {
    const auto source = static_cast<BulletSource>(i);
    const std::size_t count = CardBag{0, bullets}.Count(Card::Bullet(source));
    if (count != 0) out[SourceText(source)] = count;
  }
  return out;
}

json::array TopJson(const BulletStack& top) {
  json::array list;
  for (std::size_t i = 0; i < top.size; ++i) list.emplace_back(SourceText(top.At(i)));
  return list;
}

std::string PileCardText(PileCard card, Card face, const Palette& palette) {
  std::string text(SeatText(card.By()));
  text.append(" ").append(CardText(face, card.By(), palette));
  if (card.FaceDown()) text += " down";
  if (card.Second()) text += " second";
  return text;
}

json::object BanditJson(const BanditState& bandit) {
  json::object out;
  out["place"] = PlaceText(bandit.place);
  out["bullets"] = bandit.bullets;
  out["jewels"] = bandit.jewels;
  out["strongboxes"] = bandit.strongboxes;
  PutKey(out, "hostage", bandit.hostage, kNoHostage);
  out["fired_at_own"] = bandit.fired_at_own;
  out["conductor"] = bandit.conductor != 0;
  return out;
}

json::array BanditsOfJson(const std::array<BanditState, kMaxBandits>& bandits, Seat seat) {
  json::array list;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (bandits[i].owner == seat) list.emplace_back(KeyOf(static_cast<Bandit>(i)));
  }
  return list;
}

void WriteBoard(const Board& board, const Faces& faces, json::object& out) {
  json::object& bandits = out["bandits"].emplace_object();
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (board.bandits[i].owner == kNoSeat) continue;
    bandits[KeyOf(static_cast<Bandit>(i))] = BanditJson(board.bandits[i]);
  }
  WriteQuestion(board, out);
  json::array& pile = out["pile"].emplace_array();
  const Palette palette = PaletteOf(board);
  for (std::size_t i = 0; i < board.pile_size; ++i) {
    pile.emplace_back(PileCardText(board.pile[i], faces.pile[i], palette));
  }
  out["pile_next"] = board.pile_next;
  json::object& purses = out["purses"].emplace_object();
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (board.phase == Phase::kCasting) break;  // There are none yet.
    purses[std::to_string(i)] = PurseJson(board.purses[i], faces.purses[i]);
  }
  out["jewels"] = PlaceCounts(board.jewels);
  out["strongboxes"] = PlaceCounts(board.strongboxes);
  out["strongbox_waits"] = board.strongbox_waits != 0;
  out["marshal"] = Index(board.marshal);
  out["neutral"] = board.neutral;
  if (board.pairs[0] == kNoBandit) return;
  json::array& pairs = out["pairs"].emplace_array();
  for (const Bandit partner : board.pairs) pairs.emplace_back(KeyOf(partner));
}

void WriteCoach(const HorsesBoard& coach, const Faces& faces, json::object& out) {
  PutCar(out, "coach", coach.coach);
  out["guard"] = KeyOf(coach.guard);
  json::array& horses = out["horses"].emplace_array();
  for (const std::uint8_t count : coach.horses) horses.emplace_back(count);
  out["hostages"] = KeysJson(coach.hostages);
  json::object& flasks = out["flasks"].emplace_object();
  for (std::size_t i = 0; i < kFlasks; ++i) {
    flasks[std::to_string(i)] = FlaskJson(coach.flasks[i], faces.flasks[i]);
  }
  out["riding"] = KeysJson(coach.riding);
  PutCar(out, "attacked", coach.attacked);
  out["fleeing"] = KeysJson(coach.fleeing);
  PutKey(out, "hostage_taker", coach.hostage_taker, kNoBandit);
}

}  // namespace folsom
