// A table at which four people make uniformly random decisions, as fast as the store takes them.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <string>

#include "fair/fair.h"
#include "record/position/position.h"
#include "rules/choices/legal.h"
#include "store/database.h"
#include "table/table.h"

namespace folsom {

// One after the other, gives what the server would ask of the store: first `Birth`, then `Next`
// until it is over.
class BusyTable {
 public:
  BusyTable(std::string id, std::uint64_t seed, Millis now)
      : id_(std::move(id)), rng_(seed), secret_(Secret(seed)) {
    TableOptions options;
    options.title = "Load";
    Opened(Table::Open(Config{}, options, Person(0), now));
  }

  [[nodiscard]] const std::string& Id() const { return id_; }
  [[nodiscard]] const Table& Now() const { return table_; }
  [[nodiscard]] bool Over() const { return table_.GetStage() == Stage::kFinished; }

  [[nodiscard]] NewTable Birth() const {
    return {.summary = Summary(table_),
            .secret = secret_,
            .entry = EntryText(first_),
            .tag = id_ + "-1",
            .owner = Person(0)};
  }

  // What the next command asks the store for; it happens only when `Stored` is called.
  [[nodiscard]] AppendRequest Next(Millis now) {
    next_ = table_;
    const Result<Entry> entry = Check(now);
    if (!entry) throw std::runtime_error(Describe(entry.Error()));
    const Stage before = table_.GetStage();
    if (const Result<Folded> news = next_.Fold(*entry); !news) {
      throw std::runtime_error(Describe(news.Error()));
    }
    is_decision_ = std::holds_alternative<Decided>(entry->body);
    AppendRequest request{.table = id_,
                          .version = next_.Version(),
                          .entry = EntryText(*entry),
                          .tag = fmt::format("{}-{}", id_, next_.Version()),
                          .summary = std::nullopt,
                          .position = {}};
    if (next_.GetStage() != before) request.summary = Summary(next_);
    if (std::holds_alternative<Sat>(entry->body)) request.people = Owners(next_);
    if (next_.RoundJustBegan()) request.position = WritePosition(next_.State());
    return request;
  }
  // Whether it was a decision.
  bool Stored() {
    std::swap(table_, next_);
    return is_decision_;
  }

 private:
  // Everybody is at one table only.
  [[nodiscard]] std::string Person(std::size_t i) const { return fmt::format("{}:{}", id_, i); }
  static std::string Secret(std::uint64_t seed) {
    Rng rng(seed);
    std::string secret;
    for (std::size_t i = 0; i < kSecretBytes; ++i) secret += static_cast<char>(rng.Below(256));
    return secret;
  }

  void Opened(const Result<Entry>& entry) {
    if (!entry || !table_.Fold(*entry)) throw std::runtime_error("the table cannot be opened");
    first_ = *entry;
  }

  static std::vector<std::string> Owners(const Table& table) {
    std::vector<std::string> owners;
    for (const Chair& chair : table.Chairs()) {
      if (!chair.who.empty()) owners.push_back(chair.who);
    }
    return owners;
  }
  static TableShelf ShelfOf(Stage stage) {
    if (stage == Stage::kUnstarted) return TableShelf::kOpen;
    return stage == Stage::kPlaying ? TableShelf::kPlaying : TableShelf::kFinished;
  }
  [[nodiscard]] TableSummary Summary(const Table& table) const {
    return {.id = id_,
            .code = id_,
            .listed = false,
            .shelf = ShelfOf(table.GetStage()),
            .created_at = table.OpenedAt(),
            .changed_at = table.ChangedAt(),
            .text = R"({"title":"Load","names":["Anna","Ben","Cleo","Dan"]})"};
  }

  [[nodiscard]] Result<Entry> Check(Millis now) {
    FairSource chance(seed_, table_.Draws());
    if (table_.GetStage() == Stage::kUnstarted) return Gather(now, chance);
    std::uint32_t skip = rng_.Below(static_cast<std::uint32_t>(table_.State().pending.Count()));
    Seat seat = table_.State().pending.First();
    for (const Seat pending : table_.State().pending) {
      if (skip-- == 0) seat = pending;
    }
    ActionList legal;
    LegalActions(table_.State(), seat, legal);
    const Action action = legal[rng_.Below(static_cast<std::uint32_t>(legal.Size()))];
    const Act act{.seat = seat, .decision = table_.QuestionOf(seat), .action = action};
    return table_.Check(act, {table_.ChairOf(seat).who}, now, 1000, chance);
  }
  // Four people sit down, then the game starts.
  [[nodiscard]] Result<Entry> Gather(Millis now, ChanceSource& chance) {
    for (std::size_t i = 0; i < table_.Chairs().size(); ++i) {
      if (!table_.Chairs()[i].Empty()) continue;
      SitDown sit;
      sit.name = fmt::format("Player {}", i);
      return table_.Check(sit, {Person(i)}, now, 0, chance);
    }
    if (table_.GetDealPhase() == DealPhase::kNone) {  // Nobody adds anything.
      const auto everybody = SeatMask::FirstN(table_.Chairs().size());
      return table_.Check(StartGame{everybody}, {Person(0)}, now, 0, chance);
    }
    seed_ = SeedOf(secret_, table_.StartNonces());
    FairSource first(seed_, 0);
    return table_.Check(DealGame{}, {}, now, 0, first);
  }

  std::string id_;
  Rng rng_;
  std::string secret_;
  FairSeed seed_{};
  Entry first_;
  Table table_;
  Table next_;
  bool is_decision_ = false;
};

}  // namespace folsom
