// Positions and views of random games, and what holds for the bytes made of them: for tests of
// observations and of foresights.
#pragma once

#include <algorithm>
#include <functional>

#include "features/observed.h"
#include "rules/state/view.h"
#include "support/random_game.h"

namespace folsom {

// Calls `visit` with the state every `stride` decisions of some games, and at their ends.
template <typename Visit>
void ForEachPosition(const Config& config, std::size_t games, std::size_t stride, Visit visit) {
  for (std::size_t i = 0; i < games; ++i) {
    RandomGame game(Varied(config, i), 1000 + i);
    while (!game.Over()) {
      if (game.steps % stride == 0) visit(game.state, game.rng);
      game.Step();
    }
    visit(game.state, game.rng);
  }
}
template <typename Visit>
void ForEachView(const Config& config, std::size_t games, std::size_t stride, Visit visit) {
  ForEachPosition(config, games, stride, [&](const GameState& state, Rng& /*rng*/) {
    for (const Seat seat : SeatMask::FirstN(state.terms.seats)) visit(ViewFor(state, seat));
  });
}

// Looking at every view is dear under the sanitizers, which need few games.
[[nodiscard]] inline std::size_t FeaturesGames(std::size_t usual) { return FewGames() ? 1 : usual; }

// The same game with everybody `by` seats further.
[[nodiscard]] inline SeatView Turned(const SeatView& view, std::size_t by) {
  SeatView turned = view;
  const std::size_t seats = view.terms.seats;
  const auto to = [&](Seat seat) {
    return seat == kNoSeat ? seat : static_cast<Seat>((Index(seat) + by) % seats);
  };
  const auto all_to = [&](SeatMask mask) {
    SeatMask moved;
    for (const Seat seat : SeatMask::FirstN(seats)) {
      if (mask.Has(seat)) moved.Add(to(seat));
    }
    return moved;
  };
  turned.viewer = to(view.viewer);
  turned.first = to(view.first);
  turned.pending = all_to(view.pending);
  for (BanditState& b : turned.bandits) b.owner = to(b.owner);
  for (PileCard& card : turned.pile) {
    const auto by_whom = static_cast<std::uint8_t>(Index(to(card.By())));
    if (Index(card.By()) < seats)
      card.bits = static_cast<std::uint8_t>((card.bits & ~7U) | by_whom);
  }
  for (PurseToken& purse : turned.purses) purse.knowers = all_to(purse.knowers);
  for (FlaskToken& flask : turned.horses.flasks) flask.knowers = all_to(flask.knowers);
  for (const Seat seat : SeatMask::FirstN(seats)) {
    turned.At(to(seat)) = view.At(seat);
    turned.colours[Index(to(seat))] = view.colours[Index(seat)];
    turned.sizes[Index(to(seat))] = view.sizes[Index(seat)];
  }
  return turned;
}

// Whether the rows of a field are coded as it says.
template <typename Id, std::size_t kSize>
[[nodiscard]] bool RowIsWell(const FieldBytes<Id, kSize>& seen, Id id, std::size_t row) {
  const Field& field = FieldOf(id);
  const std::uint8_t* const first = seen.bytes.data() + field.offset + row * field.columns;
  const std::uint8_t* const last = first + field.columns;
  if (*std::max_element(first, last) > field.most) return false;
  if (field.coding == Coding::kOneHot) return seen.Sum(id, row) <= 1;
  if (field.coding == Coding::kThermometer) return std::is_sorted(first, last, std::greater{});
  return std::all_of(first, last, [&](auto b) { return field.coding == Coding::kCount || b <= 1; });
}
// The first field that is not; empty: all are, and nothing lies behind the last.
template <typename Id, std::size_t kSize>
[[nodiscard]] std::string FirstIllCoded(const FieldBytes<Id, kSize>& seen,
                                        std::span<const Field> fields) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    for (std::size_t row = 0; row < fields[i].rows; ++row) {
      if (!RowIsWell(seen, static_cast<Id>(i), row)) return std::string(fields[i].name);
    }
  }
  const auto behind = seen.bytes.begin() + fields.back().offset + fields.back().Size();
  const bool clear = std::all_of(behind, seen.bytes.end(), [](auto byte) { return byte == 0; });
  return clear ? "" : "behind the last";
}

// The first field in which two differ; empty: none.
template <typename Id, std::size_t kSize>
[[nodiscard]] std::string FirstDifference(const FieldBytes<Id, kSize>& a,
                                          const FieldBytes<Id, kSize>& b,
                                          std::span<const Field> fields) {
  for (const Field& field : fields) {
    for (std::size_t at = field.offset; at < field.offset + field.Size(); ++at) {
      if (a.bytes[at] == b.bytes[at]) continue;
      return std::string(field.name) + " byte " + std::to_string(at - field.offset) + ": " +
             std::to_string(a.bytes[at]) + ", not " + std::to_string(b.bytes[at]);
    }
  }
  return "";
}

// Which fields have had a byte other than 0.
class UsedFields {
 public:
  explicit UsedFields(std::span<const Field> fields) : fields_(fields), used_(fields.size()) {}
  void Look(std::span<const std::uint8_t> bytes) {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      const auto field = bytes.subspan(fields_[i].offset, fields_[i].Size());
      used_[i] = used_[i] || std::any_of(field.begin(), field.end(), [](auto b) { return b != 0; });
    }
  }
  void ExpectAll() const {
    for (std::size_t i = 0; i < fields_.size(); ++i) EXPECT_TRUE(used_[i]) << fields_[i].name;
  }

 private:
  std::span<const Field> fields_;
  std::vector<bool> used_;
};

}  // namespace folsom
