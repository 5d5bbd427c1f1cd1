// What a view has beside the board, described as in board_fields.h. Internal to record/.
#pragma once

#include "record/board/board_fields.h"

namespace folsom {

inline constexpr std::tuple kSizeFields{
    Field("hand_size", &SeatSizes::hand, UpTo{kMostCards}),
    Field("deck_size", &SeatSizes::deck, UpTo{kMostCards}),
};
inline constexpr std::tuple kOwnFields{
    Field("hand", &ViewOwn::hand),         Field("kept", &ViewOwn::kept, AsCards{}),
    Field("choice", &ViewOwn::choice),     Field("asked", &ViewOwn::asked),
    Field("boarding", &ViewOwn::boarding),
};
inline constexpr std::tuple kViewer{
    Field("viewer", &SeatView::viewer),
};
// END-2, DUO18-5 and TEAM-8 are the rules' to know too. Who shares it with everybody leads nobody.
struct Race {
  SeatMask gunslingers;
};
inline constexpr std::tuple kRace{
    Field("gunslingers", &Race::gunslingers, IfAny{}),
};
inline constexpr std::tuple kHeldPurses{
    Field("held_purses", &SeatView::held_purses, AsSlots{kPurses}),
};
// GUARD-7 is the rules' to know, not the reader's: the place is told beside `guard` and `coach`.
struct GuardStand {
  Place place = kUnplaced;
};
inline constexpr std::tuple kGuardStand{
    Field("guard_place", &GuardStand::place),
};
inline constexpr std::tuple kHeldFlasks{
    Field("held_flasks", &SeatView::held_flasks, AsSlots{kFlasks}),
};

}  // namespace folsom
