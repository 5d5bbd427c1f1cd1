// Two worlds that differ only in what a seat cannot know look the same to it (INFO-1 to INFO-5).

#include <gtest/gtest.h>

#include "secrecy/survey.h"
#include "support/clause.h"

namespace folsom {
namespace {

class Secrecy : public testing::TestWithParam<Config> {};

TEST_P(Secrecy, NobodySeesWhatIsNotTheirs) {
  CLAUSE("INFO-1", "INFO-2", "INFO-3", "INFO-4");
  const std::size_t games = GamesPerConfig(40);
  const Survey survey = SurveyGames(GetParam(), games, 25, Eyes{});
  for (const std::string& leak : survey.leaks) ADD_FAILURE() << leak;
  EXPECT_GT(survey.checks, games);
}

INSTANTIATE_TEST_SUITE_P(All, Secrecy, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
