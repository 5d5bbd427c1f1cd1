// How commands fail: one exception, caught in main, printed as "folsom: CODE: message" on standard
// error, exit status 2. Codes are stable.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "record/words/result.h"

namespace folsom {

class Failure : public std::runtime_error {
 public:
  Failure(std::string code, const std::string& message)
      : std::runtime_error(message), code_(std::move(code)) {}
  // `where` says which input it was: a file's name, an option.
  Failure(const std::string& where, const Problem& problem);

  [[nodiscard]] const std::string& Code() const { return code_; }

 private:
  std::string code_;
};

}  // namespace folsom
