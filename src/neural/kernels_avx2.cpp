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
// Eight sums of two products each: of a weight of either column, both lying side by side.
[[nodiscard]] FOLSOM_AVX2 inline __m256i Eight(__m128i both, __m256i factors) {
  return _mm256_madd_epi16(_mm256_cvtepi8_epi16(both), factors);
}

// So many times kLanes sums stay in registers while all columns, two at a time, are added to them.
template <std::size_t kTimes>
FOLSOM_AVX2 inline void AddLanes(std::int32_t* sums, const std::int8_t* weights,
                                 std::span<const Column> columns, std::size_t count) {
  constexpr std::size_t kHalves = kTimes * kLanes / 16;
  auto* const out = reinterpret_cast<__m256i*>(sums);
  __m256i low[kHalves];
  __m256i high[kHalves];
  for (std::size_t k = 0; k < kHalves; ++k) {
    low[k] = Loaded(out + 2 * k);
    high[k] = Loaded(out + 2 * k + 1);
  }
  for (std::size_t i = 0; i < columns.size(); i += 2) {
    const Column one = columns[i];
    const Column two = i + 1 < columns.size() ? columns[i + 1] : Column{one.index, 0};
    const __m256i factors = _mm256_set1_epi32(one.value | two.value << 16);
    const auto* const x = reinterpret_cast<const __m128i*>(weights + one.index * count);
    const auto* const y = reinterpret_cast<const __m128i*>(weights + two.index * count);
    for (std::size_t k = 0; k < kHalves; ++k) {
      const __m128i from_x = _mm_loadu_si128(x + k);
      const __m128i from_y = _mm_loadu_si128(y + k);
      low[k] = _mm256_add_epi32(low[k], Eight(_mm_unpacklo_epi8(from_x, from_y), factors));
      high[k] = _mm256_add_epi32(high[k], Eight(_mm_unpackhi_epi8(from_x, from_y), factors));
    }
  }
  for (std::size_t k = 0; k < kHalves; ++k) {
    _mm256_storeu_si256(out + 2 * k, low[k]);
    _mm256_storeu_si256(out + 2 * k + 1, high[k]);
  }
}

// Three times kLanes: twelve of the sixteen registers.
FOLSOM_AVX2 void Avx2AddColumns(std::int32_t* sums, const std::int8_t* weights,
                                std::span<const Column> columns, std::size_t count) {
  std::size_t i = 0;
  for (; i + 3 * kLanes <= count; i += 3 * kLanes) {
    AddLanes<3>(sums + i, weights + i, columns, count);
  }
  for (; i < count; i += kLanes) AddLanes<1>(sums + i, weights + i, columns, count);
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
  static constexpr Kernels kAvx2{Avx2AddColumns, Avx2Dot, Avx2DotFour};
  return __builtin_cpu_supports("avx2") ? &kAvx2 : nullptr;
}
#else
const Kernels* Avx2Kernels() { return nullptr; }
#endif

}  // namespace folsom::neural
