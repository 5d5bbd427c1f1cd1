/* A program in C that plays through libfolsom: a whole game of bots and views, and a batch.
   It also shows how the interface is meant to be used. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "folsom.h"

/* Ends the program if a call was refused. */
static void Must(FolsomStatus status, const char* what) {
  if (status == FOLSOM_OK) return;
  fprintf(stderr, "%s: %s [%s]\n", what, folsom_error_message(), folsom_error_code());
  exit(1);
}

static void Require(int condition, const char* what) {
  if (condition) return;
  fprintf(stderr, "not so: %s\n", what);
  exit(1);
}

static void* Room(size_t count, size_t size) {
  void* room = calloc(count, size);
  Require(room != NULL, "there is memory");
  return room;
}

static int32_t FirstPending(const FolsomGame* game) {
  FolsomGameStatus status;
  int32_t seat = 0;
  Must(folsom_game_status(game, &status), "status");
  if (status.over) return -1;
  while (((status.pending >> seat) & 1) == 0) ++seat;
  return seat;
}

/* One decision of a bot, which sees what its seat may see. */
static void Decide(FolsomGame* game, int32_t seat, const char* bot, uint64_t seed) {
  FolsomView* view = NULL;
  uint16_t action = 0;
  Must(folsom_game_view(game, seat, &view), "view");
  Must(folsom_bot_choose(bot, strlen(bot), view, seed, &action, NULL, NULL), "bot");
  Must(folsom_game_apply(game, seat, action), "apply");
  folsom_view_free(view);
}

static char* RecordOf(const FolsomGame* game, size_t* size) {
  char* text = NULL;
  Require(folsom_game_record(game, NULL, 0, size) == FOLSOM_TOO_SMALL, "a record takes room");
  text = Room(*size, 1);
  Must(folsom_game_record(game, text, *size, size), "record");
  return text;
}

static void PlayGame(void) {
  const char* const config = "{\"seats\":3,\"horses\":true}";
  FolsomGame* game = NULL;
  FolsomGame* again = NULL;
  FolsomScore score;
  size_t size = 0;
  size_t size_again = 0;
  uint64_t seed = 0;
  int32_t seat = 0;
  Must(folsom_game_new(config, strlen(config), 7, &game), "new");
  while ((seat = FirstPending(game)) >= 0) {
    Decide(game, seat, seat == 0 ? "scripted" : "random", seed++);
  }
  Must(folsom_game_score(game, &score), "score");
  Require(score.money[0] >= 0 && score.winners != 0, "somebody won");
  char* const record = RecordOf(game, &size);
  Must(folsom_game_from_record(record, size, 0, &again), "from_record");
  char* const same = RecordOf(again, &size_again);
  Require(size == size_again && memcmp(record, same, size) == 0, "a record comes back");
  Must(folsom_game_undo(again), "undo");
  Require(FirstPending(again) >= 0, "after undo somebody is to decide");
  free(record);
  free(same);
  folsom_game_free(game);
  folsom_game_free(again);
}

static void StepBatch(void) {
  enum { kGames = 64, kSteps = 400 };
  const char* const setup =
      "{\"games\":64,\"threads\":2,\"seed\":5,\"mix\":[{\"weight\":3},"
      "{\"config\":{\"seats\":2,\"variant\":\"duo18\"},\"bots\":[null,\"scripted\"]}]}";
  FolsomBatch* batch = NULL;
  FolsomArrays arrays;
  uint16_t actions[kGames];
  unsigned ends = 0;
  memset(&arrays, 0, sizeof arrays);
  arrays.observation = Room(kGames, folsom_observation_size());
  arrays.foresight = Room(kGames, folsom_foresight_size());
  arrays.truth = Room(kGames, folsom_truth_size());
  arrays.mask = Room(kGames, folsom_action_count());
  arrays.ended = Room(kGames, 1);
  Must(folsom_batch_new(setup, strlen(setup), &batch), "batch");
  Must(folsom_batch_arrays(batch, &arrays), "arrays");
  for (int step = 0; step < kSteps; ++step) {
    Must(folsom_batch_random_actions(batch, actions), "random_actions");
    for (size_t i = 0; i < kGames; ++i) {
      Require(arrays.mask[i * folsom_action_count() + actions[i]] == 1, "an action is legal");
    }
    Must(folsom_batch_step(batch, actions), "step");
    for (size_t i = 0; i < kGames; ++i) ends += arrays.ended[i];
  }
  Require(ends >= kGames, "games ended");
  actions[9] = 65534;
  Require(folsom_batch_step(batch, actions) == FOLSOM_REFUSED, "what is not legal is refused");
  Require(strcmp(folsom_error_code(), "batch/not_legal") == 0, "and named");
  folsom_batch_free(batch);
  free(arrays.observation);
  free(arrays.foresight);
  free(arrays.truth);
  free(arrays.mask);
  free(arrays.ended);
}

int main(void) {
  Require(folsom_api_version() == FOLSOM_API_VERSION, "header and library are of one version");
  PlayGame();
  StepBatch();
  return 0;
}
