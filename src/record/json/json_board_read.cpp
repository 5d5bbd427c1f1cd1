#include <charconv>

#include "record/json/json_board.h"
#include "record/words/action_text.h"
#include "record/words/shortened.h"

namespace folsom {

namespace json = boost::json;

namespace {

// More bullets of one source than there are in the game would overflow a bag's byte.
constexpr std::int64_t kMostBullets = 16;

void AddCard(JsonProblems& problems, CardBag& bag, Card card, const JsonPath& path) {
  const std::size_t most = card.IsAction() ? 2 : kMostBullets;
  if (bag.Count(card) >= most) {
    return problems.Fail("out_of_range", "more of this card than there are", path);
  }
  bag.Add(card);
}

[[nodiscard]] Card ReadCard(JsonProblems& problems, std::string_view text, const JsonPath& path,
                            Seat seat, const Palette& palette) {
  const std::optional<Card> card = CardFrom(text, seat, palette);
  if (card) return *card;
  problems.Fail(
      "unknown_word",
      "\"" + std::string(Shortened(text)) + "\" is no card of seat " + std::string(SeatText(seat)),
      path);
  return kHiddenCard;
}

[[nodiscard]] Place ReadPlace(JsonProblems& problems, const json::value& json,
                              const JsonPath& path) {
  const std::optional<Place> place = PlaceFrom(ReadText(problems, json, path));
  if (!place) problems.Fail("unknown_word", "a place like \"car 2 inside\" is expected", path);
  return place.value_or(kUnplaced);
}

void ReadSpot(JsonProblems& problems, JsonObject& fields, Spot& spot) {
  fields.With("at", [&](const json::value& json, const JsonPath& at) {
    const std::optional<Spot> read = SpotFrom(ReadText(problems, json, at));
    if (!read) problems.Fail("unknown_word", "a place, \"on belle\" or \"out\" is expected", at);
    spot = read.value_or(kOut);
  });
}

void ReadBandit(JsonProblems& problems, const json::value& json, const JsonPath& path, Bandit who,
                BanditState& bandit, BoardListed& listed) {
  JsonObject fields(problems, json, path);
  listed.place[Index(who)] = fields.With("place", [&](const json::value& item, const JsonPath& at) {
    bandit.place = ReadPlace(problems, item, at);
  });
  listed.bullets[Index(who)] = fields.Number("bullets", bandit.bullets, kBulletsPerBandit);
  fields.Number("jewels", bandit.jewels, kJewels);
  fields.Number("strongboxes", bandit.strongboxes, 3);
  fields.Key("hostage", bandit.hostage);
  fields.Number("fired_at_own", bandit.fired_at_own, kBulletsPerBandit);
  fields.Flag("conductor", bandit.conductor);
  fields.Finish();
}

void ReadBandits(JsonProblems& problems, JsonObject& fields, Board& board, BoardListed& listed) {
  fields.With("bandits", [&](const json::value& json, const JsonPath& path) {
    ReadMembers(problems, json, path,
                [&](std::string_view key, const json::value& item, const JsonPath& at) {
                  const std::optional<Bandit> who = FromKey<Bandit>(key);
                  if (!who) return FailWord(problems, key, KeysOf<Bandit>(), at);
                  if (board.bandits[Index(*who)].owner == kNoSeat) {
                    return problems.Fail("not_cast", "this bandit is nobody's", at);
                  }
                  ReadBandit(problems, item, at, *who, board.bandits[Index(*who)], listed);
                });
  });
}

// "2 belle move down second"
void ReadPileCard(JsonProblems& problems, const json::value& json, const JsonPath& path,
                  const Palette& palette, Board& board, Faces& faces) {
  std::string_view text = ReadText(problems, json, path);
  const std::optional<Seat> seat = SeatFrom(text.substr(0, 1));
  if (!seat || Index(*seat) >= board.terms.seats || text.size() < 3 || text[1] != ' ') {
    return problems.Fail("malformed", "a seat and a card like \"2 belle move\" are expected", path);
  }
  text.remove_prefix(2);
  std::size_t bits = Index(*seat);
  for (const auto& [word, bit] : {std::pair{std::string_view(" second"), PileCard::kSecond},
                                  std::pair{std::string_view(" down"), PileCard::kFaceDown}}) {
    if (!text.ends_with(word)) continue;
    bits |= bit;
    text.remove_suffix(word.size());
  }
  const Card card = ReadCard(problems, text, path, *seat, palette);
  if (card.IsBullet()) problems.Fail("out_of_range", "bullets are never played (PLAN-2)", path);
  faces.pile[board.pile_size] = card;
  board.pile[board.pile_size++] = {static_cast<std::uint8_t>(bits)};
}

void ReadPile(JsonProblems& problems, JsonObject& fields, Board& board, Faces& faces) {
  fields.With("pile", [&](const json::value& json, const JsonPath& path) {
    const Palette palette = PaletteOf(board);
    ReadArray(problems, json, path, kMaxPile, [&](const json::value& item, const JsonPath& at) {
      ReadPileCard(problems, item, at, palette, board, faces);
    });
  });
  fields.Number("pile_next", board.pile_next, board.pile_size);
}

// A key that is the number of one of `count` tokens.
[[nodiscard]] std::size_t ReadSlot(JsonProblems& problems, std::string_view key,
                                   const JsonPath& path, std::size_t count) {
  std::size_t slot = count;
  std::from_chars(key.data(), key.data() + key.size(), slot);
  if (slot < count && std::to_string(slot) == key) return slot;
  problems.Fail("unknown_field", "a number below " + std::to_string(count) + " is expected", path);
  return 0;
}

void ReadPurse(JsonProblems& problems, const json::value& json, const JsonPath& path, Board& board,
               Faces& faces, std::size_t slot, BoardListed& listed) {
  PurseToken& purse = board.purses[slot];
  JsonObject fields(problems, json, path);
  ReadSpot(problems, fields, purse.spot);
  fields.With("value", [&](const json::value& item, const JsonPath& at) {
    const std::optional<PurseValue> value = PurseFrom(ReadNumber(problems, item, at, 250, 500));
    if (!value) problems.Fail("out_of_range", "a purse holds 250 to 500 in steps of 50", at);
    faces.purses[slot] = value.value_or(PurseValue::kNone);
  });
  listed.purses[slot] = true;
  listed.knowers[slot] = fields.With("knowers", [&](const json::value& item, const JsonPath& at) {
    purse.knowers = ReadKnowers(problems, item, at, board.terms.seats);
  });
  fields.Finish();
}

void ReadCounts(JsonProblems& problems, const json::value& json, const JsonPath& path,
                std::int64_t most, std::array<std::uint8_t, kPlaces>& counts) {
  counts = {};
  ReadMembers(
      problems, json, path, [&](std::string_view key, const json::value& item, const JsonPath& at) {
        const std::optional<Place> place = PlaceFrom(key);
        if (!place || !place->InPlay()) {
          return problems.Fail("unknown_word", "this is no place", at);
        }
        counts[place->id] = static_cast<std::uint8_t>(ReadNumber(problems, item, at, 0, most));
      });
}

void ReadLoot(JsonProblems& problems, JsonObject& fields, Board& board, Faces& faces,
              BoardListed& listed) {
  fields.With("purses", [&](const json::value& json, const JsonPath& path) {
    ReadMembers(problems, json, path,
                [&](std::string_view key, const json::value& item, const JsonPath& at) {
                  const std::size_t slot = ReadSlot(problems, key, at, kPurses);
                  ReadPurse(problems, item, at, board, faces, slot, listed);
                });
  });
  listed.jewels = fields.With("jewels", [&](const json::value& json, const JsonPath& path) {
    ReadCounts(problems, json, path, kJewels, board.jewels);
  });
  listed.strongboxes =
      fields.With("strongboxes", [&](const json::value& json, const JsonPath& path) {
        ReadCounts(problems, json, path, 3, board.strongboxes);
      });
  fields.Flag("strongbox_waits", board.strongbox_waits);
}

void ReadQuestion(JsonProblems& problems, JsonObject& fields, Board& board, BoardListed& listed) {
  const std::int64_t last_seat = board.terms.seats - 1;
  fields.Key("ask", board.ask);
  fields.With("pending", [&](const json::value& json, const JsonPath& path) {
    board.pending = ReadSeats(problems, json, path, board.terms.seats);
  });
  fields.Key("actor", board.actor);
  fields.Key("target", board.target);
  fields.Number("step", board.step, 32);
  fields.Number("round", board.round, kRounds);
  listed.rounds = fields.With("rounds", [&](const json::value& json, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, json, path, kRounds, [&](const json::value& item, const JsonPath& at) {
      board.rounds[n++] = ReadKey<RoundCard>(problems, item, at);
    });
  });
  fields.Number("first", board.first, last_seat);
  fields.Number("turn", board.turn, 4);
  fields.Number("order", board.order, board.terms.seats);
  fields.Number("acts", board.acts, 2);
}

void ReadPairs(JsonProblems& problems, JsonObject& fields, Board& board) {
  fields.With("pairs", [&](const json::value& json, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, json, path, board.pairs.size(),
              [&](const json::value& item, const JsonPath& at) {
                board.pairs[n++] = ReadKey<Bandit>(problems, item, at);
              });
    if (n != board.pairs.size()) problems.Fail("out_of_range", "three bandits are needed", path);
  });
}

}  // namespace

CardBag ReadCards(JsonProblems& problems, const json::value& json, const JsonPath& path, Seat seat,
                  const Palette& palette) {
  CardBag bag;
  ReadArray(problems, json, path, 80, [&](const json::value& item, const JsonPath& at) {
    const Card card = ReadCard(problems, ReadText(problems, item, at), at, seat, palette);
    if (card == kHiddenCard) {
      return problems.Fail("unknown_word", "a hidden card cannot be here", at);
    }
    AddCard(problems, bag, card, at);
  });
  return bag;
}

std::uint64_t ReadBullets(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  CardBag bag;
  ReadMembers(problems, json, path,
              [&](std::string_view key, const json::value& item, const JsonPath& at) {
                const std::optional<BulletSource> source = SourceFrom(key);
                if (!source) return problems.Fail("unknown_word", "no source of bullets", at);
                const auto count =
                    static_cast<std::uint64_t>(ReadNumber(problems, item, at, 0, kMostBullets));
                bag.bullets |= count << (Index(*source) * 8);
              });
  return bag.bullets;
}

void ReadTop(JsonProblems& problems, const json::value& json, const JsonPath& path,
             BulletStack& top) {
  ReadArray(problems, json, path, BulletStack::kMost,
            [&](const json::value& item, const JsonPath& at) {
              const std::optional<BulletSource> source = SourceFrom(ReadText(problems, item, at));
              if (!source) return problems.Fail("unknown_word", "no source of bullets", at);
              top.Push(*source);
            });
}

SeatMask ReadKnowers(JsonProblems& problems, const json::value& json, const JsonPath& path,
                     std::size_t seats) {
  if (!json.is_string()) return ReadSeats(problems, json, path, seats);
  if (ReadText(problems, json, path) != "all") {
    problems.Fail("unknown_word", "\"all\" or a list of seats is expected", path);
  }
  return kEveryone;
}

Action ReadAction(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  const std::optional<Action> action = ActionFrom(ReadText(problems, json, path));
  if (!action) problems.Fail("unknown_word", "there is no such action", path);
  return action.value_or(kNoAction);
}

void ReadBoard(JsonProblems& problems, JsonObject& fields, Board& board, Faces& faces,
               BoardListed& listed) {
  ReadBandits(problems, fields, board, listed);
  ReadQuestion(problems, fields, board, listed);
  ReadPile(problems, fields, board, faces);
  ReadLoot(problems, fields, board, faces, listed);
  listed.marshal = fields.Number("marshal", board.marshal, board.terms.cars - 1);
  listed.neutral = fields.Number("neutral", board.neutral, board.terms.neutral_supply);
  ReadPairs(problems, fields, board);
}

void ReadCoach(JsonProblems& problems, JsonObject& fields, const Terms& terms, HorsesBoard& coach,
               Faces& faces, BoardListed& listed) {
  const std::int64_t caboose = terms.cars - 1;
  listed.coach = fields.Number("coach", coach.coach, caboose);
  fields.Key("guard", coach.guard);
  listed.horses = fields.With("horses", [&](const json::value& json, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, json, path, kMaxCars, [&](const json::value& item, const JsonPath& at) {
      coach.horses[n++] = static_cast<std::uint8_t>(ReadNumber(problems, item, at, 0, kMaxBandits));
    });
  });
  listed.hostages = fields.Keys("hostages", coach.hostages);
  fields.With("flasks", [&](const json::value& json, const JsonPath& path) {
    ReadMembers(problems, json, path,
                [&](std::string_view key, const json::value& item, const JsonPath& at) {
                  const std::size_t slot = ReadSlot(problems, key, at, kFlasks);
                  FlaskToken& flask = coach.flasks[slot];
                  JsonObject token(problems, item, at);
                  ReadSpot(problems, token, flask.spot);
                  token.Key("kind", faces.flasks[slot]);
                  token.Flag("half", flask.half);
                  listed.flasks[slot] = true;
                  listed.flask_knowers[slot] =
                      token.With("knowers", [&](const json::value& who, const JsonPath& where) {
                        flask.knowers = ReadKnowers(problems, who, where, terms.seats);
                      });
                  token.Finish();
                });
  });
  fields.Keys("riding", coach.riding);
  fields.Number("attacked", coach.attacked, caboose);
  fields.Keys("fleeing", coach.fleeing);
  fields.Key("hostage_taker", coach.hostage_taker);
}

}  // namespace folsom
