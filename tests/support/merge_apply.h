// What a client does with a JSON merge patch (RFC 7396).
#pragma once

#include <boost/json.hpp>

namespace folsom {

inline void MergeApply(boost::json::value& target, const boost::json::value& patch) {
  const boost::json::object* const changes = patch.if_object();
  if (changes == nullptr) {
    target = patch;
    return;
  }
  if (!target.is_object()) target.emplace_object();
  boost::json::object& object = target.get_object();
  for (const boost::json::key_value_pair& member : *changes) {
    if (member.value().is_null()) {
      object.erase(member.key());
    } else {
      MergeApply(object[member.key()], member.value());
    }
  }
}

}  // namespace folsom
