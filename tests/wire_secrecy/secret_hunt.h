// Looks for secrets in what was sent, in whatever form.
#pragma once

#include <string>
#include <vector>

namespace folsom {

// Byte strings that must not be sent, in any form: as they are, in hex, in base64.
class SecretHunt {
 public:
  void Add(const std::string& name, const std::string& bytes);
  // Text, as it is.
  void AddText(const std::string& name, const std::string& text) { forms_.push_back({name, text}); }
  // The name of the first that is found; empty: none.
  [[nodiscard]] std::string FoundIn(const std::string& message) const;
  [[nodiscard]] std::size_t Forms() const { return forms_.size(); }

 private:
  struct Form {
    std::string name;
    std::string text;
  };
  std::vector<Form> forms_;
};

}  // namespace folsom
