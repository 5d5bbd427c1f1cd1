// How much one connection and one address may ask for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "hall/settings.h"

namespace folsom {

// A bucket of tokens: `burst` at most, filled again at `per_s` a second. Starts full.
class TokenBucket {
 public:
  TokenBucket(double per_s, double burst) : per_s_(per_s), burst_(burst), tokens_(burst) {}
  // At most `count` per `seconds`, as a burst if wanted.
  [[nodiscard]] static TokenBucket Within(double seconds, int count);

  // Takes `cost` tokens (never more than the burst) if they are there.
  [[nodiscard]] bool Take(Millis now, double cost = 1);
  // What was taken for nothing.
  void GiveBack();
  [[nodiscard]] bool IsFull(Millis now) const;

 private:
  void Fill(Millis now);

  double per_s_;
  double burst_;
  double tokens_;
  Millis filled_at_ = 0;
};

// Buckets by name: of people, of addresses. Those that are full again are forgotten.
class NamedBuckets {
 public:
  explicit NamedBuckets(TokenBucket fresh) : fresh_(fresh) {}

  [[nodiscard]] bool Take(const std::string& name, Millis now);
  void GiveBack(const std::string& name);
  void Sweep(Millis now);

 private:
  TokenBucket fresh_;
  std::unordered_map<std::string, TokenBucket> buckets_;
};

// Passwords tried for one name. A stranger's guesses must not keep its owner out: each address has
// a bucket of its own for the name, and one more, larger and slower, is shared by all addresses but
// those that are known: from which this person came by a token or the right password lately, as
// long as this process remembers.
class PasswordLimits {
 public:
  explicit PasswordLimits(const HallSettings& settings);

  // `name` is folded.
  [[nodiscard]] bool Take(const std::string& name, const std::string& address, Millis now);
  // Whose name it is came from here.
  void Meet(const std::string& name, const std::string& address, Millis now);
  // The owner is met nowhere any more.
  void Forget(const std::string& name);
  void Sweep(Millis now);

 private:
  NamedBuckets here_;                              // By address and name.
  NamedBuckets anywhere_;                          // By name.
  std::unordered_map<std::string, Millis> known_;  // When, by address and name.
};

// What one connection may do.
struct ConnectionLimits {
  explicit ConnectionLimits(const HallSettings& settings);

  TokenBucket messages;
  // Messages refused in a row. Who goes on and on is cut off.
  int refused = 0;
  static constexpr int kMostRefused = 100;
};

// What one address may do, all of its connections together. Addresses without connections whose
// buckets are full again are forgotten.
class AddressLimits {
 public:
  explicit AddressLimits(const HallSettings& settings) : settings_(settings) {}

  [[nodiscard]] bool MayConnect(const std::string& address) const;
  void Connected(const std::string& address);
  void Disconnected(const std::string& address);

  [[nodiscard]] bool TakeMessage(const std::string& address, Millis now, double cost = 1);
  [[nodiscard]] bool TakeNewPerson(const std::string& address, Millis now);
  [[nodiscard]] bool TakePassword(const std::string& address, Millis now);
  [[nodiscard]] bool TakeCreation(const std::string& address, Millis now);
  void GiveCreationBack(const std::string& address);

  // Forgets who can be forgotten; now and then.
  void Sweep(Millis now);
  [[nodiscard]] std::size_t Size() const { return addresses_.size(); }

 private:
  struct OneAddress {
    explicit OneAddress(const HallSettings& settings);
    int connections = 0;
    TokenBucket messages;
    TokenBucket people;
    TokenBucket passwords;
    TokenBucket creations;
  };
  [[nodiscard]] OneAddress& Of(const std::string& address);

  const HallSettings& settings_;
  std::unordered_map<std::string, OneAddress> addresses_;
};

}  // namespace folsom
