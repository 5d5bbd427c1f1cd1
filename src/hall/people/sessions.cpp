#include "hall/people/sessions.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "hall/people/devices.h"
#include "hall/people/identity.h"
#include "hall/problems.h"
#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr std::size_t kToldAtOnce = 200;  // Of 17 bytes each: Store::Tell takes 4 KiB.

[[nodiscard]] std::vector<std::string> DevicesOf(const std::vector<std::string>& hashes) {
  std::vector<std::string> devices;
  for (const std::string& hash : hashes) devices.push_back(DeviceId(hash));
  return devices;
}

[[nodiscard]] std::vector<std::string> HashesBut(const std::vector<Store::Token>& tokens,
                                                 const std::string& except) {
  std::vector<std::string> hashes;
  for (const Store::Token& token : tokens) {
    if (token.hash != except) hashes.push_back(token.hash);
  }
  return hashes;
}

// "ID ID ID"
[[nodiscard]] std::vector<std::string> SplitDevices(const std::string& text) {
  std::vector<std::string> devices;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    devices.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return devices;
}

void TellOthersOf(Store& store, const std::vector<std::string>& hashes) {
  if (!store.Shared()) return;
  std::string text;
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    text += (text.empty() ? "" : " ") + DeviceId(hashes[i]);
    if (i + 1 != hashes.size() && (i + 1) % kToldAtOnce != 0) continue;
    store.Tell(Sessions::kChannel, std::exchange(text, {}));
  }
}

}  // namespace

void Sessions::Hear(const std::string& text) const { tools_.ended(SplitDevices(text)); }

void Sessions::List(const std::string& person, Listed done) {
  AskStore(
      tools_.store, [person](Store& store) { return store.TokensOf(person); },
      leash_.On([done = std::move(done)](const std::optional<std::vector<Store::Token>>& tokens) {
        const Problem failed = StoreFailed();
        done(tokens ? nullptr : &failed, tokens.value_or(std::vector<Store::Token>{}));
      }));
}

// The hashes are known before anything is removed, so that a call which is repeated tells them too;
// `change` says which came to them meanwhile.
void Sessions::Finish(Change change, Hashes hashes, Done done) {
  const auto act = [change = std::move(change), hashes](Store& store) {
    std::optional<Hashes> ended = change(store);
    if (!ended) return ended;
    ended->insert(ended->end(), hashes.begin(), hashes.end());
    TellOthersOf(store, *ended);
    return ended;
  };
  const auto acted = [this,
                      done = std::move(done)](const std::optional<std::optional<Hashes>>& ended) {
    const Problem failed = StoreFailed();
    const Problem wrong = WrongPassword();
    if (!ended || !*ended) return done(ended ? &wrong : &failed);
    done(nullptr);
    tools_.ended(DevicesOf(**ended));
  };
  AskStore(tools_.store, act, leash_.On(acted));
}

void Sessions::FinishBy(Hashes hashes, Done done) {
  const auto remove = [hashes](Store& store) {
    store.RemoveTokens(hashes);
    return std::optional<Hashes>(Hashes{});
  };
  Finish(remove, hashes, std::move(done));
}

void Sessions::End(const std::string& person, const std::string& device, Done done) {
  List(person, [this, device, done = std::move(done)](const Problem* problem,
                                                      const std::vector<Store::Token>& tokens) {
    if (problem != nullptr) return done(problem);
    const auto found = std::ranges::find_if(
        tokens, [&](const Store::Token& token) { return DeviceId(token.hash) == device; });
    const Problem unknown = ProblemOf("identity/unknown_device", "this device is not yours");
    if (found == tokens.end()) return done(&unknown);
    FinishBy({found->hash}, done);
  });
}

void Sessions::EndAll(const std::string& person, const std::string& except, Done done) {
  List(person, [this, except, done = std::move(done)](const Problem* problem,
                                                      const std::vector<Store::Token>& tokens) {
    if (problem != nullptr) return done(problem);
    FinishBy(HashesBut(tokens, except), done);
  });
}

void Sessions::RemovePerson(const std::string& person, std::vector<Store::Forgotten> forgotten,
                            Removed done) {
  List(person, [this, person, forgotten = std::move(forgotten), done = std::move(done)](
                   const Problem* problem, const std::vector<Store::Token>& tokens) {
    if (problem != nullptr) return done(problem, {});
    const Hashes hashes = HashesBut(tokens, {});
    const auto remove = [person, forgotten, hashes](Store& store) {
      std::vector<std::string> left = store.RemovePerson(person, forgotten);
      if (left.empty()) TellOthersOf(store, hashes);
      return left;
    };
    const auto removed = [this, hashes, done](const std::optional<std::vector<std::string>>& left) {
      const Problem failed = StoreFailed();
      if (!left) return done(&failed, {});
      done(nullptr, *left);
      if (left->empty()) tools_.ended(DevicesOf(hashes));
    };
    AskStore(tools_.store, remove, leash_.On(removed));
  });
}

void Sessions::CheckPassword(const std::string& person, const std::string& password,
                             std::function<void(const Problem* problem, const Person&)> done) {
  const auto judge = [this, password,
                      done = std::move(done)](const std::optional<std::optional<Person>>& found) {
    const Problem failed = StoreFailed();
    if (!found || !*found) return done(&failed, {});
    const Person owner = **found;
    if (owner.password_hash.empty()) return done(nullptr, owner);
    const Problem wrong = WrongPassword();
    if (password.empty()) return done(&wrong, owner);
    const auto fits = std::make_shared<bool>(false);
    const auto judged =
        leash_.On([fits, owner, done, wrong] { done(*fits ? nullptr : &wrong, owner); });
    const auto work = [&crypto = tools_.crypto, fits, password, hash = owner.password_hash] {
      *fits = password.size() <= kMaxPassword && crypto.PasswordFits(hash, password);
    };
    const Problem busy = TooManyPasswords();
    if (!tools_.thinking.Work(work, judged)) done(&busy, {});
  };
  AskStore(
      tools_.store, [person](Store& store) { return store.PersonOfId(person); }, leash_.On(judge));
}

void Sessions::ChangePassword(const std::string& person, const NewPassword& passwords,
                              const std::string& except, Done done) {
  const Problem bad = BadPassword();
  if (!IsGoodPassword(passwords.fresh)) return done(&bad);
  const auto hash = std::make_shared<std::string>();
  const auto judged = [this, hash, fresh = passwords.fresh, except, done = std::move(done)](
                          const Problem* problem, const Person& owner) {
    if (problem != nullptr) return done(problem);
    const Problem none = ProblemOf("identity/not_claimed", "you have no name of your own");
    if (owner.password_hash.empty()) return done(&none);
    const auto work = [&crypto = tools_.crypto, hash, fresh] {
      *hash = crypto.HashPassword(fresh);
    };
    const Problem busy = TooManyPasswords();
    const auto hashed = leash_.On([this, hash, owner, except, done, busy] {
      if (hash->empty()) return done(&busy);
      Replace(owner, *hash, except, done);
    });
    if (!tools_.thinking.Work(work, hashed)) done(&busy);
  };
  CheckPassword(person, passwords.old, judged);
}

// If the password has changed meanwhile, the old one that was shown is not it any more.
void Sessions::Replace(const Person& person, const std::string& hash, const std::string& except,
                       Done done) {
  const auto listed = [this, person, hash, except, done = std::move(done)](
                          const Problem* problem, const std::vector<Store::Token>& tokens) {
    if (problem != nullptr) return done(problem);
    const auto change = [person, hash, except](Store& store) {
      return store.SetPassword(person, hash, except);
    };
    Finish(change, HashesBut(tokens, except), done);
  };
  List(person.id, listed);
}

}  // namespace folsom
