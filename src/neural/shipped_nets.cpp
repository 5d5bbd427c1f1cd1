// The assembler puts the files into the program (cmake/parts.cmake says from where, and that this
// is compiled anew when they change).
#include "neural/shipped_nets.h"

#ifndef __wasm__
#include <cstdio>
#include <cstdlib>

#define FOLSOM_SHIP(name)                                           \
  __asm__(                                                          \
      ".pushsection .rodata\n"                                      \
      ".global folsom_net_" #name "\n.hidden folsom_net_" #name     \
      "\n"                                                          \
      ".global folsom_net_" #name "_end\n.hidden folsom_net_" #name \
      "_end\n"                                                      \
      "folsom_net_" #name ":\n.incbin \"" FOLSOM_NETS_DIR "/" #name \
      ".net\"\n"                                                    \
      "folsom_net_" #name                                           \
      "_end:\n"                                                     \
      ".popsection\n")

FOLSOM_SHIP(large);
FOLSOM_SHIP(small);

extern "C" {
extern const std::uint8_t folsom_net_large[];
extern const std::uint8_t folsom_net_large_end[];
extern const std::uint8_t folsom_net_small[];
extern const std::uint8_t folsom_net_small_end[];
}
#endif

namespace folsom::neural {

#ifdef __wasm__

std::span<const std::uint8_t> ShippedFile(NetId /*id*/) { return {}; }
void EndForBadFile(NetId /*id*/, WeightsFault /*fault*/) { __builtin_trap(); }

#else

std::span<const std::uint8_t> ShippedFile(NetId id) {
  if (id == NetId::kLarge) return {folsom_net_large, folsom_net_large_end};
  return {folsom_net_small, folsom_net_small_end};
}

void EndForBadFile(NetId id, WeightsFault fault) {
  std::fprintf(stderr, "folsom was built with a bad file: nets/%s.net: %s\n", KeyOf(id).data(),
               CodeOf(fault).data());
  std::abort();
}

#endif

}  // namespace folsom::neural
