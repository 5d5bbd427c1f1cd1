// Reads the fields of a board. Internal to record/.
#pragma once

#include "record/board/board_fields.h"
#include "record/json/json_read.h"
#include "record/words/names.h"

namespace folsom {

// Calls `each(seat, value, path)` for the members of "seats".
template <typename Each>
void ForSeats(JsonProblems& problems, JsonObject& fields, std::size_t seats, Each each) {
  fields.With("seats", [&](const boost::json::value& json, const JsonPath& path) {
    ReadMembers(problems, json, path,
                [&](std::string_view key, const boost::json::value& item, const JsonPath& at) {
                  const std::optional<Seat> seat = SeatFrom(key);
                  if (!seat || Index(*seat) >= seats) {
                    return problems.Fail("unknown_field", "there is no such seat", at);
                  }
                  each(*seat, item, at);
                });
  });
}

// The wagons of the train into the config; those that stay away fill up the list in the table's
// order.
void ReadWagons(JsonProblems& problems, JsonObject& fields, Board& board);

class BoardReader {
 public:
  // `board` must have its terms, its bandits' owners and its colours.
  BoardReader(JsonProblems& problems, Board& board, Faces& faces)
      : problems_(problems), board_(board), faces_(faces), palette_(PaletteOf(board)) {}

  template <typename Record, typename... F>
  void Fields(JsonObject& object, const std::tuple<F...>& fields, Record& out) {
    std::apply([&](const F&... field) { (One(object, field, out), ...); }, fields);
  }
  // The cards of the next fields are this seat's.
  void CardsOf(Seat seat) { whose_ = seat; }

 private:
  using Json = boost::json::value;

  template <typename R, typename T, typename How>
  void One(JsonObject& object, const BoardField<R, T, How>& field, R& out) {
    object.With(field.key, [&](const Json& json, const JsonPath& path) {
      Get(json, path, out.*field.member, field.how);
    });
  }

  // --- How each type is read.
  template <typename Enum>
  void Get(const Json& json, const JsonPath& path, Enum& out, ByType) {
    out = ReadKey<Enum>(problems_, json, path);
  }
  template <typename Enum>
  void Get(const Json& json, const JsonPath& path, Mask<Enum>& out, ByType) {
    out = ReadKeys<Enum>(problems_, json, path);
  }
  template <typename Word>
  void Get(const Json& json, const JsonPath& path, Word& out, AsSlots slots) {
    ReadArray(problems_, json, path, slots.count, [&](const Json& item, const JsonPath& at) {
      const auto last = static_cast<std::int64_t>(slots.count) - 1;
      out = static_cast<Word>(out | (1U << ReadNumber(problems_, item, at, 0, last)));
    });
  }
  void Get(const Json& json, const JsonPath& path, std::uint8_t& out, UpTo limit);
  void Get(const Json& json, const JsonPath& path, std::uint8_t& out, AsFlag);
  void Get(const Json& json, const JsonPath& path, Seat& out, ByType);
  void Get(const Json& json, const JsonPath& path, Car& out, ByType);
  void Get(const Json& json, const JsonPath& path, PurseValue& out, ByType);
  void Get(const Json& json, const JsonPath& path, Action& out, ByType);
  void Get(const Json& json, const JsonPath& path, Place& out, ByType);
  void Get(const Json& json, const JsonPath& path, Spot& out, ByType);
  void Get(const Json& json, const JsonPath& path, SeatMask& out, ByType);
  void Get(const Json& json, const JsonPath& path, SeatMask& out, AsKnowers);
  void Get(const Json& json, const JsonPath& path, CardBag& out, ByType);
  void Get(const Json& json, const JsonPath& path, std::uint64_t& out, AsCards);
  void Get(const Json& json, const JsonPath& path, std::uint64_t& out, ByType);
  void Get(const Json& json, const JsonPath& path, BulletStack& out, ByType);
  void Get(const Json& json, const JsonPath& path, RoundCards& out, ByType);
  void Get(const Json& json, const JsonPath& path, Pairs& out, ByType);
  void Get(const Json& json, const JsonPath& path, PerCar& out, UpTo limit);
  void Get(const Json& json, const JsonPath& path, PerPlace& out, UpTo limit);
  void Get(const Json& json, const JsonPath& path, Bandits& out, ByType);
  void Get(const Json& json, const JsonPath& path, Pile& out, ByType);
  void Get(const Json& json, const JsonPath& path, Purses&, ByType);
  void Get(const Json& json, const JsonPath& path, Flasks&, ByType);

  template <typename Token, typename TokenFields>
  void Tokens(const Json& json, const JsonPath& path, const TokenFields& fields);
  [[nodiscard]] Card ReadCard(std::string_view text, const JsonPath& path, Seat seat);
  [[nodiscard]] BulletSource ReadSource(std::string_view text, const JsonPath& path);

  JsonProblems& problems_;
  Board& board_;
  Faces& faces_;
  Palette palette_;
  Seat whose_ = kNoSeat;
};

}  // namespace folsom
