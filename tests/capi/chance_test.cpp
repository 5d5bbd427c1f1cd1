// Given outcomes of chance, and what viewers are told, through the C interface.

#include <boost/json.hpp>

#include "capi/calls.h"
#include "record/json/config_json.h"
#include "record/words/names.h"
#include "support/random_game.h"

namespace folsom {
namespace {

namespace json = boost::json;

// A record taken apart: what chance gave at the set-up and after each decision, as JSON.
struct Parts {
  std::vector<std::string> chance;
  std::vector<std::string> decisions;  // "0 draw"
};
Parts PartsOf(const std::string& record) {
  Parts parts;
  std::vector<json::array> drawn(1);
  std::istringstream lines(record.substr(record.find("\n\n") + 2));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("> ")) {
      parts.decisions.push_back(line.substr(2));
      drawn.emplace_back();
    } else {
      drawn.back().emplace_back(line.substr(2));
    }
  }
  for (const json::array& words : drawn) parts.chance.push_back(json::serialize(words));
  return parts;
}

std::uint16_t ActionOf(std::string_view text) {
  std::uint16_t action = 0;
  EXPECT_DONE(folsom_action_from_text(text.data(), text.size(), &action));
  return action;
}

std::string With(const Game& game, const std::string& decision, const std::string& chance) {
  return CodeOf(folsom_game_apply_with(game.get(), decision[0] - '0',
                                       ActionOf(std::string_view(decision).substr(2)),
                                       chance.data(), chance.size()));
}

TEST(CapiChance, AGameIsPlayedAgainWithWhatItDrew) {
  for (const Config& config : FirstOfEachFamily()) {
    const std::string text = WriteConfig(config);
    const Game game = NewGame(text, 6);
    PlayOn(game, 6);
    const Parts parts = PartsOf(RecordOf(game));
    FolsomGame* made = nullptr;
    EXPECT_DONE(folsom_game_new_with(text.data(), text.size(), parts.chance[0].data(),
                                     parts.chance[0].size(), 1, &made));
    const Game again(made);
    for (std::size_t i = 0; i < parts.decisions.size(); ++i) {
      ASSERT_EQ(With(again, parts.decisions[i], parts.chance[i + 1]), "") << folsom_error_message();
    }
    EXPECT_EQ(RecordOf(again), RecordOf(game));
    EXPECT_EQ(EventsOf(again, 0), EventsOf(game, 0));
  }
}

TEST(CapiChance, WhatDoesNotFitIsRefused) {
  const Game game = NewGame("{}", 6);
  while (RecordOf(game).find("> " + std::to_string(SeatOf(game)) + " draw") == std::string::npos) {
    PlayOn(game, StatusOf(game).decisions, 1);
  }
  // A decision that draws three cards.
  const Parts parts = PartsOf(RecordOf(game));
  std::size_t at = 0;
  while (!parts.decisions[at].ends_with("draw") || parts.chance[at + 1].size() < 40) ++at;
  while (StatusOf(game).decisions > at) EXPECT_DONE(folsom_game_undo(game.get()));
  const std::string record = RecordOf(game);
  const std::string& draw = parts.decisions[at];
  json::array fits = json::parse(parts.chance[at + 1]).as_array();
  json::array less = fits;
  less.pop_back();
  json::array more = fits;
  more.push_back(fits[0]);
  json::array other = fits;
  other[0] = "purse 0 250";
  json::array nonsense = fits;
  nonsense[1] = "nonsense";
  EXPECT_EQ(With(game, draw, json::serialize(less)), "chance/missing");
  EXPECT_EQ(With(game, draw, json::serialize(more)), "chance/unused");
  EXPECT_EQ(With(game, draw, json::serialize(other)), "chance/other_kind");
  EXPECT_TRUE(std::string_view(folsom_error_message()).starts_with("chance.0: "));
  EXPECT_EQ(With(game, draw, json::serialize(nonsense)), "chance/malformed");
  EXPECT_EQ(With(game, draw, "[1]"), "chance/wrong_type");
  EXPECT_EQ(With(game, draw, "{}"), "chance/wrong_type");
  EXPECT_EQ(With(game, draw, "["), "chance/malformed");
  EXPECT_EQ(RecordOf(game), record);
  EXPECT_EQ(With(game, draw, json::serialize(fits)), "");
}

TEST(CapiEvents, AreRedactedAndKeepTheirNumbers) {
  const Game game = NewGame("{}", 2);
  PlayOn(game, 2, 60);
  const json::array mine = json::parse(EventsOf(game, 0)).as_array();
  const json::array theirs = json::parse(EventsOf(game, 1)).as_array();
  const json::array all = json::parse(EventsOf(game, FOLSOM_SPECTATOR)).as_array();
  ASSERT_EQ(mine.size(), theirs.size());
  ASSERT_EQ(mine.size(), all.size());
  std::size_t drawn = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].at("number").as_int64(), static_cast<std::int64_t>(i));
    EXPECT_TRUE(all[i].as_object().contains("sentence"));
    if (all[i].at("type") != "card_drawn") continue;
    EXPECT_FALSE(all[i].as_object().contains("card"));
    const bool own = all[i].at("seat").as_int64() == 0;
    EXPECT_EQ(mine[i].as_object().contains("card"), own);
    EXPECT_EQ(theirs[i].as_object().contains("card"), all[i].at("seat").as_int64() == 1);
    drawn += own ? 1 : 0;
  }
  EXPECT_GE(drawn, 6U);
}

TEST(CapiEvents, SinceADecision) {
  const Game game = NewGame("{}", 2);
  const std::size_t at_start = json::parse(EventsOf(game, 0)).as_array().size();
  EXPECT_EQ(EventsOf(game, 0, 1), "[]");
  std::size_t total = at_start;
  for (std::uint32_t i = 1; i <= 40; ++i) {
    PlayOn(game, i, 1);
    const json::array last = json::parse(EventsOf(game, 0, i)).as_array();
    if (!last.empty()) {
      EXPECT_EQ(last[0].at("number").as_int64(), static_cast<std::int64_t>(total));
    }
    total += last.size();
    EXPECT_EQ(json::parse(EventsOf(game, 0)).as_array().size(), total);
  }
}

}  // namespace
}  // namespace folsom
