// Writes the fields of a board as JSON text: all of them, or those that changed. Internal to
// record/.
#pragma once

#include "record/board/board_fields.h"
#include "record/json/json_text.h"
#include "record/words/names.h"

namespace folsom {

// "2 belle move down second"
[[nodiscard]] std::string PileCardText(PileCard card, Card face, const Palette& palette);

class BoardText {
 public:
  // All of `now`, with those faces that are to be seen; with `was`, a merge patch from there, which
  // must be the same game with the same cast, after the casting.
  template <typename Game>
  BoardText(std::string& out, const Game* was, const Game& now)
      : text_(out),
        was_(was),
        was_faces_(Part(was, &Game::faces)),
        now_(now),
        faces_(now.faces),
        palette_(PaletteOf(now)) {}

  // A part of what was there; nullptr of nullptr.
  template <typename Record, typename T>
  [[nodiscard]] static const T* Part(const Record* was, T Record::*member) {
    return was == nullptr ? nullptr : &(was->*member);
  }

  // The config, and the wagons where chance laid them: no part of a patch.
  void ConfigFields();
  // "seats": `each(seat)` writes the members of one.
  template <typename Each>
  void Seats(Each each) {
    Object("seats", [&] {
      for (std::size_t i = 0; i < now_.terms.seats; ++i) {
        whose_ = static_cast<Seat>(i);
        Object(SeatText(whose_), [&] { each(whose_); });
      }
    });
  }
  void SeatFields(Seat seat) {
    Fields(kSeatFields, was_ == nullptr ? nullptr : &was_->At(seat), now_.At(seat));
  }
  void BanditsOfSeat(Seat seat);  // No part of a patch.
  void BoardFields() { Fields(kBoardFields, was_, now_); }
  // "horses", where there are any: `more()` writes what follows the public fields.
  template <typename More>
  void Horses(More more) {
    if (!now_.terms.horses || now_.phase == Phase::kCasting) return;
    Object("horses", [&] {
      Fields(kHorsesFields, Part(was_, &Board::horses), now_.horses);
      more();
    });
  }

  // The fields of `now` that differ from those of `was`; all of them if that is nullptr.
  template <typename Record, typename... F>
  void Fields(const std::tuple<F...>& fields, const Record* was, const Record& now) {
    std::apply([&](const F&... field) { (One(field, was, now), ...); }, fields);
  }
  // An object, in a patch only if something in it changed.
  template <typename Fill>
  void Object(std::string_view key, Fill fill) {
    text_.Object(key, was_ == nullptr, fill);
  }
  // The cards of the next fields are this seat's.
  void CardsOf(Seat seat) { whose_ = seat; }

 private:
  template <typename R, typename T, typename How>
  void One(const BoardField<R, T, How>& field, const R* was, const R& now) {
    const T* const old = was == nullptr ? nullptr : &(was->*field.member);
    if (old == nullptr || kHasFaces<T> || *old != now.*field.member) {
      Put(field.key, old, now.*field.member, field.how);
    }
  }
  // A value that is now none, which the whole leaves out.
  void Gone(std::string_view key, bool was) {
    if (was) text_.Raw(key, "null");
  }

  // --- How each type is written. `was` is nullptr, or a value that differs from `now`.
  void Put(std::string_view key, const std::uint8_t*, std::uint8_t now, UpTo) {
    text_.Number(key, now);
  }
  void Put(std::string_view key, const std::uint8_t*, std::uint8_t now, AsFlag) {
    text_.Raw(key, now != 0 ? "true" : "false");
  }
  template <typename Enum>
  void Put(std::string_view key, const Enum* was, Enum now, ByType) {
    const std::string_view word = KeyOf(now);  // Empty for none.
    word.empty() ? Gone(key, was != nullptr) : text_.Word(key, word);
  }
  template <typename Enum>
  void Put(std::string_view key, const Mask<Enum>*, Mask<Enum> now, ByType) {
    text_.List(key, [&] {
      for (const Enum e : now) text_.Item(KeyOf(e));
    });
  }
  void Put(std::string_view key, const Seat* was, Seat now, ByType);
  void Put(std::string_view key, const Car* was, Car now, ByType);
  void Put(std::string_view key, const FlaskKind* was, FlaskKind now, ByType);
  void Put(std::string_view key, const PurseValue* was, PurseValue now, ByType);
  void Put(std::string_view key, const Action* was, Action now, ByType);
  void Put(std::string_view key, const Place*, Place now, ByType);
  void Put(std::string_view key, const Spot*, Spot now, ByType);
  void Put(std::string_view key, const SeatMask*, SeatMask now, ByType);
  void Put(std::string_view key, const SeatMask*, SeatMask now, AsKnowers);
  void Put(std::string_view key, const SeatMask* was, SeatMask now, IfAny);
  template <typename Word>
  void Put(std::string_view key, const Word*, Word now, AsSlots slots) {
    text_.List(key, [&] {
      for (std::size_t i = 0; i < slots.count; ++i) {
        if (((now >> i) & 1U) != 0) text_.Item(i);
      }
    });
  }
  void Put(std::string_view key, const CardBag*, const CardBag& now, ByType);
  void Put(std::string_view key, const std::uint64_t*, std::uint64_t now, AsCards);
  void Put(std::string_view key, const std::uint64_t* was, std::uint64_t now, ByType);
  void Put(std::string_view key, const BulletStack*, const BulletStack& now, ByType);
  void Put(std::string_view key, const RoundCards*, const RoundCards& now, ByType);
  void Put(std::string_view key, const Pairs* was, const Pairs& now, ByType);
  void Put(std::string_view key, const PerCar*, const PerCar& now, UpTo);
  void Put(std::string_view key, const PerPlace* was, const PerPlace& now, UpTo);
  void Put(std::string_view key, const Bandits* was, const Bandits& now, ByType);
  void Put(std::string_view key, const Pile*, const Pile& now, ByType);
  void Put(std::string_view key, const Purses*, const Purses&, ByType);
  void Put(std::string_view key, const Flasks*, const Flasks&, ByType);
  // Tokens are compared with their faces, and so is the pile.
  template <typename T>
  static constexpr bool kHasFaces =
      std::is_same_v<T, Pile> || std::is_same_v<T, Purses> || std::is_same_v<T, Flasks>;
  template <typename Token, typename TokenFields>
  void Tokens(std::string_view key, const TokenFields& fields);
  // A count that is left out when it is 0.
  void Count(std::string_view key, bool patch, std::size_t was, std::size_t now);

  JsonText text_;
  const Board* was_;
  const Faces* was_faces_;
  const Board& now_;
  const Faces& faces_;
  Palette palette_;
  Seat whose_ = kNoSeat;
};

}  // namespace folsom
