#include "server/net/outbox.h"

#include <algorithm>
#include <utility>

namespace folsom {

namespace {

constexpr std::size_t kMaxReason = 120;  // A close frame has room for 123 bytes.

}  // namespace

void Outbox::Add(Bytes message, Time now) {
  if (closing_) return;
  waiting_ += message->size();
  queue_.push_back(std::move(message));
  if (waiting_ > patience_.bytes) CutOff(now);
}

void Outbox::Close(std::uint16_t code, std::string_view reason, Time now) {
  if (closing_) return;
  closing_ = true;
  code_ = code;
  reason_ = reason.substr(0, kMaxReason);
  hang_up_at_ = now + patience_.goodbye;
}

Outbox::Step Outbox::Next(Time now) {
  if (writing_ || said_goodbye_) return Step::kNothing;
  if (!queue_.empty()) {
    writing_ = true;
    writing_since_ = now;
    return Step::kWrite;
  }
  said_goodbye_ = closing_;
  return closing_ ? Step::kSayGoodbye : Step::kNothing;
}

void Outbox::Written() {
  writing_ = false;
  waiting_ -= queue_.front()->size();
  queue_.pop_front();
}

void Outbox::Broken() {
  writing_ = false;
  closing_ = said_goodbye_ = true;
  queue_.clear();
}

bool Outbox::OutOfPatience(Time now) {
  if (closing_) return now >= hang_up_at_;
  if (writing_ && now - writing_since_ > patience_.write) CutOff(now);
  return false;
}

void Outbox::CutOff(Time now) {
  queue_.resize(writing_ ? 1 : 0);
  Close(kCloseTooSlow, "too slow", now);
}

}  // namespace folsom
