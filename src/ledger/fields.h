// Rows of a ledger, read. What is kept there was written by us; a row that is not what it should be
// (damaged, or of another version) is read as far as it goes, and what is missing is empty or 0.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace folsom {

class Fields {
 public:
  explicit Fields(std::string_view text) {
    boost::system::error_code error;
    boost::json::value value = boost::json::parse(text, error);
    if (!error && value.is_object()) object_ = std::move(value.get_object());
  }

  [[nodiscard]] std::string Text(std::string_view key) const {
    const boost::json::value* const found = object_.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string())
                                                  : std::string();
  }
  [[nodiscard]] std::int64_t Number(std::string_view key) const {
    const boost::json::value* const found = object_.if_contains(key);
    return found != nullptr && found->is_int64() ? found->get_int64() : 0;
  }
  [[nodiscard]] bool Flag(std::string_view key) const {
    const boost::json::value* const found = object_.if_contains(key);
    return found != nullptr && found->is_bool() && found->get_bool();
  }
  [[nodiscard]] const boost::json::array& List(std::string_view key) const {
    static const boost::json::array kNone;
    const boost::json::value* const found = object_.if_contains(key);
    return found != nullptr && found->is_array() ? found->get_array() : kNone;
  }

 private:
  boost::json::object object_;
};

// The rest of a key after its beginning.
[[nodiscard]] inline std::string KeyRest(const std::string& key, std::string_view beginning) {
  return key.substr(beginning.size());
}

}  // namespace folsom
