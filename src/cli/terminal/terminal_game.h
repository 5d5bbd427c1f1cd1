// A game in the terminal, line by line: people at one keyboard, bots in the other chairs.
#pragma once

#include <array>
#include <iosfwd>
#include <string>

#include "cli/commands/bot_seats.h"
#include "cli/terminal/news.h"
#include "cli/terminal/style.h"
#include "record/game/game_record.h"
#include "rules/choices/legal.h"

namespace folsom {

class TerminalGame {
 public:
  struct Screen {
    Style style;
    bool wipe = false;  // It can be cleared between players.
    bool echo = false;  // The input is no keyboard: repeat it, so that the output reads well.
  };

  struct Players {
    SeatMask humans;
    BotSeats bots;  // At the other seats.
  };

  // Streams must outlive the game.
  TerminalGame(const Config& config, std::uint64_t seed, const Players& players, std::istream& in,
               std::ostream& out, const Screen& screen);

  // Plays until the end, `quit`, or the end of the input.
  void Run();

  [[nodiscard]] std::string Record() const { return writer_.Text(); }

 private:
  void PlayBot(Seat seat);
  // False if the player wants to leave.
  bool PlayHuman(Seat seat);
  // What a line meant: whether it was a decision, or the wish to leave.
  enum class Meaning { kDecided, kAskAgain, kLeave };
  Meaning Obey(const std::string& line, Seat seat, const ActionList& legal);
  // True if the line chose an action, which was then applied.
  bool Decide(const std::string& line, Seat seat, const ActionList& legal);

  void DrawCurtain(Seat seat);
  void TellNews(Seat seat);
  void ShowTable(Seat seat);
  void ShowChoices(Seat seat, const ActionList& legal);
  void ShowHelp();
  void ShowLog(Seat seat);
  void Save(const std::string& path);
  void ShowEnd();
  void Print(const std::string& text);
  [[nodiscard]] std::string Paint(std::string_view text, Ink ink) const {
    return screen_.style.Paint(text, ink);
  }
  bool ReadLine(std::string& line);

  EventLog log_;
  GameWriter writer_;
  Rng choices_;
  SeatMask humans_;
  BotSeats bots_;
  std::istream& in_;
  std::ostream& out_;
  Screen screen_;
  Seat at_keyboard_ = kNoSeat;
  std::array<std::size_t, kMaxSeats> told_{};  // Events each seat has been told.
};

}  // namespace folsom
