#include "cli/run.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "support/paths.h"
#include "support/temp_folder.h"

namespace folsom {

namespace {

void Redirect(const std::string& path, int flags, int descriptor) {
  const int file = ::open(path.c_str(), flags, 0600);
  if (file < 0 || ::dup2(file, descriptor) < 0) ::_exit(126);
}

}  // namespace

ProgramResult RunProgram(const std::vector<std::string>& arguments, const std::string& input) {
  const TempFolder folder;
  WriteText(folder.File("in"), input);
  std::string program = BuiltPath("folsom");
  std::vector<std::string> words = arguments;
  std::vector<char*> argv{program.data()};
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    Redirect(folder.File("in"), O_RDONLY, STDIN_FILENO);
    Redirect(folder.File("out"), O_WRONLY | O_CREAT, STDOUT_FILENO);
    Redirect(folder.File("err"), O_WRONLY | O_CREAT, STDERR_FILENO);
    ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  int raw = 0;
  ::waitpid(child, &raw, 0);
  return {.status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw),
          .out = ReadText(folder.File("out")),
          .err = ReadText(folder.File("err"))};
}

void ExpectRefused(const BadCall& call) {
  const ProgramResult result = RunProgram(call.words);
  std::string said;
  for (const std::string& word : call.words) said += word + " ";
  EXPECT_EQ(result.status, 2) << said;
  EXPECT_TRUE(result.err.starts_with("folsom: " + call.code)) << said << "\n" << result.err;
  EXPECT_EQ(result.out, "") << said;
}

std::string ReadText(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void WriteText(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace folsom
