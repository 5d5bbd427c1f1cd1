// What people are told of themselves: where they are signed in, and all that is kept of them
// (schema/server.json).
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "hall/given/store.h"
#include "hall/own_data.h"

namespace folsom {

// `own`: the hash of the token by which the asker came.
[[nodiscard]] boost::json::array DevicesJson(const std::vector<Store::Token>& tokens,
                                             const std::string& own);

[[nodiscard]] boost::json::object OwnDataJson(const OwnData& data, const std::string& own);

}  // namespace folsom
