#include "solo/device.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "ledger/hex.h"
#include "table/log/entry.h"

namespace folsom {

namespace json = boost::json;

namespace {

TestDevice* the_device = nullptr;
std::map<SoloHost, Tab*>& Tabs() {
  static std::map<SoloHost, Tab*> tabs;
  return tabs;
}
SoloHost last_host = 0;

void Note(const json::object& what) {
  static const char* const kPath = std::getenv("FOLSOM_TRANSCRIPT");
  if (kPath == nullptr) return;
  static std::ofstream file(kPath, std::ios::binary);
  file << what << '\n' << std::flush;
}

[[nodiscard]] std::string_view AsText(const json::value& value) { return value.as_string(); }

}  // namespace

extern "C" {
void host_random(std::uint8_t* out, std::size_t count) {
  std::string bytes;
  while (bytes.size() < count) bytes += static_cast<char>(the_device->random.Below(256));
  std::copy(bytes.begin(), bytes.end(), out);
  Note({{"out", "random"}, {"bytes", HexOf(bytes)}});
}
void host_send(SoloHost host, std::uint32_t connection, const char* message, std::size_t size) {
  const std::string text(message, size);
  Note({{"out", "send"}, {"host", host}, {"connection", connection}, {"text", text}});
  const auto found = Tabs().at(host)->receivers.find(connection);
  if (found == Tabs().at(host)->receivers.end()) return;
  the_device->later.emplace_back([tab = host, connection, text] {
    const auto there = Tabs().find(tab);
    if (there == Tabs().end() || !there->second->receivers.contains(connection)) return;
    there->second->receivers.at(connection)->Receive(text);
  });
}
void host_hang_up(SoloHost host, std::uint32_t connection, std::uint32_t code, const char* why,
                  std::size_t size) {
  Note({{"out", "hang_up"},
        {"host", host},
        {"connection", connection},
        {"code", code},
        {"text", std::string(why, size)}});
  const auto found = Tabs().at(host)->receivers.find(connection);
  if (found != Tabs().at(host)->receivers.end()) found->second->HungUp(code);
}
void host_answer(SoloHost host, std::uint32_t request, std::uint32_t status, const char* type,
                 std::size_t type_size, const char* body, std::size_t body_size) {
  const Tab::Reply reply{status, {type, type_size}, {body, body_size}};
  Note({{"out", "answer"},
        {"host", host},
        {"request", request},
        {"status", status},
        {"type", reply.type},
        {"text", reply.body}});
  Tabs().at(host)->replies[request] = reply;
}
void host_store(SoloHost host, std::uint32_t request, const char* what, std::size_t size) {
  const std::string text(what, size);
  Note({{"out", "store"}, {"host", host}, {"request", request}, {"text", text}});
  Tabs().at(host)->store_questions.push_back({request, text});
}
void host_think(SoloHost host, std::uint32_t job, std::uint32_t urgency, const std::uint8_t* bytes,
                std::size_t size) {
  Note({{"out", "think"}, {"host", host}, {"job", job}, {"urgency", urgency}});
  Tabs().at(host)->jobs.push_back({job, {bytes, bytes + size}});
}
void host_log(SoloHost host, std::uint32_t level, const char* text, std::size_t size) {
  Note({{"out", "log"}, {"host", host}, {"level", level}, {"text", std::string(text, size)}});
  Tabs().at(host)->log.emplace_back(text, size);
}
}

Tab::Tab(TestDevice& device, const std::string& node, bool shared)
    : device_(device), host_(++last_host) {
  Tabs()[host_] = this;
  device_.tabs.push_back(this);
  Do({{"in", "open"}, {"text", node}, {"shared", shared}},
     [&](double now) { solo_ = solo_open(host_, now, node.data(), node.size(), shared ? 1 : 0); });
}

Tab::~Tab() {
  Note({{"in", "shut"}, {"host", host_}, {"now", device_.now}});
  solo_shut(solo_);
  Tabs().erase(host_);
  std::erase(device_.tabs, this);
}

template <typename Call>
void Tab::Do(json::object what, Call call) {
  what["host"] = host_;
  what["now"] = device_.now;
  Note(what);
  call(static_cast<double>(device_.now));
  Note({{"out", "due"}, {"host", host_}, {"at", static_cast<Millis>(Due())}});
}

std::uint32_t Tab::Connect(Receiver& receiver) {
  std::uint32_t connection = 0;
  Do({{"in", "connect"}}, [&](double now) { connection = solo_connect(solo_, now); });
  receivers[connection] = &receiver;
  return connection;
}

void Tab::Receive(std::uint32_t connection, std::string_view message) {
  Do({{"in", "receive"}, {"connection", connection}, {"bytes", HexOf(message)}},
     [&](double now) { solo_receive(solo_, now, connection, message.data(), message.size()); });
}

void Tab::Disconnect(std::uint32_t connection) {
  receivers.erase(connection);
  Do({{"in", "disconnect"}, {"connection", connection}},
     [&](double now) { solo_disconnect(solo_, now, connection); });
}

void Tab::Stored(std::uint32_t request, std::string_view answer) {
  Do({{"in", "stored"}, {"request", request}, {"text", answer}},
     [&](double now) { solo_stored(solo_, now, request, answer.data(), answer.size()); });
}

void Tab::Thought(std::uint32_t job, std::int32_t answer, bool by_bot) {
  Do({{"in", "thought"}, {"job", job}, {"answer", answer}, {"by_bot", by_bot}},
     [&](double now) { solo_thought(solo_, now, job, answer); });
}

void Tab::Hear(std::string_view told) {
  Do({{"in", "hear"}, {"text", told}},
     [&](double now) { solo_hear(solo_, now, told.data(), told.size()); });
}

void Tab::SetNodes(std::string_view nodes) {
  Do({{"in", "nodes"}, {"text", nodes}},
     [&](double now) { solo_nodes(solo_, now, nodes.data(), nodes.size()); });
}

void Tab::Wake() {
  Do({{"in", "wake"}}, [&](double now) { solo_wake(solo_, now); });
}

void Tab::Stop() {
  Do({{"in", "stop"}}, [&](double now) { solo_stop(solo_, now); });
}

Tab::Reply Tab::Ask(std::string_view method, std::string_view target, std::string_view body) {
  const std::uint32_t request = ++last_ask_;
  Do({{"in", "ask"}, {"request", request}, {"method", method}, {"target", target}, {"body", body}},
     [&](double now) {
       solo_ask(solo_, now, request, method.data(), method.size(), target.data(), target.size(),
                body.data(), body.size());
     });
  device_.Settle();
  return replies[request];
}

TestDevice::TestDevice(std::uint64_t seed) : random(seed) { the_device = this; }
TestDevice::~TestDevice() { the_device = nullptr; }

bool TestDevice::Step() {
  if (!later.empty()) {
    const auto what = std::move(later.front());
    later.pop_front();
    what();
    return true;
  }
  for (Tab* const tab : tabs) {
    if (!tab->store_questions.empty()) {
      const Tab::StoreQuestion question = std::move(tab->store_questions.front());
      tab->store_questions.pop_front();
      tab->Stored(question.request, Answer(json::parse(question.text).as_object(), *tab));
      return true;
    }
    if (!tab->jobs.empty()) {
      const Tab::Job job = std::move(tab->jobs.front());
      tab->jobs.pop_front();
      const std::int32_t answer =
          think ? think(job.number, job.bytes) : solo_think(job.bytes.data(), job.bytes.size());
      tab->Thought(job.number, answer, !think);
      return true;
    }
  }
  return false;
}

void TestDevice::Settle() {
  while (Step()) {
  }
}

void TestDevice::Pass(Millis time) {
  Settle();
  const Millis end = now + time;
  for (;;) {
    Tab* next = nullptr;
    Millis due = end;
    for (Tab* const tab : tabs) {
      const auto at = static_cast<Millis>(tab->Due());
      if (at < 0 || at > due) continue;
      due = at;
      next = tab;
    }
    if (next == nullptr) break;
    now = std::max(now, due);
    next->Wake();
    Settle();
  }
  now = end;
}

bool TestDevice::Await(const std::function<bool()>& done) {
  constexpr Millis kMost = 600'000;
  constexpr Millis kMoment = 50;
  Settle();
  for (Millis passed = 0; passed < kMost && !done(); passed += kMoment) Pass(kMoment);
  return done();
}

std::string TestDevice::Answer(const json::object& asked, const Tab& by) {
  if (!failure.empty()) {
    return json::serialize(json::object{{"failed", failure}, {"why", "the test says so"}});
  }
  if (asked.contains("get")) return json::serialize(kept.Read(asked));
  const bool done = kept.Commit(asked);
  const json::array& told = asked.at("tell").as_array();
  if (done && !told.empty()) {
    for (Tab* const tab : tabs) {
      if (tab == &by || tab->deaf) continue;
      later.emplace_back([this, tab, text = json::serialize(told)] {
        if (std::ranges::find(tabs, tab) != tabs.end()) tab->Hear(text);
      });
    }
  }
  return json::serialize(json::object{{"done", done}});
}

Table TestDevice::Truth(const std::string& table) const {
  std::vector<Entry> log;
  const std::string beginning = "log/" + table + "/";
  for (auto it = rows.lower_bound(beginning); it != rows.end(); ++it) {
    if (!it->first.starts_with(beginning)) break;
    const Result<Entry> entry = EntryFrom(AsText(json::parse(it->second).at("text")));
    EXPECT_TRUE(entry);
    log.push_back(*entry);
  }
  return *Table::Replay(log);
}

std::size_t TestDevice::LogLength(const std::string& table) const {
  const std::string beginning = "log/" + table + "/";
  return static_cast<std::size_t>(std::ranges::count_if(
      rows, [&](const auto& row) { return row.first.starts_with(beginning); }));
}

}  // namespace folsom
