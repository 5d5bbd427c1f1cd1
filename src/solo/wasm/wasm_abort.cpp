// What libraries would print when they give up: nothing. The module stops without a word; else it
// would bring along the whole of stdio and ask the host for files. Only in WebAssembly.
#include <cstdarg>
#include <cstddef>

extern "C" {
[[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

// Boost's, for the texts of exceptions that are never thrown. Nobody else writes numbers so.
int vsnprintf(char* out, std::size_t size, const char* /*format*/, std::va_list /*parts*/) {
  if (size > 0) *out = '\0';
  return 0;
}
int snprintf(char* out, std::size_t size, const char* format, ...) {
  return vsnprintf(out, size, format, {});
}
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD
