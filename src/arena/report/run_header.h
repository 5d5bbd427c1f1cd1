// What the first line of a result's file is made of: the run, that is, all that its games depend
// on, and for a shard which part of the run it is.
//
//   {"folsom_sim":1,"rules":1,"config":{…},"bots":[{…},…],"seed":1,
//    "program":"0.1.0","games":1000,"shard":"2/8"}
//
// Whoever reads such a line makes the run of it, writes the line anew and compares: what is not
// exactly as we write it is refused. docs/arena.md has every field.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "arena/play/shard.h"
#include "bots/bot.h"
#include "record/json/json_read.h"
#include "rules/setup/config.h"

namespace folsom {

// The name and what it stands for, which for a level may change from version to version.
[[nodiscard]] boost::json::object BotHeader(const std::string& name, const BotSpec& bot);
// `games` are those of the whole run, as asked for.
void AddShardTo(boost::json::object& header, std::uint64_t games, const Shard& shard);

struct NamedBot {
  std::string name;  // As it was asked for.
  BotSpec bot;
};
[[nodiscard]] NamedBot ReadBotHeader(JsonProblems& problems, const boost::json::value& json,
                                     const JsonPath& path);

// The first line of a shard's file.
struct ShardHeader {
  std::string kind;        // "arena", "sim" or "stats".
  boost::json::value run;  // The object of the line, without "shard".
  Shard shard;
};
// Problems: merge/not_a_shard, merge/version (another version of the program played it).
[[nodiscard]] Result<ShardHeader> ReadShardHeader(std::string_view line);

inline constexpr std::size_t kMaxHeaderBytes = 64 * 1024;

// The problem merge/damaged.
[[nodiscard]] Problem DamagedShard(std::string message);
// The same with the first of the problems, and where it is. Precondition: there is one.
[[nodiscard]] Problem DamagedShard(const JsonProblems& problems);

}  // namespace folsom
