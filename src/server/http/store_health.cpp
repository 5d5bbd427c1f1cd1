#include "server/http/store_health.h"

#include <utility>

#include "hall/store_ask.h"
#include "store/database.h"

namespace folsom {

namespace {

constexpr Millis kGoodFor = 1'000;
constexpr Millis kPatience = 2'000;

[[nodiscard]] std::string TroubleWriting(Store& store) {
  try {
    store.TestWrite();
  } catch (const StoreError& error) {
    return std::string(CodeOf(error.kind));
  }
  return {};
}

}  // namespace

void StoreHealth::Ask(Told told) {
  if (known_at_ != 0 && loop_.Now() - known_at_ < kGoodFor) return told(trouble_);
  waiting_.push_back(std::move(told));
  if (timer_ == 0) {
    timer_ = loop_.After(kPatience, leash_.On([this] {
      timer_ = 0;
      Answer(std::string(CodeOf(StoreError::Kind::kUnavailable)));
    }));
  }
  if (!std::exchange(probing_, true)) Probe();
}

void StoreHealth::Probe() {
  AskStore(store_, TroubleWriting, leash_.On([this](const std::optional<std::string>& trouble) {
    probing_ = false;
    trouble_ = trouble.value_or(std::string(CodeOf(StoreError::Kind::kBroken)));
    known_at_ = loop_.Now();
    Answer(trouble_);
  }));
}

void StoreHealth::Answer(const std::string& trouble) {
  if (timer_ != 0) loop_.Cancel(std::exchange(timer_, 0));
  for (const Told& told : std::exchange(waiting_, {})) told(trouble);
}

}  // namespace folsom
