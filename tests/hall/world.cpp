#include "hall/world.h"

#include <sqlite3.h>

#include <algorithm>
#include <fstream>

#include "fair/fair.h"
#include "hall/wire/wire_game.h"
#include "record/board/view_json.h"
#include "server/http/http_origin.h"
#include "server/notices/push.h"
#include "server/notices/webhook.h"
#include "store/store_thread.h"
#include "support/merge_apply.h"
#include "support/temp_folder.h"

namespace folsom {

namespace json = boost::json;

namespace {

// What tests mean unless they say otherwise: limits that no quick test meets.
[[nodiscard]] Settings Roomy(Settings settings) {
  const Settings usual;
  if (settings.messages_per_s == usual.messages_per_s) settings.messages_per_s = 100'000;
  if (settings.messages_per_s_address == usual.messages_per_s_address) {
    settings.messages_per_s_address = 100'000;
  }
  if (settings.min_free_bytes == usual.min_free_bytes) settings.min_free_bytes = 0;
  if (settings.tables_per_person == usual.tables_per_person) settings.tables_per_person = 100;
  return settings;
}

[[nodiscard]] std::optional<Problem> CheckWebhook(const std::string& url) {
  const auto read = WebhookUrlFrom(url, false);
  return read ? std::nullopt : std::optional(read.Error());
}

}  // namespace

bool TableModel::IsAsked() const { return turn.is_object() && turn.get_object().contains("legal"); }

std::string_view TableModel::Stage() const {
  return room.is_object() ? std::string_view(room.at("stage").as_string()) : std::string_view();
}

class TestClient::Wire final : public Connection {
 public:
  explicit Wire(TestClient& client) : client_(&client) {}
  void Send(Bytes message) override {
    if (client_ != nullptr) client_->Receive(*message);
  }
  void Close(std::uint16_t code, std::string_view /*reason*/) override {
    if (client_ != nullptr && client_->closed == 0) client_->closed = code;
  }
  void Cut() { client_ = nullptr; }

 private:
  TestClient* client_;
};

TestClient::TestClient(World& world, Peer peer)
    : world_(world), wire_(std::make_shared<Wire>(*this)) {
  id_ = world_.hub->Connected(wire_, peer);
}

TestClient::~TestClient() { Lose(); }

void TestClient::Lose() {
  wire_->Cut();
  if (connected_ && world_.hub != nullptr) world_.hub->Disconnected(id_);
  connected_ = false;
}

void TestClient::Receive(const std::string& text) {
  texts.push_back(text);
  inbox.push_back(json::parse(text));
  Take(inbox.back());
}

void TestClient::Take(const json::value& message) {
  const std::string_view type = message.at("type").as_string();
  if (type == "room") {
    TableModel& table = tables[std::string(message.at("table").as_string())];
    table.room = message;
    ++table.rooms;
    if (deals) {  // A browser, too, answers when it has heard the message.
      const std::weak_ptr<Wire> alive = wire_;
      world_.loop.Post([this, alive, id = std::string(message.at("table").as_string())] {
        if (!alive.expired()) TakePart(id);
      });
    }
  }
  if (type != "game" && type != "events") return;
  TableModel& table = tables[std::string(message.at("table").as_string())];
  const int viewer = static_cast<int>(message.at("viewer").to_number<std::int64_t>());
  if (type == "game") {
    table.view = message.at("view");
    table.number = message.at("number").to_number<std::int64_t>();
    table.viewer = viewer;
    ++table.games;
  } else {
    ASSERT_EQ(table.viewer, viewer);
    for (const json::value& item : message.at("events").as_array()) {
      ASSERT_EQ(item.at("n").to_number<std::int64_t>(), ++table.number);
      MergeApply(table.view, item.at("patch"));
      ++table.events;
    }
  }
  table.turn = message.at("turn");
  if (const json::value* const result = message.as_object().if_contains("result")) {
    table.result = *result;
  }
}

std::string TestClient::Nonce(const std::string& table, std::int64_t deal) const {
  return CommitOf(person + table + std::to_string(deal));
}

void TestClient::TakePart(const std::string& table) {
  const json::object& room = At(table).room.as_object();
  const json::value* const refused = room.if_contains("refused_starts");
  const std::string nonce =
      Nonce(table, refused == nullptr ? 0 : refused->at("count").to_number<std::int64_t>());
  const json::value* const deal = room.if_contains("deal");
  for (const json::value& chair : room.at("chairs").as_array()) {
    if (!chair.at("yours").as_bool() || room.at("stage") != "lobby") continue;
    const json::array nobody;
    const json::array& waiting = deal == nullptr ? nobody : deal->at("waiting").as_array();
    const bool waits = std::ranges::find(waiting, chair.at("seat")) != waiting.end();
    const bool committed = chair.as_object().contains("commitment");
    if (!committed && (deal == nullptr || waits)) {
      return SayText(json::serialize(
          json::object{{"type", "commit"}, {"table", table}, {"commitment", CommitOf(nonce)}}));
    }
    if (waits && deal->at("phase") == "revealing") {
      return SayText(
          json::serialize(json::object{{"type", "reveal"}, {"table", table}, {"nonce", nonce}}));
    }
  }
}

std::int64_t TestClient::Say(json::object message) {
  message["id"] = ++last_ask_;
  SayText(json::serialize(message));
  return last_ask_;
}

void TestClient::SayText(std::string_view text) {
  if (connected_) world_.hub->Received(id_, text);
}

const json::value* TestClient::AnswerTo(std::int64_t id) const {
  for (auto it = inbox.rbegin(); it != inbox.rend(); ++it) {
    const json::value* const found = it->as_object().if_contains("id");
    if (found != nullptr && *found == id) return &*it;
  }
  return nullptr;
}

json::value TestClient::Ask(json::object message) {
  const std::int64_t id = Say(std::move(message));
  world_.Await([&] { return AnswerTo(id) != nullptr; });
  const json::value* const answer = AnswerTo(id);
  return answer == nullptr ? json::value() : *answer;
}

json::value TestClient::AskOk(json::object message) {
  const std::string asked = json::serialize(message);
  json::value answer = Ask(std::move(message));
  EXPECT_TRUE(answer.is_object() && answer.at("type") != "error")
      << asked << " -> " << json::serialize(answer);
  return answer;
}

std::string TestClient::AskCode(json::object message) {
  const json::value answer = Ask(std::move(message));
  if (!answer.is_object()) return "no answer";
  const json::value* const code = answer.as_object().if_contains("code");
  return answer.at("type") != "error" || code == nullptr ? "ok" : std::string(code->as_string());
}

void TestClient::Hello(const std::string& with_token, const std::string& as) {
  json::object hello{{"type", "hello"}, {"protocol", 1}};
  if (!with_token.empty()) hello["token"] = with_token;
  if (!as.empty()) hello["name"] = as;
  const json::value welcome = AskOk(std::move(hello));
  if (!welcome.is_object() || welcome.at("type") != "welcome") return;
  person = welcome.at("person").as_string();
  name = welcome.at("name").as_string();
  token = with_token;
  if (const json::value* const made = welcome.as_object().if_contains("token")) {
    token = made->as_string();
  }
}

void TestClient::Watch(const std::string& table) { AskOk({{"type", "watch"}, {"table", table}}); }

bool TestClient::Act(const std::string& table, Rng& rng) {
  if (!At(table).IsAsked()) return false;
  const json::value legal = At(table).turn.at("legal");
  const json::array& actions = legal.at("actions").as_array();
  EXPECT_EQ(legal.at("aims").as_array().size(), actions.size());
  const std::uint32_t pick = rng.Below(static_cast<std::uint32_t>(actions.size()));
  AskOk({{"type", "act"},
         {"table", table},
         {"seat", legal.at("seat")},
         {"decision", legal.at("decision")},
         {"action", actions[pick]}});
  return true;
}

std::vector<json::value> TestClient::Pushes(std::string_view type) const {
  std::vector<json::value> found;
  for (const json::value& message : inbox) {
    if (message.at("type").as_string() == type && !message.as_object().contains("id")) {
      found.push_back(message);
    }
  }
  return found;
}

World::World(Settings given, const std::string& address)
    : settings(Roomy(std::move(given))), address_(address) {
  if (address_.empty()) {
    folder_.emplace(TempFolder::Where::kMemory);
    address_ = folder_->File("store.db");
  }
  Live();
}

World::World(Settings given, std::unique_ptr<Database> opened) : settings(Roomy(std::move(given))) {
  UseStore(std::move(opened));
  Live();
}

void World::UseStore(std::unique_ptr<Database> opened) {
  opened->UseClock([this] { return loop.Now(); });
  store = std::make_unique<StoreThread>(
      std::move(opened), [this](std::function<void()> call) { loop.Post(std::move(call)); });
}

World::~World() { Die(); }

void World::Live() {
  if (store == nullptr) {
    UseStore(OpenStore(address_));
  }
  bots = std::make_unique<BotPool>(settings.bot_threads, settings.bot_queue, loop);
  thinking = std::make_unique<NotedThinking>(*bots);
  hub = std::make_unique<Hub>(Given{
      .settings = settings,
      .loop = loop,
      .store = *store,
      .thinking = *thinking,
      .crypto = crypto,
      .texts = texts,
      .log = log,
      .is_own_origin = [this](
                           const std::string& origin,
                           const std::string& host) { return IsOwnOrigin(settings, origin, host); },
      .check_webhook = CheckWebhook,
      .notify = [this](TurnNotice notice) { notices.push_back(std::move(notice)); },
      .push_key = push_key,
      .check_push = [](const PushAddress& to) { return CheckPush(to, false); },
      .push = [this](PushNotice notice) { pushes.push_back(std::move(notice)); }});
  hub->Start();
}

void World::Die() {
  hub.reset();
  thinking.reset();
  bots.reset();
  store.reset();
}

void World::Restart() {
  Die();
  Live();
}

Peer World::AnyPeer() {
  return {.address = "192.0.2.1", .origin = "http://localhost", .bearer = {}};
}

std::unique_ptr<TestClient> World::Connect(Peer peer) {
  return std::make_unique<TestClient>(*this, std::move(peer));
}

std::unique_ptr<TestClient> World::Person(const std::string& name) {
  std::unique_ptr<TestClient> client = Connect();
  client->Hello({}, name);
  return client;
}

void World::Await(const std::function<bool()>& done) { EXPECT_TRUE(loop.Await(done)); }

// Time passes only when the store has nothing to do and nobody says anything for a moment, so that
// a slow machine is not taken for a slow player.
void World::AwaitInTime(const std::function<bool()>& done, Millis most) {
  constexpr Millis kSkip = 500;
  const Millis end = loop.Now() + most;
  while (!done()) {
    if (loop.RunForAMoment()) continue;
    Settle();
    if (done() || loop.RunForAMoment()) continue;
    loop.Skip(kSkip);
    if (time_passed) time_passed(loop.Now());
    if (loop.Now() >= end) {
      ADD_FAILURE() << "nothing came of it";
      return;
    }
  }
}

void World::Settle() {
  bool answered = false;
  store->Call([](Store& /*store*/) {}, [&](const std::string* /*refused*/) { answered = true; });
  const std::size_t asked = thinking->asked.size();
  Await([&] { return answered && *thinking->answered >= asked; });
}

std::size_t World::LogLength(const std::string& table) {
  std::size_t length = 0;
  bool answered = false;
  store->Call([&](Store& asked) { length = asked.Load(table, 0)->entries.size(); },
              [&](const std::string* /*refused*/) { answered = true; });
  Await([&] { return answered; });
  return length;
}

void World::ChangeLog(const std::string& table, const std::function<void(std::string&)>& change) {
  Die();
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open(address_.c_str(), &db), SQLITE_OK);
  std::map<int, std::string> entries;
  const auto keep = [](void* to, int /*columns*/, char** values, char** /*names*/) {
    (*static_cast<std::map<int, std::string>*>(to))[std::stoi(values[0])] = values[1];
    return 0;
  };
  const std::string where = " WHERE table_id = '" + table + "'";
  const std::string all = "SELECT version, text FROM entries" + where;
  ASSERT_EQ(sqlite3_exec(db, all.c_str(), keep, &entries, nullptr), SQLITE_OK);
  for (auto& [version, text] : entries) {
    change(text);
    char* const update = sqlite3_mprintf("UPDATE entries SET text = %Q%s AND version = %d",
                                         text.c_str(), where.c_str(), version);
    EXPECT_EQ(sqlite3_exec(db, update, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_free(update);
  }
  sqlite3_close(db);
}

std::string World::StoreBytes() {
  Settle();
  std::string bytes;
  for (const std::filesystem::directory_entry& file :
       std::filesystem::directory_iterator(folder_->Path())) {
    std::ifstream in(file.path(), std::ios::binary);
    bytes.append(std::istreambuf_iterator<char>(in), {});
  }
  return bytes;
}

Table World::Truth(const std::string& table) {
  std::optional<StoredTable> stored;
  bool answered = false;
  store->Call([&](Store& asked) { stored = asked.Load(table, 0); },
              [&](const std::string* /*refused*/) { answered = true; });
  Await([&] { return answered; });
  std::vector<Entry> entries;
  if (!stored) return {};
  for (const StoredEntry& text : stored->entries) entries.push_back(*EntryFrom(text.text));
  Result<Table> replayed = Table::Replay(entries);
  EXPECT_TRUE(replayed);
  return replayed ? std::move(*replayed) : Table{};
}

void World::ExpectTruth(TestClient& client, const std::string& id) {
  const Table table = Truth(id);
  const TableModel& model = client.At(id);
  const Seat viewer = model.viewer < 0 ? kNoSeat : static_cast<Seat>(model.viewer);
  EXPECT_EQ(model.view, ViewJson(ShownView(table.State(), viewer, table.Options())));
  EXPECT_EQ(model.number, table.Events());
}

void Pass(World& world, Millis time) {
  constexpr Millis kSecond = 1000;
  for (; time > 0; time -= kSecond) {
    world.loop.Pass(std::min(time, kSecond));
    world.Settle();
    world.loop.Pass(0);
    world.Settle();
  }
}

std::string StartedTable(World& world, const std::vector<TestClient*>& people, json::object config,
                         json::object options, const std::string& level) {
  const std::size_t seats =
      config.contains("seats") ? config.at("seats").to_number<std::size_t>() : 4;
  json::array bots(seats, "");
  for (std::size_t i = people.size(); i < seats; ++i) bots[i] = level;
  const json::value made = people[0]->AskOk({{"type", "create"},
                                             {"config", std::move(config)},
                                             {"options", std::move(options)},
                                             {"bots", std::move(bots)}});
  const std::string table(made.at("table").as_string());
  for (std::size_t i = 1; i < people.size(); ++i) {
    people[i]->Watch(table);
    people[i]->AskOk({{"type", "sit"}, {"table", table}});
  }
  people[0]->AskOk({{"type", "start"}, {"table", table}});
  for (TestClient* const client : people) {
    world.Await([&] { return !client->At(table).view.is_null(); });
  }
  return table;
}

void PlayOn(World& world, const std::vector<TestClient*>& people, const std::string& table,
            Rng& rng, int decisions) {
  const auto asked = [&]() -> TestClient* {
    for (TestClient* const client : people) {
      if (client->At(table).IsAsked()) return client;
    }
    return nullptr;
  };
  const auto over = [&] { return people[0]->At(table).Stage() != "playing"; };
  for (int i = 0; i < decisions; ++i) {
    world.AwaitInTime([&] { return over() || asked() != nullptr; });
    TestClient* const client = asked();
    if (over() || client == nullptr || testing::Test::HasFailure()) return;
    client->Act(table, rng);
  }
}

}  // namespace folsom
