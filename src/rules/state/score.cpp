#include "rules/state/score.h"

#include <algorithm>

#include "rules/horses/hooks.h"
#include "rules/state/query.h"

namespace folsom {
namespace {

constexpr int kGunslingerBonus = 1000;
constexpr int kMortalCost = 150;

[[nodiscard]] std::int16_t Money(int dollars) { return static_cast<std::int16_t>(dollars); }

// The station's rule, once its round has begun.
[[nodiscard]] RoundEvent StationOf(const GameState& s) {
  const bool shown = s.round == kRounds && s.rounds[kRounds - 1] != kNoRoundCard;
  return shown ? CurrentEvent(s) : RoundEvent::kNone;
}

[[nodiscard]] BanditScore ScoreBandit(const GameState& s, Bandit b, RoundEvent station) {
  const BanditState& bandit = s.At(b);
  int purses = 0;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (s.purses[i].spot == Spot::On(b)) purses += Dollars(s.faces.purses[i]);
  }
  const bool shared = station == RoundEvent::kSharing;
  const bool caught = station == RoundEvent::kEscape && bandit.place.OnTrain();
  // H-EV-ESCAPE-2: with several bandits to a side a caught one's loot and ransom do not count.
  const bool many = s.terms.teams || s.terms.bandits_per_seat > 1;
  return {.purses = Money(purses),
          .jewels = Money(kJewelValue * bandit.jewels),
          .strongboxes = Money(shared ? 0 : kStrongboxValue * bandit.strongboxes),
          .conductor = Money(kConductorPay * bandit.conductor),
          .ransom = Money(horses::RansomOf(s, b)),
          .caught = caught,
          .counts = !(caught && many)};
}

[[nodiscard]] int WorthOf(const BanditScore& b) {
  return b.counts ? b.purses + b.jewels + b.strongboxes + b.conductor + b.ransom : 0;
}

// H-EV-SHARE: each strongbox on a card is divided among the players at its holder's place.
void ShareStrongboxes(const GameState& s, Score& score) {
  for (const BanditState& holder : s.bandits) {
    if (holder.owner == kNoSeat || holder.strongboxes == 0) continue;
    SeatMask there;
    for (const Bandit b : BanditsAt(s, holder.place)) there.Add(s.At(b).owner);
    const int share = kStrongboxValue / static_cast<int>(there.Count()) * holder.strongboxes;
    for (const Seat seat : there) {
      SeatScore& mine = score.seats[Index(seat)];
      mine.shares = Money(mine.shares + share);
    }
  }
}

// A team's bonus stands at its A.
void AwardGunslinger(const GameState& s, Score& score) {
  const SeatMask best = Gunslingers(s);
  for (std::size_t i = 0; i < s.terms.seats; i += s.terms.teams ? 2 : 1) {
    if (best.Has(static_cast<Seat>(i))) score.seats[i].gunslinger = Money(kGunslingerBonus);
  }
}

void AddUp(const GameState& s, Score& score) {
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    SeatScore& seat = score.seats[i];
    int total = seat.shares + seat.mortal + seat.gunslinger;
    for (const Bandit b : BanditsOf(s, static_cast<Seat>(i))) {
      total += WorthOf(score.bandits[Index(b)]);
    }
    seat.total = Money(total);
  }
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const std::size_t partner = Index(PartnerOf(s.terms, static_cast<Seat>(i)));
    const int both = partner == i ? 0 : score.seats[partner].total;
    score.seats[i].side_total = Money(score.seats[i].total + both);
  }
}

[[nodiscard]] int BulletsReceived(const GameState& s, Seat seat) {
  std::size_t count = CardBag{0, s.At(seat).received}.Size();
  const Seat partner = PartnerOf(s.terms, seat);
  if (partner != seat) count += CardBag{0, s.At(partner).received}.Size();
  return static_cast<int>(count);
}

// H-EV-ESCAPE-2: who has all bandits caught cannot win; in teams, the whole side.
[[nodiscard]] bool CanWin(const GameState& s, const Score& score, Seat seat) {
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Seat owner = s.bandits[i].owner;
    if (owner == kNoSeat || !SameSide(s.terms, owner, seat)) continue;
    if (!score.bandits[i].caught) return true;
  }
  return false;
}

// END-3
[[nodiscard]] SeatMask WinnersOf(const GameState& s, const Score& score) {
  SeatMask winners;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (!CanWin(s, score, seat)) continue;
    if (!winners.Empty()) {
      const Seat best = winners.First();
      const int richer = score.seats[i].side_total - score.seats[Index(best)].side_total;
      const int safer = BulletsReceived(s, best) - BulletsReceived(s, seat);
      if (richer < 0 || (richer == 0 && safer < 0)) continue;
      if (richer > 0 || safer > 0) winners = {};
    }
    winners.Add(seat);
  }
  return winners;
}

}  // namespace

SeatMask Gunslingers(const Board& board) {
  SeatMask best;
  if (board.terms.gunslinger == Gunslinger::kNone) return best;
  std::array<int, kMaxSeats> shots{};  // By side.
  for (const BanditState& b : board.bandits) {
    if (b.owner == kNoSeat) continue;
    shots[SideOf(board.terms, b.owner)] += CountedShots(board.terms, b);
  }
  const int most = *std::max_element(shots.begin(), shots.end());
  for (const Seat seat : SeatMask::FirstN(board.terms.seats)) {
    if (shots[SideOf(board.terms, seat)] == most) best.Add(seat);
  }
  return best;
}

Score ScoreOf(const GameState& s) {
  Score score;
  const RoundEvent station = StationOf(s);
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (s.bandits[i].owner == kNoSeat) continue;
    score.bandits[i] = ScoreBandit(s, static_cast<Bandit>(i), station);
  }
  if (station == RoundEvent::kSharing) ShareStrongboxes(s, score);
  if (station == RoundEvent::kMortalBullet) {
    for (std::size_t i = 0; i < s.terms.seats; ++i) {
      score.seats[i].mortal = Money(-kMortalCost * s.seats[i].received_this_round);
    }
  }
  AwardGunslinger(s, score);
  AddUp(s, score);
  score.winners = WinnersOf(s, score);
  return score;
}

WinShares SharesOf(const Terms& terms, SeatMask winners) {
  WinShares shares{};
  const std::size_t sides = terms.teams ? winners.Count() / 2 : winners.Count();
  for (const Seat seat : winners) shares[Index(seat)] = 1.0F / static_cast<float>(sides);
  return shares;
}

}  // namespace folsom
