#include "batch/rows.h"

#include <algorithm>
#include <cstring>

#include "batch/truth.h"
#include "features/features.h"
#include "features/foresight.h"
#include "rules/state/score.h"

namespace folsom {

namespace {

void WriteMask(const LegalBits& legal, std::uint8_t* row) {
  std::memset(row, 0, kActions);
  for (std::size_t i = 0; i < LegalBits::kWords; ++i) {
    for (std::uint64_t rest = legal.words[i]; rest != 0; rest &= rest - 1) {
      row[i * 64 + static_cast<std::size_t>(std::countr_zero(rest))] = 1;
    }
  }
}

void WriteView(const BatchRows& rows, std::size_t game, const GameState& state, Seat seat) {
  if (rows.observation == nullptr && rows.foresight == nullptr && rows.truth == nullptr) return;
  const SeatView view = ViewFor(state, seat);
  if (rows.observation != nullptr) {
    std::uint8_t* const row = rows.observation + game * kObservationSize;
    Observe(view, std::span<std::uint8_t, kObservationSize>(row, kObservationSize));
  }
  if (rows.foresight != nullptr) {
    std::uint8_t* const row = rows.foresight + game * kForesightSize;
    Foresee(view, std::span<std::uint8_t, kForesightSize>(row, kForesightSize));
  }
  if (rows.truth != nullptr) {
    std::uint8_t* const row = rows.truth + game * kTruthSize;
    WriteTruth(state, view, std::span<std::uint8_t, kTruthSize>(row, kTruthSize));
  }
}

}  // namespace

void WriteDecision(const BatchRows& rows, std::size_t game, const Slot& slot, const Asked& asked) {
  WriteView(rows, game, slot.state, asked.seat);
  if (rows.mask != nullptr) WriteMask(asked.legal, rows.mask + game * kActions);
  if (rows.seat != nullptr) rows.seat[game] = static_cast<std::uint8_t>(asked.seat);
  if (rows.seats != nullptr) rows.seats[game] = slot.state.terms.seats;
  if (rows.entry != nullptr) rows.entry[game] = slot.entry;
}

void WriteNoEnd(const BatchRows& rows, std::size_t game) {
  if (rows.reward != nullptr) std::fill_n(rows.reward + game * kMaxSeats, kMaxSeats, 0.0F);
  if (rows.money != nullptr) std::fill_n(rows.money + game * kMaxSeats, kMaxSeats, 0);
  if (rows.ended != nullptr) rows.ended[game] = 0;
}

void WriteEnd(const BatchRows& rows, std::size_t game, const GameState& last) {
  const Score score = ScoreOf(last);
  const WinShares shares = SharesOf(last.terms, score.winners);
  if (rows.reward != nullptr) std::ranges::copy(shares, rows.reward + game * kMaxSeats);
  for (std::size_t i = 0; rows.money != nullptr && i < kMaxSeats; ++i) {
    rows.money[game * kMaxSeats + i] = score.seats[i].total;
  }
  if (rows.ended != nullptr) rows.ended[game] = 1;
}

}  // namespace folsom
