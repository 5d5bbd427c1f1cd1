// Whether the rules can go on from a position. IsConsistent knows about conservation; this file
// about what the state of the turn, and the question asked, must look like.
#include <algorithm>

#include "record/position/position_parts.h"
#include "rules/play/apply.h"
#include "rules/state/consistent.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

// What is wrong (empty: nothing), and the field where it shows.
struct Verdict {
  std::string_view what{};
  std::string path{};
};

[[nodiscard]] std::string Path(std::string_view list, std::size_t index) {
  return std::string(list).append(".").append(std::to_string(index));
}
[[nodiscard]] std::string BanditPath(std::size_t bandit) {
  return std::string("bandits.").append(KeyOf(static_cast<Bandit>(bandit)));
}

[[nodiscard]] bool InRounds(Phase phase) {
  return phase >= Phase::kPlanning && phase <= Phase::kOver;
}

[[nodiscard]] std::size_t RevealedRounds(const GameState& s) {
  if (InRounds(s.phase)) return s.round;
  return s.phase == Phase::kRoundStart && s.step == 0 ? s.round : s.round == 0 ? 0 : s.round - 1U;
}

[[nodiscard]] Verdict CheckRounds(const GameState& s) {
  const bool started = InRounds(s.phase) || (s.phase == Phase::kRoundStart && s.step == 1);
  if (started && s.round == 0) return {"a round that has begun has a number from 1 to 5", "round"};
  if (s.phase < Phase::kRoundStart && s.round != 0) return {"no round has begun yet", "round"};
  if (s.phase == Phase::kRoundStart && s.step == 0 && s.round == kRounds) {
    return {"there is no round after the fifth", "round"};
  }
  if (s.phase == Phase::kOver && s.round != kRounds)
    return {"the game is over after round 5", "round"};
  const RoundSet stations = StationRounds(s.config);
  RoundSet ordinary = OrdinaryRounds(s.config);
  for (std::size_t i = 0; i < kRounds; ++i) {
    if ((s.rounds[i] != kNoRoundCard) != (i < RevealedRounds(s))) {
      return {"there must be one round card for each round that was revealed", "rounds"};
    }
    if (s.rounds[i] == kNoRoundCard) continue;
    const RoundSet card = RoundSet{1} << Index(s.rounds[i]);
    const bool station = i + 1 == kRounds && stations != 0;
    if (((station ? stations : ordinary) & card) == 0) {
      return {"a round card is not in this game, is twice here, or stands at the wrong round",
              Path("rounds", i)};
    }
    if (!station) ordinary &= ~card;
  }
  return {};
}

[[nodiscard]] Verdict CheckFirst(const GameState& s) {
  const bool needed = s.phase >= Phase::kRoundStart;
  if (needed != (s.first != kNoSeat))
    return {"there is a first player from the first round on", "first"};
  if (needed && s.terms.teams && Index(s.first) % 2 != 0)
    return {"the first player is an A (TEAM-3)", "first"};
  return {};
}

// How many cards may still come onto the pile in this round: two for each turn and player, as with
// Speeding-up or DUO18-4, where the turn allows it, and two more through old whiskey.
[[nodiscard]] std::size_t PlaysLeft(const GameState& s) {
  if (s.phase != Phase::kPlanning) return 0;
  const std::string_view turns = DefOf(s.CurrentRound()).turns;
  std::size_t left = s.terms.horses ? 2 : 0;
  for (std::size_t turn = s.turn; turn < turns.size(); ++turn) {
    const Turn kind = TurnOf(turns[turn]);
    const bool twice =
        kind == Turn::kSpeedingUp || (kind == Turn::kStandard && s.terms.second_card);
    const std::size_t players = s.terms.seats - (turn == s.turn ? s.order : std::size_t{0});
    left += players * (twice ? 2 : 1);
  }
  return left;
}

[[nodiscard]] Verdict CheckPlanning(const GameState& s) {
  if (s.phase != Phase::kPlanning) return {};
  if (s.turn >= DefOf(s.CurrentRound()).turns.size())
    return {"the round card has fewer turns", "turn"};
  if (s.order >= s.terms.seats) return {"the order is a number below that of the players", "order"};
  return {};
}

[[nodiscard]] Verdict CheckPile(const GameState& s) {
  const bool may_have = s.phase >= Phase::kPlanning && s.phase <= Phase::kRobbing;
  if (!may_have && s.pile_size != 0)
    return {"there is a pile only from planning to robbing", "pile"};
  if (s.phase != Phase::kRobbing && s.pile_next != 0)
    return {"the pile resolves only while robbing", "pile_next"};
  for (std::size_t i = 0; i < s.pile_size; ++i) {
    if (!s.faces.pile[i].IsAction()) return {"a card of the pile is missing", Path("pile", i)};
    if (i < s.pile_next && s.pile[i].FaceDown())
      return {"a resolved card lies face up", Path("pile", i)};
  }
  if (s.pile_size + PlaysLeft(s) > kMaxPile)
    return {"more cards on the pile than a round can bring", "pile"};
  return {};
}

[[nodiscard]] Verdict CheckStep(const GameState& s) {
  std::size_t most = 0;
  if (s.phase == Phase::kRobbing) most = s.pile_next < s.pile_size ? 1 : 0;
  if (s.phase == Phase::kRoundStart || s.phase == Phase::kRoundEnd) most = 1;
  if (s.phase == Phase::kEvent) {
    const RoundEvent event = CurrentEvent(s);
    if (event == RoundEvent::kAngryMarshal) most = 1;
    if (event == RoundEvent::kPickpocketing) most = s.terms.bandits - 1U;
    if (event == RoundEvent::kMarshalWhiskey) most = s.terms.cars;
  }
  if (s.step > most && !(s.phase == Phase::kEvent && s.step == kEventOver))
    return {"there is no such step in this phase", "step"};
  if (s.phase == Phase::kRobbing && s.step == 1 && s.pile[s.pile_next].FaceDown()) {
    return {"the card that resolves lies face up (ROB-1)", Path("pile", s.pile_next)};
  }
  return {};
}

[[nodiscard]] Verdict CheckPairs(const GameState& s) {
  if (s.pairs[0] == kNoBandit) {
    const bool needed = s.terms.fixed_pairs && s.config.casting != Casting::kGiven;
    const bool missing = needed && s.phase != Phase::kCasting;
    return missing ? Verdict{"the pairs of DUO18-2 are missing", "pairs"} : Verdict{};
  }
  if (!s.terms.fixed_pairs || s.config.casting == Casting::kGiven)
    return {"pairs are not made here", "pairs"};
  BanditMask seen = kPairLeaderSet;
  for (std::size_t i = 0; i < kPairLeaders.size(); ++i) {
    if (seen.Has(s.pairs[i]))
      return {"each pair has one of Ghost, Doc and Belle (DUO18-2)", "pairs"};
    seen.Add(s.pairs[i]);
    if (s.At(s.pairs[i]).owner != s.At(kPairLeaders[i]).owner)
      return {"a pair is not together", "pairs"};
  }
  return {};
}

[[nodiscard]] Verdict CheckCasting(const GameState& s) {
  if (s.phase != Phase::kCasting) return {};
  if (s.seats != Board{}.seats || s.secrets != GameState{}.secrets ||
      s.choices != GameState{}.choices) {
    return {"nobody has cards before the casting is done", "seats"};
  }
  std::size_t cast = 0;
  for (std::size_t b = 0; b < kMaxBandits; ++b) {
    BanditState blank;
    blank.owner = s.bandits[b].owner;
    if (s.bandits[b] != blank)
      return {"bandits have nothing before the casting is done", BanditPath(b)};
    cast += blank.owner != kNoSeat ? 1U : 0U;
  }
  // Pick n is that of seat n % seats, so the number of picks tells who has how many.
  const std::size_t each = s.terms.fixed_pairs ? 2 : 1;
  if (cast % each != 0 || cast >= s.terms.bandits)
    return {"the casting is done, or half a pair out", "seats"};
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const std::size_t picks = cast / each / s.terms.seats + (cast / each % s.terms.seats > i);
    if (BanditsOf(s, static_cast<Seat>(i)).Count() != picks * each) {
      return {"players draft in the order of their seats", Path("seats", i)};
    }
  }
  if (cast != 0 && s.config.casting != Casting::kDrafted)
    return {"nothing is drafted here", "seats"};
  GameState bare = s;  // Nothing else may be on the table.
  bare.bandits = {};
  for (BanditState& b : bare.bandits) b = {};
  GameState empty;
  for (std::array<Bandit, 2>& colours : empty.colours) colours = {kNoBandit, kNoBandit};
  empty.config = s.config;
  empty.terms = s.terms;
  empty.ask = s.ask;
  empty.pending = s.pending;
  empty.pairs = s.pairs;
  return bare == empty ? Verdict{} : Verdict{"nothing is on the table before the casting is done"};
}

[[nodiscard]] Verdict CheckAttack(const GameState& s) {
  const HorsesBoard& h = s.horses;
  const BanditMask asked = s.horses_secrets.asked;
  const BanditMask boarding = s.horses_secrets.boarding;
  if (s.phase != Phase::kAttack) {
    const bool none = h.riding.Empty() && asked.Empty() && boarding.Empty();
    return none && h.attacked == kNoCar ? Verdict{} : Verdict{"the attack is over", "horses"};
  }
  if (Index(h.attacked) == 0 || Index(h.attacked) >= s.terms.cars)
    return {"no such wagon to attack", "horses.attacked"};
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    const Place at = s.At(b).place;
    if (h.riding.Has(b) != (s.At(b).owner != kNoSeat && at == kUnplaced)) {
      return {"those who ride have no place yet, the others have one", "horses.riding"};
    }
    if (at != kUnplaced && (!at.InsideTrain() || at.TrainCar() == kLocomotive)) {
      return {"who boarded is inside a wagon", BanditPath(i) + ".place"};
    }
  }
  if (!asked.Without(h.riding).Empty() || !boarding.Without(asked).Empty()) {
    return {"only riders are asked, and only those asked board", "horses.asked"};
  }
  const bool right = asked.Empty() || s.ask == Ask::kGetAboard;
  return right ? Verdict{} : Verdict{"nobody is asked whether to board", "horses.asked"};
}

[[nodiscard]] Verdict CheckHorses(const GameState& s) {
  const HorsesBoard& h = s.horses;
  if (!s.terms.horses) {
    const bool none =
        h == HorsesBoard{} && s.horses_secrets == HorsesSecrets{} && s.phase != Phase::kAttack;
    return none ? Verdict{} : Verdict{"this game is played without horses", "horses"};
  }
  if (s.phase == Phase::kPlacing) return {"with horses bandits board in the attack", "phase"};
  if (h.guard == Guard::kAbsent)
    return {"the guard is on the stagecoach or on the train", "horses.guard"};
  if (h.guard == Guard::kOnCoach && s.strongboxes[kCoachRoof.id] == 0) {
    return {"the guard's strongbox lies on the stagecoach's roof", "strongboxes"};
  }
  std::size_t horses = 0;
  for (std::size_t car = 0; car < kMaxCars; ++car) {
    if (car >= s.terms.cars && h.horses[car] != 0)
      return {"a horse is beside no car", "horses.horses"};
    horses += h.horses[car];
  }
  if (horses > s.terms.bandits)
    return {"there are as many horses as bandits (H-SET-6)", "horses.horses"};
  const bool asks_hostage = s.ask == Ask::kNone || s.ask == Ask::kHostage;
  if (h.hostage_taker != kNoBandit) {
    const BanditState& taker = s.At(h.hostage_taker);
    if (taker.place != kCoachInside || taker.hostage != kNoHostage || h.hostages.Empty()) {
      return {"who takes a hostage is inside the stagecoach and has none", "horses.hostage_taker"};
    }
    if (!asks_hostage) return {"the hostage is to be taken first", "ask"};
  }
  if (!h.fleeing.Empty() && !asks_hostage && s.ask != Ask::kFlee)
    return {"somebody is to flee first", "ask"};
  return CheckAttack(s);
}

[[nodiscard]] Verdict CheckPlaces(const GameState& s) {
  for (std::uint8_t id = 0; id < kPlaces; ++id) {
    if (s.jewels[id] == 0 && s.strongboxes[id] == 0) continue;
    const Place at{id};
    const bool exists = at.OnCoach() ? s.terms.horses : Index(at.TrainCar()) < s.terms.cars;
    if (!exists)
      return {"loot lies at a place that this game does not have",
              s.jewels[id] != 0 ? "jewels" : "strongboxes"};
  }
  if (s.terms.horses) return {};
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (s.bandits[i].hostage != kNoHostage)
      return {"there are hostages only with horses", BanditPath(i) + ".hostage"};
  }
  return {};
}

[[nodiscard]] Verdict CheckFlasks(const GameState& s) {
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = s.horses.flasks[i];
    if (s.faces.flasks[i] == FlaskKind::kNone && !flask.knowers.Empty()) {
      return {"nobody knows a flask that nobody held", Path("horses.flasks", i)};
    }
    if (flask.spot.IsCard() && !flask.knowers.Has(s.At(flask.spot.Holder()).owner)) {
      return {"who holds a flask knows it", Path("horses.flasks", i)};
    }
  }
  return {};
}

// Before the first round the marshal, the stagecoach and the guard are where they begin.
[[nodiscard]] Verdict CheckSetUp(const GameState& s) {
  if (s.phase != Phase::kPlacing && s.phase != Phase::kAttack) return {};
  if (s.marshal != kLocomotive) return {"the marshal starts in the locomotive (SET-5)", "marshal"};
  if (!s.terms.horses) return {};
  if (s.horses.coach != kLocomotive || s.horses.guard != Guard::kOnCoach) {
    return {"the stagecoach starts beside the locomotive, the guard on it (H-SET-1)", "horses"};
  }
  std::size_t horses = s.horses.riding.Count();
  for (const std::uint8_t count : s.horses.horses) horses += count;
  if (horses == s.terms.bandits) return {};
  return {"who boarded has a horse beside the wagon", "horses.horses"};
}

[[nodiscard]] Verdict CheckReceived(const GameState& s) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const PublicSeat& seat = s.seats[i];
    if (seat.received_this_round > CardBag{0, seat.received}.Size()) {
      return {"more bullets received in this round than in the game",
              Path("seats", i) + ".received_this_round"};
    }
  }
  return {};
}

// The field in which a broken invariant shows.
[[nodiscard]] std::string PathOf(const Flaw& flaw) {
  switch (flaw.part) {
    case FlawIn::kNothing:
      return {};
    case FlawIn::kQuestion:
      return "pending";
    case FlawIn::kSeat:
      return Path("seats", flaw.index);
    case FlawIn::kBullets:
      return BanditPath(flaw.index) + ".bullets";
    case FlawIn::kNeutralSupply:
      return "neutral";
    case FlawIn::kPurse:
      return Path("purses", flaw.index);
    case FlawIn::kFlask:
      return Path("horses.flasks", flaw.index);
    case FlawIn::kJewelCount:
      return "jewels";
    case FlawIn::kStrongboxCount:
      return "strongboxes";
    case FlawIn::kPlace:
      return BanditPath(flaw.index) + ".place";
    case FlawIn::kHostage:
      return BanditPath(flaw.index) + ".hostage";
    case FlawIn::kHostagesLeft:
      return "horses.hostages";
  }
  return {};
}

void Fail(JsonProblems& problems, std::string_view code, const Verdict& verdict) {
  const JsonPath path{nullptr, verdict.path};
  problems.Fail(code, std::string(verdict.what), path);
}

using Check = Verdict (*)(const GameState&);

}  // namespace

// In this order: later checks rely on what the earlier ones made sure of.
void CheckPosition(JsonProblems& problems, const GameState& state) {
  for (const Check check :
       {CheckRounds, CheckFirst, CheckPlanning, CheckPile, CheckStep, CheckPairs, CheckCasting,
        CheckPlaces, CheckHorses, CheckFlasks, CheckSetUp, CheckReceived}) {
    if (state.phase == Phase::kCasting && check == CheckHorses) continue;
    if (const Verdict wrong = check(state); !wrong.what.empty()) {
      return Fail(problems, "inconsistent", wrong);
    }
  }
  if (const Flaw flaw = FirstFlaw(state); !flaw.what.empty()) {
    return Fail(problems, "inconsistent", {flaw.what, PathOf(flaw)});
  }
  const std::string_view question = WrongQuestion(state);
  if (!question.empty()) Fail(problems, "wrong_question", {question, "ask"});
}

}  // namespace folsom
