#include "hall/host/table_host.h"

#include <algorithm>
#include <utility>

#include "hall/daily/day_result.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/summary.h"
#include "record/position/position.h"

namespace folsom {

namespace {

constexpr std::size_t kMostJobs = 64;

// Whose clock a command stops.
struct ClockSeat {
  std::optional<Seat> operator()(const Act& c) const { return c.seat; }
  std::optional<Seat> operator()(const TakeOver& c) const { return c.seat; }
  std::optional<Seat> operator()(const StandIn& c) const { return c.seat; }
  template <typename Other>
  std::optional<Seat> operator()(const Other& /*c*/) const {
    return std::nullopt;
  }
};

// What brings somebody to a table, or to one more.
[[nodiscard]] bool TakesPart(const Command& command) {
  return std::holds_alternative<SitDown>(command) || std::holds_alternative<Rematch>(command);
}

// Each once, in order.
[[nodiscard]] std::vector<std::string> OwnersOf(const Table& table) {
  std::set<std::string> owners;
  for (const Chair& chair : table.Chairs()) {
    if (!chair.who.empty()) owners.insert(chair.who);
  }
  return {owners.begin(), owners.end()};
}

[[nodiscard]] bool SameListing(const TableSummary& a, const TableSummary& b) {
  return a.text == b.text && a.shelf == b.shelf && a.listed == b.listed;
}

}  // namespace

TableHost::TableHost(const HostTools& tools, HostKeeper& keeper, TableOrigin origin, Table table,
                     std::set<PersonId> elsewhere)
    : tools_(tools),
      keeper_(keeper),
      origin_(std::move(origin)),
      commit_(CommitOf(origin_.secret)),
      table_(std::move(table)),
      clock_(tools.settings.ends_abandoned),
      elsewhere_(std::move(elsewhere)),
      present_(elsewhere_),
      loaded_at_(tools.loop.Now()),
      idle_since_(loaded_at_) {
  AssumeTold();
  clock_.Update(table_, present_, tools_.loop.Now());
  RunDue();
  Arm();
}

TableHost::~TableHost() {
  if (timer_ != 0) tools_.loop.Cancel(timer_);
}

FairSeed TableHost::Seed() const {
  if (seed_) return *seed_;
  const auto nonces = table_.StartNonces();
  const FairSeed seed = SeedOf(origin_.secret, nonces);
  if (table_.GetStage() != Stage::kUnstarted) seed_ = seed;
  return seed;
}

void TableHost::Submit(Command command, Caller caller, Answer answer, PersonId link_owner) {
  std::optional<Problem> refused;
  if (retired_) refused = Restarting();
  if (unreadable_) refused = UnreadableTable();
  // What the server itself wants can wait for its next look.
  if (jobs_.size() >= kMostJobs) {
    refused = ProblemOf("server/busy", "too many commands wait at this table");
  }
  if (refused) {
    if (answer) answer(*refused);
    return;
  }
  jobs_.push_back({std::move(command), std::move(caller), std::move(answer), std::move(link_owner),
                   tools_.loop.Now()});
  Process();
}

void TableHost::Process() {
  while (!writing_ && !reading_ && !jobs_.empty()) Begin(jobs_.front());
}

// In correspondence games only those take part in the deal who are there; in that of a day, and of
// a puzzle, nobody.
Command TableHost::Completed(Command command) const {
  if (Reveal* const reveal = std::get_if<Reveal>(&command)) {
    reveal->commitment = CommitOf(reveal->nonce);
  }
  StartGame* const start = std::get_if<StartGame>(&command);
  const bool of_day = table_.Origin() != nullptr && IsDayName(table_.Origin()->game);
  const bool for_nobody = of_day || table_.IsOfPuzzle();
  if (start != nullptr && (for_nobody || table_.Options().clock == ClockKind::kDaily)) {
    for (std::size_t i = 0; i < table_.Chairs().size(); ++i) {
      const PersonId& who = table_.Chairs()[i].who;
      if (!who.empty() && (for_nobody || !present_.contains(who)))
        start->excused.Add(static_cast<Seat>(i));
    }
  }
  return command;
}

Result<Entry> TableHost::CheckJob(const Job& job) const {
  if (!job.link_owner.empty()) {
    const SitDown* const sit = std::get_if<SitDown>(&job.command);
    if (sit == nullptr || !sit->seat || !table_.MayPassOn(*sit->seat, job.link_owner)) {
      return UnknownLink();
    }
  }
  if (const SitDown* const sit = std::get_if<SitDown>(&job.command)) {
    if (HasNamesake(sit->name, job.caller.who, sit->seat.value_or(kNoSeat))) return NameAtTable();
  }
  if (TakesPart(job.command) && keeper_.IsLeaving(job.caller.who)) return LeavingPerson();
  const std::optional<Seat> seat = std::visit(ClockSeat{}, job.command);
  const Millis spent = seat ? clock_.Spent(table_, *seat, job.arrived) : 0;
  FairSource chance(Seed(), table_.Draws());
  Result<Entry> entry = table_.Check(Completed(job.command), job.caller, tools_.loop.Now(),
                                     std::max<Millis>(0, spent), chance);
  if (entry && DisplacesPresent(job)) return StillPresent();
  return entry;
}

// Another node may have stored what would change the answer, and have told of it already: a refusal
// counts only after a look into the store.
bool TableHost::MayBeBehind(Job& job) const {
  if (!tools_.shared || job.caller.IsServer() || std::exchange(job.looked, true)) return false;
  job.returned = false;
  return true;
}

bool TableHost::HasNamesake(const std::string& name, const PersonId& who, Seat but) const {
  const NameKeys keys = tools_.texts.KeysOf(name);
  for (std::size_t i = 0; i < table_.Chairs().size(); ++i) {
    const Chair& chair = table_.Chairs()[i];
    if (chair.who.empty() || chair.who == who || static_cast<Seat>(i) == but) continue;
    if (tools_.texts.KeysOf(chair.name).IsLike(keys)) return true;
  }
  return false;
}

void TableHost::RenameSeats(const Person& person, const std::string& before, bool even_if_taken) {
  if (!even_if_taken && HasNamesake(person.name, person.id)) return;
  for (const Seat seat : table_.SeatsOf(person.id)) {
    if (table_.ChairOf(seat).name != before) continue;
    Submit(RenameSeat{.seat = seat, .name = person.name, .claimed = !person.password_hash.empty()},
           {});
  }
}

// Checks the first command and has it written; or answers it at once if it is refused.
void TableHost::Begin(Job& job) {
  if (ReturnFirst(job)) return;
  Result<Entry> entry = CheckJob(job);
  if (!entry && MayBeBehind(job)) return ReadNewer();
  if (!entry) return Finish(entry);
  Unstored unstored{.entry = std::move(*entry), .next = table_, .news = {}, .version = 0};
  Result<Folded> news = unstored.next.Fold(unstored.entry);
  if (!news) {
    tools_.log.Write(LogLevel::kError, "entry_impossible",
                     {{"table", origin_.id},
                      {"command", CommandName(job.command)},
                      {"code", news.Error().code}});
    return Finish(ProblemOf("server/internal", "this cannot be done"));
  }
  unstored.news = std::move(*news);
  unstored.version = table_.Version() + 1;
  AppendRequest request = RequestFor(unstored);
  writing_ = std::move(unstored);
  tools_.store.Append(std::move(request),
                      leash_.On([this](std::optional<AppendResult> result, const std::string& why) {
                        Written(result, why);
                      }));
}

// Whose lists the table is in: its players', and that of a day if it is a ride of it.
std::vector<std::string> TableHost::ListsOf(const Table& table) const {
  std::vector<std::string> lists = OwnersOf(table);
  const std::optional<DayNumber> day = TriedDay(tools_.day_key, origin_.id, table);
  if (day && !lists.empty()) lists.push_back(ListOfDay(DayText(*day)));
  return lists;
}

AppendRequest TableHost::RequestFor(const Unstored& unstored) const {
  const Table& next = unstored.next;
  AppendRequest request{.table = origin_.id,
                        .version = unstored.version,
                        .entry = EntryText(unstored.entry),
                        .tag = tools_.new_tag(),
                        .summary = std::nullopt,
                        .position = {}};
  if (unstored.news.room || next.GetStage() != table_.GetStage()) {
    TableSummary summary = SummaryOf(next, origin_.id, origin_.code, commit_);
    const TableSummary before = SummaryOf(table_, origin_.id, origin_.code, commit_);
    if (!SameListing(summary, before)) request.summary = std::move(summary);
    std::vector<std::string> lists = ListsOf(next);
    if (lists != ListsOf(table_)) request.people = std::move(lists);
  }
  if (next.GetStage() == Stage::kPlaying && next.RoundJustBegan()) {
    request.position = WritePosition(next.State());
  }
  return request;
}

void TableHost::Written(std::optional<AppendResult> result, const std::string& why) {
  if (result == AppendResult::kStored) return Adopt();
  writing_.reset();
  if (result == AppendResult::kConflict) {
    ++tools_.metrics.conflicts;
    return ReadNewer();
  }
  if (result == AppendResult::kNoTable) return TakeNewer(std::nullopt);
  ++tools_.metrics.store_failures;
  tools_.log.Write(LogLevel::kError, "append_failed", {{"table", origin_.id}, {"why", why}});
  Finish(StoreFailed());
  GoOn();
}

// After an append or a reading came to its end.
void TableHost::GoOn() {
  if (read_again_) return ReadNewer();
  Process();
  Arm();
}

// What was written is the table now. `writing_` stays set meanwhile: no command may begin before
// all were told of this one.
void TableHost::Adopt() {
  const Entry entry = std::move(writing_->entry);
  const Folded news = std::move(writing_->news);
  // A reader may have folded it already.
  const bool is_new = table_.Version() + 1 == writing_->version;
  if (is_new) table_ = std::move(writing_->next);
  Count(jobs_.front());
  if (is_new) clock_.Update(table_, present_, tools_.loop.Now());
  Finish(entry);
  if (is_new) AfterFold(news);
  writing_.reset();
  GoOn();
}

void TableHost::Finish(const Result<Entry>& result) {
  const Job job = std::move(jobs_.front());
  jobs_.pop_front();
  if (job.answer) job.answer(result);
}

void TableHost::Count(const Job& job) {
  Metrics& metrics = tools_.metrics;
  if (std::holds_alternative<Act>(job.command)) {
    ++(job.caller.IsServer() ? metrics.bot_decisions : metrics.decisions);
  }
  const bool ended = writing_->news.room && !std::holds_alternative<Rematch>(job.command);
  if (table_.GetStage() == Stage::kFinished && ended) ++metrics.finished;
  metrics.stored.Add(tools_.loop.Now() - job.arrived);
}

void TableHost::RefuseAll(const Problem& problem) {
  while (jobs_.size() > (writing_ ? 1U : 0U)) {
    const Job job = std::move(jobs_.back());
    jobs_.pop_back();
    if (job.answer) job.answer(problem);
  }
}

void TableHost::Retire() {
  retired_ = true;
  RefuseAll(Restarting());
}

void TableHost::Grew(std::uint32_t version) {
  if (version == 0 || version > table_.Version()) ReadNewer();
}

void TableHost::ReadNewer() {
  read_again_ = reading_ || writing_.has_value();
  if (read_again_) return;
  reading_ = true;
  AskStore(
      tools_.store,
      [id = origin_.id, version = table_.Version()](Store& store) {
        return store.Load(id, version);
      },
      leash_.On([this](const std::optional<std::optional<StoredTable>>& found) {
        reading_ = false;
        if (found) return TakeNewer(*found);
        if (!jobs_.empty()) Finish(StoreFailed());
        GoOn();
      }));
}

void TableHost::TakeNewer(const std::optional<StoredTable>& found) {
  if (!found) {
    unreadable_ = true;
    RefuseAll(UnknownTable());
    return keeper_.Gone(*this);
  }
  reading_ = true;  // No command may begin before all were told of all.
  for (const StoredEntry& entry : found->entries) {
    if (entry.version != table_.Version() + 1) continue;
    if (FoldNewer(entry)) continue;
    tools_.log.Write(LogLevel::kError, "log_unreadable",
                     {{"table", origin_.id}, {"version", entry.version}});
    unreadable_ = true;
    RefuseAll(UnreadableTable());
    break;
  }
  reading_ = false;
  GoOn();
}

bool TableHost::FoldNewer(const StoredEntry& stored) {
  const Result<Entry> entry = EntryFrom(stored.text);
  if (!entry) return false;
  const Result<Folded> news = table_.Fold(*entry);
  if (!news) return false;
  clock_.Update(table_, present_, tools_.loop.Now());
  AfterFold(*news);
  return true;
}

void TableHost::AfterFold(const Folded& news) {
  idle_since_ = tools_.loop.Now();
  Announce(news);
  NoteSeen();
  if (news.room) keeper_.SummaryChanged();
  if (news.room && table_.GetStage() == Stage::kFinished && Leads()) {
    const std::optional<DayNumber> day = TriedDay(tools_.day_key, origin_.id, table_);
    if (day) keeper_.RideEnded(*this, *day);
  }
  TellTurns();
  RunDue();
}

}  // namespace folsom
