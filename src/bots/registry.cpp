#include "bots/registry.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace folsom {

namespace {

constexpr std::uint32_t kDefaultMs = 100;
constexpr std::uint32_t kMaxMs = 60'000;
constexpr std::uint32_t kMaxIterations = 10'000'000;
constexpr std::uint32_t kMaxMistakes = 100;

[[nodiscard]] constexpr BotSpec Script(std::uint8_t level, std::uint8_t mistakes) {
  return {.kind = BotKind::kScripted, .budget = {}, .mistakes = mistakes, .level = level};
}
[[nodiscard]] constexpr BotSpec SearchFor(std::uint8_t level, Budget budget) {
  return {.kind = BotKind::kSearch, .budget = budget, .mistakes = 0, .level = level};
}
constexpr std::array<Level, 4> kLevels{{
    {"tenderfoot", "Tenderfoot", Script(1, 40)},
    {"drifter", "Drifter", Script(2, 0)},
    {"rustler", "Rustler", SearchFor(3, {.iterations = 60, .ms = 0})},
    {"desperado", "Desperado", SearchFor(4, {.iterations = 0, .ms = 100})},
}};

struct BotName {
  BotKind kind;
  std::string_view key;
  bool thinks;  // Reads `iterations` or `ms`.
  bool errs;    // Reads `mistakes`.
};
constexpr std::array<BotName, 4> kBotNames{{
    {BotKind::kRandom, "random", false, false},
    {BotKind::kScripted, "scripted", false, true},
    {BotKind::kMcts, "mcts", true, false},
    {BotKind::kSearch, "search", true, true},
}};
consteval bool BotNamesFollowEnum() {
  for (std::size_t i = 0; i < kBotNames.size(); ++i) {
    if (Index(kBotNames[i].kind) != i) return false;
  }
  return true;
}
static_assert(BotNamesFollowEnum(), "NameOf() indexes kBotNames by kind");
[[nodiscard]] constexpr const BotName& NameOf(BotKind kind) { return kBotNames[Index(kind)]; }

consteval bool LevelsCountUp() {
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (kLevels[i].bot.level != i + 1) return false;
  }
  return true;
}
static_assert(LevelsCountUp(), "TextOf() indexes kLevels by level");

// Of what may be anything, enough to recognise it; not cut within a UTF-8 sequence.
[[nodiscard]] std::string QuotedPart(std::string_view text) {
  std::size_t most = 40;
  if (text.size() <= most) return "\"" + std::string(text) + "\"";
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return "\"" + std::string(text.substr(0, most)) + "...\"";
}

[[nodiscard]] std::string UnknownBot(std::string_view name) {
  std::string text = "no bot is called " + QuotedPart(name) + ": there are";
  for (const BotName& known : kBotNames) text += " " + std::string(known.key) + ",";
  text += " and the levels";
  for (const Level& level : kLevels) text += " " + std::string(level.key) + ",";
  text.pop_back();
  return text;
}

[[nodiscard]] std::string ParametersOf(const BotName& name) {
  if (name.thinks && name.errs) return "it has iterations or ms, and mistakes";
  if (name.thinks) return "it has iterations or ms";
  return name.errs ? "it has mistakes" : "it has none";
}

// Reads the parameters of one bot. The first thing that is wrong stays in `error`.
class ParameterReader {
 public:
  explicit ParameterReader(const BotName& name) : name_(name) { bot_.kind = name.kind; }

  void Read(std::string_view parameters) {
    while (error_.empty()) {
      const std::size_t comma = parameters.find(',');
      ReadOne(parameters.substr(0, comma));
      if (comma == std::string_view::npos) break;
      parameters.remove_prefix(comma + 1);
    }
  }

  [[nodiscard]] ParsedBot Finished() {
    if (error_.empty() && iterations_ && ms_) {
      error_ = std::string(name_.key) + " thinks for iterations or for ms, not for both";
    }
    if (!error_.empty()) return {.bot = {}, .error = error_};
    if (name_.thinks && !iterations_ && !ms_) bot_.budget.ms = kDefaultMs;
    return {.bot = bot_, .error = {}};
  }

 private:
  void ReadOne(std::string_view parameter) {
    const std::size_t equals = parameter.find('=');
    const std::string_view key = parameter.substr(0, equals);
    if (equals == std::string_view::npos) {
      error_ = "a parameter is written key=value, not " + QuotedPart(parameter);
      return;
    }
    const std::string_view value = parameter.substr(equals + 1);
    if (name_.thinks && key == "iterations") {
      bot_.budget.iterations = Number(key, value, 1, kMaxIterations, iterations_);
    } else if (name_.thinks && key == "ms") {
      bot_.budget.ms = Number(key, value, 1, kMaxMs, ms_);
    } else if (name_.errs && key == "mistakes") {
      bot_.mistakes = static_cast<std::uint8_t>(Number(key, value, 0, kMaxMistakes, mistakes_));
    } else {
      error_ = std::string(name_.key) + " has no parameter " + QuotedPart(key) + ": " +
               ParametersOf(name_);
    }
  }

  std::uint32_t Number(std::string_view key, std::string_view value, std::uint32_t least,
                       std::uint32_t most, bool& given) {
    std::uint32_t number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, problem] = std::from_chars(value.data(), end, number);
    if (given) {
      error_ = std::string(key) + " is given twice";
    } else if (problem != std::errc{} || stop != end || number < least || number > most) {
      error_ = std::string(key) + " is a whole number from " + std::to_string(least) + " to " +
               std::to_string(most) + ", not " + QuotedPart(value);
    }
    given = true;
    return number;
  }

  const BotName& name_;
  BotSpec bot_;
  bool iterations_ = false;
  bool ms_ = false;
  bool mistakes_ = false;
  std::string error_;
};

}  // namespace

std::span<const Level> Levels() { return kLevels; }

ParsedBot ParseBot(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view key = text.substr(0, colon);
  const bool has_parameters = colon != std::string_view::npos;
  for (const Level& level : kLevels) {
    if (level.key != key) continue;
    if (!has_parameters) return {.bot = level.bot, .error = {}};
    return {.bot = {}, .error = "the level " + std::string(key) + " has no parameters"};
  }
  for (const BotName& name : kBotNames) {
    if (name.key != key) continue;
    ParameterReader reader(name);
    if (has_parameters) reader.Read(text.substr(colon + 1));
    return reader.Finished();
  }
  return {.bot = {}, .error = UnknownBot(key)};
}

std::string TextOf(const BotSpec& bot) {
  if (bot.level != 0) return std::string(kLevels[bot.level - 1U].key);
  std::string parameters;
  const auto add = [&](std::string_view key, std::uint32_t value) {
    parameters += (parameters.empty() ? ":" : ",") + std::string(key) + "=" + std::to_string(value);
  };
  if (bot.budget.iterations != 0) add("iterations", bot.budget.iterations);
  if (bot.budget.ms != 0 && bot.budget.ms != kDefaultMs) add("ms", bot.budget.ms);
  if (bot.mistakes != 0) add("mistakes", bot.mistakes);
  return std::string(NameOf(bot.kind).key) + parameters;
}

std::vector<std::string> SplitBots(std::string_view list) {
  std::vector<std::string> bots;
  for (bool more = true; more;) {
    const std::size_t comma = list.find(',');
    std::string_view part = list.substr(0, comma);
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    const std::size_t equals = part.find('=');
    const bool goes_on = equals != std::string_view::npos && part.find(':') > equals;
    if (goes_on && !bots.empty()) {
      bots.back() += "," + std::string(part);
    } else {
      bots.emplace_back(part);
    }
    more = comma != std::string_view::npos;
    if (more) list.remove_prefix(comma + 1);
  }
  return bots;
}

}  // namespace folsom
