// One line of the protocol, taken apart. Every getter either gives a value of the right kind or
// throws `Refused`, which Session turns into the error object; nothing else here can fail.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/words/result.h"
#include "rules/pieces/ids.h"

namespace folsom {

// A line that is answered with an error. `at`: the number of the outcome that did not fit.
struct Refused {
  Problem problem;
  std::optional<std::size_t> at;
};
[[noreturn]] void Refuse(std::string code, std::string message, std::string path = {});

class Request {
 public:
  // Codes: engine/too_long, engine/malformed.
  explicit Request(std::string_view line);

  // Checks `id` and `command`; to be called before anything below. Codes: engine/bad_id,
  // engine/wrong_type, engine/missing_field.
  const std::string& TakeCommand();

  // The `id` to be echoed, or null: none, or none that can be.
  [[nodiscard]] const boost::json::value* Id() const;

  // Refuses any field besides `command`, `id` and these: engine/unknown_field.
  void Allow(std::initializer_list<std::string_view> fields) const;

  [[nodiscard]] const boost::json::value* Find(std::string_view field) const;
  [[nodiscard]] const boost::json::value& Need(std::string_view field) const;
  [[nodiscard]] std::string NeedText(std::string_view field) const;
  [[nodiscard]] std::optional<std::string> FindText(std::string_view field) const;
  [[nodiscard]] bool Flag(std::string_view field) const;  // False when left out.
  [[nodiscard]] std::optional<std::uint64_t> FindNumber(std::string_view field) const;
  // A list of words; nothing when left out.
  [[nodiscard]] std::optional<std::vector<std::string>> FindWords(std::string_view field) const;
  // A seat of a game with `seats` of them.
  [[nodiscard]] std::optional<Seat> FindSeat(std::size_t seats) const;
  // The same, or the word "spectator", which is kNoSeat.
  [[nodiscard]] Seat NeedViewer(std::size_t seats) const;

 private:
  boost::json::object fields_;
  std::string command_;
};

inline constexpr std::size_t kMaxEngineLine = 64 * 1024;
inline constexpr std::size_t kMaxEngineId = 64;

}  // namespace folsom
