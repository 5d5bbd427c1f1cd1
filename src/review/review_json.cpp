#include "review/review_json.h"

#include <boost/json.hpp>

#include "neural/nets.h"
#include "record/json/aim_json.h"
#include "record/json/config_json.h"
#include "record/json/event_json.h"
#include "record/json/score_json.h"
#include "record/words/action_text.h"
#include "record/words/names.h"

namespace folsom::review {
namespace {

namespace json = boost::json;

[[nodiscard]] double ShareNumber(std::int32_t millionths) {
  return static_cast<double>(millionths) / kWholeWin;
}
// Six digits are more than anybody can know.
[[nodiscard]] double Rounded(double number) {
  return static_cast<double>(static_cast<std::int64_t>(number * 1e6 + (number < 0 ? -0.5 : 0.5))) /
         1e6;
}

[[nodiscard]] json::array BySeat(const SeatShares& shares, std::size_t seats) {
  json::array list;
  for (std::size_t i = 0; i < seats; ++i) list.emplace_back(ShareNumber(shares[i]));
  return list;
}

// Left out where there is none.
void AddSeat(json::object& to, std::string_view key, Seat seat) {
  if (seat != kNoSeat) to[key] = Index(seat);
}

// Where a step is: its number among the decisions, from 0, and that of its first event.
void AddWhere(json::object& to, const ReviewGame& game, std::size_t step) {
  to["decision"] = step;
  to["event"] = game.steps[step].events_before + 1;
  to["round"] = game.steps[step].before.round;
}

[[nodiscard]] json::object LinkJson(const Link& link, std::size_t seats) {
  json::object object{{"kind", KeyOf(link.plan.kind)}};
  AddSeat(object, "seat", link.plan.seat);
  object["change"] = BySeat(link.change.shares, seats);
  object["error"] = BySeat(link.change.errors, seats);
  return object;
}

[[nodiscard]] json::array SumsJson(const Course& course, std::size_t seats) {
  json::array list;
  for (std::size_t i = 0; course.sums && i < seats; ++i) {
    const Sums& sums = (*course.sums)[i];
    json::object luck;
    for (std::size_t kind = 0; kind < kLinkKinds; ++kind) {
      const auto link = static_cast<LinkKind>(kind);
      if (IsChance(link)) luck[KeyOf(link)] = ShareNumber(sums.luck[kind]);
    }
    json::object object{{"start", ShareNumber(sums.start)},
                        {"result", ShareNumber(sums.result)},
                        {"luck_by_kind", std::move(luck)}};
    for (std::size_t doing = 0; doing < kDoings; ++doing) {
      object[KeyOf(static_cast<Doing>(doing))] =
          json::object{{"change", ShareNumber(sums.by[doing].share)},
                       {"error", ShareNumber(sums.by[doing].error)}};
    }
    list.push_back(std::move(object));
  }
  return list;
}

[[nodiscard]] json::object FactJson(const Fact& fact) {
  json::object object{{"fact", KeyOf(fact.kind)}};
  if (fact.bandit != kNoBandit) object["bandit"] = KeyOf(fact.bandit);
  if (fact.loot != kNoLoot) object["loot"] = KeyOf(fact.loot);
  if (fact.chosen) object["chosen"] = *fact.chosen;
  if (fact.best) object["best"] = *fact.best;
  return object;
}

[[nodiscard]] json::array FactsJson(const std::vector<Fact>& facts) {
  json::array list;
  for (const Fact& fact : facts) list.push_back(FactJson(fact));
  return list;
}

void AddJudgement(json::object& to, const Judgement& judgement) {
  json::array actions;
  for (const JudgedAction& one : judgement.actions) {
    actions.push_back(json::object{
        {"action", ActionText(one.action)}, {"share", Rounded(one.share)}, {"rough", one.rough}});
  }
  to["chosen"] = ActionText(judgement.chosen);
  to["best"] = ActionText(judgement.best);
  to["loss"] = Rounded(judgement.loss);
  to["error"] = Rounded(judgement.error);
  to["mark"] = DefOf(judgement.mark).key;
  to["actions"] = std::move(actions);
}

// In the order of the judged actions, which is the legal one.
[[nodiscard]] json::array AimsOfStep(const Step& step) {
  ActionList legal;
  LegalActions(step.before, step.seat, legal);
  return AimsJson(ViewFor(step.before, step.seat), legal);
}

[[nodiscard]] json::object AccuracyJson(const Accuracy& accuracy) {
  json::object marks;
  for (const MarkDef& def : kMarkTable) marks[def.key] = accuracy.marks[Index(def.mark)];
  json::object object{{"decisions", accuracy.decisions},
                      {"loss", Rounded(accuracy.loss)},
                      {"stake", Rounded(accuracy.stake)},
                      {"marks", std::move(marks)}};
  if (const std::optional<double> part = accuracy.Part()) object["accuracy"] = Rounded(*part);
  return object;
}

[[nodiscard]] json::object HabitsJson(const Habits& habits, Seat seat) {
  return {{"cards", habits.tally.CardsJson(seat)},
          {"draws", habits.draws[Index(seat)]},
          {"shots_taken", habits.tally.Count(seat, Deed::kBullets)},
          {"neutral_taken", habits.tally.Count(seat, Deed::kByLaw)}};
}

[[nodiscard]] json::object PlayerJson(const SeatAccuracy& accuracy, const Habits& habits,
                                      Seat seat) {
  json::object player = AccuracyJson(accuracy.total);
  json::object kinds;
  for (std::size_t i = 0; i < kAccuracyKinds; ++i) {
    const std::string_view key = i == kDrawing ? "draw" : KeyOf(static_cast<CardKind>(i));
    if (accuracy.kinds[i].decisions > 0) kinds[key] = AccuracyJson(accuracy.kinds[i]);
  }
  player["by_card"] = std::move(kinds);
  player["habits"] = HabitsJson(habits, seat);
  return player;
}

[[nodiscard]] json::array CourseJson(const ReviewGame& game, const Course& course) {
  const std::size_t seats = game.config.seats;
  json::array steps;
  auto link = course.links.begin();
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    json::object step;
    AddWhere(step, game, i);
    AddSeat(step, "seat", game.steps[i].seat);
    step["action"] = ActionText(game.steps[i].action);
    if (course.before[i]) {
      step["shares"] = BySeat(course.before[i]->shares, seats);
      step["errors"] = BySeat(course.before[i]->errors, seats);
    }
    json::array moved;
    for (; link != course.links.end() && link->plan.step == i; ++link) {
      moved.push_back(LinkJson(*link, seats));
    }
    step["moved"] = std::move(moved);
    steps.push_back(std::move(step));
  }
  return steps;
}

}  // namespace

json::array ChancesJson(const Review& review) {
  return CourseJson(review.Game(), review.Chances());
}

json::array MomentsJson(const Review& review) {
  const ReviewGame& game = review.Game();
  const std::size_t seats = game.config.seats;
  json::array list;
  for (const Moment& moment : review.Moments()) {
    json::object object;
    AddWhere(object, game, moment.step);
    AddSeat(object, "seat", moment.seat);
    object["event"] = moment.first_event;
    AddSeat(object, "about", moment.about);
    object["change"] = BySeat(moment.change.shares, seats);
    object["error"] = BySeat(moment.change.errors, seats);
    object["decided"] = BySeat(moment.decisions.shares, seats);
    json::array events;
    for (const EventBody& event : moment.events) {
      events.push_back(EventJson(event, PaletteOf(game.end)));
    }
    object["events"] = std::move(events);
    list.push_back(std::move(object));
  }
  return list;
}

json::object JudgementJson(const Review& review, std::size_t step) {
  const Judgement& judgement = *review.Judgements()[step];
  const Step& decided = review.Game().steps[step];
  json::object object;
  AddWhere(object, review.Game(), step);
  AddSeat(object, "seat", decided.seat);
  object["question"] = KeyOf(decided.before.ask);
  AddJudgement(object, judgement);
  object["aims"] = AimsOfStep(decided);
  object["why"] = FactsJson(judgement.why);
  if (const std::optional<Judgement>& open = review.WithAllCardsOpen()[step]) {
    json::object known;
    AddJudgement(known, *open);
    object["with_all_cards_open"] = std::move(known);
  }
  return object;
}

json::object HintJson(const Hint& hint) {
  json::object object{{"action", ActionText(hint.action)}};
  if (hint.next.action != kNoAction) {
    object["share"] = Rounded(hint.share);
    object["next"] =
        json::object{{"action", ActionText(hint.next.action)}, {"share", Rounded(hint.next.share)}};
    object["lead"] = Rounded(hint.lead);
    object["error"] = Rounded(hint.error);
  }
  object["why"] = FactsJson(hint.why);
  return object;
}

json::object ReviewJson(const Review& review) {
  const ReviewGame& game = review.Game();
  const std::size_t seats = game.config.seats;
  json::array names;
  json::array players;
  const auto accuracies = review.Accuracies();
  const Habits habits = review.HabitsOfAll();
  for (std::size_t i = 0; i < seats; ++i) {
    names.emplace_back(game.names[i]);
    players.push_back(PlayerJson(accuracies[i], habits, static_cast<Seat>(i)));
  }
  json::array judgements;
  for (std::size_t i = 0; i < game.steps.size(); ++i) {
    if (review.Judgements()[i]) judgements.push_back(JudgementJson(review, i));
  }
  const Course course = review.Chances();
  json::object told{{"review", 1},
                    {"config", ConfigJson(game.config)},
                    {"names", std::move(names)},
                    {"iterations", review.Options().iterations},
                    {"playthroughs", review.Playthroughs()},
                    {"seed", review.Options().seed},
                    {"networks", json::object{{"large", HashOf(NetId::kLarge)},
                                              {"small", HashOf(NetId::kSmall)}}},
                    {"deals", kDeals},
                    {"tasks", review.Tasks()},
                    {"done", review.Taken()},
                    {"chances", CourseJson(game, course)},
                    {"result", BySeat(course.result, seats)},
                    {"sums", SumsJson(course, seats)},
                    {"moments", MomentsJson(review)},
                    {"judgements", std::move(judgements)},
                    {"players", std::move(players)},
                    {"score", ScoreJson(game.end)}};
  if (!game.commit.empty()) told["commit"] = game.commit;
  return told;
}

}  // namespace folsom::review
