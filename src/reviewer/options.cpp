#include "reviewer/options.h"

#include "record/json/json_read.h"

namespace folsom::review {
namespace {

constexpr std::size_t kMostBytes = 1024;

}  // namespace

Result<ReviewOptions> ReadOptions(std::string_view text, std::size_t seats) {
  JsonProblems problems("review");
  const std::optional<boost::json::value> json = ParseJson(problems, text, kMostBytes);
  if (!json) return problems.First();
  const JsonPath root{};
  JsonObject fields(problems, *json, root);
  ReviewOptions options;
  fields.Number("iterations", options.iterations, kMostIterations, 1);
  fields.With("seed", [&](const boost::json::value& seed, const JsonPath& path) {
    options.seed = ReadSeed(problems, seed, path);
  });
  fields.Number("seat", options.seat, static_cast<std::int64_t>(seats) - 1);
  fields.Flag("open", options.open);
  fields.Finish();
  if (problems.Any()) return problems.First();
  return options;
}

}  // namespace folsom::review
