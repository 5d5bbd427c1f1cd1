// The examples of docs/notation.md are true.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "record/game/chance.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "record/json/event_json.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/play/apply.h"
#include "support/paths.h"
#include "support/random_game.h"

namespace folsom {
namespace {

std::string Page() {
  const std::ifstream file(SourcePath("docs/notation.md"));
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Fenced blocks by what stands after the fence.
std::multimap<std::string, std::string> Examples() {
  std::multimap<std::string, std::string> found;
  std::istringstream page(Page());
  std::string line, tag, block;
  bool inside = false;
  while (std::getline(page, line)) {
    if (!line.starts_with("```")) {
      if (inside) block += line + "\n";
      continue;
    }
    if (inside) found.emplace(tag, block);
    inside = !inside;
    tag = line.substr(3);
    block.clear();
  }
  return found;
}

// The part of the page from one heading to the next.
std::string Section(const std::string& heading) {
  const std::string page = Page();
  const std::size_t from = page.find("\n## " + heading + "\n");
  if (from == std::string::npos) return "";
  return page.substr(from, page.find("\n## ", from + 1) - from);
}

// What stands in backquotes in the first cells of a section's tables.
std::vector<std::string> FirstCells(const std::string& section) {
  std::vector<std::string> words;
  std::istringstream lines(section);
  const std::regex quoted("`([^`]*)`");
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| `")) continue;
    const std::string cell = line.substr(2, line.find(" | ", 2) - 2);
    for (std::sregex_iterator at(cell.begin(), cell.end(), quoted), end; at != end; ++at) {
      words.push_back((*at)[1]);
    }
  }
  return words;
}

TEST(Notation, EveryExampleIsOfAKnownSort) {
  const auto examples = Examples();
  EXPECT_EQ(examples.count("json config"), 2U);
  EXPECT_EQ(examples.count("json position"), 2U);
  EXPECT_EQ(examples.count("json position/inconsistent"), 1U);
  EXPECT_EQ(examples.count("json event"), 2U);
  EXPECT_EQ(examples.count("record"), 1U);
  EXPECT_EQ(examples.count("record fair"), 1U);
  EXPECT_EQ(examples.size(), 9U);
}

TEST(Notation, Configurations) {
  const auto examples = Examples();
  const auto [first, last] = examples.equal_range("json config");
  for (auto at = first; at != last; ++at) {
    const Result<Config> config = ReadConfig(at->second);
    EXPECT_TRUE(config) << at->second << Describe(config.Error());
  }
  const Result<Config> defaults = ReadConfig(first->second);
  ASSERT_TRUE(defaults);
  EXPECT_EQ(*defaults, Config{});
}

// The rows of the table of defaults: variant, seats, edition, expert, bandits.
TEST(Notation, DefaultsByVariant) {
  std::istringstream lines(Section("Configurations"));
  const std::regex row("\\| `(.*)` \\| .*?([0-9]).* \\| `(.*)` \\| `(.*)` \\| `(.*)` \\|");
  std::size_t rows = 0;
  std::smatch cells;
  for (std::string line; std::getline(lines, line);) {
    if (!std::regex_match(line, cells, row)) continue;
    ++rows;
    const std::string variant = cells[1];
    const std::string text =
        R"({"variant": ")" + variant + R"(", "seats": )" + cells[2].str() + "}";
    const Result<Config> config = ReadConfig(text);
    ASSERT_TRUE(config) << text;
    const boost::json::object json = ConfigJson(*config);
    EXPECT_EQ(json.at("edition").as_string(), cells[3].str()) << line;
    EXPECT_EQ(boost::json::serialize(json.at("expert")), cells[4].str()) << line;
    EXPECT_EQ(boost::json::serialize(json.at("bandits")), cells[5].str()) << line;
    const Result<Config> seatless = ReadConfig(R"({"variant": ")" + variant + R"("})");
    EXPECT_EQ(static_cast<bool>(seatless), line.find("must") == std::string::npos) << line;
  }
  EXPECT_EQ(rows, KeysOf<Variant>().size());
}

TEST(Notation, Positions) {
  const auto examples = Examples();
  const auto [first, last] = examples.equal_range("json position");
  for (auto at = first; at != last; ++at) {
    EXPECT_LE(std::count(at->second.begin(), at->second.end(), '\n'), 15) << "short by hand";
    Result<GameState> state = ReadPosition(at->second);
    ASSERT_TRUE(state) << at->second << Describe(state.Error());
    Dice dice(1);
    Advance(*state, dice);
    EXPECT_FALSE(state->pending.Empty());
    if (at != first) continue;
    EXPECT_EQ(state->ask, Ask::kFire) << "as the page says";
    EXPECT_EQ(state->pending, SeatMask::Only(Seat{1}));
  }
  const Result<GameState> refused =
      ReadPosition(examples.find("json position/inconsistent")->second);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.Error().code, "position/inconsistent");
}

TEST(Notation, Records) {
  const Result<GameRecord> record = ReplayRecord(Examples().find("record")->second);
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_EQ(record->decisions, 3U);
  EXPECT_EQ(record->names[2], "Bot");
}

// That its deal is fair is checked by tests/fair.
TEST(Notation, RecordsWithAFairDeal) {
  const Result<GameRecord> record = ReplayRecord(Examples().find("record fair")->second);
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_FALSE(record->fair.secret.empty());
  EXPECT_EQ(record->fair.nonces[0], "00c0ffee00c0ffee");
  EXPECT_EQ(record->fair.seats, (std::vector<std::uint8_t>{2, 0, 1}));
}

TEST(Notation, Events) {
  Palette palette;
  const EventBody moved =
      BanditMoved{{}, Bandit::kBelle, Place::Inside(Car{2}), Place::Roof(Car{2}), Cause::kCard};
  const EventBody drawn =
      Redacted(CardDrawn{Seat{2}, Seat{2}, Card::Bullet(kNeutral), false}, Seat{0});
  const auto examples = Examples();
  auto at = examples.equal_range("json event").first;
  EXPECT_EQ(boost::json::parse(at->second), boost::json::value(EventJson(moved, palette)));
  ++at;
  EXPECT_EQ(boost::json::parse(at->second), boost::json::value(EventJson(drawn, palette)));
}

// The fields of each event, by its type; those that may be left out with a question mark.
using EventFields = std::map<std::string, std::set<std::string>>;

EventFields FieldsOnThePage() {
  EventFields found;
  std::istringstream lines(Section("Events"));
  const std::regex field("`([a-z_]+)`([?]?): ");
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| `")) continue;
    const std::size_t end = line.find("` |");
    std::set<std::string>& fields = found[line.substr(3, end - 3)];
    for (std::sregex_iterator at(line.begin(), line.end(), field), last; at != last; ++at) {
      fields.insert((*at)[1].str() + (*at)[2].str());
    }
  }
  return found;
}

// Notes which fields events have, and which of them not always.
class FieldNotes final : public Sink {
 public:
  void Emit(const EventBody& event, const GameState& after) override {
    const Palette palette = PaletteOf(after);
    Note(EventJson(event, palette));
    Note(EventJson(Redacted(event, kNoSeat), palette));
  }
  [[nodiscard]] EventFields Seen() const {
    EventFields seen;
    for (const auto& [type, count] : events_) {
      seen[type];
      for (const auto& [field, times] : fields_.at(type)) {
        if (field != "type") seen[type].insert(field + (times < count ? "?" : ""));
      }
    }
    return seen;
  }

 private:
  void Note(const boost::json::object& event) {
    const std::string type = event.at("type").as_string().c_str();
    ++events_[type];
    for (const auto& member : event) ++fields_[type][std::string(member.key())];
  }

  std::map<std::string, std::size_t> events_;
  std::map<std::string, std::map<std::string, std::size_t>> fields_;
};

TEST(Notation, TheTableOfEventsHasTheFieldsThatEventsHave) {
  if (FewGames()) GTEST_SKIP() << "takes long under sanitizers, and its games are played elsewhere";
  FieldNotes notes;
  for (const Config& config : AllConfigs()) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      RandomGame game(config, seed, &notes);
      while (!game.Over()) game.Step(&notes);
    }
  }
  notes.Emit(Passed{{}, Seat{0}}, GameState{});  // Too rare (PLAN-3).
  const EventFields page = FieldsOnThePage();
  EventFields seen = notes.Seen();
  EXPECT_EQ(page.size(), std::variant_size_v<EventBody>);
  for (const auto& [type, fields] : page) EXPECT_EQ(fields, seen[type]) << type;
}

TEST(Notation, EveryActionOfTheTableExistsAndEveryKindIsInIt) {
  std::set<ActionKind> kinds;
  for (const std::string& text : FirstCells(Section("Actions"))) {
    const std::optional<Action> action = ActionFrom(text);
    ASSERT_TRUE(action) << text;
    kinds.insert(action->Kind());
  }
  EXPECT_EQ(kinds.size(), kActionKinds);
}

TEST(Notation, EveryOutcomeOfTheTableReads) {
  Palette palette;
  palette.colours[2] = {Bandit::kBelle, kNoBandit};
  std::set<Chance> kinds;
  for (const std::string& text : FirstCells(Section("Chance"))) {
    const std::optional<Drawn> drawn = ChanceFrom(text, palette);
    ASSERT_TRUE(drawn) << text;
    kinds.insert(drawn->what);
  }
  // `pair` stands in the text beside `bandit`.
  EXPECT_EQ(kinds.size(), kChances - 1);
  EXPECT_TRUE(ChanceFrom("pair tuco", palette));
}

template <typename Enum>
void ExpectListed(const std::string& page) {
  for (const std::string_view key : KeysOf<Enum>()) {
    EXPECT_NE(page.find("`" + std::string(key) + "`"), std::string::npos) << key;
  }
}

TEST(Notation, EveryWordIsOnThePage) {
  const std::string page = Page();
  ExpectListed<Bandit>(page);
  ExpectListed<CardKind>(page);
  ExpectListed<Wagon>(page);
  ExpectListed<Turn>(page);
  ExpectListed<RoundEvent>(page);
  ExpectListed<Hostage>(page);
  ExpectListed<LootKind>(page);
  ExpectListed<FlaskKind>(page);
  ExpectListed<Guard>(page);
  ExpectListed<Edition>(page);
  ExpectListed<Variant>(page);
  ExpectListed<Phase>(page);
  ExpectListed<Ask>(page);
  ExpectListed<Cause>(page);
  ExpectListed<NoEffect>(page);
}

}  // namespace
}  // namespace folsom
