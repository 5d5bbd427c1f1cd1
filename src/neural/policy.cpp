#include "neural/policy.h"

#include <algorithm>
#include <cassert>
#include <span>

#include "features/relative_actions.h"
#include "neural/fixed_point.h"
#include "neural/heads.h"

namespace folsom {

namespace {

static_assert(kShareBits == neural::kShareBits);

// The softmax of logits; all temperatures in percent. Precondition: there are as many `shares`.
void PutShares(std::span<const std::int32_t> logits, std::uint32_t percent,
               std::span<std::uint32_t> shares) {
  const std::int64_t top = *std::max_element(logits.begin(), logits.end());
  std::array<std::int64_t, ActionList::kCapacity> parts;
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < logits.size(); ++i) {
    parts[i] = neural::PowerOf((top - logits[i]) * 100 / percent);
    sum += parts[i];
  }
  for (std::size_t i = 0; i < logits.size(); ++i) {
    shares[i] = static_cast<std::uint32_t>((parts[i] << kShareBits) / sum);
  }
}

// Heads of seats count from the viewer.
void PutWinShares(const Network& network, const Network::Thought& thought, const SeatView& view,
                  Verdict& verdict) {
  const std::size_t seats = view.terms.seats;
  std::array<std::int32_t, kMaxSeats> logits;
  std::array<std::uint32_t, kMaxSeats> shares;
  for (std::size_t i = 0; i < seats; ++i) logits[i] = network.Head(thought, kFirstShareHead + i);
  PutShares({logits.data(), seats}, 100, {shares.data(), seats});
  for (std::size_t i = 0; i < seats; ++i) {
    verdict.win_shares[(Index(view.viewer) + i) % seats] = shares[i];
  }
}

}  // namespace

Verdict Judge(const Network& network, const SeatView& view, const ActionList& legal) {
  const Network::Thought thought = network.Think(SightOf(view));
  const RelativeActions relative(view);
  Verdict verdict;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    verdict.logits[i] = network.Head(thought, relative.Of(legal[i]));
  }
  PutWinShares(network, thought, view, verdict);
  return verdict;
}

// Legal actions ascend, so the first of equals has the lowest number.
Action BestAction(const Verdict& verdict, const ActionList& legal) {
  const auto first = verdict.logits.begin();
  const auto best = std::max_element(first, first + static_cast<std::ptrdiff_t>(legal.Size()));
  return legal[static_cast<std::size_t>(best - first)];
}

ActionShares SharesAt(const Verdict& verdict, const ActionList& legal, std::uint32_t percent) {
  assert(percent >= 1 && percent <= 10'000 && !legal.Empty());
  ActionShares shares{};
  PutShares({verdict.logits.data(), legal.Size()}, percent, {shares.data(), legal.Size()});
  return shares;
}

Action DrawAction(const Verdict& verdict, const ActionList& legal, std::uint32_t percent,
                  Rng& rng) {
  const ActionShares shares = SharesAt(verdict, legal, percent);
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < legal.Size(); ++i) sum += shares[i];
  std::uint32_t left = rng.Below(sum);
  std::size_t drawn = 0;
  while (left >= shares[drawn]) left -= shares[drawn++];
  return legal[drawn];
}

}  // namespace folsom
