// Bots think where the host has them do so: each question is a job that is handed out.
#pragma once

#include <cstdint>
#include <functional>
#include <map>

#include "hall/given/loop.h"
#include "hall/given/thinking.h"
#include "solo/think_job.h"

namespace folsom {

class PageThinking final : public Thinking {
 public:
  using HandOut = std::function<void(std::uint32_t job, Audience audience, const ThinkJob& what)>;
  PageThinking(Loop& loop, HandOut hand_out) : loop_(loop), hand_out_(std::move(hand_out)) {}

  void Think(const BotQuestion& question, std::function<void(Action)> done) override;
  // Here and now, but `done` afterwards.
  [[nodiscard]] bool Work(std::function<void()> work, std::function<void()> done) override;
  [[nodiscard]] std::size_t Waiting() const override { return open_.size(); }

  // `answer`: an action's id. Where it is none that was to choose from the rule of thumb decides,
  // unless only the bot's own counts.
  // An answer that nobody waits for is ignored.
  void Answered(std::uint32_t job, std::int32_t answer);

 private:
  struct Open {
    ThinkJob job;
    bool exact = false;
    std::function<void(Action)> done;
  };

  Loop& loop_;
  HandOut hand_out_;
  std::uint32_t last_ = 0;
  std::map<std::uint32_t, Open> open_;
};

}  // namespace folsom
