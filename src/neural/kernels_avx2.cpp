// x86-64 with AVX2, whatever the rest is compiled for: asked when the program runs.
#include "neural/kernels.h"

#ifdef __x86_64__
#include <immintrin.h>

#define FOLSOM_AVX2 __attribute__((target("avx2")))
#endif

namespace folsom::neural {

#ifdef __x86_64__
namespace {

// Sixteen weights as numbers of 16 bits.
[[nodiscard]] FOLSOM_AVX2 inline __m256i Widened(const std::int8_t* weights) {
  return _mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(weights)));
}
[[nodiscard]] FOLSOM_AVX2 inline __m256i Loaded(const void* numbers) {
  return _mm256_loadu_si256(static_cast<const __m256i*>(numbers));
}
[[nodiscard]] FOLSOM_AVX2 inline std::int32_t SumOf(__m256i v) {
  __m128i sum = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4E));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xB1));
  return _mm_cvtsi128_si32(sum);
}
FOLSOM_AVX2 inline void AddTo(std::int32_t* sums, __m128i eight) {
  const __m256i sum = _mm256_add_epi32(Loaded(sums), _mm256_cvtepi16_epi32(eight));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(sums), sum);
}

// A weight times a value is at most 128 * 255 < 2^15, so 16 bits hold the product.
FOLSOM_AVX2 void Avx2AddColumn(std::int32_t* sums, const std::int8_t* column, std::int16_t value,
                               std::size_t count) {
  const __m256i factor = _mm256_set1_epi16(value);
  for (std::size_t i = 0; i < count; i += 16) {
    const __m256i product = _mm256_mullo_epi16(Widened(column + i), factor);
    AddTo(sums + i, _mm256_castsi256_si128(product));
    AddTo(sums + i + 8, _mm256_extracti128_si256(product, 1));
  }
}

FOLSOM_AVX2 std::int32_t Avx2Dot(const std::int8_t* row, const std::int16_t* in,
                                 std::size_t count) {
  __m256i sum = _mm256_setzero_si256();
  for (std::size_t i = 0; i < count; i += 16) {
    sum = _mm256_add_epi32(sum, _mm256_madd_epi16(Widened(row + i), Loaded(in + i)));
  }
  return SumOf(sum);
}

FOLSOM_AVX2 void Avx2DotFour(const std::int8_t* rows, const std::int16_t* in, std::size_t count,
                             std::int32_t* out) {
  __m256i a = _mm256_setzero_si256();
  __m256i b = a;
  __m256i c = a;
  __m256i d = a;
  for (std::size_t i = 0; i < count; i += 16) {
    const __m256i x = Loaded(in + i);
    a = _mm256_add_epi32(a, _mm256_madd_epi16(Widened(rows + i), x));
    b = _mm256_add_epi32(b, _mm256_madd_epi16(Widened(rows + count + i), x));
    c = _mm256_add_epi32(c, _mm256_madd_epi16(Widened(rows + 2 * count + i), x));
    d = _mm256_add_epi32(d, _mm256_madd_epi16(Widened(rows + 3 * count + i), x));
  }
  out[0] = SumOf(a);
  out[1] = SumOf(b);
  out[2] = SumOf(c);
  out[3] = SumOf(d);
}

}  // namespace

const Kernels* Avx2Kernels() {
  static constexpr Kernels kAvx2{Avx2AddColumn, Avx2Dot, Avx2DotFour};
  return __builtin_cpu_supports("avx2") ? &kAvx2 : nullptr;
}
#else
const Kernels* Avx2Kernels() { return nullptr; }
#endif

}  // namespace folsom::neural
