// A table with a clock and a made-up `now`.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "table/clock.h"
#include "table/played_table.h"

namespace folsom {

using People = std::set<PersonId>;
inline const People kAllThere{"anna", "bert", "cleo", "dora"};

class ClockTest : public testing::Test {
 protected:
  // A table for four; `bots` of them, from the last seat down, are bots.
  void Open(const TableOptions& options, std::size_t bots = 0) {
    table_ = std::make_unique<PlayedTable>(Config{}, options, 6);
    clock_ = TableClock();
    for (std::size_t i = 0; i < bots; ++i) {
      ASSERT_EQ(table_->Do(PutBot{static_cast<Seat>(3 - i), "rustler"}, "anna"), "");
    }
    ASSERT_NO_FATAL_FAILURE(table_->Start());
  }
  void Update(const People& present, Millis now) { clock_.Update(table_->Get(), present, now); }
  [[nodiscard]] const Table& Get() const { return table_->Get(); }
  [[nodiscard]] Seat Asked() const { return table_->State().pending.First(); }
  // The one command that is due, as text.
  [[nodiscard]] std::string DueAt(Millis now) const {
    std::string text;
    for (const Command& command : clock_.Due(Get(), now)) {
      text += std::string(text.empty() ? "" : ", ").append(CommandName(command));
      if (const auto* over = std::get_if<TakeOver>(&command)) {
        text.append(" ").append(std::to_string(Index(over->seat)));
        text.append(over->why == Absence::kClock ? " clock" : " absent");
      }
      if (const auto* back = std::get_if<GiveBack>(&command)) {
        text.append(" ").append(std::to_string(Index(back->seat)));
      }
    }
    return text;
  }
  [[nodiscard]] std::string Due(Seat seat, std::string_view why) const {
    return "take_over " + std::to_string(Index(seat)) + " " + std::string(why);
  }
  void CarryOut(Millis now) {
    for (const Command& command : clock_.Due(Get(), now)) {
      const auto* over = std::get_if<TakeOver>(&command);
      const Millis spent = over != nullptr ? clock_.Spent(Get(), over->seat, now) : 0;
      ASSERT_EQ(table_->DoAsServer(command, spent), "") << CommandName(command);
    }
  }
  // Everyone but the owner of this seat.
  [[nodiscard]] People AllBut(Seat seat) const {
    People people = kAllThere;
    people.erase(table_->OwnerOf(seat));
    return people;
  }

  std::unique_ptr<PlayedTable> table_;
  TableClock clock_;
};

inline TableOptions Live() {
  TableOptions options;
  options.decision_s = 20;
  options.bank_s = 30;
  options.grace_s = 40;
  return options;
}
inline TableOptions Daily() {
  TableOptions options;
  options.clock = ClockKind::kDaily;
  options.decision_s = 7200;
  return options;
}

}  // namespace folsom
