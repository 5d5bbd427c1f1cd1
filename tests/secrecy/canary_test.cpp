// The checker itself is checked: views and events that let one secret out must not pass it.

#include <gtest/gtest.h>

#include "rules/state/query.h"
#include "secrecy/survey.h"

namespace folsom {
namespace {

constexpr std::size_t kSpare = kMaxPile - 1;  // A pile slot that games do not reach.

Seat AnotherThan(const GameState& s, Seat viewer) {
  return viewer == Seat{0} && s.terms.seats > 1 ? Seat{1} : Seat{0};
}

// One card in a rival's hand.
SeatView ViewWithRivalCard(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  const CardBag& hand = s.Secret(AnotherThan(s, viewer)).hand;
  if (!hand.Empty()) view.faces.pile[kSpare] = hand.Nth(0);
  return view;
}

// One face-down card on the pile.
SeatView ViewWithFaceDownCard(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  for (std::size_t i = s.pile_next; i < s.pile_size; ++i) {
    if (s.pile[i].FaceDown()) view.faces.pile[i] = s.faces.pile[i];
  }
  return view;
}

// The values of purses on the card of one rival.
SeatView ViewWithPurseValue(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (s.purses[i].spot.IsCard()) view.faces.purses[i] = s.faces.purses[i];
  }
  return view;
}

// The number of $500 purses nobody held yet.
SeatView ViewWithLeftoverPurses(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  view.pile[kSpare].bits = s.purse_bag[Index(PurseValue::k500)];
  return view;
}

SeatView ViewWithFlaskKind(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  for (std::size_t i = 0; i < kFlasks; ++i) view.faces.flasks[i] = s.faces.flasks[i];
  return view;
}

// Commitments of others.
SeatView ViewWithChoice(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  if (view.own.choice == kNoAction) view.own.choice = s.choices[Index(AnotherThan(s, viewer))];
  return view;
}
SeatView ViewWithKeptCount(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  const CardBag kept{s.Secret(AnotherThan(s, viewer)).kept, 0};
  view.pile[kSpare].bits = static_cast<std::uint8_t>(kept.ActionCount());
  return view;
}
SeatView ViewWithBoarding(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  view.own.boarding = s.horses_secrets.boarding;
  return view;
}

// In teams, how the own side's cards are split.
SeatView ViewWithOwnDeck(const GameState& s, Seat viewer) {
  SeatView view = ViewFor(s, viewer);
  if (viewer != kNoSeat && !s.Secret(viewer).deck.Empty()) {
    view.faces.pile[kSpare] = s.Secret(viewer).deck.Nth(0);
  }
  return view;
}

// Secrets that somebody put into the Board, which ViewFor shows to all: `kSecret(state)` stands in
// a byte of it.
template <std::uint8_t (*kSecret)(const GameState&)>
SeatView ViewOfBoardWith(const GameState& s, Seat viewer) {
  GameState leaky = s;
  leaky.reserved = kSecret(s);
  return ViewFor(leaky, viewer);
}
std::uint8_t ACardInHand(const GameState& s) {
  const CardBag& hand = s.secrets[0].hand;
  return hand.Empty() ? kHiddenCard.id : hand.Nth(0).id;
}
std::uint8_t ACardInTheDeck(const GameState& s) {
  const CardBag& deck = s.secrets[0].deck;
  return deck.Empty() ? kHiddenCard.id : deck.Nth(0).id;
}
std::uint8_t TheLastCardPlayed(const GameState& s) {
  return s.pile_size == 0 ? kHiddenCard.id : s.faces.pile[s.pile_size - 1U].id;
}
std::uint8_t MoneyOfBelle(const GameState& s) {
  std::size_t value = 0;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (s.purses[i].spot == Spot::On(Bandit::kBelle)) value += Index(s.faces.purses[i]);
  }
  return static_cast<std::uint8_t>(value);
}
std::uint8_t WhoBoards(const GameState& s) { return s.horses_secrets.boarding.bits; }

EventBody ToldWhole(const EventBody& event, Seat viewer) {
  if (const auto* drawn = std::get_if<CardDrawn>(&event)) return *drawn;
  return Redacted(event, viewer);
}
EventBody ToldFaceDown(const EventBody& event, Seat viewer) {
  if (const auto* played = std::get_if<CardPlayed>(&event)) return *played;
  return Redacted(event, viewer);
}
EventBody ToldValue(const EventBody& event, Seat viewer) {
  if (const auto* taken = std::get_if<LootTaken>(&event)) return *taken;
  return Redacted(event, viewer);
}

Config Made(Variant variant, std::uint8_t seats, bool expert, bool horses) {
  const bool old = variant == Variant::kDuo14 || variant == Variant::kStandard;
  return {.edition = old ? Edition::k2014 : Edition::k2018,
          .seats = seats,
          .variant = variant,
          .expert = expert,
          .horses = horses};
}

struct Canary {
  const char* name;
  Config config;
  Eyes eyes;
};

class Canaries : public testing::TestWithParam<Canary> {};

TEST_P(Canaries, AreCaught) {
  const Canary& canary = GetParam();
  ASSERT_FALSE(CheckConfig(canary.config)) << CheckConfig(canary.config).message;
  const Survey honest = SurveyGames(canary.config, 10, 8, Eyes{});
  EXPECT_TRUE(honest.leaks.empty()) << honest.leaks.front();
  const Survey leaky = SurveyGames(canary.config, 10, 8, canary.eyes);
  EXPECT_FALSE(leaky.leaks.empty()) << "not caught in " << leaky.checks << " checks";
}

INSTANTIATE_TEST_SUITE_P(
    All, Canaries,
    testing::Values(
        Canary{
            "rival_card", Made(Variant::kStandard, 4, false, false), {.view = ViewWithRivalCard}},
        Canary{"rival_card_expert",
               Made(Variant::kStandard, 3, true, true),
               {.view = ViewWithRivalCard}},
        Canary{"partner_card", Made(Variant::kTeams, 4, false, false), {.view = ViewWithRivalCard}},
        Canary{
            "own_deck_in_teams", Made(Variant::kTeams, 4, false, false), {.view = ViewWithOwnDeck}},
        Canary{"face_down_card",
               Made(Variant::kStandard, 4, false, false),
               {.view = ViewWithFaceDownCard}},
        Canary{
            "purse_value", Made(Variant::kStandard, 4, false, false), {.view = ViewWithPurseValue}},
        Canary{"leftover_purses",
               Made(Variant::kStandard, 3, false, false),
               {.view = ViewWithLeftoverPurses}},
        Canary{"flask_kind", Made(Variant::kStandard, 4, false, true), {.view = ViewWithFlaskKind}},
        Canary{
            "turmoil_choice", Made(Variant::kStandard, 4, false, true), {.view = ViewWithChoice}},
        Canary{"caboose_choice", Made(Variant::kDuo14, 2, true, false), {.view = ViewWithChoice}},
        Canary{"chosen_card", Made(Variant::kDuo18, 3, false, false), {.view = ViewWithChoice}},
        Canary{"kept_count_expert",
               Made(Variant::kStandard, 4, true, false),
               {.view = ViewWithKeptCount}},
        Canary{"kept_count", Made(Variant::kStandard, 4, false, true), {.view = ViewWithKeptCount}},
        Canary{"boarding", Made(Variant::kStandard, 4, false, true), {.view = ViewWithBoarding}},
        Canary{"hand_on_the_board",
               Made(Variant::kStandard, 4, false, false),
               {.view = ViewOfBoardWith<ACardInHand>}},
        Canary{"deck_on_the_board",
               Made(Variant::kStandard, 4, true, false),
               {.view = ViewOfBoardWith<ACardInTheDeck>}},
        Canary{"face_down_card_on_the_board",
               Made(Variant::kStandard, 4, false, false),
               {.view = ViewOfBoardWith<TheLastCardPlayed>}},
        Canary{"purses_on_the_board",
               Made(Variant::kStandard, 6, false, false),
               {.view = ViewOfBoardWith<MoneyOfBelle>}},
        Canary{"boarding_on_the_board",
               Made(Variant::kStandard, 4, false, true),
               {.view = ViewOfBoardWith<WhoBoards>}},
        Canary{"drawn_card_told", Made(Variant::kStandard, 4, false, false), {.redact = ToldWhole}},
        Canary{"face_down_card_told",
               Made(Variant::kStandard, 4, false, false),
               {.redact = ToldFaceDown}},
        Canary{
            "purse_value_told", Made(Variant::kStandard, 4, false, false), {.redact = ToldValue}}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace folsom
