#include "cli/terminal/terminal_game.h"

#include <fmt/format.h>

#include <charconv>
#include <istream>
#include <ostream>

#include "bots/random.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/terminal/board.h"
#include "cli/terminal/choices.h"
#include "cli/terminal/words.h"
#include "record/words/action_text.h"

namespace folsom {

namespace {

constexpr std::string_view kHelp = R"(
Type the number of your choice, or its short name as "names" lists them.
  board      show the table again        log        what happened so far
  names      the choices' short names    save FILE  keep the game as a record
  help       this text                   quit       leave the game

A round has two halves. First all plan (Schemin'): in each turn play a card on
the common pile or draw 3. Then the pile is resolved in the same order
(Stealin'): move, climb, shoot, rob, punch, or send the marshal. Bullets you
receive clog up your hand. After five rounds the richest wins; the best
gunslinger gets $1000.
Your bandits bear a *. Forward is toward the locomotive, at the left.
)";

std::string Trimmed(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

TerminalGame::TerminalGame(const Config& config, std::uint64_t seed, const Players& players,
                           std::istream& in, std::ostream& out, const Screen& screen)
    : writer_(config, seed,
              NamesOfBots(players.bots, SeatMask::FirstN(config.seats).Without(players.humans)),
              &log_),
      choices_(GameChance(seed).choices),
      humans_(players.humans),
      bots_(players.bots),
      in_(in),
      out_(out),
      screen_(screen) {}

void TerminalGame::Run() {
  while (writer_.State().phase != Phase::kOver) {
    const SeatMask pending = writer_.State().pending;
    const SeatMask people = pending & humans_;
    if (people.Empty()) {
      PlayBot(pending.First());
    } else if (!PlayHuman(people.First())) {
      Print("\nYou leave the game.\n");
      return;
    }
  }
  ShowEnd();
}

void TerminalGame::PlayBot(Seat seat) {
  writer_.Apply(seat, BotAction(bots_, writer_.State(), seat, choices_.Next32()), &log_);
}

bool TerminalGame::PlayHuman(Seat seat) {
  ActionList legal;
  LegalActions(writer_.State(), seat, legal);
  if (seat != at_keyboard_) DrawCurtain(seat);
  TellNews(seat);
  ShowTable(seat);
  ShowChoices(seat, legal);
  for (;;) {
    Print(Paint(fmt::format("{}> ", Names::From(writer_.State()).Player(seat)), kBold));
    std::string line;
    if (!ReadLine(line)) return false;
    const Meaning meaning = Obey(Trimmed(line), seat, legal);
    if (meaning != Meaning::kAskAgain) return meaning == Meaning::kDecided;
  }
}

TerminalGame::Meaning TerminalGame::Obey(const std::string& line, Seat seat,
                                         const ActionList& legal) {
  if (line == "quit" || line == "q" || line == "exit") return Meaning::kLeave;
  if (Decide(line, seat, legal)) return Meaning::kDecided;
  if (line.empty()) {
    ShowChoices(seat, legal);
  } else if (line == "help" || line == "?") {
    ShowHelp();
  } else if (line == "board") {
    ShowTable(seat);
    ShowChoices(seat, legal);
  } else if (line == "log") {
    ShowLog(seat);
  } else if (line == "names") {
    for (const Action action : legal) Print(fmt::format("  {}\n", ActionText(action)));
  } else if (line.starts_with("save ")) {
    Save(Trimmed(line.substr(5)));
  } else {
    Print(fmt::format("Type a number from 1 to {}, or help.\n", legal.Size()));
  }
  return Meaning::kAskAgain;
}

bool TerminalGame::Decide(const std::string& line, Seat seat, const ActionList& legal) {
  std::size_t number = 0;
  const char* const end = line.data() + line.size();
  const auto [stop, error] = std::from_chars(line.data(), end, number);
  if (line.empty() && legal.Size() == 1) number = 1;  // Enter takes the only way.
  const bool numbered = line.empty() || (error == std::errc{} && stop == end);
  if (numbered && number >= 1 && number <= legal.Size()) {
    return writer_.Apply(seat, legal[number - 1], &log_) == Illegal::kNone;
  }
  const std::optional<Action> action = ActionFrom(line);
  return action && writer_.Apply(seat, *action, &log_) == Illegal::kNone;
}

void TerminalGame::DrawCurtain(Seat seat) {
  const bool first = at_keyboard_ == kNoSeat;
  at_keyboard_ = seat;
  if (humans_.Count() < 2) return;
  const std::string player = Names::From(writer_.State()).Player(seat);
  if (screen_.wipe && !first) Print("\x1b[2J\x1b[3J\x1b[H");
  Print(
      fmt::format("\n=== {} (seat {}), it is your turn. The others look away. ===\n"
                  "Press Enter when you are alone with the screen. ",
                  player, Index(seat)));
  std::string line;
  ReadLine(line);
  Print("\n");
}

void TerminalGame::TellNews(Seat seat) {
  std::size_t& told = told_[Index(seat)];
  for (const std::string& line : NewsOf(log_.Since(told), {seat}, writer_.State())) {
    Print(line.starts_with(' ') ? line + "\n" : Paint(line, kBold) + "\n");
  }
  told = log_.Size();
}

void TerminalGame::ShowTable(Seat seat) {
  Print("\n" + DrawTable(ViewFor(writer_.State(), seat), screen_.style));
}

void TerminalGame::ShowChoices(Seat seat, const ActionList& legal) {
  const SeatView view = ViewFor(writer_.State(), seat);
  Print(Paint(QuestionOf(view), kBold) + "\n");
  std::size_t number = 0;
  for (const Action action : legal) {
    Print(fmt::format("{:>4}  {}\n", ++number, AnswerOf(view, action)));
  }
}

void TerminalGame::ShowHelp() {
  Print(std::string(kHelp));
  const GameState& state = writer_.State();
  for (std::size_t i = 0; state.terms.powers && i < kMaxBandits; ++i) {
    const auto bandit = static_cast<Bandit>(i);
    if (state.bandits[i].owner == kNoSeat) continue;
    Print(fmt::format("  {:<10}{}\n", TitleOf(bandit), ExplanationOf(bandit)));
  }
}

void TerminalGame::ShowLog(Seat seat) {
  for (const std::string& line : NewsOf(log_.Since(0), {seat}, writer_.State())) Print(line + "\n");
}

void TerminalGame::Save(const std::string& path) {
  try {
    WriteWholeFile(path, writer_.Text());
    Print(fmt::format("Saved to {}. It holds every secret of the game.\n", path));
  } catch (const Failure& failure) {
    Print(fmt::format("{}: {}\n", failure.Code(), failure.what()));
  }
}

void TerminalGame::ShowEnd() {
  // All that the last player at the keyboard has not been told yet; after the end nothing is
  // secret.
  const std::size_t from = at_keyboard_ == kNoSeat ? 0 : told_[Index(at_keyboard_)];
  const Reader reader{.seat = at_keyboard_, .all = false};
  for (const std::string& line : NewsOf(log_.Since(from), reader, writer_.State())) {
    Print(line + "\n");
  }
  Print("\n" + ScoreTable(writer_.State()));
}

bool TerminalGame::ReadLine(std::string& line) {
  if (!std::getline(in_, line)) return false;
  if (screen_.echo) Print(line + "\n");
  return true;
}

void TerminalGame::Print(const std::string& text) { out_ << text << std::flush; }

}  // namespace folsom
