// Boost.JSON as a part of the module, and what it does where exceptions are off: what would be
// thrown is a mistake of ours, never of input, so the module stops. Only in WebAssembly.
#include <boost/json/src.hpp>

namespace boost {

void throw_exception(const std::exception& /*error*/) { __builtin_trap(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) {
  __builtin_trap();
}

}  // namespace boost
