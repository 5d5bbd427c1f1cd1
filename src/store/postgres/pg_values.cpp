#include "store/postgres/pg_values.h"

#include <libpq-fe.h>

namespace folsom {

namespace {

void PutBig(std::string& out, std::uint64_t value, int bytes) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
    out.push_back(static_cast<char>(value >> shift & 0xFF));
  }
}

std::string BigEndian(std::int64_t value, int bytes) {
  std::string out;
  PutBig(out, static_cast<std::uint64_t>(value), bytes);
  return out;
}

int BytesOf(PgType type) {
  switch (type) {
    case PgType::kBool:
      return 1;
    case PgType::kInt:
      return 4;
    default:
      return 8;
  }
}

// Takes a number of four bytes from the front.
std::int64_t TakeInt(std::string_view& bytes) {
  const std::int64_t value = PgNumber(bytes.substr(0, 4));
  bytes.remove_prefix(4);
  return value;
}

}  // namespace

PgArray::PgArray(PgType element) : element_(element) {}

void PgArray::AddBytes(std::string_view value) {
  PutBig(elements_, value.size(), 4);
  elements_.append(value);
  ++count_;
}

void PgArray::AddNumber(std::int64_t value) { AddBytes(BigEndian(value, BytesOf(element_))); }

// Number of dimensions, whether there are nulls, type of elements; for each dimension its length
// and first index; then each element with its length.
std::string PgArray::Encoded() const {
  std::string out;
  PutBig(out, count_ == 0 ? 0 : 1, 4);
  PutBig(out, 0, 4);
  PutBig(out, static_cast<std::uint32_t>(element_), 4);
  if (count_ == 0) return out;
  PutBig(out, count_, 4);
  PutBig(out, 1, 4);
  return out + elements_;
}

PgType PgArray::ArrayType() const {
  switch (element_) {
    case PgType::kBool:
      return PgType::kBoolArray;
    case PgType::kBytes:
      return PgType::kBytesArray;
    case PgType::kInt:
      return PgType::kIntArray;
    case PgType::kLong:
      return PgType::kLongArray;
    default:
      return PgType::kTextArray;
  }
}

PgParams& PgParams::Int(std::int64_t value) { return Add(PgType::kInt, BigEndian(value, 4)); }
PgParams& PgParams::Long(std::int64_t value) { return Add(PgType::kLong, BigEndian(value, 8)); }

PgParams& PgParams::Add(PgType type, std::string encoded) {
  types_.push_back(type);
  values_.push_back(std::move(encoded));
  return *this;
}

std::vector<std::uint32_t> PgParams::Types() const {
  std::vector<std::uint32_t> types;
  for (const PgType type : types_) types.push_back(static_cast<std::uint32_t>(type));
  return types;
}

std::vector<const char*> PgParams::Values() const {
  std::vector<const char*> values;
  for (const std::string& value : values_) values.push_back(value.data());
  return values;
}

std::vector<int> PgParams::Lengths() const {
  std::vector<int> lengths;
  for (const std::string& value : values_) lengths.push_back(static_cast<int>(value.size()));
  return lengths;
}

void PgRows::Clear::operator()(pg_result* result) const { PQclear(result); }

int PgRows::size() const { return PQntuples(result_.get()); }

bool PgRows::IsNull(int row, int column) const {
  return PQgetisnull(result_.get(), row, column) != 0;
}

std::string_view PgRows::Cell(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::string PgRows::Text(int row, int column) const { return std::string(Cell(row, column)); }
std::int64_t PgRows::Number(int row, int column) const { return PgNumber(Cell(row, column)); }

std::vector<std::string_view> PgRows::Elements(int row, int column) const {
  std::vector<std::string_view> elements;
  if (IsNull(row, column)) return elements;
  std::string_view rest = Cell(row, column);
  if (TakeInt(rest) == 0) return elements;
  rest.remove_prefix(8);  // Nulls, type.
  const std::int64_t count = TakeInt(rest);
  rest.remove_prefix(4);  // First index.
  for (std::int64_t i = 0; i < count; ++i) {
    const auto size = static_cast<std::size_t>(TakeInt(rest));
    elements.push_back(rest.substr(0, size));
    rest.remove_prefix(size);
  }
  return elements;
}

std::int64_t PgNumber(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  const int unused = 64 - 8 * static_cast<int>(bytes.size());
  if (unused == 64) return 0;
  return static_cast<std::int64_t>(value << unused) >> unused;  // The sign.
}

}  // namespace folsom
