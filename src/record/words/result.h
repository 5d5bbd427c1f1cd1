// Errors as values: what every reader in record/ returns.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace folsom {

// Why something could not be read. `code` is stable ("position/unknown_field"), `message` is for
// people, `path` says where in a JSON text ("seats.2.hand.0"), `line` where in a record (1-based,
// 0: nowhere in particular), `clause` is an id of docs/rules.md or empty.
struct Problem {
  std::string code{};
  std::string message{};
  std::string path{};
  std::size_t line = 0;
  std::string clause{};
};

// "line 12: not legal here: fire belle [record/illegal]", for terminals.
[[nodiscard]] std::string Describe(const Problem& problem);

// A value or a problem.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}            // NOLINT
  Result(Problem problem) : held_(std::in_place_index<1>, std::move(problem)) {}  // NOLINT

  [[nodiscard]] explicit operator bool() const { return held_.index() == 0; }
  // Precondition: it is a value.
  [[nodiscard]] const T& operator*() const { return *std::get_if<0>(&held_); }
  [[nodiscard]] T& operator*() { return *std::get_if<0>(&held_); }
  [[nodiscard]] const T* operator->() const { return std::get_if<0>(&held_); }
  [[nodiscard]] T* operator->() { return std::get_if<0>(&held_); }
  // Precondition: it is a problem.
  [[nodiscard]] const Problem& Error() const { return *std::get_if<1>(&held_); }

 private:
  std::variant<T, Problem> held_;
};

}  // namespace folsom
