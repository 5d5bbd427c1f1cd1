// The checks of the start and of the fair deal.
#include <algorithm>

#include "record/game/fair_lines.h"
#include "table/checks/checks.h"

namespace folsom {

TableChecks::Answer TableChecks::SeatsAreFilled() const {
  if (As<StartGame>() == nullptr || !FreeSeat()) return std::nullopt;
  return Refusal("empty_seats", "every seat needs a player or a bot");
}

// While it is, seats can only be left, and commitments not be changed.
TableChecks::Answer TableChecks::NoDealIsOn() const {
  if (table_.GetDealPhase() == DealPhase::kNone) return std::nullopt;
  bool fixed = IsOneOf<SitDown, PutBot, ClearSeat, SetOptions, StartGame, PickBandit>();
  if (As<Commit>() != nullptr) {
    const Seat own = table_.SeatsOf(caller_.who).First();
    fixed = !table_.DealWaits().Has(own) || !table_.ChairOf(own).commitment.empty();
  }
  if (!fixed) return std::nullopt;
  return Refusal("dealing", "not while the cards are being shuffled");
}

TableChecks::Answer TableChecks::DealIsReady() const {
  const DealPhase phase = table_.GetDealPhase();
  bool ready = true;
  if (As<Reveal>() != nullptr) {
    ready = phase == DealPhase::kRevealing &&
            !(table_.SeatsOf(caller_.who) & table_.DealWaits()).Empty();
  } else if (const RefuseStart* refuse = As<RefuseStart>()) {
    ready = !table_.DealWaits().Empty() && refuse->since == table_.DealSince();
  } else if (As<DealGame>() != nullptr) {
    ready = phase == DealPhase::kComplete;
  }
  if (ready) return std::nullopt;
  return Refusal("not_revealing", "no nonce is asked for now");
}

// Who repeats another's commitment would reveal by repeating.
TableChecks::Answer TableChecks::CommitmentIsGood() const {
  const Commit* commit = As<Commit>();
  if (commit == nullptr) return std::nullopt;
  const bool taken = std::ranges::any_of(table_.Chairs(), [&](const Chair& chair) {
    return chair.who != caller_.who && chair.commitment == commit->commitment;
  });
  if (IsDigest(commit->commitment) && !taken) return std::nullopt;
  return Refusal("bad_commitment",
                 "64 lower-case hex digits that no other player has committed to");
}

TableChecks::Answer TableChecks::NonceIsGood() const {
  const Reveal* reveal = As<Reveal>();
  if (reveal == nullptr) return std::nullopt;
  const Chair& own = table_.ChairOf(table_.SeatsOf(caller_.who).First());
  if (IsDigest(reveal->nonce) && reveal->commitment == own.commitment) return std::nullopt;
  return Refusal("bad_nonce", "this is not what you committed to");
}

}  // namespace folsom
