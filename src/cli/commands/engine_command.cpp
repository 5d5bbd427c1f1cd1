#include <array>
#include <iostream>
#include <string>

#include "cli/commands/commands.h"
#include "engine/session.h"

namespace folsom {

namespace {

constexpr const char* kEngineFooter = R"(
One JSON object per line on standard input, one per line back; docs/engine.md has all of it.
  {"command":"new","config":{"seats":4},"seed":7}
  {"command":"legal"}
  {"command":"apply","action":"draw"}
  {"command":"quit"})";

// One line of at most kMaxEngineLine bytes and a little more, so that a longer one is known to be
// too long without being kept; false at the end of the input.
bool ReadLine(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  int c = buffer.sbumpc();
  if (c == std::char_traits<char>::eof()) return false;
  for (; c != std::char_traits<char>::eof() && c != '\n'; c = buffer.sbumpc()) {
    if (line.size() <= kMaxEngineLine) line += static_cast<char>(c);
  }
  return true;
}

void RunEngine() {
  std::ios::sync_with_stdio(false);
  Session session;
  std::string line;
  while (!session.Finished() && ReadLine(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << session.Handle(line) << '\n' << std::flush;
  }
}

}  // namespace

void AddEngine(CLI::App& program, int& /*status*/) {
  CLI::App* command =
      program.add_subcommand("engine", "The line protocol: drive a game from any language");
  command->footer(kEngineFooter);
  command->callback(RunEngine);
}

}  // namespace folsom
