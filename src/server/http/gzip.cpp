#include "server/http/gzip.h"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <cstdint>
#include <stdexcept>

namespace folsom {

namespace {

namespace zlib = boost::beast::zlib;

// No name, no time, no flags, from an unknown system.
constexpr std::string_view kHead{"\x1f\x8b\x08\0\0\0\0\0\0\xff", 10};

std::string Deflated(std::string_view bytes) {
  zlib::deflate_stream stream;
  std::string out(stream.upper_bound(bytes.size()), '\0');
  zlib::z_params at{};
  at.next_in = bytes.data();
  at.avail_in = bytes.size();
  at.next_out = out.data();
  at.avail_out = out.size();
  boost::system::error_code ended;
  stream.write(at, zlib::Flush::finish, ended);
  if (ended != zlib::error::end_of_stream) throw std::logic_error("deflate: there was no room");
  out.resize(at.total_out);
  return out;
}

// Of RFC 1952, bit by bit: it is reckoned once.
std::uint32_t SumOf(std::string_view bytes) {
  std::uint32_t sum = ~0U;
  for (const char byte : bytes) {
    sum ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~sum;
}

// Least byte first.
std::string Word(std::uint32_t value) {
  std::string word;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    word += static_cast<char>(value >> shift & 0xffU);
  }
  return word;
}

}  // namespace

std::string Gzip(std::string_view bytes) {
  return std::string(kHead) + Deflated(bytes) + Word(SumOf(bytes)) +
         Word(static_cast<std::uint32_t>(bytes.size()));
}

}  // namespace folsom
