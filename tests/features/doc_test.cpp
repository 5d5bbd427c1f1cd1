// docs/observation.md has the tables of the fields as they are.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "features/features.h"
#include "features/field_text.h"
#include "features/foresight.h"
#include "support/paths.h"

namespace folsom {
namespace {

[[nodiscard]] std::string Doc() {
  std::ifstream file(SourcePath("docs/observation.md"));
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

[[nodiscard]] std::string TableOf(std::uint32_t version, std::size_t size,
                                  std::span<const Field> fields) {
  return "Version " + std::to_string(version) + ", " + std::to_string(size) + " bytes.\n\n" +
         FieldsAsMarkdown(fields);
}

TEST(ObservationDoc, EndsWithTheTables) {
  const std::string doc = Doc();
  const std::string tables = TableOf(kObservationVersion, kObservationSize, ObservationFields()) +
                             "\n## Fields of a foresight\n\n" +
                             TableOf(kForesightVersion, kForesightSize, ForesightFields());
  EXPECT_TRUE(doc.ends_with("\n## Fields\n\n" + tables))
      << "tools/regenerate_goldens writes it anew";
  for (const std::string& said : {"`kObservationVersion` is " + std::to_string(kObservationVersion),
                                  "`kForesightVersion` is " + std::to_string(kForesightVersion)}) {
    EXPECT_NE(doc.find(said), std::string::npos) << said;
  }
}

void ExpectInARow(std::span<const Field> fields, std::size_t size) {
  std::set<std::string_view> names;
  std::uint32_t next = 0;
  for (const Field& field : fields) {
    EXPECT_EQ(field.offset, next) << field.name;
    EXPECT_TRUE(names.insert(field.name).second) << field.name;
    EXPECT_TRUE(field.meaning.ends_with('.')) << field.name;
    EXPECT_GT(field.usual, 0) << field.name;
    EXPECT_LE(field.usual, field.most) << field.name;
    next += field.Size();
  }
  EXPECT_LE(next, size);
  EXPECT_LT(size - next, 64U);
}

TEST(ObservationFields, FollowEachOtherWithoutGapsOrRepeats) {
  ExpectInARow(ObservationFields(), kObservationSize);
  ExpectInARow(ForesightFields(), kForesightSize);
}

}  // namespace
}  // namespace folsom
