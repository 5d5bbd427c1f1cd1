// Hostages: COACH-4, HOST-1, HOST-2 and the table of burdens and ransoms. The other burdens stand
// where they bite: drawing (round.cpp), face-down play (planning.cpp), Punch and Ride
// (robbing.cpp), roofs (coach.cpp), powers (query.h).
#include "rules/horses/hooks.h"

namespace folsom::horses {
namespace {

// HOST-PHOTO: bullet cards of bandits of other sides among the player's cards.
[[nodiscard]] int HostileBullets(const GameState& s, Seat seat) {
  const BulletStack& top = s.At(seat).top;
  CardBag all = s.Secret(seat).hand + s.Secret(seat).deck + s.At(seat).discard;
  for (std::size_t i = 0; i < top.size; ++i) all.Add(Card::Bullet(top.At(i)));
  int count = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    if (SameSide(s.terms, s.At(b).owner, seat)) continue;
    count += static_cast<int>(all.Count(Card::Bullet(From(b))));
  }
  return count;
}

}  // namespace

void MeetHostages(Step& t) {
  GameState& s = t.s;
  if (s.horses.hostages.Empty()) return;
  for (const Bandit b : BanditsAt(s, kCoachInside)) {
    if (s.At(b).hostage == kNoHostage) s.horses.hostage_taker = b;
  }
}

void TakeHostage(Step& t, Hostage hostage) {
  HorsesBoard& h = t.s.horses;
  const Bandit b = h.hostage_taker;
  h.hostage_taker = kNoBandit;
  h.hostages.Remove(hostage);
  t.s.At(b).hostage = hostage;
  t.Emit(HostageTaken{{}, b, hostage});
}

void FeedPoodles(Step& t) {
  GameState& s = t.s;
  if (!s.terms.horses || s.neutral == 0) return;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    if (s.At(b).hostage != Hostage::kPoodle) continue;
    --s.neutral;
    ReceiveBullet(t, s.At(b).owner, kNeutral);
    t.Emit(NeutralBullet{{}, b, Cause::kPoodle});
  }
}

int RansomOf(const GameState& s, Bandit b) {
  const BanditState& bandit = s.At(b);
  switch (bandit.hostage) {
    case Hostage::kPoodle:
      return 1000;
    case Hostage::kBanker:
      return bandit.strongboxes > 0 ? 1000 : 0;
    case Hostage::kMinister:
      return 900;
    case Hostage::kTeacher:
      return 800;
    case Hostage::kZealot:
      return 700;
    case Hostage::kOldLady:
      return 500 * bandit.jewels;
    case Hostage::kPokerPlayer:
      return 250 * std::popcount(PursesAt(s, Spot::On(b)));
    case Hostage::kPhotographer:
      return 200 * HostileBullets(s, bandit.owner);
  }
  return 0;
}

}  // namespace folsom::horses
