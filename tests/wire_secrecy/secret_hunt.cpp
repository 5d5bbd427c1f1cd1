#include "wire_secrecy/secret_hunt.h"

#include <cstdint>
#include <string_view>

namespace folsom {

namespace {

// Whole groups of base64, without padding.
std::string Encoded(std::string_view bytes, std::string_view alphabet) {
  std::string out;
  std::uint32_t bits = 0;
  int have = 0;
  for (const char c : bytes) {
    bits = (bits << 8) | static_cast<unsigned char>(c);
    for (have += 8; have >= 6; have -= 6) out += alphabet[(bits >> (have - 6)) & 63];
  }
  return out;
}

}  // namespace

void SecretHunt::Add(const std::string& name, const std::string& bytes) {
  static const std::string kLetters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  std::string low;
  std::string high;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    for (const int digit : {byte >> 4, byte & 15}) {
      low += "0123456789abcdef"[digit];
      high += "0123456789ABCDEF"[digit];
    }
  }
  AddText(name + " as it is", bytes);
  AddText(name + " in hex", low);
  AddText(name + " in hex", high);
  // It may begin at any of three places of a group; the groups at its ends are shared with others.
  for (const std::string_view rest : {"+/", "-_"}) {
    for (std::size_t skip = 0; skip < 3 && skip + 12 < bytes.size(); ++skip) {
      AddText(name + " in base64", Encoded(bytes.substr(skip, (bytes.size() - skip) / 3 * 3),
                                           kLetters + std::string(rest)));
    }
  }
}

std::string SecretHunt::FoundIn(const std::string& message) const {
  for (const Form& form : forms_) {
    if (!form.text.empty() && message.find(form.text) != std::string::npos) return form.name;
  }
  return {};
}

}  // namespace folsom
