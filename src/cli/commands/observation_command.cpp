#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "features/features.h"
#include "features/field_text.h"
#include "features/foresight.h"

namespace folsom {

namespace {

constexpr const char* kObservationFooter = R"(
What a seat sees, as bytes, for programs that learn. docs/observation.md explains it. Example:
  folsom observation               its fields and those of a foresight, as Markdown tables)";

}  // namespace

void AddObservation(CLI::App& program, int& /*status*/) {
  CLI::App* command = program.add_subcommand(
      "observation", "List the fields of observations and foresights, for learning");
  command->footer(kObservationFooter);
  command->callback([] {
    fmt::print("Version {}, {} bytes.\n\n{}", kObservationVersion, kObservationSize,
               FieldsAsMarkdown(ObservationFields()));
    fmt::print("\n## Fields of a foresight\n\nVersion {}, {} bytes.\n\n{}", kForesightVersion,
               kForesightSize, FieldsAsMarkdown(ForesightFields()));
  });
}

}  // namespace folsom
