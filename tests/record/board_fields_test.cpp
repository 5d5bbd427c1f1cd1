// A public field stands in three places: struct Board, its description, and schema/view.json. The
// first two are compared by static_assert (board_fields.h), the rest here.

#include "record/board/board_fields.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "record/board/view_fields.h"
#include "record/board/view_json.h"
#include "record/board/view_patch.h"
#include "record/board/view_read.h"
#include "record/json/merge_patch.h"
#include "support/merge_apply.h"
#include "support/paths.h"
#include "support/random_game.h"

namespace folsom {
namespace {

namespace json = boost::json;
using KeySet = std::set<std::string, std::less<>>;

template <typename... Fields>
void AddKeys(const std::tuple<Fields...>& fields, KeySet& keys) {
  std::apply([&](const Fields&... field) { (keys.emplace(field.key), ...); }, fields);
}
template <typename... Lists>
KeySet KeysIn(std::initializer_list<const char*> others, const Lists&... lists) {
  KeySet keys(others.begin(), others.end());
  (AddKeys(lists, keys), ...);
  return keys;
}

KeySet SchemaKeys(std::string_view record) {
  const std::ifstream file(SourcePath("schema/view.json"));
  std::stringstream text;
  text << file.rdbuf();
  const json::value schema = json::parse(text.str());
  KeySet keys;
  for (const auto& field : schema.at("$defs").at(record).at("properties").as_object()) {
    keys.emplace(field.key());
  }
  return keys;
}

TEST(BoardFields, AreThoseOfTheSchema) {
  EXPECT_EQ(SchemaKeys("View"), KeysIn({"config", "wagons", "seats", "own", "horses", "open"},
                                       kViewer, kBoardFields, kRace, kHeldPurses));
  EXPECT_EQ(SchemaKeys("SeatView"), KeysIn({"bandits"}, kSizeFields, kSeatFields));
  EXPECT_EQ(SchemaKeys("Own"), KeysIn({}, kOwnFields));
  EXPECT_EQ(SchemaKeys("Figure"), KeysIn({}, kBanditFields));
  EXPECT_EQ(SchemaKeys("Purse"), KeysIn({}, kPurseFields));
  EXPECT_EQ(SchemaKeys("Flask"), KeysIn({}, kFlaskFields));
  EXPECT_EQ(SchemaKeys("Horses"), KeysIn({}, kHorsesFields, kGuardStand, kHeldFlasks));
}

// Two views of different games with the same cast, and how often each field alone differed.
class FieldByField {
 public:
  FieldByField(const SeatView& one, const SeatView& other) : one_(one), other_(other) {}

  void Compare(std::set<std::string_view>& seen) {
    seen_ = &seen;
    Each(kBoardFields, [](SeatView& v) -> Board& { return v; });
    Each(kHorsesFields, [](SeatView& v) -> HorsesBoard& { return v.horses; });
    Each(kSeatFields, [](SeatView& v) -> PublicSeat& { return v.seats[1]; });
    for (std::size_t b = 0; b < kMaxBandits; ++b) {
      if (one_.bandits[b].owner == kNoSeat) continue;
      Each(kBanditFields, [b](SeatView& v) -> BanditState& { return v.bandits[b]; });
    }
  }

 private:
  template <typename... Fields, typename Of>
  void Each(const std::tuple<Fields...>& fields, Of of) {
    std::apply([&](const Fields&... field) { (One(field, of), ...); }, fields);
  }
  template <typename Field, typename Of>
  void One(const Field& field, Of of) {
    SeatView mixed = one_;
    of(mixed).*field.member = of(other_).*field.member;
    if (field.key == "pile" || field.key == "pile_next") {  // One without the others is no pile.
      mixed.pile = other_.pile;
      mixed.pile_size = other_.pile_size;
      mixed.pile_next = other_.pile_next;
      mixed.faces.pile = other_.faces.pile;
    }
    if (mixed == one_) return;
    seen_->insert(field.key);
    SCOPED_TRACE(field.key);
    const Result<SeatView> read = ReadView(WriteView(mixed));
    ASSERT_TRUE(read) << Describe(read.Error());
    ASSERT_EQ(*read, mixed) << "not written, or not read";
    std::string patch;
    WriteViewPatch(patch, one_, mixed);
    json::value client = ViewJson(one_);
    MergeApply(client, json::parse(patch));
    ASSERT_EQ(client, json::value(ViewJson(mixed))) << "not in the patch";
  }

  SeatView one_;
  SeatView other_;
  std::set<std::string_view>* seen_ = nullptr;
};

Config Given(Variant variant, std::uint8_t seats, bool expert) {
  return {.edition = Edition::k2018,
          .seats = seats,
          .variant = variant,
          .expert = expert,
          .horses = true,
          .casting = Casting::kGiven};
}

TEST(BoardFields, AreEachWrittenReadAndPatched) {
  std::set<std::string_view> seen;
  for (const Config& config :
       {Given(Variant::kStandard, 4, true), Given(Variant::kStandard, 5, false),
        Given(Variant::kTeams, 4, false)}) {
    ASSERT_FALSE(CheckConfig(config)) << CheckConfig(config).message;
    for (std::size_t n = 0; n < 5; ++n) {
      RandomGame one(config, 2 * n);
      RandomGame other(config, 2 * n + 1);
      for (; !one.Over() && !other.Over() && !testing::Test::HasFatalFailure(); one.Skip(5)) {
        other.Skip(9);
        FieldByField(ViewFor(one.state, Seat{0}), ViewFor(other.state, Seat{0})).Compare(seen);
      }
    }
  }
  KeySet all = KeysIn({}, kBoardFields, kHorsesFields, kSeatFields, kBanditFields);
  all.erase("pairs");  // Never changes once the cast is known.
  for (const std::string& key : all) EXPECT_TRUE(seen.contains(key)) << key << " never differed";
}

}  // namespace
}  // namespace folsom
