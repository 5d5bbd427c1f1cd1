#include "record/json/view_patch.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <charconv>

#include "record/json/json_board.h"
#include "record/json/merge_patch.h"
#include "record/json/view_json.h"
#include "record/words/action_text.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Writes members of nested objects. Words are those of names.h, none of which needs escaping.
class PatchText {
 public:
  explicit PatchText(std::string& out) : out_(out) {}

  // An object under `key`, with the members that `fill` writes; none if it writes none.
  template <typename Fill>
  void Object(std::string_view key, Fill fill) {
    const std::size_t before = out_.size();
    Key(key);
    out_ += '{';
    const std::size_t inside = out_.size();
    fill();
    if (out_.size() == inside) {
      out_.resize(before);
    } else {
      out_ += '}';
    }
  }
  // A list of what `each` adds by Item.
  template <typename Each>
  void List(std::string_view key, Each each) {
    Key(key);
    out_ += '[';
    each();
    out_ += ']';
  }
  void Item(std::string_view word) {
    if (out_.back() != '[') out_ += ',';
    Quoted(word);
  }
  void Item(std::size_t number) {
    if (out_.back() != '[') out_ += ',';
    Digits(number);
  }
  void Word(std::string_view key, std::string_view word) {
    Key(key);
    Quoted(word);
  }
  void Number(std::string_view key, std::size_t number) {
    Key(key);
    Digits(number);
  }
  void Flag(std::string_view key, bool flag) {
    Key(key);
    out_ += flag ? "true" : "false";
  }
  void Remove(std::string_view key) {
    Key(key);
    out_ += "null";
  }

 private:
  void Key(std::string_view key) {
    if (out_.back() != '{') out_ += ',';
    Quoted(key);
    out_ += ':';
  }
  void Quoted(std::string_view word) {
    out_ += '"';
    out_ += word;
    out_ += '"';
  }
  void Digits(std::size_t number) {
    std::array<char, 24> digits{};
    const std::to_chars_result end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number);
    out_.append(digits.data(), end.ptr);
  }

  std::string& out_;
};

// One patch: each function writes the fields of one part that differ.
class PatchWriter {
 public:
  PatchWriter(std::string& out, const SeatView& before, const SeatView& after)
      : text_(out), before_(before), after_(after), palette_(PaletteOf(after)) {}

  void All() {
    text_.Object("seats", [this] {
      for (std::size_t i = 0; i < after_.terms.seats; ++i) SeatPart(static_cast<Seat>(i));
    });
    if (before_.own != after_.own) text_.Object("own", [this] { Own(); });
    text_.Object("bandits", [this] {
      for (std::size_t i = 0; i < kMaxBandits; ++i) BanditPart(static_cast<Bandit>(i));
    });
    Question();
    Pile();
    Loot();
    if (after_.terms.horses) text_.Object("horses", [this] { Coach(); });
  }

 private:
  template <typename T>
  void Number(std::string_view key, T before, T after) {
    if (before != after) text_.Number(key, static_cast<std::size_t>(after));
  }
  void Flag(std::string_view key, bool before, bool after) {
    if (before != after) text_.Flag(key, after);
  }
  template <typename Enum>
  void Key(std::string_view key, Enum before, Enum after) {
    if (before != after) text_.Word(key, KeyOf(after));
  }
  // One that may be none.
  template <typename Enum>
  void MaybeKey(std::string_view key, Enum before, Enum after, Enum none) {
    if (before == after) return;
    if (after == none) return text_.Remove(key);
    text_.Word(key, KeyOf(after));
  }
  template <typename Enum>
  void MaybeNumber(std::string_view key, Enum before, Enum after, Enum none) {
    if (before == after) return;
    if (after == none) return text_.Remove(key);
    text_.Number(key, Index(after));
  }
  template <typename Enum>
  void Keys(std::string_view key, Mask<Enum> before, Mask<Enum> after) {
    if (before == after) return;
    text_.List(key, [&] {
      for (const Enum e : after) text_.Item(KeyOf(e));
    });
  }
  void Seats(std::string_view key, SeatMask before, SeatMask after) {
    if (before == after) return;
    text_.List(key, [&] {
      for (const Seat seat : after) {
        if (Index(seat) < kMaxSeats) text_.Item(Index(seat));
      }
    });
  }
  void Knowers(SeatMask before, SeatMask after) {
    if (before != after && after == kEveryone) return text_.Word("knowers", "all");
    Seats("knowers", before, after);
  }
  void Cards(std::string_view key, const CardBag& before, const CardBag& after, Seat seat) {
    if (before == after) return;
    text_.List(key, [&] {
      for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
        const Card card{id};
        if (!card.IsAction() && !card.IsBullet()) continue;
        for (std::size_t n = after.Count(card); n > 0; --n) {
          text_.Item(CardText(card, seat, palette_));
        }
      }
    });
  }
  void Bullets(std::string_view key, std::uint64_t before, std::uint64_t after) {
    if (before == after) return;
    text_.Object(key, [&] {
      for (std::uint8_t i = 0; i < kBulletSources; ++i) {
        const auto source = static_cast<BulletSource>(i);
        const std::size_t old = CardBag{0, before}.Count(Card::Bullet(source));
        const std::size_t now = CardBag{0, after}.Count(Card::Bullet(source));
        Counted(SourceText(source), old, now);
      }
    });
  }
  // A count that is left out when it is 0.
  void Counted(std::string_view key, std::size_t before, std::size_t after) {
    if (before == after) return;
    if (after == 0) return text_.Remove(key);
    text_.Number(key, after);
  }
  void Slots(std::string_view key, std::uint32_t before, std::uint32_t after) {
    if (before == after) return;
    text_.List(key, [&] {
      for (std::size_t i = 0; i < 32; ++i) {
        if (((after >> i) & 1U) != 0) text_.Item(i);
      }
    });
  }

  void SeatPart(Seat seat) {
    const PublicSeat& before = before_.At(seat);
    const PublicSeat& after = after_.At(seat);
    const SeatSizes old_sizes = before_.sizes[Index(seat)];
    const SeatSizes sizes = after_.sizes[Index(seat)];
    if (before == after && old_sizes == sizes) return;
    text_.Object(SeatText(seat), [&] {
      Number("hand_size", old_sizes.hand, sizes.hand);
      Number("deck_size", old_sizes.deck, sizes.deck);
      if (before.top != after.top) {
        text_.List("top", [&] {
          for (std::size_t i = 0; i < after.top.size; ++i) text_.Item(SourceText(after.top.At(i)));
        });
      }
      Cards("discard", before.discard, after.discard, seat);
      Bullets("received", before.received, after.received);
      Number("received_this_round", before.received_this_round, after.received_this_round);
      Bullets("known_bullets", before.known_bullets, after.known_bullets);
      Number("known_actions", before.known_actions, after.known_actions);
      Number("known_duds", before.known_duds, after.known_duds);
    });
  }

  void Own() {
    const ViewOwn& before = before_.own;
    const ViewOwn& after = after_.own;
    Cards("hand", before.hand, after.hand, after_.viewer);
    Cards("kept", {before.kept, 0}, {after.kept, 0}, after_.viewer);
    if (before.choice != after.choice) {
      if (after.choice == kNoAction) {
        text_.Remove("choice");
      } else {
        text_.Word("choice", ActionText(after.choice));
      }
    }
    Keys("asked", before.asked, after.asked);
    Keys("boarding", before.boarding, after.boarding);
  }

  void BanditPart(Bandit bandit) {
    const BanditState& before = before_.bandits[Index(bandit)];
    const BanditState& after = after_.bandits[Index(bandit)];
    if (before == after || after.owner == kNoSeat) return;
    text_.Object(KeyOf(bandit), [&] {
      if (before.place != after.place) text_.Word("place", PlaceText(after.place));
      Number("bullets", before.bullets, after.bullets);
      Number("jewels", before.jewels, after.jewels);
      Number("strongboxes", before.strongboxes, after.strongboxes);
      MaybeKey("hostage", before.hostage, after.hostage, kNoHostage);
      Number("fired_at_own", before.fired_at_own, after.fired_at_own);
      Flag("conductor", before.conductor != 0, after.conductor != 0);
    });
  }

  void Question() {
    Key("phase", before_.phase, after_.phase);
    Key("ask", before_.ask, after_.ask);
    Seats("pending", before_.pending, after_.pending);
    MaybeKey("actor", before_.actor, after_.actor, kNoBandit);
    MaybeKey("target", before_.target, after_.target, kNoBandit);
    Number("step", before_.step, after_.step);
    Number("round", before_.round, after_.round);
    if (before_.rounds != after_.rounds) {
      text_.List("rounds", [&] {
        for (const RoundCard card : after_.rounds) {
          if (card != kNoRoundCard) text_.Item(KeyOf(card));
        }
      });
    }
    MaybeNumber("first", before_.first, after_.first, kNoSeat);
    Number("turn", before_.turn, after_.turn);
    Number("order", before_.order, after_.order);
    Number("acts", before_.acts, after_.acts);
  }

  void Pile() {
    Number("pile_next", before_.pile_next, after_.pile_next);
    const auto size = static_cast<std::ptrdiff_t>(after_.pile_size);
    if (before_.pile_size == after_.pile_size &&
        std::equal(after_.pile.begin(), after_.pile.begin() + size, before_.pile.begin()) &&
        after_.faces.pile == before_.faces.pile) {
      return;
    }
    text_.List("pile", [&] {
      for (std::size_t i = 0; i < after_.pile_size; ++i) {
        text_.Item(PileCardText(after_.pile[i], after_.faces.pile[i], palette_));
      }
    });
  }

  void Places(std::string_view key, const std::array<std::uint8_t, kPlaces>& before,
              const std::array<std::uint8_t, kPlaces>& after) {
    if (before == after) return;
    text_.Object(key, [&] {
      for (std::uint8_t id = 0; id < kPlaces; ++id) {
        if (before[id] != after[id]) Counted(PlaceText({id}), before[id], after[id]);
      }
    });
  }
  void Purse(std::size_t slot) {
    const PurseToken& before = before_.purses[slot];
    const PurseToken& after = after_.purses[slot];
    const PurseValue old_value = before_.faces.purses[slot];
    const PurseValue value = after_.faces.purses[slot];
    if (before == after && old_value == value) return;
    text_.Object(std::to_string(slot), [&] {
      if (before.spot != after.spot) text_.Word("at", SpotText(after.spot));
      if (old_value != value) {
        if (value == PurseValue::kNone) {
          text_.Remove("value");
        } else {
          text_.Number("value", static_cast<std::size_t>(Dollars(value)));
        }
      }
      Knowers(before.knowers, after.knowers);
    });
  }
  void Loot() {
    text_.Object("purses", [this] {
      for (std::size_t i = 0; i < kPurses; ++i) Purse(i);
    });
    Places("jewels", before_.jewels, after_.jewels);
    Places("strongboxes", before_.strongboxes, after_.strongboxes);
    Flag("strongbox_waits", before_.strongbox_waits != 0, after_.strongbox_waits != 0);
    Number("marshal", before_.marshal, after_.marshal);
    Number("neutral", before_.neutral, after_.neutral);
    Slots("held_purses", before_.held_purses, after_.held_purses);
  }

  void Flask(std::size_t slot) {
    const FlaskToken& before = before_.horses.flasks[slot];
    const FlaskToken& after = after_.horses.flasks[slot];
    const FlaskKind old_kind = before_.faces.flasks[slot];
    const FlaskKind kind = after_.faces.flasks[slot];
    if (before == after && old_kind == kind) return;
    text_.Object(std::to_string(slot), [&] {
      if (before.spot != after.spot) text_.Word("at", SpotText(after.spot));
      MaybeKey("kind", old_kind, kind, FlaskKind::kNone);
      Knowers(before.knowers, after.knowers);
      Flag("half", before.half != 0, after.half != 0);
    });
  }
  void Coach() {
    const HorsesBoard& before = before_.horses;
    const HorsesBoard& after = after_.horses;
    MaybeNumber("coach", before.coach, after.coach, kNoCar);
    Key("guard", before.guard, after.guard);
    if (before.horses != after.horses) {
      text_.List("horses", [&] {
        for (const std::uint8_t count : after.horses) text_.Item(std::size_t{count});
      });
    }
    Keys("hostages", before.hostages, after.hostages);
    text_.Object("flasks", [this] {
      for (std::size_t i = 0; i < kFlasks; ++i) Flask(i);
    });
    Keys("riding", before.riding, after.riding);
    MaybeNumber("attacked", before.attacked, after.attacked, kNoCar);
    Keys("fleeing", before.fleeing, after.fleeing);
    MaybeKey("hostage_taker", before.hostage_taker, after.hostage_taker, kNoBandit);
    Slots("held_flasks", std::uint32_t{before_.held_flasks}, std::uint32_t{after_.held_flasks});
  }

  PatchText text_;
  const SeatView& before_;
  const SeatView& after_;
  Palette palette_;
};

// Before the train is ready fields come into being, and card names change with the cast.
[[nodiscard]] bool SameFrame(const SeatView& before, const SeatView& after) {
  return before.viewer == after.viewer && before.phase != Phase::kCasting &&
         after.phase != Phase::kCasting && before.config == after.config &&
         before.colours == after.colours && before.pairs == after.pairs;
}

}  // namespace

void WriteViewPatch(std::string& out, const SeatView& before, const SeatView& after) {
  if (!SameFrame(before, after)) {
    out += json::serialize(MergeDiff(ViewJson(before), ViewJson(after)));
    return;
  }
  out += '{';
  if (before != after) PatchWriter(out, before, after).All();
  out += '}';
}

}  // namespace folsom
