// The checks of a command, in order. Internal to table/.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "table/checks/permission.h"

namespace folsom {

// One command looked at by all checks. Each check is about one thing and says nothing of commands
// that it does not concern; the first that objects is the answer.
class TableChecks {
 public:
  TableChecks(const Table& table, const Command& command, const Caller& caller);

  [[nodiscard]] std::optional<Problem> First() const;
  // The seat that the command names or, sitting down, leads to; kNoSeat: none.
  [[nodiscard]] Seat Place() const { return seat_.value_or(kNoSeat); }

 private:
  using Answer = std::optional<Problem>;
  using Check = Answer (TableChecks::*)() const;
  static const std::array<Check, 27> kOrder;
  [[nodiscard]] static Problem Refusal(std::string_view code, std::string_view message);

  [[nodiscard]] Answer IsOpen() const;
  [[nodiscard]] Answer IsRightStage() const;
  [[nodiscard]] Answer IsAllowed() const;
  [[nodiscard]] Answer SeatExists() const;
  [[nodiscard]] Answer OwnsSeat() const;
  [[nodiscard]] Answer NoDealIsOn() const;
  [[nodiscard]] Answer DealIsReady() const;
  [[nodiscard]] Answer SomebodyIsThere() const;
  [[nodiscard]] Answer SeatIsFree() const;
  [[nodiscard]] Answer MaySitAgain() const;
  [[nodiscard]] Answer WasNotKicked() const;
  [[nodiscard]] Answer MayTakeOver() const;
  [[nodiscard]] Answer NamesBot() const;
  [[nodiscard]] Answer NameIsGood() const;
  [[nodiscard]] Answer CommitmentIsGood() const;
  [[nodiscard]] Answer NonceIsGood() const;
  [[nodiscard]] Answer OptionsAreGood() const;
  [[nodiscard]] Answer BanditIsFree() const;
  [[nodiscard]] Answer SeatsAreFilled() const;
  [[nodiscard]] Answer PlaysForThemselves() const;
  [[nodiscard]] Answer DecisionIsOpen() const;
  [[nodiscard]] Answer IsOnTurn() const;
  [[nodiscard]] Answer ActionIsLegal() const;
  [[nodiscard]] Answer CanTakeBack() const;
  [[nodiscard]] Answer MayBeHinted() const;
  [[nodiscard]] Answer IsAway() const;
  [[nodiscard]] Answer HasNoRematch() const;

  // The command, if it is one of these.
  template <typename C>
  [[nodiscard]] const C* As() const {
    return std::get_if<C>(&command_);
  }
  template <typename... C>
  [[nodiscard]] bool IsOneOf() const {
    return (std::holds_alternative<C>(command_) || ...);
  }
  [[nodiscard]] bool IsHost() const { return !caller_.IsServer() && caller_.who == table_.Host(); }
  [[nodiscard]] bool MayHost() const { return table_.MayHost(caller_.who); }
  [[nodiscard]] const Chair& TheChair() const { return table_.ChairOf(*seat_); }
  [[nodiscard]] std::optional<Seat> FreeSeat() const;
  // Seat and question of a decision (Act, TakeOver, AskHint).
  [[nodiscard]] std::optional<DecisionNumber> Question() const;

  const Table& table_;
  const Command& command_;
  const Caller& caller_;
  const Permission& may_;
  std::optional<Seat> seat_;  // The one that the command names, or leads to.
};

}  // namespace folsom
