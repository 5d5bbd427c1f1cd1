// The subcommands. Each function adds one to the program; its work is done when it is parsed.
// A command that fails throws Failure; one that found what it looks for to be wrong (a perft count
// that differs) sets the exit status to 1.
#pragma once

#include <CLI/CLI.hpp>

namespace folsom {

void AddPlay(CLI::App& program, int& status);
void AddSim(CLI::App& program, int& status);
void AddArena(CLI::App& program, int& status);
void AddStats(CLI::App& program, int& status);
void AddMerge(CLI::App& program, int& status);
void AddReplay(CLI::App& program, int& status);
void AddReview(CLI::App& program, int& status);
void AddVerify(CLI::App& program, int& status);
void AddServe(CLI::App& program, int& status);
void AddEngine(CLI::App& program, int& status);
void AddPerft(CLI::App& program, int& status);
void AddBench(CLI::App& program, int& status);
void AddActions(CLI::App& program, int& status);
void AddObservation(CLI::App& program, int& status);

// The whole program: what main() does, callable from tests.
int RunFolsom(int argc, const char* const* argv);

}  // namespace folsom
