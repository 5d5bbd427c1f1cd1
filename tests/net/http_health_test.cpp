#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <future>
#include <string>

#include "net/http_rig.h"
#include "server/http/http_api.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(HttpHealth, FollowsTheStore) {
  HttpRig rig;
  EXPECT_EQ(*rig.Get("/healthz").body, R"({"ok":true,"store":"ready"})");
  rig.store_state = StoreQueue::State::kWaiting;
  const HttpReply away = rig.Get("/healthz");
  EXPECT_EQ(away.status, 503);
  EXPECT_EQ(*away.body, R"({"ok":false,"store":"failing","why":"store/unavailable"})");
  rig.store_state = StoreQueue::State::kReadOnly;
  EXPECT_EQ(*rig.Get("/healthz").body, R"({"ok":false,"store":"failing","why":"store/read_only"})");
}

TEST(HttpHealth, SaysWhenThereIsNoRoomForNewTables) {
  HttpRig rig;
  rig.store_full = true;
  const HttpReply reply = rig.Get("/healthz");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(*reply.body, R"({"ok":true,"store":"nearly_full"})");
}

// A store that can be read and not written: somebody has taken its table away.
TEST(HttpHealth, FailsWhenTheStoreCannotBeWritten) {
  HttpRig rig;
  rig.RunSql("DROP TABLE heartbeat");
  const HttpReply reply = rig.Get("/healthz");
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(*reply.body, R"({"ok":false,"store":"failing","why":"store/broken"})");
  EXPECT_EQ(rig.Get("/api/tables").status, 200);
}

TEST(HttpHealth, WritesAtMostOnceASecond) {
  HttpRig rig;
  EXPECT_EQ(rig.Get("/healthz").status, 200);
  rig.RunSql("DROP TABLE heartbeat");
  rig.loop.Pass(999);
  EXPECT_EQ(rig.Get("/healthz").status, 200);
  rig.loop.Pass(1);
  EXPECT_EQ(rig.Get("/healthz").status, 503);
}

TEST(HttpHealth, DoesNotWaitForAStoreThatHangs) {
  HttpRig rig;
  std::promise<void> goes_on;
  rig.InStore([hangs = goes_on.get_future().share()](Store&) { hangs.wait(); });
  std::vector<int> statuses;
  for (int i = 0; i < 2; ++i) {
    rig.Send(WithMethod("GET", "/healthz"), [&](const HttpReply& reply) {
      statuses.push_back(reply.status);
      EXPECT_EQ(*reply.body, R"({"ok":false,"store":"failing","why":"store/unavailable"})");
    });
  }
  rig.loop.Pass(1'999);
  EXPECT_TRUE(statuses.empty());
  rig.loop.Pass(1);
  EXPECT_EQ(statuses, (std::vector{503, 503}));
  goes_on.set_value();
  EXPECT_EQ(rig.Get("/healthz").status, 200);
}

TEST(HttpHealth, MetricsAreTextForThisMachine) {
  HttpRig rig;
  HttpRequest request = WithMethod("GET", "/metrics");
  for (const char* near : {"127.0.0.1", "127.9.9.9", "::1"}) {
    request.peer.address = near;
    const HttpReply reply = rig.Ask(request);
    EXPECT_EQ(*reply.body, "folsom_up 1\n") << near;
    EXPECT_TRUE(HeaderOf(reply, "Content-Type").starts_with("text/plain; version=0.0.4"));
  }
  for (const char* far : {"192.0.2.7", "2001:db8::/64", "", "::/64"}) {
    request.peer.address = far;
    EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "metrics/not_for_you") << far;
  }
}

TEST(HttpHealth, OthersMayBeAllowedToReadMetrics) {
  Settings settings;
  settings.metrics_from = {"10.1.0.0/16", "2001:db8:5::/48", "2001:db8:6::1"};
  HttpRig rig({}, settings);
  HttpRequest request = WithMethod("GET", "/metrics");
  for (const char* allowed : {"10.1.2.3", "2001:db8:5:1::/64", "127.0.0.1"}) {
    request.peer.address = allowed;
    EXPECT_EQ(rig.Ask(request).status, 200) << allowed;
  }
  for (const char* other : {"10.2.0.1", "2001:db8:7::/64", "2001:db8:6::/64"}) {
    request.peer.address = other;
    EXPECT_EQ(rig.Ask(request).status, 403) << other;
  }
}

}  // namespace
}  // namespace folsom
