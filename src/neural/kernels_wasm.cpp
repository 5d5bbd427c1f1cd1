// WebAssembly with its 128-bit instructions, where the module is built for them (-msimd128).
#include "neural/kernels.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace folsom::neural {

#ifdef __wasm_simd128__
namespace {

// Eight weights as numbers of 16 bits.
[[nodiscard]] inline v128_t EightOf(const std::int8_t* weights) {
  return wasm_i16x8_load8x8(weights);
}
[[nodiscard]] inline std::int32_t SumOfFour(v128_t v) {
  return wasm_i32x4_extract_lane(v, 0) + wasm_i32x4_extract_lane(v, 1) +
         wasm_i32x4_extract_lane(v, 2) + wasm_i32x4_extract_lane(v, 3);
}
inline void AddFour(std::int32_t* sums, v128_t four) {
  wasm_v128_store(sums, wasm_i32x4_add(wasm_v128_load(sums), four));
}

void WasmAddColumns(std::int32_t* sums, const std::int8_t* weights, std::span<const Column> columns,
                    std::size_t count) {
  for (const auto [index, value] : columns) {
    const v128_t factor = wasm_i16x8_splat(value);
    for (std::size_t i = 0; i < count; i += 8) {
      const v128_t eight = EightOf(weights + index * count + i);
      AddFour(sums + i, wasm_i32x4_extmul_low_i16x8(eight, factor));
      AddFour(sums + i + 4, wasm_i32x4_extmul_high_i16x8(eight, factor));
    }
  }
}

std::int32_t WasmDot(const std::int8_t* row, const std::int16_t* in, std::size_t count) {
  v128_t sum = wasm_i32x4_splat(0);
  for (std::size_t i = 0; i < count; i += 8) {
    sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(EightOf(row + i), wasm_v128_load(in + i)));
  }
  return SumOfFour(sum);
}

void WasmDotFour(const std::int8_t* rows, const std::int16_t* in, std::size_t count,
                 std::int32_t* out) {
  v128_t a = wasm_i32x4_splat(0);
  v128_t b = a;
  v128_t c = a;
  v128_t d = a;
  for (std::size_t i = 0; i < count; i += 8) {
    const v128_t x = wasm_v128_load(in + i);
    a = wasm_i32x4_add(a, wasm_i32x4_dot_i16x8(EightOf(rows + i), x));
    b = wasm_i32x4_add(b, wasm_i32x4_dot_i16x8(EightOf(rows + count + i), x));
    c = wasm_i32x4_add(c, wasm_i32x4_dot_i16x8(EightOf(rows + 2 * count + i), x));
    d = wasm_i32x4_add(d, wasm_i32x4_dot_i16x8(EightOf(rows + 3 * count + i), x));
  }
  out[0] = SumOfFour(a);
  out[1] = SumOfFour(b);
  out[2] = SumOfFour(c);
  out[3] = SumOfFour(d);
}

}  // namespace

const Kernels* WasmKernels() {
  static constexpr Kernels kWasm{WasmAddColumns, WasmDot, WasmDotFour};
  return &kWasm;
}
#else
const Kernels* WasmKernels() { return nullptr; }
#endif

}  // namespace folsom::neural
