#include "record/origin/origin.h"

#include <algorithm>
#include <charconv>

#include "record/game/record_lines.h"
#include "record/position/position.h"

namespace folsom {

namespace {

constexpr std::size_t kMaxOriginName = 64;
constexpr std::string_view kDeal = "deal";
constexpr std::string_view kNobody = "-";

[[nodiscard]] std::string_view NextWord(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

// A number as std::to_string writes it.
template <typename Number>
[[nodiscard]] bool ReadPlain(std::string_view text, Number& number) {
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stop == end && std::to_string(number) == text;
}

[[nodiscard]] std::string_view OwnerText(Seat whose) {
  return whose == kNoSeat ? kNobody : SeatText(whose);
}

// Where the luck of this kind and seat stands among the lines.
[[nodiscard]] std::size_t PlaceOf(const Drawn& drawn) {
  return Index(drawn.what) * (kMaxSeats + 1) + DrawColumn(drawn.whose);
}

[[nodiscard]] std::string LuckLines(const Luck& luck) {
  std::string lines;
  for (std::size_t place = 0; place < kChances * (kMaxSeats + 1); ++place) {
    bool first = true;
    for (const Drawn& drawn : luck) {
      if (PlaceOf(drawn) != place) continue;
      if (std::exchange(first, false)) {
        lines.append(kLuckWord).append(KeyOf(drawn.what)).append(" ");
        lines.append(OwnerText(drawn.whose));
      }
      lines.append(" ").append(std::to_string(drawn.code));
    }
    if (!first) lines += '\n';
  }
  return lines;
}

}  // namespace

bool IsOriginGame(std::string_view text) {
  return !text.empty() && text.size() <= kMaxOriginName && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  });
}

bool IsDayName(std::string_view game) {
  constexpr std::string_view kForm = "0000-00-00";
  return std::ranges::equal(game, kForm, [](char c, char form) {
    return form == '0' ? c >= '0' && c <= '9' : c == form;
  });
}

std::string_view CardsKey(bool anew) { return anew ? "anew" : "as_were"; }

std::string Describe(const GameOrigin& origin) {
  const std::string game = "game " + origin.game;
  if (origin.IsDeal() && IsDayName(origin.game)) return "is the daily train of " + origin.game;
  if (IsPuzzleName(origin.game)) return "begins with " + origin.game;
  if (origin.IsDeal()) return "has the same deal as " + game + ", as far as that can be";
  return "begins with decision " + std::to_string(origin.decision) + " of " + game + ", by seat " +
         std::string(SeatText(origin.seat)) + ", hidden cards " +
         (origin.anew ? "dealt anew" : "as they were");
}

bool CanBegin(const GameState& start, const Config& config, Seat seat) {
  return Normalised(start.config) == Normalised(config) && start.phase != Phase::kOver &&
         start.pending.Has(seat);
}

std::string WithOriginLines(std::string record, const GameOrigin& origin, const GameState* start) {
  std::string lines(kOriginWord);
  lines.append(origin.game).append(" ");
  if (start == nullptr) {
    lines.append(kDeal).append("\n").append(LuckLines(origin.luck));
  } else {
    lines.append("at ").append(std::to_string(origin.decision));
    lines.append(" seat ").append(SeatText(origin.seat));
    lines.append(" cards ").append(CardsKey(origin.anew)).append("\n");
    lines.append(kPositionWord).append(WritePosition(*start)) += '\n';
  }
  const std::size_t result = record.find("\n" + std::string(kResultWord));
  if (result != std::string::npos) record.insert(result + 1, lines);
  return record;
}

std::optional<std::string> ReadOriginLine(GameOrigin& origin, std::string_view rest) {
  origin.game = NextWord(rest);
  const bool good = IsOriginGame(origin.game);
  if (good && rest == kDeal) return std::nullopt;
  const bool at = NextWord(rest) == "at" && ReadPlain(NextWord(rest), origin.decision);
  const bool seat = at && NextWord(rest) == "seat";
  origin.seat = SeatFrom(NextWord(rest)).value_or(kNoSeat);
  const bool cards = seat && origin.seat != kNoSeat && NextWord(rest) == "cards";
  origin.anew = rest == CardsKey(true);
  if (good && cards && (origin.anew || rest == CardsKey(false))) return std::nullopt;
  return "a game and \"deal\", or a game and \"at N seat N cards anew\" or \"as_were\"";
}

std::optional<std::string> ReadStartLine(GameState& start, std::string_view rest,
                                         const Config& config, Seat seat) {
  const Result<GameState> read = ReadPosition(rest);
  if (!read) return Describe(read.Error());
  if (!CanBegin(*read, config, seat)) return "a position of this game where that seat decides";
  start = *read;
  return std::nullopt;
}

std::optional<std::string> AddLuckLine(GameOrigin& origin, std::string_view rest) {
  const std::optional<Chance> what = FromKey<Chance>(NextWord(rest));
  const std::string_view owner = NextWord(rest);
  const std::optional<Seat> whose = owner == kNobody ? kNoSeat : SeatFrom(owner);
  bool good = what && whose && !rest.empty();
  for (bool first = true; good && !rest.empty(); first = false) {
    Drawn drawn{.what = *what, .whose = *whose};
    good = ReadPlain(NextWord(rest), drawn.code) && origin.luck.size() < kMaxLuck &&
           (!first || origin.luck.empty() || PlaceOf(origin.luck.back()) < PlaceOf(drawn));
    origin.luck.push_back(drawn);
  }
  if (good) return std::nullopt;
  return "a kind of chance, a seat or \"-\", and codes, by kind and seat";
}

}  // namespace folsom
