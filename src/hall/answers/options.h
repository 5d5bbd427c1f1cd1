// What a new table can be: every combination of edition, players, variant, expert and expansion,
// with the clause that refuses it where it is refused; and the words and ranges of all other
// choices. Clients know none of it by themselves, nor the round cards.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace folsom {

// `address`: the origin for links to this server ("http://192.168.1.5:7110"); empty: the one that
// the page came from. `chat_characters`: as in HallSettings.
//
// {"server","address"?,"protocol","rules","configs":[Config],"refused":[{"config","code","clause","message"}],
// "characters":[{"key","title"}],"wagons":[{"key","purses","jewels"}],
// "round_cards":[{"key","turns","event"?,"keep","stack","horses"}],
// "show":{"slowest","times":{EVENT:{"shortest","longest"}}},"levels":[{"level","title"}],
// "ranges":{...},"emotes":[...],"chat_characters","defaults":{"config","options"}}
[[nodiscard]] std::string OptionsText(std::string_view address, std::size_t chat_characters);

}  // namespace folsom
