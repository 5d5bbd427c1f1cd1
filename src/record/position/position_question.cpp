// Whether the question a position asks is one that the rules would ask there. Where they would ask
// it again if nothing were pending, they are let to do so, and the two are compared.
#include "record/position/position_parts.h"
#include "rules/choices/legal.h"
#include "rules/choices/traits.h"
#include "rules/play/apply.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

enum class How : std::uint8_t {
  kAgain,     // The rules ask again from here.
  kCard,      // The same, with the card of the pile starting over.
  kPlanner,   // Asked of the player whose turn it is.
  kTogether,  // Asked of several.
  kPunch,     // A later step of a Punch.
  kBandit,    // Asked of the actor's player.
};

[[nodiscard]] How HowAsked(Ask ask) {
  if (TraitsOf(ask).together) return How::kTogether;
  switch (ask) {
    case Ask::kMove:
    case Ask::kMarshal:
    case Ask::kFire:
    case Ask::kRobbery:
    case Ask::kPunch:
    case Ask::kRide:
      return How::kCard;
    case Ask::kSecondCard:
    case Ask::kWhiskeyCard:
    case Ask::kOldWhiskeyCard:
      return How::kPlanner;
    case Ask::kPunchLoot:
    case Ask::kPunchTake:
    case Ask::kPunchPush:
      return How::kPunch;
    case Ask::kPickpocket:
      return How::kBandit;
    default:
      return How::kAgain;
  }
}

// The copy with nothing pending, run to its next question.
[[nodiscard]] GameState AskedAgain(GameState s) {
  s.ask = Ask::kNone;
  s.pending = {};
  Dice dice(0);
  Advance(s, dice);
  return s;
}

[[nodiscard]] bool SameQuestion(const GameState& a, const GameState& b) {
  return a.ask == b.ask && a.pending == b.pending && a.actor == b.actor && a.phase == b.phase;
}

[[nodiscard]] bool AskedAgainAlike(const GameState& s) {
  const GameState again = AskedAgain(s);
  return SameQuestion(again, s) && again.turn == s.turn && again.order == s.order &&
         again.acts == s.acts;
}

[[nodiscard]] bool CardAskedAgainAlike(const GameState& s) {
  if (s.step != 1 || s.target != kNoBandit) return false;
  GameState start = s;
  start.step = 0;
  start.actor = kNoBandit;
  const GameState again = AskedAgain(start);
  return SameQuestion(again, s) && again.pile_next == s.pile_next;
}

// Who plans now does not depend on the hands; with a card in each, the question is always put.
[[nodiscard]] bool IsPlanner(const GameState& s) {
  GameState asked = s;
  asked.acts = 0;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    if (asked.secrets[i].hand.Empty()) asked.secrets[i].hand.Add(Card::Action(CardKind::kMove, 0));
  }
  if (CurrentTurn(s) != Turn::kStandard || AskedAgain(asked).pending != s.pending) return false;
  if (s.ask == Ask::kWhiskeyCard) return s.terms.horses && s.acts == 0;
  if (s.ask == Ask::kOldWhiskeyCard) return s.terms.horses && s.acts <= 1;
  if (!s.terms.second_card || s.acts != 1 || s.pile_size == 0) return false;
  const PileCard first = s.pile[s.pile_size - 1U];
  const Card face = s.faces.pile[s.pile_size - 1U];
  const bool fire = first.FaceDown() || face.Kind() == CardKind::kFire;
  return fire && !first.Second() && s.pending == SeatMask::Only(first.By()) &&
         !s.Secret(first.By()).hand.Empty();
}

// The seats that are asked together, those already done included.
[[nodiscard]] SeatMask AskedTogether(const GameState& s) {
  const SeatMask all = SeatMask::FirstN(s.terms.seats);
  if (s.ask == Ask::kCaboose) return s.terms.bandits_per_seat == 2 ? all : SeatMask{};
  if (s.ask == Ask::kChooseCard) return s.terms.chosen_card && s.step == 1 ? all : SeatMask{};
  SeatMask seats;
  for (const Seat seat : all) {
    if (s.ask == Ask::kGetAboard) {
      if (!(BanditsOf(s, seat) & s.horses.riding).Empty()) seats.Add(seat);
    } else if (!s.Secret(seat).hand.Empty()) {
      seats.Add(seat);
    }
  }
  if (s.ask == Ask::kGetAboard)
    return seats.Count() > 1 && Index(s.horses.attacked) > 1 ? seats : SeatMask{};
  if (s.ask == Ask::kTurmoil) {
    return CurrentTurn(s) == Turn::kTurmoil && s.order == 0 && s.acts == 0 ? seats : SeatMask{};
  }
  GameState open = s;  // kKeep: let the rules say whether this round has it.
  for (SeatSecrets& seat : open.secrets) seat.kept = 0;
  const GameState again = AskedAgain(open);
  return again.ask == Ask::kKeep && again.phase == s.phase ? again.pending : SeatMask{};
}

// A commitment is there exactly when the seat is done, and is one it could have made.
[[nodiscard]] bool CommitmentFits(const GameState& s, Seat seat, SeatMask together) {
  const Action choice = s.choices[Index(seat)];
  if (s.pending.Has(seat)) return choice == kNoAction;
  if (s.ask == Ask::kTurmoil && !together.Has(seat)) {  // No card in hand: decided unasked.
    return choice == (CanDraw(s, seat) ? act::kDraw : act::kPass);
  }
  GameState open = s;
  open.pending.Add(seat);
  open.choices[Index(seat)] = kNoAction;
  return choice != kNoAction && IsLegal(open, seat, choice);
}

[[nodiscard]] bool KeptFits(const GameState& s, Seat seat) {
  const std::size_t limit = DefOf(s.CurrentRound()).keep;
  return s.terms.discard_piles || CardBag{s.Secret(seat).kept, 0}.Size() <= limit;
}

[[nodiscard]] bool TogetherFits(const GameState& s) {
  const SeatMask together = AskedTogether(s);
  if (!s.pending.Without(together).Empty()) return false;
  for (const Seat seat : SeatMask::FirstN(s.terms.seats)) {
    if (s.ask == Ask::kGetAboard) {
      if (s.pending.Has(seat) == (NextToBoard(s, seat) == kNoBandit)) return false;
    } else if (s.ask == Ask::kKeep) {
      if (!KeptFits(s, seat)) return false;
    } else if (!CommitmentFits(s, seat, together)) {
      return false;
    }
  }
  return true;
}

[[nodiscard]] bool HoldsPurse(const GameState& s, Bandit b) {
  for (const PurseToken& purse : s.purses) {
    if (purse.spot == Spot::On(b)) return true;
  }
  return false;
}

[[nodiscard]] bool AskedOfActor(const GameState& s) {
  return s.actor != kNoBandit && s.At(s.actor).owner != kNoSeat &&
         s.pending == SeatMask::Only(s.At(s.actor).owner) && s.At(s.actor).place.InPlay();
}

// Later steps of a Punch: the card, its bandit, and a target beside it.
[[nodiscard]] bool PunchFits(const GameState& s) {
  if (s.step != 1 || !AskedOfActor(s) || s.target == kNoBandit || s.target == s.actor) return false;
  const Card card = s.faces.pile[s.pile_next];
  if (card.Kind() != CardKind::kPunch || s.At(s.target).place != s.At(s.actor).place) {
    return false;
  }
  if (s.colours[Index(s.pile[s.pile_next].By())][card.Colour()] != s.actor) return false;
  if (s.ask != Ask::kPunchTake) return true;
  return s.actor == Bandit::kCheyenne && HasPower(s, s.actor) && HoldsPurse(s, s.target);
}

[[nodiscard]] bool PickpocketFits(const GameState& s) {
  return AskedOfActor(s) && CurrentEvent(s) == RoundEvent::kPickpocketing;
}

[[nodiscard]] bool Fits(const GameState& s, How how) {
  switch (how) {
    case How::kAgain:
      return AskedAgainAlike(s);
    case How::kCard:
      return CardAskedAgainAlike(s);
    case How::kPlanner:
      return IsPlanner(s);
    case How::kTogether:
      return TogetherFits(s);
    case How::kPunch:
      return PunchFits(s);
    case How::kBandit:
      return PickpocketFits(s);
  }
  return false;
}

}  // namespace

std::string_view WrongQuestion(const GameState& s) {
  const AskTraits& asked = TraitsOf(s.ask);
  if (!asked.together || asked.hidden_steps) {
    for (const Action choice : s.choices) {
      if (choice != kNoAction) return "a choice is noted only where all choose together";
    }
  }
  if (s.ask != Ask::kKeep) {
    for (const SeatSecrets& seat : s.secrets) {
      if (seat.kept != 0) return "cards are kept only while keeping";
    }
  }
  if (s.ask == Ask::kNone) return {};
  if ((asked.phases & Only(s.phase)) == 0) return "this is not asked in this phase";
  if (!Fits(s, HowAsked(s.ask))) return "this is not what is asked here, or not of these players";
  for (const Seat seat : s.pending) {
    ActionList legal;
    LegalActions(s, seat, legal);
    if (legal.Empty()) return "a player is asked who has no answer";
  }
  return {};
}

}  // namespace folsom
