// The addresses of a name, found by a given time.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "server/net/address.h"
#include "table/options.h"

namespace folsom {

// All addresses of a name; none if there is no such name. May take as long as it likes.
using NameLookup = std::function<std::vector<IpAddress>(const std::string& name)>;
// What this machine is set up to ask.
[[nodiscard]] std::vector<IpAddress> SystemLookup(const std::string& name);

// What `look_up` finds within `time`; none if it takes longer or `stop` comes first. It is called
// on a thread of its own, which is left behind then: the system's resolver cannot be interrupted.
[[nodiscard]] std::vector<IpAddress> LookUpWithin(const NameLookup& look_up,
                                                  const std::string& name, Millis time,
                                                  const std::stop_token& stop);

}  // namespace folsom
