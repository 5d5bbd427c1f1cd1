// Checked reading of JSON, for the readers of this folder. The first problem sticks; after it every
// call is harmless, so callers look once, at the end.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/words/names.h"
#include "record/words/result.h"

namespace folsom {

// Where we are in the text; made on the stack, put into words only for a problem.
struct JsonPath {
  const JsonPath* up = nullptr;
  std::string_view key;

  [[nodiscard]] std::string Text() const {
    if (up == nullptr) return std::string(key);
    const std::string before = up->Text();
    return before.empty() ? std::string(key) : before + "." + std::string(key);
  }
};

// Collects the first problem. `part` is the first half of its code: "position".
class JsonProblems {
 public:
  explicit JsonProblems(std::string_view part) : part_(part) {}

  void Fail(std::string_view what, std::string message, const JsonPath& path) {
    if (problem_) return;
    problem_ = Problem{.code = std::string(part_).append("/").append(what),
                       .message = std::move(message),
                       .path = path.Text()};
  }
  void Fail(Problem problem) {
    if (!problem_) problem_ = std::move(problem);
  }
  [[nodiscard]] bool Any() const { return problem_.has_value(); }
  [[nodiscard]] const Problem& First() const { return *problem_; }

 private:
  std::string_view part_;
  std::optional<Problem> problem_;
};

// Single values. On a problem the result is the default and the problem is kept.
[[nodiscard]] std::int64_t ReadNumber(JsonProblems& problems, const boost::json::value& json,
                                      const JsonPath& path, std::int64_t min, std::int64_t max);
// Any 64 bits.
[[nodiscard]] std::uint64_t ReadSeed(JsonProblems& problems, const boost::json::value& json,
                                     const JsonPath& path);
[[nodiscard]] bool ReadFlag(JsonProblems& problems, const boost::json::value& json,
                            const JsonPath& path);
// Empty on a problem.
[[nodiscard]] std::string_view ReadText(JsonProblems& problems, const boost::json::value& json,
                                        const JsonPath& path);
void FailWord(JsonProblems& problems, std::string_view word,
              std::span<const std::string_view> allowed, const JsonPath& path);

template <typename Enum>
[[nodiscard]] Enum ReadKey(JsonProblems& problems, const boost::json::value& json,
                           const JsonPath& path) {
  const std::string_view word = ReadText(problems, json, path);
  const std::optional<Enum> value = FromKey<Enum>(word);
  if (!value) FailWord(problems, word, KeysOf<Enum>(), path);
  return value.value_or(Enum{});
}

// The elements of an array: `each(value, path)`. At most `max` of them.
template <typename Each>
void ReadArray(JsonProblems& problems, const boost::json::value& json, const JsonPath& path,
               std::size_t max, Each each) {
  const boost::json::array* const array = json.if_array();
  if (array == nullptr) return problems.Fail("wrong_type", "a list is expected", path);
  if (array->size() > max) {
    return problems.Fail("out_of_range", "at most " + std::to_string(max) + " entries", path);
  }
  for (std::size_t i = 0; i < array->size() && !problems.Any(); ++i) {
    const std::string number = std::to_string(i);
    each((*array)[i], JsonPath{&path, number});
  }
}

// The members of an object: `each(key, value, path)`.
template <typename Each>
void ReadMembers(JsonProblems& problems, const boost::json::value& json, const JsonPath& path,
                 Each each) {
  const boost::json::object* const object = json.if_object();
  if (object == nullptr) return problems.Fail("wrong_type", "an object is expected", path);
  for (const boost::json::key_value_pair& member : *object) {
    if (problems.Any()) return;
    const std::string_view key(member.key().data(), member.key().size());
    each(key, member.value(), JsonPath{&path, key});
  }
}

// A list of distinct keys as a mask.
template <typename Enum>
[[nodiscard]] Mask<Enum> ReadKeys(JsonProblems& problems, const boost::json::value& json,
                                  const JsonPath& path) {
  Mask<Enum> mask;
  ReadArray(problems, json, path, 8, [&](const boost::json::value& item, const JsonPath& at) {
    mask.Add(ReadKey<Enum>(problems, item, at));
  });
  return mask;
}
// A list of seat numbers.
[[nodiscard]] SeatMask ReadSeats(JsonProblems& problems, const boost::json::value& json,
                                 const JsonPath& path, std::size_t seats);

// The fields of one object by name; those nobody asked for are an error.
class JsonObject {
 public:
  JsonObject(JsonProblems& problems, const boost::json::value& json, const JsonPath& path);

  // Calls `use(value, path)` and returns true if the field is there.
  template <typename Use>
  bool With(std::string_view key, Use use) {
    const boost::json::value* const found = Take(key);
    if (found == nullptr || problems_.Any()) return false;
    use(*found, JsonPath{&path_, key});
    return true;
  }
  template <typename T>
  bool Number(std::string_view key, T& out, std::int64_t max, std::int64_t min = 0) {
    return With(key, [&](const boost::json::value& json, const JsonPath& at) {
      out = static_cast<T>(ReadNumber(problems_, json, at, min, max));
    });
  }
  template <typename Enum>
  bool Key(std::string_view key, Enum& out) {
    return With(key, [&](const boost::json::value& json, const JsonPath& at) {
      out = ReadKey<Enum>(problems_, json, at);
    });
  }
  template <typename Enum>
  bool Keys(std::string_view key, Mask<Enum>& out) {
    return With(key, [&](const boost::json::value& json, const JsonPath& at) {
      out = ReadKeys<Enum>(problems_, json, at);
    });
  }
  template <typename T>
  bool Flag(std::string_view key, T& out) {
    return With(key, [&](const boost::json::value& json, const JsonPath& at) {
      out = static_cast<T>(ReadFlag(problems_, json, at));
    });
  }
  // A field that was not asked for: unknown_field.
  void Finish();

 private:
  const boost::json::value* Take(std::string_view key);

  JsonProblems& problems_;
  const JsonPath& path_;
  const boost::json::object* object_;
  std::vector<std::string_view> taken_;
};

// How many objects and arrays may lie within each other. Ours need five.
inline constexpr std::size_t kMaxJsonDepth = 8;

// Text to JSON under the limits of this folder; problems "<part>/too_big", "<part>/malformed".
[[nodiscard]] std::optional<boost::json::value> ParseJson(JsonProblems& problems,
                                                          std::string_view text,
                                                          std::size_t max_bytes);

}  // namespace folsom
