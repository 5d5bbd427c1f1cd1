#include <algorithm>

#include "features/observed.h"
#include "rules/state/query.h"
#include "rules/state/score.h"

namespace folsom {
namespace {

// A fact that is new to the board or to views belongs into the observation, or among what is left
// out of it.
static_assert(sizeof(Board) == 640 && sizeof(SeatView) == 760, "does the observation say it?");

class Reader {
 public:
  Reader(const SeatView& view, const Observed& seen) : v_(view), o_(seen) {}

  [[nodiscard]] std::string FirstMisread() {
    ReadQuestion();
    ReadRound();
    ReadTrain();
    for (std::size_t i = 0; i < v_.terms.seats; ++i) ReadSeat(static_cast<Seat>(i));
    ReadOwn();
    for (std::size_t i = 0; i < kMaxBandits; ++i) ReadBandit(static_cast<Bandit>(i));
    ReadPile();
    for (std::uint8_t i = 0; i < kPlaces; ++i) ReadPlace({i});
    ReadSlots();
    return misread_;
  }

 private:
  void Same(std::string_view what, std::size_t said, std::size_t truth) {
    if (said == truth || !misread_.empty()) return;
    misread_ = std::string(what) + ": " + std::to_string(said) + ", not " + std::to_string(truth);
  }
  template <typename Enum>
  void SameIndex(std::string_view what, FieldId id, Enum truth, Enum none) {
    Same(what, o_.Hot(id), truth == none ? Observed::kNowhere : Index(truth));
  }
  [[nodiscard]] std::size_t Relative(Seat seat) const {
    return (Index(seat) + v_.terms.seats - Index(v_.viewer)) % v_.terms.seats;
  }
  // The row that shows this character.
  [[nodiscard]] std::size_t RowOf(Bandit b) const {
    std::size_t row = 0;
    while (row < kMaxBandits && o_.Hot(FieldId::kBanditCharacter, row) != Index(b)) ++row;
    return row;
  }
  [[nodiscard]] Bandit AskedBandit() const {
    return v_.ask == Ask::kGetAboard ? NextToBoard(v_, v_.viewer, v_.own.asked) : v_.actor;
  }

  void ReadQuestion() {
    Same("ask", o_.Hot(FieldId::kAsk), Index(v_.ask));
    Same("asked", o_.Of(FieldId::kAsked, 0), v_.pending.Has(v_.viewer) ? 1 : 0);
    Same("phase", o_.Hot(FieldId::kPhase), Index(v_.phase));
    Same("step", o_.Of(FieldId::kStep, 0), v_.step);
    Same("seats", o_.Hot(FieldId::kSeats) + 2, v_.terms.seats);
    Same("variant", o_.Hot(FieldId::kVariant), Index(v_.config.variant));
    Same("edition", o_.Of(FieldId::kRules, 0), Index(v_.config.edition));
    Same("expert", o_.Of(FieldId::kRules, 1), v_.config.expert ? 1 : 0);
    Same("horses", o_.Of(FieldId::kRules, 2), v_.config.horses ? 1 : 0);
  }

  void ReadRound() {
    Same("round", o_.Hot(FieldId::kRound), v_.round == 0 ? Observed::kNowhere : v_.round - 1U);
    const RoundCard card = v_.round == 0 ? kNoRoundCard : v_.CurrentRound();
    SameIndex("round card", FieldId::kRoundCard, card, kNoRoundCard);
    for (std::size_t i = 0; i < kRoundCards; ++i) {
      const auto end = v_.rounds.begin() + std::max(0, v_.round - 1);
      const bool past = std::find(v_.rounds.begin(), end, static_cast<RoundCard>(i)) != end;
      Same("past round", o_.Of(FieldId::kPastRounds, i), past ? 1 : 0);
    }
    if (card != kNoRoundCard) Same("event", o_.Hot(FieldId::kEvent), Index(CurrentEvent(v_)));
    if (v_.phase != Phase::kPlanning) return;
    for (std::size_t i = v_.turn; i < v_.turn + kMaxTurns; ++i) {
      const bool is = i < DefOf(card).turns.size();
      Same("turn", o_.Hot(FieldId::kTurns, i - v_.turn),
           is ? Index(TurnOf(card, i)) : Observed::kNowhere);
    }
    Same("acts", o_.Sum(FieldId::kActs), v_.acts);
    if (CurrentTurn(v_) != Turn::kTurmoil) {
      Same("yet to act", o_.Sum(FieldId::kSeatLater), v_.terms.seats - 1U - v_.order);
    }
  }

  void ReadTrain() {
    Same("cars", o_.Sum(FieldId::kCars), v_.terms.cars);
    Same("marshal", o_.Hot(FieldId::kMarshal), Index(v_.marshal));
    SameIndex("coach", FieldId::kCoach, v_.horses.coach, kNoCar);
    Same("guard", o_.Hot(FieldId::kGuard), Index(v_.horses.guard));
    SameIndex("attacked", FieldId::kAttacked, v_.horses.attacked, kNoCar);
    for (std::size_t i = 0; i < kHostages; ++i) {
      const bool left = v_.horses.hostages.Has(static_cast<Hostage>(i));
      Same("hostage", o_.Of(FieldId::kHostagesLeft, i), left ? 1 : 0);
    }
    for (std::size_t i = 0; i < v_.pairs.size(); ++i) {
      const bool is = v_.pairs[i] != kNoBandit;
      Same("pair", o_.Hot(FieldId::kPairs, i), is ? Index(v_.pairs[i]) : Observed::kNowhere);
    }
    Same("strongbox", o_.Of(FieldId::kStrongboxWaits, 0), v_.strongbox_waits);
    Same("neutral", o_.Of(FieldId::kNeutralLeft, 0), v_.neutral);
    for (std::size_t i = 1; i < kPurseValues; ++i) {
      const auto known = std::ranges::count(v_.faces.purses, static_cast<PurseValue>(i));
      Same("purses left", o_.Of(FieldId::kPursesLeft, i - 1) + static_cast<std::size_t>(known),
           kPurseCounts[i]);
    }
  }

  void ReadSeat(Seat seat) {
    const std::size_t at = Relative(seat);
    const PublicSeat& known = v_.At(seat);
    Same("pending", o_.Of(FieldId::kSeatPending, at), v_.pending.Has(seat) ? 1 : 0);
    Same("first", o_.Of(FieldId::kSeatFirst, at), v_.first == seat ? 1 : 0);
    Same("gunslinger", o_.Of(FieldId::kSeatGunslinger, at), Gunslingers(v_).Has(seat) ? 1 : 0);
    const bool partner = seat != v_.viewer && SameSide(v_.terms, seat, v_.viewer);
    Same("partner", o_.Of(FieldId::kSeatPartner, at), partner ? 1 : 0);
    Same("hand size", o_.Of(FieldId::kSeatHand, at), v_.sizes[Index(seat)].hand);
    Same("deck size", o_.Of(FieldId::kSeatDeck, at), v_.sizes[Index(seat)].deck);
    Same("known actions", o_.Of(FieldId::kSeatKnownActions, at), known.known_actions);
    Same("known duds", o_.Of(FieldId::kSeatKnownDuds, at), known.known_duds);
    Same("received now", o_.Of(FieldId::kSeatReceivedNow, at), known.received_this_round);
    Same("top", o_.Of(FieldId::kSeatTop, at), known.top.size);
    Same("bullets", o_.Of(FieldId::kSeatDiscardBullets, at), known.discard.BulletCount());
    for (std::size_t i = 0; i < kBulletSources; ++i) {
      const Card bullet = Card::Bullet(static_cast<BulletSource>(i));
      Same("received", o_.At(FieldId::kSeatReceived, at, i),
           CardBag{0, known.received}.Count(bullet));
    }
    ForEachCard(seat, [&](Card card, std::size_t colour) {
      const std::size_t column = colour * kCardKinds + Index(card.Kind());
      Same("discard", o_.At(FieldId::kSeatDiscard, at, column), known.discard.Count(card));
    });
  }

  // With the colour as the seat counts it: 0 is its own or first bandit's.
  template <typename Visit>
  void ForEachCard(Seat seat, Visit visit) const {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      for (std::size_t slot = 0; slot < 2; ++slot) {
        const bool swapped = v_.terms.teams && Index(seat) % 2 == 1;
        visit(Card::Action(static_cast<CardKind>(kind), slot), swapped ? 1 - slot : slot);
      }
    }
  }

  void ReadOwn() {
    Same("bullets in hand", o_.Of(FieldId::kHandBullets, 0), v_.own.hand.BulletCount());
    const Action choice = v_.own.choice;
    const bool any = choice != kNoAction;
    const bool down = any && choice.Is(ActionKind::kPlayDown);
    const bool card_chosen =
        down || (any && choice.Is(ActionKind::kPlay)) || (any && choice.Is(ActionKind::kChoose));
    const Card chosen = card_chosen ? CardOf(v_, v_.viewer, choice.Param()) : kHiddenCard;
    ForEachCard(v_.viewer, [&](Card card, std::size_t colour) {
      const std::size_t kind = Index(card.Kind());
      Same("hand", o_.At(FieldId::kHand, colour, kind), v_.own.hand.Count(card));
      Same("kept", o_.At(FieldId::kKept, colour, kind), CardBag{v_.own.kept, 0}.Count(card));
      Same("choice", o_.Of(FieldId::kChoice, colour * kCardKinds + kind), card == chosen ? 1 : 0);
    });
    Same("choice down", o_.Of(FieldId::kChoiceOther, 0), down ? 1 : 0);
    Same("choice to draw", o_.Of(FieldId::kChoiceOther, 1), choice == act::kDraw ? 1 : 0);
    Same("choice to pass", o_.Of(FieldId::kChoiceOther, 2), choice == act::kPass ? 1 : 0);
  }

  void ReadBandit(Bandit b) {
    const BanditState& truth = v_.At(b);
    const std::size_t row = RowOf(b);
    if (truth.owner == kNoSeat) return Same("absent bandit", row, kMaxBandits);
    if (row == kMaxBandits) return Same("present bandit", row, Relative(truth.owner));
    Same("row", row / v_.terms.bandits_per_seat, Relative(truth.owner));
    Same("owner", o_.Hot(FieldId::kBanditOwner, row), Relative(truth.owner));
    Same("place", o_.Hot(FieldId::kBanditPlace, row), truth.place.id);
    Same("bullets left", o_.Sum(FieldId::kBanditBullets, row), truth.bullets);
    Same("jewels", o_.Sum(FieldId::kBanditJewels, row), truth.jewels);
    Same("strongboxes", o_.Sum(FieldId::kBanditStrongboxes, row), truth.strongboxes);
    Same("conductor", o_.Of(FieldId::kBanditConductor, row), truth.conductor);
    const bool hostage = truth.hostage != kNoHostage;
    Same("hostage taken", o_.Hot(FieldId::kBanditHostage, row),
         hostage ? Index(truth.hostage) : Observed::kNowhere);
    Same("fired at own", o_.Of(FieldId::kBanditFiredAtOwn, row), truth.fired_at_own);
    Same("actor", o_.Of(FieldId::kBanditActor, row), AskedBandit() == b ? 1 : 0);
    Same("target", o_.Of(FieldId::kBanditTarget, row), v_.target == b ? 1 : 0);
    Same("riding", o_.Of(FieldId::kBanditRiding, row), v_.horses.riding.Has(b) ? 1 : 0);
    Same("fleeing", o_.Of(FieldId::kBanditFleeing, row), v_.horses.fleeing.Has(b) ? 1 : 0);
    Same("taker", o_.Of(FieldId::kBanditTaker, row), v_.horses.hostage_taker == b ? 1 : 0);
    Same("decided", o_.Of(FieldId::kBanditDecided, row), v_.own.asked.Has(b) ? 1 : 0);
    const bool chosen = v_.own.choice == Action::Of(ActionKind::kCaboose, b);
    Same("chosen", o_.Of(FieldId::kBanditChosen, row), chosen || v_.own.boarding.Has(b) ? 1 : 0);
    ReadTokens(Spot::On(b), FieldId::kBanditPurses, FieldId::kBanditFlasks, row);
    ReadColour(b, row);
  }

  // Of the cards of one colour there are so many as a deck begins with: seen, piled and unseen.
  void ReadColour(Bandit b, std::size_t row) {
    if (v_.phase == Phase::kCasting) return;
    const Seat owner = v_.At(b).owner;
    const std::size_t slot = v_.colours[Index(owner)][0] == b ? 0 : 1;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      const Card card = Card::Action(static_cast<CardKind>(kind), slot);
      std::size_t piled = 0;
      for (std::size_t i = v_.pile_next; i < v_.pile_size; ++i) {
        const bool mine = SameSide(v_.terms, v_.pile[i].By(), owner);
        if (mine && v_.faces.pile[i] == card) ++piled;
      }
      std::size_t seen = SameSide(v_.terms, v_.viewer, owner) ? v_.own.hand.Count(card) : 0;
      std::size_t all = StartingDeck(v_.terms, owner).Count(card);
      for (std::size_t i = 0; i < v_.terms.seats; ++i) {
        if (SameSide(v_.terms, static_cast<Seat>(i), owner))
          seen += v_.seats[i].discard.Count(card);
      }
      Same("piled", o_.At(FieldId::kBanditPiled, row, kind), piled);
      Same("unseen", o_.At(FieldId::kBanditUnseen, row, kind) + piled + seen, all);
    }
  }

  void ReadPile() {
    std::array<std::size_t, kMaxSeats> hidden{};
    for (std::size_t i = 0; i < kMaxPile; ++i) {
      const std::size_t from = v_.pile_next + i;
      if (from >= v_.pile_size) {
        Same("no card", o_.Sum(FieldId::kPile, i), 0);
        continue;
      }
      const Seat by = v_.pile[from].By();
      const Card card = v_.faces.pile[from];
      if (card == kHiddenCard) ++hidden[Relative(by)];
      Same("whose", o_.Hot(FieldId::kPile, i), Relative(by));
      Same("down", o_.At(FieldId::kPile, i, 6), v_.pile[from].FaceDown() ? 1 : 0);
      Same("second", o_.At(FieldId::kPile, i, 7), v_.pile[from].Second() ? 1 : 0);
      ForEachCard(by, [&](Card each, std::size_t colour) {
        const bool says = o_.At(FieldId::kPile, i, 8 + Index(each.Kind())) != 0 &&
                          o_.At(FieldId::kPile, i, 15) == colour;
        Same("card", says ? 1 : 0, each == card ? 1 : 0);
      });
    }
    for (std::size_t at = 0; at < kMaxSeats; ++at) {
      Same("hidden", o_.Of(FieldId::kSeatHidden, at), hidden[at]);
    }
  }

  // Counts of tokens at one spot, sorted by what the viewer knows of them.
  void ReadTokens(Spot spot, FieldId purses, FieldId flasks, std::size_t row) {
    std::array<std::size_t, kPurseValues + 1> values{};
    for (std::size_t i = 0; i < kPurses; ++i) {
      if (v_.purses[i].spot != spot) continue;
      const std::size_t value = Index(v_.faces.purses[i]);
      const bool held = ((v_.held_purses >> i) & 1U) != 0;
      ++values[value != 0 ? value - 1 : (held ? 6 : 7)];
    }
    for (std::size_t i = 0; i < FieldOf(purses).columns; ++i) {
      Same("purses", o_.At(purses, row, i), values[i]);
    }
    std::array<std::size_t, 6> kinds{};
    for (std::size_t i = 0; i < kFlasks; ++i) {
      const FlaskToken& flask = v_.horses.flasks[i];
      if (flask.spot != spot) continue;
      const FlaskKind kind = v_.faces.flasks[i];
      const std::size_t old = kind == FlaskKind::kOldWhiskey ? 1 : 0;
      const bool held = ((v_.held_flasks >> i) & 1U) != 0;
      const std::size_t known = flask.half != 0 ? 3 + old : old;
      ++kinds[kind != FlaskKind::kNone ? known : (held ? 2 : 5)];
    }
    for (std::size_t i = 0; i < FieldOf(flasks).columns; ++i) {
      Same("flasks", o_.At(flasks, row, i), kinds[i]);
    }
  }

  void ReadPlace(Place place) {
    ReadTokens(Spot::At(place), FieldId::kPlacePurses, FieldId::kPlaceFlasks, place.id);
    Same("jewels there", o_.Of(FieldId::kPlaceJewels, place.id), v_.jewels[place.id]);
    Same("boxes there", o_.Of(FieldId::kPlaceStrongboxes, place.id), v_.strongboxes[place.id]);
    if (place.OnTrain() && !place.IsRoof()) {
      const std::size_t car = Index(place.TrainCar());
      Same("horses", o_.Of(FieldId::kPlaceHorses, car), v_.horses.horses[car]);
    }
    for (const Seat seat : SeatMask::FirstN(v_.terms.seats)) {
      std::size_t known = 0;
      for (std::size_t i = 0; i < kPurses; ++i) {
        const bool there = v_.purses[i].spot == Spot::At(place);
        if (there && ((v_.held_purses >> i) & 1U) != 0 && v_.purses[i].knowers.Has(seat)) ++known;
      }
      Same("knowers", o_.At(FieldId::kPlaceKnowers, place.id, Relative(seat)), known);
    }
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const auto b = static_cast<Bandit>(i);
      if (v_.At(b).owner == kNoSeat) continue;
      const std::size_t there = o_.At(FieldId::kPlaceBandits, place.id, RowOf(b));
      Same("who is there", there, v_.At(b).place == place ? 1 : 0);
    }
  }

  void ReadSlots() {
    const Bandit asked = AskedBandit();
    const Place here = asked == kNoBandit ? kUnplaced : v_.At(asked).place;
    for (std::size_t i = 0; i < kPurses; ++i) {
      const bool held = ((v_.held_purses >> i) & 1U) != 0;
      const bool lies = held && v_.purses[i].spot.IsPlace() && v_.purses[i].spot.AsPlace() == here;
      const std::size_t value = lies ? Index(v_.faces.purses[i]) : 0;
      Same("purse here", o_.Of(FieldId::kPurseHere, i), lies ? 1 : 0);
      Same("its value", o_.Hot(FieldId::kPurseValue, i),
           value == 0 ? Observed::kNowhere : value - 1);
    }
    for (std::size_t i = 0; i < kFlasks; ++i) {
      const FlaskToken& flask = v_.horses.flasks[i];
      const bool held = ((v_.held_flasks >> i) & 1U) != 0;
      const bool lies = held && flask.spot.IsPlace() && flask.spot.AsPlace() == here;
      const FlaskKind kind = lies ? v_.faces.flasks[i] : FlaskKind::kNone;
      Same("flask here", o_.Of(FieldId::kFlaskHere, i), lies ? 1 : 0);
      Same("whiskey", o_.At(FieldId::kFlaskKind, i, 0), kind == FlaskKind::kWhiskey ? 1 : 0);
      Same("old", o_.At(FieldId::kFlaskKind, i, 1), kind == FlaskKind::kOldWhiskey ? 1 : 0);
      Same("half", o_.At(FieldId::kFlaskKind, i, 2), lies && flask.half != 0 ? 1 : 0);
    }
  }

  const SeatView& v_;
  const Observed& o_;
  std::string misread_;
};

}  // namespace

std::string FirstMisread(const SeatView& view, const Observed& seen) {
  return Reader(view, seen).FirstMisread();
}

}  // namespace folsom
