// The daily train: what today's is, how one's own tries went, and riding one.
#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "hall/client/client.h"
#include "hall/daily/day_deal.h"
#include "hall/people/people.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/summary.h"
#include "record/json/config_json.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr DayNumber kDaysTold = 100;

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

struct DayTry {
  DayNumber day = 0;
  TableSummary summary;
};
[[nodiscard]] std::vector<DayTry> TriesOf(Store& store, const std::string& key, DayNumber today,
                                          const std::string& person) {
  std::vector<DayTry> tries;
  const DayNumber first = std::max(FirstDay(today), today - kDaysTold + 1);
  for (DayNumber day = today; day >= first; --day) {
    std::optional<TableSummary> summary = store.Summary(TryTable(key, day, person));
    if (summary) tries.push_back({day, std::move(*summary)});
  }
  return tries;
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

[[nodiscard]] std::optional<Problem> WhyNotRidden(std::optional<DayNumber> day, DayNumber today,
                                                  const Person& person) {
  if (person.program) return ProblemOf("daily/not_a_person", "the daily train is for people");
  if (!day || *day < FirstDay(today))
    return ProblemOf("daily/no_such_day", "no train went on that day");
  if (*day > today) return ProblemOf("daily/not_yet", "this train has not come yet");
  return std::nullopt;
}

}  // namespace

void Client::On(Id id, const message::Daily& /*m*/) {
  if (tools_.day_key.empty()) return Refuse(id, StoreFailed());
  const DayNumber today = DayOf(tools_.loop.Now());
  const auto gather = [key = tools_.day_key, today, person = person_.id](Store& store) {
    return TriesOf(store, key, today, person);
  };
  const auto answer = [this, id, today](const std::optional<std::vector<DayTry>>& tries) {
    if (!tries) return Refuse(id, StoreFailed());
    json::array list;
    for (const DayTry& one : *tries) {
      json::object row = OwnGameJson(one.summary, person_.id);
      row["day"] = DayText(one.day);
      list.push_back(std::move(row));
    }
    Ok(id, {{"today", DayJson(DealOfDay(tools_.day_key, today))},
            {"public", tools_.day_key == kPublicDayKey},
            {"tries", std::move(list)}});
  };
  AskStore(tools_.store, gather, leash_.On(answer));
}

void Client::On(Id id, const message::DailyRide& m) {
  if (!MayWatchMore(id)) return;
  if (tools_.day_key.empty()) return Refuse(id, StoreFailed());
  const DayNumber today = DayOf(tools_.loop.Now());
  const std::optional<DayNumber> day = m.day.empty() ? today : DayFrom(m.day);
  if (const auto problem = WhyNotRidden(day, today, person_)) return Refuse(id, *problem);
  Confirmed(id, {}, [this, id, day = *day, counts = *day == today] {
    const DayDeal deal = DealOfDay(tools_.day_key, day);
    Opening opening{.config = deal.config,
                    .options = {.spectators = false, .clock = ClockKind::kNone},
                    .origin = LuckOfDay(deal),
                    .host = person_.id,
                    .address = peer_.address,
                    .first = DayCommands(deal, person_),
                    .secret = deal.secret};
    if (counts) opening.id = TryTable(tools_.day_key, day, person_.id);
    const auto made = [this, id](TableHost* host, const Problem& why) {
      if (host == nullptr) return Refuse(id, why);
      Created(id, *host);
    };
    tools_.hall.Open(std::move(opening), leash_.On(made));
  });
}

}  // namespace folsom
