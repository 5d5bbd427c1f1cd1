// Writes members of nested JSON objects straight as text. Words are those of names.h, none of which
// needs escaping. Internal to record/.
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>

namespace folsom {

class JsonText {
 public:
  explicit JsonText(std::string& out) : out_(out) {}

  // An object under `key`, with the members that `fill` writes; if it writes none, only
  // `even_empty`.
  template <typename Fill>
  void Object(std::string_view key, bool even_empty, Fill fill) {
    const std::size_t before = out_.size();
    Key(key);
    out_ += '{';
    const std::size_t inside = out_.size();
    fill();
    if (out_.size() == inside && !even_empty) {
      out_.resize(before);
    } else {
      out_ += '}';
    }
  }
  // A list of what `each` adds by Item.
  template <typename Each>
  void List(std::string_view key, Each each) {
    Key(key);
    out_ += '[';
    each();
    out_ += ']';
  }
  void Item(std::string_view word) {
    if (out_.back() != '[') out_ += ',';
    Quoted(word);
  }
  void Item(std::size_t number) {
    if (out_.back() != '[') out_ += ',';
    Digits(number);
  }
  void Word(std::string_view key, std::string_view word) {
    Key(key);
    Quoted(word);
  }
  void Number(std::string_view key, std::size_t number) {
    Key(key);
    Digits(number);
  }
  // A value that is JSON already.
  void Raw(std::string_view key, std::string_view json) {
    Key(key);
    out_ += json;
  }

 private:
  void Key(std::string_view key) {
    if (out_.back() != '{') out_ += ',';
    Quoted(key);
    out_ += ':';
  }
  void Quoted(std::string_view word) {
    out_ += '"';
    out_ += word;
    out_ += '"';
  }
  void Digits(std::size_t number) {
    std::array<char, 24> digits{};
    const std::to_chars_result end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number);
    out_.append(digits.data(), end.ptr);
  }

  std::string& out_;
};

}  // namespace folsom
