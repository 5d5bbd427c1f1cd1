// Nobody is sent what INFO-1 to INFO-4 deny them: every byte that every seat and a spectator get in
// whole games of every configuration, through the real server's core.
#include <gtest/gtest.h>

#include "fair/fair_check.h"
#include "hall/answers/replay.h"
#include "record/words/action_text.h"
#include "support/random_game.h"
#include "wire_secrecy/wire_eavesdropper.h"

namespace folsom {
namespace {

namespace json = boost::json;

// Everyone at one game.
class WireReaders {
 public:
  explicit WireReaders(WiredGame& game) {
    for (std::size_t i = 0; i < game.People().size(); ++i) {
      readers_.emplace_back(game, i);
      readers_.back().SetViewer(game.SeatOf(game.People()[i]));
    }
  }
  // `away`: a person who does not watch at the moment.
  void ReadOn(std::uint64_t scramble, std::size_t away = kMaxSeats + 1) {
    for (std::size_t i = 0; i < readers_.size(); ++i) {
      readers_[i].ReadOn(scramble);
      if (i != away) readers_[i].ExpectViewOfNow();
    }
  }
  [[nodiscard]] std::size_t Compared() const {
    std::size_t sum = 0;
    for (const Eavesdropper& reader : readers_) sum += reader.Compared();
    return sum;
  }

 private:
  std::vector<Eavesdropper> readers_;
};

// Now and then somebody asks for more than they are sent by themselves.
void AskAround(WiredGame& game) {
  Rng& rng = game.Random();
  WiredPerson& who = game.People()[rng.Below(static_cast<std::uint32_t>(game.People().size()))];
  const Seat seat = game.SeatOf(who);
  const GameState& state = game.Truth().State();
  if (state.phase == Phase::kPlanning && state.pile_size > 0) {
    game.Ask(who, {{"type", "plan"}, {"table", game.Id()}});
  }
  switch (rng.Below(4)) {
    case 0:
      game.Ask(who, {{"type", "log"}, {"table", game.Id()}});
      break;
    case 1:
      game.Ask(who, {{"type", "watch"}, {"table", game.Id()}, {"screen", who.screen}});
      break;
    case 2:
      game.Ask(who, {{"type", "chat"}, {"table", game.Id()}, {"emote", "hat"}});
      break;
    default:
      if (seat == kNoSeat || !game.Truth().State().pending.Has(seat)) break;
      game.Ask(who,
               {{"type", "preview"},
                {"table", game.Id()},
                {"seat", Index(seat)},
                {"decision", game.Truth().QuestionOf(seat)},
                {"action", ActionText(AnyAction(LegalList(game.Truth().State(), seat), rng))}});
  }
}

// A small hidden step shows to nobody but who took it.
void ExpectOnlyOneHeard(WiredGame& game) {
  if (game.News().only == kNoSeat) return;
  for (const WiredPerson& who : game.People()) {
    if (game.SeatOf(who) == game.News().only) continue;
    EXPECT_EQ(who.checked, who.ear->heard.size())
        << "seat " << Index(game.News().only) << " alone decided, but another heard "
        << who.ear->heard.back();
  }
}

// Every seat that must decide looks ahead at each of its choices.
void PreviewAll(WiredGame& game) {
  for (WiredPerson& who : game.People()) {
    const Seat seat = game.SeatOf(who);
    if (seat == kNoSeat || !game.Truth().State().pending.Has(seat)) continue;
    for (const Action action : LegalList(game.Truth().State(), seat)) {
      game.Ask(who, {{"type", "preview"},
                     {"table", game.Id()},
                     {"seat", Index(seat)},
                     {"decision", game.Truth().QuestionOf(seat)},
                     {"action", ActionText(action)}});
    }
  }
}

// `previews`: at every question of Stealin'.
void PlayWholeGame(const WiredSetting& setting, bool previews = false) {
  WiredGame game(setting);
  if (testing::Test::HasFatalFailure()) return;
  WireReaders readers(game);
  readers.ReadOn(1);
  for (std::uint64_t step = 1; !game.Over() && step < kMaxDecisions; ++step) {
    game.Step();
    if (testing::Test::HasFailure()) return;
    ExpectOnlyOneHeard(game);
    readers.ReadOn(step);
    if (previews && game.Truth().State().phase == Phase::kRobbing) {
      PreviewAll(game);
      readers.ReadOn(step);
    }
    if (game.Random().Below(12) != 0) continue;
    AskAround(game);
    readers.ReadOn(step);
  }
  EXPECT_TRUE(game.Over());
  EXPECT_GT(readers.Compared(), 200U);
  // INFO-5, and the fair deal with it.
  const std::string record = WholeRecord(game.Truth(), game.Secret());
  const Result<FairVerdict> verdict = CheckFair(record);
  EXPECT_TRUE(verdict) << Describe(verdict.Error()) << "\n" << record;
}

// A finished game of random decisions, and one of seat 0's in the middle of it.
struct OtherGame {
  explicit OtherGame(const Config& config) {
    GameWriter game(config, 7);
    Rng rng(7);
    for (std::size_t i = 0; game.State().phase != Phase::kOver; ++i) {
      const Seat seat = AnySeat(game.State().pending, rng);
      if (seat == Seat{0} && i < 60) decision = i;
      game.Apply(seat, AnyAction(LegalList(game.State(), seat), rng));
    }
    record = game.Text();
  }
  std::string record;
  std::size_t decision = 0;
};

// Nor of the game that theirs comes from.
TEST(WireSecrecyOfOrigins, NobodyIsSentWhatTheyMayNotKnow) {
  for (const Config& config : {Config{}, Config{.seats = 5, .horses = true}}) {
    const OtherGame other(config);
    const json::object options{{"clock", {{"kind", "none"}}}};
    for (const char* const cards : {"anew", "as_were"}) {
      PlayWholeGame(
          {.config = config,
           .options = options,
           .seed = 3,
           .origin = {{"record", other.record}, {"decision", other.decision}, {"cards", cards}}});
    }
    PlayWholeGame({.config = config,
                   .options = options,
                   .seed = 4,
                   .origin = {{"record", other.record}, {"deal", true}}});
  }
}

class WireSecrecy : public testing::TestWithParam<std::size_t> {};

TEST_P(WireSecrecy, NobodyIsSentWhatTheyMayNotKnow) {
  const std::size_t number = GetParam();
  const Config plain = AllConfigs()[number];
  if (FewGames() && !IsFirstOfFamily(plain)) GTEST_SKIP() << "one of a family is enough";
  const Config config = Varied(plain, number);
  json::object options{{"memory", number % 3 == 2},
                       {"shuffle_seats", number % 4 == 3},
                       {"take_back", number % 2 == 0}};
  if (number % 5 == 0) options["clock"] = {{"kind", "none"}};
  PlayWholeGame({.config = config, .options = options, .seed = number + 1});
}

INSTANTIATE_TEST_SUITE_P(Configurations, WireSecrecy,
                         testing::Range<std::size_t>(0, kConfigurations), [](const auto& tested) {
                           return NameOf(Varied(AllConfigs()[tested.param], tested.param));
                         });

// PLAN-10 once more where there is most to hide: face-down cards, second cards, whiskey.
TEST(WireMemory, OnlyTheTopCardOfThePileIsSent) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Config config{.seats = 4, .horses = true};
    PlayWholeGame({.config = config, .options = {{"memory", true}}, .seed = seed}, true);
  }
}

// Screens in the room, those of the players themselves too, see what everyone sees.
TEST(WireScreens, AreSentWhatEveryoneMayKnow) {
  for (const bool memory : {false, true}) {
    PlayWholeGame({.config = Config{.seats = 4, .horses = true},
                   .options = {{"party", true}, {"memory", memory}},
                   .seed = 21,
                   .screens = true});
  }
}

// What a preview shows its seat knew already.
TEST(WirePreview, ForetellsNothingThatIsSecret) {
  PlayWholeGame({.config = Config{.seats = 4, .expert = true, .horses = true}, .seed = 4}, true);
  PlayWholeGame(
      {.config = Config{.edition = Edition::k2018, .seats = 3, .variant = Variant::kDuo18},
       .seed = 5},
      true);
}

// One person with all seats is sent the view of the seat whose curtain is up, and no other.
TEST(WireCurtain, LocalSeatsSeeOneSeatAtATime) {
  WiredGame game({.config = Config{.seats = 3}, .options = {{"local_seats", true}}, .seed = 7});
  Eavesdropper host(game, 0);
  Eavesdropper spectator(game, 1);
  host.ReadOn(1);
  spectator.ReadOn(1);
  for (std::uint64_t step = 1; !game.Over() && step < 150; ++step) {
    const Seat seat = AnySeat(game.Truth().State().pending, game.Random());
    game.Ask(game.People()[0], {{"type", "curtain"}, {"table", game.Id()}, {"seat", Index(seat)}});
    host.SetViewer(seat);
    host.ReadOn(step);
    host.ExpectViewOfNow();
    game.Decide(seat, AnyAction(LegalList(game.Truth().State(), seat), game.Random()));
    host.ReadOn(step);
    spectator.ReadOn(step);
    if (testing::Test::HasFailure()) return;
    game.Ask(game.People()[0], {{"type", "curtain"}, {"table", game.Id()}, {"seat", -1}});
    host.SetViewer(kNoSeat);
    host.ReadOn(step);
    host.ExpectViewOfNow();
  }
  EXPECT_GT(game.Truth().Decisions(), 60U);
  EXPECT_GT(host.Compared(), 120U);
}

// What was taken back stays taken back for everyone, and told nobody anything.
TEST(WireTakeBack, ADecisionTakenBackLeavesEqualViews) {
  WiredGame game({.config = Config{.seats = 4, .expert = true}, .seed = 11});
  WireReaders readers(game);
  readers.ReadOn(1);
  std::size_t taken_back = 0;
  for (std::uint64_t step = 1; !game.Over() && step < 200 && taken_back < 25; ++step) {
    game.Step();
    if (testing::Test::HasFailure()) return;
    readers.ReadOn(step);
    const Seat seat = game.Truth().MayTakeBack();
    if (seat == kNoSeat || step % 2 == 0) continue;
    ++taken_back;
    game.TakeBack(seat);
    ExpectOnlyOneHeard(game);
    readers.ReadOn(step);
  }
  EXPECT_GT(taken_back, 5U);
}

// Who comes back says which event they saw last, and gets the rest.
TEST(WireResync, EventsSinceThenGiveTheViewOfNow) {
  WiredGame game({.config = Config{.seats = 4}, .seed = 12});
  WireReaders readers(game);
  readers.ReadOn(1);
  WiredPerson& who = game.People()[1];
  for (std::uint64_t step = 1; !game.Over() && step < 60; ++step) {
    game.Ask(who, {{"type", "unwatch"}, {"table", game.Id()}});
    const std::uint32_t since = game.Truth().Events();
    for (int i = 0; i < 3 && !game.Over(); ++i) {
      game.Step();
      readers.ReadOn(step, 1);
    }
    game.Ask(who, {{"type", "watch"}, {"table", game.Id()}, {"since", since}});
    readers.ReadOn(step);
    if (testing::Test::HasFailure()) return;
  }
}

}  // namespace
}  // namespace folsom
