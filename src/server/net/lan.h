// Where, and by what name, others on the local network find this machine.
#pragma once

#include <string>

namespace folsom {

// An IPv4 address of this machine that is not its loopback, "192.168.1.5": that of the way out if
// there is one. Empty: there is no network.
[[nodiscard]] std::string LanAddress();

// Its name, in lower case; empty: it has none.
[[nodiscard]] std::string MachineName();

}  // namespace folsom
