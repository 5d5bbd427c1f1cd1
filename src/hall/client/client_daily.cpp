// The daily train: what today's is, how one's own rides went, riding one, the board of a day, and
// what our levels make of it.
#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "hall/client/client.h"
#include "hall/daily/day_deal.h"
#include "hall/daily/day_tries.h"
#include "hall/people/people.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "record/json/config_json.h"

namespace folsom {

namespace json = boost::json;

namespace {

// A clock that is years behind has a train of its day, too.
[[nodiscard]] DayNumber FirstDay(DayNumber today) { return std::min(kFirstDay, today); }

// Nothing of the cards.
[[nodiscard]] json::object DayJson(const DayDeal& deal) {
  json::object out{{"day", DayText(deal.day)},
                   {"number", deal.day - kFirstDay + 1},
                   {"config", ConfigJson(deal.config)},
                   {"seat", Index(deal.seat)}};
  json::array& bots = out["bots"].emplace_array();
  for (const std::string& level : deal.bots) bots.emplace_back(level);
  return out;
}

[[nodiscard]] FirstCommands DayCommands(const DayDeal& deal, const Person& person) {
  FirstCommands first;
  for (std::size_t i = 0; i < deal.bots.size(); ++i) {
    if (deal.bots[i].empty()) continue;
    first.emplace_back(person.id, PutBot{.seat = static_cast<Seat>(i), .level = deal.bots[i]});
  }
  first.emplace_back(person.id, SitDown{.seat = deal.seat,
                                        .name = person.name,
                                        .program = person.program,
                                        .claimed = IsOwnName(person, person.name),
                                        .by_link = false});
  first.emplace_back(person.id, StartGame{});
  return first;
}

[[nodiscard]] Problem NotAPerson() {
  return ProblemOf("daily/not_a_person", "the daily train is for people");
}
[[nodiscard]] Problem NoSuchDay() {
  return ProblemOf("daily/no_such_day", "no train went on that day");
}

[[nodiscard]] Problem NotRidden() { return ProblemOf("daily/not_ridden", "ride this train first"); }

// The next day's begins then.
[[nodiscard]] Millis NextTrain(DayNumber today) {
  constexpr Millis kDayMillis = 86'400'000;
  return (Millis{today} + 1) * kDayMillis;
}

[[nodiscard]] json::array LevelsJson(const DayLevels& levels) {
  json::array list;
  for (const LevelMoney& level : levels) {
    list.push_back(
        {{"level", level.level}, {"money", json::array(level.money.begin(), level.money.end())}});
  }
  return list;
}

}  // namespace

std::optional<DayNumber> Client::DayMeant(Id id, const std::string& day) {
  const DayNumber today = DayOf(tools_.loop.Now());
  const std::optional<DayNumber> meant = day.empty() ? today : DayFrom(day);
  std::optional<Problem> problem;
  if (meant && *meant > today) problem = ProblemOf("daily/not_yet", "this train has not come yet");
  if (!meant || *meant < FirstDay(today)) problem = NoSuchDay();
  if (person_.program) problem = NotAPerson();
  if (tools_.days.Key().empty()) problem = StoreFailed();
  if (!problem) return meant;
  Refuse(id, *problem);
  return std::nullopt;
}

void Client::On(Id id, const message::Daily& m) {
  const std::optional<DayNumber> today = DayMeant(id, {});
  if (!today) return;
  const std::optional<DaySpan> span = SpanOf(m.month, *today);
  if (!span) return Refuse(id, NoSuchDay());
  struct Own {
    std::vector<DayTry> tries;
    int streak = 0;
  };
  const DayRider rider{.key = tools_.days.Key(), .person = person_.id};
  const auto gather = [rider, span, today](Store& store) {
    return Own{.tries = TriesOf(store, rider, *span), .streak = StreakOf(store, rider, *today)};
  };
  const auto answer = [this, id, today](const std::optional<Own>& own) {
    if (!own) return Refuse(id, StoreFailed());
    Ok(id, {{"today", DayJson(DealOfDay(tools_.days.Key(), *today))},
            {"next_at", NextTrain(*today)},
            {"public", tools_.days.Key() == kPublicDayKey},
            {"streak", own->streak},
            {"tries", TriesJson(own->tries)}});
  };
  AskStore(tools_.store, gather, leash_.On(answer));
}

// Of a day that is not over nobody is told anything before their own ride is.
void Client::AfterOwnRide(Id id, DayNumber day, std::function<void(const DayVerdict*)> use) {
  const auto found =
      [this, id, use = std::move(use)](const std::optional<std::optional<DayVerdict>>& verdict) {
        if (!verdict) return Refuse(id, StoreFailed());
        use(*verdict ? &**verdict : nullptr);
      };
  tools_.days.FindOwn(day, person_.id, leash_.On(found));
}

void Client::On(Id id, const message::DailyBoard& m) {
  const std::optional<DayNumber> day = DayMeant(id, m.day);
  if (!day) return;
  AfterOwnRide(id, *day, [this, id, day = *day](const DayVerdict* own) {
    const bool over = day < DayOf(tools_.loop.Now());
    if (own == nullptr && !over) return Refuse(id, NotRidden());
    const auto answer = [this, id, day](const std::optional<Days::Board>& board) {
      if (!board) return Refuse(id, StoreFailed());
      Ok(id, {{"day", DayText(day)},
              {"number", day - kFirstDay + 1},
              {"riders", board->riders},
              {"rows", RowsJson(board->rows)}});
    };
    tools_.days.ReadBoard(day, person_.id, leash_.On(answer));
  });
}

void Client::On(Id id, const message::DailyLevels& m) {
  const std::optional<DayNumber> day = DayMeant(id, m.day);
  if (!day) return;
  AfterOwnRide(id, *day, [this, id, day = *day](const DayVerdict* own) {
    if (own == nullptr) return Refuse(id, NotRidden());
    const auto answer = [this, id, day](const DayLevels* levels) {
      if (levels == nullptr) {
        return Refuse(id, ProblemOf("server/busy", "too many games are compared now; try again"));
      }
      Ok(id, {{"day", DayText(day)}, {"levels", LevelsJson(*levels)}});
    };
    const Payer payer{.address = peer_.address, .person = person_.id, .table = "daily"};
    tools_.days.AskLevels(day, payer, leash_.On(answer));
  });
}

void Client::On(Id id, const message::DailyRide& m) {
  if (!MayWatchMore(id)) return;
  const std::optional<DayNumber> day = DayMeant(id, m.day);
  if (!day) return;
  const bool counts = *day == DayOf(tools_.loop.Now());
  Confirmed(id, {}, [this, id, day = *day, counts] {
    const DayDeal deal = DealOfDay(tools_.days.Key(), day);
    Opening opening{.config = deal.config,
                    .options = {.spectators = false, .clock = ClockKind::kNone},
                    .origin = LuckOfDay(deal),
                    .host = person_.id,
                    .address = peer_.address,
                    .first = DayCommands(deal, person_),
                    .secret = deal.secret};
    if (counts) opening.id = TryTable(tools_.days.Key(), day, person_.id);
    const auto made = [this, id](TableHost* host, const Problem& why) {
      if (host == nullptr) return Refuse(id, why);
      Created(id, *host);
    };
    tools_.hall.Open(std::move(opening), leash_.On(made));
  });
}

}  // namespace folsom
