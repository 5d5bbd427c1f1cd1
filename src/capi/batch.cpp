// Batches.
#include <memory>

#include "capi/errors.h"
#include "capi/handles.h"

using namespace folsom;        // NOLINT(google-build-using-namespace)
using namespace folsom::capi;  // NOLINT(google-build-using-namespace)

// An action is its number, so arrays of the one are arrays of the other.
static_assert(sizeof(Action) == sizeof(uint16_t) && std::is_standard_layout_v<Action>);

extern "C" {

FolsomStatus folsom_batch_new(const char* setup, size_t setup_size, FolsomBatch** out) {
  return Guarded([&] {
    const Result<BatchSetup> read = ReadBatchSetup(NeedText(setup, setup_size, "setup"));
    if (!read) Refuse(read.Error());
    FolsomBatch*& to = Need(out, "out");
    to = new FolsomBatch{Batch(*read)};
  });
}

void folsom_batch_free(FolsomBatch* batch) { delete batch; }

FolsomStatus folsom_batch_games(const FolsomBatch* batch, uint32_t* games) {
  return Guarded(
      [&] { Need(games, "games") = static_cast<uint32_t>(Need(batch, "batch").batch.Games()); });
}

FolsomStatus folsom_batch_arrays(FolsomBatch* batch, const FolsomArrays* arrays) {
  return Guarded([&] {
    const FolsomArrays& to = Need(arrays, "arrays");
    Need(batch, "batch")
        .batch.Write({.observation = to.observation,
                      .mask = to.mask,
                      .seat = to.seat,
                      .seats = to.seats,
                      .entry = to.entry,
                      .reward = to.reward,
                      .money = to.money,
                      .ended = to.ended,
                      .foresight = to.foresight,
                      .truth = to.truth});
  });
}

FolsomStatus folsom_batch_reset(FolsomBatch* batch, uint64_t seed) {
  return Guarded([&] { Need(batch, "batch").batch.Reset(seed); });
}

FolsomStatus folsom_batch_step(FolsomBatch* batch, const uint16_t* actions) {
  return Guarded([&] {
    Batch& games = Need(batch, "batch").batch;
    const auto* const first = reinterpret_cast<const Action*>(&Need(actions, "actions"));
    if (const auto problem = games.Step({first, games.Games()})) Refuse(*problem);
  });
}

FolsomStatus folsom_batch_random_actions(FolsomBatch* batch, uint16_t* actions) {
  return Guarded([&] {
    Batch& games = Need(batch, "batch").batch;
    auto* const first = reinterpret_cast<Action*>(&Need(actions, "actions"));
    if (const auto problem = games.RandomActions({first, games.Games()})) Refuse(*problem);
  });
}

FolsomStatus folsom_batch_game(const FolsomBatch* batch, uint32_t game, uint64_t seed,
                               FolsomGame** out) {
  return Guarded([&] {
    const Batch& games = Need(batch, "batch").batch;
    if (const auto problem = games.Trouble()) Refuse(*problem);
    if (game >= games.Games()) Refuse("argument/game", "the batch has no such game");
    GiveGame(out, GameLine::From(games.At(game).state, seed));
  });
}

FolsomStatus folsom_batch_snapshot(const FolsomBatch* batch, uint8_t* out, size_t capacity,
                                   size_t* size) {
  return GuardedStatus([&] {
    const Batch& games = Need(batch, "batch").batch;
    if (const auto problem = games.Trouble()) Refuse(*problem);
    const size_t needed = games.SnapshotSize();
    Need(size, "size") = needed;
    if (needed > capacity) return TooSmall();
    games.Snapshot({&Need(out, "out"), needed});
    return FOLSOM_OK;
  });
}

FolsomStatus folsom_batch_restore(FolsomBatch* batch, const uint8_t* bytes, size_t size) {
  return Guarded([&] {
    Batch& games = Need(batch, "batch").batch;
    if (const auto problem = games.Restore({&Need(bytes, "bytes"), size})) Refuse(*problem);
  });
}

}  // extern "C"
