#include "hall/people.h"

#include <memory>
#include <utility>

#include "hall/identity.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "table/good_text.h"

namespace folsom {

namespace {

// What a table takes is whatever passed here.
static_assert(kMaxNameBytes == 4 * kMaxNameLength && kMaxTitleBytes == 4 * kMaxTitleLength);

[[nodiscard]] Problem IdentityProblem(std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message)};
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
[[nodiscard]] std::optional<Person> OwnerOfHash(Store& store, const Crypto& crypto,
                                                const std::string& hash) {
  constexpr std::size_t kAsked = 16;
  std::optional<Person> owner;
  for (const Store::TokenOwner& one : store.OwnersOfTokens(hash.substr(0, kAsked))) {
    if (crypto.SameSecret(one.hash, hash)) owner = one.person;
  }
  return owner;
}

[[nodiscard]] bool BelongsToAnother(Store& store, const std::string& folded_name,
                                    const std::string& person) {
  const std::optional<Person> owner = store.PersonOfClaimedName(folded_name);
  return owner && owner->id != person;
}

}  // namespace

void People::ByToken(const std::string& token, Answer done) {
  AskStore(
      tools_.store,
      [&crypto = tools_.crypto, hash = tools_.crypto.HashToken(token)](Store& store) {
        return OwnerOfHash(store, crypto, hash);
      },
      leash_.On([done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (!found) return done(StoreFailed());
        if (!*found) {
          return done(IdentityProblem("identity/unknown_token", "nobody has this token"));
        }
        done(KnownPerson{.person = **found, .token = {}});
      }));
}

void People::Make(const std::string& name, bool program, Answer done) {
  if (!name.empty() && !tools_.texts.IsGoodName(name)) return done(BadName());
  Person person{.id = NewId(tools_.crypto),
                .name = name.empty() ? GuestName(tools_.crypto) : name,
                .password_hash = {},
                .webhook = {},
                .program = program,
                .created_at = tools_.loop.Now()};
  std::string token = NewToken(tools_.crypto);
  const auto add = [person, hash = tools_.crypto.HashToken(token), asked = !name.empty(),
                    folded = tools_.texts.FoldedName(person.name)](Store& store) {
    if (asked && BelongsToAnother(store, folded, person.id)) return false;
    store.AddPerson(person, hash);
    return true;
  };
  AskStore(tools_.store, add,
           leash_.On([this, person, token, done = std::move(done)](std::optional<bool> added) {
             if (!added) return done(StoreFailed());
             if (!*added) return done(NameTaken());
             ++tools_.metrics.people;
             done(KnownPerson{.person = person, .token = token});
           }));
}

void People::Update(const std::string& person, std::function<void(Person&)> change, Answer done) {
  const auto update = [person, change = std::move(change),
                       &texts = tools_.texts](Store& store) -> std::optional<Person> {
    std::optional<Person> changed = store.PersonOfId(person);
    if (!changed) return std::nullopt;
    change(*changed);
    return store.Update(*changed, texts.FoldedName(changed->name)) ? changed : std::nullopt;
  };
  AskStore(tools_.store, update,
           leash_.On([done = std::move(done)](const std::optional<std::optional<Person>>& updated) {
             if (!updated) return done(StoreFailed());
             if (!*updated) return done(NameTaken());
             done(KnownPerson{.person = **updated, .token = {}});
           }));
}

void People::Rename(const std::string& person, const std::string& name, Answer done) {
  if (!tools_.texts.IsGoodName(name)) return done(BadName());
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
  if (!tools_.texts.IsGoodName(name)) return done(BadName());
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
  if (!tools_.thinking.Work(
          [&crypto = tools_.crypto, hash, password] { *hash = crypto.HashPassword(password); },
          hashed)) {
    done(TooManyPasswords());
  }
}

void People::SignIn(const std::string& name, const std::string& password, Answer done) {
  if (password.size() > kMaxPassword) return done(WrongPassword());
  AskStore(
      tools_.store,
      [folded = tools_.texts.FoldedName(name)](Store& store) {
        return store.PersonOfClaimedName(folded);
      },
      leash_.On([this, password,
                 done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (!found) return done(StoreFailed());
        const Person person = found->value_or(Person{});
        const auto fits = std::make_shared<bool>(false);
        const bool taken = tools_.thinking.Work(
            [&crypto = tools_.crypto, fits, password, hash = person.password_hash] {
              *fits = crypto.PasswordFits(hash, password);
            },
            leash_.On([this, fits, person, done] {
              if (!*fits) return done(WrongPassword());
              GiveToken(person, done);
            }));
        if (!taken) done(TooManyPasswords());
      }));
}

void People::GiveToken(const Person& person, Answer done) {
  const std::string token = NewToken(tools_.crypto);
  const auto add = [id = person.id, hash = tools_.crypto.HashToken(token),
                    now = tools_.loop.Now()](Store& store) {
    store.AddToken(id, hash, now);
    return true;
  };
  AskStore(tools_.store, add,
           leash_.On([person, token, done = std::move(done)](std::optional<bool> added) {
             if (!added) return done(StoreFailed());
             done(KnownPerson{.person = person, .token = token});
           }));
}

void People::CheckNames(const std::string& person, std::vector<std::string> names,
                        std::function<void(const Problem* problem)> done) {
  for (std::string& name : names) {
    const Problem bad = BadName();
    if (!tools_.texts.IsGoodName(name)) return done(&bad);
    name = tools_.texts.FoldedName(name);
  }
  if (names.empty()) return done(nullptr);
  const auto look = [person, names = std::move(names)](Store& store) {
    for (const std::string& name : names) {
      if (BelongsToAnother(store, name, person)) return true;
    }
    return false;
  };
  AskStore(tools_.store, look, leash_.On([done = std::move(done)](std::optional<bool> taken) {
    const Problem problem = taken ? NameTaken() : StoreFailed();
    done(taken == false ? nullptr : &problem);
  }));
}

void People::WebhookOf(const std::string& person, std::function<void(const std::string&)> done) {
  AskStore(
      tools_.store, [person](Store& store) { return store.PersonOfId(person); },
      leash_.On([done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (found && *found) done((*found)->webhook);
      }));
}

}  // namespace folsom
