// Refusals over HTTP that several routes give.
#pragma once

#include "hall/problems.h"
#include "server/http/http_reply.h"

namespace folsom {

[[nodiscard]] inline HttpReply StoreFailedReply() {
  const Problem problem = StoreFailed();
  return ErrorReply(503, problem.code, problem.message);
}
[[nodiscard]] inline HttpReply TooManyRequests() {
  HttpReply slower = ErrorReply(429, "limit/requests", "too many requests; wait a little");
  slower.headers.push_back({"Retry-After", "1"});
  return slower;
}
[[nodiscard]] inline HttpReply ForeignPage() {
  return ErrorReply(403, "http/foreign_origin", "another site's page asked for this");
}
[[nodiscard]] inline HttpReply NoSuchTable() {
  return ErrorReply(404, "table/unknown", "there is no such table");
}

}  // namespace folsom
