#include "bots/tactic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/play/apply.h"
#include "support/paths.h"

namespace folsom {
namespace {

namespace json = boost::json;

std::vector<std::filesystem::path> TacticFiles() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(SourcePath("tests/tactics"))) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string Contents(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Action> ActionsIn(const json::object& tactic, const char* key) {
  std::vector<Action> actions;
  const json::value* list = tactic.if_contains(key);
  if (list == nullptr) return actions;
  for (const json::value& text : list->as_array()) {
    const auto action = ActionFrom(std::string_view(text.as_string()));
    if (action) {
      actions.push_back(*action);
    } else {
      ADD_FAILURE() << tactic.at("name") << ": no action " << text;
    }
  }
  return actions;
}

// Precondition: the fields are there, in the right types (else Boost.JSON throws, and the test
// fails).
void AddTactic(const json::object& from, std::vector<Tactic>& tactics) {
  const Result<GameState> state = PositionFrom(from.at("position"));
  if (!state) {
    ADD_FAILURE() << from.at("name") << ": " << Describe(state.Error());
    return;
  }
  Tactic tactic{.name = std::string(from.at("name").as_string()),
                .why = std::string(from.at("why").as_string()),
                .state = *state,
                .seat = static_cast<Seat>(from.at("seat").as_int64()),
                .right = ActionsIn(from, "right"),
                .wrong = ActionsIn(from, "wrong")};
  Dice dice(1);
  if (NeedsAdvance(tactic.state)) Advance(tactic.state, dice);
  tactics.push_back(std::move(tactic));
}

}  // namespace

bool Tactic::SolvedBy(Action action) const {
  return std::find(right.begin(), right.end(), action) != right.end();
}

std::vector<Tactic> LoadTactics() {
  std::vector<Tactic> tactics;
  for (const std::filesystem::path& file : TacticFiles()) {
    boost::system::error_code error;
    const json::value list = json::parse(Contents(file), error);
    if (error) {
      ADD_FAILURE() << file << ": " << error.message();
      continue;
    }
    for (const json::value& tactic : list.as_array()) AddTactic(tactic.as_object(), tactics);
  }
  return tactics;
}

}  // namespace folsom
