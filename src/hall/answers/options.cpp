#include "hall/answers/options.h"

#include <boost/json.hpp>

#include "bots/registry.h"
#include "hall/client/messages.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "record/json/event_json.h"
#include "record/words/names.h"
#include "record/words/version.h"
#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"
#include "rules/setup/config.h"
#include "rules/state/query.h"
#include "rules/state/score.h"
#include "table/options_json.h"
#include "table/show_times.h"
#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::string WordJson(std::string_view text) { return json::string(text); }

json::object RefusalJson(const Config& config, const ConfigError& error) {
  json::object what;
  what["edition"] = WordJson(KeyOf(config.edition));
  what["seats"] = config.seats;
  what["variant"] = WordJson(KeyOf(config.variant));
  what["expert"] = config.expert;
  what["horses"] = config.horses;
  return {{"config", std::move(what)},
          {"code", WordJson(error.code)},
          {"clause", WordJson(error.clause)},
          {"message", WordJson(error.message)}};
}

json::object TermsJson(const Terms& terms) {
  json::object out{{"wagons", terms.cars - 1},
                   {"bandits_per_seat", terms.bandits_per_seat},
                   {"powers", terms.powers}};
  if (terms.fixed_pairs) {
    json::array leaders;
    for (const Bandit leader : kPairLeaders) leaders.push_back(WordJson(KeyOf(leader)));
    out["leaders"] = std::move(leaders);
  }
  if (terms.teams) {
    json::array partners;
    for (std::uint8_t i = 0; i < terms.seats; ++i) {
      partners.push_back(Index(PartnerOf(terms, static_cast<Seat>(i))));
    }
    out["partners"] = std::move(partners);
  }
  return out;
}

struct Combinations {
  json::array playable;
  json::array terms;
  json::array refused;
};

void AddCombination(const Config& config, Combinations& all) {
  if (const ConfigError error = CheckConfig(config)) {
    all.refused.push_back(RefusalJson(config, error));
  } else {
    all.playable.push_back(ConfigJson(WithUsualCast(config)));
    all.terms.push_back(TermsJson(TermsFor(config)));
  }
}

// CONF-1 to CONF-3: all 200 combinations.
void AddCombinations(json::object& out) {
  Combinations all;
  for (const Edition edition : kEditions) {
    for (std::uint8_t seats = 2; seats <= kMaxSeats; ++seats) {
      for (const Variant variant : kVariants) {
        for (const bool expert : {false, true}) {
          for (const bool horses : {false, true}) {
            AddCombination({.edition = edition,
                            .seats = seats,
                            .variant = variant,
                            .expert = expert,
                            .horses = horses},
                           all);
          }
        }
      }
    }
  }
  out["configs"] = std::move(all.playable);
  out["terms"] = std::move(all.terms);
  out["refused"] = std::move(all.refused);
}

json::array CharactersJson() {
  json::array list;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto bandit = static_cast<Bandit>(i);
    list.push_back({{"key", WordJson(KeyOf(bandit))}, {"title", WordJson(TitleOf(bandit))}});
  }
  return list;
}

json::array WagonDefsJson() {
  json::array list;
  for (const WagonDef& wagon : kWagonDefs) {
    list.push_back(
        {{"key", WordJson(wagon.key)}, {"purses", wagon.purses}, {"jewels", wagon.jewels}});
  }
  return list;
}

std::string_view StackWord(Stack stack) {
  switch (stack) {
    case Stack::kBase24:
    case Stack::kHorses24:
      return "24";
    case Stack::kBase56:
    case Stack::kHorses56:
      return "56";
    case Stack::kStation:
    case Stack::kHorsesStation:
      return "station";
  }
  return {};
}

json::object RoundCardJson(const RoundDef& def) {
  json::array turns;
  for (const char symbol : def.turns) turns.push_back(WordJson(KeyOf(TurnOf(symbol))));
  json::object card{{"key", WordJson(def.key)}, {"turns", std::move(turns)}};
  if (def.event != RoundEvent::kNone) card["event"] = WordJson(KeyOf(def.event));
  card["keep"] = def.keep;
  card["stack"] = WordJson(StackWord(def.stack));
  card["horses"] = def.stack >= Stack::kHorses24;
  return card;
}

json::array RoundCardsJson() {
  json::array list;
  for (const RoundDef& def : kRoundDefs) list.push_back(RoundCardJson(def));
  return list;
}

json::array LevelsJson() {
  json::array list;
  for (const Level& level : Levels()) {
    list.push_back({{"level", WordJson(level.key)}, {"title", WordJson(level.title)}});
  }
  return list;
}

json::object ValuesJson() {
  return {{"jewel", kJewelValue}, {"strongbox", kStrongboxValue}, {"conductor", kConductorPay}};
}

json::object ShowJson() {
  json::object times;
  for (std::size_t kind = 0; kind < std::variant_size_v<EventBody>; ++kind) {
    const ShowTime time = ShowTimeOf(kind);
    times[EventKey(kind)] = {{"shortest", time.shortest}, {"longest", time.longest}};
  }
  return {{"slowest", kSlowestShow}, {"times", std::move(times)}};
}

json::object RangeJson(OptionRange range, std::int32_t usual) {
  return {{"min", range.least}, {"max", range.most}, {"default", usual}};
}

json::object RangesJson() {
  const TableOptions usual;
  return {{"live",
           {{"decision_s", RangeJson(kLiveDecisionRange, UsualDecisionTime(ClockKind::kLive))},
            {"bank_s", RangeJson(kBankRange, usual.bank_s)}}},
          {"daily",
           {{"decision_s", RangeJson(kDailyDecisionRange, UsualDecisionTime(ClockKind::kDaily))}}},
          {"grace_s", RangeJson(kGraceRange, usual.grace_s)},
          {"bot_pause_ms", RangeJson(kBotPauseRange, usual.bot_pause_ms)}};
}

}  // namespace

std::string OptionsText(std::string_view address, std::size_t chat_characters) {
  json::object out;
  out["server"] = WordJson(ProgramVersion());
  if (!address.empty()) out["address"] = WordJson(address);
  out["protocol"] = kProtocolVersion;
  out["rules"] = kRulesVersion;
  AddCombinations(out);
  out["characters"] = CharactersJson();
  out["wagons"] = WagonDefsJson();
  out["round_cards"] = RoundCardsJson();
  out["rounds"] = kRounds;
  out["values"] = ValuesJson();
  out["show"] = ShowJson();
  out["levels"] = LevelsJson();
  out["ranges"] = RangesJson();
  json::array emotes;
  for (const std::string_view emote : kEmotes) emotes.push_back(WordJson(emote));
  out["emotes"] = std::move(emotes);
  out["chat_characters"] = chat_characters;
  out["defaults"] = {{"config", ConfigJson(WithUsualCast(Config{}))},
                     {"options", OptionsJson(TableOptions{})}};
  return std::string(json::serialize(out));
}

}  // namespace folsom
