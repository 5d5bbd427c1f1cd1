// The server's hall inside a page: one thread, no socket, file or clock, behind a C interface, so
// that a host in any language can run it (a browser's worker; tests/solo in C++ and in Node).
//
// The host calls solo_*; this part calls host_*, which whoever links it defines (in WebAssembly
// they are imports of the module "host"). Rules for both:
//
//   - Bytes go as an address and a length, and are good only during the call: copy what you keep.
//     What goes in lies in memory of the caller's; in WebAssembly in some from solo_alloc.
//   - No host_* may call a solo_*. Answers come later, one call each, in any order but for those of
//     host_store, which are waited for one at a time.
//   - `now` is Unix time in milliseconds. It is told with each call; if it goes back, time stands
//     still here until it has caught up. After every call ask solo_due, and call solo_wake then.
//   - If the module stops (a trap), nothing that was stored is lost: make a new instance, and open
//     the hall anew.
//   - All texts are UTF-8. A message is one of docs/protocol.md, the same as over a WebSocket.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define SOLO_IMPORT(name) __attribute__((import_module("host"), import_name(#name)))
#define SOLO_EXPORT(name) __attribute__((export_name(#name)))
#else
#define SOLO_IMPORT(name)
#define SOLO_EXPORT(name)
#endif

#ifdef __cplusplus
extern "C" {
#endif

// NOLINTBEGIN(modernize-use-using): also C.
typedef struct Solo Solo;
// Whatever the host knows this hall by; handed back with each host_*.
typedef uint32_t SoloHost;
// NOLINTEND(modernize-use-using)

// --- What the host calls

// Memory for what goes in.
SOLO_EXPORT(solo_alloc) void* solo_alloc(size_t size);
SOLO_EXPORT(solo_free) void solo_free(void* memory);

// `node`: the name of this hall among those that share its store (browser tabs); empty: a random
// one. `shared`: whether there may be others. Then they must hear each other (solo_hear).
SOLO_EXPORT(solo_open)
Solo* solo_open(SoloHost host, double now, const char* node, size_t node_size, int shared);
// Says goodbye to all connections and gives its leases back: the rest of this goes by
// host_store, so answer until nothing is asked any more, then shut.
SOLO_EXPORT(solo_stop) void solo_stop(Solo* solo, double now);
// Forgets everything, as a crash does: what the store was not told is lost.
SOLO_EXPORT(solo_shut) void solo_shut(Solo* solo);

// A connection, as a WebSocket to /ws would be: never 0. Its messages come by host_send.
SOLO_EXPORT(solo_connect) uint32_t solo_connect(Solo* solo, double now);
SOLO_EXPORT(solo_receive)
void solo_receive(Solo* solo, double now, uint32_t connection, const char* message, size_t size);
SOLO_EXPORT(solo_disconnect) void solo_disconnect(Solo* solo, double now, uint32_t connection);

// What the page would ask over HTTP: GET /api/options, /api/records, /api/records/ID,
// /api/replays/ID, POST /api/replays (docs/protocol.md), GET /api/logs/ID
// (hall/brought/log_text.h). Answered by host_answer, perhaps at once.
SOLO_EXPORT(solo_ask)
void solo_ask(Solo* solo, double now, uint32_t request, const char* method, size_t method_size,
              const char* target, size_t target_size, const char* body, size_t body_size);

// What host_store was asked (src/ledger/ledger.h has the forms).
SOLO_EXPORT(solo_stored)
void solo_stored(Solo* solo, double now, uint32_t request, const char* answer, size_t size);
// What another hall that shares the store told (the "tell" of its commits).
SOLO_EXPORT(solo_hear) void solo_hear(Solo* solo, double now, const char* told, size_t size);
// The other halls that live, as a JSON array of their `node`s: the leases of all others are void.
// Until it is called they hold for their time.
SOLO_EXPORT(solo_nodes) void solo_nodes(Solo* solo, double now, const char* nodes, size_t size);

// What solo_think answered to the job of this number. A job that was lost must be given again, or
// answered with -1: then the rule of thumb decides here.
SOLO_EXPORT(solo_thought) void solo_thought(Solo* solo, double now, uint32_t job, int32_t answer);

// Runs what is due.
SOLO_EXPORT(solo_wake) void solo_wake(Solo* solo, double now);
// When solo_wake is to be called next; negative: there is no need.
SOLO_EXPORT(solo_due) double solo_due(const Solo* solo);

// Lets a bot think: takes its time, needs no Solo, and asks of the host only the time. For workers
// of their own. `job`: from host_think of the same build. Negative: nothing was decided; -1: it is
// no job, -2: its bot plays by a network that was not given to this module.
SOLO_EXPORT(solo_think) int32_t solo_think(const uint8_t* job, size_t size);

// The networks that bots play by are files of their own, nets/large.net (0) and nets/small.net (1):
// only the modules that think need them. Native programs have them from the start.
//
// Which of them a bot needs, by its text ("desperado", "net:temperature=50"): the sum of 1 for the
// first and 2 for the second. 0: none, or there is no such bot.
SOLO_EXPORT(solo_nets_of) uint32_t solo_nets_of(const char* bot, size_t size);
// A file's bytes. 0: the network is there, in the place of one given before; else nothing has
// changed, and it is 1: net/damaged, 2: net/version, 3: net/sizes (docs/net.md), 4: there is no
// network of this number.
SOLO_EXPORT(solo_give_net) uint32_t solo_give_net(uint32_t net, const uint8_t* file, size_t size);

// The behaviour signature (tests/signature) of the rules (0), of the bots (1) or of a long search
// (2), which take seconds; 0: a game went wrong, or a network is missing.
SOLO_EXPORT(solo_signature) uint64_t solo_signature(int of);

// --- What the host gives

// So many random bytes that nobody can guess.
SOLO_IMPORT(random) void host_random(uint8_t* out, size_t count);
// To the page: one message, or that the connection ends. `code`: a WebSocket close code.
SOLO_IMPORT(send)
void host_send(SoloHost host, uint32_t connection, const char* message, size_t size);
SOLO_IMPORT(hang_up)
void host_hang_up(SoloHost host, uint32_t connection, uint32_t code, const char* why, size_t size);
// The answer to solo_ask: an HTTP status, a MIME type, a body.
SOLO_IMPORT(answer)
void host_answer(SoloHost host, uint32_t request, uint32_t status, const char* type,
                 size_t type_size, const char* body, size_t body_size);
// Something to read or to commit (src/ledger/ledger.h); answer by solo_stored.
SOLO_IMPORT(store)
void host_store(SoloHost host, uint32_t request, const char* what, size_t size);
// A bot is to think: have solo_think run elsewhere, answer by solo_thought. `urgency`: 0 a player
// waits, 1 somebody watches, 2 nobody is there.
SOLO_IMPORT(think)
void host_think(SoloHost host, uint32_t job, uint32_t urgency, const uint8_t* bytes, size_t size);
// For the console. `level`: 0 info, 1 warning, 2 error. Never a token, secret, name or hidden card.
SOLO_IMPORT(log) void host_log(SoloHost host, uint32_t level, const char* text, size_t size);

#ifdef __wasm__
// SHA-256, and the first 8 bytes of ChaCha20 (RFC 8439, block 0). Elsewhere src/crypto has them.
SOLO_IMPORT(sha256) void host_sha256(const uint8_t* bytes, size_t size, uint8_t digest[32]);
SOLO_IMPORT(chacha20)
void host_chacha20(const uint8_t key[32], const uint8_t nonce[12], uint8_t stream[8]);
#endif

#ifdef __cplusplus
}
#endif
