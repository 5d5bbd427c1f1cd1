#include "support/scripted_dice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace folsom {

namespace draws {

namespace {
template <typename Code>
Given Make(Chance what, Code code, std::optional<Seat> whose = std::nullopt) {
  return {what, static_cast<std::uint8_t>(code), whose};
}
}  // namespace

PurseValue PurseOf(int dollars) {
  if (dollars < 250 || dollars > 500 || dollars % 50 != 0) {
    ADD_FAILURE() << "no purse is worth $" << dollars;
    return PurseValue::k250;
  }
  return static_cast<PurseValue>((dollars - 200) / 50);
}

RoundCard RoundOf(std::string_view key) {
  for (std::size_t i = 0; i < kRoundCards; ++i) {
    if (kRoundDefs[i].key == key) return static_cast<RoundCard>(i);
  }
  ADD_FAILURE() << "no round card is called " << key;
  return RoundCard{0};
}

Given Purse(int dollars) { return Make(Chance::kPurse, PurseOf(dollars)); }
Given FallenPurse(int dollars) { return Make(Chance::kFallenPurse, PurseOf(dollars)); }
Given Flask(FlaskKind kind) { return Make(Chance::kFlask, kind); }
Given FallenFlask(FlaskKind kind) { return Make(Chance::kFallenFlask, kind); }
Given MarshalFlask(std::size_t slot) { return Make(Chance::kMarshalFlask, slot); }
Given Round(std::string_view key) { return Make(Chance::kRoundCard, RoundOf(key)); }
Given ACard(Card card, std::optional<Seat> whose) { return Make(Chance::kCard, card.id, whose); }
Given First(Seat seat) { return Make(Chance::kFirst, seat); }
Given FirstBandit(Bandit bandit) { return Make(Chance::kFirstBandit, bandit); }
Given Character(Bandit bandit, std::optional<Seat> whose) {
  return Make(Chance::kBandit, bandit, whose);
}
Given Pair(Bandit bandit) { return Make(Chance::kPair, bandit); }
Given AWagon(std::size_t wagon) { return Make(Chance::kWagon, wagon); }
Given AHostage(std::size_t hostage) { return Make(Chance::kHostage, hostage); }

}  // namespace draws

void ScriptedDice::Follow(std::vector<Given> script, bool strict) {
  script_ = std::move(script);
  next_ = 0;
  scripted_ = true;
  strict_ = strict;
}

void ScriptedDice::EndScript() {
  EXPECT_EQ(next_, script_.size())
      << "the script's outcome number " << next_ << " (kind "
      << (next_ < script_.size() ? Index(script_[next_].what) : 0) << ") was never drawn";
  script_.clear();
  next_ = 0;
  scripted_ = false;
}

bool ScriptedDice::Matches(Chance what, Seat whose) const {
  if (next_ == script_.size()) return false;
  const Given& given = script_[next_];
  return given.what == what && (!given.whose || *given.whose == whose);
}

std::uint8_t ScriptedDice::Choose(Chance what, Seat whose, std::span<const Outcome> options) {
  if (!scripted_ || (!strict_ && !Matches(what, whose))) return PickWeighted(rng_, options);
  if (!Matches(what, whose)) {
    ADD_FAILURE() << "a draw the script does not expect: kind " << Index(what) << " for seat "
                  << Index(whose) << " at number " << next_ << " of " << script_.size();
    return PickWeighted(rng_, options);
  }
  const std::uint8_t code = script_[next_++].code;
  const auto is_code = [code](const Outcome& o) { return o.code == code; };
  if (std::any_of(options.begin(), options.end(), is_code)) return code;
  ADD_FAILURE() << "outcome " << int{code} << " of kind " << Index(what) << " is not possible";
  return PickWeighted(rng_, options);
}

std::uint8_t ScriptedDice::Draw(Chance what, Seat whose, std::span<const Outcome> options) {
  const std::uint8_t code = Choose(what, whose, options);
  seen_.push_back({what, whose, {options.begin(), options.end()}, code});
  return code;
}

}  // namespace folsom
