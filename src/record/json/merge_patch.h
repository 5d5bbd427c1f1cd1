// JSON merge patches (RFC 7396). In a patch null means "remove", so values that hold null cannot be
// reached by one; ours never do.
#pragma once

#include <boost/json/fwd.hpp>

namespace folsom {

// The smallest patch that turns `from` into `to`. Precondition: no null in `to`. Equal objects give
// {}.
[[nodiscard]] boost::json::value MergeDiff(const boost::json::value& from,
                                           const boost::json::value& to);

}  // namespace folsom
