// Where people are signed in: their tokens, which end one by one or all at once, and the password
// that gives new ones. Answers come later, on the loop's thread.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hall/given/crypto.h"
#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/given/thinking.h"
#include "hall/leash.h"
#include "hall/settings.h"
#include "record/words/result.h"

namespace folsom {

// How long a person's token is good after its last use; a program's is until it is revoked.
[[nodiscard]] inline StoreSpan TokenLife(const HallSettings& settings) {
  return settings.keep_tokens == 0 ? kForEver : settings.keep_tokens * StoreSpan{86'400'000};
}
// A use is written down if the last one that was is older.
inline constexpr StoreSpan kUseNoted = 86'400'000;

class Sessions {
 public:
  struct Tools {
    Loop& loop;
    StoreQueue& store;
    Thinking& thinking;
    const Crypto& crypto;
    // These tokens are nobody's any more, by their DeviceIds: connections that came by them end.
    std::function<void(const std::vector<std::string>& devices)> ended;
  };
  explicit Sessions(Tools tools) : tools_(std::move(tools)) {}

  // All of it problems of server/store_failed and server/busy, and those named. `ended` is called
  // after `done`.
  using Done = std::function<void(const Problem* problem)>;

  using Listed = std::function<void(const Problem* problem, const std::vector<Store::Token>&)>;
  void List(const std::string& person, Listed done);
  // identity/unknown_device
  void End(const std::string& person, const std::string& device, Done done);
  // All but the token with the hash `except`, if there is one.
  void EndAll(const std::string& person, const std::string& except, Done done);
  // identity/not_claimed, identity/wrong_password, identity/bad_password. Other devices than that
  // of `except` are signed out.
  struct NewPassword {
    std::string old;
    std::string fresh;
  };
  void ChangePassword(const std::string& person, const NewPassword& passwords,
                      const std::string& except, Done done);
  // identity/wrong_password. Who has claimed no name needs none. The person as the store has them.
  void CheckPassword(const std::string& person, const std::string& password,
                     std::function<void(const Problem* problem, const Person&)> done);
  // As Store::RemovePerson, which may return tables (Hall::Forget).
  using Removed = std::function<void(const Problem* problem, const std::vector<std::string>& left)>;
  void RemovePerson(const std::string& person, std::vector<Store::Forgotten> forgotten,
                    Removed done);

  // What a node said to the others, by which connections that came by these tokens end here too.
  void Hear(const std::string& text) const;
  // Where that is said: the name of no table.
  static constexpr const char* kChannel = "people";

 private:
  using Hashes = std::vector<std::string>;
  // Tokens that end besides those that are known; nothing if the password was not the right one.
  using Change = std::function<std::optional<Hashes>(Store&)>;
  // Runs `change` on the store, tells the other nodes whose tokens end, then us.
  void Finish(Change change, Hashes hashes, Done done);
  void FinishBy(Hashes hashes, Done done);  // By removing these.
  void Replace(const Person& person, const std::string& hash, const std::string& except, Done done);

  const Tools tools_;
  Leash leash_;
};

}  // namespace folsom
