#include "hall/people.h"

#include <memory>
#include <utility>

#include "hall/identity.h"
#include "hall/store_ask.h"
#include "table/good_text.h"

namespace folsom {

namespace {

[[nodiscard]] Problem IdentityProblem(std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message)};
}
[[nodiscard]] Problem PeopleStoreFailed() {
  return IdentityProblem("server/store_failed", "the server cannot use its store now");
}
[[nodiscard]] Problem BadName() {
  return IdentityProblem("identity/bad_name",
                         "a name has 1 to 24 characters and no blanks around it");
}
[[nodiscard]] Problem NameTaken() {
  return IdentityProblem("identity/name_taken", "this name belongs to somebody else");
}
[[nodiscard]] Problem WrongPassword() {
  return IdentityProblem("identity/wrong_password", "name and password do not fit");
}
[[nodiscard]] Problem TooManyPasswords() {
  return IdentityProblem("server/busy", "too much waits to be reckoned; try again");
}

// The store is asked for the beginning of the hash only, so that how long it takes tells nothing of
// the rest.
[[nodiscard]] std::optional<Person> OwnerOfHash(Store& store, const std::string& hash) {
  constexpr std::size_t kAsked = 16;
  std::optional<Person> owner;
  for (const Store::TokenOwner& one : store.OwnersOfTokens(hash.substr(0, kAsked))) {
    if (SameSecret(one.hash, hash)) owner = one.person;
  }
  return owner;
}

[[nodiscard]] bool BelongsToAnother(Store& store, const std::string& name,
                                    const std::string& person) {
  const std::optional<Person> owner = store.PersonOfClaimedName(name);
  return owner && owner->id != person;
}

}  // namespace

void People::ByToken(const std::string& token, Answer done) {
  AskStore(
      store_, [hash = HashToken(token)](Store& store) { return OwnerOfHash(store, hash); },
      leash_.On([done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (!found) return done(PeopleStoreFailed());
        if (!*found) {
          return done(IdentityProblem("identity/unknown_token", "nobody has this token"));
        }
        done(KnownPerson{.person = **found, .token = {}});
      }));
}

void People::Make(const std::string& name, bool program, Answer done) {
  if (!name.empty() && !IsGoodName(name)) return done(BadName());
  Person person{.id = NewId(),
                .name = name.empty() ? GuestName() : name,
                .password_hash = {},
                .webhook = {},
                .program = program,
                .created_at = loop_.Now()};
  std::string token = NewToken();
  const auto add = [person, hash = HashToken(token), asked = !name.empty()](Store& store) {
    if (asked && BelongsToAnother(store, person.name, person.id)) return false;
    store.AddPerson(person, hash);
    return true;
  };
  AskStore(store_, add,
           leash_.On([this, person, token, done = std::move(done)](std::optional<bool> added) {
             if (!added) return done(PeopleStoreFailed());
             if (!*added) return done(NameTaken());
             ++metrics_.people;
             done(KnownPerson{.person = person, .token = token});
           }));
}

void People::Update(const std::string& person, std::function<void(Person&)> change, Answer done) {
  const auto update = [person, change = std::move(change)](Store& store) -> std::optional<Person> {
    std::optional<Person> changed = store.PersonOfId(person);
    if (!changed) return std::nullopt;
    change(*changed);
    return store.Update(*changed) ? changed : std::nullopt;
  };
  AskStore(store_, update,
           leash_.On([done = std::move(done)](const std::optional<std::optional<Person>>& updated) {
             if (!updated) return done(PeopleStoreFailed());
             if (!*updated) return done(NameTaken());
             done(KnownPerson{.person = **updated, .token = {}});
           }));
}

void People::Rename(const std::string& person, const std::string& name, Answer done) {
  if (!IsGoodName(name)) return done(BadName());
  Update(
      person, [name](Person& changed) { changed.name = name; }, std::move(done));
}

void People::SetWebhook(const std::string& person, const std::string& url, Answer done) {
  Update(
      person, [url](Person& changed) { changed.webhook = url; }, std::move(done));
}

// Claims are for those who have none: a stolen token must not change a password.
void People::Claim(const std::string& person, const std::string& name, const std::string& password,
                   Answer done) {
  if (!IsGoodName(name)) return done(BadName());
  if (password.size() < kMinPassword || password.size() > kMaxPassword) {
    return done(IdentityProblem("identity/bad_password", "a password has 8 to 128 bytes"));
  }
  const auto hash = std::make_shared<std::string>();
  const auto claimed = std::make_shared<bool>(false);
  const auto hashed = leash_.On([this, hash, claimed, person, name, done] {
    if (hash->empty()) return done(TooManyPasswords());
    const auto change = [name, hash, claimed](Person& changed) {
      *claimed = !changed.password_hash.empty();
      if (*claimed) return;
      changed.name = name;
      changed.password_hash = *hash;
    };
    Update(person, change, [claimed, done](const Result<KnownPerson>& known) {
      if (known && *claimed) {
        return done(IdentityProblem("identity/claimed", "you have a name of your own"));
      }
      done(known);
    });
  });
  if (!pool_.Work([hash, password] { *hash = HashPassword(password); }, hashed)) {
    done(TooManyPasswords());
  }
}

void People::SignIn(const std::string& name, const std::string& password, Answer done) {
  if (password.size() > kMaxPassword) return done(WrongPassword());
  AskStore(
      store_, [name](Store& store) { return store.PersonOfClaimedName(name); },
      leash_.On([this, password,
                 done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (!found) return done(PeopleStoreFailed());
        const Person person = found->value_or(Person{});
        const auto fits = std::make_shared<bool>(false);
        const bool taken = pool_.Work(
            [fits, password, hash = person.password_hash] {
              *fits = hash.empty() ? PasswordFitsNobody(password) : PasswordFits(hash, password);
            },
            leash_.On([this, fits, person, done] {
              if (!*fits) return done(WrongPassword());
              GiveToken(person, done);
            }));
        if (!taken) done(TooManyPasswords());
      }));
}

void People::GiveToken(const Person& person, Answer done) {
  const std::string token = NewToken();
  const auto add = [id = person.id, hash = HashToken(token), now = loop_.Now()](Store& store) {
    store.AddToken(id, hash, now);
    return true;
  };
  AskStore(store_, add,
           leash_.On([person, token, done = std::move(done)](std::optional<bool> added) {
             if (!added) return done(PeopleStoreFailed());
             done(KnownPerson{.person = person, .token = token});
           }));
}

void People::CheckNames(const std::string& person, std::vector<std::string> names,
                        std::function<void(const Problem* problem)> done) {
  for (const std::string& name : names) {
    const Problem bad = BadName();
    if (!IsGoodName(name)) return done(&bad);
  }
  if (names.empty()) return done(nullptr);
  const auto look = [person, names = std::move(names)](Store& store) {
    for (const std::string& name : names) {
      if (BelongsToAnother(store, name, person)) return true;
    }
    return false;
  };
  AskStore(store_, look, leash_.On([done = std::move(done)](std::optional<bool> taken) {
    const Problem problem = taken ? NameTaken() : PeopleStoreFailed();
    done(taken == false ? nullptr : &problem);
  }));
}

void People::WebhookOf(const std::string& person, std::function<void(const std::string&)> done) {
  AskStore(
      store_, [person](Store& store) { return store.PersonOfId(person); },
      leash_.On([done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (found && *found) done((*found)->webhook);
      }));
}

}  // namespace folsom
