// One game of a match as a line of JSON. docs/arena.md has every field.
//
//   {"game":0,"deal":0,"sides":[{"bot":0,"won":60,"rank":1,"money":1750},…],"bots":[{…},…]}
#pragma once

#include <string>
#include <string_view>

#include "arena/play/game.h"
#include "record/words/result.h"

namespace folsom {

// Without its end.
[[nodiscard]] std::string GameLine(const Match& match, const GameResult& game);
// `number`: the game that it must be. Problems: arena/bad_file.
[[nodiscard]] Result<GameResult> ReadGameLine(const Match& match, std::string_view line,
                                              std::uint64_t number);

}  // namespace folsom
