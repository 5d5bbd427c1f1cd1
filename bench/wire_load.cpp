// Load on a running server, over real WebSockets: tables of four people who decide at a steady
// rate.
//
//   wire_load --port 7110 --tables 500 --rate 500 --seconds 20           one step
//   wire_load --port 7110 --tables 500 --rate 500 --seconds 10 --ramp    how far does it go?
//
// Measured is, for every decision, the time from sending it until its sender has the
// acknowledgement and every seat of the table (sender and the three others) the events that came of
// it. Each table has at most one decision under way, as people at one table do. A decision that all
// make together shows nothing to the others before the last is in; then only its sender is waited
// for.
//
// Decisions are uniformly random ones out of the `legal.actions` that the server sent. Prints JSON.
#include <fmt/format.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/json.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <vector>

#include "latency.h"
#include "rules/dice.h"
#include "wire_scan.h"

namespace folsom {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

struct LoadOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 7110;
  std::size_t tables = 500;
  double rate = 500;  // Decisions a second, all tables together; 0: as fast as answers come.
  double seconds = 20;
  double warm_up = 3;
  bool ramp = false;
  double limit_ms = 50;  // A rate is sustained while p99 stays below it.
};

// One connection: says texts, hears texts.
class LoadLink {
 public:
  using Hear = std::function<void(std::string_view)>;
  using Lose = std::function<void(const std::string& why)>;

  LoadLink(asio::io_context& io, Hear hear, Lose lose)
      : socket_(io), hear_(std::move(hear)), lose_(std::move(lose)) {}

  void Open(const LoadOptions& options, std::function<void()> opened) {
    const Tcp::endpoint server(asio::ip::make_address(options.host), options.port);
    const std::string host = fmt::format("{}:{}", options.host, options.port);
    beast::get_lowest_layer(socket_).async_connect(server, [=, this](ErrorCode error) {
      if (error) return lose_(error.message());
      beast::get_lowest_layer(socket_).set_option(Tcp::no_delay(true));
      // As a browser would say; without it only programs with a token are let in.
      socket_.set_option(
          websocket::stream_base::decorator([host](websocket::request_type& request) {
            request.set(beast::http::field::origin, "http://" + host);
          }));
      socket_.async_handshake(host, "/ws", [this, opened](ErrorCode refused) {
        if (refused) return lose_(refused.message());
        opened();
        Read();
      });
    });
  }

  void Say(std::string text) {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) Write();
  }

 private:
  void Read() {
    socket_.async_read(buffer_, [this](ErrorCode error, std::size_t) {
      if (error) return lose_(error.message());
      const auto bytes = buffer_.cdata();
      hear_({static_cast<const char*>(bytes.data()), bytes.size()});
      buffer_.clear();
      Read();
    });
  }
  void Write() {
    socket_.async_write(asio::buffer(queue_.front()), [this](ErrorCode error, std::size_t) {
      if (error) return lose_(error.message());
      queue_.pop_front();
      if (!queue_.empty()) Write();
    });
  }

  websocket::stream<Tcp::socket> socket_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  Hear hear_;
  Lose lose_;
};

constexpr std::size_t kPeople = 4;

// What the tables report.
class LoadReport {
 public:
  virtual ~LoadReport() = default;
  virtual void Ready() = 0;  // A table can play, for the first time.
  virtual void Decided(BenchTime sent, BenchTime done, bool hidden) = 0;
  virtual void Refused(std::string_view message) = 0;
  virtual void Lost(const std::string& why) = 0;
};

// One table and its four people.
class LoadTable {
 public:
  LoadTable(asio::io_context& io, const LoadOptions& options, std::uint64_t seed,
            LoadReport& report)
      : options_(options), rng_(seed), report_(report) {
    for (std::size_t i = 0; i < kPeople; ++i) {
      people_[i].link = std::make_unique<LoadLink>(
          io, [this, i](std::string_view message) { Hear(i, message); },
          [this](const std::string& why) { report_.Lost(why); });
    }
  }

  void Open() {
    for (std::size_t i = 0; i < kPeople; ++i) {
      people_[i].link->Open(options_, [this, i] {
        people_[i].link->Say(R"({"type":"hello","id":0,"protocol":1,"name":"Load"})");
      });
    }
  }

  // Decides now if nothing is under way; else as soon as that is done.
  void Due() {
    due_ = true;
    if (stage_ == Stage::kPlaying && mover_ == kPeople) Decide();
  }

 private:
  enum class Stage { kGreeting, kSitting, kStarting, kPlaying };
  struct Person {
    std::unique_ptr<LoadLink> link;
    std::uint32_t seen = 0;  // The number of the last event.
    std::uint32_t seat = 0;
    std::uint32_t decision = 0;
    std::string actions;  // What may be decided; empty: nothing.
    bool in_game = false;
  };

  void Hear(std::size_t i, std::string_view message) {
    const std::string_view type = TypeOfMessage(message);
    if (type == "events" || type == "game") return HearGame(i, message);
    if (type == "ok") return HearOk(i, message);
    if (type == "welcome" && ++greeted_ == kPeople) return Make();
    if (type == "error") report_.Refused(message);
  }

  // --- Before the game
  void Make() {
    stage_ = Stage::kSitting;
    seated_ = 0;
    in_game_ = 0;
    for (Person& person : people_) {
      person.in_game = false;
      person.seen = 0;
      person.actions.clear();
    }
    people_[0].link->Say(R"({"type":"create","id":1,"config":{"seats":4},"options":)"
                         R"({"clock":{"kind":"live","decision_s":600,"bank_s":3600}}})");
  }
  void Made(std::string_view message) {
    const std::size_t at = message.find(R"("table":")") + 9;
    table_ = message.substr(at, message.find('"', at) - at);
    for (std::size_t i = 1; i < kPeople; ++i) {
      people_[i].link->Say(fmt::format(R"({{"type":"watch","id":2,"table":"{}"}})", table_));
      people_[i].link->Say(fmt::format(R"({{"type":"sit","id":3,"table":"{}"}})", table_));
    }
  }
  void HearOk(std::size_t i, std::string_view message) {
    const std::uint32_t id = NumberAfter(message, R"("id":)").value_or(0);
    if (id == 1) return Made(message);
    if (id == 3 && ++seated_ == kPeople - 1) {
      stage_ = Stage::kStarting;
      people_[0].link->Say(fmt::format(R"({{"type":"start","id":4,"table":"{}"}})", table_));
    }
    if (id == 5 && i == mover_) {
      acknowledged_ = true;
      Look();
    }
  }

  // --- The game
  void HearGame(std::size_t i, std::string_view message) {
    Person& person = people_[i];
    if (const auto number = LastEventNumber(message)) person.seen = *number;
    person.actions.clear();
    if (const auto legal = LegalIn(message)) {
      person.seat = legal->seat;
      person.decision = legal->decision;
      person.actions = legal->actions;
    }
    if (message.find(R"("result":)") != std::string_view::npos) over_ = true;
    if (i == mover_) told_ = true;
    if (!person.in_game) Enter(person);
    if (stage_ == Stage::kPlaying) Look();
  }
  void Enter(Person& person) {
    person.in_game = true;
    if (++in_game_ < kPeople) return;
    stage_ = Stage::kPlaying;
    over_ = false;
    if (!std::exchange(was_ready_, true)) report_.Ready();
    if (due_) Decide();
  }

  void Decide() {
    std::array<std::size_t, kPeople> able{};
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < kPeople; ++i) {
      if (!people_[i].actions.empty()) able[count++] = i;
    }
    if (count == 0) return;  // The push that says who decides is on its way.
    due_ = false;
    mover_ = able[rng_.Below(count)];
    acknowledged_ = false;
    told_ = false;
    Person& person = people_[mover_];
    before_ = person.seen;
    std::string text =
        fmt::format(R"({{"type":"act","id":5,"table":"{}","seat":{},"decision":{},"action":"{}"}})",
                    table_, person.seat, person.decision, NthAction(person.actions, rng_.Next32()));
    sent_ = BenchClock::now();
    person.link->Say(std::move(text));
  }
  // Is the decision that is under way with everyone?
  void Look() {
    if (mover_ == kPeople) {
      if (due_) Decide();
      return;
    }
    if (!acknowledged_ || !told_) return;
    const std::uint32_t number = people_[mover_].seen;
    for (const Person& person : people_) {
      if (person.seen < number) return;
    }
    mover_ = kPeople;
    report_.Decided(sent_, BenchClock::now(), number == before_);
    if (over_) return Again();
    if (due_) Decide();
  }
  // The same four at a new table.
  void Again() {
    for (Person& person : people_) {
      person.link->Say(fmt::format(R"({{"type":"unwatch","id":6,"table":"{}"}})", table_));
    }
    Make();
  }

  const LoadOptions& options_;
  Rng rng_;
  LoadReport& report_;
  std::array<Person, kPeople> people_;
  std::string table_;
  Stage stage_ = Stage::kGreeting;
  std::size_t greeted_ = 0;
  std::size_t seated_ = 0;
  std::size_t in_game_ = 0;
  bool was_ready_ = false;
  bool due_ = false;   // A decision is to be made.
  bool over_ = false;  // The game is.
  // The decision under way: whose (kPeople: none), since when, and what has come back.
  std::size_t mover_ = kPeople;
  std::uint32_t before_ = 0;
  BenchTime sent_;
  bool acknowledged_ = false;
  bool told_ = false;
};

// One rate for a while.
struct LoadStep {
  double rate = 0;
  double seconds = 0;
  std::size_t decisions = 0;
  std::size_t hidden = 0;
  double generator_cpu = 0;  // Processors used by this program.
  Latencies latencies{};

  [[nodiscard]] double Achieved() const { return static_cast<double>(decisions) / seconds; }
  [[nodiscard]] bool Sustained(double limit_ms) const {
    return Achieved() > 0.98 * rate && latencies.Percentile(0.99) < limit_ms;
  }
  [[nodiscard]] boost::json::object Json(double limit_ms) const {
    boost::json::object out{
        {"asked_per_s", Rounded(rate)},    {"decisions_per_s", Rounded(Achieved())},
        {"decisions", decisions},          {"hidden_decisions", hidden},
        {"seconds", Rounded(seconds)},     {"generator_cpu", Rounded(generator_cpu)},
        {"sustained", Sustained(limit_ms)}};
    for (const auto& item : LatencyJson(latencies)) out[item.key()] = item.value();
    return out;
  }
};

[[nodiscard]] double CpuSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

class LoadRun final : public LoadReport {
 public:
  explicit LoadRun(const LoadOptions& options) : options_(options), timer_(io_) {
    for (std::size_t i = 0; i < options.tables; ++i) {
      tables_.push_back(std::make_unique<LoadTable>(io_, options_, i, *this));
    }
  }

  // All connected and playing; throws if that takes more than two minutes.
  void SetUp() {
    const BenchTime begin = BenchClock::now();
    for (std::size_t i = 0; i < std::min<std::size_t>(kTogether, tables_.size()); ++i) OpenNext();
    while (ready_ < tables_.size()) {
      io_.run_one_for(std::chrono::milliseconds(100));
      if (MillisBetween(begin, BenchClock::now()) > 120'000) {
        throw std::runtime_error(fmt::format("only {} tables began; {} messages were refused: {}",
                                             ready_, refused_, first_refusal_));
      }
    }
    set_up_s_ = MillisBetween(begin, BenchClock::now()) / 1000;
  }

  LoadStep Play(double rate, double seconds) {
    Begin(rate);
    RunFor(options_.warm_up);
    step_ = LoadStep{.rate = rate};
    measuring_ = true;
    const double cpu = CpuSeconds();
    const BenchTime begin = BenchClock::now();
    RunFor(seconds);
    measuring_ = false;
    step_.seconds = MillisBetween(begin, BenchClock::now()) / 1000;
    step_.generator_cpu = (CpuSeconds() - cpu) / step_.seconds;
    return std::move(step_);
  }

  [[nodiscard]] double SetUpSeconds() const { return set_up_s_; }
  [[nodiscard]] std::size_t Refusals() const { return refused_; }
  [[nodiscard]] const std::string& FirstRefusal() const { return first_refusal_; }

  void Ready() override {
    ++ready_;
    OpenNext();
  }
  void Decided(BenchTime sent, BenchTime done, bool hidden) override {
    if (!measuring_) return;
    ++step_.decisions;
    if (hidden) ++step_.hidden;
    step_.latencies.Add(MillisBetween(sent, done));
  }
  void Refused(std::string_view message) override {
    if (refused_++ == 0) first_refusal_ = message;
  }
  void Lost(const std::string& why) override {
    throw std::runtime_error("a connection was lost: " + why);
  }

 private:
  static constexpr std::size_t kTogether = 20;  // Tables that are set up at the same time.

  void OpenNext() {
    if (opened_ < tables_.size()) tables_[opened_++]->Open();
  }

  // Spreads the tables evenly over the time between two decisions of one.
  void Begin(double rate) {
    due_ = {};
    const double spread = rate > 0 ? static_cast<double>(tables_.size()) / rate : 0;
    interval_ =
        std::chrono::duration_cast<BenchClock::duration>(std::chrono::duration<double>(spread));
    const BenchTime now = BenchClock::now();
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      due_.push({now + interval_ * static_cast<std::int64_t>(i) /
                           static_cast<std::int64_t>(tables_.size()),
                 i});
    }
  }

  void RunFor(double seconds) {
    stop_at_ = BenchClock::now() + std::chrono::duration_cast<BenchClock::duration>(
                                       std::chrono::duration<double>(seconds));
    stopped_ = false;
    Tick();
    while (!stopped_) io_.run_one();
  }
  // Every millisecond.
  void Tick() {
    const BenchTime now = BenchClock::now();
    if (now >= stop_at_) {
      stopped_ = true;
      return;
    }
    // Not more than all of them in one go, or a rate of "as fast as possible" would never end.
    for (std::size_t n = 0; n < tables_.size() && due_.top().at <= now; ++n) {
      const DueTable next = due_.top();
      due_.pop();
      tables_[next.table]->Due();
      due_.push({next.at + interval_, next.table});
    }
    timer_.expires_at(now + std::chrono::milliseconds(1));
    timer_.async_wait([this](ErrorCode) { Tick(); });
  }

  struct DueTable {
    BenchTime at;
    std::size_t table;
    bool operator>(const DueTable& other) const { return at > other.at; }
  };

  const LoadOptions& options_;
  asio::io_context io_{1};
  asio::steady_timer timer_;
  std::vector<std::unique_ptr<LoadTable>> tables_;
  std::priority_queue<DueTable, std::vector<DueTable>, std::greater<>> due_;
  BenchClock::duration interval_{};
  BenchTime stop_at_;
  bool stopped_ = false;
  bool measuring_ = false;
  LoadStep step_;
  std::size_t opened_ = 0;
  std::size_t ready_ = 0;
  std::size_t refused_ = 0;
  std::string first_refusal_;
  double set_up_s_ = 0;
};

// Rates upwards from the first until one is not sustained, then between the last two.
void Ramp(LoadRun& run, const LoadOptions& options, boost::json::object& report) {
  boost::json::array steps;
  double good = 0;
  double bad = 0;
  const auto attempt = [&](double rate) {
    const LoadStep step = run.Play(rate, options.seconds);
    const bool sustained = step.Sustained(options.limit_ms);
    fmt::print(stderr, "{:.0f}/s: {}\n", rate,
               boost::json::serialize(step.Json(options.limit_ms)).c_str());
    steps.push_back(step.Json(options.limit_ms));
    (sustained ? good : bad) = rate;
    return sustained;
  };
  double rate = std::max(options.rate, 100.0);
  while (attempt(rate)) rate *= 1.3;
  for (int i = 0; i < 3 && good > 0; ++i) attempt((good + bad) / 2);
  report["ramp"] = std::move(steps);
  report["highest_sustained_per_s"] = Rounded(good);
}

int RunWireLoad(const LoadOptions& options) {
  LoadRun run(options);
  run.SetUp();
  fmt::print(stderr, "{} tables play\n", options.tables);
  boost::json::object report{{"tables", options.tables},
                             {"connections", options.tables * kPeople},
                             {"limit_ms", options.limit_ms},
                             {"set_up_s", Rounded(run.SetUpSeconds())}};
  report["steady"] = run.Play(options.rate, options.seconds).Json(options.limit_ms);
  if (options.ramp) Ramp(run, options, report);
  report["refused"] = run.Refusals();
  if (run.Refusals() > 0) report["first_refusal"] = run.FirstRefusal();
  fmt::print("{}\n", boost::json::serialize(report).c_str());
  return run.Refusals() == 0 ? 0 : 1;
}

void RaiseFileLimit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace
}  // namespace folsom

int main(int argc, char** argv) {
  folsom::LoadOptions options;
  CLI::App program{"Loads a running server over WebSockets and measures its answers."};
  program.add_option("--host", options.host, "Its address")->capture_default_str();
  program.add_option("--port", options.port, "Its port")->capture_default_str();
  program.add_option("--tables", options.tables, "Tables of four people")->capture_default_str();
  program.add_option("--rate", options.rate, "Decisions a second in all; 0: as fast as it goes")
      ->capture_default_str();
  program.add_option("--seconds", options.seconds, "Length of a step")->capture_default_str();
  program.add_option("--limit-ms", options.limit_ms, "p99 of a sustained rate")
      ->capture_default_str();
  program.add_flag("--ramp", options.ramp, "Look for the highest sustained rate");
  CLI11_PARSE(program, argc, argv);
  folsom::RaiseFileLimit();
  try {
    return folsom::RunWireLoad(options);
  } catch (const std::exception& error) {
    fmt::print(stderr, "wire_load: {}\n", error.what());
    return 2;
  }
}
