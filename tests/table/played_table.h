// A table with its log, driven by commands as a server would, and beside it a second one that hears
// of it only through the texts of the log.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "record/game/chance.h"
#include "record/origin/beginning.h"
#include "support/random_game.h"
#include "table/table.h"

namespace folsom {

// All that can be asked of a table, to be compared.
struct TableFacts {
  std::uint32_t version;
  Stage stage;
  Config config;
  TableOptions options;
  PersonId host;
  std::vector<Chair> chairs;
  std::array<DealPart, kMaxSeats> parts;
  DealPhase deal;
  SeatMask deal_waits;
  Millis deal_since;
  RefusedStarts refused;
  std::array<std::uint8_t, kMaxSeats> seating;
  std::string rematch;
  Closing why_closed;
  Millis opened_at;
  Millis changed_at;
  GameState state;
  std::uint32_t decisions;
  std::uint32_t events;
  std::uint32_t draws;
  std::vector<DecisionNumber> questions;
  std::vector<Millis> asked_at;
  std::vector<Millis> spent_before;
  std::vector<std::uint32_t> asked_after;
  std::vector<Millis> longest_show;
  std::vector<std::optional<DecisionNumber>> take_backs;
  bool round_began;
  std::size_t played;
  std::vector<Drawn> dealt;
  bool operator==(const TableFacts&) const = default;
};
[[nodiscard]] TableFacts FactsOf(const Table& table);

inline constexpr Millis kNoon = 1'700'000'000'000;

// People are called by their ids: "anna" is shown as "anna".
class PlayedTable {
 public:
  explicit PlayedTable(const Config& config, const TableOptions& options = {},
                       std::uint64_t seed = 1, const PersonId& host = "anna");

  // Of a game that comes from another.
  explicit PlayedTable(const Beginning& from, const TableOptions& options = {},
                       std::uint64_t seed = 1, const PersonId& host = "anna");

  // Carries a command out, on both tables; returns the code of the problem, or nothing. Whatever
  // the answer, the check itself must change nothing, and an entry that was made must fold.
  std::string Do(const Command& command, const PersonId& who, Millis spent = 0);
  std::string DoAsServer(const Command& command, Millis spent = 0) {
    return Do(command, PersonId(), spent);
  }
  // The same without carrying it out.
  [[nodiscard]] std::string CodeOf(const Command& command, const PersonId& who);
  // Anna, Bert, ... sit down until no seat is free.
  void FillWithPeople();
  // FillWithPeople, and the whole way to the first card.
  void Start();
  // Everybody who owns a seat commits, or reveals, as below.
  void CommitAll();
  void RevealAll();
  // One random decision of `seat`, or of a random pending one, by whoever plays it.
  void Step(Seat seat = kNoSeat);
  void Decide(Seat seat, Action action);
  // Random decisions until `until()` or the end; at most kMaxDecisions.
  template <typename Until>
  void StepUntil(Until until) {
    for (std::size_t i = 0; i < kMaxDecisions && !Over() && !until(); ++i) Step();
  }
  void PlayToTheEnd() {
    StepUntil([] { return false; });
  }

  [[nodiscard]] bool Over() const {
    return table_.GetStage() != Stage::kPlaying || testing::Test::HasFatalFailure();
  }
  [[nodiscard]] const Table& Get() const { return table_; }
  [[nodiscard]] const GameState& State() const { return table_.State(); }
  [[nodiscard]] const PersonId& OwnerOf(Seat seat) const { return table_.ChairOf(seat).who; }
  [[nodiscard]] const Folded& News() const { return news_; }  // Of the last entry.
  [[nodiscard]] const std::vector<Entry>& Log() const { return log_; }
  [[nodiscard]] std::vector<std::string> Texts() const;
  [[nodiscard]] const Table& Twin() const { return twin_; }
  Rng& Random() { return rng_; }
  Millis now = kNoon;

 private:
  void Open(const Result<Entry>& opened);
  void Store(const Entry& entry);
  [[nodiscard]] std::set<PersonId> Owners() const;

  Rng rng_;
  Recorder chance_;
  std::vector<Entry> log_;
  Table table_;
  Table twin_;
  Folded news_;
};

inline constexpr const char* kPeople[] = {"anna", "bert", "cleo", "dora", "emil", "fritz"};

// Of each person another. Tables know no hashes: here a commitment is like its nonce.
[[nodiscard]] std::string NonceOf(const PersonId& who);
[[nodiscard]] std::string CommitmentOf(const PersonId& who);
[[nodiscard]] Reveal RevealOf(const PersonId& who);

// What is told, as text: to compare.
[[nodiscard]] std::string TextOf(const std::optional<EventBody>& event, const GameState& after);

// The options of tables that nobody hurries, and where nothing waits.
[[nodiscard]] TableOptions Unhurried();

}  // namespace folsom
