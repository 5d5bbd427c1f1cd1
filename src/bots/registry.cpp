#include "bots/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace folsom {

namespace {

constexpr std::uint32_t kDefaultMs = 100;

[[nodiscard]] constexpr BotSpec SearchFor(std::uint8_t level, Budget budget) {
  return {.kind = BotKind::kSearch, .budget = budget, .level = level};
}
// Strong players nearly all rob first. At the levels they vary that, at a small price.
constexpr std::uint16_t kVariedOpening = 1300;
[[nodiscard]] constexpr BotSpec NetAt(std::uint8_t level, std::uint16_t temperature,
                                      std::uint8_t overlooks) {
  return {.kind = BotKind::kNet,
          .budget = {},
          .temperature = temperature,
          .opening = kVariedOpening,
          .overlooks = overlooks,
          .level = level};
}
constexpr std::array<Level, 5> kLevels{{
    {"tenderfoot", "Tenderfoot", NetAt(1, 900, 80)},
    {"drifter", "Drifter", NetAt(2, 650, 55)},
    {"rustler", "Rustler", NetAt(3, 420, 25)},
    {"desperado", "Desperado", NetAt(4, 0, 0)},
    {"legend", "Legend", SearchFor(5, {.iterations = 0, .ms = 100})},
}};

struct BotName {
  BotKind kind;
  std::string_view key;
  bool thinks;  // Reads `iterations` or `ms`.
  bool errs;    // Reads `mistakes`.
  bool looks;   // Reads `temperature`, `opening` and `overlooks`.
};
// clang-format off
constexpr std::array<BotName, 6> kBotNames{{
    //                   key         thinks errs   looks
    {BotKind::kRandom,   "random",   false, false, false},
    {BotKind::kScripted, "scripted", false, true,  false},
    {BotKind::kMcts,     "mcts",     true,  false, false},
    {BotKind::kSearch,   "search",   true,  true,  false},
    {BotKind::kNet,      "net",      false, false, true},
    {BotKind::kSearch0,  "search0",  true,  true,  false},
}};
// clang-format on
consteval bool BotNamesFollowEnum() {
  for (std::size_t i = 0; i < kBotNames.size(); ++i) {
    if (Index(kBotNames[i].kind) != i) return false;
  }
  return true;
}
static_assert(BotNamesFollowEnum(), "NameOf() indexes kBotNames by kind");
[[nodiscard]] constexpr const BotName& NameOf(BotKind kind) { return kBotNames[Index(kind)]; }

struct Parameter {
  std::string_view key;
  std::uint32_t least;
  std::uint32_t most;
  bool BotName::*is_read;
  std::uint32_t (*of)(const BotSpec&);
  void (*put)(BotSpec&, std::uint32_t);
};
// In the order in which TextOf() writes them.
constexpr std::array<Parameter, 6> kParameters{{
    {"iterations", 1, 10'000'000, &BotName::thinks,
     [](const BotSpec& bot) { return bot.budget.iterations; },
     [](BotSpec& bot, std::uint32_t number) { bot.budget.iterations = number; }},
    {"ms", 1, 60'000, &BotName::thinks,  //
     [](const BotSpec& bot) { return bot.budget.ms; },
     [](BotSpec& bot, std::uint32_t number) { bot.budget.ms = number; }},
    {"mistakes", 0, 100, &BotName::errs,
     [](const BotSpec& bot) { return std::uint32_t{bot.mistakes}; },
     [](BotSpec& bot, std::uint32_t number) { bot.mistakes = static_cast<std::uint8_t>(number); }},
    {"temperature", 0, 1000, &BotName::looks,
     [](const BotSpec& bot) { return std::uint32_t{bot.temperature}; },
     [](BotSpec& bot, std::uint32_t number) {
       bot.temperature = static_cast<std::uint16_t>(number);
     }},
    {"opening", 0, 2000, &BotName::looks,
     [](const BotSpec& bot) { return std::uint32_t{bot.opening}; },
     [](BotSpec& bot, std::uint32_t number) { bot.opening = static_cast<std::uint16_t>(number); }},
    {"overlooks", 0, 100, &BotName::looks,
     [](const BotSpec& bot) { return std::uint32_t{bot.overlooks}; },
     [](BotSpec& bot, std::uint32_t number) { bot.overlooks = static_cast<std::uint8_t>(number); }},
}};

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
  if (name.looks) return "it has temperature, opening and overlooks";
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
    const Budget& budget = bot_.budget;
    if (error_.empty() && budget.iterations != 0 && budget.ms != 0) {
      error_ = std::string(name_.key) + " thinks for iterations or for ms, not for both";
    }
    if (!error_.empty()) return {.bot = {}, .error = error_};
    if (name_.thinks && budget == Budget{}) bot_.budget.ms = kDefaultMs;
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
    for (std::size_t i = 0; i < kParameters.size(); ++i) {
      if (kParameters[i].key != key || !(name_.*kParameters[i].is_read)) continue;
      return ReadNumber(i, parameter.substr(equals + 1));
    }
    error_ = std::string(name_.key) + " has no parameter " + QuotedPart(key) + ": " +
             ParametersOf(name_);
  }

  void ReadNumber(std::size_t parameter, std::string_view value) {
    const auto& [key, least, most, is_read, of, put] = kParameters[parameter];
    std::uint32_t number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, problem] = std::from_chars(value.data(), end, number);
    if (std::exchange(given_[parameter], true)) {
      error_ = std::string(key) + " is given twice";
    } else if (problem != std::errc{} || stop != end || number < least || number > most) {
      error_ = std::string(key) + " is a whole number from " + std::to_string(least) + " to " +
               std::to_string(most) + ", not " + QuotedPart(value);
    } else {
      put(bot_, number);
    }
  }

  const BotName& name_;
  BotSpec bot_;
  std::array<bool, kParameters.size()> given_{};
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
  BotSpec rest = bot;  // What must be said: 0 need not, nor what follows without a budget.
  if (rest.budget.ms == kDefaultMs) rest.budget.ms = 0;
  std::string parameters;
  for (const Parameter& parameter : kParameters) {
    const std::uint32_t number = parameter.of(rest);
    if (number == 0) continue;
    parameters += (parameters.empty() ? ":" : ",") + std::string(parameter.key) + "=";
    parameters += std::to_string(number);
  }
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
