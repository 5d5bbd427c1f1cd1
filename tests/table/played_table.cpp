#include "table/played_table.h"

#include <boost/json.hpp>

#include "record/json/event_json.h"

namespace folsom {

TableFacts FactsOf(const Table& table) {
  TableFacts facts{.version = table.Version(),
                   .stage = table.GetStage(),
                   .config = table.GetConfig(),
                   .options = table.Options(),
                   .host = table.Host(),
                   .chairs = {table.Chairs().begin(), table.Chairs().end()},
                   .parts = table.DealParts(),
                   .deal = table.GetDealPhase(),
                   .deal_waits = table.DealWaits(),
                   .deal_since = table.DealSince(),
                   .refused = table.Refused(),
                   .seating = table.Seating(),
                   .rematch = table.RematchTable(),
                   .why_closed = table.WhyClosed(),
                   .opened_at = table.OpenedAt(),
                   .changed_at = table.ChangedAt(),
                   .state = table.State(),
                   .decisions = table.Decisions(),
                   .events = table.Events(),
                   .draws = table.Draws(),
                   .questions = {},
                   .asked_at = {},
                   .spent_before = {},
                   .asked_after = {},
                   .longest_show = {},
                   .take_backs = {},
                   .round_began = table.RoundJustBegan(),
                   .played = table.Played().size(),
                   .dealt = {table.Dealt().begin(), table.Dealt().end()}};
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    facts.take_backs.push_back(table.TakeBackOf(static_cast<Seat>(i)));
  }
  for (const Seat seat : table.State().pending) {
    facts.questions.push_back(table.QuestionOf(seat));
    facts.asked_at.push_back(table.AskedAt(seat));
    facts.spent_before.push_back(table.SpentBefore(seat));
    facts.asked_after.push_back(table.AskedAfter(seat));
    facts.longest_show.push_back(table.LongestShow(seat));
  }
  return facts;
}

PlayedTable::PlayedTable(const Config& config, const TableOptions& options, std::uint64_t seed,
                         const PersonId& host)
    : rng_(seed * 2 + 1), chance_(seed * 2) {
  Open(Table::Open(config, options, host, now));
}

PlayedTable::PlayedTable(const Beginning& from, const TableOptions& options, std::uint64_t seed,
                         const PersonId& host)
    : rng_(seed * 2 + 1), chance_(seed * 2) {
  Open(Table::Open(from.config, options, host, now, from.origin, from.position));
}

void PlayedTable::Open(const Result<Entry>& opened) {
  if (!opened) {
    ADD_FAILURE() << opened.Error().code;
    return;
  }
  Store(*opened);
}

void PlayedTable::Store(const Entry& entry) {
  Result<Folded> news = table_.Fold(entry);
  ASSERT_TRUE(news) << EntryText(entry);
  news_ = std::move(*news);
  log_.push_back(entry);
  const Result<Entry> read = EntryFrom(EntryText(entry));
  ASSERT_TRUE(read) << Describe(read.Error()) << " " << EntryText(entry);
  ASSERT_EQ(*read, entry) << EntryText(entry);
  ASSERT_TRUE(twin_.Fold(*read)) << EntryText(entry);
}

std::string PlayedTable::Do(const Command& command, const PersonId& who, Millis spent) {
  const Result<Entry> entry = table_.Check(command, Caller{who}, ++now, spent, chance_);
  if (!entry) return entry.Error().code;
  Store(*entry);
  return {};
}

std::string PlayedTable::CodeOf(const Command& command, const PersonId& who) {
  Recorder chance(5);
  const TableFacts before = FactsOf(table_);
  const Result<Entry> entry = table_.Check(command, Caller{who}, now, 0, chance);
  EXPECT_EQ(FactsOf(table_), before);
  return entry ? std::string() : entry.Error().code;
}

void PlayedTable::FillWithPeople() {
  for (std::size_t i = 0; i < table_.GetConfig().seats; ++i) {
    if (!table_.ChairOf(static_cast<Seat>(i)).Empty()) continue;
    ASSERT_EQ(Do(SitDown{.seat = static_cast<Seat>(i), .name = kPeople[i]}, kPeople[i]), "");
  }
}

void PlayedTable::Start() {
  ASSERT_NO_FATAL_FAILURE(FillWithPeople());
  ASSERT_NO_FATAL_FAILURE(CommitAll());
  ASSERT_EQ(Do(StartGame{}, table_.Host()), "");
  if (table_.GetStage() == Stage::kPlaying) return;
  ASSERT_NO_FATAL_FAILURE(RevealAll());
  ASSERT_EQ(DoAsServer(DealGame{}), "");
}

void PlayedTable::CommitAll() {
  for (const PersonId& who : Owners()) ASSERT_EQ(Do(Commit{CommitmentOf(who)}, who), "");
}

void PlayedTable::RevealAll() {
  for (const PersonId& who : Owners()) ASSERT_EQ(Do(RevealOf(who), who), "");
}

std::set<PersonId> PlayedTable::Owners() const {
  std::set<PersonId> owners;
  for (const Chair& chair : table_.Chairs()) {
    if (!chair.who.empty()) owners.insert(chair.who);
  }
  return owners;
}

std::string NonceOf(const PersonId& who) {
  std::string nonce;
  for (const char c : who) nonce += "0123456789abcdef"[static_cast<unsigned char>(c) % 16];
  return nonce.append(64 - nonce.size(), '0');
}

std::string CommitmentOf(const PersonId& who) { return "c" + NonceOf(who).substr(0, 63); }

Reveal RevealOf(const PersonId& who) {
  return {.nonce = NonceOf(who), .commitment = CommitmentOf(who)};
}

void PlayedTable::Step(Seat seat) {
  if (seat == kNoSeat) seat = AnySeat(State().pending, rng_);
  Decide(seat, AnyAction(LegalList(State(), seat), rng_));
}

void PlayedTable::Decide(Seat seat, Action action) {
  const DecisionNumber question = table_.QuestionOf(seat);
  if (table_.IsBotSeat(seat)) {
    ASSERT_EQ(DoAsServer(Act{seat, question, action}), "");
  } else {
    ASSERT_EQ(Do(Act{seat, question, action}, OwnerOf(seat)), "");
  }
}

std::vector<std::string> PlayedTable::Texts() const {
  std::vector<std::string> texts;
  for (const Entry& entry : log_) texts.push_back(EntryText(entry));
  return texts;
}

std::string TextOf(const std::optional<EventBody>& event, const GameState& after) {
  if (!event) return "-";
  return boost::json::serialize(EventJson(*event, PaletteOf(after)));
}

TableOptions Unhurried() {
  TableOptions options;
  options.clock = ClockKind::kNone;
  return options;
}

}  // namespace folsom
