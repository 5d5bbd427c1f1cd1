// What is done at a table.
#include <boost/json.hpp>
#include <utility>

#include "hall/client/client.h"
#include "hall/people/identity.h"
#include "hall/problems.h"
#include "hall/summary.h"
#include "hall/wire/wire.h"
#include "hall/wire/wire_game.h"
#include "table/options_json.h"

namespace folsom {

namespace json = boost::json;

namespace {

[[nodiscard]] json::object SeatField(const Entry& entry) {
  const Sat* const sat = std::get_if<Sat>(&entry.body);
  return sat == nullptr ? json::object{} : json::object{{"seat", Index(sat->seat)}};
}

}  // namespace

void Client::On(Id id, const message::AtTable& m) {
  if (const SitDown* const sit = std::get_if<SitDown>(&m.command)) return Sit(id, m.table, *sit);
  if (std::holds_alternative<StartGame>(m.command)) return Start(id, m.table);
  const PutBot* const put = std::get_if<PutBot>(&m.command);
  if (put == nullptr || BotIsFine(id, put->level)) Do(id, m.table, m.command);
}

void Client::Sit(Id id, const std::string& table, const SitDown& command) {
  const bool own = command.name.empty() || command.name == person_.name;
  std::vector<std::string> others;
  if (!own) others.push_back(command.name);
  Confirmed(id, others, [this, id, table, command, own] {
    SitDown sit = command;
    if (own) sit.name = person_.name;
    sit.program = person_.program;
    sit.claimed = IsOwnName(person_, sit.name);
    WithTable(id, table, [this, id, sit](TableHost& host) { SitAt(id, host, sit); });
  });
}

// Two guests may have the same number: the one who comes later gets another.
void Client::SitAt(Id id, TableHost& host, const SitDown& command) {
  const bool unchosen =
      IsGuestName(command.name) && command.name == person_.name && !command.claimed;
  if (!unchosen || !host.HasNamesake(command.name, person_.id)) {
    return Do(id, host.Id(), command, SeatField);
  }
  const auto renumbered = [this, id, table = host.Id(), command](const Result<KnownPerson>& known) {
    if (!known) return Refuse(id, known.Error());
    tools_.displaced({.person = known->person, .before = known->before});
    SitDown again = command;
    again.name = known->person.name;
    Sit(id, table, again);
  };
  tools_.people.Renumber(person_.id, leash_.On(renumbered));
}

void Client::On(Id id, const message::SetOptions& m) {
  WithTable(id, m.table, [this, id, m](TableHost& host) {
    SetOptions command{.config = m.config.value_or(host.Now().GetConfig()),
                       .options = host.Now().Options()};
    JsonProblems problems("message");
    ReadOptions(problems, m.options, JsonPath{nullptr, "options"}, command.options);
    if (problems.Any()) return Refuse(id, problems.First());
    if (!BotIsFine(id, command.options.stand_in)) return;
    if (!TitleIsFine(id, command.options.title)) return;
    Do(id, m.table, std::move(command));
  });
}

// Games that nobody plays in are bounded in number.
void Client::Start(Id id, const std::string& table) {
  WithTable(id, table, [this, id, table](TableHost& host) {
    if (!host.Now().HasPeople()) {
      const std::optional<Problem> refused = tools_.hall.MayRunBots(person_.id, peer_.address);
      if (refused) return Refuse(id, *refused);
    }
    Do(id, table, StartGame{});
  });
}

void Client::On(Id id, const message::Preview& m) {
  AtTable(id, m.table, m.act.seat, [this, id, m](TableHost& host) {
    const Table& table = host.Now();
    const std::optional<Problem> refused =
        table.WhyNoPreview(m.act, Caller{person_.id}, host.ViewerOf(*this));
    if (refused) return Refuse(id, *refused);
    const SeatView view = ViewFor(table.State(), m.act.seat);
    const Foresight foresight = Foresee(view, m.act.action, table.Options().memory);
    Send(OkTextWith(id, "events", ForeseenText(view, foresight, table.Options()),
                    {{"complete", foresight.complete}}));
  });
}

// A client asks for it by itself as cards are played: nobody is back at their seat by that.
void Client::On(Id id, const message::Plan& m) {
  WithTable(id, m.table, [this, id, ways = m.ways](TableHost& host) {
    if (const std::optional<Problem> refused = host.MayWatch(person_.id)) {
      return Refuse(id, *refused);
    }
    const Table& table = host.Now();
    if (table.GetStage() != Stage::kPlaying) return Refuse(id, NotPlanning());
    const SeatView view = ViewFor(table.State(), kNoSeat);
    const Result<PlanPreview> plan = PreviewPlan(view, ways, table.Options().memory);
    if (!plan) return Refuse(id, plan.Error());
    Send(OkTextWith(id, "plan", PlanText(*plan)));
  });
}

void Client::On(Id id, const message::Curtain& m) {
  AtTable(id, m.table, kNoSeat, [this, id, seat = m.seat](TableHost& host) {
    if (const std::optional<Problem> refused = host.MayLift(*this, seat)) {
      return Refuse(id, *refused);
    }
    Ok(id);
    host.LiftCurtain(*this, seat);
  });
}

// A client says it by itself: nobody is back at their seat by that.
void Client::On(Id id, const message::Shown& m) {
  WithTable(id, m.table, [this, id, number = m.number](TableHost& host) {
    if (!host.IsWatching(*this)) return Refuse(id, NotWatching());
    Ok(id);
    if (host.IsScreen(*this)) return host.ScreenShown(*this, number);
    if (host.Shown(person_.id, number)) tools_.hall.TellShown(host.Id(), person_.id, number);
  });
}

void Client::On(Id id, const message::Chat& m) {
  if (CodePointsOf(m.text) > tools_.settings.chat_characters) {
    return Refuse(id, {.code = "chat/too_long", .message = "this is too long"});
  }
  if (m.emote.empty() && !tools_.texts.IsGoodLine(m.text)) {
    return Refuse(id, {.code = "chat/empty", .message = "nothing here can be shown"});
  }
  if (!tools_.chats.Take(person_.id, tools_.loop.Now())) {
    ++tools_.metrics.limited;
    return Refuse(id, {.code = "limit/chat", .message = "you say too much; wait a little"});
  }
  AtTable(id, m.table, kNoSeat, [this, id, m](TableHost& host) {
    if (!host.Now().SeatsOf(person_.id).Empty()) return ChatAt(id, host, m);
    // What a spectator is called is in no log that all nodes read.
    Confirmed(id, {}, [this, id, m] {
      WithTable(id, m.table, [this, id, m](TableHost& there) { ChatAt(id, there, m); });
    });
  });
}

void Client::ChatAt(Id id, TableHost& host, const message::Chat& m) {
  if (!host.IsWatching(*this)) return Refuse(id, NotWatching());
  if (host.Now().WasKicked(person_.id)) {
    return Refuse(id, {.code = "table/kicked", .message = "you were removed from this table"});
  }
  const SeatMask own = host.Now().SeatsOf(person_.id);
  if (own.Empty() && host.HasNamesake(person_.name, person_.id)) return Refuse(id, NameAtTable());
  const ChatLine line{.from = own.Empty() ? person_.name : host.Now().ChairOf(own.First()).name,
                      .seat = own.Empty() ? kNoSeat : own.First(),
                      .claimed = own.Empty() ? IsOwnName(person_, person_.name)
                                             : host.Now().ChairOf(own.First()).claimed,
                      .text = m.text,
                      .emote = m.emote,
                      .at = tools_.loop.Now()};
  Ok(id);
  const std::string text = ChatText(host.Id(), line);
  host.PushAll(text);
  tools_.hall.TellOthers(host.Id(), text);
}

void Client::On(Id id, const message::ReadLog& m) {
  AtTable(id, m.table, kNoSeat, [this, id](TableHost& host) {
    if (const std::optional<Problem> refused = host.MayWatch(person_.id)) {
      return Refuse(id, *refused);
    }
    Send(OkTextWith(id, "lines", LogLines(host.Now(), host.ViewerOf(*this)), {}));
  });
}

// Only of a game that is over: what purses held shows in the money. Nobody is back at their seat by
// asking.
void Client::On(Id id, const message::ReadTally& m) {
  WithTable(id, m.table, [this, id](TableHost& host) {
    if (const std::optional<Problem> refused = host.MayWatch(person_.id)) {
      return Refuse(id, *refused);
    }
    if (host.Now().GetStage() != Stage::kFinished) {
      return Refuse(id, ProblemOf("table/not_over", "this game is not over"));
    }
    json::object answer;
    if (json::object tally = TallyJson(host.Now()); !tally.empty()) {
      answer["tally"] = std::move(tally);
    }
    Ok(id, std::move(answer));
  });
}

}  // namespace folsom
