// Options that several commands share: what is played, and by which chance.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/play/shard.h"
#include "rules/setup/config.h"

namespace folsom {

// --players, --edition, --variant, --expert, --horses, --characters, --wagons.
class ConfigOptions {
 public:
  // Adds the options to `command`; this object must outlive the parsing.
  void AddTo(CLI::App& command);

  // The configuration asked for. Throws Failure with a code config/...
  [[nodiscard]] Config Build() const;

 private:
  std::size_t players_ = 4;
  std::string edition_;
  std::string variant_ = "standard";
  bool expert_ = false;
  bool horses_ = false;
  std::string characters_;  // Empty: what is usual for the variant (DUO14-1).
  std::string wagons_ = "random";
};

// "4 players, standard, 2014 edition, expert, Horses & Stagecoach".
[[nodiscard]] std::string Describe(const Config& config);

// Splits at commas; parts are trimmed of blanks.
[[nodiscard]] std::vector<std::string> SplitList(const std::string& text);

// --seed. A number of 64 bits.
void AddSeed(CLI::App& command, std::uint64_t& seed, const std::string& what);

// --shard I/N. The command says what it goes with.
CLI::Option* AddShard(CLI::App& command, std::optional<std::string>& shard);
// The shard that --shard asks for, if it is given; `out` is the file for it.
// Throws Failure: shard/malformed, shard/no_file.
[[nodiscard]] std::optional<Shard> ShardFrom(const std::optional<std::string>& text,
                                             const std::string& out);
// What is said when a shard is finished: "shard 2/8: 125 games are in part2.jsonl". Nothing if that
// is standard output.
[[nodiscard]] std::string ShardDone(const Shard& shard, std::uint64_t games,
                                    const std::string& file);

}  // namespace folsom
