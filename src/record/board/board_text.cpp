#include "record/board/board_text.h"

#include <boost/json.hpp>

#include "record/json/config_json.h"
#include "record/json/json_cards.h"
#include "record/words/action_text.h"
#include "rules/state/query.h"

namespace folsom {

std::string PileCardText(PileCard card, Card face, const Palette& palette) {
  std::string text(SeatText(card.By()));
  text.append(" ").append(CardText(face, card.By(), palette));
  if (card.FaceDown()) text += " down";
  if (card.Second()) text += " second";
  return text;
}

void BoardText::ConfigFields() {
  if (was_ != nullptr) return;
  text_.Raw("config", boost::json::serialize(ConfigJson(now_.config)));
  if (now_.phase == Phase::kCasting || now_.config.wagons_given) return;
  text_.List("wagons", [&] {
    for (std::size_t i = 0; i + 1 < now_.terms.cars; ++i) text_.Item(KeyOf(now_.config.wagons[i]));
  });
}

void BoardText::BanditsOfSeat(Seat seat) {
  if (was_ != nullptr) return;
  text_.List("bandits", [&] {
    for (const Bandit b : BanditsOf(now_, seat)) text_.Item(KeyOf(b));
  });
}

void BoardText::Put(std::string_view key, const Seat* was, Seat now, ByType) {
  now == kNoSeat ? Gone(key, was != nullptr) : text_.Number(key, Index(now));
}
void BoardText::Put(std::string_view key, const Car* was, Car now, ByType) {
  now == kNoCar ? Gone(key, was != nullptr) : text_.Number(key, Index(now));
}
void BoardText::Put(std::string_view key, const FlaskKind* was, FlaskKind now, ByType) {
  now == FlaskKind::kNone ? Gone(key, was != nullptr) : text_.Word(key, KeyOf(now));
}
void BoardText::Put(std::string_view key, const PurseValue* was, PurseValue now, ByType) {
  if (now == PurseValue::kNone) return Gone(key, was != nullptr);
  text_.Number(key, static_cast<std::size_t>(Dollars(now)));
}
void BoardText::Put(std::string_view key, const Action* was, Action now, ByType) {
  now == kNoAction ? Gone(key, was != nullptr) : text_.Word(key, ActionText(now));
}
void BoardText::Put(std::string_view key, const Place*, Place now, ByType) {
  text_.Word(key, PlaceText(now));
}
void BoardText::Put(std::string_view key, const Spot*, Spot now, ByType) {
  text_.Word(key, SpotText(now));
}

void BoardText::Put(std::string_view key, const SeatMask*, SeatMask now, ByType) {
  text_.List(key, [&] {
    for (const Seat seat : now& SeatMask::FirstN(kMaxSeats)) text_.Item(Index(seat));
  });
}
void BoardText::Put(std::string_view key, const SeatMask* was, SeatMask now, AsKnowers) {
  now == kEveryone ? text_.Word(key, "all") : Put(key, was, now, ByType{});
}
void BoardText::Put(std::string_view key, const SeatMask* was, SeatMask now, IfAny) {
  now.Empty() ? Gone(key, was != nullptr) : Put(key, was, now, ByType{});
}

void BoardText::Put(std::string_view key, const CardBag*, const CardBag& now, ByType) {
  text_.List(key, [&] {
    ForCards(now, [&](Card card) { text_.Item(CardText(card, whose_, palette_)); });
  });
}
void BoardText::Put(std::string_view key, const std::uint64_t*, std::uint64_t now, AsCards) {
  Put(key, nullptr, CardBag{now, 0}, ByType{});
}

void BoardText::Count(std::string_view key, bool patch, std::size_t was, std::size_t now) {
  if (was == now) return;
  now == 0 ? Gone(key, patch) : text_.Number(key, now);
}
// {"neutral": 2, "tuco": 1} of a word with a byte per source.
void BoardText::Put(std::string_view key, const std::uint64_t* was, std::uint64_t now, ByType) {
  const CardBag old{0, was == nullptr ? 0 : *was};
  Object(key, [&] {
    for (std::uint8_t i = 0; i < kBulletSources; ++i) {
      const auto source = static_cast<BulletSource>(i);
      const Card bullet = Card::Bullet(source);
      Count(SourceText(source), was != nullptr, old.Count(bullet), CardBag{0, now}.Count(bullet));
    }
  });
}
void BoardText::Put(std::string_view key, const PerPlace* was, const PerPlace& now, UpTo) {
  Object(key, [&] {
    for (std::uint8_t id = 0; id < kPlaces; ++id) {
      const std::uint8_t old = was == nullptr ? std::uint8_t{0} : (*was)[id];
      if (old != now[id]) Count(PlaceText({id}), was != nullptr, old, now[id]);
    }
  });
}

void BoardText::Put(std::string_view key, const BulletStack*, const BulletStack& now, ByType) {
  text_.List(key, [&] {
    for (std::size_t i = 0; i < now.size; ++i) text_.Item(SourceText(now.At(i)));
  });
}
void BoardText::Put(std::string_view key, const RoundCards*, const RoundCards& now, ByType) {
  text_.List(key, [&] {
    for (const RoundCard card : now) {
      if (card != kNoRoundCard) text_.Item(KeyOf(card));
    }
  });
}
void BoardText::Put(std::string_view key, const Pairs* was, const Pairs& now, ByType) {
  if (now[0] == kNoBandit) return Gone(key, was != nullptr);
  text_.List(key, [&] {
    for (const Bandit partner : now) text_.Item(KeyOf(partner));
  });
}
void BoardText::Put(std::string_view key, const PerCar*, const PerCar& now, UpTo) {
  text_.List(key, [&] {
    for (const std::uint8_t count : now) text_.Item(std::size_t{count});
  });
}

void BoardText::Put(std::string_view key, const Bandits* was, const Bandits& now, ByType) {
  Object(key, [&] {
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const BanditState* const old = was == nullptr ? nullptr : &(*was)[i];
      if (now[i].owner == kNoSeat || (old != nullptr && *old == now[i])) continue;
      Object(KeyOf(static_cast<Bandit>(i)), [&] { Fields(kBanditFields, old, now[i]); });
    }
  });
}

void BoardText::Put(std::string_view key, const Pile*, const Pile& now, ByType) {
  const std::size_t size = now_.pile_size;
  if (was_ != nullptr && was_->pile_size == size && was_->pile == now &&
      was_faces_->pile == faces_.pile) {
    return;
  }
  text_.List(key, [&] {
    for (std::size_t i = 0; i < size; ++i) {
      text_.Item(PileCardText(now[i], faces_.pile[i], palette_));
    }
  });
}

template <typename Token, typename TokenFields>
void BoardText::Tokens(std::string_view key, const TokenFields& fields) {
  Object(key, [&] {
    if (now_.phase == Phase::kCasting) return;  // There are none yet.
    for (std::size_t i = 0; i < Token::kSlots; ++i) {
      const Token now = Token::Of(now_, faces_, i);
      const Token old = was_ == nullptr ? Token{} : Token::Of(*was_, *was_faces_, i);
      if (was_ != nullptr && old == now) continue;
      Object(std::to_string(i), [&] { Fields(fields, was_ == nullptr ? nullptr : &old, now); });
    }
  });
}
void BoardText::Put(std::string_view key, const Purses*, const Purses&, ByType) {
  Tokens<ShownPurse>(key, kPurseFields);
}
void BoardText::Put(std::string_view key, const Flasks*, const Flasks&, ByType) {
  Tokens<ShownFlask>(key, kFlaskFields);
}

}  // namespace folsom
