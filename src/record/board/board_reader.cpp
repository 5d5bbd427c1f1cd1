#include "record/board/board_reader.h"

#include <charconv>

#include "record/words/action_text.h"
#include "record/words/shortened.h"

namespace folsom {

namespace {

// More bullets of one source than there are in the game would overflow a bag's byte.
constexpr std::int64_t kMostBullets = 16;

// A key that is the number of one of `count` tokens.
[[nodiscard]] std::size_t ReadSlot(JsonProblems& problems, std::string_view key,
                                   const JsonPath& path, std::size_t count) {
  std::size_t slot = count;
  std::from_chars(key.data(), key.data() + key.size(), slot);
  if (slot < count && std::to_string(slot) == key) return slot;
  problems.Fail("unknown_field", "a number below " + std::to_string(count) + " is expected", path);
  return 0;
}

}  // namespace

void ReadWagons(JsonProblems& problems, JsonObject& fields, Board& board) {
  using Json = boost::json::value;
  fields.With("wagons", [&](const Json& json, const JsonPath& path) {
    if (board.config.wagons_given) {
      return problems.Fail("contradiction", "the config has wagons already", path);
    }
    Mask<Wagon> left = Mask<Wagon>::FirstN(kWagons);
    std::size_t n = 0;
    ReadArray(problems, json, path, board.terms.cars - 1U,
              [&](const Json& item, const JsonPath& at) {
                const Wagon wagon = ReadKey<Wagon>(problems, item, at);
                if (!left.Has(wagon)) problems.Fail("contradiction", "a wagon is twice here", at);
                left.Remove(wagon);
                board.config.wagons[n++] = wagon;
              });
    if (n != board.terms.cars - 1U) {
      return problems.Fail("out_of_range",
                           std::to_string(board.terms.cars - 1) + " wagons are needed", path);
    }
    for (const Wagon wagon : left) board.config.wagons[n++] = wagon;
  });
}

// --- Numbers and words

void BoardReader::Get(const Json& json, const JsonPath& path, std::uint8_t& out, UpTo limit) {
  const std::int64_t most = limit.of == nullptr ? limit.most : limit.of(board_);
  out = static_cast<std::uint8_t>(ReadNumber(problems_, json, path, 0, most));
}
void BoardReader::Get(const Json& json, const JsonPath& path, std::uint8_t& out, AsFlag) {
  out = ReadFlag(problems_, json, path) ? 1 : 0;
}
void BoardReader::Get(const Json& json, const JsonPath& path, Seat& out, ByType) {
  out = static_cast<Seat>(ReadNumber(problems_, json, path, 0, board_.terms.seats - 1));
}
void BoardReader::Get(const Json& json, const JsonPath& path, Car& out, ByType) {
  out = static_cast<Car>(ReadNumber(problems_, json, path, 0, board_.terms.cars - 1));
}
void BoardReader::Get(const Json& json, const JsonPath& path, PurseValue& out, ByType) {
  const std::optional<PurseValue> value = PurseFrom(ReadNumber(problems_, json, path, 250, 500));
  if (!value) problems_.Fail("out_of_range", "a purse holds 250 to 500 in steps of 50", path);
  out = value.value_or(PurseValue::kNone);
}
void BoardReader::Get(const Json& json, const JsonPath& path, Action& out, ByType) {
  const std::optional<Action> action = ActionFrom(ReadText(problems_, json, path));
  if (!action) problems_.Fail("unknown_word", "there is no such action", path);
  out = action.value_or(kNoAction);
}
void BoardReader::Get(const Json& json, const JsonPath& path, Place& out, ByType) {
  const std::optional<Place> place = PlaceFrom(ReadText(problems_, json, path));
  if (!place) problems_.Fail("unknown_word", "a place like \"car 2 inside\" is expected", path);
  out = place.value_or(kUnplaced);
}
void BoardReader::Get(const Json& json, const JsonPath& path, Spot& out, ByType) {
  const std::optional<Spot> spot = SpotFrom(ReadText(problems_, json, path));
  if (!spot) problems_.Fail("unknown_word", "a place, \"on belle\" or \"out\" is expected", path);
  out = spot.value_or(kOut);
}
void BoardReader::Get(const Json& json, const JsonPath& path, SeatMask& out, ByType) {
  out = ReadSeats(problems_, json, path, board_.terms.seats);
}
void BoardReader::Get(const Json& json, const JsonPath& path, SeatMask& out, AsKnowers) {
  if (!json.is_string()) return Get(json, path, out, ByType{});
  if (ReadText(problems_, json, path) != "all") {
    problems_.Fail("unknown_word", "\"all\" or a list of seats is expected", path);
  }
  out = kEveryone;
}

// --- Cards

Card BoardReader::ReadCard(std::string_view text, const JsonPath& path, Seat seat) {
  const std::optional<Card> card = CardFrom(text, seat, palette_);
  if (card) return *card;
  problems_.Fail(
      "unknown_word",
      "\"" + std::string(Shortened(text)) + "\" is no card of seat " + std::string(SeatText(seat)),
      path);
  return kHiddenCard;
}
BulletSource BoardReader::ReadSource(std::string_view text, const JsonPath& path) {
  const std::optional<BulletSource> source = SourceFrom(text);
  if (!source) problems_.Fail("unknown_word", "no source of bullets", path);
  return source.value_or(kNeutral);
}

void BoardReader::Get(const Json& json, const JsonPath& path, CardBag& out, ByType) {
  out = {};
  ReadArray(problems_, json, path, kMostCards, [&](const Json& item, const JsonPath& at) {
    const Card card = ReadCard(ReadText(problems_, item, at), at, whose_);
    if (card == kHiddenCard) {
      return problems_.Fail("unknown_word", "a hidden card cannot be here", at);
    }
    if (out.Count(card) >= (card.IsAction() ? 2 : kMostBullets)) {
      return problems_.Fail("out_of_range", "more of this card than there are", at);
    }
    out.Add(card);
  });
}
void BoardReader::Get(const Json& json, const JsonPath& path, std::uint64_t& out, AsCards) {
  CardBag cards;
  Get(json, path, cards, ByType{});
  out = cards.actions;
  if (cards.bullets != 0) problems_.Fail("contradiction", "bullets are not kept", path);
}
void BoardReader::Get(const Json& json, const JsonPath& path, std::uint64_t& out, ByType) {
  out = 0;
  ReadMembers(problems_, json, path,
              [&](std::string_view key, const Json& item, const JsonPath& at) {
                const std::size_t byte = Index(ReadSource(key, at));
                const std::int64_t count = ReadNumber(problems_, item, at, 0, kMostBullets);
                out |= static_cast<std::uint64_t>(count) << (byte * 8);
              });
}
void BoardReader::Get(const Json& json, const JsonPath& path, BulletStack& out, ByType) {
  ReadArray(problems_, json, path, BulletStack::kMost, [&](const Json& item, const JsonPath& at) {
    out.Push(ReadSource(ReadText(problems_, item, at), at));
  });
}

// "2 belle move down second"
void BoardReader::Get(const Json& json, const JsonPath& path, Pile& out, ByType) {
  ReadArray(problems_, json, path, kMaxPile, [&](const Json& item, const JsonPath& at) {
    std::string_view text = ReadText(problems_, item, at);
    const std::optional<Seat> seat = SeatFrom(text.substr(0, 1));
    if (!seat || Index(*seat) >= board_.terms.seats || text.size() < 3 || text[1] != ' ') {
      return problems_.Fail("malformed", "a seat and a card like \"2 belle move\" are expected",
                            at);
    }
    text.remove_prefix(2);
    std::size_t bits = Index(*seat);
    for (const auto& [word, bit] : {std::pair{std::string_view(" second"), PileCard::kSecond},
                                    std::pair{std::string_view(" down"), PileCard::kFaceDown}}) {
      if (!text.ends_with(word)) continue;
      bits |= bit;
      text.remove_suffix(word.size());
    }
    const Card card = ReadCard(text, at, *seat);
    if (card.IsBullet()) problems_.Fail("out_of_range", "bullets are never played (PLAN-2)", at);
    faces_.pile[board_.pile_size] = card;
    out[board_.pile_size++] = {static_cast<std::uint8_t>(bits)};
  });
}

// --- Lists

void BoardReader::Get(const Json& json, const JsonPath& path, RoundCards& out, ByType) {
  std::size_t n = 0;
  ReadArray(problems_, json, path, out.size(), [&](const Json& item, const JsonPath& at) {
    out[n++] = ReadKey<RoundCard>(problems_, item, at);
  });
}
void BoardReader::Get(const Json& json, const JsonPath& path, Pairs& out, ByType) {
  std::size_t n = 0;
  ReadArray(problems_, json, path, out.size(), [&](const Json& item, const JsonPath& at) {
    out[n++] = ReadKey<Bandit>(problems_, item, at);
  });
  if (n != out.size()) problems_.Fail("out_of_range", "three bandits are needed", path);
}
void BoardReader::Get(const Json& json, const JsonPath& path, PerCar& out, UpTo limit) {
  std::size_t n = 0;
  ReadArray(problems_, json, path, out.size(),
            [&](const Json& item, const JsonPath& at) { Get(item, at, out[n++], limit); });
}
void BoardReader::Get(const Json& json, const JsonPath& path, PerPlace& out, UpTo limit) {
  out = {};
  ReadMembers(problems_, json, path,
              [&](std::string_view key, const Json& item, const JsonPath& at) {
                const std::optional<Place> place = PlaceFrom(key);
                if (!place || !place->InPlay()) {
                  return problems_.Fail("unknown_word", "this is no place", at);
                }
                Get(item, at, out[place->id], limit);
              });
}
void BoardReader::Get(const Json& json, const JsonPath& path, Bandits& out, ByType) {
  ReadMembers(problems_, json, path,
              [&](std::string_view key, const Json& item, const JsonPath& at) {
                const std::optional<Bandit> who = FromKey<Bandit>(key);
                if (!who) return FailWord(problems_, key, KeysOf<Bandit>(), at);
                if (out[Index(*who)].owner == kNoSeat) {
                  return problems_.Fail("not_cast", "this bandit is nobody's", at);
                }
                JsonObject fields(problems_, item, at);
                Fields(fields, kBanditFields, out[Index(*who)]);
                fields.Finish();
              });
}

template <typename Token, typename TokenFields>
void BoardReader::Tokens(const Json& json, const JsonPath& path, const TokenFields& fields) {
  ReadMembers(problems_, json, path,
              [&](std::string_view key, const Json& item, const JsonPath& at) {
                const std::size_t slot = ReadSlot(problems_, key, at, Token::kSlots);
                Token token = Token::Of(board_, faces_, slot);
                JsonObject object(problems_, item, at);
                Fields(object, fields, token);
                object.Finish();
                token.PutInto(board_, faces_, slot);
              });
}
void BoardReader::Get(const Json& json, const JsonPath& path, Purses&, ByType) {
  Tokens<ShownPurse>(json, path, kPurseFields);
}
void BoardReader::Get(const Json& json, const JsonPath& path, Flasks&, ByType) {
  Tokens<ShownFlask>(json, path, kFlaskFields);
}

}  // namespace folsom
