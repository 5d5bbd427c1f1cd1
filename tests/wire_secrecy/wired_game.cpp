#include "wire_secrecy/wired_game.h"

#include <gtest/gtest.h>

#include "fair/fair.h"
#include "hall/store_ask.h"
#include "record/json/config_json.h"
#include "record/words/action_text.h"
#include "support/random_game.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::object ObjectOf(const std::string& text) { return json::parse(text).as_object(); }
std::string TextOf(const json::object& object, const char* key) {
  return std::string(object.at(key).as_string());
}

}  // namespace

WiredGame::WiredGame(const WiredSetting& setting)
    : setting_(setting), rng_(setting.seed), crypto_(setting.seed) {
  settings_.store = folder_.File("folsom.db");
  settings_.messages_per_s = settings_.messages_per_s_address = 1'000'000;
  settings_.connections_per_address = settings_.new_people_per_minute_address = 1000;
  settings_.node = "here";
  queue_ = std::make_unique<StoreThread>(
      OpenStore(settings_.store),
      [this](std::function<void()> what) { loop_.Post(std::move(what)); });
  bots_ = std::make_unique<BotPool>(settings_.bot_threads, settings_.bot_queue, loop_);
  hub_ = std::make_unique<Hub>(Given{.settings = settings_,
                                     .loop = loop_,
                                     .store = *queue_,
                                     .thinking = *bots_,
                                     .crypto = crypto_,
                                     .texts = texts_,
                                     .log = log_,
                                     .is_own_origin = {},
                                     .check_webhook = {},
                                     .notify = {}});
  hub_->Start();
  const bool local = setting.options.contains("local_seats");
  people_.resize((local ? 1U : setting.config.seats) + (setting.spectator ? 1U : 0U));
  for (std::size_t i = 0; i < people_.size(); ++i) Greet(people_[i], i);
  Gather();
}

WiredGame::~WiredGame() {
  hub_.reset();
  bots_.reset();
  queue_.reset();
}

void WiredGame::Greet(WiredPerson& who, std::size_t number) {
  who.connection =
      hub_->Connected(who.ear, Peer{.address = "127.0.0.1", .origin = "http://here", .bearer = ""});
  json::object hello{{"type", "hello"}, {"protocol", 1}};
  if (who.screen) {
    hello["token"] = who.token;
  } else {
    hello["name"] = "Player " + std::to_string(number);
  }
  const json::object welcome = Ask(who, hello);
  who.person = TextOf(welcome, "person");
  if (who.screen) return;
  who.token = TextOf(welcome, "token");
  for (int i = 0; i < 24; ++i) who.nonce += "0123456789abcdef"[rng_.Below(16)];
  who.nonce.append(64 - who.nonce.size(), '0');
}

void WiredGame::Gather() {
  json::object create{
      {"type", "create"}, {"config", ConfigJson(setting_.config)}, {"options", setting_.options}};
  if (!setting_.origin.empty()) {
    create["origin"] = setting_.origin;
    create.erase("config");
  }
  const bool local = setting_.options.contains("local_seats");
  if (local) {
    json::array names;
    for (std::size_t i = 0; i < setting_.config.seats; ++i)
      names.emplace_back("L" + std::to_string(i));
    create["local_names"] = std::move(names);
  }
  id_ = TextOf(Ask(people_[0], create), "table");
  for (std::size_t i = 1; i < people_.size(); ++i) {
    Ask(people_[i], {{"type", "watch"}, {"table", id_}});
    if (local || i >= setting_.config.seats) continue;
    Ask(people_[i], {{"type", "sit"}, {"table", id_}});
  }
  if (setting_.screens) PutUpScreens();
  const std::size_t players = local ? 1 : setting_.config.seats;
  for (std::size_t i = 0; i < players; ++i) {
    Ask(people_[i],
        {{"type", "commit"}, {"table", id_}, {"commitment", CommitOf(people_[i].nonce)}});
  }
  Ask(people_[0], {{"type", "start"}, {"table", id_}});
  for (std::size_t i = 0; i < players; ++i) {
    Ask(people_[i], {{"type", "reveal"}, {"table", id_}, {"nonce", people_[i].nonce}});
  }
  for (int i = 0; i < 100 && truth_.GetStage() != Stage::kPlaying; ++i) CatchUp();
  ASSERT_EQ(truth_.GetStage(), Stage::kPlaying);
}

void WiredGame::PutUpScreens() {
  const std::size_t people = people_.size();
  for (std::size_t i = 0; i < people; ++i) {
    WiredPerson screen;
    screen.token = people_[i].token;
    screen.screen = true;
    people_.push_back(std::move(screen));
    Greet(people_.back(), i);
    Ask(people_.back(), {{"type", "watch"}, {"table", id_}, {"screen", true}});
    Ask(people_.back(), {{"type", "shown"}, {"table", id_}, {"number", 0}});
  }
}

json::object WiredGame::Ask(WiredPerson& who, json::object message) {
  const std::int64_t id = ++who.last_id;
  message["id"] = id;
  const std::size_t from = who.ear->heard.size();
  hub_->Received(who.connection, json::serialize(message));
  json::object answer;
  const bool came = loop_.RunUntil([&] {
    for (std::size_t i = from; i < who.ear->heard.size(); ++i) {
      json::object heard = ObjectOf(who.ear->heard[i]);
      if (!heard.contains("id") || heard.at("id").to_number<std::int64_t>() != id) continue;
      answer = std::move(heard);
      return true;
    }
    return false;
  });
  EXPECT_TRUE(came) << "no answer to " << json::serialize(message);
  EXPECT_NE(answer["type"], "error") << json::serialize(message) << json::serialize(answer);
  return answer;
}

// A number before `next` that no event has: a take-back used it.
void WiredGame::SkipTo(std::uint32_t next) {
  ASSERT_LT(story_.size(), next);
  while (story_.size() + 1 < next) {
    story_.push_back({.number = static_cast<std::uint32_t>(story_.size() + 1),
                      .event = std::nullopt,
                      .after = truth_.State()});
  }
}

// The log's new entries, from the store itself.
void WiredGame::CatchUp() {
  std::optional<StoredTable> stored;
  bool answered = false;
  AskStore(
      *queue_,
      [id = id_, version = truth_.Version()](Store& store) { return store.Load(id, version); },
      [&](std::optional<std::optional<StoredTable>> answer) {
        answered = true;
        if (answer) stored = std::move(*answer);
      });
  ASSERT_TRUE(loop_.RunUntil([&] { return answered; }) && stored);
  secret_ = stored->secret;
  for (const StoredEntry& item : stored->entries) {
    const Result<Entry> entry = EntryFrom(item.text);
    ASSERT_TRUE(entry) << Describe(entry.Error());
    const Result<Folded> news = truth_.Fold(*entry);
    ASSERT_TRUE(news) << Describe(news.Error());
    for (const TableEvent& told : news->events) {
      SkipTo(told.number);
      story_.push_back(told);
    }
    SkipTo(truth_.Events() + 1);
    news_ = *news;
  }
}

Seat WiredGame::SeatOf(const WiredPerson& who) const {
  if (who.screen) return kNoSeat;
  const SeatMask seats = truth_.SeatsOf(who.person);
  return seats.Count() == 1 ? seats.First() : kNoSeat;
}

WiredPerson& WiredGame::OwnerOf(Seat seat) {
  for (WiredPerson& who : people_) {
    if (truth_.ChairOf(seat).who == who.person) return who;
  }
  ADD_FAILURE() << "nobody has seat " << Index(seat);
  return people_[0];
}

void WiredGame::Decide(Seat seat, Action action) {
  Ask(OwnerOf(seat), {{"type", "act"},
                      {"table", id_},
                      {"seat", Index(seat)},
                      {"decision", truth_.QuestionOf(seat)},
                      {"action", ActionText(action)}});
  CatchUp();
}

void WiredGame::TakeBack(Seat seat) {
  Ask(OwnerOf(seat), {{"type", "take_back"},
                      {"table", id_},
                      {"seat", Index(seat)},
                      {"decision", *truth_.TakeBackOf(seat)}});
  CatchUp();
}

void WiredGame::Step() {
  const Seat seat = AnySeat(truth_.State().pending, rng_);
  Decide(seat, AnyAction(LegalList(truth_.State(), seat), rng_));
}

}  // namespace folsom
