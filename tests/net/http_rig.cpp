#include "net/http_rig.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <boost/json.hpp>

#include "fair/fair.h"
#include "hall/store_ask.h"
#include "hall/summary.h"
#include "rules/choices/legal.h"
#include "server/http/http_reply.h"
#include "server/net/url.h"

namespace folsom {

namespace {

constexpr std::array<const char*, 6> kPeople{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"};

// Turns commands into a log.
class LogWriter {
 public:
  LogWriter(PlayedTable& played) : played_(played) {}

  void Add(const Result<Entry>& entry) {
    ASSERT_TRUE(entry) << entry.Error().code;
    ASSERT_TRUE(played_.table.Fold(*entry));
    played_.log.push_back(EntryText(*entry));
  }
  void Do(const Command& command, const std::string& who) {
    const FairSeed seed = SeedOf(played_.secret, played_.table.StartNonces());
    FairSource chance(seed, played_.table.Draws());
    Add(played_.table.Check(command, {who}, ++now_, 0, chance));
  }

 private:
  PlayedTable& played_;
  Millis now_ = 1;
};

std::string NonceOfChair(std::uint8_t chair) {
  return std::string(64, static_cast<char>('a' + chair));
}

void TakeSeats(LogWriter& log, std::uint8_t seats) {
  for (std::uint8_t i = 0; i + 1 < seats; ++i) {
    SitDown sit;
    sit.seat = static_cast<Seat>(i);
    sit.name = kPeople[i];
    log.Do(sit, kPeople[i]);
    log.Do(Commit{CommitOf(NonceOfChair(i))}, kPeople[i]);
  }
  log.Do(PutBot{.seat = static_cast<Seat>(seats - 1), .level = "tenderfoot"}, kPeople[0]);
}

void Decide(LogWriter& log, const Table& table, Rng& rng) {
  const Seat seat = table.State().pending.First();
  ActionList legal;
  LegalActions(table.State(), seat, legal);
  const Action action = legal[rng.Below(static_cast<std::uint32_t>(legal.Size()))];
  const DecisionNumber question = table.QuestionOf(seat);
  if (table.IsBotSeat(seat)) {
    log.Do(Act{.seat = seat, .decision = question, .action = action}, "");
  } else {
    log.Do(Act{.seat = seat, .decision = question, .action = action}, table.ChairOf(seat).who);
  }
}

}  // namespace

void TurnedLoop::Pass(Millis time) {
  now += time;
  const auto due = [this](const auto& timer) { return timer.second.first <= now; };
  for (auto timer = std::ranges::find_if(timers_, due); timer != timers_.end();
       timer = std::ranges::find_if(timers_, due)) {
    timers_.extract(timer).mapped().second();
  }
}

bool TurnedLoop::TurnUntil(const std::function<bool()>& done) {
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (!done()) {
    std::function<void()> next;
    {
      std::unique_lock lock(mutex_);
      if (!changed_.wait_until(lock, limit, [&] { return !posted_.empty(); })) return false;
      next = std::move(posted_.front());
      posted_.pop_front();
    }
    next();
  }
  return true;
}

PlayedTable PlayTable(const Config& config, std::uint64_t seed, bool to_the_end,
                      const TableOptions& options) {
  PlayedTable played{.table = {}, .log = {}, .secret = std::string(32, static_cast<char>(seed))};
  LogWriter log(played);
  log.Add(Table::Open(config, options, kPeople[0], 1));
  TakeSeats(log, config.seats);
  log.Do(StartGame{}, kPeople[0]);
  for (std::uint8_t i = 0; i + 1 < config.seats; ++i) {
    const std::string nonce = NonceOfChair(i);
    log.Do(Reveal{.nonce = nonce, .commitment = CommitOf(nonce)}, kPeople[i]);
  }
  log.Do(DealGame{}, "");
  Rng rng(seed);
  const std::size_t most = to_the_end ? 5'000 : 10;
  for (std::size_t i = 0; i < most && played.table.GetStage() == Stage::kPlaying; ++i) {
    if (testing::Test::HasFatalFailure()) return played;
    Decide(log, played.table, rng);
  }
  return played;
}

HttpRig::HttpRig(StaticFiles files, Settings host_settings)
    : settings(std::move(host_settings)),
      store_(OpenStore(folder_.File("test.db")),
             [this](std::function<void()> call) { loop.Post(std::move(call)); }),
      lobby_(loop, store_),
      api_(settings, loop, store_,
           {.store_state = [this] { return store_state; },
            .store_full = [this] { return store_full; },
            .metrics = [] { return std::string("folsom_up 1\n"); },
            .list_tables = [this](Lobby::Listed done) { lobby_.List(std::move(done)); },
            .allow_address =
                [this](const std::string&, double cost) {
                  asked += cost;
                  return allow;
                },
            .make_program =
                [this](const std::string& name, const std::string&,
                       const std::function<void(Hub::NewProgram)>& done) {
                  made_name = name;
                  done({.person = "p1", .token = "t1", .error = program_error});
                },
            .end_program =
                [this](const std::string& token, const std::function<void(const Problem*)>& done) {
                  ended_token = token;
                  const Problem problem{.code = program_error, .message = "refused"};
                  done(program_error.empty() ? nullptr : &problem);
                },
            .bring_game =
                [this](const std::string& token, const std::string& log, const Hub::Brought& done) {
                  brought = token + " " + log;
                  if (program_error.empty()) return done(Hub::BroughtGame{.table = "b1"});
                  done(Problem{.code = program_error, .message = "refused"});
                }},
           std::move(files)) {}

void HttpRig::Keep(const std::string& id, const PlayedTable& played, Millis created_at) {
  TableSummary summary = SummaryOf(played.table, id, "C" + id, CommitOf(played.secret));
  summary.created_at = created_at;
  summary.changed_at = created_at;
  bool done = false;
  const auto put = [&](Store& store) {
    const NewTable first{.summary = summary,
                         .secret = played.secret,
                         .entry = played.log[0],
                         .tag = id + "/1",
                         .owner = "Anna"};
    EXPECT_EQ(store.Create(first, 100), Store::Created::kStored);
    std::vector<AppendRequest> requests;
    for (std::size_t i = 1; i < played.log.size(); ++i) {
      requests.push_back({.table = id,
                          .version = static_cast<std::uint32_t>(i + 1),
                          .entry = played.log[i],
                          .tag = id + "/" + std::to_string(i + 1),
                          .summary = {},
                          .position = {}});
    }
    for (const AppendResult result : store.Append(requests)) {
      EXPECT_EQ(result, AppendResult::kStored);
    }
    return true;
  };
  AskStore(store_, put, [&](std::optional<bool> stored) { done = stored.value_or(false); });
  ASSERT_TRUE(loop.TurnUntil([&] { return done; }));
}

HttpReply HttpRig::Get(const std::string& target, const std::string& known) {
  const std::optional<HttpTarget> read = TargetFrom(target);
  EXPECT_TRUE(read) << target;
  HttpRequest request;
  request.method = "GET";
  request.path = read->path;
  request.query = read->query;
  request.host = "here";
  request.if_none_match = known;
  return Ask(std::move(request));
}

void HttpRig::RunSql(const std::string& statements) {
  sqlite3* db = nullptr;
  EXPECT_EQ(sqlite3_open(folder_.File("test.db").c_str(), &db), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(db, statements.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
}

void HttpRig::Send(HttpRequest request, HttpApi::Reply reply) {
  api_.Serve(std::move(request), std::move(reply));
}

HttpReply HttpRig::Ask(HttpRequest request) {
  std::optional<HttpReply> reply;
  api_.Serve(std::move(request), [&reply](HttpReply given) {
    EXPECT_FALSE(reply) << "answered twice";
    reply = std::move(given);
  });
  EXPECT_TRUE(loop.TurnUntil([&] { return reply.has_value(); }));
  return reply.value_or(HttpReply{.status = 0, .headers = {}, .body = nullptr});
}

std::string HttpRig::CodeIn(const HttpReply& reply) {
  boost::json::error_code error;
  const boost::json::value body = boost::json::parse(reply.body ? *reply.body : "", error);
  if (error || !body.is_object() || !body.as_object().contains("error")) return "";
  return std::string(body.at("error").at("code").as_string());
}

}  // namespace folsom
