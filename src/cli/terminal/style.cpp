#include "cli/terminal/style.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace folsom {

namespace {

bool LocaleIsUtf8() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    return locale.find("UTF-8") != std::string_view::npos ||
           locale.find("utf8") != std::string_view::npos;
  }
  return false;
}

}  // namespace

Ink InkOf(Bandit bandit) {
  constexpr std::array<Ink, kMaxBandits> kInks{"1;37", "1;36", "1;31", "1;35", "1;32", "1;34"};
  return kInks[Index(bandit)];
}

Style Style::ForTerminal() {
  const bool terminal = ::isatty(STDOUT_FILENO) == 1;
  const char* no_colour = std::getenv("NO_COLOR");
  const bool declined = no_colour != nullptr && *no_colour != '\0';
  return {.colour = terminal && !declined, .boxes = terminal && LocaleIsUtf8()};
}

std::string Style::Paint(std::string_view text, Ink ink) const {
  if (!colour || ink.empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", ink, text);
}

}  // namespace folsom
