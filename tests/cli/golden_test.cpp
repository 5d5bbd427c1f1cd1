// Whole games, readable, as files: tests/golden/*.txt. A difference is either a bug or a change of
// the rules that somebody must look at; tools/regenerate_goldens writes them anew.
//
// The first line of a file says how it was made: "# sim OPTIONS" is the game
// `folsom sim --games 1 OPTIONS --record FILE`, told by `folsom replay FILE --choices --boards`;
// "# actions OPTIONS" is what `folsom actions OPTIONS` prints.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "cli/run.h"
#include "support/paths.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

constexpr std::size_t kMaxBytes = 200'000;

Words Split(const std::string& line) {
  std::istringstream in(line);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::string Play(Words options) {
  const TempFolder folder;
  const std::string record = folder.File("record");
  options.insert(options.end(), {"--games", "1", "--record", record});
  const ProgramResult sim = RunProgram(options);
  EXPECT_EQ(sim.status, 0) << sim.err;
  const ProgramResult told = RunProgram({"replay", record, "--choices", "--boards"});
  EXPECT_EQ(told.status, 0) << told.err;
  return told.out;
}

// The number of the first line that differs, and both versions of it.
std::string FirstDifference(const std::string& expected, const std::string& actual) {
  std::istringstream one(expected);
  std::istringstream two(actual);
  std::string left;
  std::string right;
  for (std::size_t number = 1;; ++number) {
    const bool more_left = static_cast<bool>(std::getline(one, left));
    const bool more_right = static_cast<bool>(std::getline(two, right));
    if (!more_left && !more_right) return "none";
    if (more_left && more_right && left == right) continue;
    return "line " + std::to_string(number + 1) + "\n  file: " + (more_left ? left : "(end)") +
           "\n  now:  " + (more_right ? right : "(end)");
  }
}

TEST(Golden, EveryFileIsWhatTheProgramPrints) {
  std::size_t files = 0;
  for (const auto& entry : fs::directory_iterator(SourcePath("tests/golden"))) {
    if (entry.path().extension() != ".txt") continue;
    ++files;
    const std::string text = ReadText(entry.path().string());
    EXPECT_LT(text.size(), kMaxBytes) << entry.path();
    ASSERT_TRUE(text.starts_with("# ")) << entry.path();
    const std::size_t end = text.find('\n');
    Words words = Split(text.substr(2, end - 2));
    ASSERT_FALSE(words.empty()) << entry.path();
    const std::string now = words[0] == "sim" ? Play(words) : RunProgram(words).out;
    const std::string expected = text.substr(end + 1);
    EXPECT_TRUE(now == expected) << entry.path().filename()
                                 << " differs: " << FirstDifference(expected, now);
  }
  EXPECT_GE(files, 18U);
}

}  // namespace
}  // namespace folsom
