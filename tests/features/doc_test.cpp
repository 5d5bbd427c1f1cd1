// docs/observation.md has the table of the fields as it is.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "features/features.h"
#include "features/field_text.h"

namespace folsom {
namespace {

[[nodiscard]] std::string Doc() {
  std::ifstream file(FOLSOM_SOURCE_DIR "/docs/observation.md");
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(ObservationDoc, EndsWithTheTable) {
  const std::string doc = Doc();
  const std::string size = std::to_string(kObservationSize);
  EXPECT_TRUE(doc.ends_with("\nVersion " + std::to_string(kObservationVersion) + ", " + size +
                            " bytes.\n\n" + FieldsAsMarkdown()))
      << "tools/regenerate_goldens writes it anew";
  EXPECT_NE(doc.find("`kObservationVersion` is " + std::to_string(kObservationVersion) + "."),
            std::string::npos);
}

TEST(ObservationFields, FollowEachOtherWithoutGapsOrRepeats) {
  std::set<std::string_view> names;
  std::uint32_t next = 0;
  for (const Field& field : ObservationFields()) {
    EXPECT_EQ(field.offset, next) << field.name;
    EXPECT_TRUE(names.insert(field.name).second) << field.name;
    EXPECT_TRUE(field.meaning.ends_with('.')) << field.name;
    EXPECT_GT(field.usual, 0) << field.name;
    EXPECT_LE(field.usual, field.most) << field.name;
    next += field.Size();
  }
  EXPECT_LE(next, kObservationSize);
  EXPECT_LT(kObservationSize - next, 64U);
}

}  // namespace
}  // namespace folsom
