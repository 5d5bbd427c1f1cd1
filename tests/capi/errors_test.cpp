// Bad input to the C interface is refused with a stable code, and nothing crashes.

#include <string>
#include <thread>

#include "capi/calls.h"

namespace folsom {
namespace {

TEST(CapiErrors, NullIsRefused) {
  const Game game = NewGame("{}", 1);
  const View view = ViewOf(game, 0);
  FolsomBatch* made = nullptr;
  EXPECT_DONE(folsom_batch_new("{\"games\":1}", 11, &made));
  const BatchHandle batch(made);
  FolsomGame* out = nullptr;
  FolsomView* seen = nullptr;
  std::uint16_t action = 0;
  std::size_t size = 0;
  char text[8];
  const std::vector<FolsomStatus> refused{
      folsom_action_text(0, nullptr, 100, &size),
      folsom_action_text(0, text, sizeof text, nullptr),
      folsom_action_from_text(nullptr, 4, &action),
      folsom_action_from_text("draw", 4, nullptr),
      folsom_observation_fields(nullptr, 1 << 20, &size),
      folsom_foresight_fields(nullptr, 1 << 20, &size),
      folsom_truth_fields(nullptr, 1 << 20, &size),
      folsom_game_new(nullptr, 2, 1, &out),
      folsom_game_new("{}", 2, 1, nullptr),
      folsom_game_new_with("{}", 2, nullptr, 2, 1, &out),
      folsom_game_from_position(nullptr, 2, 1, &out),
      folsom_game_from_record(nullptr, 2, 1, &out),
      folsom_game_clone(nullptr, &out),
      folsom_game_clone(game.get(), nullptr),
      folsom_game_status(nullptr, nullptr),
      folsom_game_status(game.get(), nullptr),
      folsom_game_legal(nullptr, 0, &action, &size),
      folsom_game_legal(game.get(), 0, nullptr, &size),
      folsom_game_legal(game.get(), 0, &action, nullptr),
      folsom_game_apply(nullptr, 0, 0),
      folsom_game_apply_with(nullptr, 0, 0, "[]", 2),
      folsom_game_apply_with(game.get(), 0, 0, nullptr, 2),
      folsom_game_undo(nullptr),
      folsom_game_score(nullptr, nullptr),
      folsom_game_score(game.get(), nullptr),
      folsom_game_score_json(nullptr, text, 8, &size),
      folsom_game_events(nullptr, 0, 0, text, 8, &size),
      folsom_game_events(game.get(), 0, 0, text, 8, nullptr),
      folsom_game_record(nullptr, text, 8, &size),
      folsom_game_record(game.get(), nullptr, 1 << 20, &size),
      folsom_game_position(nullptr, text, 8, &size),
      folsom_game_view(nullptr, 0, &seen),
      folsom_game_view(game.get(), 0, nullptr),
      folsom_view_viewer(nullptr, nullptr),
      folsom_view_viewer(view.get(), nullptr),
      folsom_view_legal(nullptr, &action, &size),
      folsom_view_observation(nullptr, nullptr),
      folsom_view_observation(view.get(), nullptr),
      folsom_view_foresight(nullptr, nullptr),
      folsom_view_foresight(view.get(), nullptr),
      folsom_view_json(nullptr, text, 8, &size),
      folsom_view_text(nullptr, text, 8, &size),
      folsom_view_text(view.get(), nullptr, 1 << 20, &size),
      folsom_view_read_answer(nullptr, "1", 1, &action),
      folsom_view_read_answer(view.get(), nullptr, 1, &action),
      folsom_view_read_answer(view.get(), "1", 1, nullptr),
      folsom_view_sample(nullptr, 1, &out),
      folsom_view_sample(view.get(), 1, nullptr),
      folsom_bot_choose(nullptr, 6, view.get(), 1, &action, nullptr, nullptr),
      folsom_bot_choose("random", 6, nullptr, 1, &action, nullptr, nullptr),
      folsom_bot_choose("random", 6, view.get(), 1, nullptr, nullptr, nullptr),
      folsom_arena(nullptr, 2, text, 8, &size),
      folsom_arena("{}", 2, text, 8, nullptr),
      folsom_batch_new(nullptr, 2, &made),
      folsom_batch_new("{\"games\":1}", 11, nullptr),
      folsom_batch_games(nullptr, nullptr),
      folsom_batch_arrays(nullptr, nullptr),
      folsom_batch_arrays(batch.get(), nullptr),
      folsom_batch_reset(nullptr, 1),
      folsom_batch_step(nullptr, &action),
      folsom_batch_step(batch.get(), nullptr),
      folsom_batch_random_actions(nullptr, &action),
      folsom_batch_random_actions(batch.get(), nullptr),
      folsom_batch_game(nullptr, 0, 0, &out),
      folsom_batch_game(batch.get(), 0, 0, nullptr),
      folsom_batch_snapshot(nullptr, nullptr, 0, &size),
      folsom_batch_snapshot(batch.get(), nullptr, 0, nullptr),
      folsom_batch_snapshot(batch.get(), nullptr, 1 << 20, &size),
      folsom_batch_restore(nullptr, nullptr, 0),
      folsom_batch_restore(batch.get(), nullptr, 0),
  };
  for (std::size_t i = 0; i < refused.size(); ++i) EXPECT_EQ(refused[i], FOLSOM_REFUSED) << i;
  EXPECT_STREQ(folsom_error_code(), "argument/null");
  EXPECT_STREQ(folsom_error_message(), "bytes is NULL");
  EXPECT_EQ(out, nullptr);
  EXPECT_EQ(seen, nullptr);
  folsom_game_free(nullptr);
  folsom_view_free(nullptr);
  folsom_batch_free(nullptr);
}

TEST(CapiErrors, SeatsThatAreNotThere) {
  const Game game = NewGame("{}", 1);
  std::vector<std::uint16_t> legal(FOLSOM_MAX_LEGAL);
  std::size_t count = 0;
  FolsomView* view = nullptr;
  for (const std::int32_t seat : {-2147483647, -2, 4, 7, 255, 256, 2147483647}) {
    EXPECT_EQ(CodeOf(folsom_game_legal(game.get(), seat, legal.data(), &count)), "argument/seat");
    EXPECT_EQ(CodeOf(folsom_game_apply(game.get(), seat, 0)), "argument/seat");
    EXPECT_EQ(CodeOf(folsom_game_view(game.get(), seat, &view)), "argument/seat");
    EXPECT_EQ(EventsOf(game, seat), "error argument/seat");
  }
  EXPECT_EQ(CodeOf(folsom_game_apply(game.get(), FOLSOM_SPECTATOR, 0)), "argument/seat");
}

TEST(CapiErrors, TextsThatAreNone) {
  FolsomGame* out = nullptr;
  const auto config = [&out](std::string_view text) {
    return CodeOf(folsom_game_new(text.data(), text.size(), 1, &out));
  };
  EXPECT_EQ(config(""), "config/malformed");
  EXPECT_EQ(config("{"), "config/malformed");
  EXPECT_EQ(config("[]"), "config/wrong_type");
  EXPECT_EQ(config(R"({"seats":1})"), "config/out_of_range");
  EXPECT_EQ(config(std::string(1 << 20, ' ')), "config/too_big");
  EXPECT_EQ(CodeOf(folsom_game_from_position("{}", 2, 1, &out)).substr(0, 9), "position/");
  EXPECT_EQ(CodeOf(folsom_game_from_record("x", 1, 1, &out)), "record/bad_header");
  EXPECT_TRUE(std::string_view(folsom_error_message()).starts_with("line 1: "));
  std::uint16_t action = 0;
  EXPECT_EQ(CodeOf(folsom_action_from_text("dance", 5, &action)), "action/no_such_action");
  EXPECT_EQ(out, nullptr);
}

TEST(CapiErrors, ATextThatDoesNotFitIsNotWritten) {
  std::size_t size = 0;
  char text[5] = "....";
  ASSERT_EQ(folsom_action_text(1, text, 3, &size), FOLSOM_TOO_SMALL);
  EXPECT_EQ(size, 4U);
  EXPECT_STREQ(text, "....");
  EXPECT_STREQ(folsom_error_code(), "argument/too_small");
  ASSERT_EQ(folsom_action_text(1, text, 4, &size), FOLSOM_OK);
  EXPECT_STREQ(text, "draw");
}

TEST(CapiErrors, EveryActionHasAText) {
  for (std::uint32_t i = 0; i < folsom_action_count(); ++i) {
    const std::string text = TextFrom([i](char* out, std::size_t capacity, std::size_t* size) {
      return folsom_action_text(static_cast<std::uint16_t>(i), out, capacity, size);
    });
    std::uint16_t back = 0;
    EXPECT_DONE(folsom_action_from_text(text.data(), text.size(), &back));
    EXPECT_EQ(back, i);
  }
  std::size_t size = 0;
  EXPECT_EQ(CodeOf(folsom_action_text(static_cast<std::uint16_t>(folsom_action_count()), nullptr, 0,
                                      &size)),
            "action/no_such_action");
}

TEST(CapiErrors, AreOfOneThread) {
  std::uint16_t action = 0;
  EXPECT_EQ(folsom_action_from_text("dance", 5, &action), FOLSOM_REFUSED);
  std::thread([] {
    EXPECT_STREQ(folsom_error_code(), "");
    EXPECT_STREQ(folsom_error_message(), "");
    EXPECT_EQ(folsom_game_undo(nullptr), FOLSOM_REFUSED);
    EXPECT_STREQ(folsom_error_code(), "argument/null");
  }).join();
  EXPECT_STREQ(folsom_error_code(), "action/no_such_action");
}

TEST(CapiErrors, NamesEnd) {
  EXPECT_STREQ(folsom_phase_name(0), "casting");
  EXPECT_EQ(folsom_phase_name(10), nullptr);
  EXPECT_EQ(folsom_phase_name(255), nullptr);
  EXPECT_STREQ(folsom_ask_name(6), "plan");
  EXPECT_EQ(folsom_ask_name(24), nullptr);
  EXPECT_EQ(folsom_api_version(), static_cast<std::uint32_t>(FOLSOM_API_VERSION));
  EXPECT_NE(std::string_view(folsom_version()).find('.'), std::string_view::npos);
}

}  // namespace
}  // namespace folsom
