#include "cli/commands/options.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/failure.h"
#include "record/json/config_json.h"
#include "record/words/names.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::value WordOrList(const std::string& text) {
  if (text.find(',') == std::string::npos && (text == "random" || text == "drafted")) {
    return json::value(text);
  }
  json::array list;
  for (const std::string& part : SplitList(text)) list.emplace_back(part);
  return list;
}

}  // namespace

void ConfigOptions::AddTo(CLI::App& command) {
  constexpr const char* kGroup = "The game";
  command.add_option("-p,--players", players_, "How many players (2 to 6)")
      ->group(kGroup)
      ->capture_default_str();
  command
      .add_option("--edition", edition_,
                  "2014 or 2018; by default 2014, or the only one that has the variant")
      ->group(kGroup)
      ->check(CLI::IsMember({"2014", "2018"}).description(""));
  command
      .add_option("--variant", variant_,
                  "standard; basic (2018: a first game, no powers or events); duo14 (2 players, "
                  "two bandits each); duo18 (2 or 3, two bandits each); teams (4 or 6)")
      ->group(kGroup)
      ->check(CLI::IsMember({"standard", "basic", "duo14", "duo18", "teams"}).description(""))
      ->capture_default_str();
  command.add_flag("--expert", expert_, "The expert variant: a discard pile, cards are kept")
      ->group(kGroup);
  command.add_flag("--horses", horses_, "With the expansion Horses & Stagecoach")->group(kGroup);
  command
      .add_option("--characters", characters_,
                  "random, draft, or a list in seat order: ghost,belle,tuco,doc (two bandits each: "
                  "seat 0's two first); by default random, in duo14 tuco,cheyenne,django,doc")
      ->group(kGroup);
  command
      .add_option("--wagons", wagons_,
                  "random, or a list from behind the locomotive to the caboose, of: mail, parlor, "
                  "jeweler, freight, dining, saloon")
      ->group(kGroup)
      ->capture_default_str();
}

Config ConfigOptions::Build() const {
  json::object config;
  if (!edition_.empty()) config["edition"] = edition_;
  config["seats"] = players_;
  config["variant"] = variant_;
  // duo14 is always expert: saying nothing is as good as saying so (CONF-2).
  if (expert_ || variant_ != "duo14") config["expert"] = expert_;
  config["horses"] = horses_;
  if (!characters_.empty()) {
    config["bandits"] = WordOrList(characters_ == "draft" ? "drafted" : characters_);
  }
  config["wagons"] = WordOrList(wagons_);
  const Result<Config> built = ConfigFrom(config);
  if (!built) throw Failure("the game's options", built.Error());
  return *built;
}

std::string Describe(const Config& config) {
  std::string text = fmt::format("{} players, {}, {} edition", config.seats, KeyOf(config.variant),
                                 KeyOf(config.edition));
  if (config.expert) text += ", expert";
  if (config.horses) text += ", Horses & Stagecoach";
  return text;
}

std::vector<std::string> SplitList(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else if (c != ' ') {
      parts.back() += c;
    }
  }
  return parts;
}

void AddSeed(CLI::App& command, std::uint64_t& seed, const std::string& what) {
  command.add_option("-s,--seed", seed, what);
}

CLI::Option* AddShard(CLI::App& command, std::optional<std::string>& shard) {
  return command.add_option("--shard", shard,
                            "Play only part I of N, I from 1 to N, into the file of --out: I/N. "
                            "\"folsom merge\" makes the report of the files of all parts");
}

std::optional<Shard> ShardFrom(const std::optional<std::string>& text, const std::string& out) {
  if (!text) return std::nullopt;
  const Result<Shard> shard = ParseShard(*text);
  if (!shard) throw Failure("--shard", shard.Error());
  if (out.empty()) throw Failure("shard/no_file", "--shard needs a file for its results: --out");
  return *shard;
}

std::string ShardDone(const Shard& shard, std::uint64_t games, const std::string& file) {
  if (file == "-") return {};
  return fmt::format("shard {}: {} in {}\n", TextOf(shard),
                     games == 1 ? "1 game is" : fmt::format("{} games are", games), file);
}

}  // namespace folsom
