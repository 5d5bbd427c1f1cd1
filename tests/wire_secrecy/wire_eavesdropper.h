// Reads along with one connection of a WiredGame: keeps the view that patches give, and holds every
// message against the truth, against the clauses (wire_checker.h) and against a scrambled world.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "wire_secrecy/secret_hunt.h"
#include "wire_secrecy/wire_checker.h"
#include "wire_secrecy/wired_game.h"

namespace folsom {

class Eavesdropper {
 public:
  Eavesdropper(WiredGame& game, std::size_t person) : game_(game), person_(person) {}

  // What the viewer of this connection is; for owners of several seats, whose curtain is up.
  void SetViewer(Seat viewer) { viewer_ = viewer; }
  [[nodiscard]] Seat Viewer() const { return viewer_; }

  // Reads what came since the last time, up to now; expects all of it to be right. `scramble` is
  // the seed of the scrambled world.
  void ReadOn(std::uint64_t scramble);
  // After everything was read: the view that the patches gave is that of now.
  void ExpectViewOfNow();

  [[nodiscard]] std::size_t Messages() const { return messages_; }
  [[nodiscard]] std::size_t Compared() const { return compared_; }
  [[nodiscard]] const std::vector<std::string>& Leaks() const { return leaks_; }

 private:
  void ReadOne(const std::string& text, std::uint64_t scramble);
  void ReadGame(const boost::json::object& message, const std::string& text,
                std::uint64_t scramble);
  void ReadEvents(const boost::json::object& message, const std::string& text,
                  std::uint64_t scramble);
  void ReadPlan(const std::string& text, std::uint64_t scramble);
  [[nodiscard]] SecretHunt SecretsOfOthers() const;

  WiredGame& game_;
  std::size_t person_;
  Seat viewer_ = kNoSeat;
  boost::json::value view_;
  std::uint32_t number_ = 0;
  std::size_t messages_ = 0;
  std::size_t compared_ = 0;  // Texts that a scrambled world gave as well.
  std::vector<std::string> leaks_;
  SecretHunt secrets_;
};

}  // namespace folsom
