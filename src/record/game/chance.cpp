#include "record/game/chance.h"

#include <algorithm>
#include <charconv>

namespace folsom {

namespace {

template <typename Enum>
std::string KeyWords(std::uint8_t code) {
  return std::string(KeyOf(static_cast<Enum>(code)));
}
template <typename Enum>
std::optional<std::uint8_t> KeyCode(std::string_view text) {
  const std::optional<Enum> value = FromKey<Enum>(text);
  return value ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
}
std::string PurseWords(std::uint8_t code) {
  return std::to_string(Dollars(static_cast<PurseValue>(code)));
}
std::optional<std::uint8_t> NumberCode(std::string_view text) {
  std::uint8_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  const bool plain = error == std::errc{} && stop == end && std::to_string(number) == text;
  return plain ? std::optional(number) : std::nullopt;
}
std::optional<std::uint8_t> PurseCode(std::string_view text) {
  const std::optional<std::uint8_t> tens =
      text.ends_with('0') ? NumberCode(text.substr(0, text.size() - 1)) : std::nullopt;
  const std::optional<PurseValue> value = tens ? PurseFrom(*tens * 10) : std::nullopt;
  return value ? std::optional(static_cast<std::uint8_t>(*value)) : std::nullopt;
}
std::string FlaskSlotWords(std::uint8_t code) { return std::to_string(code); }

// The outcome in words, by kind; cards need to know the colours and are done apart.
struct ChanceForm {
  std::string (*words)(std::uint8_t);
  std::optional<std::uint8_t> (*code)(std::string_view);
};
constexpr std::array<ChanceForm, kChances> kChanceForms{{
    {KeyWords<Bandit>, KeyCode<Bandit>},        // kBandit
    {KeyWords<Bandit>, KeyCode<Bandit>},        // kPair
    {KeyWords<Wagon>, KeyCode<Wagon>},          // kWagon
    {KeyWords<Hostage>, KeyCode<Hostage>},      // kHostage
    {KeyWords<Seat>, KeyCode<Seat>},            // kFirst
    {KeyWords<Bandit>, KeyCode<Bandit>},        // kFirstBandit
    {KeyWords<RoundCard>, KeyCode<RoundCard>},  // kRoundCard
    {nullptr, nullptr},                         // kCard
    {PurseWords, PurseCode},                    // kPurse
    {KeyWords<FlaskKind>, KeyCode<FlaskKind>},  // kFlask
    {PurseWords, PurseCode},                    // kFallenPurse
    {KeyWords<FlaskKind>, KeyCode<FlaskKind>},  // kFallenFlask
    {FlaskSlotWords, NumberCode},               // kMarshalFlask
}};

std::optional<std::uint8_t> CodeFrom(Chance what, Seat whose, std::string_view text,
                                     const Palette& palette) {
  if (what != Chance::kCard) return kChanceForms[Index(what)].code(text);
  if (whose == kNoSeat) return std::nullopt;
  const std::optional<Card> card = CardFrom(text, whose, palette);
  if (!card || *card == kHiddenCard) return std::nullopt;
  return card->id;
}

}  // namespace

std::string ChanceText(const Drawn& drawn, const Palette& palette) {
  std::string text(KeyOf(drawn.what));
  if (drawn.whose != kNoSeat) text.append(" ").append(SeatText(drawn.whose));
  text += " ";
  if (drawn.what == Chance::kCard) return text + CardText({drawn.code}, drawn.whose, palette);
  return text + kChanceForms[Index(drawn.what)].words(drawn.code);
}

std::optional<Drawn> ChanceFrom(std::string_view text, const Palette& palette) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::optional<Chance> what = FromKey<Chance>(text.substr(0, space));
  if (!what) return std::nullopt;
  text.remove_prefix(space + 1);

  // A seat comes before the outcome, which itself may be a number.
  Seat whose = kNoSeat;
  if (text.size() > 2 && text[1] == ' ') {
    const std::optional<Seat> seat = SeatFrom(text.substr(0, 1));
    if (!seat) return std::nullopt;
    whose = *seat;
    text.remove_prefix(2);
  }
  const std::optional<std::uint8_t> code = CodeFrom(*what, whose, text, palette);
  if (!code) return std::nullopt;
  return Drawn{.what = *what, .whose = whose, .code = *code};
}

std::uint8_t Recorder::Draw(Chance what, Seat whose, std::span<const Outcome> options) {
  const std::uint8_t code =
      inner_ != nullptr ? inner_->Draw(what, whose, options) : PickWeighted(rng_, options);
  drawn_.push_back({.what = what, .whose = whose, .code = code});
  return code;
}

Problem ListSource::Misfit(Chance what, Seat whose) const {
  const std::string wanted(KeyOf(what));
  if (AllUsed()) {
    return {.code = "chance/missing",
            .message = "an outcome of kind \"" + wanted + "\" is needed here"};
  }
  const Drawn& given = outcomes_[next_];
  const std::string text = "\"" + ChanceText(given, palette_) + "\"";
  if (given.what != what) {
    return {.code = "chance/other_kind",
            .message = text + ", but a \"" + wanted + "\" is drawn here"};
  }
  if (given.whose != whose) {
    const std::string seat(whose == kNoSeat ? "no seat" : SeatText(whose));
    return {.code = "chance/other_seat", .message = text + ", but it is drawn for " + seat};
  }
  return {.code = "chance/impossible", .message = text + " cannot be drawn here"};
}

std::uint8_t ListSource::Draw(Chance what, Seat whose, std::span<const Outcome> options) {
  if (error_) return options.front().code;
  const auto fits = [&](const Outcome& option) {
    return Drawn{.what = what, .whose = whose, .code = option.code} == outcomes_[next_];
  };
  if (!AllUsed() && std::ranges::any_of(options, fits)) return outcomes_[next_++].code;
  error_ = Misfit(what, whose);
  error_at_ = next_;
  return options.front().code;
}

std::uint8_t Enumerator::Draw(Chance /*what*/, Seat /*whose*/, std::span<const Outcome> options) {
  if (depth_ == wheels_.size()) wheels_.push_back({.at = 0, .options = options.size()});
  return options[wheels_[depth_++].at].code;
}

bool Enumerator::Next() {
  depth_ = 0;
  while (!wheels_.empty()) {
    Wheel& last = wheels_.back();
    if (++last.at < last.options) return true;
    wheels_.pop_back();
  }
  return false;
}

}  // namespace folsom
