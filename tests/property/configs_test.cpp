// CONF-1 to CONF-3: the table of what can be played with what, and that nothing else can.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/clause.h"
#include "support/random_game.h"

namespace folsom {
namespace {

// The rows of the table, as printed.
bool InTable(unsigned players, Variant variant) {
  switch (players) {
    case 2:
      return variant == Variant::kDuo14 || variant == Variant::kDuo18;
    case 3:
      return variant == Variant::kStandard || variant == Variant::kBasic ||
             variant == Variant::kDuo18;
    case 4:
    case 6:
      return variant == Variant::kStandard || variant == Variant::kBasic ||
             variant == Variant::kTeams;
    case 5:
      return variant == Variant::kStandard || variant == Variant::kBasic;
    default:
      return false;
  }
}

// The clause that forbids a combination, or empty.
std::string Forbidden(const Config& c) {
  if (!InTable(c.seats, c.variant)) return "CONF-1";
  if (c.variant == Variant::kDuo14 && c.edition != Edition::k2014) return "CONF-1";
  if (c.variant == Variant::kDuo18 && c.edition != Edition::k2018) return "CONF-1";
  if (c.variant == Variant::kBasic && c.edition != Edition::k2018) return "CONF-1";
  if (c.variant == Variant::kDuo14 && !c.expert) return "CONF-2";
  if (c.variant == Variant::kBasic && c.expert) return "CONF-2";
  if (c.variant == Variant::kDuo18 && c.expert) return "CONF-2";
  if (c.variant == Variant::kBasic && c.horses) return "CONF-3";
  return "";
}

std::vector<Config> EveryCombination() {
  std::vector<Config> all;
  for (const Edition edition : {Edition::k2014, Edition::k2018}) {
    for (std::uint8_t seats = 0; seats <= 9; ++seats) {
      for (std::size_t variant = 0; variant < 5; ++variant) {
        for (const bool expert : {false, true}) {
          for (const bool horses : {false, true}) {
            all.push_back({.edition = edition,
                           .seats = seats,
                           .variant = static_cast<Variant>(variant),
                           .expert = expert,
                           .horses = horses});
          }
        }
      }
    }
  }
  return all;
}

TEST(Configs, OnlyTheTableCanBePlayed) {
  CLAUSE("CONF-1", "CONF-2", "CONF-3");
  std::size_t playable = 0;
  for (const Config& config : EveryCombination()) {
    const ConfigError error = CheckConfig(config);
    EXPECT_EQ(error.clause, Forbidden(config)) << NameOf(config);
    EXPECT_EQ(static_cast<bool>(error), !Forbidden(config).empty());
    EXPECT_EQ(error.message.empty(), Forbidden(config).empty());
    if (!error) ++playable;
  }
  EXPECT_EQ(playable, kConfigurations);
}

TEST(Configs, AllConfigsListsEachPlayableOneOnce) {
  const auto all = AllConfigs();
  for (const Config& config : EveryCombination()) {
    EXPECT_EQ(std::count(all.begin(), all.end(), config), Forbidden(config).empty() ? 1 : 0)
        << NameOf(config);
  }
}

TEST(Configs, Duo14IsMadeExpert) {
  CLAUSE("CONF-2");
  const Config plain{.seats = 2, .variant = Variant::kDuo14};
  EXPECT_TRUE(CheckConfig(plain));
  EXPECT_FALSE(CheckConfig(Normalised(plain)));
  EXPECT_TRUE(Normalised(plain).expert);
  const Config standard{.seats = 4};
  EXPECT_EQ(Normalised(standard), standard);
}

TEST(Configs, CharactersAndWagonsMustDiffer) {
  CLAUSE("SET-1", "SET-3");
  Config twins{.seats = 4, .casting = Casting::kGiven};
  EXPECT_FALSE(CheckConfig(twins));
  twins.bandits[3] = twins.bandits[0];
  EXPECT_EQ(CheckConfig(twins).clause, "SET-1");
  twins.casting = Casting::kRandom;  // Then the list is not read.
  EXPECT_FALSE(CheckConfig(twins));

  Config wagons{.seats = 3, .wagons_given = true};
  wagons.wagons[4] = wagons.wagons[0];  // Not part of a train of three wagons.
  EXPECT_FALSE(CheckConfig(wagons));
  wagons.wagons[2] = wagons.wagons[0];
  EXPECT_EQ(CheckConfig(wagons).clause, "SET-3");
}

TEST(Configs, GivenPairsHaveOneLeader) {
  CLAUSE("DUO18-2");
  Config pairs{.edition = Edition::k2018,
               .seats = 2,
               .variant = Variant::kDuo18,
               .casting = Casting::kGiven,
               .bandits = {Bandit::kGhost, Bandit::kTuco, Bandit::kDjango, Bandit::kDoc,
                           Bandit::kCheyenne, Bandit::kBelle}};
  EXPECT_FALSE(CheckConfig(pairs));
  std::swap(pairs.bandits[1], pairs.bandits[3]);
  EXPECT_EQ(CheckConfig(pairs).clause, "DUO18-2");
}

TEST(Configs, EveryCastingAndGivenWagonsStart) {
  for (const Config& base : AllConfigs()) {
    for (std::size_t game = 0; game < 12; ++game) {
      const Config config = Varied(base, game);
      ASSERT_FALSE(CheckConfig(config)) << NameOf(config);
      RandomGame play(config, game);
      ASSERT_FALSE(play.state.pending.Empty()) << NameOf(config);
      EXPECT_EQ(play.state.ask == Ask::kDraft, config.casting == Casting::kDrafted)
          << NameOf(config);
    }
  }
}

}  // namespace
}  // namespace folsom
