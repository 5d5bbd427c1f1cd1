// A text that somebody else wrote, fit to be shown anywhere: in a terminal, a page, a log.
#pragma once

#include <string>
#include <string_view>

namespace folsom {

// U+FFFD stands for each byte that is no UTF-8, and for each character that could do more than
// stand for itself: control characters, line breaks, marks that turn the direction of writing or
// that nobody sees (but for joiners and the variants of emoji). Empty if nothing of it shows.
[[nodiscard]] std::string SafeText(std::string_view text);

}  // namespace folsom
