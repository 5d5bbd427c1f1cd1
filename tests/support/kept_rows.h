// What a host keeps for src/ledger, in memory: answers its questions and takes its commits
// (ledger/ledger.h).
#pragma once

#include <boost/json.hpp>
#include <map>
#include <string>
#include <utility>

namespace folsom {

struct KeptRows {
  std::map<std::string, std::string> rows;

  [[nodiscard]] boost::json::object Read(const boost::json::object& asked) const {
    boost::json::array get;
    for (const auto& key : asked.at("get").as_array()) get.push_back(At(TextOf(key)));
    boost::json::array scans;
    for (const auto& range : asked.at("scan").as_array()) {
      boost::json::array list;
      const auto end = rows.lower_bound(TextOf(range.at(1)));
      for (auto it = rows.lower_bound(TextOf(range.at(0))); it != end; ++it) {
        list.push_back({it->first, it->second});
      }
      scans.push_back(std::move(list));
    }
    boost::json::object answer{{"get", std::move(get)}, {"scan", std::move(scans)}};
    if (asked.contains("room")) answer["room"] = {{"used", 1000}};
    return answer;
  }

  // False, and nothing changes, if what it hangs on is not so.
  [[nodiscard]] bool Commit(const boost::json::object& asked) {
    for (const auto& one : asked.at("if").as_array()) {
      if (At(TextOf(one.at(0))) != one.at(1)) return false;
    }
    for (const auto& one : asked.at("has").as_array()) {
      if (rows.contains(TextOf(one.at(0))) != one.at(1).as_bool()) return false;
    }
    for (const auto& range : asked.at("clear").as_array()) {
      rows.erase(rows.lower_bound(TextOf(range.at(0))), rows.lower_bound(TextOf(range.at(1))));
    }
    for (const auto& key : asked.at("remove").as_array()) rows.erase(TextOf(key));
    for (const auto& one : asked.at("put").as_array()) rows[TextOf(one.at(0))] = TextOf(one.at(1));
    return true;
  }

 private:
  [[nodiscard]] static std::string TextOf(const boost::json::value& value) {
    return std::string(value.as_string());
  }
  [[nodiscard]] boost::json::value At(const std::string& key) const {
    const auto found = rows.find(key);
    if (found == rows.end()) return nullptr;
    return boost::json::string(found->second);
  }
};

}  // namespace folsom
