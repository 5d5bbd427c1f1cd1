// Whole games over the wire.
#include <gtest/gtest.h>

#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(WholeGame, TwoPeopleAndTwoBotsPlayToTheEndAndEveryViewIsTheTruth) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  const auto eve = world.Person("Eve");
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 4}});
  eve->Watch(table);
  EXPECT_EQ(ann->At(table).viewer, 0);
  EXPECT_EQ(bob->At(table).viewer, 1);
  EXPECT_EQ(eve->At(table).viewer, -1);
  Rng rng(1);
  int checks = 0;
  while (ann->At(table).Stage() == "playing" && !HasFailure()) {
    PlayOn(world, {ann.get(), bob.get()}, table, rng, 1);
    world.ExpectTruth(*ann, table);
    world.ExpectTruth(*bob, table);
    world.ExpectTruth(*eve, table);
    ++checks;
  }
  EXPECT_GT(checks, 20);
  EXPECT_EQ(ann->At(table).Stage(), "finished");
  EXPECT_FALSE(ann->At(table).result.is_null());
  EXPECT_EQ(ann->At(table).result, eve->At(table).result);
  EXPECT_EQ(ann->At(table).games, 1) << "everything after the start came by patches";
  const json::object& room = eve->At(table).room.as_object();
  EXPECT_EQ(room.at("fair").at("secret").as_string().size(), 64U);
}

TEST(WholeGame, EveryVariantCanBePlayed) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  std::uint64_t seed = 0;
  for (const char* const config :
       {R"({"seats":3,"expert":true})", R"({"seats":2,"variant":"duo14"})",
        R"({"seats":2,"variant":"duo18"})", R"({"seats":4,"variant":"teams","horses":true})",
        R"({"seats":4,"horses":true,"bandits":"drafted"})"}) {
    SCOPED_TRACE(config);
    const std::string table =
        StartedTable(world, {ann.get(), bob.get()}, json::parse(config).as_object(), {}, "random");
    Rng rng(++seed);
    PlayOn(world, {ann.get(), bob.get()}, table, rng);
    EXPECT_EQ(ann->At(table).Stage(), "finished");
    world.ExpectTruth(*ann, table);
    world.ExpectTruth(*bob, table);
  }
}

}  // namespace
}  // namespace folsom
