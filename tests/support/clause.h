// CLAUSE("MARSH-2", "MARSH-3") in a test's body says which clauses of docs/rules.md it proves.
//
// When the environment names a file in FOLSOM_CLAUSE_LOG, the ids of every test that ran and passed
// are appended to it at the program's end, one "id<tab>suite.test" a line; tools/check_clauses
// reads it. Keep all ids on the line of the macro, so that a plain search for an id finds its
// tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <vector>

namespace folsom {

class ClauseLog {
 public:
  // The log is made while a test runs, so after GoogleTest's own registry, and dies before it.
  static ClauseLog& Get() {
    static ClauseLog log;
    return log;
  }
  ClauseLog(const ClauseLog&) = delete;
  ClauseLog& operator=(const ClauseLog&) = delete;

  void Note(std::initializer_list<const char*> ids) {
    const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
    if (test == nullptr) {
      std::fprintf(stderr, "CLAUSE outside of a test\n");
      std::abort();
    }
    for (const char* id : ids) notes_.push_back({id, test});
  }

 private:
  struct Entry {
    std::string id;
    const testing::TestInfo* test;
  };

  ClauseLog() = default;
  ~ClauseLog() {
    const char* path = std::getenv("FOLSOM_CLAUSE_LOG");
    if (path == nullptr) return;
    std::FILE* file = std::fopen(path, "a");
    if (file == nullptr) {
      std::perror(path);
      return;
    }
    std::fputs(PassedLines().c_str(), file);
    std::fclose(file);
  }

  [[nodiscard]] std::string PassedLines() const {
    std::string lines;
    for (const Entry& note : notes_) {
      if (!note.test->result()->Passed()) continue;
      lines += note.id + '\t' + note.test->test_suite_name() + '.' + note.test->name() + '\n';
    }
    return lines;
  }

  std::vector<Entry> notes_;
};

}  // namespace folsom

#define CLAUSE(...) ::folsom::ClauseLog::Get().Note({__VA_ARGS__})
