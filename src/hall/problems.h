// Why something cannot be done, where several parts of the hall say so.
#pragma once

#include <string>
#include <string_view>

#include "record/words/result.h"

namespace folsom {

[[nodiscard]] inline Problem ProblemOf(std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message)};
}

[[nodiscard]] inline Problem WrongPassword() {
  return {.code = "identity/wrong_password", .message = "name and password do not fit"};
}
[[nodiscard]] inline Problem BadPassword() {
  return {.code = "identity/bad_password",
          .message = "a password has 8 characters or more, and 128 bytes at most"};
}
[[nodiscard]] inline Problem TooManyPasswords() {
  return {.code = "server/busy", .message = "too many passwords wait to be checked; try again"};
}

[[nodiscard]] inline Problem StoreFailed() {
  return {.code = "server/store_failed", .message = "the server cannot use its store now"};
}
[[nodiscard]] inline Problem StoreFull() {
  return {.code = "server/full", .message = "the server has no room for new tables now"};
}
[[nodiscard]] inline Problem Restarting() {
  return {.code = "server/restarting", .message = "the server is going down"};
}
[[nodiscard]] inline Problem LeavingPerson() {
  return {.code = "identity/leaving", .message = "this account is being deleted"};
}
[[nodiscard]] inline Problem UnknownTable() {
  return {.code = "table/unknown", .message = "there is no such table"};
}
[[nodiscard]] inline Problem UnreadableTable() {
  return {.code = "table/unreadable", .message = "this table cannot be read"};
}
[[nodiscard]] inline Problem NotWatching() {
  return {.code = "table/not_watching", .message = "you do not watch this table"};
}
[[nodiscard]] inline Problem NotYourSeat() {
  return {.code = "table/not_your_seat", .message = "this seat is not yours"};
}
[[nodiscard]] inline Problem StillPresent() {
  return {.code = "table/present", .message = "this player is here, or not gone for long enough"};
}
[[nodiscard]] inline Problem NameAtTable() {
  return {.code = "table/name_taken",
          .message = "somebody at this table has this name, or one that looks like it"};
}
[[nodiscard]] inline Problem UnknownLink() {
  return {.code = "link/unknown", .message = "this link passes no seat on"};
}

}  // namespace folsom
