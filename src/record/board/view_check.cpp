#include "record/board/view_check.h"

#include <array>
#include <string>

#include "record/position/position_parts.h"
#include "rules/state/query.h"
#include "rules/state/sample.h"

namespace folsom {
namespace {

[[nodiscard]] std::size_t Hidden(const SeatView& v, Seat seat) {
  std::size_t hidden = 0;
  for (std::size_t i = v.pile_next; i < v.pile_size; ++i) {
    hidden += v.pile[i].By() == seat && v.faces.pile[i] == kHiddenCard ? 1U : 0U;
  }
  return hidden;
}

// The cards of those who share theirs, a seat or a team: what the view locates goes out, and what
// is left must do for what it hides.
class CardPool {
 public:
  void Put(const CardBag& cards) { bag_ += cards; }
  // False if they are not all here.
  [[nodiscard]] bool Take(const CardBag& cards) {
    if (!bag_.Contains(cards)) return false;
    bag_ -= cards;
    return true;
  }
  void WantActions(std::size_t count) { actions_ += count; }
  void WantBullets(std::size_t count) { bullets_ += count; }
  void WantAny(std::size_t count) { any_ += count; }
  [[nodiscard]] bool IsEnough() const {
    return bag_.ActionCount() >= actions_ && bag_.BulletCount() >= bullets_ &&
           bag_.Size() == actions_ + bullets_ + any_;
  }

 private:
  CardBag bag_;
  std::size_t actions_ = 0;
  std::size_t bullets_ = 0;
  std::size_t any_ = 0;
};

// What the view locates of a seat's cards.
[[nodiscard]] bool TakeLocated(const SeatView& v, Seat seat, CardPool& pool) {
  const PublicSeat& known = v.At(seat);
  if (!pool.Take(known.discard)) return false;
  for (std::size_t i = 0; i < known.top.size; ++i) {
    if (!pool.Take(CardBag::Of(Card::Bullet(known.top.At(i))))) return false;
  }
  for (std::size_t i = v.pile_next; i < v.pile_size; ++i) {
    if (v.pile[i].By() != seat || v.faces.pile[i] == kHiddenCard) continue;
    if (!pool.Take(CardBag::Of(v.faces.pile[i]))) return false;
  }
  return pool.Take(seat == v.viewer ? v.own.hand : CardBag{0, known.known_bullets});
}

// What it hides of them. False if a number is too small for what is known.
[[nodiscard]] bool WantHidden(const SeatView& v, Seat seat, CardPool& pool) {
  const PublicSeat& known = v.At(seat);
  const SeatSizes& sizes = v.sizes[Index(seat)];
  if (sizes.deck < known.top.size) return false;
  pool.WantAny(sizes.deck - std::size_t{known.top.size});
  pool.WantActions(Hidden(v, seat));
  if (seat == v.viewer) return sizes.hand == v.own.hand.Size();
  const std::size_t bullets = CardBag{0, known.known_bullets}.Size();
  const std::size_t duds = known.known_duds > bullets ? known.known_duds - bullets : 0;
  const std::size_t all = bullets + duds + known.known_actions;
  if (sizes.hand < all) return false;
  pool.WantActions(known.known_actions);
  pool.WantBullets(duds);
  pool.WantAny(sizes.hand - all);
  return true;
}

[[nodiscard]] bool HasItsBandits(const SeatView& v) {
  std::array<std::size_t, kMaxSeats> own{};
  for (const BanditState& bandit : v.bandits) {
    if (bandit.owner != kNoSeat) ++own[Index(bandit.owner)];
  }
  for (std::size_t i = 0; i < v.terms.seats; ++i) {
    if (own[i] != v.terms.bandits_per_seat) return false;
  }
  return true;
}

// DUO18-6: who played a second card has shown what the first is.
[[nodiscard]] bool HasItsPairs(const SeatView& v) {
  for (std::size_t i = v.pile_next; i + 1 < v.pile_size; ++i) {
    if (v.pile[i + 1].Second() && !v.faces.pile[i + 1].IsAction()) return false;
  }
  return true;
}

[[nodiscard]] bool CardsAddUp(const SeatView& v) {
  std::array<CardPool, kMaxSeats> pools{};
  const auto pool = [&](std::size_t i) -> CardPool& { return pools[v.terms.teams ? i / 2 : i]; };
  const std::size_t seats = v.terms.seats;
  for (std::size_t i = 0; i < seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    pool(i).Put(StartingDeck(v.terms, seat) + CardBag{0, v.At(seat).received});
  }
  for (std::size_t i = 0; i < seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (!TakeLocated(v, seat, pool(i)) || !WantHidden(v, seat, pool(i))) return false;
  }
  for (std::size_t i = 0; i < seats; ++i) {
    if (!pool(i).IsEnough()) return false;
  }
  return true;
}

// No face is shown more often than there are tokens with it.
template <typename Faces, typename Counts>
[[nodiscard]] bool FacesAddUp(const Faces& faces, Counts left) {
  for (const auto face : faces) {
    if (Index(face) != 0 && left[Index(face)]-- == 0) return false;
  }
  return true;
}

[[nodiscard]] Problem Inconsistent(std::string message, std::string path) {
  return {.code = "view/inconsistent", .message = std::move(message), .path = std::move(path)};
}

// What must be right before anything is dealt.
[[nodiscard]] std::optional<Problem> CheckHoldings(const SeatView& v) {
  if (v.phase == Phase::kCasting) return std::nullopt;
  if (!HasItsBandits(v)) return Inconsistent("a seat has too many bandits, or too few", "seats");
  if (!HasItsPairs(v)) return Inconsistent("a second card is hidden", "pile");
  if (!CardsAddUp(v)) return Inconsistent("cards are missing, or there are too many", "seats");
  if (!FacesAddUp(v.faces.purses, kPurseCounts)) return Inconsistent("no such purses", "purses");
  if (!FacesAddUp(v.faces.flasks, kFlaskCounts)) return Inconsistent("no such flasks", "horses");
  return std::nullopt;
}

}  // namespace

std::optional<Problem> CheckView(const SeatView& view) {
  if (std::optional<Problem> problem = CheckHoldings(view)) return problem;
  Dice dice(1);
  const GameState world = Sample(view, dice);
  JsonProblems problems("view");
  CheckPosition(problems, world);
  if (problems.Any()) return problems.First();
  if (ViewFor(world, view.viewer) == view) return std::nullopt;
  return Inconsistent("no game looks like this", {});
}

}  // namespace folsom
