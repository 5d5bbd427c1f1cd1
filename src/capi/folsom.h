// The engine for programs in any language: games, views, bots, and batches of thousands of games.
//
//   - Handles are opaque. Who makes one frees it; freeing NULL does nothing.
//   - Arrays are the caller's. A text goes in as an address and a length in UTF-8. It comes out in
//     memory of the caller's: `*size` is set to its length in bytes, without an end mark, and
//     FOLSOM_TOO_SMALL is returned if that is more than `capacity`; then nothing was written.
//   - Every function that can fail returns FOLSOM_OK or why not, and on an error changes nothing.
//     folsom_error_code and folsom_error_message say more about the last error of this thread.
//     Nothing is thrown. No pointer may be NULL unless it says so.
//   - A handle is used by one thread at a time; different handles by any threads.
//   - Hidden information: a FolsomView holds what one seat may know and nothing else. A FolsomGame
//     is the whole truth, and so are its record and its position.
//
// Words, and the JSON of configurations, positions, views and events, are those of docs/notation.md
// and docs/engine.md. docs/python.md tells of the package that is built on this.
#ifndef FOLSOM_CAPI_FOLSOM_H_
#define FOLSOM_CAPI_FOLSOM_H_

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define FOLSOM_EXPORT __attribute__((visibility("default")))
#else
#define FOLSOM_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

// Changes when a program that was built against an older header would go wrong. Compare it with
// folsom_api_version().
#define FOLSOM_API_VERSION 3

// NOLINTBEGIN(modernize-use-using, readability-identifier-naming): also C.
typedef enum FolsomStatus {
  FOLSOM_OK = 0,
  FOLSOM_REFUSED = 1,    // What was asked cannot be done: folsom_error_code has a stable code.
  FOLSOM_TOO_SMALL = 2,  // `capacity` is less than what `*size` says.
  FOLSOM_NO_MEMORY = 3,
} FolsomStatus;

typedef struct FolsomGame FolsomGame;
typedef struct FolsomView FolsomView;
typedef struct FolsomBatch FolsomBatch;

enum {
  FOLSOM_MAX_SEATS = 6,
  FOLSOM_MAX_LEGAL = 64,     // A seat never has more legal actions.
  FOLSOM_SPECTATOR = -1,     // As a viewer: what everybody may see.
  FOLSOM_NO_ACTION = 65535,  // In a batch: this game waits (folsom_batch_step).
};

// --- Version, errors

FOLSOM_EXPORT uint32_t folsom_api_version(void);
// Of the program, "1.2.3".
FOLSOM_EXPORT const char* folsom_version(void);
// Of this thread's last error: "action/not_legal", and a sentence. Good until its next error.
FOLSOM_EXPORT const char* folsom_error_code(void);
FOLSOM_EXPORT const char* folsom_error_message(void);

// --- Actions: small numbers, the same for every variant (docs/notation.md)

FOLSOM_EXPORT uint32_t folsom_action_count(void);
FOLSOM_EXPORT FolsomStatus folsom_action_text(uint16_t action, char* out, size_t capacity,
                                              size_t* size);
FOLSOM_EXPORT FolsomStatus folsom_action_from_text(const char* text, size_t text_size,
                                                   uint16_t* action);

// --- Observations: what a view is in numbers (docs/observation.md)

FOLSOM_EXPORT uint32_t folsom_observation_version(void);
// Bytes of one observation.
FOLSOM_EXPORT uint32_t folsom_observation_size(void);
// The table of its fields, as JSON.
FOLSOM_EXPORT FolsomStatus folsom_observation_fields(char* out, size_t capacity, size_t* size);
// The same of a foresight: how the pile would turn out, and what actions are worth by rule of
// thumb.
FOLSOM_EXPORT uint32_t folsom_foresight_version(void);
FOLSOM_EXPORT uint32_t folsom_foresight_size(void);
FOLSOM_EXPORT FolsomStatus folsom_foresight_fields(char* out, size_t capacity, size_t* size);
// The same of a truth: what the seat that is to decide does not know. Only batches write it.
FOLSOM_EXPORT uint32_t folsom_truth_version(void);
FOLSOM_EXPORT uint32_t folsom_truth_size(void);
FOLSOM_EXPORT FolsomStatus folsom_truth_fields(char* out, size_t capacity, size_t* size);

// --- Games

// Where a game stands.
typedef struct FolsomGameStatus {
  uint32_t decisions;  // Since the start.
  uint8_t over;        // 1: the game is over.
  uint8_t seats;
  uint8_t pending;   // A bit per seat that must decide now; several decide together, in any order.
  uint8_t round;     // 1 to 5; 0 before the first.
  uint8_t phase;     // Number of the phase; folsom_phase_name.
  uint8_t ask;       // Number of the question; folsom_ask_name. 0: none.
  uint8_t turn;      // While planning: the turn of the round card, from 0.
  uint8_t partners;  // 1: seats 2i and 2i + 1 win together.
} FolsomGameStatus;

// NULL: there is no such number.
FOLSOM_EXPORT const char* folsom_phase_name(uint8_t phase);
FOLSOM_EXPORT const char* folsom_ask_name(uint8_t ask);

// `config`: JSON, "{}" for four players, standard. The same seed and decisions are the same game.
FOLSOM_EXPORT FolsomStatus folsom_game_new(const char* config, size_t config_size, uint64_t seed,
                                           FolsomGame** out);
// With given outcomes of chance, in words and in order, as a JSON array. `seed` is for what the
// decisions after that bring.
FOLSOM_EXPORT FolsomStatus folsom_game_new_with(const char* config, size_t config_size,
                                                const char* chance, size_t chance_size,
                                                uint64_t seed, FolsomGame** out);
// A game from the middle: a position as JSON. Its record cannot be had (game/no_record).
FOLSOM_EXPORT FolsomStatus folsom_game_from_position(const char* position, size_t position_size,
                                                     uint64_t seed, FolsomGame** out);
// The game of a record, after its last decision.
FOLSOM_EXPORT FolsomStatus folsom_game_from_record(const char* record, size_t record_size,
                                                   uint64_t seed, FolsomGame** out);
// A game of its own with the same past; what it draws from now on is the same, too.
FOLSOM_EXPORT FolsomStatus folsom_game_clone(const FolsomGame* game, FolsomGame** out);
FOLSOM_EXPORT void folsom_game_free(FolsomGame* game);

FOLSOM_EXPORT FolsomStatus folsom_game_status(const FolsomGame* game, FolsomGameStatus* out);
// What `seat` may do now, ascending; none if nothing is asked of it. `out` has room for
// FOLSOM_MAX_LEGAL.
FOLSOM_EXPORT FolsomStatus folsom_game_legal(const FolsomGame* game, int32_t seat, uint16_t* out,
                                             size_t* count);
FOLSOM_EXPORT FolsomStatus folsom_game_apply(FolsomGame* game, int32_t seat, uint16_t action);
// With given outcomes of chance: a JSON array of words. Too few, too many or impossible ones are
// refused.
FOLSOM_EXPORT FolsomStatus folsom_game_apply_with(FolsomGame* game, int32_t seat, uint16_t action,
                                                  const char* chance, size_t chance_size);
// Takes the last decision back (game/nothing_to_undo).
FOLSOM_EXPORT FolsomStatus folsom_game_undo(FolsomGame* game);

// What it would be worth if it ended now; final when the game is over.
typedef struct FolsomScore {
  int32_t money[FOLSOM_MAX_SEATS];       // Of each player, in dollars.
  int32_t side_money[FOLSOM_MAX_SEATS];  // With the partner's, in teams.
  float win_share[FOLSOM_MAX_SEATS];     // Of its side: ties split a win, partners have the same.
  uint8_t winners;                       // A bit per seat.
} FolsomScore;
FOLSOM_EXPORT FolsomStatus folsom_game_score(const FolsomGame* game, FolsomScore* out);
// The same in all parts, as JSON.
FOLSOM_EXPORT FolsomStatus folsom_game_score_json(const FolsomGame* game, char* out,
                                                  size_t capacity, size_t* size);

// What `viewer` was told from decision number `since` on, as a JSON array with a sentence each. The
// first decision is number 1; 0: from the set-up on. Events keep their numbers for every viewer.
FOLSOM_EXPORT FolsomStatus folsom_game_events(const FolsomGame* game, int32_t viewer,
                                              uint32_t since, char* out, size_t capacity,
                                              size_t* size);
FOLSOM_EXPORT FolsomStatus folsom_game_record(const FolsomGame* game, char* out, size_t capacity,
                                              size_t* size);
FOLSOM_EXPORT FolsomStatus folsom_game_position(const FolsomGame* game, char* out, size_t capacity,
                                                size_t* size);

// --- Views

FOLSOM_EXPORT FolsomStatus folsom_game_view(const FolsomGame* game, int32_t viewer,
                                            FolsomView** out);
FOLSOM_EXPORT void folsom_view_free(FolsomView* view);
// A seat, or FOLSOM_SPECTATOR.
FOLSOM_EXPORT FolsomStatus folsom_view_viewer(const FolsomView* view, int32_t* viewer);
FOLSOM_EXPORT FolsomStatus folsom_view_legal(const FolsomView* view, uint16_t* out, size_t* count);
// folsom_observation_size() bytes. A spectator has none (view/spectator).
FOLSOM_EXPORT FolsomStatus folsom_view_observation(const FolsomView* view, uint8_t* out);
// folsom_foresight_size() bytes; likewise.
FOLSOM_EXPORT FolsomStatus folsom_view_foresight(const FolsomView* view, uint8_t* out);
FOLSOM_EXPORT FolsomStatus folsom_view_json(const FolsomView* view, char* out, size_t capacity,
                                            size_t* size);
// In words, for people and language models: at most 2,000 tokens.
FOLSOM_EXPORT FolsomStatus folsom_view_text(const FolsomView* view, char* out, size_t capacity,
                                            size_t* size);
// The legal action that an answer in words means: its text, its number in the list of
// folsom_view_text, or lines of which one has one of them (answer/none, answer/several,
// answer/not_legal).
FOLSOM_EXPORT FolsomStatus folsom_view_read_answer(const FolsomView* view, const char* answer,
                                                   size_t answer_size, uint16_t* action);
// A whole game that `view`'s viewer cannot tell from the truth. Its past is not known
// (game/no_record).
FOLSOM_EXPORT FolsomStatus folsom_view_sample(const FolsomView* view, uint64_t seed,
                                              FolsomGame** out);

// --- Bots and matches

// What a bot by this name (docs/bots.md) does; `win_share` may be NULL, else it gets a number for
// each of the view's legal actions, in their order, where `*judged` is set to 1.
FOLSOM_EXPORT FolsomStatus folsom_bot_choose(const char* bot, size_t bot_size,
                                             const FolsomView* view, uint64_t seed,
                                             uint16_t* action, float* win_share, uint8_t* judged);
// A match (docs/arena.md). `match`: {"bots":["scripted","random"],"config":{},"games":400,"seed":1,
// "threads":1,"seating":"1v3"}; all but `bots` may be left out. The report of `folsom arena
// --json`. Give it room at once, 64 KiB: where it does not fit, the match was played in vain.
FOLSOM_EXPORT FolsomStatus folsom_arena(const char* match, size_t match_size, char* out,
                                        size_t capacity, size_t* size);

// --- Batches: many games, stepped together

// `setup`: {"games":4096,"threads":1,"seed":1,"skip_forced":false,
//           "mix":[{"config":{},"weight":1,"bots":[null,"scripted","scripted","scripted"]}]}
// All but `games` may be left out. Each game, whenever it starts, draws one entry of `mix` by
// weight. Seats with a bot are played inside; at least one seat of each entry has none. With
// `skip_forced` decisions with a single choice are made inside, too. The same setup and actions
// give the same games on any number of threads.
FOLSOM_EXPORT FolsomStatus folsom_batch_new(const char* setup, size_t setup_size,
                                            FolsomBatch** out);
FOLSOM_EXPORT void folsom_batch_free(FolsomBatch* batch);
FOLSOM_EXPORT FolsomStatus folsom_batch_games(const FolsomBatch* batch, uint32_t* games);

// Where folsom_batch_reset, _step and _restore write, a row for each game; each may be NULL. They
// must stay where they are until others are given or the batch is freed. folsom_batch_arrays itself
// writes them, too.
typedef struct FolsomArrays {
  uint8_t* observation;  // games × folsom_observation_size(), of the seat that is to decide.
  uint8_t* mask;         // games × folsom_action_count(): 1 where an action is legal.
  uint8_t* seat;    // games: who is to decide. Of several who decide together, one after the other.
  uint8_t* seats;   // games: how many play.
  uint16_t* entry;  // games: which entry of `mix` is played.
  float* reward;    // games × 6: win_share of a game that has just ended, else 0.
  int32_t* money;   // games × 6: its final money, else 0.
  uint8_t* ended;   // games: 1 if one has just ended; all but reward and money is of the next.
  uint8_t* foresight;  // games × folsom_foresight_size(), of the same view as the observation.
  uint8_t* truth;      // games × folsom_truth_size(): what that seat does not know, for training.
} FolsomArrays;
FOLSOM_EXPORT FolsomStatus folsom_batch_arrays(FolsomBatch* batch, const FolsomArrays* arrays);

// Starts all games anew from a seed.
FOLSOM_EXPORT FolsomStatus folsom_batch_reset(FolsomBatch* batch, uint64_t seed);
// One action for each game. Where it is not legal, the first such game is named and nothing happens
// anywhere (batch/not_legal). A game with FOLSOM_NO_ACTION stays as it is; its rows are written
// again.
FOLSOM_EXPORT FolsomStatus folsom_batch_step(FolsomBatch* batch, const uint16_t* actions);
// A uniformly random legal action for each game, from generators of their own.
FOLSOM_EXPORT FolsomStatus folsom_batch_random_actions(FolsomBatch* batch, uint16_t* actions);

// One game of the batch as it stands, by its number; `seed` is for what it draws from here on. Its
// past is not known (game/no_record).
FOLSOM_EXPORT FolsomStatus folsom_batch_game(const FolsomBatch* batch, uint32_t game, uint64_t seed,
                                             FolsomGame** out);

// All games as bytes, for this build and a batch with the same setup (batch/snapshot).
FOLSOM_EXPORT FolsomStatus folsom_batch_snapshot(const FolsomBatch* batch, uint8_t* out,
                                                 size_t capacity, size_t* size);
FOLSOM_EXPORT FolsomStatus folsom_batch_restore(FolsomBatch* batch, const uint8_t* bytes,
                                                size_t size);
// NOLINTEND(modernize-use-using, readability-identifier-naming)

#ifdef __cplusplus
}
#endif

#endif  // FOLSOM_CAPI_FOLSOM_H_
