// The whole server: `folsom serve`.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "record/words/result.h"
#include "server/settings.h"

namespace folsom {

// Serves until SIGTERM or SIGINT, then ends in less than five seconds: no new connections, what was
// asked is stored, clients are told to come back (1012). `listening` is called once with the
// address
// ("http://127.0.0.1:7110"). Returns why it could not begin: serve/bad_proxy,
// serve/bad_metrics_from, serve/no_web, serve/web_too_big, serve/no_network, serve/bad_listen,
// serve/port_in_use, serve/cannot_listen, store/unavailable, store/read_only, store/full,
// store/broken.
[[nodiscard]] std::optional<Problem> Serve(
    const Settings& settings, const std::function<void(const std::string& url)>& listening);

}  // namespace folsom
