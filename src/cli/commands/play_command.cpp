#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <iostream>
#include <memory>
#include <random>

#include "bots/registry.h"
#include "cli/commands/bot_seats.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/terminal/terminal_game.h"

namespace folsom {

namespace {

constexpr const char* kPlayFooter = R"(
You sit at seat 0, bots at the others: from weak to strong they are tenderfoot, drifter, rustler,
desperado and legend. Examples:
  folsom play                                      four players, standard game
  folsom play --level legend                       against the strongest bots
  folsom play --bots drifter,rustler,mcts:ms=500   a bot for each of the other seats
  folsom play --players 3 --characters belle,tuco,doc
  folsom play --humans 0,1 --variant teams         two people at one keyboard, two bots
  folsom play --players 2 --variant duo14 --horses
  folsom play --seed 42 --record game.folsom       keep the game; look at it with folsom replay
In the game, "help" lists what you can type.)";

struct PlayOptions {
  ConfigOptions config;
  std::string humans = "0";
  std::string level = "drifter";
  std::string bots;
  std::string record;
  std::uint64_t seed = 0;
  CLI::Option* seed_option = nullptr;
  CLI::Option* level_option = nullptr;
  CLI::Option* bots_option = nullptr;
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

// Who sits in the chairs that no people sit in. Where there are none, nobody may be named.
BotSeats BotsOf(const PlayOptions& options, SeatMask chairs) {
  if (options.bots_option->count() > 0) return BotsFrom(options.bots, chairs);
  const bool named = options.level_option->count() > 0;
  return chairs.Empty() && !named ? BotSeats{} : BotsFrom(options.level, chairs);
}

// "drifter at seats 1, 2; random at seat 3": equal neighbours together.
std::string DescribeBots(const BotSeats& bots, SeatMask chairs) {
  std::string text;
  while (!chairs.Empty()) {
    const BotSpec& bot = bots[Index(chairs.First())];
    std::vector<std::size_t> seats;
    for (; !chairs.Empty() && bots[Index(chairs.First())] == bot; chairs.Remove(chairs.First())) {
      seats.push_back(Index(chairs.First()));
    }
    text += fmt::format("{}{} at {} {}", text.empty() ? "" : "; ", TextOf(bot),
                        seats.size() == 1 ? "seat" : "seats", fmt::join(seats, ", "));
  }
  return text.empty() ? "none" : text;
}

void RunPlay(PlayOptions& options) {
  const Config config = options.config.Build();
  const SeatMask humans = SeatsFrom(options.humans, config.seats);
  const SeatMask chairs = SeatMask::FirstN(config.seats).Without(humans);
  const BotSeats bots = BotsOf(options, chairs);
  const std::uint64_t seed = options.seed_option->count() > 0 ? options.seed : FreshSeed();
  fmt::print("Folsom: {}. Seed {}. Type help at any time.\n", Describe(config), seed);
  fmt::print("Bots: {}.\n", DescribeBots(bots, chairs));
  std::fflush(stdout);
  const TerminalGame::Screen screen{.style = Style::ForTerminal(),
                                    .wipe = ::isatty(STDOUT_FILENO) == 1,
                                    .echo = ::isatty(STDIN_FILENO) != 1};
  TerminalGame game(config, seed, {humans, bots}, std::cin, std::cout, screen);
  game.Run();
  if (options.record.empty()) return;
  WriteWholeFile(options.record, game.Record());
  fmt::print("Saved to {}.\n", options.record);
}

}  // namespace

void AddPlay(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* command = program.add_subcommand("play", "Play in this terminal against bots");
  command->footer(kPlayFooter);
  command
      ->add_option("--humans", options->humans, "Seats played by people, as a list: 0,2; or none")
      ->capture_default_str();
  std::vector<std::string> levels;
  for (const Level& level : Levels()) levels.emplace_back(level.key);
  options->level_option =
      command
          ->add_option("--level", options->level,
                       "How well the bots play, from weak to strong: " + LevelNames())
          ->check(CLI::IsMember(levels).description(""))
          ->capture_default_str();
  options->bots_option =
      command
          ->add_option(
              "--bots", options->bots,
              fmt::format("Instead of a level: one bot for all chairs without people, or one "
                          "for each, as a list; {}",
                          HelpOnBots()))
          ->excludes(options->level_option);
  options->seed_option = command->add_option("-s,--seed", options->seed,
                                             "Play the same deal again (default: a fresh one)");
  command->add_option("--record", options->record, "Keep the game in this file when it ends");
  options->config.AddTo(*command);
  command->callback([options] { RunPlay(*options); });
}

}  // namespace folsom
