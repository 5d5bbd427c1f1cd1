#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <iostream>
#include <memory>
#include <random>

#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/options.h"
#include "cli/terminal_game.h"

namespace folsom {

namespace {

constexpr const char* kPlayFooter = R"(
You sit at seat 0, random bots at the others. Examples:
  folsom play                                      four players, standard game
  folsom play --players 3 --characters belle,tuco,doc
  folsom play --humans 0,1 --variant teams         two people at one keyboard, two bots
  folsom play --players 2 --variant duo14 --horses
  folsom play --seed 42 --record game.folsom       keep the game; look at it with folsom replay
In the game, "help" lists what you can type.)";

struct PlayOptions {
  ConfigOptions config;
  std::string humans = "0";
  std::string record;
  std::uint64_t seed = 0;
  CLI::Option* seed_option = nullptr;
};

SeatMask SeatsFrom(const std::string& list, std::size_t seats) {
  SeatMask mask;
  if (list == "none") return mask;
  for (const std::string& part : SplitList(list)) {
    std::size_t seat = seats;
    const auto [stop, error] = std::from_chars(part.data(), part.data() + part.size(), seat);
    if (error != std::errc{} || stop != part.data() + part.size() || seat >= seats) {
      throw Failure("play/bad_seat",
                    fmt::format("--humans: \"{}\" is no seat: they are 0 to {}", part, seats - 1));
    }
    mask.Add(static_cast<Seat>(seat));
  }
  return mask;
}

std::uint64_t FreshSeed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 32 | device()) % 1'000'000'000;
}

void RunPlay(PlayOptions& options) {
  const Config config = options.config.Build();
  const SeatMask humans = SeatsFrom(options.humans, config.seats);
  const std::uint64_t seed = options.seed_option->count() > 0 ? options.seed : FreshSeed();
  fmt::print("Folsom: {}. Seed {}. Type help at any time.\n", Describe(config), seed);
  std::fflush(stdout);
  const TerminalGame::Screen screen{.style = Style::ForTerminal(),
                                    .wipe = ::isatty(STDOUT_FILENO) == 1,
                                    .echo = ::isatty(STDIN_FILENO) != 1};
  TerminalGame game(config, seed, humans, std::cin, std::cout, screen);
  game.Run();
  if (options.record.empty()) return;
  WriteWholeFile(options.record, game.Record());
  fmt::print("Saved to {}.\n", options.record);
}

}  // namespace

void AddPlay(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* command = program.add_subcommand("play", "Play in this terminal against random bots");
  command->footer(kPlayFooter);
  command
      ->add_option("--humans", options->humans, "Seats played by people, as a list: 0,2; or none")
      ->capture_default_str();
  options->seed_option = command->add_option("-s,--seed", options->seed,
                                             "Play the same deal again (default: a fresh one)");
  command->add_option("--record", options->record, "Keep the game in this file when it ends");
  options->config.AddTo(*command);
  command->callback([options] { RunPlay(*options); });
}

}  // namespace folsom
