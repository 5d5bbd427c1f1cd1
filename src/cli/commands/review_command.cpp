#include <fmt/format.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <memory>

#include "arena/play/pool.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/reports/review_report.h"
#include "record/game/game_record.h"
#include "review/review_json.h"

namespace folsom {

namespace {

constexpr const char* kReviewFooter = R"(
How a finished game was won: the course of everybody's chances, what of it was luck and what was
decided, the turns that counted, and every decision judged by what its player knew then. Numbers
that may be chance are not claimed. docs/review.md says how it is done.

The same file, seed and iterations give the same review on any number of threads. Examples:
  folsom review game.folsom --threads 2     the standard depth, on two cores
  folsom review game.folsom --seat 0        judge the decisions of seat 0 only
  folsom review game.folsom --open          and with all cards open beside it
  folsom review game.folsom --json          for programs (schema/review.json))";

struct ReviewCommand {
  std::string file;
  review::ReviewOptions options;
  std::uint64_t seat = 0;
  CLI::Option* seat_option = nullptr;
  unsigned threads = 1;
  bool json = false;
};

void ShowReviewProgress(const review::Review& review) {
  fmt::print(stderr, "\rreviewing: {} of {}", review.Taken(), review.Tasks());
}

void RunTasks(review::Review& review, unsigned threads) {
  const bool shown = ::isatty(STDERR_FILENO) == 1;
  OrderedPool<review::Review::Finding> pool(
      threads, [&review](std::uint64_t task) { return review.Run(task); });
  const auto take = [&review](review::Review::Finding finding) {
    review.Take(std::move(finding));
    return true;
  };
  pool.Run(0, review.Tasks(), take, [&] {
    if (shown) ShowReviewProgress(review);
  });
  if (shown) fmt::print(stderr, "\r\x1b[K");
}

void RunReview(ReviewCommand& command) {
  const std::string text = ReadWholeFile(command.file, kMaxRecordBytes);
  Result<review::ReviewGame> game = review::ReadReviewGame(text);
  if (!game) throw Failure(command.file, game.Error());
  if (command.seat_option->count() > 0) {
    if (command.seat >= game->config.seats) {
      throw Failure("review/bad_seat",
                    fmt::format("{} has seats 0 to {}", command.file, game->config.seats - 1));
    }
    command.options.seat = static_cast<Seat>(command.seat);
  }
  review::Review review(std::move(*game), command.options);
  RunTasks(review, command.threads);
  if (command.json) {
    return fmt::print("{}\n", std::string(boost::json::serialize(review::ReviewJson(review))));
  }
  fmt::print("{}", ReviewReport(review, Style::ForTerminal()));
}

}  // namespace

void AddReview(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<ReviewCommand>();
  CLI::App* command =
      program.add_subcommand("review", "Judge a finished game: luck, skill, what was better");
  command->footer(kReviewFooter);
  command->add_option("FILE", options->file, "The record; - for standard input")->required();
  command
      ->add_option("-i,--iterations", options->options.iterations,
                   "How long each decision is searched; the chart has half of it")
      ->check(CLI::Range(1U, review::kMostIterations).description(""))
      ->capture_default_str();
  options->seat_option =
      command->add_option("--seat", options->seat, "Judge only the decisions of this seat")
          ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{kMaxSeats - 1}).description(""));
  command->add_flag("--open", options->options.open, "Judge with all cards open, too");
  AddSeed(*command, options->options.seed, "Seed of the review");
  command->add_option("-t,--threads", options->threads, "Threads")
      ->check(CLI::Range(1U, 256U).description(""))
      ->capture_default_str();
  command->add_flag("--json", options->json, "Print JSON");
  command->callback([options] { RunReview(*options); });
}

}  // namespace folsom
