// The people a server knows: made, found by their token, renamed, signed in. The store is asked and
// passwords are hashed elsewhere; answers come later, on the loop's thread.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hall/given/crypto.h"
#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/given/text.h"
#include "hall/given/thinking.h"
#include "hall/leash.h"
#include "hall/metrics.h"
#include "record/words/result.h"

namespace folsom {

// Whether this person has claimed this name.
[[nodiscard]] inline bool IsOwnName(const Person& person, const std::string& name) {
  return !person.password_hash.empty() && name == person.name;
}

// How many devices of one person are told.
inline constexpr int kMaxPushDevices = 10;

// Where a person wants to be told that it is their turn.
struct Reach {
  std::string webhook;  // Empty: none.
  std::vector<PushAddress> pushes;
};

// A person, with a token if one was made.
struct KnownPerson {
  Person person;
  std::string token{};
  std::string token_hash{};           // Of the token by which they came.
  std::string before{};               // The name until now, where it was changed.
  std::vector<Renaming> displaced{};  // Those who were called like a name that was claimed,
  bool more_displaced = false;        // and there may be more: DisplaceMore.
};

class People {
 public:
  struct Tools {
    Loop& loop;
    StoreQueue& store;
    Thinking& thinking;
    const Crypto& crypto;
    const Texts& texts;
    Metrics& metrics;
    StoreSpan token_life = kForEver;  // After its last use.
  };
  explicit People(const Tools& tools) : tools_(tools) {}

  // Problems: server/store_failed, server/busy, and those named below.
  using Answer = std::function<void(const Result<KnownPerson>&)>;

  // identity/unknown_token, also of a token that has expired. Counts as a use.
  void ByToken(const std::string& token, Answer done);
  // An empty name: a guest's. identity/bad_name, identity/name_taken, identity/look_alike
  struct NewPerson {
    std::string name;
    bool program = false;
    Device device{};
  };
  void Make(const NewPerson& asked, Answer done);
  // As Make; also identity/look_alike for somebody with a name of their own: of a guest's. Needs
  // their password: `shown` is the hash that it fits, empty for others (Sessions::CheckPassword).
  // identity/wrong_password
  void Rename(const std::string& person, const std::string& name, const std::string& shown,
              Answer done);
  // The name is this person's own from now on. Others who have it without a claim get guests'
  // names: some at once, the rest by DisplaceMore. As Rename, and identity/bad_password, and
  // identity/claimed for somebody who has a name of their own.
  void Claim(const std::string& person, const std::string& name, const std::string& password,
             Answer done);
  // A new token. identity/wrong_password, also for a name that nobody has claimed.
  void SignIn(const std::string& name, const std::string& password, const Device& device,
              Answer done);
  // `url` was checked.
  void SetWebhook(const std::string& person, const std::string& url,
                  std::function<void(const Problem* problem)> done);

  // The device of this token is told there; `push` was checked. limit/push, identity/unknown_token
  void SetPush(const std::string& token_hash, const PushAddress& push,
               std::function<void(const Problem* problem)> done);

  // Who this person is by now: another node may have renamed them, or given their name away. Who
  // has a name without a claim that another has claimed meanwhile gets a guest's (`before` tells).
  // Also whether they may use `names`, which are judged as in Rename unless they are their own.
  // identity/unknown_token, identity/bad_name, identity/name_taken, identity/look_alike
  void Confirm(const std::string& person, const std::vector<std::string>& names, Answer done);
  // Another guest's name for this person.
  void Renumber(const std::string& person, Answer done);
  // Some more of those who have a claimed name of these keys without a claim; whether there may be
  // others.
  using Displaced = std::function<void(const std::vector<Renaming>& displaced, bool more)>;
  void DisplaceMore(const NameKeys& keys, Displaced done);
  // Not called for somebody who is gone.
  void ReachOf(const std::string& person, std::function<void(const Reach&)> done);

 private:
  // Changes the person as the store has them now, not as somebody remembers them. `change` may
  // refuse.
  using Change = std::function<std::optional<Problem>(Person&)>;
  void Update(const std::string& person, Change change, Answer done);
  void GiveToken(const Person& person, const Device& device, Answer done);

  const Tools tools_;
  Leash leash_;
};

}  // namespace folsom
