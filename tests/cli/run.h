// Runs the real program and gives back what it said.
#pragma once

#include <string>
#include <vector>

namespace folsom {

struct ProgramResult {
  int status = -1;
  std::string out;
  std::string err;
};

// `folsom` with these arguments and this standard input; colour and box lines as for a pipe.
[[nodiscard]] ProgramResult RunProgram(const std::vector<std::string>& arguments,
                                       const std::string& input = {});

// A call that is refused: exit status 2, nothing on standard output, an error of this code (or of
// one that begins so).
struct BadCall {
  std::vector<std::string> words;
  std::string code;
};
void ExpectRefused(const BadCall& call);

[[nodiscard]] std::string ReadText(const std::string& path);
void WriteText(const std::string& path, const std::string& text);

}  // namespace folsom
