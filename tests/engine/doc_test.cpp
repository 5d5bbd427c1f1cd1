// docs/engine.md says the truth: every example in it is run, and the replies compared.
//
// An example is a block ```engine of lines "> " (sent) and "< " (the reply); each block is a
// session of its own. "..." in a reply stands for anything.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "engine/lines.h"
#include "support/paths.h"

namespace folsom {
namespace {

// True if `text` is `pattern` with something in place of every "...".
bool Matches(const std::string& text, const std::string& pattern) {
  std::size_t at = 0;
  std::size_t from = 0;
  for (;;) {
    const std::size_t gap = pattern.find("...", from);
    const std::string piece = pattern.substr(from, gap - from);
    const bool last = gap == std::string::npos;
    if (from == 0 && !text.starts_with(piece)) return false;
    if (last)
      return from == 0 ? text == piece : at + piece.size() <= text.size() && text.ends_with(piece);
    const std::size_t found = text.find(piece, at);
    if (found == std::string::npos) return false;
    at = found + piece.size();
    from = gap + 3;
  }
}

TEST(EngineDoc, PatternsMatchOnlyWhatTheyShould) {
  EXPECT_TRUE(Matches("abc", "abc"));
  EXPECT_FALSE(Matches("abcd", "abc"));
  EXPECT_TRUE(Matches("abcd", "a...d"));
  EXPECT_FALSE(Matches("abcd", "b...d"));
  EXPECT_FALSE(Matches("abcd", "a...c"));
  EXPECT_FALSE(Matches("ab", "ab...b"));
}

TEST(EngineDoc, EveryExampleIsAsPrinted) {
  std::ifstream doc(SourcePath("docs/engine.md"));
  ASSERT_TRUE(doc) << "docs/engine.md is missing";
  std::set<std::string> commands;
  Session session;
  std::string line;
  std::string reply;
  bool inside = false;
  std::size_t examples = 0;
  for (std::size_t number = 1; std::getline(doc, line); ++number) {
    if (line == "```engine") {
      inside = true;
      session = Session();
    } else if (line.starts_with("```")) {
      inside = false;
    } else if (inside && line.starts_with("> ")) {
      reply = session.Handle(line.substr(2));
      const auto sent = boost::json::parse(line.substr(2));
      commands.insert(sent.as_object().at("command").as_string().c_str());
    } else if (inside && line.starts_with("< ")) {
      ++examples;
      EXPECT_TRUE(Matches(reply, line.substr(2)))
          << "docs/engine.md:" << number << "\nprinted: " << line.substr(2)
          << "\nreally:  " << reply;
    }
  }
  EXPECT_GE(examples, 12U);
  EXPECT_EQ(commands.erase("analyse"), 1U) << "the example of a command that does not exist";
  const std::set<std::string> all{"new",    "position", "status", "get",     "view",
                                  "sample", "legal",    "apply",  "advance", "undo",
                                  "events", "score",    "quit",   "bot"};
  EXPECT_EQ(commands, all);
}

}  // namespace
}  // namespace folsom
