// People wherever they are: their programs, sessions, names and notices.
#include <boost/json.hpp>
#include <utility>

#include "hall/hub_impl.h"
#include "hall/people/devices.h"
#include "hall/problems.h"
#include "hall/store_ask.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr Millis kDisplaceEvery = 1000;

[[nodiscard]] std::string TurnBody(const TableHost& host, Seat seat) {
  const Table& table = host.Now();
  json::object body;
  body["table"] = host.Id();
  body["code"] = host.Code();
  body["title"] = table.Options().title;
  body["seat"] = Index(seat);
  body["decision"] = table.QuestionOf(seat);
  const Millis deadline = host.DeadlineOf(seat);
  if (deadline != kNever) body["deadline"] = deadline;
  return json::serialize(body);
}

// No more than is shown: whoever holds the device reads it.
[[nodiscard]] std::string PushBody(const TableHost& host) {
  return json::serialize(json::object{{"what", "turn"},
                                      {"table", host.Id()},
                                      {"code", host.Code()},
                                      {"title", host.Now().Options().title}});
}

}  // namespace

void Hub::Impl::MakeProgram(const std::string& name, const std::string& address,
                            std::function<void(NewProgram)> done) {
  if (name.empty()) return done({.person = {}, .token = {}, .error = "identity/bad_name"});
  if (!addresses_.TakeNewPerson(address, given_.loop.Now())) {
    return done({.person = {}, .token = {}, .error = "limit/people"});
  }
  const auto made = [done = std::move(done)](const Result<KnownPerson>& known) {
    if (!known) return done({.person = {}, .token = {}, .error = known.Error().code});
    done({.person = known->person.id, .token = known->token, .error = {}});
  };
  people_.Make({.name = name, .program = true}, made);
}

void Hub::Impl::EndProgram(const std::string& token, std::function<void(const Problem*)> done) {
  const auto end = [this, done = std::move(done)](const Result<KnownPerson>& known) {
    if (!known) return done(&known.Error());
    const Problem person{.code = "identity/not_a_program", .message = "this is no program's token"};
    if (!known->person.program) return done(&person);
    sessions_.End(known->person.id, DeviceId(known->token_hash), done);
  };
  people_.ByToken(token, end);
}

void Hub::Impl::Hear(const std::vector<StoreNotice>& notices, bool missed) {
  for (const StoreNotice& notice : notices) {
    if (notice.table == Sessions::kChannel) sessions_.Hear(notice.text);
  }
  if (missed) CheckTokens();
  hall_.Hear(notices, missed);
}

void Hub::Impl::SignOut(const std::vector<std::string>& devices) {
  for (const auto& [id, client] : clients_) client->SignedOut(devices);
}

std::vector<std::string> Hub::Impl::TokensHere() const {
  std::vector<std::string> hashes;
  for (const auto& [id, client] : clients_) {
    if (!client->TokenHash().empty()) hashes.push_back(client->TokenHash());
  }
  return hashes;
}

void Hub::Impl::CheckTokens() {
  const auto check = [hashes = TokensHere()](Store& store) {
    std::vector<std::string> ended;
    for (const std::string& hash : hashes) {
      if (store.OwnersOfTokens(hash).empty()) ended.push_back(DeviceId(hash));
    }
    return ended;
  };
  AskStore(given_.store, check,
           leash_.On([this](const std::optional<std::vector<std::string>>& ended) {
             if (ended) SignOut(*ended);
           }));
}

void Hub::Impl::NoteUse() {
  given_.loop.After(kUseNoted, leash_.On([this] { NoteUse(); }));
  const auto note = [hashes = TokensHere(), now = given_.loop.Now()](Store& store) {
    store.UseTokens(hashes, now);
  };
  if (!clients_.empty()) given_.store.Call(note, {});
}

void Hub::Impl::Forget(const PersonId& person, Sessions::Done done) {
  const auto remove = [this, person](const std::vector<Store::Forgotten>& forgotten,
                                     Hall::TablesLeft left) {
    sessions_.RemovePerson(person, forgotten, std::move(left));
  };
  hall_.Forget(person, remove, std::move(done));
}

void Hub::Impl::Renamed(const KnownPerson& known) {
  for (const auto& [id, client] : clients_) client->Renamed(known.person, false);
  hall_.Rename(known.person, known.before, false);
  for (const Renaming& one : known.displaced) Displaced(one);
  if (known.more_displaced) DisplaceSoon(known.person.keys);
}

void Hub::Impl::Displaced(const Renaming& one) {
  for (const auto& [id, client] : clients_) client->Renamed(one.person, true);
  hall_.Rename(one.person, one.before, true);
}

void Hub::Impl::DisplaceSoon(const NameKeys& keys) {
  const auto displaced = [this, keys](const std::vector<Renaming>& some, bool more) {
    for (const Renaming& one : some) Displaced(one);
    if (more) DisplaceSoon(keys);
  };
  given_.loop.After(kDisplaceEvery, leash_.On([this, keys, displaced] {
    people_.DisplaceMore(keys, leash_.On(displaced));
  }));
}

// A push rings on somebody's phone: it is for games that are played over days.
void Hub::Impl::TurnCame(const TableHost& host, Seat seat) {
  const bool daily = host.Now().Options().clock == ClockKind::kDaily;
  const PushNotice push{
      .to = {}, .body = PushBody(host), .table = host.Id(), .deadline = host.DeadlineOf(seat)};
  const auto tell = [this, body = TurnBody(host, seat), push, daily](const Reach& reach) {
    if (!reach.webhook.empty() && given_.notify) {
      ++metrics_.notices;
      given_.notify({.url = reach.webhook, .body = body});
    }
    if (!daily || !given_.push) return;
    for (const PushAddress& to : reach.pushes) {
      ++metrics_.notices;
      PushNotice notice = push;
      notice.to = to;
      given_.push(std::move(notice));
    }
  };
  if (given_.notify || given_.push) people_.ReachOf(host.Now().ChairOf(seat).who, tell);
}

}  // namespace folsom
