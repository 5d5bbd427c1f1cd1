// The checker itself is checked: a server that lets one secret out must not pass it.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <sstream>

#include "record/json/event_json.h"
#include "record/words/action_text.h"
#include "record/words/names.h"
#include "support/random_game.h"
#include "wire_secrecy/scrambled_news.h"
#include "wire_secrecy/secret_hunt.h"
#include "wire_secrecy/wire_checker.h"
#include "wire_secrecy/wired_game.h"

namespace folsom {
namespace {

namespace json = boost::json;

// Changes an honest message into one that tells too much; false where there is nothing to tell.
using Leaky = std::function<bool(json::object& message, const WireTruth& truth)>;

Seat RivalOf(const WireTruth& truth) { return truth.viewer == Seat{0} ? Seat{1} : Seat{0}; }
json::object* ViewOf(json::object& message) {
  if (message.at("type") == "game") return &message.at("view").as_object();
  if (message.at("type") != "events" || message.at("events").as_array().empty()) return nullptr;
  return &message.at("events").as_array().back().at("patch").as_object();
}
std::string HandCard(const GameState& state, Seat seat, std::size_t nth) {
  return CardText(state.Secret(seat).hand.Nth(nth), seat, PaletteOf(state));
}

bool RivalsHand(json::object& message, const WireTruth& truth) {
  json::object* view = ViewOf(message);
  const GameState& state = truth.table.State();
  if (view == nullptr || state.Secret(RivalOf(truth)).hand.Empty()) return false;
  (*view)["rival_hand"] = json::array{json::string(HandCard(state, RivalOf(truth), 0))};
  return true;
}
bool RivalsHandAsOnesOwn(json::object& message, const WireTruth& truth) {
  json::object* view = ViewOf(message);
  const GameState& state = truth.table.State();
  if (view == nullptr || state.Secret(RivalOf(truth)).hand.Empty()) return false;
  (*view)["own"] = {{"hand", json::array{json::string(HandCard(state, RivalOf(truth), 0))}}};
  return true;
}
bool FaceDownCard(json::object& message, const WireTruth& truth) {
  json::object* view = ViewOf(message);
  const GameState& state = truth.table.State();
  if (view == nullptr) return false;
  for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
    const PileCard& card = state.pile[i];
    if (!card.FaceDown() || card.By() == truth.viewer) continue;
    json::array pile;
    for (std::size_t k = 0; k < i; ++k) pile.emplace_back("0 hidden down");
    pile.emplace_back(std::to_string(Index(card.By())) + " " +
                      CardText(state.faces.pile[i], card.By(), PaletteOf(state)) + " down");
    (*view)["pile"] = std::move(pile);
    return true;
  }
  return false;
}
bool PurseOfAnother(json::object& message, const WireTruth& truth) {
  json::object* view = ViewOf(message);
  const GameState& state = truth.table.State();
  if (view == nullptr || state.phase == Phase::kOver) return false;
  for (std::size_t i = 0; i < kPurses; ++i) {
    const PurseValue value = state.faces.purses[i];
    if (value == PurseValue::kNone || state.purses[i].knowers.Has(truth.viewer)) continue;
    (*view)["purses"] = {{std::to_string(i), {{"value", Dollars(value)}}}};
    return true;
  }
  return false;
}
bool FlaskOfAnother(json::object& message, const WireTruth& truth) {
  json::object* view = ViewOf(message);
  const GameState& state = truth.table.State();
  if (view == nullptr || state.phase == Phase::kOver) return false;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = state.horses.flasks[i];
    if (state.faces.flasks[i] == FlaskKind::kNone || flask.half != 0 ||
        flask.knowers.Has(truth.viewer))
      continue;
    (*view)["horses"] = {{"flasks", {{std::to_string(i), {{"kind", "whiskey"}}}}}};
    return true;
  }
  return false;
}
bool NextRoundCard(json::object& message, const WireTruth& truth) {
  json::object* view = ViewOf(message);
  if (view == nullptr) return false;
  json::array rounds;
  for (std::size_t i = 0; i <= truth.table.State().round; ++i) rounds.emplace_back("braking_24");
  (*view)["rounds"] = std::move(rounds);
  return true;
}
bool DrawnCard(json::object& message, const WireTruth& truth) {
  if (message.at("type") != "events") return false;
  for (json::value& item : message.at("events").as_array()) {
    const TableEvent& told = truth.story[item.at("n").to_number<std::size_t>() - 1];
    const auto* drawn = told.event ? std::get_if<CardDrawn>(&*told.event) : nullptr;
    if (drawn == nullptr || drawn->seat == truth.viewer || drawn->known) continue;
    item.at("event").as_object()["card"] =
        CardText(drawn->card, drawn->from, PaletteOf(told.after));
    return true;
  }
  return false;
}
bool TakenValue(json::object& message, const WireTruth& truth) {
  if (message.at("type") != "events") return false;
  for (json::value& item : message.at("events").as_array()) {
    const TableEvent& told = truth.story[item.at("n").to_number<std::size_t>() - 1];
    const auto* taken = told.event ? std::get_if<LootTaken>(&*told.event) : nullptr;
    if (taken == nullptr || taken->loot != LootKind::kPurse || taken->knowers.Has(truth.viewer)) {
      continue;
    }
    item.at("event").as_object()["value"] = Dollars(taken->value);
    return true;
  }
  return false;
}
bool RivalsActions(json::object& message, const WireTruth& truth) {
  json::value* turn = message.if_contains("turn");
  if (turn == nullptr || truth.table.GetStage() != Stage::kPlaying) return false;
  for (const Seat seat : truth.table.State().pending) {
    if (seat == truth.viewer) continue;
    json::array actions;
    for (const Action action : LegalList(truth.table.State(), seat)) {
      actions.emplace_back(std::string(ActionText(action)));
    }
    turn->as_object()["legal"] = {{"seat", Index(seat)}, {"decision", 1}, {"actions", actions}};
    return true;
  }
  return false;
}
bool CardInAim(json::object& message, const WireTruth&) {
  json::value* turn = message.if_contains("turn");
  if (turn == nullptr || !turn->as_object().contains("legal")) return false;
  turn->at("legal").at("aims").at(0).as_object()["card"] = "bullet neutral";
  return true;
}
bool RivalsDecisionNumber(json::object& message, const WireTruth& truth) {
  json::value* turn = message.if_contains("turn");
  if (turn == nullptr) return false;
  for (json::value& one : turn->at("pending").as_array()) {
    if (truth.viewer != kNoSeat && one.at("seat").to_number<std::size_t>() == Index(truth.viewer)) {
      continue;
    }
    one.as_object()["decision"] = 17;
    return true;
  }
  return false;
}
bool EarlyResult(json::object& message, const WireTruth& truth) {
  if (truth.over || message.at("type") != "events") return false;
  message["result"] = json::object{};
  return true;
}
bool Version(json::object& message, const WireTruth& truth) {
  message["version"] = truth.table.Version();
  return true;
}

struct WireCanary {
  const char* name;
  Leaky leak;
};
void PrintTo(const WireCanary& canary, std::ostream* out) { *out << canary.name; }

class WireCanaries : public testing::TestWithParam<WireCanary> {};

TEST_P(WireCanaries, AreCaughtEveryTime) {
  WiredGame game({.config = Config{.seats = 4, .horses = true}, .seed = 5});
  std::size_t tried = 0;
  for (std::size_t step = 0; !game.Over() && step < 400 && tried < 40; ++step) {
    game.Step();
    ASSERT_FALSE(HasFatalFailure());
    for (WiredPerson& who : game.People()) {
      for (; who.checked < who.ear->heard.size(); ++who.checked) {
        json::object message = json::parse(who.ear->heard[who.checked]).as_object();
        const WireTruth truth{.viewer = game.SeatOf(who),
                              .memory = false,
                              .over = game.Over(),
                              .table = game.Truth(),
                              .story = game.Story()};
        if (!GetParam().leak(message, truth)) continue;
        ++tried;
        EXPECT_FALSE(LeaksIn(message, truth).empty()) << json::serialize(message);
      }
    }
  }
  EXPECT_GT(tried, 0U) << "never tried";
}

INSTANTIATE_TEST_SUITE_P(All, WireCanaries,
                         testing::Values(WireCanary{"rivals_hand", RivalsHand},
                                         WireCanary{"rivals_hand_as_ones_own", RivalsHandAsOnesOwn},
                                         WireCanary{"face_down_card", FaceDownCard},
                                         WireCanary{"purse_of_another", PurseOfAnother},
                                         WireCanary{"flask_of_another", FlaskOfAnother},
                                         WireCanary{"next_round_card", NextRoundCard},
                                         WireCanary{"drawn_card", DrawnCard},
                                         WireCanary{"taken_value", TakenValue},
                                         WireCanary{"rivals_actions", RivalsActions},
                                         WireCanary{"card_in_aim", CardInAim},
                                         WireCanary{"rivals_decision_number", RivalsDecisionNumber},
                                         WireCanary{"early_result", EarlyResult},
                                         WireCanary{"version", Version}),
                         [](const auto& tested) { return tested.param.name; });

// A preview that draws one bullet of `source` into the viewer's hand.
json::object DrawForeseen(const GameState& state, Seat viewer, BulletSource source) {
  json::array hand;
  const CardBag& held = state.Secret(viewer).hand;
  for (std::size_t i = 0; i < held.Size(); ++i) hand.emplace_back(HandCard(state, viewer, i));
  hand.emplace_back(CardText(Card::Bullet(source), viewer, PaletteOf(state)));
  json::object patch{{"own", {{"hand", std::move(hand)}}}};
  return {{"type", "ok"}, {"events", json::array{{{"patch", std::move(patch)}}}}};
}

// EXP-4, INFO-3: bullets on top of an expert deck are known to all, those below are not.
TEST(WireChecker, LetsBulletsOnTopOfADeckBeForeseenAndNoOthers) {
  WiredGame game({.config = Config{.seats = 3, .expert = true}, .seed = 5});
  std::size_t tried = 0;
  for (std::size_t step = 0; !game.Over() && step < 300 && tried < 20; ++step) {
    game.Step();
    ASSERT_FALSE(HasFatalFailure());
    for (std::uint8_t seat = 0; seat < 3; ++seat) {
      const GameState& state = game.Truth().State();
      const Seat viewer{seat};
      const BulletStack& top = state.At(viewer).top;
      if (top.size == 0) continue;
      ++tried;
      const WireTruth truth{.viewer = viewer, .table = game.Truth(), .story = game.Story()};
      const json::object known = DrawForeseen(state, viewer, top.At(top.size - 1U));
      EXPECT_TRUE(LeaksIn(known, truth).empty()) << json::serialize(known);
      json::object shot_first = DrawForeseen(state, viewer, From(Bandit::kBelle));
      json::object hit{{"type", "bullet_hit"}, {"shooter", "belle"}};
      hit["target"] = json::string(KeyOf(state.colours[seat][0]));
      json::array& events = shot_first["events"].as_array();
      events.insert(events.begin(), json::object{{"event", std::move(hit)}});
      EXPECT_TRUE(LeaksIn(shot_first, truth).empty()) << json::serialize(shot_first);
      const BulletSource own = From(state.colours[seat][0]);  // Nobody shoots at themselves.
      const json::object unknown = DrawForeseen(state, viewer, own);
      EXPECT_FALSE(LeaksIn(unknown, truth).empty()) << json::serialize(unknown);
    }
  }
  EXPECT_GT(tried, 0U) << "never tried";
}

// The scrambled world really is another one: whole events differ in it, and come out alike when
// they are told to who may not know.
TEST(ScrambledNews, DifferInEverySecretAndLookTheSame) {
  std::map<std::string_view, std::size_t> changed;
  for (const Config& config :
       {Config{.seats = 4, .horses = true}, Config{.seats = 3, .expert = true}, Config{.seats = 6},
        Config{.seats = 5, .horses = true}}) {
    WiredGame game({.config = config, .seed = 6});
    for (std::uint64_t step = 0; !game.Over(); ++step) {
      game.Step();
      ASSERT_FALSE(HasFailure());
      const Folded& news = game.News();
      for (const Seat viewer : {kNoSeat, Seat{0}, Seat{1}}) {
        const Folded other = ScrambledNews(news, viewer, step);
        for (std::size_t i = 0; i < news.events.size(); ++i) {
          const TableEvent& told = news.events[i];
          if (!told.event) continue;
          const auto text = [&](const EventBody& event) {
            return json::serialize(EventJson(event, PaletteOf(told.after)));
          };
          if (text(*told.event) != text(*other.events[i].event)) ++changed[EventKey(*told.event)];
          EXPECT_EQ(text(Redacted(*told.event, viewer)),
                    text(Redacted(*other.events[i].event, viewer)));
        }
      }
    }
  }
  for (const char* kind :
       {"card_drawn", "card_played", "cards_kept", "loot_taken", "loot_dropped"}) {
    EXPECT_GT(changed[kind], 0U) << kind;
  }
}

TEST(SecretHunt, FindsASecretInEveryForm) {
  std::string secret;
  for (int i = 0; i < 32; ++i) secret += static_cast<char>(i * 37 + 5);
  SecretHunt hunt;
  hunt.Add("it", secret);
  EXPECT_EQ(hunt.FoundIn("nothing here"), "");
  EXPECT_NE(hunt.FoundIn("x" + secret + "y"), "");
  std::ostringstream low;
  for (const char c : secret) {
    low << "0123456789abcdef"[(c >> 4) & 15] << "0123456789abcdef"[c & 15];
  }
  EXPECT_EQ(hunt.FoundIn("{\"seed\":\"" + low.str() + "\"}"), "it in hex");
  // base64 of "?", "??" and nothing before it, by hand.
  const auto base64 = [](const std::string& bytes) {
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3) {
      const auto at = [&](std::size_t k) -> std::uint32_t {
        return static_cast<unsigned char>(bytes[i + k]);
      };
      const std::uint32_t three = (at(0) << 16U) | (at(1) << 8U) | at(2);
      for (const int shift : {18, 12, 6, 0}) out += letters[(three >> shift) & 63];
    }
    return out;
  };
  for (const char* before : {"", "?", "??"}) {
    EXPECT_EQ(hunt.FoundIn(base64(before + secret + "???")), "it in base64");
  }
}

}  // namespace
}  // namespace folsom
