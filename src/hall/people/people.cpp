#include "hall/people/people.h"

#include <memory>
#include <utility>

#include "hall/people/identity.h"
#include "hall/people/sessions.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "table/good_text.h"

namespace folsom {

namespace {

// What a table takes is whatever passed here.
static_assert(kMaxNameBytes == 4 * kMaxNameLength && kMaxTitleBytes == 4 * kMaxTitleLength);

[[nodiscard]] Problem BadName() {
  return ProblemOf("identity/bad_name",
                   "a name has 1 to 24 characters of one script, none of them unseen, and "
                   "no blanks around it");
}
[[nodiscard]] Problem NameTaken() {
  return ProblemOf("identity/name_taken", "this name belongs to somebody else");
}

// The store is asked for the beginning of the hash only, so that how long it takes tells nothing of
// the rest.
[[nodiscard]] std::optional<Store::TokenOwner> OwnerOfHash(Store& store, const Crypto& crypto,
                                                           const std::string& hash) {
  constexpr std::size_t kAsked = 16;
  std::optional<Store::TokenOwner> owner;
  for (const Store::TokenOwner& one : store.OwnersOfTokens(hash.substr(0, kAsked))) {
    if (crypto.SameSecret(one.hash, hash)) owner = one;
  }
  return owner;
}

// Whose token this is, if it is still good; notes that it was used.
[[nodiscard]] std::optional<Person> UseToken(Store& store, const Crypto& crypto,
                                             const std::string& hash, StoreTime now,
                                             StoreSpan life) {
  const std::optional<Store::TokenOwner> owner = OwnerOfHash(store, crypto, hash);
  if (!owner) return std::nullopt;
  const StoreSpan idle = now - owner->used_at;
  if (!owner->person.program && idle > life) return std::nullopt;
  if (idle >= kUseNoted) store.UseTokens(std::vector<std::string>{hash}, now);
  return owner->person;
}

[[nodiscard]] Problem LooksTaken() {
  return ProblemOf("identity/look_alike", "this name looks like one that is somebody else's");
}

// Why `person` cannot be called so.
[[nodiscard]] std::optional<Problem> WhyNotCalled(Store& store, const NameKeys& keys,
                                                  const std::string& person) {
  const Store::Claimed claimed = store.WhoseName(keys, person);
  if (claimed == Store::Claimed::kNo) return std::nullopt;
  return claimed == Store::Claimed::kSame ? NameTaken() : LooksTaken();
}

[[nodiscard]] Problem UnknownToken() {
  return ProblemOf("identity/unknown_token", "nobody has this token");
}

// How many get other names in one transaction, so that nobody waits long for the store.
constexpr std::size_t kDisplacedAtOnce = 20;

[[nodiscard]] NewName NewGuestName(const Texts& texts, const Crypto& crypto) {
  std::string name = GuestName(crypto);
  NameKeys keys = texts.KeysOf(name);
  return {.name = std::move(name), .keys = std::move(keys)};
}

// A part of those who are called like this without a claim become guests.
[[nodiscard]] std::vector<Renaming> DisplaceSome(Store& store, const Texts& texts,
                                                 const Crypto& crypto, const NameKeys& keys) {
  std::vector<NewName> names;
  while (names.size() < kDisplacedAtOnce) names.push_back(NewGuestName(texts, crypto));
  return store.Displace(keys, names);
}

// Another guest's name; false if none was free. Few are not: earlier versions let people claim
// names that look like a guest's.
[[nodiscard]] bool SetGuestName(Store& store, const Texts& texts, const Crypto& crypto,
                                Person& person) {
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    NewName guest = NewGuestName(texts, crypto);
    person.name = std::move(guest.name);
    person.keys = std::move(guest.keys);
    if (store.SetName(person, person.password_hash)) return true;
  }
  return false;
}

// What the store said, or that it failed.
[[nodiscard]] std::function<void(const std::optional<Result<KnownPerson>>&)> Answered(
    People::Answer done) {
  return [done = std::move(done)](const std::optional<Result<KnownPerson>>& known) {
    done(known ? *known : Result<KnownPerson>(StoreFailed()));
  };
}

// Why `person`, who has another name, cannot be called `name`.
[[nodiscard]] std::optional<Problem> WhyNotNamed(Store& store, const Texts& texts,
                                                 const std::string& name,
                                                 const std::string& person) {
  if (!texts.IsGoodName(name)) return BadName();
  return WhyNotCalled(store, texts.KeysOf(name), person);
}

}  // namespace

void People::ByToken(const std::string& token, Answer done) {
  const std::string hash = tools_.crypto.HashToken(token);
  AskStore(
      tools_.store,
      [&crypto = tools_.crypto, hash, now = tools_.loop.Now(),
       life = tools_.token_life](Store& store) { return UseToken(store, crypto, hash, now, life); },
      leash_.On([hash, done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (!found) return done(StoreFailed());
        if (!*found) return done(UnknownToken());
        done(KnownPerson{.person = **found, .token_hash = hash});
      }));
}

void People::Make(const NewPerson& asked, Answer done) {
  const std::string& name = asked.name;
  if (!name.empty() && !tools_.texts.IsGoodName(name)) return done(BadName());
  Person person{.id = NewId(tools_.crypto),
                .name = name.empty() ? GuestName(tools_.crypto) : name,
                .password_hash = {},
                .webhook = {},
                .program = asked.program,
                .created_at = tools_.loop.Now()};
  person.keys = tools_.texts.KeysOf(person.name);
  std::string token = NewToken(tools_.crypto);
  const std::string hash = tools_.crypto.HashToken(token);
  const auto add = [person, hash, device = asked.device, chosen = !name.empty()](Store& store) {
    std::optional<Problem> refused;
    if (chosen) refused = WhyNotCalled(store, person.keys, person.id);
    if (!refused) store.AddPerson(person, hash, device);
    return refused;
  };
  const auto added = [this, person, token, hash, done = std::move(done)](
                         const std::optional<std::optional<Problem>>& refused) {
    if (!refused) return done(StoreFailed());
    if (*refused) return done(**refused);
    ++tools_.metrics.people;
    done(KnownPerson{.person = person, .token = token, .token_hash = hash});
  };
  AskStore(tools_.store, add, leash_.On(added));
}

void People::Update(const std::string& person, Change change, Answer done) {
  const auto update = [person, change = std::move(change), &texts = tools_.texts,
                       &crypto = tools_.crypto](Store& store) -> Result<KnownPerson> {
    std::optional<Person> found = store.PersonOfId(person);
    if (!found) return NameTaken();
    KnownPerson known{.person = *found, .before = found->name};
    if (std::optional<Problem> refused = change(known.person)) return *refused;
    known.person.keys = texts.KeysOf(known.person.name);
    if (known.person == *found) return known;
    const bool claimed = !known.person.password_hash.empty();
    if (claimed && LooksLikeGuest(known.person.name, texts)) return LooksTaken();
    if (std::optional<Problem> refused = WhyNotCalled(store, known.person.keys, person)) {
      return *refused;
    }
    if (!store.SetName(known.person, found->password_hash)) return NameTaken();
    if (claimed) known.displaced = DisplaceSome(store, texts, crypto, known.person.keys);
    known.more_displaced = known.displaced.size() == kDisplacedAtOnce;
    return known;
  };
  AskStore(tools_.store, update, leash_.On(Answered(std::move(done))));
}

// Who signs in with a name of their own finds it by no other: a stolen token must not take it away.
void People::Rename(const std::string& person, const std::string& name, const std::string& shown,
                    Answer done) {
  if (!tools_.texts.IsGoodName(name)) return done(BadName());
  const auto change = [name, shown](Person& changed) -> std::optional<Problem> {
    if (changed.password_hash != shown) return WrongPassword();
    changed.name = name;
    return std::nullopt;
  };
  Update(person, change, std::move(done));
}

void People::SetWebhook(const std::string& person, const std::string& url,
                        std::function<void(const Problem* problem)> done) {
  const auto set = [person, url](Store& store) {
    store.SetWebhook(person, url);
    return true;
  };
  AskStore(tools_.store, set, leash_.On([done = std::move(done)](std::optional<bool> stored) {
    const Problem failed = StoreFailed();
    done(stored ? nullptr : &failed);
  }));
}

void People::SetPush(const std::string& token_hash, const PushAddress& push,
                     std::function<void(const Problem* problem)> done) {
  const auto set = [token_hash, push](Store& store) {
    return store.SetPush(token_hash, push, kMaxPushDevices);
  };
  AskStore(tools_.store, set,
           leash_.On([done = std::move(done)](std::optional<Store::PushSet> answer) {
             const Problem failed = StoreFailed();
             const Problem many = ProblemOf("limit/push", "too many of your devices are told");
             const Problem gone = ProblemOf("identity/unknown_token", "nobody has this token");
             if (!answer) return done(&failed);
             if (*answer == Store::PushSet::kTooMany) return done(&many);
             done(*answer == Store::PushSet::kNoToken ? &gone : nullptr);
           }));
}

// Claims are for those who have none: a stolen token must not change a password.
void People::Claim(const std::string& person, const std::string& name, const std::string& password,
                   Answer done) {
  if (!tools_.texts.IsGoodName(name)) return done(BadName());
  if (LooksLikeGuest(name, tools_.texts)) return done(LooksTaken());
  if (!IsGoodPassword(password)) return done(BadPassword());
  const auto hash = std::make_shared<std::string>();
  const auto hashed = leash_.On([this, hash, person, name, done] {
    if (hash->empty()) return done(TooManyPasswords());
    const auto change = [name, hash](Person& changed) -> std::optional<Problem> {
      if (!changed.password_hash.empty() && changed.password_hash != *hash) {
        return ProblemOf("identity/claimed", "you have a name of your own");
      }
      changed.name = name;
      changed.password_hash = *hash;
      return std::nullopt;
    };
    Update(person, change, done);
  });
  if (!tools_.thinking.Work(
          [&crypto = tools_.crypto, hash, password] { *hash = crypto.HashPassword(password); },
          hashed)) {
    done(TooManyPasswords());
  }
}

void People::SignIn(const std::string& name, const std::string& password, const Device& device,
                    Answer done) {
  if (password.size() > kMaxPassword) return done(WrongPassword());
  AskStore(
      tools_.store,
      [folded = tools_.texts.FoldedName(name)](Store& store) {
        return store.PersonOfClaimedName(folded);
      },
      leash_.On([this, password, device,
                 done = std::move(done)](const std::optional<std::optional<Person>>& found) {
        if (!found) return done(StoreFailed());
        const Person person = found->value_or(Person{});
        const auto fits = std::make_shared<bool>(false);
        const bool taken = tools_.thinking.Work(
            [&crypto = tools_.crypto, fits, password, hash = person.password_hash] {
              *fits = crypto.PasswordFits(hash, password);
            },
            leash_.On([this, fits, person, device, done] {
              if (!*fits) return done(WrongPassword());
              GiveToken(person, device, done);
            }));
        if (!taken) done(TooManyPasswords());
      }));
}

void People::GiveToken(const Person& person, const Device& device, Answer done) {
  const std::string token = NewToken(tools_.crypto);
  const std::string hash = tools_.crypto.HashToken(token);
  const auto add = [person, hash, device, now = tools_.loop.Now()](Store& store) {
    return store.AddToken(person, hash, now, device);
  };
  AskStore(tools_.store, add,
           leash_.On([person, token, hash, done = std::move(done)](std::optional<bool> added) {
             if (!added) return done(StoreFailed());
             if (!*added) return done(WrongPassword());  // It was changed meanwhile.
             done(KnownPerson{.person = person, .token = token, .token_hash = hash});
           }));
}

void People::Confirm(const std::string& person, const std::vector<std::string>& names,
                     Answer done) {
  const auto confirm = [person, names, &texts = tools_.texts,
                        &crypto = tools_.crypto](Store& store) -> Result<KnownPerson> {
    const std::optional<Person> found = store.PersonOfId(person);
    if (!found) return UnknownToken();
    KnownPerson known{.person = *found, .before = found->name};
    // A claimed name stays its owner's, even where another old claim looks like it.
    if (found->password_hash.empty() && WhyNotCalled(store, found->keys, person) &&
        !SetGuestName(store, texts, crypto, known.person)) {
      return NameTaken();
    }
    for (const std::string& name : names) {
      if (name == known.person.name) continue;
      if (std::optional<Problem> refused = WhyNotNamed(store, texts, name, person)) return *refused;
    }
    return known;
  };
  AskStore(tools_.store, confirm, leash_.On(Answered(std::move(done))));
}

void People::Renumber(const std::string& person, Answer done) {
  const auto renumber = [person, &texts = tools_.texts,
                         &crypto = tools_.crypto](Store& store) -> Result<KnownPerson> {
    const std::optional<Person> found = store.PersonOfId(person);
    if (!found) return UnknownToken();
    KnownPerson known{.person = *found, .before = found->name};
    if (!SetGuestName(store, texts, crypto, known.person)) return NameTaken();
    return known;
  };
  AskStore(tools_.store, renumber, leash_.On(Answered(std::move(done))));
}

void People::DisplaceMore(const NameKeys& keys, Displaced done) {
  const auto displace = [keys, &texts = tools_.texts, &crypto = tools_.crypto](Store& store) {
    return DisplaceSome(store, texts, crypto, keys);
  };
  AskStore(tools_.store, displace,
           leash_.On([done = std::move(done)](const std::optional<std::vector<Renaming>>& some) {
             if (some) done(*some, some->size() == kDisplacedAtOnce);
           }));
}

void People::ReachOf(const std::string& person, std::function<void(const Reach&)> done) {
  const auto find = [person](Store& store) {
    const std::optional<Person> found = store.PersonOfId(person);
    if (!found) return std::optional<Reach>();
    Reach reach{.webhook = found->webhook, .pushes = {}};
    for (const Store::Token& token : store.TokensOf(person)) {
      if (!token.push.endpoint.empty()) reach.pushes.push_back(token.push);
    }
    return std::optional(reach);
  };
  AskStore(tools_.store, find,
           leash_.On([done = std::move(done)](const std::optional<std::optional<Reach>>& found) {
             if (found && *found) done(**found);
           }));
}

}  // namespace folsom
