// Who may ask what of a table, and when: one row per command. Internal to table/.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "table/checks/command.h"
#include "table/table.h"

namespace folsom {

enum class May : std::uint8_t {
  kAnyone,     // Any person.
  kHost,       // table/not_host
  kHosts,      // The host, or at a party anybody with a seat (Table::MayHost): table/not_host
  kOwner,      // Of the seat (the server: of a bot's), or of any where none is named:
               // table/not_your_seat
  kOwnerHost,  // Its owner or a host (kHosts): table/not_your_seat
  kServer,     // table/not_allowed
};

using Stages = Mask<Stage>;
inline constexpr Stages kUnstarted = Stages::Only(Stage::kUnstarted);
inline constexpr Stages kInPlay = Stages::Only(Stage::kPlaying);
inline constexpr Stages kAfterPlay = Stages::Only(Stage::kFinished);
inline constexpr Stages kBeforeEnd = kUnstarted | kInPlay;
inline constexpr Stages kEver = kBeforeEnd | kAfterPlay;

struct Permission {
  std::string_view name;
  Stages when;
  May who;
  bool server_too;  // The server may ask for it in somebody's stead.
};

// In the order of Command.
// clang-format off
inline constexpr std::array<Permission, std::variant_size_v<Command>> kPermissions{{
    // name           when        who              server_too
    {"sit_down",      kBeforeEnd, May::kAnyone,    false},
    {"stand_up",      kBeforeEnd, May::kOwner,     false},
    {"put_bot",       kUnstarted, May::kHosts,     false},
    {"clear_seat",    kUnstarted, May::kHosts,     false},
    {"set_options",   kUnstarted, May::kHosts,     false},
    {"commit",        kUnstarted, May::kOwner,     false},
    {"start_game",    kUnstarted, May::kHosts,     false},
    {"reveal",        kUnstarted, May::kOwner,     false},
    {"act",           kInPlay,    May::kOwner,     true},
    {"take_back",     kInPlay,    May::kOwner,     false},
    {"kick",          kUnstarted, May::kHost,      false},
    {"stand_in",      kInPlay,    May::kOwnerHost, false},
    {"give_back",     kInPlay,    May::kOwnerHost, true},
    {"rematch",       kAfterPlay, May::kOwnerHost, false},
    {"close_table",   kUnstarted, May::kHost,      false},
    {"take_over",     kInPlay,    May::kServer,    true},
    {"refuse_start",  kUnstarted, May::kServer,    true},
    {"deal_game",     kUnstarted, May::kServer,    true},
    {"expire",        kBeforeEnd, May::kServer,    true},
    {"rename_seat",   kBeforeEnd, May::kServer,    true},
    {"ask_hint",      kInPlay,    May::kOwner,     false},
    {"pick_bandit",   kUnstarted, May::kOwner,     false},
}};
// clang-format on

[[nodiscard]] inline const Permission& PermissionFor(const Command& command) {
  return kPermissions[command.index()];
}

}  // namespace folsom
