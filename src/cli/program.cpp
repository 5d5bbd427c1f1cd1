#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "record/words/version.h"

namespace folsom {

namespace {

constexpr const char* kAbout =
    "Folsom plays the board game Colt Express, with Horses & Stagecoach and every variant.";

constexpr const char* kProgramFooter = R"(
Examples:
  folsom play                                 a game against three bots, in this terminal
  folsom play --players 3 --variant duo18     two bandits for each of three players
  folsom sim --games 10000 --players 6        how do random players fare?
  folsom arena --bots scripted,random         which bot is better, and by how much?
  folsom replay game.folsom --seat 0          a saved game, as seat 0 saw it
  folsom review game.folsom --threads 2       who was lucky, who played well, what was better?
  folsom verify game.folsom                   was the deal of a server's game fair?
  folsom serve                                host tables for friends (docs/hosting.md)
  folsom engine                               the line protocol for programs (docs/engine.md)

"folsom COMMAND --help" explains one command.
Bad input ends with a message "folsom: CODE: ..." and exit status 2.)";

int Complain(const std::string& code, const std::string& message) {
  std::fflush(stdout);
  fmt::print(stderr, "folsom: {}: {}\n", code, message);
  return 2;
}

}  // namespace

int RunFolsom(int argc, const char* const* argv) {
  int status = 0;
  CLI::App program{kAbout, "folsom"};
  program.footer(kProgramFooter);
  program.require_subcommand(1);
  program.set_version_flag("--version", fmt::format("folsom {}", ProgramVersion()));
  AddPlay(program, status);
  AddSim(program, status);
  AddArena(program, status);
  AddStats(program, status);
  AddMerge(program, status);
  AddReplay(program, status);
  AddReview(program, status);
  AddVerify(program, status);
  AddServe(program, status);
  AddEngine(program, status);
  AddPerft(program, status);
  AddActions(program, status);
  AddObservation(program, status);
  AddBench(program, status);
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& request) {  // --help, --version
    return program.exit(request);
  } catch (const CLI::ParseError& error) {
    return Complain("cli/usage", fmt::format("{} (try --help)", error.what()));
  } catch (const Failure& failure) {
    return Complain(failure.Code(), failure.what());
  } catch (const std::exception& error) {
    return Complain("cli/internal", error.what());
  }
  return status;
}

}  // namespace folsom
