// Truths in random games of every configuration: each field says what the state does.
#include "batch/truth.h"

#include <gtest/gtest.h>

#include "features/all_views.h"
#include "rules/state/query.h"
#include "support/scramble.h"

namespace folsom {
namespace {

struct Revealed : FieldBytes<TruthId, kTruthSize> {
  Revealed(const GameState& state, Seat viewer) {
    bytes.fill(255);  // All of it is written.
    WriteTruth(state, ViewFor(state, viewer), bytes);
  }
};

// `visit(state, viewer, revealed)` in some games.
template <typename Visit>
void ForEachTruth(const Config& config, std::size_t games, std::size_t stride, Visit visit) {
  ForEachPosition(config, games, stride, [&](const GameState& state, Rng& rng) {
    for (const Seat seat : SeatMask::FirstN(state.terms.seats)) {
      visit(state, seat, Revealed(state, seat), rng);
    }
  });
}

// The seat that `viewer` counts as `at`.
[[nodiscard]] Seat SeatAt(const GameState& s, Seat viewer, std::size_t at) {
  return static_cast<Seat>((Index(viewer) + at) % s.terms.seats);
}
// In teams each partner's own colour comes first.
[[nodiscard]] std::size_t ColourAt(const GameState& s, Seat seat, std::size_t column) {
  const std::size_t slot = column / kCardKinds;
  return s.terms.teams && Index(seat) % 2 == 1 ? 1 - slot : slot;
}
// The row of a bandit: bandits of the seats before it, and of its own seat before it.
[[nodiscard]] std::size_t RowOf(const GameState& s, Seat viewer, Bandit who) {
  const auto from_viewer = [&](Seat seat) {
    return (Index(seat) + s.terms.seats - Index(viewer)) % s.terms.seats;
  };
  std::size_t row = from_viewer(s.At(who).owner) * s.terms.bandits_per_seat;
  for (std::size_t b = 0; b < Index(who); ++b) row += s.bandits[b].owner == s.At(who).owner ? 1 : 0;
  return row;
}

class Truths : public testing::TestWithParam<Config> {};

TEST_P(Truths, HaveTheCardsOfAllSeats) {
  ForEachTruth(
      GetParam(), FeaturesGames(3), 3, [](const auto& s, Seat viewer, const auto& said, Rng&) {
        for (std::size_t at = 0; at < s.terms.seats; ++at) {
          const Seat seat = SeatAt(s, viewer, at);
          const SeatSecrets& secret = s.Secret(seat);
          for (std::size_t column = 0; column < 2 * kCardKinds; ++column) {
            const auto kind = static_cast<CardKind>(column % kCardKinds);
            const Card card = Card::Action(kind, ColourAt(s, seat, column));
            ASSERT_EQ(said.At(TruthId::kHand, at, column), secret.hand.Count(card));
            ASSERT_EQ(said.At(TruthId::kDeck, at, column), secret.deck.Count(card));
            ASSERT_EQ(said.At(TruthId::kKept, at, column), (CardBag{secret.kept, 0}.Count(card)));
          }
          ASSERT_EQ(said.Of(TruthId::kHandBullets, at), secret.hand.BulletCount());
          ASSERT_EQ(said.Of(TruthId::kDeckBullets, at), secret.deck.BulletCount());
        }
        for (std::size_t at = s.terms.seats; at < kMaxSeats; ++at) {
          ASSERT_EQ(said.Sum(TruthId::kHand, at) + said.Sum(TruthId::kDeck, at), 0U);
        }
      });
}

TEST_P(Truths, HaveTheFacesThatTheViewerCannotSee) {
  ForEachTruth(
      GetParam(), FeaturesGames(3), 2, [](const auto& s, Seat viewer, const auto& said, Rng&) {
        for (std::size_t row = 0; row < kMaxPile; ++row) {
          const std::size_t i = s.pile_next + row;
          const bool hidden = i < s.pile_size && s.pile[i].FaceDown() && s.pile[i].By() != viewer;
          const Card card = hidden ? s.faces.pile[i] : kHiddenCard;
          ASSERT_EQ(said.Sum(TruthId::kPile, row) > 0, hidden);
          if (!hidden) continue;
          ASSERT_EQ(said.At(TruthId::kPile, row, Index(card.Kind())), 1U);
          const std::size_t second = ColourAt(s, s.pile[i].By(), kCardKinds);
          ASSERT_EQ(said.At(TruthId::kPile, row, kCardKinds), card.Colour() == second ? 1U : 0U);
        }
        if (s.phase == Phase::kOver) return;
        std::array<std::size_t, kPurseValues> purses{};
        std::size_t flasks = 0;
        for (std::size_t slot = 0; slot < kPurses; ++slot) {
          const PurseValue face = s.faces.purses[slot];
          const Spot spot = s.purses[slot].spot;
          if (face == PurseValue::kNone || s.purses[slot].knowers.Has(viewer)) continue;
          if (!spot.IsPlace() && !spot.IsCard()) continue;
          ++purses[Index(face)];
          const std::size_t column = Index(face) - 1;
          const std::size_t there =
              spot.IsPlace()
                  ? said.At(TruthId::kPlacePurses, spot.id, column)
                  : said.At(TruthId::kBanditPurses, RowOf(s, viewer, spot.Holder()), column);
          ASSERT_GT(there, 0U);
        }
        for (std::size_t value = 1; value < kPurseValues; ++value) {
          std::size_t told = 0;
          for (std::size_t p = 0; p < kPlaces; ++p)
            told += said.At(TruthId::kPlacePurses, p, value - 1);
          for (std::size_t b = 0; b < kMaxBandits; ++b) {
            told += said.At(TruthId::kBanditPurses, b, value - 1);
          }
          ASSERT_EQ(told, purses[value]);
        }
        for (std::size_t slot = 0; slot < kFlasks; ++slot) {
          const FlaskToken& flask = s.horses.flasks[slot];
          const bool hidden =
              s.faces.flasks[slot] != FlaskKind::kNone && !flask.knowers.Has(viewer);
          if (!hidden || (!flask.spot.IsPlace() && !flask.spot.IsCard())) continue;
          ++flasks;
          const std::size_t column = Index(s.faces.flasks[slot]) - 1;
          const std::size_t there =
              flask.spot.IsPlace()
                  ? said.At(TruthId::kPlaceFlasks, flask.spot.id, column)
                  : said.At(TruthId::kBanditFlasks, RowOf(s, viewer, flask.spot.Holder()), column);
          ASSERT_GT(there, 0U);
        }
        for (std::size_t p = 0; p < kPlaces; ++p) flasks -= said.Sum(TruthId::kPlaceFlasks, p);
        for (std::size_t b = 0; b < kMaxBandits; ++b) flasks -= said.Sum(TruthId::kBanditFlasks, b);
        ASSERT_EQ(flasks, 0U);
      });
}

TEST_P(Truths, HaveTheCommitments) {
  ForEachTruth(
      GetParam(), FeaturesGames(3), 1, [](const auto& s, Seat viewer, const auto& said, Rng&) {
        BanditMask chosen = s.horses_secrets.boarding;
        for (std::size_t at = 0; at < s.terms.seats; ++at) {
          const Seat seat = SeatAt(s, viewer, at);
          const Action choice = s.choices[Index(seat)];
          const bool none = choice == kNoAction;
          const bool other = none || choice == act::kDraw || choice == act::kPass;
          const bool caboose = !none && choice.Is(ActionKind::kCaboose);
          if (caboose) chosen.Add(static_cast<Bandit>(choice.Param()));
          ASSERT_EQ(said.At(TruthId::kChoiceOther, at, 0),
                    !none && choice.Is(ActionKind::kPlayDown) ? 1U : 0U);
          ASSERT_EQ(said.At(TruthId::kChoiceOther, at, 1), choice == act::kDraw ? 1U : 0U);
          ASSERT_EQ(said.At(TruthId::kChoiceOther, at, 2), choice == act::kPass ? 1U : 0U);
          ASSERT_EQ(said.Sum(TruthId::kChoice, at), other || caboose ? 0U : 1U);
          if (other || caboose) continue;
          const Card card = CardOf(s, seat, choice.Param());
          const std::size_t column = said.Hot(TruthId::kChoice, at);
          ASSERT_EQ(column % kCardKinds, Index(card.Kind()));
          ASSERT_EQ(ColourAt(s, seat, column), card.Colour());
        }
        for (const Bandit b : BanditMask::FirstN(kMaxBandits)) {
          if (s.At(b).owner == kNoSeat) continue;
          const std::size_t row = RowOf(s, viewer, b);
          ASSERT_EQ(said.Of(TruthId::kBanditDecided, row), s.horses_secrets.asked.Has(b) ? 1U : 0U);
          ASSERT_EQ(said.Of(TruthId::kBanditChosen, row), chosen.Has(b) ? 1U : 0U);
        }
      });
}

TEST_P(Truths, KeepToTheirCodings) {
  ForEachTruth(GetParam(), FeaturesGames(3), 3, [](const auto&, Seat, const auto& said, Rng&) {
    ASSERT_EQ(FirstIllCoded(said, TruthFields()), "");
  });
}

// Two worlds that look the same to a seat have the same observation and foresight, but not the same
// truth: it is the part that views do not have.
TEST_P(Truths, TellWorldsApartThatLookTheSame) {
  std::size_t differ = 0;
  ForEachTruth(GetParam(), 2, 5, [&](const auto& s, Seat viewer, const auto& said, Rng& rng) {
    const GameState other = Scramble(s, viewer, rng);
    ASSERT_EQ(Observed(ViewFor(other, viewer)), Observed(ViewFor(s, viewer)));
    ASSERT_EQ(Foreseen(ViewFor(other, viewer)), Foreseen(ViewFor(s, viewer)));
    differ += Revealed(other, viewer) == said ? 0 : 1;
  });
  EXPECT_GT(differ, 0U);
}

INSTANTIATE_TEST_SUITE_P(All, Truths, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(TruthFields, AreAllInUseAndFollowEachOther) {
  UsedFields used(TruthFields());
  for (const Config& config : AllConfigs()) {
    ForEachTruth(config, 2, 2,
                 [&](const auto&, Seat, const auto& said, Rng&) { used.Look(said.bytes); });
  }
  used.ExpectAll();
  std::uint32_t next = 0;
  for (const Field& field : TruthFields()) {
    EXPECT_EQ(field.offset, next) << field.name;
    next += field.Size();
  }
  EXPECT_LE(next, kTruthSize);
}

}  // namespace
}  // namespace folsom
