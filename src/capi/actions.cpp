// Versions, actions, observations and names.
#include <boost/json.hpp>

#include "batch/truth.h"
#include "capi/errors.h"
#include "capi/handles.h"
#include "features/features.h"
#include "features/foresight.h"
#include "record/words/action_text.h"
#include "record/words/names.h"
#include "record/words/shortened.h"
#include "record/words/version.h"

namespace folsom::capi {

static_assert(FOLSOM_MAX_SEATS == kMaxSeats);
static_assert(FOLSOM_MAX_LEGAL == ActionList::kCapacity);
static_assert(FOLSOM_NO_ACTION == kNoAction.id);

namespace {

namespace json = boost::json;

// The names of Coding, in its order.
constexpr std::array<std::string_view, 4> kCodingKeys{"flags", "one_hot", "thermometer", "count"};

[[nodiscard]] json::object FieldJson(const Field& field) {
  const auto word = [](std::string_view text) { return json::string(text.data(), text.size()); };
  return {{"name", word(field.name)},
          {"offset", field.offset},
          {"rows", field.rows},
          {"columns", field.columns},
          {"coding", word(kCodingKeys[Index(field.coding)])},
          {"most", field.most},
          {"usual", field.usual},
          {"meaning", word(field.meaning)}};
}

[[nodiscard]] std::string FieldsJson(std::span<const Field> fields) {
  json::array rows;
  for (const Field& field : fields) rows.push_back(FieldJson(field));
  return json::serialize(rows);
}

// Keys are literals, so they end with a zero.
template <typename Enum>
[[nodiscard]] const char* NameOrNull(std::uint8_t number) {
  const auto keys = KeysOf<Enum>();
  return number < keys.size() ? keys[number].data() : nullptr;
}

}  // namespace

void GiveActions(const ActionList& legal, std::uint16_t* out, std::size_t* count) {
  std::uint16_t* to = &Need(out, "out");
  Need(count, "count") = legal.Size();
  for (const Action action : legal) *to++ = action.id;
}

}  // namespace folsom::capi

using namespace folsom;        // NOLINT(google-build-using-namespace)
using namespace folsom::capi;  // NOLINT(google-build-using-namespace)

extern "C" {

uint32_t folsom_api_version(void) { return FOLSOM_API_VERSION; }

const char* folsom_version(void) { return ProgramVersion().data(); }

uint32_t folsom_action_count(void) { return kActions; }

FolsomStatus folsom_action_text(uint16_t action, char* out, size_t capacity, size_t* size) {
  return GuardedStatus([&] {
    if (action >= kActions) Refuse("action/no_such_action", "there is no such action");
    return GiveText(ActionText({action}), out, capacity, size);
  });
}

FolsomStatus folsom_action_from_text(const char* text, size_t text_size, uint16_t* action) {
  return Guarded([&] {
    const std::string_view words = NeedText(text, text_size, "text");
    const std::optional<Action> found = ActionFrom(words);
    if (!found) {
      Refuse("action/no_such_action",
             "there is no action \"" + std::string(Shortened(words)) + "\"");
    }
    Need(action, "action") = found->id;
  });
}

uint32_t folsom_observation_version(void) { return kObservationVersion; }

uint32_t folsom_observation_size(void) { return kObservationSize; }

FolsomStatus folsom_observation_fields(char* out, size_t capacity, size_t* size) {
  return GuardedStatus(
      [&] { return GiveText(FieldsJson(ObservationFields()), out, capacity, size); });
}

uint32_t folsom_foresight_version(void) { return kForesightVersion; }

uint32_t folsom_foresight_size(void) { return kForesightSize; }

FolsomStatus folsom_foresight_fields(char* out, size_t capacity, size_t* size) {
  return GuardedStatus(
      [&] { return GiveText(FieldsJson(ForesightFields()), out, capacity, size); });
}

uint32_t folsom_truth_version(void) { return kTruthVersion; }

uint32_t folsom_truth_size(void) { return kTruthSize; }

FolsomStatus folsom_truth_fields(char* out, size_t capacity, size_t* size) {
  return GuardedStatus([&] { return GiveText(FieldsJson(TruthFields()), out, capacity, size); });
}

const char* folsom_phase_name(uint8_t phase) { return NameOrNull<Phase>(phase); }

const char* folsom_ask_name(uint8_t ask) { return NameOrNull<Ask>(ask); }

}  // extern "C"
