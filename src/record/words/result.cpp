#include "record/words/result.h"

namespace folsom {

std::string Describe(const Problem& problem) {
  std::string text;
  if (problem.line != 0) text += "line " + std::to_string(problem.line) + ": ";
  text += problem.message + " [" + problem.code;
  if (!problem.clause.empty()) text += ", " + problem.clause;
  if (!problem.path.empty()) text += ", at " + problem.path;
  return text + "]";
}

}  // namespace folsom
