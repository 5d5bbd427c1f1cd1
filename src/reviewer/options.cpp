#include "reviewer/options.h"

namespace folsom::review {
namespace {

constexpr std::size_t kMostBytes = 1024;

}  // namespace

void ReadEffort(JsonProblems& problems, JsonObject& fields, std::uint32_t& iterations,
                std::uint64_t& seed) {
  fields.Number("iterations", iterations, kMostIterations, 1);
  fields.With("seed", [&](const boost::json::value& given, const JsonPath& path) {
    seed = ReadSeed(problems, given, path);
  });
}

Result<ReviewOptions> ReadOptions(std::string_view text, std::size_t seats) {
  JsonProblems problems("review");
  const std::optional<boost::json::value> json = ParseJson(problems, text, kMostBytes);
  if (!json) return problems.First();
  const JsonPath root{};
  JsonObject fields(problems, *json, root);
  ReviewOptions options;
  ReadEffort(problems, fields, options.iterations, options.seed);
  fields.Number("seat", options.seat, static_cast<std::int64_t>(seats) - 1);
  fields.Flag("open", options.open);
  fields.Finish();
  if (problems.Any()) return problems.First();
  return options;
}

}  // namespace folsom::review
