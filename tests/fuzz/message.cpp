// Texts from outside: messages of clients, and logs as a store gives them back. Whatever comes is
// refused with a code, in words that can be sent on, or it means something that can be written and
// read back; and a log that was let in makes a table that can be shown.
#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "hall/client/messages.h"
#include "record/board/view_json.h"
#include "rules/state/consistent.h"
#include "rules/state/view.h"
#include "table/log/entry.h"
#include "table/table.h"

namespace {

namespace json = boost::json;

constexpr std::size_t kMostMessageBytes = 64 * 1024;

void Require(bool holds) {
  if (!holds) std::abort();
}

// An error goes out as JSON in a text message, which must be UTF-8 whatever it quotes.
void RequireSendable(const folsom::Problem& problem) {
  Require(!problem.code.empty() && !problem.message.empty());
  Require(problem.code.find('/') != std::string::npos && problem.code.size() < 64);
  Require(problem.message.size() < 2000 && problem.path.size() < 2000);
  const json::object out{
      {"code", problem.code}, {"message", problem.message}, {"path", problem.path}};
  json::error_code error;
  json::parse(json::serialize(out), error);
  Require(!error);
}

void TryMessage(std::string_view text) {
  std::optional<folsom::MessageId> id;
  const folsom::Result<folsom::ClientMessage> message =
      folsom::ReadMessage(text, kMostMessageBytes, &id);
  if (!message) return RequireSendable(message.Error());
  Require(message->id == id);
  Require(!id || (*id >= 0 && *id <= folsom::kMaxMessageId));
}

void RequireShowable(const folsom::Table& table) {
  Require(table.GetStage() == folsom::Stage::kUnstarted || !table.Chairs().empty());
  const bool plays =
      table.GetStage() == folsom::Stage::kPlaying || table.GetStage() == folsom::Stage::kFinished;
  if (!plays) return;
  Require(folsom::IsConsistent(table.State()));
  static_cast<void>(folsom::WriteView(folsom::ViewFor(table.State(), folsom::kNoSeat)));
  static_cast<void>(table.EventsSince(table.Events() / 2));
  if (!table.WasResumed()) static_cast<void>(folsom::RecordOf(table));
}

void TryLog(std::string_view text) {
  folsom::Table table;
  std::vector<folsom::Entry> log;
  for (int lines = 0; !text.empty() && lines < 400; ++lines) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
    const folsom::Result<folsom::Entry> entry = folsom::EntryFrom(line);
    if (!entry) {
      RequireSendable(entry.Error());
      continue;
    }
    const folsom::Result<folsom::Entry> again = folsom::EntryFrom(folsom::EntryText(*entry));
    Require(again && *again == *entry);
    const std::uint32_t before = table.Version();
    if (table.Fold(*entry)) log.push_back(*entry);
    Require(table.Version() == log.size() && table.Version() - before <= 1);
  }
  if (log.empty()) return;
  RequireShowable(table);
  const folsom::Result<folsom::Table> replayed = folsom::Table::Replay(log);
  Require(replayed && replayed->Version() == table.Version() && replayed->State() == table.State());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  TryMessage(text);
  TryLog(text);
  return 0;
}
