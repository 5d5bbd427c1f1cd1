// A page's connection to the hall in its tab: what it was sent, and what it believes of tables.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "solo/device.h"

namespace folsom {

struct SoloTable {
  boost::json::value room;
  boost::json::value view;
  boost::json::value turn;
  boost::json::value result;
  std::int64_t number = 0;
  int viewer = -1;
  int games = 0;

  [[nodiscard]] bool IsAsked() const {
    return turn.is_object() && turn.get_object().contains("legal");
  }
  [[nodiscard]] std::string Stage() const {
    return room.is_object() ? std::string(room.at("stage").as_string()) : std::string();
  }
};

class PageClient final : public Receiver {
 public:
  PageClient(TestDevice& device, Tab& tab);
  ~PageClient() override;

  // Each waits for its answer.
  boost::json::value Ask(boost::json::object message);
  boost::json::value AskOk(boost::json::object message);
  std::string AskCode(boost::json::object message);  // "ok", or the code of the refusal.
  // Does not wait.
  void Say(std::string_view bytes);

  void Hello(const std::string& name, const std::string& with_token = {});
  // A table of bots of these levels, and this one in the first seat; started.
  std::string Start(boost::json::object config, const std::vector<std::string>& bots,
                    boost::json::object more = {});
  // The message that answers the open question with this action of those on offer.
  [[nodiscard]] boost::json::object Choice(const std::string& table, std::size_t index);
  // Answers the question that is open, if there is one for this view.
  bool Act(const std::string& table, Rng& rng);
  // Until the game is over, or `decisions` were taken.
  void PlayOn(const std::string& table, Rng& rng, int decisions = 100'000);
  // Its view is the one that its seat should have.
  void ExpectTruth(const std::string& table);

  [[nodiscard]] SoloTable& At(const std::string& table) { return tables[table]; }

  void Receive(const std::string& text) override;
  void HungUp(std::uint32_t code) override { closed = code; }

  std::string token;
  std::map<std::string, SoloTable> tables;
  std::vector<boost::json::value> inbox;
  std::uint32_t closed = 0;

 private:
  void Take(const boost::json::value& message);
  // What the deal asks of it.
  void TakePart(const std::string& table);
  [[nodiscard]] const boost::json::value* AnswerTo(std::int64_t id) const;

  TestDevice& device_;
  Tab& tab_;
  std::uint32_t connection_;
  std::int64_t last_ask_ = 0;
};

}  // namespace folsom
