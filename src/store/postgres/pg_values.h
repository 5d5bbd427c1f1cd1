// Values on their way to PostgreSQL and back, in its binary format: numbers in network order, texts
// and bytes as they are.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct pg_result;

namespace folsom {

// The types we use, by their fixed numbers in PostgreSQL's catalogue.
enum class PgType : std::uint32_t {
  kBool = 16,
  kBytes = 17,
  kLong = 20,
  kInt = 23,
  kText = 25,
  kBoolArray = 1000,
  kBytesArray = 1001,
  kIntArray = 1007,
  kTextArray = 1009,
  kLongArray = 1016,
};

// An array of one type, for unnest() and = ANY().
class PgArray {
 public:
  explicit PgArray(PgType element);
  void AddBytes(std::string_view value);  // Or text.
  void AddNumber(std::int64_t value);     // kBool, kInt or kLong.
  [[nodiscard]] std::string Encoded() const;
  [[nodiscard]] PgType ArrayType() const;

 private:
  PgType element_;
  std::uint32_t count_ = 0;
  std::string elements_;
};
// One of texts.
template <typename Texts>
[[nodiscard]] PgArray PgTexts(const Texts& texts) {
  PgArray array(PgType::kText);
  for (const auto& text : texts) array.AddBytes(text);
  return array;
}

// The values for $1, $2 ... of a statement.
class PgParams {
 public:
  PgParams& Text(std::string_view value) { return Add(PgType::kText, std::string(value)); }
  PgParams& Bytes(std::string_view value) { return Add(PgType::kBytes, std::string(value)); }
  PgParams& Int(std::int64_t value);
  PgParams& Long(std::int64_t value);
  PgParams& Bool(bool value) { return Add(PgType::kBool, std::string(1, value ? '\1' : '\0')); }
  PgParams& Array(const PgArray& array) { return Add(array.ArrayType(), array.Encoded()); }

  [[nodiscard]] int size() const { return static_cast<int>(values_.size()); }
  [[nodiscard]] std::vector<std::uint32_t> Types() const;
  [[nodiscard]] std::vector<const char*> Values() const;
  [[nodiscard]] std::vector<int> Lengths() const;

 private:
  PgParams& Add(PgType type, std::string encoded);
  std::vector<PgType> types_;
  std::vector<std::string> values_;
};

// What a statement answered; rows and columns from 0.
class PgRows {
 public:
  explicit PgRows(pg_result* result) : result_(result) {}
  [[nodiscard]] int size() const;
  [[nodiscard]] bool IsNull(int row, int column) const;
  [[nodiscard]] std::string Text(int row, int column) const;  // Or bytes.
  [[nodiscard]] std::int64_t Number(int row, int column) const;
  // An array without nulls; a null array is an empty one.
  [[nodiscard]] std::vector<std::string_view> Elements(int row, int column) const;
  [[nodiscard]] pg_result* Raw() const { return result_.get(); }

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  [[nodiscard]] std::string_view Cell(int row, int column) const;
  std::unique_ptr<pg_result, Clear> result_;
};

// A number of 1, 2, 4 or 8 bytes.
[[nodiscard]] std::int64_t PgNumber(std::string_view bytes);

}  // namespace folsom
