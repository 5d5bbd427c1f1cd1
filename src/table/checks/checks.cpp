#include "table/checks/checks.h"

#include <algorithm>

#include "record/game/replay.h"
#include "table/good_text.h"

namespace folsom {

namespace {

template <typename C>
[[nodiscard]] std::optional<Seat> NamedSeat(const C& command) {
  if constexpr (requires { command.seat; }) {
    return command.seat;
  } else {
    return std::nullopt;
  }
}

}  // namespace

TableChecks::TableChecks(const Table& table, const Command& command, const Caller& caller)
    : table_(table),
      command_(command),
      caller_(caller),
      may_(PermissionFor(command)),
      seat_(std::visit([](const auto& c) { return NamedSeat(c); }, command)) {
  if (As<SitDown>() != nullptr && !seat_) seat_ = FreeSeat();
}

// The order is a contract: Table::Check states it.
const std::array<TableChecks::Check, 27> TableChecks::kOrder{
    &TableChecks::IsOpen,           &TableChecks::IsRightStage,
    &TableChecks::IsAllowed,        &TableChecks::SeatExists,
    &TableChecks::OwnsSeat,         &TableChecks::NoDealIsOn,
    &TableChecks::DealIsReady,      &TableChecks::SomebodyIsThere,
    &TableChecks::SeatIsFree,       &TableChecks::MaySitAgain,
    &TableChecks::WasNotKicked,     &TableChecks::MayTakeOver,
    &TableChecks::NamesBot,         &TableChecks::NameIsGood,
    &TableChecks::CommitmentIsGood, &TableChecks::NonceIsGood,
    &TableChecks::OptionsAreGood,   &TableChecks::BanditIsFree,
    &TableChecks::SeatsAreFilled,   &TableChecks::PlaysForThemselves,
    &TableChecks::DecisionIsOpen,   &TableChecks::IsOnTurn,
    &TableChecks::ActionIsLegal,    &TableChecks::CanTakeBack,
    &TableChecks::MayBeHinted,      &TableChecks::IsAway,
    &TableChecks::HasNoRematch,
};

Problem TableChecks::Refusal(std::string_view code, std::string_view message) {
  return {.code = std::string("table/").append(code), .message = std::string(message)};
}

std::optional<Problem> TableChecks::First() const {
  for (const Check check : kOrder) {
    if (Answer problem = (this->*check)()) return problem;
  }
  return std::nullopt;
}

TableChecks::Answer TableChecks::IsOpen() const {
  if (table_.Version() > 0 && table_.GetStage() != Stage::kClosed) return std::nullopt;
  return Refusal("closed", "this table is closed");
}

TableChecks::Answer TableChecks::IsRightStage() const {
  const Stage stage = table_.GetStage();
  Stages when = may_.when;
  if (const Expire* expire = As<Expire>()) {
    if (expire->why == Closing::kExpired) when = kUnstarted;
    if (expire->why == Closing::kAbandoned) when = kInPlay;
  }
  if (when.Has(stage)) return std::nullopt;
  if (stage == Stage::kFinished) return Refusal("over", "the game is over");
  if (stage == Stage::kUnstarted) return Refusal("not_started", "the game has not started yet");
  if (when == kAfterPlay) return Refusal("not_over", "the game is not over yet");
  return Refusal("started", "the game has started already");
}

TableChecks::Answer TableChecks::IsAllowed() const {
  const bool refused =
      (may_.who == May::kHost && !IsHost()) || (may_.who == May::kHosts && !MayHost());
  if (refused) return Refusal("not_host", "only the host may do this");
  const bool allowed =
      caller_.IsServer() ? may_.server_too : may_.who != May::kServer && IsGoodId(caller_.who);
  if (allowed) return std::nullopt;
  return Refusal("not_allowed", "this is not for you to do");
}

TableChecks::Answer TableChecks::SeatExists() const {
  if (!seat_ || Index(*seat_) < table_.GetConfig().seats) return std::nullopt;
  if (As<SitDown>() != nullptr && table_.IsToBeAdded(*seat_)) return std::nullopt;
  return Refusal("no_such_seat", "this table has no such seat");
}

TableChecks::Answer TableChecks::OwnsSeat() const {
  const bool by_owner = may_.who == May::kOwner || may_.who == May::kOwnerHost;
  const SeatMask own = table_.SeatsOf(caller_.who);
  bool owns = !by_owner || (seat_ ? own.Has(*seat_) : !own.Empty());
  if (may_.who == May::kOwnerHost) owns = owns || MayHost() || caller_.IsServer();
  if (As<StandUp>() != nullptr && !seat_) owns = owns || IsHost();  // A host without a seat.
  if (As<Act>() != nullptr && caller_.IsServer()) owns = table_.IsBotSeat(*seat_);
  if (owns) return std::nullopt;
  return Refusal("not_your_seat", "this seat is not yours");
}

TableChecks::Answer TableChecks::SomebodyIsThere() const {
  if (!IsOneOf<Kick, StandIn, TakeOver, RenameSeat>()) return std::nullopt;
  const PersonId& who = TheChair().who;
  if (!who.empty() && (As<Kick>() == nullptr || who != caller_.who)) return std::nullopt;
  return Refusal("nobody_there", "nobody else sits there");
}

std::optional<Seat> TableChecks::FreeSeat() const {
  const std::span<const Chair> chairs = table_.Chairs();
  SeatMask free;
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    if (chairs[i].Empty()) free.Add(static_cast<Seat>(i));
  }
  if (free.Empty()) {
    const Seat more = table_.SeatToAdd();
    return more == kNoSeat || As<SitDown>() == nullptr ? std::nullopt : std::optional(more);
  }
  const SeatMask own = free & table_.HeldBy(caller_.who);
  return own.Empty() ? free.First() : own.First();
}

TableChecks::Answer TableChecks::SeatIsFree() const {
  const SitDown* sit = As<SitDown>();
  if (sit == nullptr && As<PutBot>() == nullptr) return std::nullopt;
  bool free = seat_.has_value();
  if (free && sit != nullptr) {
    const bool taken = !TheChair().Empty();
    const bool in_play = table_.GetStage() == Stage::kPlaying;
    free = sit->by_link ? TheChair().level.empty() && (taken || in_play) : !taken;
  } else if (free) {
    free = TheChair().who.empty();
  }
  if (free) return std::nullopt;
  if (!seat_) return Refusal("full", "no seat is free");
  return Refusal("seat_taken", "this seat is taken");
}

TableChecks::Answer TableChecks::MaySitAgain() const {
  if (As<SitDown>() == nullptr || table_.SeatsOf(caller_.who).Empty()) return std::nullopt;
  const bool own = TheChair().who == caller_.who;  // A link to a seat that is theirs already.
  if (table_.Options().local_seats && !own) return std::nullopt;
  return Refusal("already_seated", "you sit at this table already");
}

TableChecks::Answer TableChecks::WasNotKicked() const {
  if (As<SitDown>() == nullptr || !table_.WasKicked(caller_.who)) return std::nullopt;
  return Refusal("kicked", "the host has removed you from this table");
}

// A begun game shows nobody two hands. Who left comes back to their own seat; another comes by a
// link, and must not have seen a hand of this game.
TableChecks::Answer TableChecks::MayTakeOver() const {
  const SitDown* sit = As<SitDown>();
  if (sit == nullptr || table_.GetStage() != Stage::kPlaying) return std::nullopt;
  const SeatMask held = table_.HeldBy(caller_.who);
  if (held.Has(*seat_)) return std::nullopt;
  if (!sit->by_link) {
    return Refusal("invitation_needed", "the host must invite you to this seat");
  }
  if (held.Empty()) return std::nullopt;
  return Refusal("has_seen", "you have seen another hand of this game");
}

TableChecks::Answer TableChecks::NamesBot() const {
  const PutBot* put = As<PutBot>();
  if (put != nullptr && !IsGoodId(put->level)) {
    return Refusal("no_such_bot", "there is no such bot");
  }
  if (As<ClearSeat>() != nullptr && TheChair().level.empty()) {
    return Refusal("no_such_bot", "no bot sits there");
  }
  return std::nullopt;
}

TableChecks::Answer TableChecks::NameIsGood() const {
  const SitDown* sit = As<SitDown>();
  const RenameSeat* rename = As<RenameSeat>();
  const Rematch* rematch = As<Rematch>();
  const std::string* const name = sit != nullptr      ? &sit->name
                                  : rename != nullptr ? &rename->name
                                                      : nullptr;
  if (name != nullptr && (name->empty() || name->size() > kMaxNameBytes)) {
    return Refusal("bad_name", "a name has 1 to 96 bytes");
  }
  if (rematch != nullptr && !IsGoodId(rematch->table)) {
    return Refusal("bad_name", "this cannot be the id of a table");
  }
  return std::nullopt;
}

TableChecks::Answer TableChecks::OptionsAreGood() const {
  const SetOptions* set = As<SetOptions>();
  return set != nullptr ? table_.CheckChange(set->config, set->options) : std::nullopt;
}

TableChecks::Answer TableChecks::BanditIsFree() const {
  const PickBandit* pick = As<PickBandit>();
  if (pick == nullptr) return std::nullopt;
  if (!table_.RoomPicks()) return Refusal("no_picks", "bandits are not picked in the room here");
  if (!table_.IsPickedBesides(*seat_, pick->bandit)) return std::nullopt;
  return Refusal("bandit_taken", "somebody else has picked this bandit");
}

TableChecks::Answer TableChecks::PlaysForThemselves() const {
  const bool bot = As<Act>() != nullptr && caller_.IsServer();
  const bool concerned = IsOneOf<Act, TakeBack, StandIn, TakeOver, AskHint>();
  if (bot || !concerned || !TheChair().away) return std::nullopt;
  return Refusal("away", "a bot plays for this seat until it is given back");
}

std::optional<DecisionNumber> TableChecks::Question() const {
  if (const Act* act = As<Act>()) return act->decision;
  if (const TakeOver* over = As<TakeOver>()) return over->decision;
  if (const AskHint* hint = As<AskHint>()) return hint->decision;
  return std::nullopt;
}

// Who has answered and is not asked again has a stale number; who was never asked it has none.
TableChecks::Answer TableChecks::DecisionIsOpen() const {
  std::optional<DecisionNumber> named = Question();
  bool stale = false;
  if (named) {
    const DecisionNumber last = table_.QuestionOf(*seat_);
    const bool asked = table_.State().pending.Has(*seat_);
    stale = asked ? *named != last : last != kNoQuestion && *named <= last;
  } else if (const TakeBack* back = As<TakeBack>()) {
    const Table::Recent* const last = table_.LastOf(*seat_);
    stale = last != nullptr && last->question != back->decision;
  }
  if (!stale) return std::nullopt;
  return Refusal("stale_decision", "this question is not open any more");
}

TableChecks::Answer TableChecks::IsOnTurn() const {
  if (!Question() || table_.State().pending.Has(*seat_)) return std::nullopt;
  return ProblemOf(Illegal::kNotYourTurn);
}

TableChecks::Answer TableChecks::ActionIsLegal() const {
  const Act* act = As<Act>();
  if (act == nullptr) return std::nullopt;
  const bool legal = act->action.id < kActions && IsLegal(table_.State(), *seat_, act->action);
  if (legal && table_.FitsPicks(*seat_, act->action)) return std::nullopt;
  return ProblemOf(Illegal::kNotLegal);
}

TableChecks::Answer TableChecks::CanTakeBack() const {
  if (As<TakeBack>() == nullptr) return std::nullopt;
  if (table_.LastOf(*seat_) == nullptr) {
    return Refusal("nothing_to_take_back", "the last decision was not yours");
  }
  if (table_.TakeBackOf(*seat_)) return std::nullopt;
  return Refusal("cannot_take_back", "this decision cannot be taken back");
}

TableChecks::Answer TableChecks::MayBeHinted() const {
  if (As<AskHint>() == nullptr) return std::nullopt;
  if (!table_.AllowsHints(*seat_)) return Refusal("no_hints", "hints are for games against bots");
  if (!table_.WasHinted(*seat_)) return std::nullopt;
  return Refusal("hinted", "you have a hint for this question");
}

TableChecks::Answer TableChecks::IsAway() const {
  if (As<GiveBack>() == nullptr) return std::nullopt;
  if (TheChair().away && !TheChair().who.empty()) return std::nullopt;
  return Refusal("not_away", "nobody plays in this player's stead");
}

TableChecks::Answer TableChecks::HasNoRematch() const {
  if (As<Rematch>() == nullptr || table_.RematchTable().empty()) return std::nullopt;
  return Refusal("rematched", "there is a new table already");
}

}  // namespace folsom
