#include "arena/report/run_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bots/net.h"
#include "bots/registry.h"
#include "record/words/shortened.h"
#include "record/words/version.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 3> kShardKinds{"arena", "sim", "stats"};

// By the first field, "folsom_arena"; empty if it is none of ours.
std::string KindOfFile(const json::object& header) {
  if (header.empty()) return {};
  const json::string_view key = header.begin()->key();
  const auto found = std::ranges::find_if(kShardKinds, [&](std::string_view kind) {
    return std::string_view(key.data(), key.size()) == fmt::format("folsom_{}", kind);
  });
  return found == kShardKinds.end() ? std::string() : std::string(*found);
}

std::string_view TextAt(const json::object& header, std::string_view key) {
  const json::value* const found = header.if_contains({key.data(), key.size()});
  if (found == nullptr || !found->is_string()) return {};
  return {found->get_string().data(), found->get_string().size()};
}

Problem NotAShard() {
  return {.code = "merge/not_a_shard",
          .message = "this is not a file of --shard: its first line does not name a shard"};
}

}  // namespace

json::object BotHeader(const std::string& name, const BotSpec& bot) {
  json::object header{{"name", name},
                      {"kind", TextOf(BotSpec{.kind = bot.kind, .budget = {}})},
                      {"iterations", bot.budget.iterations},
                      {"ms", bot.budget.ms},
                      {"mistakes", bot.mistakes}};
  if (bot.kind == BotKind::kNet) {
    header["temperature"] = bot.temperature;
    header["opening"] = bot.opening;
    header["overlooks"] = bot.overlooks;
  }
  if (const std::string nets = NetsText(bot); !nets.empty()) header["nets"] = nets;
  return header;
}

void AddShardTo(json::object& header, std::uint64_t games, const Shard& shard) {
  header["program"] = ProgramVersion();
  header["games"] = games;
  header["shard"] = TextOf(shard);
}

NamedBot ReadBotHeader(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  NamedBot named;
  JsonObject fields(problems, json, path);
  fields.With("name", [&](const json::value& item, const JsonPath& at) {
    named.name = ReadText(problems, item, at);
    const ParsedBot parsed = ParseBot(named.name);
    if (!parsed.error.empty()) problems.Fail("unknown_word", parsed.error, at);
    named.bot = parsed.bot;
  });
  return named;
}

Result<ShardHeader> ReadShardHeader(std::string_view line) {
  JsonProblems problems("merge");
  std::optional<json::value> value = ParseJson(problems, line, kMaxHeaderBytes);
  if (!value || !value->is_object()) return NotAShard();
  json::object& header = value->get_object();
  const Result<Shard> shard = ParseShard(TextAt(header, "shard"));
  ShardHeader read{.kind = KindOfFile(header), .run = {}, .shard = {}};
  if (read.kind.empty() || !shard) return NotAShard();
  if (const std::string_view program = TextAt(header, "program"); program != ProgramVersion()) {
    return Problem{.code = "merge/version",
                   .message = fmt::format("it was played by folsom {}, and this is {}: merge with "
                                          "the version that played",
                                          Shortened(program), ProgramVersion())};
  }
  header.erase("shard");
  read.run = std::move(*value);
  read.shard = *shard;
  return read;
}

Problem DamagedShard(std::string message) {
  return {.code = "merge/damaged", .message = std::move(message)};
}

Problem DamagedShard(const JsonProblems& problems) {
  Problem problem = problems.First();
  problem.code = "merge/damaged";
  return problem;
}

}  // namespace folsom
