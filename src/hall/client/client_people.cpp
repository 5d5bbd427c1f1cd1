// Who one is: hello, names, passwords.
#include <boost/json.hpp>
#include <utility>

#include "hall/client/client.h"
#include "hall/people/devices.h"
#include "hall/wire/wire.h"

namespace folsom {

void Client::On(Id id, const message::Hello& m) {
  if (greeting_ == Greeting::kKnown) {
    return Refuse(id, {.code = "hello/again", .message = "you said hello already"});
  }
  if (m.protocol != kProtocolVersion) {
    Refuse(id, {.code = "hello/protocol", .message = "this server speaks protocol 1"});
    return Close(kClosePolicy, "another protocol");
  }
  const auto greet =
      leash_.On([this, id](const Result<KnownPerson>& known) { Greeted(id, known); });
  // Without an Origin the connection is a program's: its own token, and no other, lets it in.
  const std::string& token = peer_.bearer.empty() ? m.token : peer_.bearer;
  greeting_ = Greeting::kAsking;
  if (!token.empty()) return tools_.people.ByToken(token, greet);
  if (!tools_.addresses.TakeNewPerson(peer_.address, tools_.loop.Now())) {
    return greet(Problem{.code = "limit/people", .message = "too many new people; wait a little"});
  }
  tools_.people.Make({.name = m.name, .program = false, .device = DeviceOf(peer_.agent)}, greet);
}

void Client::Greeted(Id id, const Result<KnownPerson>& known) {
  greeting_ = Greeting::kSilent;
  if (!known) {
    Refuse(id, known.Error());
    if (!peer_.bearer.empty()) Close(kClosePolicy, "nobody has this token");
    AwaitHello();
    return GoOn();
  }
  if (!peer_.bearer.empty() && !known->person.program) {
    Refuse(id, {.code = "identity/not_a_program", .message = "this is no program's token"});
    return Close(kClosePolicy, "not a program");
  }
  Become(*known);
  MeetHere();
  Send(WelcomeText(id, {.person = person_.id,
                        .token = known->token,
                        .name = person_.name,
                        .claimed = !person_.password_hash.empty(),
                        .program = person_.program,
                        .now = tools_.loop.Now(),
                        .push_key = tools_.push_key}));
  GoOn();
}

// A new name is written into the log of each of their tables, so there are only a few. Each is
// charged before it is looked at, since others may come before the answer, and given back if it is
// refused.
void Client::On(Id id, const message::Rename& m) {
  ShowPassword(id, m.password, [this, id, name = m.name](const Person& owner) {
    RenameTo(id, name, owner.password_hash);
  });
}

void Client::RenameTo(Id id, const std::string& name, const std::string& shown) {
  if (!tools_.renames.Take(person_.id, tools_.loop.Now())) {
    ++tools_.metrics.limited;
    return Refuse(id, {.code = "limit/renames", .message = "too many names; wait an hour"});
  }
  const auto renamed = [this, id, who = person_.id](const Result<KnownPerson>& known) {
    if (!known) {
      tools_.renames.GiveBack(who);
      return Refuse(id, known.Error());
    }
    tools_.renamed(*known);
    Ok(id, {{"name", known->person.name}});
  };
  tools_.people.Rename(person_.id, name, shown, leash_.On(renamed));
}

void Client::Confirmed(Id id, const std::vector<std::string>& names, std::function<void()> use) {
  const auto confirmed = [this, id, use = std::move(use)](const Result<KnownPerson>& known) {
    if (!known) return Refuse(id, known.Error());
    if (known->person.name != known->before) {
      tools_.displaced({.person = known->person, .before = known->before});
    }
    Renamed(known->person, known->person.name != person_.name);
    use();
  };
  tools_.people.Confirm(person_.id, names, leash_.On(confirmed));
}

bool Client::MayHash(Id id) {
  if (tools_.addresses.TakePassword(peer_.address, tools_.loop.Now())) return true;
  Refuse(id, {.code = "limit/passwords", .message = "too many passwords; wait a minute"});
  return false;
}

bool Client::MayTryPassword(Id id, const std::string& of) {
  if (!MayHash(id)) return false;
  const std::string name = tools_.texts.FoldedName(of);
  if (tools_.passwords.Take(name, peer_.address, tools_.loop.Now())) return true;
  Refuse(id, {.code = "limit/passwords", .message = "too many passwords for this name; wait"});
  return false;
}

void Client::MeetHere() {
  if (person_.password_hash.empty()) return;
  tools_.passwords.Meet(person_.keys.folded, peer_.address, tools_.loop.Now());
}

void Client::On(Id id, const message::ClaimName& m) {
  if (!MayHash(id)) return;
  tools_.people.Claim(person_.id, m.name, m.password,
                      leash_.On([this, id](const Result<KnownPerson>& known) {
                        if (!known) return Refuse(id, known.Error());
                        tools_.renamed(*known);
                        MeetHere();
                        Ok(id);
                      }));
}

void Client::On(Id id, const message::SignIn& m) {
  if (!peer_.bearer.empty()) {
    return Refuse(id, {.code = "identity/not_a_person", .message = "a program stays who it is"});
  }
  if (!MayTryPassword(id, m.name)) return;
  greeting_ = Greeting::kAsking;
  const auto signed_in = [this, id](const Result<KnownPerson>& known) {
    greeting_ = Greeting::kKnown;
    if (known) {
      Ok(id, {{"token", known->token}, {"person", known->person.id}, {"name", known->person.name}});
      Become(*known);
      MeetHere();
    } else {
      Refuse(id, known.Error());
    }
    GoOn();
  };
  tools_.people.SignIn(m.name, m.password, DeviceOf(peer_.agent), leash_.On(signed_in));
}

void Client::On(Id id, const message::SetWebhook& m) {
  if (!m.url.empty()) {
    if (const std::optional<Problem> bad = tools_.check_webhook(m.url)) return Refuse(id, *bad);
  }
  tools_.people.SetWebhook(person_.id, m.url, OkOrRefuse(id));
}

void Client::On(Id id, const message::PushSubscribe& m) {
  if (!tools_.check_push) {
    return Refuse(id, {.code = "push/none", .message = "no notices are pushed from here"});
  }
  const PushAddress push{.endpoint = m.endpoint, .key = m.key, .auth = m.auth};
  if (const std::optional<Problem> bad = tools_.check_push(push)) return Refuse(id, *bad);
  tools_.people.SetPush(token_hash_, push, OkOrRefuse(id));
}

void Client::On(Id id, const message::PushUnsubscribe& /*m*/) {
  tools_.people.SetPush(token_hash_, {}, OkOrRefuse(id));
}

}  // namespace folsom
