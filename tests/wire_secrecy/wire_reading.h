// The parts of the checker (wire_checker.h): messages, views and events are read by files of their
// own.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "wire_secrecy/wire_checker.h"

namespace folsom {

using WirePath = std::vector<std::string>;

// `*` is any one step of a path, `**` any rest of it.
bool Fits(const WirePath& path, std::string_view pattern);
bool FitsAny(const WirePath& path, std::span<const std::string_view> patterns);
std::string Shown(const WirePath& path);

// One message.
class Reading {
 public:
  Reading(const boost::json::object& message, const WireTruth& truth)
      : message_(message), truth_(truth) {}

  std::vector<std::string> Leaks();

 private:
  using Path = WirePath;

  void Leak(const Path& path, const std::string& why);
  // Calls `judge(value, path)` for every value from the root down; true: judged, with all below.
  template <typename Judge>
  void Walk(const boost::json::value& value, const Path& path, Judge judge) {
    if (judge(value, path)) return;
    if (const boost::json::object* object = value.if_object()) {
      for (const auto& item : *object) Walk(item.value(), Below(path, item.key()), judge);
    } else if (const boost::json::array* array = value.if_array()) {
      for (std::size_t i = 0; i < array->size(); ++i) {
        Walk((*array)[i], Below(path, std::to_string(i)), judge);
      }
    }
  }
  static Path Below(Path path, std::string_view step);
  static bool IsLeaf(const boost::json::value& value);
  [[nodiscard]] bool IsOwn(const boost::json::object& item) const;

  // --- Messages (wire_checker.cpp)
  bool Field(const boost::json::value& value, const Path& path);
  static bool IsEmptyList(const Path& path);
  bool Item(const boost::json::object& item, const Path& path, bool open);
  bool WhoseTurn(const boost::json::object& turn, const Path& path);
  void Legal(const boost::json::object& legal, const Path& path);
  void JudgeAim(const boost::json::object& aim, std::string_view action, const Path& path);
  bool Clocks(const boost::json::array& clocks, const Path& path);

  // --- Views, whole or in patches; `state` is the truth then (wire_views.cpp)
  bool View(const boost::json::value& view, const Path& path, const GameState& state);
  void Own(const boost::json::value& own, const Path& path, const GameState& state);
  [[nodiscard]] CardBag ForeseeableHand(const GameState& state) const;
  void Among(const boost::json::array& list, const CardBag& bag, const Path& path,
             const GameState& state);
  void OwnBandits(const boost::json::array& list, const Path& path, const GameState& state);
  bool Pile(const boost::json::array& pile, const Path& path, const GameState& state);
  bool Rounds(const boost::json::array& rounds, const Path& path, const GameState& state);
  bool PurseSeen(std::size_t slot, const Path& path, const GameState& state);
  bool FlaskSeen(std::size_t slot, const Path& path, const GameState& state);
  [[nodiscard]] bool IsReadable(std::size_t i) const;

  // --- Events, and what a preview foresees (wire_events.cpp)
  void OneEvent(const boost::json::object& event, const Path& path, const TableEvent& told,
                bool open);
  [[nodiscard]] bool MaySee(const EventBody& event, const std::string& key,
                            const GameState& after) const;
  [[nodiscard]] bool LootSeen(LootKind loot, SeatMask knowers, const std::string& key,
                              bool own) const;
  bool Foreseen(const boost::json::object& item, const Path& path);
  void ForeseenShot(const boost::json::object& event);
  void ForeseenEvent(const boost::json::object& event, const Path& path);
  // What the plan leads to: everyone is told what a spectator may know.
  bool Planned(const boost::json::object& plan, const Path& path);
  void PlannedEvent(const boost::json::object& item, const Path& path);
  [[nodiscard]] bool MayForesee(const boost::json::object& event, const std::string& key) const;

  const boost::json::object& message_;
  const WireTruth& truth_;
  bool foreseen_ = false;                     // Within a preview.
  std::vector<BulletSource> foreseen_shots_;  // That the reader takes in it.
  std::vector<std::string> leaks_;
};

}  // namespace folsom
