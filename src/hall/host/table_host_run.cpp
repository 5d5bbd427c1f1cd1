// What a table does by itself on the node that leads it: clocks, stand-ins, bots.
#include <algorithm>
#include <utility>

#include "bots/registry.h"
#include "hall/host/table_host.h"
#include "hall/limits/budgets.h"

namespace folsom {

namespace {

// How soon to look again while something is under way that will call for a look anyway.
constexpr Millis kLookAgain = 1000;
// How long a table rests, once unloaded, that found no room to run alone.
constexpr Millis kPausedRest = 300'000;
// How long before this process came up another may have died with turns that it had yet to tell.
constexpr Millis kLongestOutage = 600'000;

[[nodiscard]] BotSpec BotFrom(const std::string& text) {
  const ParsedBot parsed = ParseBot(text);
  if (parsed.error.empty()) return parsed.bot;
  BotSpec scripted;
  scripted.kind = BotKind::kScripted;
  return scripted;
}

}  // namespace

bool TableHost::Leads() const { return !tools_.shared || tools_.loop.Now() < leads_until_; }

void TableHost::Lead(Millis until) {
  const bool led = Leads();
  leads_until_ = until;
  if (led) return;
  TellTurns();
  RunDue();
  Arm();
}

// Whatever is due now.
void TableHost::RunDue() {
  if (!Leads() || retired_ || unreadable_) return alone_.reset();
  const bool asked = std::ranges::any_of(jobs_, [](const Job& job) {
    return job.caller.IsServer() && !std::holds_alternative<Act>(job.command);
  });
  if (!asked) {
    for (Command& command : clock_.Due(table_, tools_.loop.Now())) Submit(std::move(command), {});
  }
  StartBots();
}

bool TableHost::Shown(const PersonId& who, std::uint32_t number) {
  const TableClock::Report report = clock_.Shown(table_, who, number, tools_.loop.Now());
  if (report.clocks) {
    PushRooms();
    Arm();
  }
  return report.is_news;
}

// Who came back to this node gets their seat back, wherever the table is led.
void TableHost::ReturnSeats() {
  if (Leads() || retired_ || unreadable_) return;
  const std::set<PersonId> here = Here();
  for (Command& command : clock_.Due(table_, tools_.loop.Now())) {
    const GiveBack* const give_back = std::get_if<GiveBack>(&command);
    if (give_back == nullptr || !here.contains(table_.ChairOf(give_back->seat).who)) continue;
    Submit(std::move(command), {});
  }
}

// Bots alone with nobody there go on only where there is room for that. A stand-in is a bot too,
// whoever asked for it.
bool TableHost::MayGoOn() {
  const bool playing = table_.GetStage() == Stage::kPlaying;
  const bool alone = playing && present_.empty() && table_.OnlyBotsDecide();
  if (!alone) alone_.reset();
  if (alone && !alone_) alone_ = keeper_.RunAlone(*this);
  paused_ = alone && !alone_;
  return playing && !paused_;
}

void TableHost::StartBots() {
  if (!MayGoOn()) return;
  for (const Seat seat : clock_.BotsDue(table_, tools_.loop.Now())) {
    if (!thinking_.Has(seat)) StartBot(seat);
  }
}

void TableHost::StartBot(Seat seat) {
  thinking_.Add(seat);
  if (table_.IsCastByPicks()) return CastByPick(seat);
  const HallSettings& settings = tools_.settings;
  const Audience audience = AudienceNow();
  BotQuestion question{.bot = BotFrom(table_.BotOf(seat)),
                       .view = ViewFor(table_.State(), seat),
                       .legal = {},
                       .seed = BotSeed(Seed(), table_.Decisions(), seat),
                       .payer = PayerNow(),
                       .audience = audience};
  const bool alone = audience == Audience::kNobody;
  question.bot.budget =
      AtMost(question.bot.budget, alone ? settings.unattended_bot_budget : settings.bot_budget);
  LegalActions(table_.State(), seat, question.legal);
  const auto answer = [this, seat, asking = asking_,
                       number = table_.QuestionOf(seat)](Action action) {
    if (asking == asking_) BotChose(seat, number, action);
  };
  tools_.thinking.Think(question, leash_.On(answer));
}

// Who picked nobody gets one of those left, by chance.
void TableHost::CastByPick(Seat seat) {
  const BanditMask cast = table_.CastOf(seat);
  auto bandit = cast.begin();
  for (auto i = BotSeed(Seed(), table_.Decisions(), seat) % cast.Count(); i > 0; --i) ++bandit;
  BotChose(seat, table_.QuestionOf(seat), Action::Of(ActionKind::kDraft, *bandit));
}

// Who let a stand-in play is an onlooker like others: their table runs by itself.
Audience TableHost::AudienceNow() const {
  if (present_.empty()) return Audience::kNobody;
  for (std::size_t i = 0; i < table_.Chairs().size(); ++i) {
    const bool here = present_.contains(table_.Chairs()[i].who);
    if (here && !table_.IsBotSeat(static_cast<Seat>(i))) return Audience::kPlayer;
  }
  return Audience::kOnlookers;
}

// The host if they are here, else somebody with a seat, else whoever watches. Where all are
// elsewhere no address is known: each host has a share of their own then.
Payer TableHost::PayerNow() const {
  const auto rank = [this](const Onlooker& onlooker) {
    return std::pair(onlooker.who != table_.Host(), table_.SeatsOf(onlooker.who).Empty());
  };
  const auto found = std::ranges::min_element(watches_, {}, rank);
  if (found == watches_.end()) {
    const std::string& host = table_.Host().empty() ? origin_.id : table_.Host();
    return {.address = host, .person = host, .table = origin_.id};
  }
  return {.address = found->watcher->Address(), .person = found->who, .table = origin_.id};
}

// Somebody came for whom bots think sooner than before: what is open is asked anew.
void TableHost::AskAgain() {
  ++asking_;
  thinking_ = {};
}

void TableHost::BotChose(Seat seat, DecisionNumber question, Action action) {
  const bool open = table_.GetStage() == Stage::kPlaying && table_.State().pending.Has(seat) &&
                    table_.IsBotSeat(seat) && table_.QuestionOf(seat) == question;
  if (open) {
    Submit(Act{.seat = seat, .decision = question, .action = action}, {},
           [this, seat](const Result<Entry>& /*result*/) { thinking_.Remove(seat); });
  } else {
    thinking_.Remove(seat);
    RunDue();
  }
  Arm();
}

// Those whose turn it is and who are not there are told once per question.
void TableHost::TellTurns() {
  if (!Leads() || table_.GetStage() != Stage::kPlaying) return;
  for (const Seat seat : table_.State().pending) {
    const PersonId& owner = table_.ChairOf(seat).who;
    if (owner.empty() || table_.IsBotSeat(seat)) continue;
    if (present_.contains(owner)) continue;
    const DecisionNumber question = table_.QuestionOf(seat);
    if (std::exchange(told_turns_[Index(seat)], question) == question) continue;
    keeper_.TurnCame(*this, seat);
  }
}

// Whoever put questions since then may have died before it told of them. It was not this process:
// what it had in memory it keeps for unload_ms after the last entry.
Millis TableHost::UntoldSince() const {
  const Millis now = tools_.loop.Now();
  const Millis keep = tools_.settings.unload_ms;
  const bool fresh = now < tools_.started_at + keep;
  return fresh ? tools_.started_at - kLongestOutage : now - keep;
}

// Who was told before this node read the table is not told again. Where that is not sure, those are
// told who have not come back after a while.
void TableHost::AssumeTold() {
  if (table_.GetStage() != Stage::kPlaying) return;
  SeatMask unsure;
  for (const Seat seat : table_.State().pending) {
    told_turns_[Index(seat)] = table_.QuestionOf(seat);
    if (table_.AskedAt(seat) >= UntoldSince()) unsure.Add(seat);
  }
  if (unsure.Empty()) return;
  const Millis patience = tools_.settings.unload_ms / 2;  // Before it could be forgotten.
  tools_.loop.After(patience, leash_.On([this, unsure, assumed = told_turns_] {
    if (!Leads()) return;
    for (const Seat seat : unsure) {
      std::optional<DecisionNumber>& told = told_turns_[Index(seat)];
      const bool back = present_.contains(table_.ChairOf(seat).who);
      if (told == assumed[Index(seat)] && !back) told.reset();
    }
    TellTurns();
  }));
}

// Sets the timer for what is due next. One that goes off too early only looks again, so it is left
// alone when the next thing is due later.
void TableHost::Arm() {
  if (!Leads() || retired_ || unreadable_) return;
  const Millis due = clock_.NextDue(table_);
  if (due == kNever) return;
  const Millis now = tools_.loop.Now();
  const bool under_way = !jobs_.empty() || writing_ || reading_ || !thinking_.Empty() || paused_;
  const Millis at = std::max(due, under_way ? now + kLookAgain : now);
  if (timer_ != 0 && armed_for_ <= at) return;
  if (timer_ != 0) tools_.loop.Cancel(timer_);
  armed_for_ = at;
  timer_ = tools_.loop.After(at - now, leash_.On([this] {
    timer_ = 0;
    RunDue();
    Arm();
  }));
}

bool TableHost::CanUnload(Millis now) const {
  const Millis idle = tools_.settings.unload_ms;
  if (!watches_.empty() || !jobs_.empty() || writing_ || reading_ || !thinking_.Empty()) {
    return false;
  }
  if (now - idle_since_ < idle) return false;
  if (paused_) return true;
  const Millis due = clock_.NextDue(table_);
  if (unreadable_ || !Leads() || due == kNever) return true;
  // What waits only for the grace period after loading would wait for ever if it were loaded anew.
  const Millis grace_ends = loaded_at_ + Millis{table_.Options().grace_s} * 1000;
  return due - now > idle && due > grace_ends;
}

StoreSpan TableHost::WakeIn(Millis now) const {
  const Millis due = clock_.NextDue(table_);
  if (paused_) return kPausedRest;
  return due == kNever ? kNoWake : std::max<Millis>(0, due - now);
}

}  // namespace folsom
