#include "record/json/json_read.h"

#include <algorithm>
#include <limits>

#include "record/words/shortened.h"

namespace folsom {

namespace json = boost::json;

std::int64_t ReadNumber(JsonProblems& problems, const json::value& json, const JsonPath& path,
                        std::int64_t min, std::int64_t max) {
  // Parsed numbers are signed; those of an object made in memory may be unsigned.
  if (!json.is_int64() && !json.is_uint64()) {
    problems.Fail("wrong_type", "a whole number is expected", path);
    return min;
  }
  constexpr std::int64_t kHuge = std::numeric_limits<std::int64_t>::max();
  const std::int64_t number =
      json.is_int64()
          ? json.get_int64()
          : static_cast<std::int64_t>(std::min<std::uint64_t>(json.get_uint64(), kHuge));
  if (number >= min && number <= max) return number;
  problems.Fail("out_of_range",
                std::to_string(number) + " is not between " + std::to_string(min) + " and " +
                    std::to_string(max),
                path);
  return min;
}

std::uint64_t ReadSeed(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  if (json.is_uint64()) return json.get_uint64();  // As parsed, only what is above 2^63 - 1.
  constexpr std::int64_t kHuge = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::uint64_t>(ReadNumber(problems, json, path, 0, kHuge));
}

bool ReadFlag(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  if (!json.is_bool()) problems.Fail("wrong_type", "true or false is expected", path);
  return json.is_bool() && json.get_bool();
}

std::string_view ReadText(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  if (const json::string* const text = json.if_string()) return {text->data(), text->size()};
  problems.Fail("wrong_type", "a text is expected", path);
  return {};
}

void FailWord(JsonProblems& problems, std::string_view word,
              std::span<const std::string_view> allowed, const JsonPath& path) {
  if (problems.Any()) return;
  std::string message = "\"" + std::string(Shortened(word)) + "\" is none of: ";
  for (std::size_t i = 0; i < allowed.size(); ++i) {
    message.append(i == 0 ? "" : ", ").append(allowed[i]);
  }
  problems.Fail("unknown_word", message, path);
}

SeatMask ReadSeats(JsonProblems& problems, const json::value& json, const JsonPath& path,
                   std::size_t seats) {
  SeatMask mask;
  ReadArray(problems, json, path, seats, [&](const json::value& item, const JsonPath& at) {
    const auto last = static_cast<std::int64_t>(seats) - 1;
    mask.Add(static_cast<Seat>(ReadNumber(problems, item, at, 0, last)));
  });
  return mask;
}

JsonObject::JsonObject(JsonProblems& problems, const json::value& json, const JsonPath& path)
    : problems_(problems), path_(path), object_(json.if_object()) {
  if (object_ == nullptr) problems_.Fail("wrong_type", "an object is expected", path);
}

const json::value* JsonObject::Take(std::string_view key) {
  if (object_ == nullptr) return nullptr;
  const json::value* const found = object_->if_contains({key.data(), key.size()});
  if (found != nullptr && std::ranges::find(taken_, key) == taken_.end()) taken_.push_back(key);
  return found;
}

void JsonObject::Finish() {
  if (object_ == nullptr || problems_.Any() || taken_.size() == object_->size()) return;
  for (const json::key_value_pair& member : *object_) {
    const std::string_view key(member.key().data(), member.key().size());
    if (std::ranges::find(taken_, key) != taken_.end()) continue;
    const std::string_view shown = Shortened(key);
    problems_.Fail("unknown_field", "there is no field \"" + std::string(shown) + "\" here",
                   JsonPath{&path_, shown});
    return;
  }
}

std::optional<json::value> ParseJson(JsonProblems& problems, std::string_view text,
                                     std::size_t max_bytes) {
  if (text.size() > max_bytes) {
    problems.Fail("too_big", "more than " + std::to_string(max_bytes) + " bytes", {});
    return std::nullopt;
  }
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  json::error_code error;
  json::value parsed = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) {
    problems.Fail("malformed", "not valid JSON: " + error.message(), {});
    return std::nullopt;
  }
  return parsed;
}

}  // namespace folsom
