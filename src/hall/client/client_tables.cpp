// Tables from outside: lists, new ones, watching, rematches, links.
#include <boost/json.hpp>
#include <utility>

#include "fair/fair.h"
#include "hall/answers/records.h"
#include "hall/client/client.h"
#include "hall/own_games.h"
#include "hall/people/identity.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/wire/wire.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr Millis kLinkLife = 600'000;

// Who sits where at first: bots where they are named, then people.
// The creator begins with `seat`, if there is one.
[[nodiscard]] FirstCommands FirstSeats(const message::Create& m, const Person& person, Seat seat) {
  FirstCommands first;
  for (std::size_t i = 0; i < m.bots.size(); ++i) {
    if (m.bots[i].empty()) continue;
    first.emplace_back(person.id, PutBot{.seat = static_cast<Seat>(i), .level = m.bots[i]});
  }
  std::optional<Seat> next = seat == kNoSeat ? std::nullopt : std::optional(seat);
  const auto sit = [&](const std::string& name) {
    first.emplace_back(person.id, SitDown{.seat = std::exchange(next, std::nullopt),
                                          .name = name,
                                          .program = person.program,
                                          .claimed = IsOwnName(person, name),
                                          .by_link = false});
  };
  for (const std::string& name : m.local_names) sit(name);
  if (m.local_names.empty() && m.sit) sit(person.name);
  return first;
}

// What of a table's game was asked for.
[[nodiscard]] Result<Beginning> BeginningAt(const TableHost& host, const OriginWish& wish) {
  if (host.Now().GetStage() != Stage::kFinished) {
    return ProblemOf("record/not_finished", "this game is not over");
  }
  const std::string record = RecordOf(host.Now());
  if (record.empty()) return ProblemOf("record/not_whole", "there is no whole record of this game");
  return BeginningFrom(record, wish, host.Id());
}

}  // namespace

void Client::On(Id id, const message::Lobby& m) {
  if (m.on) {
    tools_.lobby.Watch(*this);
  } else {
    tools_.lobby.Unwatch(*this);
  }
  tools_.lobby.List(leash_.On([this, id](const std::optional<std::string>& tables) {
    if (!tables) return Refuse(id, StoreFailed());
    Send(OkTextWith(id, "tables", *tables));
  }));
}

void Client::On(Id id, const message::MyTables& /*m*/) {
  tools_.lobby.ListOf(person_.id, leash_.On([this, id](const std::optional<std::string>& tables) {
    if (!tables) return Refuse(id, StoreFailed());
    Send(OkTextWith(id, "tables", *tables));
  }));
}

void Client::On(Id id, const message::MyGames& m) {
  const std::optional<ListPlace> place = ListPlaceFrom(m.before);
  if (!place) {
    return Refuse(id, {.code = "message/out_of_range",
                       .message = "this is no place in the list",
                       .path = "before"});
  }
  const auto gather = [person = person_.id, place = *place](Store& store) {
    return GatherOwnGames(store, person, place);
  };
  const auto answer = [this, id](const std::optional<std::vector<TableSummary>>& games) {
    if (!games) return Refuse(id, StoreFailed());
    json::object more;
    if (games->size() == kOwnGamesPage) more["before"] = ListPlaceText(games->back());
    Send(OkTextWith(id, "games", OwnGamesText(*games, person_.id), std::move(more)));
  };
  AskStore(tools_.store, gather, leash_.On(answer));
}

void Client::On(Id id, const message::Create& m) {
  if (!MayWatchMore(id)) return;
  for (const std::string& level : m.bots) {
    if (!level.empty() && !BotIsFine(id, level)) return;
  }
  if (!BotIsFine(id, m.options.stand_in) || !TitleIsFine(id, m.options.title)) return;
  if (m.origin) return CreateFrom(id, m);
  Open(id, m, {.config = m.config, .options = m.options}, kNoSeat);
}

void Client::CreateFrom(Id id, const message::Create& m) {
  const message::Origin& origin = *m.origin;
  const auto open = [this, id, m](const Result<Beginning>& from, Seat own) {
    if (!from) return Refuse(id, from.Error());
    const Seat seat = from->origin.IsDeal() ? m.origin->seat.value_or(own) : from->origin.seat;
    if (seat != kNoSeat && Index(seat) >= from->config.seats) {
      return Refuse(id, ProblemOf("table/no_such_seat", "the other game has no such seat"));
    }
    Open(id, m,
         {.config = from->config,
          .options = m.options,
          .origin = from->origin,
          .position = from->position},
         seat);
  };
  if (origin.table.empty()) {
    std::string name = CommitOf(origin.record).substr(0, kRecordNameDigits);
    return open(BeginningFrom(origin.record, origin.wish, std::move(name)), kNoSeat);
  }
  const auto found = [this, id, open, wish = origin.wish](TableHost* host, const Problem& why) {
    if (host == nullptr) return Refuse(id, why);
    open(BeginningAt(*host, wish), host->Now().SeatsOf(person_.id).First());
  };
  tools_.hall.Find(origin.table, leash_.On(found));
}

void Client::Open(Id id, const message::Create& m, Opening opening, Seat seat) {
  Confirmed(id, m.local_names, [this, id, m, seat, opening = std::move(opening)]() mutable {
    opening.host = person_.id;
    opening.address = peer_.address;
    opening.first = FirstSeats(m, person_, seat);
    if (!m.local_names.empty()) opening.options.local_seats = true;
    const auto made = [this, id](TableHost* host, const Problem& why) {
      if (host == nullptr) return Refuse(id, why);
      Created(id, *host);
    };
    tools_.hall.Open(std::move(opening), leash_.On(made));
  });
}

void Client::Created(Id id, TableHost& host) {
  Ok(id, {{"table", host.Id()}, {"code", host.Code()}, {"commit", host.Commit()}});
  watched_.push_back(host.Id());
  host.Watch(*this, {});
}

bool Client::MayWatchMore(Id id) {
  if (watched_.size() < static_cast<std::size_t>(tools_.settings.watched_per_connection)) {
    return true;
  }
  Refuse(id, {.code = "limit/watched", .message = "you watch too many tables"});
  return false;
}

void Client::On(Id id, const message::Watch& m) {
  if (m.table.empty()) return WatchByCode(id, m);
  AtTable(id, m.table, kNoSeat, [this, id, m](TableHost& host) { BeginWatching(id, m, host); });
}

// Codes are short: who tries many is slowed down. Each is charged before it is looked up, since
// others may come before the answer, and given back if it leads to a table.
void Client::WatchByCode(Id id, const message::Watch& m) {
  if (!tools_.codes.Take(peer_.address, tools_.loop.Now())) {
    return Refuse(id, {.code = "limit/codes", .message = "too many codes; wait a minute"});
  }
  const auto found = [this, id, m](TableHost* host, const Problem& why) {
    if (host == nullptr) return Refuse(id, why);
    tools_.codes.GiveBack(peer_.address);
    host->Return(person_.id, kNoSeat,
                 leash_.On([this, id, m, host] { BeginWatching(id, m, *host); }));
  };
  tools_.hall.FindByCode(TypedCode(m.code), leash_.On(found));
}

void Client::BeginWatching(Id id, const message::Watch& m, TableHost& host) {
  if (const std::optional<Problem> refused = host.MayWatch(person_.id)) return Refuse(id, *refused);
  if (!host.IsWatching(*this)) {
    if (!MayWatchMore(id)) return;
    if (host.IsFullFor(person_.id)) {
      return Refuse(id, {.code = "table/full_house", .message = "too many watch this table"});
    }
    watched_.push_back(host.Id());
  }
  Ok(id, {{"table", host.Id()}});
  TableHost::Known known{
      .number = m.since, .viewer = m.viewer, .opening = m.opening, .screen = m.screen};
  host.Watch(*this, known);
}

void Client::On(Id id, const message::Unwatch& m) {
  Leave(m.table);
  Ok(id);
}

void Client::On(Id id, const message::Rematch& m) {
  const auto answer = leash_.On([this, id](const Result<std::string>& made) {
    if (!made) return Refuse(id, made.Error());
    Ok(id, {{"table", *made}});
  });
  tools_.hall.Rematch(m.table, person_.id, peer_.address, answer);
}

void Client::On(Id id, const message::SeatLink& m) {
  AtTable(id, m.table, kNoSeat, [this, id, seat = m.seat](TableHost& host) {
    if (!host.Now().MayPassOn(seat, person_.id)) return Refuse(id, NotYourSeat());
    const std::string secret = NewToken(tools_.crypto);
    const Store::Link link{host.Id(), static_cast<std::uint8_t>(seat), person_.id};
    AskStore(
        tools_.store,
        [hash = tools_.crypto.HashToken(secret), link](Store& store) {
          store.AddLink(hash, link, kLinkLife);
          return true;
        },
        leash_.On([this, id, secret](std::optional<bool> added) {
          if (!added) return Refuse(id, StoreFailed());
          Ok(id, {{"link", secret}});
        }));
  });
}

void Client::On(Id id, const message::TakeSeat& m) {
  const std::string hash = tools_.crypto.HashToken(m.link);
  const auto sit = [this, id, hash](const Store::Link& link) {
    const auto take = [this, id, hash, link](TableHost* host, const Problem& why) {
      if (host == nullptr) {
        PutBack(hash, link);
        return Refuse(id, why);
      }
      SitDown command{.seat = static_cast<Seat>(link.seat),
                      .name = person_.name,
                      .program = person_.program,
                      .claimed = IsOwnName(person_, person_.name),
                      .by_link = true};
      // Where somebody has their name, a seat that is handed on keeps its own.
      const std::string& kept = host->Now().ChairOf(*command.seat).name;
      if (!kept.empty() && host->HasNamesake(command.name, person_.id, *command.seat)) {
        command.name = kept;
        command.claimed = false;
      }
      const auto answer = [this, id, hash, link](const Result<Entry>& entry) {
        if (entry) return Ok(id, {{"table", link.table}, {"seat", link.seat}});
        if (entry.Error().code != "link/unknown") PutBack(hash, link);
        Refuse(id, entry.Error());
      };
      host->Submit(std::move(command), Caller{person_.id}, leash_.On(answer), link.owner);
    };
    tools_.hall.Find(link.table, leash_.On(take));
  };
  const auto taken = [this, id, sit](const std::optional<std::optional<Store::Link>>& link) {
    if (!link) return Refuse(id, StoreFailed());
    if (!*link) return Refuse(id, UnknownLink());
    sit(**link);
  };
  Confirmed(id, {}, [this, hash, taken] {
    AskStore(
        tools_.store, [hash](Store& store) { return store.TakeLink(hash); }, leash_.On(taken));
  });
}

// Nothing came of it: the link is as good as before.
void Client::PutBack(const std::string& hash, const Store::Link& link) {
  tools_.store.Call([hash, link](Store& store) { store.AddLink(hash, link, kLinkLife); }, {});
}

void Client::On(Id id, const message::Ping& /*m*/) { Ok(id, {{"now", tools_.loop.Now()}}); }

}  // namespace folsom
