// What the programs of bench/ print.
#pragma once

#include <fmt/format.h>

#include <boost/json.hpp>
#include <string>

namespace folsom {

// One line of JSON.
inline void PrintReport(const boost::json::object& report) {
  fmt::print("{}\n", boost::json::serialize(report).c_str());
}

[[nodiscard]] inline std::string StoreName(const std::string& address) {
  const bool postgres =
      address.starts_with("postgres") || address.find("host=") != std::string::npos;
  return postgres ? "postgresql" : "sqlite";
}

}  // namespace folsom
