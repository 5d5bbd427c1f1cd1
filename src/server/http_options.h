// What a new table can be: every combination of edition, players, variant, expert and expansion,
// with the clause that refuses it where it is refused; and the words and ranges of all other
// choices. Clients know none of it by themselves.
#pragma once

#include <string>

namespace folsom {

// {"server","protocol","rules","configs":[Config],"refused":[{"config","code","clause","message"}],
// "characters":[{"key","title"}],"wagons":[{"key","purses","jewels"}],"levels":[{"level","title"}],
// "clocks":{...},"emotes":[...],"defaults":{"config","options"}}
[[nodiscard]] std::string OptionsText();

}  // namespace folsom
