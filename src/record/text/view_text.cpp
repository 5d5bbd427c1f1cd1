#include "record/text/view_text.h"

#include "record/text/text_parts.h"
#include "record/words/action_text.h"
#include "record/words/names.h"
#include "rules/choices/aim.h"
#include "rules/state/query.h"

namespace folsom {
namespace text {
namespace {

// By number of the question.
constexpr std::array<std::string_view, 24> kQuestions{
    "Nothing is asked now.",
    "Which character do you play?",
    "Which of your bandits starts in the caboose? The other one starts in the car before it.",
    "Does your bandit board the car that is attacked, or ride on to the next one?",
    "Which car does your bandit board?",
    "Which card do you take from your deck into hand?",
    "Play a card onto the pile, or draw cards.",
    "Play a second card, of your other bandit, or pass.",
    "After the whiskey: play a card.",
    "After the old whiskey: play a card.",
    "All choose together, cards lie face up: play a card, or draw.",
    "Which card do you keep for the next round? Asked again until done.",
    "Your bandit moves: where to?",
    "You move the marshal: where to?",
    "Your bandit fires: at whom?",
    "Your bandit robs: what?",
    "Your bandit punches: whom?",
    "What does the punched bandit lose?",
    "Does Cheyenne take the purse, or does it drop?",
    "Where does the punched bandit go?",
    "Your bandit rides: where to?",
    "Which hostage do you take?",
    "Your bandit flees from the guard: where to?",
    "Pickpocketing: take a purse, or pass.",
};
static_assert(Index(Ask::kPickpocket) + 1 == kQuestions.size());

[[nodiscard]] std::string WhoSection(const SeatView& v) {
  std::string text = "Colt Express, ";
  text.append(KeyOf(v.config.variant)).append(" ").append(KeyOf(v.config.edition));
  text.append(v.config.expert ? ", expert" : "").append(v.config.horses ? ", horses" : "");
  text += ", " + std::to_string(v.terms.seats) + " players. ";
  if (v.viewer == kNoSeat) return text + "You watch.\n";
  text.append("You are seat ").append(SeatText(v.viewer));
  text += " with " + BanditList(BanditsOf(v, v.viewer));
  const Seat partner = PartnerOf(v.terms, v.viewer);
  if (partner != v.viewer) text.append("; your partner is seat ").append(SeatText(partner));
  return text + ". The richest wins.\n";
}

[[nodiscard]] std::string TurnsText(const SeatView& v) {
  std::string text;
  for (std::size_t i = 0; i < DefOf(v.CurrentRound()).turns.size(); ++i) {
    const bool now = v.phase == Phase::kPlanning && v.turn == i;
    text.append(i > 0 ? ", " : "").append(now ? "now " : "");
    text.append(KeyOf(TurnOf(v.CurrentRound(), i)));
  }
  return text;
}

[[nodiscard]] std::string LaterText(const SeatView& v) {
  if (v.phase != Phase::kPlanning || CurrentTurn(v) == Turn::kTurmoil) return {};
  std::vector<std::string> later;
  for (std::size_t i = v.order + 1U; i < v.terms.seats; ++i) {
    later.emplace_back(SeatText(PlannerAt(v, CurrentTurn(v), i)));
  }
  return "; still to act in this turn: " + (later.empty() ? "nobody" : "seats " + Listed(later));
}

[[nodiscard]] std::string RoundSection(const SeatView& v) {
  std::string text = "Phase " + std::string(KeyOf(v.phase));
  if (v.round > 0) {
    text += ", round " + std::to_string(v.round) + " of " + std::to_string(kRounds);
    if (v.first != kNoSeat) text.append(", first player seat ").append(SeatText(v.first));
    if (v.CurrentRound() != kNoRoundCard) {
      text += ". Turns: " + TurnsText(v) + "; at the end of the round: ";
      text.append(TitleOf(CurrentEvent(v)));
    }
    text += LaterText(v);
  }
  return text + ".\n";
}

[[nodiscard]] std::string OwnSection(const SeatView& v) {
  if (v.viewer == kNoSeat) return {};
  std::string text = "Your hand: " + BagText(v, v.viewer, v.own.hand) + "\n";
  if (v.own.kept != 0) text += "You keep: " + BagText(v, v.viewer, {v.own.kept, 0}) + "\n";
  if (v.own.choice != kNoAction) {
    text.append("You have chosen: ").append(ActionText(v.own.choice)).append("\n");
  }
  return text;
}

// Whom the sentence that follows speaks to: the viewer, or those whom the viewer waits for.
[[nodiscard]] std::string AskedText(const SeatView& v) {
  if (v.pending.Empty() || (v.viewer != kNoSeat && v.pending.Has(v.viewer))) return "Question: ";
  std::string text = v.pending.Count() == 1 ? "Question to seat" : "Question to seats";
  for (const Seat seat : v.pending) text.append(" ").append(SeatText(seat));
  return text + ": ";
}

// What the question is about beside what its sentence says.
[[nodiscard]] std::string QuestionSection(const SeatView& v) {
  std::string text = AskedText(v) + std::string(kQuestions[Index(v.ask)]);
  const Bandit about = v.ask == Ask::kGetAboard ? NextToBoard(v, v.viewer, v.own.asked) : v.actor;
  if (about != kNoBandit) text.append(" Bandit: ").append(KeyOf(about)).append(".");
  if (v.target != kNoBandit) text.append(" Punched: ").append(KeyOf(v.target)).append(".");
  if (v.horses.attacked != kNoCar) {
    text += " Attacked: car " + std::to_string(Index(v.horses.attacked)) + ".";
  }
  return text + "\n";
}

// Where an action leads, or what it is about, where its own text does not say it.
[[nodiscard]] std::string AimText(const SeatView& v, Action action) {
  const Aim aim = AimOf(v, action);
  if (action.Is(ActionKind::kRobPurse)) {
    const PurseValue value = v.faces.purses[action.Param()];
    return value == PurseValue::kNone ? " (value unknown)"
                                      : " ($" + std::to_string(Dollars(value)) + ")";
  }
  if (action.Is(ActionKind::kDraft) && aim.partner != kNoBandit) {
    return " (with " + std::string(KeyOf(aim.partner)) + ")";
  }
  if (action == act::kDraw) return " (" + Counted(aim.draws, "card") + ")";
  if (LeadsTo(v, action) == kUnplaced) return {};
  return " (to " + PlaceText(aim.place) + ")";
}

[[nodiscard]] std::string LegalSection(const SeatView& v, const ActionList& legal) {
  if (legal.Empty()) return {};
  std::string text = "Your actions:\n";
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    text.append(std::to_string(i + 1)).append(". ").append(ActionText(legal[i]));
    text += AimText(v, legal[i]) + "\n";
  }
  return text + "Answer with the number or the text of one of them, alone in the last line.\n";
}

}  // namespace
}  // namespace text

std::string ViewText(const SeatView& v, const ActionList& legal) {
  std::string out = text::WhoSection(v) + text::RoundSection(v);
  if (v.phase != Phase::kCasting) {
    out += "\n" + text::TrainSection(v) + "\n" + text::BanditsSection(v) + "\n" +
           text::PlayersSection(v) + "\n" + text::PileSection(v) + text::OwnSection(v);
  }
  return out + "\n" + text::QuestionSection(v) + text::LegalSection(v, legal);
}

}  // namespace folsom
