#include "cli/failure.h"

#include <fmt/format.h>

namespace folsom {

namespace {

std::string Explain(const std::string& where, const Problem& problem) {
  std::string text = where;
  if (problem.line != 0) text += fmt::format("{}line {}", text.empty() ? "" : ", ", problem.line);
  if (!problem.path.empty()) text += fmt::format("{}{}", text.empty() ? "" : ", ", problem.path);
  text += fmt::format("{}{}", text.empty() ? "" : ": ", problem.message);
  if (!problem.clause.empty()) text += fmt::format(" ({})", problem.clause);
  return text;
}

}  // namespace

Failure::Failure(const std::string& where, const Problem& problem)
    : std::runtime_error(Explain(where, problem)), code_(problem.code) {}

}  // namespace folsom
