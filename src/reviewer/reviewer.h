// The review of a finished game inside a page: one thread, no socket, file or clock, behind a C
// interface, so that a host in any language can run it (a browser's workers; tests/reviewer).
//
//   Reviewer* r = reviewer_new();
//   if (!reviewer_open(r, record, size, "{}", 2)) ... why: reviewer_answer(r)
//   for (uint32_t i = 0; i < reviewer_tasks(r); ++i) { reviewer_run(r, i); ... reviewer_take(r,
//   ...); } reviewer_tell(r) ... the review as JSON: reviewer_answer(r)
//
// Several instances that have opened the same record with the same options share the tasks: each
// runs some, and one of them takes what all have found (reviewer_take). Rules:
//
//   - Bytes go as an address and a length. What goes in lies in memory of the caller's, in
//     WebAssembly in some from reviewer_alloc, and is good during the call.
//   - What comes out, the *answer*, lies in the Reviewer until the next call with it: copy what you
//     keep. A call that says 0 was refused and has changed nothing; its answer is
//     {"code": "record/...", "message": "..."}.
//   - All texts are UTF-8.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define REVIEWER_EXPORT(name) __attribute__((export_name(#name)))
#else
#define REVIEWER_EXPORT(name)
#endif

#ifdef __cplusplus
extern "C" {
#endif

// NOLINTNEXTLINE(modernize-use-using): also C.
typedef struct Reviewer Reviewer;

// Memory for what goes in.
REVIEWER_EXPORT(reviewer_alloc) void* reviewer_alloc(size_t size);
REVIEWER_EXPORT(reviewer_free) void reviewer_free(void* memory);

REVIEWER_EXPORT(reviewer_new) Reviewer* reviewer_new(void);
REVIEWER_EXPORT(reviewer_delete) void reviewer_delete(Reviewer* reviewer);
REVIEWER_EXPORT(reviewer_answer) const uint8_t* reviewer_answer(const Reviewer* reviewer);
REVIEWER_EXPORT(reviewer_answer_size) size_t reviewer_answer_size(const Reviewer* reviewer);

// The networks that judge, as in src/solo/solo.h: nets/large.net (0) and nets/small.net (1). 0: the
// network is there; else nothing has changed. Native programs have them from the start. Not between
// two tasks of one review.
REVIEWER_EXPORT(reviewer_give_net)
uint32_t reviewer_give_net(uint32_t net, const uint8_t* file, size_t size);

// Opens the record of a finished game, in the place of one opened before. `options`: an object with
// any of "iterations" (1 to 1,000,000), "seed" (from 0), "seat" (only its decisions are judged) and
// "open" (true: with all cards open, too). Refused: codes of records, record/not_finished, and
// review/... for options.
REVIEWER_EXPORT(reviewer_open)
int reviewer_open(Reviewer* reviewer, const char* record, size_t record_size, const char* options,
                  size_t options_size);
// How many tasks there are, and how many of them, the first, make the chart. 0: nothing is open.
REVIEWER_EXPORT(reviewer_tasks) uint32_t reviewer_tasks(const Reviewer* reviewer);
REVIEWER_EXPORT(reviewer_chart_tasks) uint32_t reviewer_chart_tasks(const Reviewer* reviewer);

// Does a task, which takes its time. The answer is what it found, as bytes for reviewer_take of any
// instance of the same build. Refused: review/no_task.
REVIEWER_EXPORT(reviewer_run) int reviewer_run(Reviewer* reviewer, uint32_t task);
// Takes what a task found, in any order. Refused: review/bad_finding.
REVIEWER_EXPORT(reviewer_take)
int reviewer_take(Reviewer* reviewer, const uint8_t* finding, size_t size);

// The answer is the review so far, as schema/review.json has it. Refused: review/not_open.
REVIEWER_EXPORT(reviewer_tell) int reviewer_tell(Reviewer* reviewer);

// What the judge of reviews would do, by what a seat knows. `question`: an object with "view", as
// the hall sent it to the seat that is asked (docs/protocol.md), and perhaps "iterations" and
// "seed". It needs no open record. The answer is a Hint of schema/review.json. Refused: hint/...
// and view/... for what is no such view; hint/not_asked where the seat has nothing to decide.
REVIEWER_EXPORT(reviewer_hint)
int reviewer_hint(Reviewer* reviewer, const char* question, size_t size);

#ifdef __cplusplus
}
#endif
