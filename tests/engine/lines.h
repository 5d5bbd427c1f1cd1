// Talking to a Session in tests.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "engine/session.h"

namespace folsom {

// The reply as an object; throws if it is not JSON.
[[nodiscard]] inline boost::json::object Ask(Session& session, const std::string& line) {
  return boost::json::parse(session.Handle(line)).as_object();
}
[[nodiscard]] inline boost::json::object Ask(Session& session, const boost::json::object& line) {
  return Ask(session, std::string(boost::json::serialize(line)));
}

// The code of an error reply; empty for any other.
[[nodiscard]] inline std::string CodeOf(const boost::json::object& reply) {
  const boost::json::value* error = reply.if_contains("error");
  if (error == nullptr) return {};
  return error->as_object().at("code").as_string().c_str();
}

[[nodiscard]] inline boost::json::object Words(const char* command) {
  boost::json::object line;
  line["command"] = command;
  return line;
}

}  // namespace folsom
