// The rule of thumb in Stealin': where to, whom, and which token.
#include <algorithm>
#include <optional>

#include "rules/choices/aim.h"
#include "thumb/policy_parts.h"
#include "thumb/prospect.h"

namespace folsom {
namespace {

constexpr std::size_t kLooksAhead = 4;

// The kinds of `b`'s cards that are yet to resolve, in order.
struct Coming {
  std::array<CardKind, kLooksAhead> kinds{};
  std::size_t size = 0;
  [[nodiscard]] std::span<const CardKind> View() const { return {kinds.data(), size}; }
  [[nodiscard]] bool Has(CardKind k) const {
    return std::find(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(size), k) !=
           kinds.begin() + static_cast<std::ptrdiff_t>(size);
  }
};

// Of face-down cards a player knows only the own ones.
[[nodiscard]] Coming ComingOf(const GameState& s, Bandit b, Seat reader) {
  Coming coming;
  for (std::size_t i = s.pile_next + 1U; i < s.pile_size && coming.size < kLooksAhead; ++i) {
    const Seat by = s.pile[i].By();
    if (s.pile[i].FaceDown() && by != reader) continue;
    if (s.colours[Index(by)][s.faces.pile[i].Colour()] != b) continue;
    coming.kinds[coming.size++] = s.faces.pile[i].Kind();
  }
  return coming;
}

// One decision of Stealin'.
class Robber {
 public:
  Robber(const GameState& s, Seat seat, bool to_come) : s_(s), seat_(seat), to_come_(to_come) {}

  [[nodiscard]] int Of(Action a) const {
    switch (s_.ask) {
      case Ask::kMove:
      case Ask::kRide:
      case Ask::kFlee:
        return GoTo(LeadsTo(s_, a));
      case Ask::kMarshal:
        return SendMarshal(LeadsTo(s_, a).TrainCar());
      case Ask::kFire:
        return Shoot(static_cast<Bandit>(a.Param()));
      case Ask::kPunch:
        return a == act::kPunchGuard ? 600 : Hit(static_cast<Bandit>(a.Param()));
      case Ask::kPunchLoot:
        return Knock(static_cast<LootKind>(a.Param()));
      case Ask::kPunchTake:
        return a == act::kTake ? 1 : 0;
      case Ask::kPunchPush:
        return PushTo(a);
      case Ask::kHostage:
        return HostageWorth(s_, s_.actor, static_cast<Hostage>(a.Param()));
      default:
        return Token(a);
    }
  }

  void Prepare() {
    const bool travels = s_.ask == Ask::kMove || s_.ask == Ask::kRide || s_.ask == Ask::kFlee ||
                         s_.ask == Ask::kMarshal;
    if (!travels) return;
    mine_ = s_.ask == Ask::kMarshal ? BanditsOf(s_, seat_).First() : s_.actor;
    outlook_.emplace(s_, mine_, seat_);
    coming_ = ComingOf(s_, mine_, seat_);
    const std::array<Bandit, 2>& colours = s_.colours[Index(seat_)];
    hand_ = KindCounts::Of(s_.Secret(seat_).hand, colours[0] == mine_ ? 0 : 1);
  }

 private:
  [[nodiscard]] bool IsRivalOf(Bandit b) const {
    return !SameSide(s_.terms, s_.At(b).owner, seat_);
  }
  [[nodiscard]] int Prospects(const Outlook& outlook, Place at) const {
    if (to_come_) return WorthOfHand(outlook, at, hand_, 2);
    return WorthOfSequence(outlook, at, coming_.View());
  }
  [[nodiscard]] int GoTo(Place place) const {
    const auto [at, worth] = outlook_->ArriveAt(place);
    return worth + Prospects(*outlook_, at);
  }
  [[nodiscard]] int SendMarshal(Car to) const {
    int worth = 0;
    for (const Bandit b : BanditsAt(s_, Place::Inside(to))) {
      const bool robs = ComingOf(s_, b, seat_).Has(CardKind::kRobbery);
      const int loss = outlook_->bullet + (robs ? outlook_->top[Place::Inside(to).id] / 2 : 0);
      worth += IsRivalOf(b) ? loss / 2 : -loss;
    }
    Outlook after = *outlook_;
    after.marshal = to;
    const Place at = s_.At(mine_).place;
    const Place stands = at == Place::Inside(to) ? Place::Roof(to) : at;
    return worth + Prospects(after, stands);
  }
  [[nodiscard]] int Shoot(Bandit target) const {
    if (!IsRivalOf(target)) return -1000;
    int worth = VisibleWealth(s_, target) / 16;
    const Place to = ShotLeadsTo(s_, s_.actor, target);
    if (to == s_.At(target).place) return worth;
    if (ComingOf(s_, target, seat_).Has(CardKind::kRobbery)) worth += 100;
    return worth + (to == Place::Inside(s_.marshal) ? 80 : 0);
  }
  [[nodiscard]] int Hit(Bandit target) const {
    if (!IsRivalOf(target)) return -1000;
    const bool robs = ComingOf(s_, target, seat_).Has(CardKind::kRobbery);
    return BestHeld(s_, target) + VisibleWealth(s_, target) / 16 + (robs ? 120 : 0);
  }
  // Cheyenne pockets a purse; what others knock off lies there for the next one to rob.
  [[nodiscard]] int Knock(LootKind loot) const {
    const bool robs = to_come_ || ComingOf(s_, s_.actor, seat_).Has(CardKind::kRobbery);
    const bool own = !IsRivalOf(s_.target);
    int worth = 0;
    if (loot == LootKind::kStrongbox) worth = 1000;
    if (loot == LootKind::kJewel) worth = 500;
    if (loot == LootKind::kPurse) {
      worth = s_.actor == Bandit::kCheyenne && HasPower(s_, s_.actor) && !robs ? 620 : 300;
    }
    return own ? -worth : worth;
  }
  [[nodiscard]] int PushTo(Action a) const {
    const Place to = LeadsTo(s_, a);
    if (a.Param() == act::kPushAcross) return to.IsRoof() ? 0 : -300;
    int worth = 0;
    if (to == Place::Inside(s_.marshal)) worth += 100;
    worth -= 60 * s_.jewels[to.id] + 120 * s_.strongboxes[to.id];
    return IsRivalOf(s_.target) ? worth : -worth;
  }
  [[nodiscard]] int Token(Action a) const {
    if (a == act::kPass) return 0;
    if (a.Is(ActionKind::kRobPurse)) {
      const bool known = s_.purses[a.Param()].knowers.Has(seat_);
      return known ? Dollars(s_.faces.purses[a.Param()]) : 290;
    }
    if (a.Is(ActionKind::kRobFlask)) return 20;
    switch (act::LootOfRob(a)) {
      case LootKind::kJewel:
        return 500;
      case LootKind::kStrongbox:
        return 1000;
      case LootKind::kPurse:
        return s_.At(s_.actor).hostage == Hostage::kPokerPlayer ? 560 : 310;
      default:
        return 60;
    }
  }

  const GameState& s_;
  Seat seat_;
  bool to_come_;
  Bandit mine_ = kNoBandit;
  std::optional<Outlook> outlook_;
  Coming coming_;
  KindCounts hand_;
};

}  // namespace

void WorthsInRobbing(const GameState& s, Seat seat, const ActionList& legal, bool to_come,
                     Worths& out) {
  Robber robber(s, seat, to_come);
  robber.Prepare();
  for (std::size_t i = 0; i < legal.Size(); ++i) out[i] = robber.Of(legal[i]);
}

Action ChooseInRobbing(const GameState& s, Seat seat, const ActionList& legal, bool to_come,
                       Care care, Rng& rng) {
  if (legal.Size() == 1) return legal[0];
  Worths worths;
  WorthsInRobbing(s, seat, legal, to_come, worths);
  Best best(care, rng);
  for (std::size_t i = 0; i < legal.Size(); ++i) best.Consider(legal[i], worths[i]);
  return best.Chosen();
}

}  // namespace folsom
