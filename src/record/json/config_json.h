// Configurations in JSON:
//
//   {"edition": "2014", "seats": 4, "variant": "standard", "expert": false, "horses": false,
//    "bandits": "random", "wagons": "random"}
//
// `bandits`: "random", "drafted", or a list of characters in seat order (two bandits per player:
// both of seat 0, both of seat 1, ...). `wagons`: "random", or a list from behind the locomotive to
// the caboose. Every field may be left out; the defaults are those above, and `edition` follows
// from a variant that only one edition has.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "record/words/result.h"
#include "rules/setup/config.h"

namespace folsom {

class JsonProblems;
struct JsonPath;

[[nodiscard]] boost::json::object ConfigJson(const Config& config);
// Codes: config/malformed, config/too_big, config/unknown_field, config/unknown_word,
// config/wrong_type, config/out_of_range, and those
// of CheckConfig, which come with the clause.
[[nodiscard]] Result<Config> ConfigFrom(const boost::json::value& json);

// As a part of a larger text: a problem has its code and the whole path. The default on a problem.
[[nodiscard]] Config ReadConfigAt(JsonProblems& problems, const boost::json::value& json,
                                  const JsonPath& path);

// The same as one line of text.
[[nodiscard]] std::string WriteConfig(const Config& config);
[[nodiscard]] Result<Config> ReadConfig(std::string_view text);

}  // namespace folsom
