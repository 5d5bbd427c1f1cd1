#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "fair/fair_check.h"

namespace folsom {

namespace {

constexpr const char* kVerifyFooter = R"(
Before a game starts, a server shows the hash of its secret (the commit), and every player adds a
number of their own (the nonce). The record of the finished game has the secret and all nonces; every
outcome of chance must follow from them. Note the commit before you play, and compare.

Exit status 0: the deal is fair; 1: it is not; 2: there is nothing that could be checked.

Examples:
  folsom verify game.folsom                     is every outcome what the seed gives?
  folsom verify game.folsom --commit 5b1f...    and was the seed fixed before the start?
  folsom verify game.folsom --nonce 8f3d...     and is my own part in it?)";

struct VerifyOptions {
  std::string file;
  std::string commit;
  std::string nonce;
  bool json = false;
};

[[nodiscard]] bool SameHex(const std::string& one, const std::string& two) {
  const auto low = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(one, two, {}, low, low);
}

// What the player noted, against what the record tells.
std::optional<Problem> CheckNotes(const VerifyOptions& options, const FairDeal& deal) {
  if (!options.commit.empty() && !SameHex(options.commit, deal.commit)) {
    return Problem{.code = "fair/other_commit", .message = "the record's commit is " + deal.commit};
  }
  const bool given = std::ranges::any_of(
      deal.nonces, [&](const std::string& nonce) { return SameHex(options.nonce, nonce); });
  if (options.nonce.empty() || given) return std::nullopt;
  return Problem{.code = "fair/other_nonces", .message = "this nonce is not in the record"};
}

// Wrong in itself, rather than not there: then the record was read, and is not what it says.
bool IsVerdict(const Problem& problem) {
  return problem.code.starts_with("fair/") && problem.code != "fair/none" &&
         problem.code != "fair/no_secret";
}

void PrintUnfair(const VerifyOptions& options, const Problem& problem) {
  if (options.json) {
    const boost::json::object report{{"fair", false},
                                     {"code", problem.code},
                                     {"line", problem.line},
                                     {"message", problem.message}};
    return fmt::print("{}\n", std::string(boost::json::serialize(report)));
  }
  const std::string line = problem.line == 0 ? "" : fmt::format(", line {}", problem.line);
  fmt::print("{}{}: NOT FAIR: {} [{}]\n", options.file, line, problem.message, problem.code);
}

void PrintFair(const VerifyOptions& options, const FairVerdict& verdict) {
  const auto nonces = static_cast<std::size_t>(std::ranges::count_if(
      verdict.deal.nonces, [](const std::string& nonce) { return !nonce.empty(); }));
  if (options.json) {
    const boost::json::object report{{"fair", true},
                                     {"commit", verdict.deal.commit},
                                     {"nonces", nonces},
                                     {"outcomes", verdict.draws}};
    return fmt::print("{}\n", std::string(boost::json::serialize(report)));
  }
  fmt::print("{}: the deal is fair.\n", options.file);
  fmt::print("The commit {} is the hash of the secret.\n", verdict.deal.commit);
  fmt::print("All {} outcomes of chance are what the secret and {} nonce{} of the players give.\n",
             verdict.draws, nonces, nonces == 1 ? "" : "s");
  if (options.commit.empty()) {
    fmt::print("Compare the commit with the one that was shown before the start.\n");
  }
}

void RunVerify(const VerifyOptions& options, int& status) {
  const std::string text = ReadWholeFile(options.file, kMaxRecordBytes);
  const Result<FairVerdict> verdict = CheckFair(text);
  if (!verdict && !IsVerdict(verdict.Error())) throw Failure(options.file, verdict.Error());
  const std::optional<Problem> problem =
      verdict ? CheckNotes(options, verdict->deal) : std::optional(verdict.Error());
  if (!problem) return PrintFair(options, *verdict);
  status = 1;
  PrintUnfair(options, *problem);
}

}  // namespace

void AddVerify(CLI::App& program, int& status) {
  auto options = std::make_shared<VerifyOptions>();
  CLI::App* command =
      program.add_subcommand("verify", "Prove that the deal of a server's game was fair");
  command->footer(kVerifyFooter);
  command->add_option("FILE", options->file, "The record; - for standard input")->required();
  command->add_option("--commit", options->commit, "The commit shown before the start");
  command->add_option("--nonce", options->nonce, "What you added");
  command->add_flag("--json", options->json, "Print JSON");
  command->callback([options, &status] { RunVerify(*options, status); });
}

}  // namespace folsom
