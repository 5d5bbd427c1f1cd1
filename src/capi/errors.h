// How functions of folsom.h fail: inside by an exception, outside by a status and this thread's
// last error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "capi/folsom.h"
#include "record/words/result.h"
#include "rules/pieces/ids.h"

namespace folsom::capi {

// What was asked cannot be done.
struct Refused {
  Problem problem;
};
[[noreturn]] void Refuse(std::string_view code, std::string_view message);
[[noreturn]] void Refuse(const Problem& problem);

// The exception under way as a status; call it in a catch block.
[[nodiscard]] FolsomStatus StatusOfException() noexcept;

// `work()`, whatever it throws.
template <typename Work>
[[nodiscard]] FolsomStatus Guarded(Work work) noexcept {
  try {
    work();
    return FOLSOM_OK;
  } catch (...) {
    return StatusOfException();
  }
}
// The same for a `work` that has a status of its own.
template <typename Work>
[[nodiscard]] FolsomStatus GuardedStatus(Work work) noexcept {
  try {
    return work();
  } catch (...) {
    return StatusOfException();
  }
}

// What a pointer points at; argument/null.
template <typename T>
[[nodiscard]] T& Need(T* pointer, std::string_view name) {
  if (pointer == nullptr) [[unlikely]]
    Refuse("argument/null", std::string(name) + " is NULL");
  return *pointer;
}
// A text may be NULL if it is empty.
[[nodiscard]] std::string_view NeedText(const char* text, std::size_t size, std::string_view name);

// argument/seat.
[[nodiscard]] Seat NeedSeat(std::int32_t seat, std::size_t seats);
// The same, or kNoSeat for FOLSOM_SPECTATOR.
[[nodiscard]] Seat NeedViewer(std::int32_t viewer, std::size_t seats);

// FOLSOM_TOO_SMALL, with its error.
[[nodiscard]] FolsomStatus TooSmall() noexcept;

// Into memory of the caller's, as folsom.h promises.
[[nodiscard]] FolsomStatus GiveText(std::string_view text, char* out, std::size_t capacity,
                                    std::size_t* size);

}  // namespace folsom::capi
