#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "features/features.h"
#include "features/field_text.h"

namespace folsom {

namespace {

constexpr const char* kObservationFooter = R"(
What a seat sees, as bytes, for programs that learn. docs/observation.md explains it. Example:
  folsom observation               the table of its fields, in Markdown)";

}  // namespace

void AddObservation(CLI::App& program, int& /*status*/) {
  CLI::App* command =
      program.add_subcommand("observation", "List the fields of an observation, for learning");
  command->footer(kObservationFooter);
  command->callback([] {
    fmt::print("Version {}, {} bytes.\n\n{}", kObservationVersion, kObservationSize,
               FieldsAsMarkdown());
  });
}

}  // namespace folsom
