// Puzzles: how answers are judged, what tampered ones are refused with, ratings, and tables that
// show a puzzle and are nobody's game.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "hall/puzzles/glicko.h"
#include "hall/puzzles/puzzle_standing.h"
#include "hall/world.h"
#include "record/words/action_text.h"
#include "support/paths.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(Glicko, IsThatOfThePaper) {
  const std::vector<RatedGame> games{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}};
  const Skill after = Rated({1500, 200}, games);
  EXPECT_NEAR(after.rating, 1464, 0.5);
  EXPECT_NEAR(after.deviation, 151.4, 0.05);
}

TEST(Glicko, ForgetsWithTimeAndNoMoreThanAll) {
  EXPECT_NEAR(GrownDeviation(50, 365, 18.13), 350, 0.5);
  EXPECT_EQ(GrownDeviation(50, 0, 18.13), 50);
  EXPECT_EQ(GrownDeviation(50, -3, 18.13), 50);
  EXPECT_EQ(GrownDeviation(300, 100'000, 18.13), kUnknownDeviation);
}

TEST(Glicko, SurvivesAnyDistance) {
  const std::vector<RatedGame> lost{{{-1e9, 0}, 0}};
  EXPECT_LT(Rated({1e9, 350}, lost).rating, 1e9);
}

const ShippedPuzzle& SomePuzzle() {
  static const ShippedPuzzle kPuzzle = *FindPuzzle(PuzzleIds().front());
  return kPuzzle;
}

TEST(PuzzleStandings, RiseAndFallAndCountStreaks) {
  PuzzleStanding standing;
  for (const bool right : {true, true, false, true}) {
    const std::int64_t before = standing.rating;
    standing = WithAnswer(standing, SomePuzzle(), right, 1000);
    EXPECT_EQ(standing.rating > before, right);
  }
  EXPECT_EQ(standing.Streak(), 1);
  EXPECT_EQ(standing.BestStreak(), 2);
  EXPECT_LT(standing.deviation, PuzzleStanding::kFirstDeviation);
  EXPECT_EQ(StandingFrom(StandingText(standing)), standing);
}

TEST(PuzzleStandings, OfADamagedTextAreThoseOfANewPlayer) {
  for (const char* const text : {"", "x", "[]", "{}", R"({"rating":1,"deviation":1,"at":1})",
                                 R"({"rating":1,"deviation":1,"at":1,"answers":[["a",1,2]]})",
                                 R"({"rating":1,"deviation":0,"at":1,"answers":[]})"}) {
    EXPECT_EQ(StandingFrom(text), PuzzleStanding{}) << text;
  }
}

class Puzzles : public testing::Test {
 protected:
  Puzzles() : ann_(world_.Person("Ann")) {
    std::ifstream file(SourcePath("puzzles/puzzles.jsonl"));
    for (std::string line; std::getline(file, line);) {
      all_.push_back(json::parse(line).as_object());
    }
  }
  static json::object Answer(const json::object& puzzle, bool right) {
    json::string action = puzzle.at("right").at(0).as_string();
    for (const auto& share : puzzle.at("shares").as_object()) {
      if (!right && share.key() != action) action = share.key();
      if (!right && action != puzzle.at("right").at(0).as_string()) break;
    }
    return {{"type", "puzzle_answer"}, {"puzzle", puzzle.at("id")}, {"action", action}};
  }
  static json::object TableOf(const json::object& puzzle) {
    return {{"type", "puzzle_table"},
            {"puzzle", puzzle.at("id")},
            {"seat", puzzle.at("seat")},
            {"position", puzzle.at("position")}};
  }
  std::string Open(const json::object& puzzle) {
    const json::value made = ann_->AskOk(TableOf(puzzle));
    std::string table(made.at("table").as_string());
    world_.Await([&] { return !ann_->At(table).view.is_null(); });
    return table;
  }

  // One from the beginning of its game.
  const json::object& Early() const {
    return *std::ranges::find_if(all_, [](const json::object& puzzle) {
      const json::value* const round = puzzle.at("position").as_object().if_contains("round");
      return round != nullptr && *round == json::value(2);
    });
  }

  World world_;
  std::unique_ptr<TestClient> ann_;
  std::vector<json::object> all_;
};

TEST_F(Puzzles, AreKnownToTheHall) {
  EXPECT_EQ(PuzzleIds().size(), all_.size());
  for (const json::object& puzzle : all_) {
    const std::optional<ShippedPuzzle> known = FindPuzzle(puzzle.at("id").as_string());
    ASSERT_TRUE(known) << puzzle.at("id");
    EXPECT_EQ(known->rating, puzzle.at("rating").as_int64());
    EXPECT_EQ(known->legal.size(), puzzle.at("shares").as_object().size());
    ASSERT_EQ(known->right.size(), 1U);
    EXPECT_EQ(ActionText(known->right[0]), puzzle.at("right").at(0).as_string());
  }
  EXPECT_FALSE(FindPuzzle(""));
  EXPECT_FALSE(FindPuzzle("0213c31"));
}

TEST_F(Puzzles, AreJudgedByTheHall) {
  const json::value right = ann_->AskOk(Answer(all_[100], true));
  EXPECT_EQ(right.at("right"), json::value(true));
  EXPECT_EQ(right.at("before"), json::value(1100));
  const std::int64_t risen = right.at("standing").at("rating").as_int64();
  EXPECT_GT(risen, 1100);
  const json::value wrong = ann_->AskOk(Answer(all_[101], false));
  EXPECT_EQ(wrong.at("right"), json::value(false));
  EXPECT_EQ(wrong.at("before"), json::value(risen));
  EXPECT_EQ(wrong.at("standing").at("streak"), json::value(0));
  EXPECT_EQ(wrong.at("standing").at("best_streak"), json::value(1));
  EXPECT_EQ(ann_->AskOk({{"type", "puzzles"}}).at("standing"), wrong.at("standing"));
}

TEST_F(Puzzles, OnlyTheFirstAnswerCounts) {
  ann_->AskOk(Answer(all_[5], false));
  const json::value before = ann_->AskOk({{"type", "puzzles"}}).at("standing");
  EXPECT_EQ(ann_->AskCode(Answer(all_[5], true)), "puzzle/answered");
  EXPECT_EQ(ann_->AskCode(Answer(all_[5], false)), "puzzle/answered");
  EXPECT_EQ(ann_->AskOk({{"type", "puzzles"}}).at("standing"), before);
  const auto bob = world_.Person("Bob");
  EXPECT_EQ(bob->AskOk(Answer(all_[5], true)).at("right"), json::value(true));
}

TEST_F(Puzzles, RefuseWhatWasTamperedWith) {
  json::object unknown = Answer(all_[0], true);
  unknown["puzzle"] = "00000000";
  EXPECT_EQ(ann_->AskCode(unknown), "puzzle/unknown");
  unknown["puzzle"] = "";
  EXPECT_EQ(ann_->AskCode(unknown), "puzzle/unknown");
  json::object claim = Answer(all_[0], false);
  claim["right"] = true;
  EXPECT_EQ(ann_->AskCode(claim), "message/unknown_field");
  json::object rating = Answer(all_[0], true);
  rating["rating"] = 3000;
  EXPECT_EQ(ann_->AskCode(rating), "message/unknown_field");
  json::object illegal = Answer(all_[0], true);
  illegal["action"] = "caboose guns";
  const std::string code = ann_->AskCode(illegal);
  EXPECT_TRUE(code == "puzzle/not_legal" || code == "action/no_such_action") << code;
  illegal["action"] = "fire tuco";
  EXPECT_EQ(ann_->AskCode(illegal), "puzzle/not_legal");
  illegal["action"] = "win";
  EXPECT_EQ(ann_->AskCode(illegal), "action/no_such_action");
  EXPECT_EQ(ann_->AskOk({{"type", "puzzles"}}).at("standing").at("answers").as_array().size(), 0U);
}

TEST_F(Puzzles, AreShownAtATable) {
  for (std::size_t i = 0; i < all_.size(); i += 29) {
    SCOPED_TRACE(all_[i].at("id").as_string().c_str());
    const std::string table = Open(all_[i]);
    const json::value& turn = ann_->At(table).turn;
    EXPECT_EQ(turn.at("legal").at("actions").as_array().size(),
              all_[i].at("shares").as_object().size());
    ann_->AskOk({{"type", "unwatch"}, {"table", table}});
  }
}

TEST_F(Puzzles, AreShownOnlyAsTheyAre) {
  json::object other = TableOf(all_[0]);
  other["position"] = all_[1].at("position");
  other["seat"] = all_[1].at("seat");
  EXPECT_EQ(ann_->AskCode(other), "puzzle/other_position");
  other = TableOf(all_[0]);
  other["seat"] = (all_[0].at("seat").as_int64() + 1) % 3;
  EXPECT_EQ(ann_->AskCode(other), "puzzle/other_position");
  other = TableOf(all_[0]);
  other["position"] = json::object{};
  EXPECT_TRUE(ann_->AskCode(other).starts_with("position/"));
  other["position"] = 7;
  EXPECT_TRUE(ann_->AskCode(other).starts_with("position/"));
  other.erase("position");
  EXPECT_EQ(ann_->AskCode(other), "message/missing_field");
}

// Played to the end, such a table is in no list, and what is done there counts for nothing.
TEST_F(Puzzles, AreNobodysGames) {
  const std::string table = Open(Early());
  EXPECT_TRUE(ann_->AskOk({{"type", "my_tables"}}).at("tables").as_array().empty());
  const json::value legal = ann_->At(table).turn.at("legal");
  ann_->AskOk({{"type", "act"},
               {"table", table},
               {"seat", legal.at("seat")},
               {"decision", legal.at("decision")},
               {"action", legal.at("actions").at(0)}});
  ann_->AskOk({{"type", "stand_in"}, {"table", table}, {"seat", legal.at("seat")}});
  world_.Await([&] { return ann_->At(table).Stage() == "finished"; });
  EXPECT_TRUE(ann_->AskOk({{"type", "my_games"}}).at("games").as_array().empty());
  EXPECT_TRUE(ann_->AskOk({{"type", "my_tables"}}).at("tables").as_array().empty());
  EXPECT_TRUE(ann_->AskOk({{"type", "puzzles"}}).at("standing").at("answers").as_array().empty());
}

TEST_F(Puzzles, EndWhenNobodyLooks) {
  const std::string table = Open(all_[40]);
  ann_->AskOk({{"type", "unwatch"}, {"table", table}});
  world_.loop.Pass(kPuzzleLife + 1000);
  EXPECT_EQ(ann_->AskCode({{"type", "stand"}, {"table", table}}), "table/closed");
}

TEST_F(Puzzles, GoWithTheirPerson) {
  ann_->AskOk(Answer(all_[5], true));
  const json::value mine = ann_->AskOk({{"type", "export"}}).at("data").at("puzzles");
  EXPECT_EQ(mine.at("answers").at(0).at("puzzle"), all_[5].at("id"));
}

}  // namespace
}  // namespace folsom
