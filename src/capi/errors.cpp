#include "capi/errors.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <exception>
#include <new>
#include <string>

namespace folsom::capi {

namespace {

// Of fixed size, so that keeping an error cannot fail.
struct LastError {
  std::array<char, 64> code{};
  std::array<char, 1024> message{};
};
thread_local LastError last_error;

template <std::size_t kSize>
void Keep(std::array<char, kSize>& to, std::string_view text) noexcept {
  const std::size_t size = std::min(text.size(), kSize - 1);
  std::copy_n(text.data(), size, to.data());
  to[size] = '\0';
}

void KeepError(std::string_view code, std::string_view message) noexcept {
  Keep(last_error.code, code);
  Keep(last_error.message, message);
}

// "mix.0.weight: a number is expected", "line 12: not legal here"
[[nodiscard]] std::string Sentence(const Problem& problem) {
  if (problem.line != 0) return "line " + std::to_string(problem.line) + ": " + problem.message;
  return problem.path.empty() ? problem.message : problem.path + ": " + problem.message;
}

}  // namespace

void Refuse(const Problem& problem) { throw Refused{problem}; }

void Refuse(std::string_view code, std::string_view message) {
  Refuse(Problem{.code = std::string(code), .message = std::string(message)});
}

FolsomStatus StatusOfException() noexcept {
  try {
    throw;
  } catch (const Refused& refused) {
    try {
      KeepError(refused.problem.code, Sentence(refused.problem));
    } catch (const std::bad_alloc&) {
      KeepError(refused.problem.code, refused.problem.message);
    }
    return FOLSOM_REFUSED;
  } catch (const std::bad_alloc&) {
    KeepError("memory/none", "there is not enough memory");
    return FOLSOM_NO_MEMORY;
  } catch (const std::exception& error) {
    KeepError("internal/error", error.what());
  } catch (...) {
    KeepError("internal/error", "something unexpected went wrong");
  }
  return FOLSOM_REFUSED;
}

std::string_view NeedText(const char* text, std::size_t size, std::string_view name) {
  if (text == nullptr && size == 0) return {};
  return {&Need(text, name), size};
}

Seat NeedSeat(std::int32_t seat, std::size_t seats) {
  if (seat < 0 || static_cast<std::size_t>(seat) >= seats) [[unlikely]] {
    Refuse("argument/seat", "there is no seat " + std::to_string(seat) + " in this game");
  }
  return static_cast<Seat>(seat);
}

Seat NeedViewer(std::int32_t viewer, std::size_t seats) {
  return viewer == FOLSOM_SPECTATOR ? kNoSeat : NeedSeat(viewer, seats);
}

FolsomStatus TooSmall() noexcept {
  KeepError("argument/too_small", "there is less room than `size` says is needed");
  return FOLSOM_TOO_SMALL;
}

FolsomStatus GiveText(std::string_view text, char* out, std::size_t capacity, std::size_t* size) {
  Need(size, "size") = text.size();
  if (text.size() > capacity) return TooSmall();
  if (!text.empty()) std::memcpy(&Need(out, "out"), text.data(), text.size());
  return FOLSOM_OK;
}

}  // namespace folsom::capi

extern "C" {

const char* folsom_error_code(void) { return folsom::capi::last_error.code.data(); }

const char* folsom_error_message(void) { return folsom::capi::last_error.message.data(); }

}  // extern "C"
