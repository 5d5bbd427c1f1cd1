// Calls of the C interface: bytes are a sequence of them, with numbers and texts as arguments.
// Every call answers with a status, a refused one changes nothing, and what was let in can be
// played on.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "batch/setup.h"
#include "bots/registry.h"
#include "capi/folsom.h"

namespace {

void Require(bool condition) {
  if (!condition) std::abort();
}

// Takes arguments from the input; nothing but zeros when it has ended.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : rest_(data), left_(size) {}

  [[nodiscard]] bool End() const { return left_ == 0; }
  std::uint8_t Byte() {
    if (left_ == 0) return 0;
    --left_;
    return *rest_++;
  }
  std::uint16_t Word() { return static_cast<std::uint16_t>(Byte() << 8U | Byte()); }
  // Seats from -3 to 7.
  std::int32_t Seat() { return Byte() % 11 - 3; }
  // Up to the next zero.
  std::string_view Text() {
    const auto* const end = std::find(rest_, rest_ + left_, 0);
    const std::string_view text(reinterpret_cast<const char*>(rest_),
                                static_cast<std::size_t>(end - rest_));
    left_ -= std::min(left_, text.size() + 1);
    rest_ += text.size() + 1;
    return text;
  }

 private:
  const std::uint8_t* rest_;
  std::size_t left_;
};

// What `call(out, capacity, size)` gives; empty if it is refused.
template <typename Call>
std::string TextFrom(Call call) {
  static std::string room(1 << 18, '\0');
  std::size_t size = 0;
  const FolsomStatus status = call(room.data(), room.size(), &size);
  Require(status == FOLSOM_OK || status == FOLSOM_REFUSED);
  return room.substr(0, status == FOLSOM_OK ? size : 0);
}

std::string PositionOf(const FolsomGame* game) {
  return TextFrom([game](char* out, std::size_t capacity, std::size_t* size) {
    return folsom_game_position(game, out, capacity, size);
  });
}

// Whether a bot would think for long, which finds nothing more.
bool IsSlow(std::string_view bot) {
  constexpr std::uint32_t kIterations = 8;
  const folsom::Budget budget = folsom::ParseBot(bot).bot.budget;
  return budget.ms > 0 || budget.iterations > kIterations;
}

// The games of one input.
class GameCalls {
 public:
  GameCalls() { Require(folsom_game_new("{}", 2, 1, &game_) == FOLSOM_OK); }
  ~GameCalls() { folsom_game_free(game_); }
  GameCalls(const GameCalls&) = delete;
  GameCalls& operator=(const GameCalls&) = delete;

  void Call(std::uint8_t kind, Input& in) {
    switch (kind) {
      case 0:
        return Take([&](FolsomGame** out) { return FromConfig(in.Text(), out); });
      case 1:
        return Take([&](FolsomGame** out) { return FromPosition(in.Text(), out); });
      case 2:
        return Take([&](FolsomGame** out) { return FromRecord(in.Text(), out); });
      case 3:
        return Take([&](FolsomGame** out) { return WithChance(in.Text(), in.Text(), out); });
      case 4:
        return Take([&](FolsomGame** out) { return folsom_game_clone(game_, out); });
      case 5:
        return Change([&] { return folsom_game_apply(game_, in.Seat(), in.Word()); });
      case 6:
        return Change([&] { return ApplyWith(in); });
      case 7:
        return Change([&] { return folsom_game_undo(game_); });
      case 8:
        return Tell(in);
      case 9:
        return Look(in);
      default:
        return Decide(kind);
    }
  }

 private:
  static FolsomStatus FromConfig(std::string_view text, FolsomGame** out) {
    return folsom_game_new(text.data(), text.size(), text.size(), out);
  }
  static FolsomStatus FromPosition(std::string_view text, FolsomGame** out) {
    return folsom_game_from_position(text.data(), text.size(), 1, out);
  }
  static FolsomStatus FromRecord(std::string_view text, FolsomGame** out) {
    return folsom_game_from_record(text.data(), text.size(), 1, out);
  }
  static FolsomStatus WithChance(std::string_view config, std::string_view chance,
                                 FolsomGame** out) {
    return folsom_game_new_with(config.data(), config.size(), chance.data(), chance.size(), 1, out);
  }
  FolsomStatus ApplyWith(Input& in) {
    const std::int32_t seat = in.Seat();
    const std::uint16_t action = in.Word();
    const std::string_view chance = in.Text();
    return folsom_game_apply_with(game_, seat, action, chance.data(), chance.size());
  }

  // A call that makes a game.
  template <typename Make>
  void Take(Make make) {
    FolsomGame* made = nullptr;
    const FolsomStatus status = make(&made);
    Require((status == FOLSOM_OK) == (made != nullptr));
    if (made != nullptr) folsom_game_free(std::exchange(game_, made));
  }
  // A call that changes the game, or does not.
  template <typename Doing>
  void Change(Doing doing) {
    const std::string before = PositionOf(game_);
    Require(!before.empty());
    if (doing() != FOLSOM_OK) Require(PositionOf(game_) == before);
  }

  void Tell(Input& in) const {
    const std::int32_t viewer = in.Seat();
    const std::uint32_t since = in.Byte();
    (void)TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
      return folsom_game_events(game_, viewer, since, out, capacity, size);
    });
    const std::string record = TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
      return folsom_game_record(game_, out, capacity, size);
    });
    FolsomGame* again = nullptr;
    if (!record.empty()) Require(FromRecord(record, &again) == FOLSOM_OK);
    if (again != nullptr) Require(PositionOf(again) == PositionOf(game_));
    folsom_game_free(again);
  }

  void Look(Input& in) {
    FolsomView* view = nullptr;
    if (folsom_game_view(game_, in.Seat(), &view) != FOLSOM_OK) return;
    std::vector<std::uint8_t> seen(folsom_observation_size());
    (void)folsom_view_observation(view, seen.data());
    (void)TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
      return folsom_view_text(view, out, capacity, size);
    });
    const std::string_view words = in.Text();
    std::uint16_t action = 0;
    (void)folsom_view_read_answer(view, words.data(), words.size(), &action);
    if (!IsSlow(words)) {
      (void)folsom_bot_choose(words.data(), words.size(), view, 1, &action, nullptr, nullptr);
    }
    if ((action & 1U) != 0)
      Take([&](FolsomGame** out) { return folsom_view_sample(view, 1, out); });
    folsom_view_free(view);
  }

  // The `nth` legal action of the first seat that is to decide.
  void Decide(std::size_t nth) {
    FolsomGameStatus status{};
    Require(folsom_game_status(game_, &status) == FOLSOM_OK);
    if (status.over != 0) return;
    std::vector<std::uint16_t> legal(FOLSOM_MAX_LEGAL);
    std::size_t count = 0;
    const std::int32_t seat = std::countr_zero(status.pending);
    Require(folsom_game_legal(game_, seat, legal.data(), &count) == FOLSOM_OK && count > 0);
    Require(folsom_game_apply(game_, seat, legal[nth % count]) == FOLSOM_OK);
  }

  FolsomGame* game_ = nullptr;
};

std::vector<std::uint8_t> SnapshotOf(const FolsomBatch* batch) {
  std::size_t size = 0;
  Require(folsom_batch_snapshot(batch, nullptr, 0, &size) == FOLSOM_TOO_SMALL);
  std::vector<std::uint8_t> bytes(size);
  Require(folsom_batch_snapshot(batch, bytes.data(), size, &size) == FOLSOM_OK);
  return bytes;
}

// Whether a setup asks for many games or threads, or for bots that think long: nothing more to
// find.
bool IsLarge(std::string_view text) {
  const folsom::Result<folsom::BatchSetup> setup = folsom::ReadBatchSetup(text);
  if (!setup) return false;
  const auto slow = [](const std::optional<folsom::BotSpec>& bot) {
    return bot && IsSlow(folsom::TextOf(*bot));
  };
  return setup->games > 64 || setup->threads > 3 ||
         std::ranges::any_of(setup->mix, [&](const folsom::MixEntry& entry) {
           return std::ranges::any_of(entry.bots, slow);
         });
}

void StepAndRestore(FolsomBatch* batch, std::uint32_t games, Input& in) {
  std::vector<std::uint16_t> actions(games);
  Require(folsom_batch_random_actions(batch, actions.data()) == FOLSOM_OK);
  Require(folsom_batch_step(batch, actions.data()) == FOLSOM_OK);
  const std::vector<std::uint8_t> before = SnapshotOf(batch);
  for (std::uint16_t& action : actions) action = in.Word();
  if (folsom_batch_step(batch, actions.data()) != FOLSOM_OK) Require(SnapshotOf(batch) == before);
  std::vector<std::uint8_t> bytes = before;
  bytes[in.Word() % bytes.size()] ^= in.Byte();
  const bool restored = folsom_batch_restore(batch, bytes.data(), bytes.size()) == FOLSOM_OK;
  Require(restored == (bytes == before));
  Require(folsom_batch_random_actions(batch, actions.data()) == FOLSOM_OK);
  Require(folsom_batch_step(batch, actions.data()) == FOLSOM_OK);
}

void CallBatch(Input& in) {
  const std::string_view setup = in.Text();
  FolsomBatch* batch = nullptr;
  if (IsLarge(setup) || folsom_batch_new(setup.data(), setup.size(), &batch) != FOLSOM_OK) return;
  std::uint32_t games = 0;
  Require(folsom_batch_games(batch, &games) == FOLSOM_OK);
  StepAndRestore(batch, games, in);
  folsom_batch_free(batch);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::uint8_t kBatch = 10;
  Input in(data, size);
  GameCalls games;
  for (int calls = 0; !in.End() && calls < 100; ++calls) {
    const std::uint8_t kind = in.Byte();
    if (kind == kBatch) {
      CallBatch(in);
    } else {
      games.Call(kind, in);
    }
  }
  return 0;
}
