#include "hall/limits/limits.h"

#include <algorithm>

namespace folsom {

namespace {

constexpr double kBurstSeconds = 3;
constexpr double kMinute = 60;
constexpr double kHour = 60 * kMinute;
constexpr Millis kKnownLife = 30LL * 86'400'000;
constexpr std::size_t kMostKnown = 100'000;
constexpr double kDay = 86'400;

[[nodiscard]] TokenBucket PerSecond(int count) {
  return {static_cast<double>(count), count * kBurstSeconds};
}

[[nodiscard]] std::string AddressAndName(const std::string& address, const std::string& name) {
  return address + '\n' + name;
}

}  // namespace

TokenBucket TokenBucket::Within(double seconds, int count) {
  return {count / seconds, static_cast<double>(count)};
}

void TokenBucket::Fill(Millis now) {
  constexpr double kMillisPerSecond = 1000;
  const double passed = static_cast<double>(std::max<Millis>(0, now - filled_at_));
  if (filled_at_ != 0) tokens_ = std::min(burst_, tokens_ + passed * per_s_ / kMillisPerSecond);
  filled_at_ = now;
}

bool TokenBucket::Take(Millis now, double cost) {
  Fill(now);
  const double taken = std::min(cost, burst_);
  if (tokens_ < taken) return false;
  tokens_ -= taken;
  return true;
}

void TokenBucket::GiveBack() { tokens_ = std::min(burst_, tokens_ + 1); }

bool TokenBucket::IsFull(Millis now) const {
  TokenBucket later = *this;
  later.Fill(now);
  return later.tokens_ >= burst_;
}

bool NamedBuckets::Take(const std::string& name, Millis now) {
  return buckets_.try_emplace(name, fresh_).first->second.Take(now);
}

void NamedBuckets::GiveBack(const std::string& name) {
  const auto found = buckets_.find(name);
  if (found != buckets_.end()) found->second.GiveBack();
}

void NamedBuckets::Sweep(Millis now) {
  std::erase_if(buckets_, [now](const auto& each) { return each.second.IsFull(now); });
}

PasswordLimits::PasswordLimits(const HallSettings& settings)
    : here_(TokenBucket::Within(10 * kMinute, settings.passwords_per_minute_address)),
      anywhere_(TokenBucket::Within(kHour, 10 * settings.passwords_per_minute_address)) {}

bool PasswordLimits::Take(const std::string& name, const std::string& address, Millis now) {
  const std::string both = AddressAndName(address, name);
  if (!here_.Take(both, now)) return false;
  const auto known = known_.find(both);
  return (known != known_.end() && now - known->second < kKnownLife) || anywhere_.Take(name, now);
}

void PasswordLimits::Meet(const std::string& name, const std::string& address, Millis now) {
  if (known_.size() >= kMostKnown) known_.clear();
  known_[AddressAndName(address, name)] = now;
}

void PasswordLimits::Forget(const std::string& name) {
  const std::string end = AddressAndName({}, name);
  std::erase_if(known_, [&end](const auto& each) { return each.first.ends_with(end); });
}

void PasswordLimits::Sweep(Millis now) {
  here_.Sweep(now);
  anywhere_.Sweep(now);
  std::erase_if(known_, [now](const auto& each) { return now - each.second >= kKnownLife; });
}

ConnectionLimits::ConnectionLimits(const HallSettings& settings)
    : messages(PerSecond(settings.messages_per_s)) {}

AddressLimits::OneAddress::OneAddress(const HallSettings& settings)
    : messages(PerSecond(settings.messages_per_s_address)),
      people(TokenBucket::Within(kMinute, settings.new_people_per_minute_address)),
      passwords(TokenBucket::Within(kMinute, settings.passwords_per_minute_address)),
      creations(TokenBucket::Within(kDay, settings.creations_per_day_address)) {}

AddressLimits::OneAddress& AddressLimits::Of(const std::string& address) {
  return addresses_.try_emplace(address, settings_).first->second;
}

bool AddressLimits::MayConnect(const std::string& address) const {
  const auto found = addresses_.find(address);
  return found == addresses_.end() || found->second.connections < settings_.connections_per_address;
}

void AddressLimits::Connected(const std::string& address) { ++Of(address).connections; }

void AddressLimits::Disconnected(const std::string& address) {
  const auto found = addresses_.find(address);
  if (found != addresses_.end()) --found->second.connections;
}

bool AddressLimits::TakeMessage(const std::string& address, Millis now, double cost) {
  return Of(address).messages.Take(now, cost);
}
bool AddressLimits::TakeNewPerson(const std::string& address, Millis now) {
  return Of(address).people.Take(now);
}
bool AddressLimits::TakePassword(const std::string& address, Millis now) {
  return Of(address).passwords.Take(now);
}
bool AddressLimits::TakeCreation(const std::string& address, Millis now) {
  return Of(address).creations.Take(now);
}

void AddressLimits::GiveCreationBack(const std::string& address) {
  const auto found = addresses_.find(address);
  if (found != addresses_.end()) found->second.creations.GiveBack();
}

void AddressLimits::Sweep(Millis now) {
  std::erase_if(addresses_, [now](const auto& each) {
    const OneAddress& one = each.second;
    return one.connections == 0 && one.messages.IsFull(now) && one.people.IsFull(now) &&
           one.passwords.IsFull(now) && one.creations.IsFull(now);
  });
}

}  // namespace folsom
