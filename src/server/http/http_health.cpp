// For whoever runs the server: whether it is well, and its numbers.
#include <algorithm>
#include <boost/json.hpp>

#include "server/http/http_api.h"
#include "server/http/http_reply.h"
#include "store/database.h"

namespace folsom {

namespace {

// Health (schema/http.json). `trouble`: a code, or empty.
HttpReply HealthReply(std::string_view trouble, bool full) {
  boost::json::object body;
  body["ok"] = trouble.empty();
  body["store"] = !trouble.empty() ? "failing" : full ? "nearly_full" : "ready";
  if (!trouble.empty()) body["why"] = trouble;
  return JsonReply(trouble.empty() ? 200 : 503, std::string(boost::json::serialize(body)));
}

}  // namespace

void HttpApi::Health(const HttpRequest& /*request*/, const std::string& /*id*/, Reply reply) {
  switch (hub_.store_state()) {
    case StoreQueue::State::kWaiting:
      return reply(HealthReply(CodeOf(StoreError::Kind::kUnavailable), false));
    case StoreQueue::State::kReadOnly:
      return reply(HealthReply(CodeOf(StoreError::Kind::kReadOnly), false));
    case StoreQueue::State::kReady:
      break;
  }
  health_.Ask(leash_.On([this, reply](const std::string& trouble) {
    reply(HealthReply(trouble, hub_.store_full()));
  }));
}

bool HttpApi::MayReadMetrics(const std::string& address) const {
  const std::optional<IpRange> reader = IpRangeFrom(address);  // Of IPv6 a /64.
  return reader && std::ranges::any_of(metrics_from_, [&](const IpRange& range) {
           return range.bits <= reader->bits && range.Has(reader->base);
         });
}

void HttpApi::MetricsPage(const HttpRequest& request, const std::string& /*id*/, Reply reply) {
  if (!MayReadMetrics(request.peer.address)) {
    return reply(ErrorReply(403, "metrics/not_for_you", "metrics are for the host"));
  }
  reply(TextReply(200, "text/plain; version=0.0.4; charset=utf-8", hub_.metrics()));
}

}  // namespace folsom
