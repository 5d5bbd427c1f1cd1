#include <fmt/format.h>

#include <array>
#include <memory>

#include "bots/random.h"
#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "record/words/action_text.h"
#include "record/words/names.h"

namespace folsom {

namespace {

constexpr const char* kActionsFooter = R"(
Every action has one number and one text, the same in every position. Legal actions are always
listed in the order of their numbers. Examples:
  folsom actions                   the whole table
  folsom actions --examples        for every kind of question, the longest list of a few games)";

constexpr std::size_t kAsks = Index(Ask::kPickpocket) + 1;

struct Example {
  Config config;
  ActionList legal;
};

void LookForExamples(const Config& config, std::array<Example, kAsks>& examples) {
  GameChance chance(1);
  GameState state = NewGame(config, chance.dice);
  ActionList legal;
  while (state.phase != Phase::kOver) {
    const Seat seat = state.pending.First();
    LegalActions(state, seat, legal);
    Example& longest = examples[Index(state.ask)];
    if (legal.Size() > longest.legal.Size()) longest = {config, legal};
    const auto pick = chance.choices.Below(static_cast<std::uint32_t>(legal.Size()));
    ApplyLegal(state, seat, legal[pick], chance.dice);
  }
}

void PrintExamples() {
  std::array<Example, kAsks> examples{};
  for (const Config& random : AllConfigs()) {
    LookForExamples(random, examples);
    Config drafted = random;
    drafted.casting = Casting::kDrafted;
    LookForExamples(drafted, examples);
  }
  for (std::size_t i = 1; i < kAsks; ++i) {
    const Example& example = examples[i];
    if (example.legal.Empty()) continue;
    fmt::print("\n{} ({})\n", KeyOf(static_cast<Ask>(i)), Describe(example.config));
    for (const Action action : example.legal) fmt::print("  {}\n", ActionText(action));
  }
}

void PrintTable() {
  for (std::uint16_t id = 0; id < kActions; ++id) fmt::print("{:>3}  {}\n", id, ActionText({id}));
}

}  // namespace

void AddActions(CLI::App& program, int& /*status*/) {
  auto examples = std::make_shared<bool>(false);
  CLI::App* command = program.add_subcommand("actions", "List all actions with their numbers");
  command->footer(kActionsFooter);
  command->add_flag("--examples", *examples, "Lists of legal actions for every kind of question");
  command->callback([examples] {
    PrintTable();
    if (*examples) PrintExamples();
  });
}

}  // namespace folsom
