#include "record/json/merge_patch.h"

#include <boost/json.hpp>

namespace folsom {

namespace json = boost::json;

json::value MergeDiff(const json::value& from, const json::value& to) {
  if (!from.is_object() || !to.is_object()) return to;
  const json::object& before = from.get_object();
  const json::object& after = to.get_object();
  json::object patch;
  for (const json::key_value_pair& member : before) {
    if (!after.contains(member.key())) patch[member.key()] = nullptr;
  }
  for (const json::key_value_pair& member : after) {
    const json::value* const old = before.if_contains(member.key());
    if (old == nullptr) {
      patch[member.key()] = member.value();
    } else if (*old != member.value()) {
      patch[member.key()] = MergeDiff(*old, member.value());
    }
  }
  return patch;
}

}  // namespace folsom
