#include "wire_secrecy/wire_eavesdropper.h"

#include <gtest/gtest.h>

#include "fair/fair.h"
#include "hall/wire/wire_game.h"
#include "record/board/view_json.h"
#include "record/json/event_json.h"
#include "support/merge_apply.h"
#include "support/scramble.h"
#include "wire_secrecy/scrambled_news.h"
#include "wire_secrecy/secret_hunt.h"

namespace folsom {

namespace json = boost::json;

SecretHunt Eavesdropper::SecretsOfOthers() const {
  SecretHunt hunt;
  hunt.Add("the server's secret", game_.Secret());
  const FairSeed seed = SeedOf(game_.Secret(), game_.Truth().StartNonces());
  hunt.Add("the seed", std::string(seed.begin(), seed.end()));
  for (std::size_t i = 0; i < game_.People().size(); ++i) {
    const WiredPerson& who = game_.People()[i];
    const std::string name = "person " + std::to_string(i);
    hunt.Add("the nonce of " + name, who.nonce);
    if (who.person == game_.People()[person_].person) continue;  // Their screen, too.
    hunt.Add("the token of " + name, who.token);
    hunt.AddText("the id of " + name, who.person);
  }
  return hunt;
}

void Eavesdropper::ReadOn(std::uint64_t scramble) {
  WiredPerson& who = game_.People()[person_];
  if (secrets_.Forms() == 0) secrets_ = SecretsOfOthers();
  for (; who.checked < who.ear->heard.size(); ++who.checked) {
    ReadOne(who.ear->heard[who.checked], scramble);
  }
  EXPECT_EQ(who.ear->closed, 0);
}

void Eavesdropper::ReadOne(const std::string& text, std::uint64_t scramble) {
  ++messages_;
  const json::object message = json::parse(text).as_object();
  const WireTruth truth{.viewer = viewer_,
                        .memory = game_.Truth().Options().memory,
                        .over = game_.Over(),
                        .table = game_.Truth(),
                        .story = game_.Story()};
  for (const std::string& leak : LeaksIn(message, truth)) {
    leaks_.push_back(leak);
    EXPECT_EQ(leak, "") << text;
  }
  if (!game_.Over()) {
    const std::string found = secrets_.FoundIn(text);
    if (!found.empty()) leaks_.push_back(found);
    EXPECT_EQ(found, "") << text;
  }
  if (message.at("type") == "game") ReadGame(message, text, scramble);
  if (message.at("type") == "events") ReadEvents(message, text, scramble);
  if (message.contains("plan")) ReadPlan(text, scramble);
}

// The view must be the one that the scrambled world gives, byte for byte.
void Eavesdropper::ReadGame(const json::object& message, const std::string& text,
                            std::uint64_t scramble) {
  view_ = message.at("view");
  number_ = message.at("number").to_number<std::uint32_t>();
  EXPECT_EQ(message.at("viewer").to_number<int>(),
            viewer_ == kNoSeat ? -1 : static_cast<int>(viewer_));
  Rng rng(scramble);
  const GameState other = Scramble(game_.Truth().State(), viewer_, rng);
  const std::string view = WriteView(ShownView(other, viewer_, game_.Truth().Options()));
  EXPECT_NE(text.find("\"view\":" + view), std::string::npos) << text << "\n" << view;
  ++compared_;
}

void Eavesdropper::ReadEvents(const json::object& message, const std::string& text,
                              std::uint64_t scramble) {
  for (const json::value& item : message.at("events").as_array()) {
    const auto number = item.at("n").to_number<std::uint32_t>();
    ASSERT_EQ(number, number_ + 1) << "a gap";
    ASSERT_LE(number, game_.Story().size());
    number_ = number;
    const TableEvent& told = game_.Story()[number - 1];
    MergeApply(view_, item.at("patch"));
    EXPECT_EQ(view_,
              json::value(ViewJson(ShownView(told.after, viewer_, game_.Truth().Options()))));
    ASSERT_EQ(item.as_object().contains("event"), told.event.has_value());
    if (!told.event) continue;
    EXPECT_EQ(item.at("event"),
              json::value(EventJson(Redacted(*told.event, viewer_), PaletteOf(told.after))));
  }
  const json::array& list_told = message.at("events").as_array();
  const std::vector<TableEvent>& news = game_.News().events;
  const bool is_news = !news.empty() && list_told.size() == news.size() &&
                       list_told[0].at("n").to_number<std::uint32_t>() == news[0].number;
  if (!is_news) return;
  const Folded other = ScrambledNews(game_.News(), viewer_, scramble);
  const std::string list = EventsWriter(game_.Truth().Options(), other).ListFor(viewer_);
  EXPECT_NE(text.find("\"events\":" + list), std::string::npos) << text << "\n" << list;
  ++compared_;
}

// Everyone is told what a world would give that differs in all that a spectator cannot see.
void Eavesdropper::ReadPlan(const std::string& text, std::uint64_t scramble) {
  Rng rng(scramble);
  const GameState other = Scramble(game_.Truth().State(), kNoSeat, rng);
  const Result<PlanPreview> plan =
      PreviewPlan(ViewFor(other, kNoSeat), {}, game_.Truth().Options().memory);
  ASSERT_TRUE(plan);
  EXPECT_NE(text.find("\"plan\":" + PlanText(*plan)), std::string::npos) << text;
  ++compared_;
}

void Eavesdropper::ExpectViewOfNow() {
  const SeatView now = ShownView(game_.Truth().State(), viewer_, game_.Truth().Options());
  EXPECT_EQ(view_, json::value(ViewJson(now)));
  EXPECT_EQ(number_, game_.Truth().Events());
}

}  // namespace folsom
