#include "record/json/config_json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "support/clause.h"

namespace folsom {
namespace {

std::string ConfigCodeOf(std::string_view text) {
  const Result<Config> config = ReadConfig(text);
  return config ? "fine" : config.Error().code;
}

TEST(ConfigJson, AllConfigurationsComeBack) {
  for (Config config : AllConfigs()) {
    for (const Casting casting : {Casting::kRandom, Casting::kDrafted}) {
      config.casting = casting;
      const Result<Config> read = ReadConfig(WriteConfig(config));
      ASSERT_TRUE(read) << Describe(read.Error());
      EXPECT_EQ(*read, config) << WriteConfig(config);
      const Result<Config> direct = ConfigFrom(ConfigJson(config));
      ASSERT_TRUE(direct) << Describe(direct.Error());
      EXPECT_EQ(*direct, config);
    }
  }
}

TEST(ConfigJson, UsualCastWhereNoneIsChosen) {
  CLAUSE("DUO14-1");
  const Result<Config> duo = ReadConfig(R"({"seats": 2, "variant": "duo14"})");
  ASSERT_TRUE(duo) << Describe(duo.Error());
  EXPECT_EQ(duo->casting, Casting::kGiven);
  EXPECT_EQ(duo->bandits[0], Bandit::kTuco);
  EXPECT_EQ(duo->bandits[1], Bandit::kCheyenne);
  EXPECT_EQ(duo->bandits[2], Bandit::kDjango);
  EXPECT_EQ(duo->bandits[3], Bandit::kDoc);
  const Result<Config> drawn =
      ReadConfig(R"({"seats": 2, "variant": "duo14", "bandits": "random"})");
  ASSERT_TRUE(drawn) << Describe(drawn.Error());
  EXPECT_EQ(drawn->casting, Casting::kRandom);
  const Result<Config> standard = ReadConfig(R"({"seats": 4})");
  ASSERT_TRUE(standard) << Describe(standard.Error());
  EXPECT_EQ(standard->casting, Casting::kRandom);
}

TEST(ConfigJson, GivenBanditsAndWagons) {
  const Result<Config> read = ReadConfig(
      R"({"seats": 3, "bandits": ["doc", "belle", "ghost"], "wagons": ["saloon", "mail", "dining"]})");
  ASSERT_TRUE(read) << Describe(read.Error());
  EXPECT_EQ(read->casting, Casting::kGiven);
  EXPECT_TRUE(read->wagons_given);
  EXPECT_EQ(read->bandits[0], Bandit::kDoc);
  EXPECT_EQ(read->bandits[2], Bandit::kGhost);
  EXPECT_EQ(read->wagons[0], Wagon{5});
  // What is not listed fills up the list in the tables' order.
  EXPECT_EQ(read->bandits[3], Bandit::kCheyenne);
  EXPECT_EQ(read->wagons[3], Wagon{1});
  const Result<Config> again = ReadConfig(WriteConfig(*read));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, *read);
}

TEST(ConfigJson, DefaultsFollowTheVariant) {
  const Result<Config> empty = ReadConfig("{}");
  ASSERT_TRUE(empty);
  EXPECT_EQ(*empty, Config{});
  const Result<Config> basic = ReadConfig(R"({"variant": "basic"})");
  ASSERT_TRUE(basic) << Describe(basic.Error());
  EXPECT_EQ(basic->edition, Edition::k2018);
  const Result<Config> duo = ReadConfig(R"({"variant": "duo14", "seats": 2})");
  ASSERT_TRUE(duo) << Describe(duo.Error());
  EXPECT_TRUE(duo->expert);
}

TEST(ConfigJson, WhatIsWrongHasACode) {
  EXPECT_EQ(ConfigCodeOf("{"), "config/malformed");
  EXPECT_EQ(ConfigCodeOf("[]"), "config/wrong_type");
  EXPECT_EQ(ConfigCodeOf(R"({"seats": "4"})"), "config/wrong_type");
  EXPECT_EQ(ConfigCodeOf(R"({"seats": 4.5})"), "config/wrong_type");
  EXPECT_EQ(ConfigCodeOf(R"({"seats": 7})"), "config/out_of_range");
  EXPECT_EQ(ConfigCodeOf(R"({"seats": 18446744073709551615})"), "config/out_of_range");
  EXPECT_EQ(ConfigCodeOf(R"({"expert": 1})"), "config/wrong_type");
  EXPECT_EQ(ConfigCodeOf(R"({"edition": 2014})"), "config/wrong_type");
  EXPECT_EQ(ConfigCodeOf(R"({"edition": "2016"})"), "config/unknown_word");
  EXPECT_EQ(ConfigCodeOf(R"({"bandits": "given"})"), "config/unknown_word");
  EXPECT_EQ(ConfigCodeOf(R"({"bandits": ["belle"]})"), "config/out_of_range");
  EXPECT_EQ(ConfigCodeOf(R"({"seats": 3, "bandits": ["belle", "tuco", "doc", "ghost"]})"),
            "config/out_of_range");
  EXPECT_EQ(ConfigCodeOf(R"({"wagons": "given"})"), "config/unknown_word");
  EXPECT_EQ(ConfigCodeOf(R"({"colour": "red"})"), "config/unknown_field");
  EXPECT_EQ(ConfigCodeOf(std::string(5000, ' ') + "{}"), "config/too_big");
}

TEST(ConfigJson, WhatCannotBePlayedNamesTheClause) {
  const struct {
    std::string_view text, code, clause;
  } cases[] = {
      {R"({"seats": 2})", "config/players", "CONF-1"},
      {R"({"variant": "duo18", "seats": 2, "edition": "2014"})", "config/edition", "CONF-1"},
      {R"({"variant": "basic", "expert": true})", "config/expert", "CONF-2"},
      {R"({"variant": "duo14", "seats": 2, "expert": false})", "config/expert", "CONF-2"},
      {R"({"variant": "basic", "horses": true})", "config/horses", "CONF-3"},
      {R"({"seats": 3, "bandits": ["doc", "doc", "ghost"]})", "config/bandits", "SET-1"},
      {R"({"seats": 3, "wagons": ["mail", "mail", "dining"]})", "config/wagons", "SET-3"},
      {R"({"variant": "duo18", "seats": 2, "bandits": ["ghost", "doc", "tuco", "belle"]})",
       "config/bandits", "DUO18-2"},
  };
  for (const auto& [text, code, clause] : cases) {
    const Result<Config> config = ReadConfig(text);
    ASSERT_FALSE(config) << text;
    EXPECT_EQ(config.Error().code, code);
    EXPECT_EQ(config.Error().clause, clause);
    EXPECT_FALSE(config.Error().message.empty());
  }
}

TEST(ConfigJson, ProblemsSayWhere) {
  const Result<Config> config = ReadConfig(R"({"seats": 3, "bandits": ["belle", "zorro", "doc"]})");
  ASSERT_FALSE(config);
  EXPECT_EQ(config.Error().path, "bandits.1");
  EXPECT_EQ(Describe(config.Error()),
            "\"zorro\" is none of: ghost, cheyenne, django, belle, tuco, doc "
            "[config/unknown_word, at bandits.1]");
}

}  // namespace
}  // namespace folsom
