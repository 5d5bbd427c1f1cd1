#include "store/postgres/pg_link.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <utility>

namespace folsom {

namespace {

// What the database's error means to us. Without a code: the connection is lost.
StoreError::Kind PgErrorKind(std::string_view code) {
  constexpr std::array<std::string_view, 6> kPassing{
      "08",     // Connection.
      "25P03",  // Idle for too long.
      "40",     // Rolled back: deadlock, serialisation.
      "53",     // Out of resources.
      "55",     // Locked.
      "57",     // Shut down or cancelled.
  };
  if (code.empty()) return StoreError::Kind::kUnavailable;
  if (code == "25006") return StoreError::Kind::kReadOnly;  // This one is a standby now.
  if (code == "53100") return StoreError::Kind::kFull;
  const bool passing = std::any_of(kPassing.begin(), kPassing.end(),
                                   [&](std::string_view start) { return code.starts_with(start); });
  return passing ? StoreError::Kind::kUnavailable : StoreError::Kind::kBroken;
}

// The SQLSTATE in a message of PQERRORS_VERBOSE: "FATAL:  3D000: database ..."; empty: none.
std::string CodeInMessage(std::string_view message) {
  const auto is_code = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
  for (std::size_t at = message.find(":  "); at != std::string_view::npos;
       at = message.find(":  ", at + 1)) {
    const std::string_view code = message.substr(at + 3, 5);
    if (code.size() == 5 && message.substr(at + 8, 1) == ":" &&
        std::all_of(code.begin(), code.end(), is_code)) {
      return std::string(code);
    }
  }
  return {};
}

// In one line, so that it can stand in a log.
std::string FirstLine(std::string_view message) {
  return std::string(message.substr(0, message.find('\n')));
}

}  // namespace

void PgLink::Finish::operator()(pg_conn* connection) const { PQfinish(connection); }

PgLink::PgLink(std::string address, PostgresPatience patience, int interrupt)
    : address_(std::move(address)), patience_(patience), interrupt_(interrupt) {}

void PgLink::Connect(bool first) {
  // What comes before the address can be set otherwise in it, what comes after cannot.
  constexpr std::array<const char*, 9> kNames{
      "keepalives_idle",           "keepalives_interval",  "keepalives_count",
      "tcp_user_timeout",          "target_session_attrs", "dbname",
      "fallback_application_name", "client_encoding",      nullptr};
  const std::array<const char*, 9> values{
      "10", "5", "3", "10000", "read-write", address_.c_str(), "folsom", "UTF8", nullptr};
  const auto deadline = Clock::now() + std::chrono::milliseconds(patience_.connect);
  connection_.reset(PQconnectStartParams(kNames.data(), values.data(), 1));
  if (connection_ == nullptr) Lose("out of memory");
  PQsetErrorVerbosity(connection_.get(), PQERRORS_VERBOSE);
  if (PQstatus(connection_.get()) == CONNECTION_BAD) FailToConnect(first);
  for (PostgresPollingStatusType wants = PGRES_POLLING_WRITING; wants != PGRES_POLLING_OK;) {
    Await(wants == PGRES_POLLING_WRITING ? POLLOUT : POLLIN, deadline);
    wants = PQconnectPoll(connection_.get());
    if (wants == PGRES_POLLING_FAILED) FailToConnect(first);
  }
  PQsetErrorVerbosity(connection_.get(), PQERRORS_TERSE);
  PQsetnonblocking(connection_.get(), 1);
  PQsetNoticeProcessor(
      connection_.get(), [](void*, const char*) {}, nullptr);
}

void PgLink::FailToConnect(bool first) {
  const std::string message = PQerrorMessage(connection_.get());
  const std::string code = CodeInMessage(message);
  Close();
  // 28: who we are. 3D: no such database. 42501: we may not use it. Without a code and before any
  // connection: the address itself may be wrong, but it may as well be a server that is away.
  const bool refused = code.starts_with("28") || code.starts_with("3D") || code == "42501";
  StoreError::Kind kind = StoreError::Kind::kUnavailable;
  if (first && refused) kind = StoreError::Kind::kBroken;
  // What libpq itself says of target_session_attrs has no code.
  if (message.find("session is read-only") != std::string::npos) kind = StoreError::Kind::kReadOnly;
  throw PgError(kind, "postgres: " + FirstLine(message), code);
}

void PgLink::Close() {
  connection_.reset();
  prepared_.clear();
}

void PgLink::Lose(const std::string& why) {
  Close();
  throw PgError(StoreError::Kind::kUnavailable, "postgres: " + why, "");
}

void PgLink::Await(short events, Clock::time_point deadline) {
  std::array<pollfd, 2> polled{pollfd{PQsocket(connection_.get()), events, 0},
                               pollfd{interrupt_, POLLIN, 0}};
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    const int ready = ::poll(polled.data(), polled.size(), static_cast<int>(std::max(left, 0L)));
    if (ready < 0 && errno == EINTR) continue;
    if (polled[1].revents != 0) Lose("interrupted");
    if (ready > 0) return;
    Lose("no answer in time");
  }
}

void PgLink::Flush(Clock::time_point deadline) {
  for (;;) {
    const int more = PQflush(connection_.get());
    if (more < 0) Lose(FirstLine(PQerrorMessage(connection_.get())));
    if (more == 0) return;
    Await(POLLIN | POLLOUT, deadline);
    ConsumeInput();  // The server may want to be heard before it takes more.
  }
}

PgRows PgLink::Answer(Clock::time_point deadline) {
  Flush(deadline);
  PgRows last(nullptr);
  for (;;) {
    while (PQisBusy(connection_.get()) != 0) {
      Await(POLLIN, deadline);
      ConsumeInput();
    }
    PgRows next(PQgetResult(connection_.get()));
    if (next.Raw() == nullptr) break;
    // The first error is the reason for all that follow.
    if (last.Raw() == nullptr || PQresultStatus(last.Raw()) != PGRES_FATAL_ERROR) {
      last = std::move(next);
    }
  }
  const ExecStatusType status = PQresultStatus(last.Raw());
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) Fail(last);
  return last;
}

// Only the message itself: details may quote what was to be stored.
void PgLink::Fail(const PgRows& rows) {
  const char* state = PQresultErrorField(rows.Raw(), PG_DIAG_SQLSTATE);
  const char* message = PQresultErrorField(rows.Raw(), PG_DIAG_MESSAGE_PRIMARY);
  const std::string code = state == nullptr ? "" : state;
  const std::string text =
      message == nullptr ? FirstLine(PQerrorMessage(connection_.get())) : message;
  const bool lost = PQstatus(connection_.get()) == CONNECTION_BAD;
  const StoreError::Kind kind = lost ? StoreError::Kind::kUnavailable : PgErrorKind(code);
  // A server that is read-only or going down is to be asked again from the beginning.
  if (lost || code == "25006" || code.starts_with("57P")) Close();
  throw PgError(kind, "postgres: " + text + (code.empty() ? "" : " (" + code + ")"), code);
}

std::string PgLink::Prepared(const char* sql, const PgParams& params) {
  const auto known = prepared_.find(sql);
  if (known != prepared_.end()) return known->second;
  const std::string name = "s" + std::to_string(prepared_.size());
  const std::vector<std::uint32_t> types = params.Types();
  const auto deadline = Clock::now() + std::chrono::milliseconds(patience_.answer);
  if (PQsendPrepare(connection_.get(), name.c_str(), sql, params.size(), types.data()) == 0) {
    Lose(FirstLine(PQerrorMessage(connection_.get())));
  }
  (void)Answer(deadline);
  prepared_.emplace(sql, name);
  return name;
}

PgRows PgLink::Run(const char* sql, const PgParams& params) {
  if (!Connected()) Lose("not connected");
  const std::string name = Prepared(sql, params);
  const std::vector<const char*> values = params.Values();
  const std::vector<int> lengths = params.Lengths();
  const std::vector<int> formats(values.size(), 1);
  const auto deadline = Clock::now() + std::chrono::milliseconds(patience_.answer);
  if (PQsendQueryPrepared(connection_.get(), name.c_str(), params.size(), values.data(),
                          lengths.data(), formats.data(), 1) == 0) {
    Lose(FirstLine(PQerrorMessage(connection_.get())));
  }
  return Answer(deadline);
}

void PgLink::Script(const std::string& sql, int patience) {
  if (!Connected()) Lose("not connected");
  const int wait = patience == 0 ? patience_.answer : patience;
  const auto deadline = Clock::now() + std::chrono::milliseconds(wait);
  if (PQsendQuery(connection_.get(), sql.c_str()) == 0) {
    Lose(FirstLine(PQerrorMessage(connection_.get())));
  }
  (void)Answer(deadline);
}

int PgLink::Socket() const { return Connected() ? PQsocket(connection_.get()) : -1; }

std::string PgLink::Identifier(const std::string& name) const {
  const std::unique_ptr<char, void (*)(void*)> quoted(
      PQescapeIdentifier(connection_.get(), name.data(), name.size()), PQfreemem);
  if (quoted == nullptr) throw PgError(StoreError::Kind::kBroken, "postgres: bad name", "");
  return quoted.get();
}

void PgLink::ConsumeInput() {
  if (PQconsumeInput(connection_.get()) == 0) Lose(FirstLine(PQerrorMessage(connection_.get())));
}

std::optional<std::string> PgLink::NextNotification() {
  if (!Connected()) return std::nullopt;
  const std::unique_ptr<PGnotify, void (*)(void*)> note(PQnotifies(connection_.get()), PQfreemem);
  if (note == nullptr) return std::nullopt;
  return note->extra;
}

PgTransaction::PgTransaction(PgLink& link) : link_(link) { link_.Run("BEGIN"); }

PgTransaction::~PgTransaction() {
  if (!open_ || !link_.Connected()) return;
  try {
    link_.Run("ROLLBACK");
  } catch (const StoreError&) {
    link_.Close();
  }
}

void PgTransaction::Commit() {
  link_.Run("COMMIT");
  open_ = false;
}

}  // namespace folsom
