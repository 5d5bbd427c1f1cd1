#include "record/words/version.h"

namespace folsom {

std::string_view ProgramVersion() { return FOLSOM_VERSION; }

}  // namespace folsom
