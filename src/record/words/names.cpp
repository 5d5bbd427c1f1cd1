#include "record/words/names.h"

#include <algorithm>

namespace folsom {

namespace {

using Keys = std::string_view;

constexpr std::array<Keys, kMaxBandits> kBanditKeys{"ghost", "cheyenne", "django",
                                                    "belle", "tuco",     "doc"};
constexpr std::array<Keys, kMaxBandits> kBanditTitles{"Ghost", "Cheyenne", "Django",
                                                      "Belle", "Tuco",     "Doc"};
constexpr std::array<Keys, kHostages> kHostageKeys{"poodle",       "banker",      "minister",
                                                   "teacher",      "zealot",      "old_lady",
                                                   "poker_player", "photographer"};
constexpr std::array<Keys, kHostages> kHostageTitles{
    "the lady's poodle", "the banker",   "the minister",     "the teacher",
    "the zealot",        "the old lady", "the poker player", "the photographer"};
constexpr std::array<Keys, 10> kPhaseKeys{"casting", "placing", "attack", "round_start", "planning",
                                          "keeping", "robbing", "event",  "round_end",   "over"};
constexpr std::array<Keys, 24> kAskKeys{
    "none",        "draft",   "caboose",     "board",        "wagon",
    "choose_card", "plan",    "second_card", "whiskey_card", "old_whiskey_card",
    "turmoil",     "keep",    "move",        "marshal",      "fire",
    "robbery",     "punch",   "punch_loot",  "punch_take",   "punch_push",
    "ride",        "hostage", "flee",        "pickpocket"};
constexpr std::array<Keys, 5> kTurnKeys{"standard", "tunnel", "speeding_up", "switching",
                                        "turmoil"};
constexpr std::array<Keys, 5> kTurnTitles{"a standard turn", "a Tunnel", "Speeding-up", "Switching",
                                          "Turmoil"};
constexpr std::array<Keys, 16> kEventKeys{
    "none",         "angry_marshal",   "swivel_arm",   "braking",
    "take_it_all",  "rebellion",       "revenge",      "pickpocketing",
    "conductor",    "marshal_whiskey", "tired_horses", "higher_speed",
    "shotgun_rage", "mortal_bullet",   "sharing",      "escape"};
constexpr std::array<Keys, 16> kEventTitles{"no event",
                                            "Angry marshal",
                                            "Swivel arm",
                                            "Braking",
                                            "Take it all!",
                                            "Passengers' rebellion",
                                            "Marshal's revenge",
                                            "Pickpocketing",
                                            "Hostage-taking of the conductor",
                                            "A shot of whiskey for the marshal",
                                            "Tired horses",
                                            "Higher speed",
                                            "The shotgun's rage",
                                            "Mortal bullet",
                                            "Sharing the loot",
                                            "Escape"};
constexpr std::array<Keys, 2> kEditionKeys{"2014", "2018"};
constexpr std::array<Keys, 5> kVariantKeys{"standard", "basic", "duo14", "duo18", "teams"};
constexpr std::array<Keys, 3> kCastingKeys{"given", "random", "drafted"};
constexpr std::array<Keys, 3> kFlaskKeys{"none", "whiskey", "old whiskey"};
constexpr std::array<Keys, 5> kLootKeys{"purse", "jewel", "strongbox", "full flask", "half flask"};
constexpr std::array<Keys, 3> kGuardKeys{"absent", "on_coach", "on_train"};
constexpr std::array<Keys, 2> kDirectionKeys{"forward", "backward"};
constexpr std::array<Keys, 7> kCauseKeys{"card",   "marshal", "guard", "punch",
                                         "django", "event",   "poodle"};
constexpr std::array<Keys, 8> kNoEffectKeys{"no_way",   "no_bullets", "no_target", "nothing_here",
                                            "no_horse", "teacher",    "zealot",    "left"};
constexpr std::array<Keys, kChances> kChanceKeys{
    "bandit", "pair",  "wagon", "hostage",      "first",        "first_bandit", "round",
    "card",   "purse", "flask", "fallen_purse", "fallen_flask", "marshal_flask"};
constexpr std::array<Keys, 5> kIllegalKeys{"none", "game_over", "not_your_turn", "no_such_action",
                                           "not_legal"};
constexpr std::array<Keys, kMaxSeats> kSeatKeys{"0", "1", "2", "3", "4", "5"};

// Tables of rules/ that have a column `key`.
template <std::size_t N, typename Row>
constexpr std::array<Keys, N> KeyColumn(const std::array<Row, N>& rows) {
  std::array<Keys, N> keys;
  for (std::size_t i = 0; i < N; ++i) keys[i] = rows[i].key;
  return keys;
}
constexpr auto kRoundKeys = KeyColumn(kRoundDefs);
constexpr auto kWagonKeys = KeyColumn(kWagonDefs);
constexpr auto kCardKeys = KeyColumn(kCards);

template <typename Table>
std::string_view At(const Table& table, std::size_t i) {
  return i < table.size() ? table[i] : std::string_view{};
}

}  // namespace

// clang-format off
template <> std::span<const Keys> KeysOf<Bandit>() { return kBanditKeys; }
template <> std::span<const Keys> KeysOf<Hostage>() { return kHostageKeys; }
template <> std::span<const Keys> KeysOf<Phase>() { return kPhaseKeys; }
template <> std::span<const Keys> KeysOf<Ask>() { return kAskKeys; }
template <> std::span<const Keys> KeysOf<Turn>() { return kTurnKeys; }
template <> std::span<const Keys> KeysOf<RoundEvent>() { return kEventKeys; }
template <> std::span<const Keys> KeysOf<RoundCard>() { return kRoundKeys; }
template <> std::span<const Keys> KeysOf<CardKind>() { return kCardKeys; }
template <> std::span<const Keys> KeysOf<Wagon>() { return kWagonKeys; }
template <> std::span<const Keys> KeysOf<Edition>() { return kEditionKeys; }
template <> std::span<const Keys> KeysOf<Variant>() { return kVariantKeys; }
template <> std::span<const Keys> KeysOf<Casting>() { return kCastingKeys; }
template <> std::span<const Keys> KeysOf<FlaskKind>() { return kFlaskKeys; }
template <> std::span<const Keys> KeysOf<LootKind>() { return kLootKeys; }
template <> std::span<const Keys> KeysOf<Guard>() { return kGuardKeys; }
template <> std::span<const Keys> KeysOf<Direction>() { return kDirectionKeys; }
template <> std::span<const Keys> KeysOf<Cause>() { return kCauseKeys; }
template <> std::span<const Keys> KeysOf<NoEffect>() { return kNoEffectKeys; }
template <> std::span<const Keys> KeysOf<Chance>() { return kChanceKeys; }
template <> std::span<const Keys> KeysOf<Illegal>() { return kIllegalKeys; }
template <> std::span<const Keys> KeysOf<Seat>() { return kSeatKeys; }
// clang-format on

std::string_view SeatText(Seat seat) { return KeyOf(seat); }
std::optional<Seat> SeatFrom(std::string_view text) { return FromKey<Seat>(text); }

std::string_view TitleOf(Bandit bandit) { return At(kBanditTitles, Index(bandit)); }
std::string_view TitleOf(RoundEvent event) { return At(kEventTitles, Index(event)); }
std::string_view TitleOf(Turn turn) { return At(kTurnTitles, Index(turn)); }
std::string_view TitleOf(Hostage hostage) { return At(kHostageTitles, Index(hostage)); }

}  // namespace folsom
