// Lines of the engine protocol: whatever comes in, one JSON object goes out, and an error changes
// nothing.
#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/session.h"

namespace {

void Require(bool condition) {
  if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  folsom::Session session;
  std::string before = session.Handle(R"({"command":"get"})");
  for (int lines = 0; !rest.empty() && lines < 64; ++lines) {
    const std::size_t end = rest.find('\n');
    const std::string reply = session.Handle(rest.substr(0, end));
    boost::json::error_code error;
    const boost::json::value value = boost::json::parse(reply, error);
    Require(!error && value.is_object());
    const std::string after = session.Handle(R"({"command":"get"})");
    if (value.get_object().contains("error")) Require(after == before);
    before = after;
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return 0;
}
