#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "fair/fair_check.h"
#include "record/json/origin_json.h"

namespace folsom {

namespace {

constexpr const char* kVerifyFooter = R"(
Before a game starts, a server shows the hash of its secret (the commit), and every player the hash of
a number of their own (the commitment of the nonce); then the nonces are told. The record of a game
that is over has the secret and all nonces; every outcome of chance must follow from them. Note the
commit before you play, and compare. docs/fairness.md says what this proves, and what not.

Exit status 0: the deal is fair; 1: it is not; 2: there is nothing that could be checked; 3: it
follows from the secret, but no player committed to a part of it (a game of bots, or from before
commitments, or one that is passed off as such): whoever runs the server could have chosen it.

Examples:
  folsom verify game.folsom                     is every outcome what the seed gives?
  folsom verify game.folsom --commit 5b1f...    and was the seed fixed before the start?
  folsom verify game.folsom --nonce 8f3d...     and is my own part in it?
  folsom verify game.folsom --draws             every outcome with all that it could have been)";

struct VerifyOptions {
  std::string file;
  std::string commit;
  std::string nonce;
  bool json = false;
  bool draws = false;
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

constexpr int kUnfair = 1;
constexpr int kUnproved = 3;

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

// "draw NUMBER KIND SEAT PICKED CODE:WEIGHT,... TEXT", "-" for what there is not.
void PrintDraws(const FairVerdict& verdict) {
  for (std::size_t i = 0; i < verdict.draws.size(); ++i) {
    const FairDraw& draw = verdict.draws[i];
    std::string options;
    for (const Outcome& option : draw.options) {
      options += fmt::format("{}{}:{}", options.empty() ? "" : ",", option.code, option.weight);
    }
    fmt::print("draw {} {} {} {} {} {}\n", i, KeyOf(draw.what),
               draw.whose == kNoSeat ? std::string_view("-") : SeatText(draw.whose), draw.code,
               options, draw.text.empty() ? "-" : draw.text);
  }
}

[[nodiscard]] std::string PlayerOf(const FairVerdict& verdict, std::size_t chair) {
  std::size_t seat = chair;
  for (std::size_t i = 0; i < verdict.deal.seats.size(); ++i) {
    if (verdict.deal.seats[i] == chair) seat = i;
  }
  const std::string& name = verdict.names[seat];
  return fmt::format("chair {} (seat {}{}{})", chair, seat, name.empty() ? "" : ", ", name);
}

// Who added what, and what weakens the proof.
void PrintParts(const FairVerdict& verdict) {
  const FairDeal& deal = verdict.deal;
  bool any = false;
  for (std::size_t i = 0; i < verdict.seats; ++i) {
    const bool excused = std::ranges::find(deal.excused, i) != deal.excused.end();
    const bool given = !deal.nonces[i].empty();
    any = any || given;
    fmt::print("  {}: {}\n", PlayerOf(verdict, i),
               given     ? deal.nonces[i]
               : excused ? "not there at the start, added nothing"
                         : "added nothing (right for a bot, for nobody else)");
  }
  if (!any) fmt::print("No player added anything: the server alone chose the deal.\n");
  if (!verdict.IsCommitted()) {
    fmt::print(
        "Nonces were not committed to: a server with a player of its own at the table could have\n"
        "chosen that player's nonce last. So it was in games from before commitments. If you\n"
        "played this one later, the record is not what was promised.\n");
  }
  if (deal.refused > 0) {
    fmt::print("Starts that were refused before this deal: {}.\n", deal.refused);
  }
  if (!verdict.finished) fmt::print("The game was not played to its end.\n");
}

// What of the game was not left to chance.
void PrintOrigin(const FairVerdict& verdict) {
  if (!verdict.origin) return;
  fmt::print("The game {}.\n", Describe(*verdict.origin));
  fmt::print("{}\n", verdict.origin->IsDeal()
                         ? "Outcomes that the record lists as that game's luck were known before."
                         : "That the position is one of that game is not in the record.");
}

void PrintFair(const VerifyOptions& options, const FairVerdict& verdict) {
  const auto nonces = static_cast<std::size_t>(std::ranges::count_if(
      verdict.deal.nonces, [](const std::string& nonce) { return !nonce.empty(); }));
  if (options.draws) return PrintDraws(verdict);
  if (options.json) {
    boost::json::object report{{"fair", verdict.IsProved()},
                               {"commit", verdict.deal.commit},
                               {"nonces", nonces},
                               {"committed", verdict.IsCommitted()},
                               {"excused", verdict.deal.excused.size()},
                               {"refused", verdict.deal.refused},
                               {"finished", verdict.finished},
                               {"outcomes", verdict.draws.size()}};
    if (verdict.origin) report["origin"] = OriginJson(*verdict.origin);
    if (!verdict.IsProved()) report["code"] = "fair/unproved";
    return fmt::print("{}\n", std::string(boost::json::serialize(report)));
  }
  fmt::print("{}: {}.\n", options.file,
             verdict.IsProved() ? "the deal is fair"
                                : "the deal follows from the secret, more is NOT PROVED");
  fmt::print("The commit {} is the hash of the secret.\n", verdict.deal.commit);
  fmt::print("All {} outcomes of chance are what the secret and {} nonce{} of the players give.\n",
             verdict.draws.size(), nonces, nonces == 1 ? "" : "s");
  PrintOrigin(verdict);
  PrintParts(verdict);
  if (options.commit.empty()) {
    fmt::print("Compare the commit with the one that was shown before the start.\n");
  }
  if (options.nonce.empty() && verdict.IsProved()) {
    fmt::print("Is your own nonce above? To whoever added none, nothing is proved.\n");
  }
}

void RunVerify(const VerifyOptions& options, int& status) {
  const std::string text = ReadWholeFile(options.file, kMaxRecordBytes);
  const Result<FairVerdict> verdict = CheckFair(text);
  if (!verdict && !IsVerdict(verdict.Error())) throw Failure(options.file, verdict.Error());
  const std::optional<Problem> problem =
      verdict ? CheckNotes(options, verdict->deal) : std::optional(verdict.Error());
  if (!problem) {
    if (!verdict->IsProved()) status = kUnproved;
    return PrintFair(options, *verdict);
  }
  status = kUnfair;
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
  CLI::Option* json = command->add_flag("--json", options->json, "Print JSON");
  command
      ->add_flag("--draws", options->draws,
                 "Print options and weights of every draw, a line each (docs/fairness.md)")
      ->excludes(json);
  command->callback([options, &status] { RunVerify(*options, status); });
}

}  // namespace folsom
