// The parts of the JSON forms that positions and views share: bandits, pile, tokens, whose turn it
// is, and the expansion. Internal to record/.
#pragma once

#include <boost/json.hpp>

#include "record/json/json_read.h"
#include "record/words/names.h"
#include "rules/view.h"

namespace folsom {

// --- Writing

[[nodiscard]] boost::json::array SeatsJson(SeatMask seats);
// "all", or a list of seats.
[[nodiscard]] boost::json::value KnowersJson(SeatMask seats);
[[nodiscard]] boost::json::array CardsJson(const CardBag& bag, Seat seat, const Palette& palette);
// {"neutral": 2, "tuco": 1} of a word with a byte per source.
[[nodiscard]] boost::json::object BulletsJson(std::uint64_t bullets);
[[nodiscard]] boost::json::array TopJson(const BulletStack& top);
// "2 belle move down second"
[[nodiscard]] std::string PileCardText(PileCard card, Card face, const Palette& palette);

template <typename Enum>
[[nodiscard]] boost::json::array KeysJson(Mask<Enum> mask) {
  boost::json::array list;
  for (const Enum e : mask) list.emplace_back(KeyOf(e));
  return list;
}

[[nodiscard]] boost::json::object BanditJson(const BanditState& bandit);
[[nodiscard]] boost::json::array BanditsOfJson(const std::array<BanditState, kMaxBandits>& bandits,
                                               Seat seat);

// Everything both have, with the seats' own objects already in `out`.
void WriteBoard(const Board& board, const Faces& faces, boost::json::object& out);
void WriteCoach(const HorsesBoard& coach, const Faces& faces, boost::json::object& out);

// --- Reading

[[nodiscard]] CardBag ReadCards(JsonProblems& problems, const boost::json::value& json,
                                const JsonPath& path, Seat seat, const Palette& palette);
[[nodiscard]] std::uint64_t ReadBullets(JsonProblems& problems, const boost::json::value& json,
                                        const JsonPath& path);
void ReadTop(JsonProblems& problems, const boost::json::value& json, const JsonPath& path,
             BulletStack& top);
[[nodiscard]] SeatMask ReadKnowers(JsonProblems& problems, const boost::json::value& json,
                                   const JsonPath& path, std::size_t seats);
[[nodiscard]] Action ReadAction(JsonProblems& problems, const boost::json::value& json,
                                const JsonPath& path);

// Which fields were there, so that the others can be derived.
struct BoardListed {
  std::array<bool, kMaxBandits> place{};
  std::array<bool, kMaxBandits> bullets{};
  std::array<bool, kPurses> purses{};
  std::array<bool, kPurses> knowers{};
  std::array<bool, kFlasks> flasks{};
  std::array<bool, kFlasks> flask_knowers{};
  bool jewels = false;
  bool strongboxes = false;
  bool marshal = false;
  bool neutral = false;
  bool rounds = false;
  bool coach = false;
  bool horses = false;
  bool hostages = false;
};

// Bandits (without their owners), pile, loot and whose turn it is. Needs `terms`, `colours`.
void ReadBoard(JsonProblems& problems, JsonObject& fields, Board& board, Faces& faces,
               BoardListed& listed);
void ReadCoach(JsonProblems& problems, JsonObject& fields, const Terms& terms, HorsesBoard& coach,
               Faces& faces, BoardListed& listed);

}  // namespace folsom
