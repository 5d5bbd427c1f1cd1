// The C interface with less to type, for its tests in C++.
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "capi/folsom.h"

namespace folsom {

struct FreeHandle {
  void operator()(FolsomGame* game) const { folsom_game_free(game); }
  void operator()(FolsomView* view) const { folsom_view_free(view); }
  void operator()(FolsomBatch* batch) const { folsom_batch_free(batch); }
};
using Game = std::unique_ptr<FolsomGame, FreeHandle>;
using View = std::unique_ptr<FolsomView, FreeHandle>;
using BatchHandle = std::unique_ptr<FolsomBatch, FreeHandle>;

// "" or the code of what went wrong.
inline std::string CodeOf(FolsomStatus status) {
  return status == FOLSOM_OK ? "" : folsom_error_code();
}
#define EXPECT_DONE(call) EXPECT_EQ(CodeOf(call), "") << folsom_error_message()

// The text that `call(out, capacity, size)` gives.
template <typename Call>
std::string TextFrom(Call call) {
  std::size_t size = 0;
  const FolsomStatus status = call(nullptr, 0, &size);
  if (status == FOLSOM_OK) return "";
  if (status != FOLSOM_TOO_SMALL) return "error " + std::string(folsom_error_code());
  std::string text(size, '?');
  EXPECT_DONE(call(text.data(), text.size(), &size));
  EXPECT_EQ(size, text.size());
  return text;
}

inline Game NewGame(std::string_view config, std::uint64_t seed) {
  FolsomGame* game = nullptr;
  EXPECT_DONE(folsom_game_new(config.data(), config.size(), seed, &game));
  return Game(game);
}
inline Game CloneOf(const Game& game) {
  FolsomGame* clone = nullptr;
  EXPECT_DONE(folsom_game_clone(game.get(), &clone));
  return Game(clone);
}
inline View ViewOf(const Game& game, std::int32_t viewer) {
  FolsomView* view = nullptr;
  EXPECT_DONE(folsom_game_view(game.get(), viewer, &view));
  return View(view);
}
inline Game SampleOf(const View& view, std::uint64_t seed) {
  FolsomGame* world = nullptr;
  EXPECT_DONE(folsom_view_sample(view.get(), seed, &world));
  return Game(world);
}

inline FolsomGameStatus StatusOf(const Game& game) {
  FolsomGameStatus status{};
  EXPECT_DONE(folsom_game_status(game.get(), &status));
  return status;
}
inline std::int32_t SeatOf(const Game& game) { return std::countr_zero(StatusOf(game).pending); }

inline std::vector<std::uint16_t> LegalOf(const Game& game, std::int32_t seat) {
  std::vector<std::uint16_t> legal(FOLSOM_MAX_LEGAL);
  std::size_t count = 0;
  EXPECT_DONE(folsom_game_legal(game.get(), seat, legal.data(), &count));
  legal.resize(count);
  return legal;
}

inline std::string RecordOf(const Game& game) {
  return TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
    return folsom_game_record(game.get(), out, capacity, size);
  });
}
inline std::string PositionOf(const Game& game) {
  return TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
    return folsom_game_position(game.get(), out, capacity, size);
  });
}
inline std::string EventsOf(const Game& game, std::int32_t viewer, std::uint32_t since = 0) {
  return TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
    return folsom_game_events(game.get(), viewer, since, out, capacity, size);
  });
}
inline std::string JsonOf(const View& view) {
  return TextFrom([&](char* out, std::size_t capacity, std::size_t* size) {
    return folsom_view_json(view.get(), out, capacity, size);
  });
}

// Decides `count` times, or to the end, by a seed; returns how often.
inline int PlayOn(const Game& game, std::uint64_t seed, int count = 100000) {
  int decided = 0;
  for (; decided < count && StatusOf(game).over == 0; ++decided) {
    const std::int32_t seat = SeatOf(game);
    const std::vector<std::uint16_t> legal = LegalOf(game, seat);
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    EXPECT_DONE(folsom_game_apply(game.get(), seat, legal[(seed >> 33) % legal.size()]));
  }
  return decided;
}

}  // namespace folsom
