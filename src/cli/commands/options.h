// Options that several commands share: what is played, and by which chance.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

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

}  // namespace folsom
