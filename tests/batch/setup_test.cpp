// The JSON of a batch's setup, and what is wrong with others.

#include "batch/setup.h"

#include <gtest/gtest.h>

#include "bots/registry.h"

namespace folsom {
namespace {

// "code path".
std::string Wrong(std::string_view json) {
  const Result<BatchSetup> setup = ReadBatchSetup(json);
  return setup ? "fine" : setup.Error().code + " " + setup.Error().path;
}

TEST(BatchSetup, DefaultsAreFourPlayersStandard) {
  const Result<BatchSetup> setup = ReadBatchSetup(R"({"games":12})");
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->games, 12U);
  EXPECT_EQ(setup->threads, 1U);
  EXPECT_EQ(setup->seed, 0U);
  EXPECT_FALSE(setup->skip_forced);
  ASSERT_EQ(setup->mix.size(), 1U);
  EXPECT_EQ(setup->mix[0].config, Normalised(Config{}));
  EXPECT_EQ(setup->mix[0].weight, 1);
}

TEST(BatchSetup, ReadsAllFields) {
  const Result<BatchSetup> setup = ReadBatchSetup(R"({"games":4096,"threads":8,
      "seed":18446744073709551615,"skip_forced":true,"mix":[{"weight":2},
      {"config":{"seats":3,"horses":true},"weight":0.25,"bots":[null,"scripted",null]}]})");
  ASSERT_TRUE(setup) << Describe(setup.Error());
  EXPECT_EQ(setup->threads, 8U);
  EXPECT_EQ(setup->seed, ~std::uint64_t{0});
  EXPECT_TRUE(setup->skip_forced);
  ASSERT_EQ(setup->mix.size(), 2U);
  EXPECT_EQ(setup->mix[0].weight, 2);
  const MixEntry& second = setup->mix[1];
  EXPECT_EQ(second.config.seats, 3);
  EXPECT_TRUE(second.config.horses);
  EXPECT_EQ(second.weight, 0.25);
  EXPECT_FALSE(second.bots[0]);
  EXPECT_EQ(*second.bots[1], ParseBot("scripted").bot);
  EXPECT_FALSE(second.bots[2]);
}

TEST(BatchSetup, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(Wrong("{"), "batch/malformed ");
  EXPECT_EQ(Wrong("[]"), "batch/wrong_type ");
  EXPECT_EQ(Wrong("{}"), "batch/missing_field ");
  EXPECT_EQ(Wrong(R"({"games":0})"), "batch/out_of_range games");
  EXPECT_EQ(Wrong(R"({"games":1000000})"), "fine");
  EXPECT_EQ(Wrong(R"({"games":1000001})"), "batch/out_of_range games");
  EXPECT_EQ(Wrong(R"({"games":"4"})"), "batch/wrong_type games");
  EXPECT_EQ(Wrong(R"({"games":4.5})"), "batch/wrong_type games");
  EXPECT_EQ(Wrong(R"({"games":4,"threads":0})"), "batch/out_of_range threads");
  EXPECT_EQ(Wrong(R"({"games":4,"threads":257})"), "batch/out_of_range threads");
  EXPECT_EQ(Wrong(R"({"games":4,"seed":-1})"), "batch/out_of_range seed");
  EXPECT_EQ(Wrong(R"({"games":4,"game":1})"), "batch/unknown_field game");
  EXPECT_EQ(Wrong(R"({"games":4,"skip_forced":1})"), "batch/wrong_type skip_forced");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[]})"), "batch/out_of_range mix");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{},{"weight":0}]})"), "batch/out_of_range mix.1.weight");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{"weight":-1}]})"), "batch/out_of_range mix.0.weight");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{"weight":1e308}]})"), "batch/out_of_range mix.0.weight");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{"weight":"1"}]})"), "batch/wrong_type mix.0.weight");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{"wait":1}]})"), "batch/unknown_field mix.0.wait");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{"config":{"seats":9}}]})").substr(0, 12), "config/out_o");
  EXPECT_EQ(Wrong(R"({"games":4,"mix":[{"config":{"seat":4}}]})"),
            "config/unknown_field mix.0.config.seat");
}

TEST(BatchSetup, BotsLeaveASeat) {
  const std::string mix = R"({"games":4,"mix":[{"bots":)";
  EXPECT_EQ(Wrong(mix + R"(["scripted"]}]})"), "fine");
  EXPECT_EQ(Wrong(mix + R"([null,"random","scripted","mcts:iterations=5"]}]})"), "fine");
  EXPECT_EQ(Wrong(mix + R"(["random","random","random","random"]}]})"),
            "batch/bad_bots mix.0.bots");
  EXPECT_EQ(Wrong(mix + R"([null,null,null,null,"random"]}]})"), "batch/out_of_range mix.0.bots");
  EXPECT_EQ(Wrong(mix + R"(["nobody"]}]})"), "batch/bad_bots mix.0.bots.0");
  EXPECT_EQ(Wrong(mix + R"([1]}]})"), "batch/wrong_type mix.0.bots.0");
}

TEST(BatchSetup, AMixHasAtMostAThousandEntries) {
  std::string json = R"({"games":4,"mix":[{})";
  for (int i = 1; i < 1000; ++i) json += ",{}";
  EXPECT_EQ(Wrong(json + "]}"), "fine");
  EXPECT_EQ(Wrong(json + ",{}]}"), "batch/out_of_range mix");
}

}  // namespace
}  // namespace folsom
