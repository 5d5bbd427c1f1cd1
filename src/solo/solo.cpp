#include "solo/solo.h"

#include <cstdlib>
#include <string_view>

#include "bots/bot.h"
#include "bots/net.h"
#include "bots/registry.h"
#include "solo/page.h"
#include "solo/signature/bots_signature.h"
#include "solo/signature/rules_signature.h"
#include "solo/think_job.h"

using folsom::Millis;
using folsom::Page;

struct Solo {
  Page page;
};

namespace {

Millis TimeOf(double now) { return static_cast<Millis>(now); }

}  // namespace

void* solo_alloc(size_t size) { return std::malloc(size); }
void solo_free(void* memory) { std::free(memory); }

Solo* solo_open(SoloHost host, double now, const char* node, size_t node_size, int shared) {
  return new Solo{{host, TimeOf(now), {node, node_size}, shared != 0}};
}

void solo_stop(Solo* solo, double now) {
  solo->page.At(TimeOf(now), [](Page& page) { page.Stop(); });
}

void solo_shut(Solo* solo) { delete solo; }

uint32_t solo_connect(Solo* solo, double now) {
  uint32_t connection = 0;
  solo->page.At(TimeOf(now), [&](Page& page) { connection = page.Connect(); });
  return connection;
}

void solo_receive(Solo* solo, double now, uint32_t connection, const char* message, size_t size) {
  solo->page.At(TimeOf(now), [&](Page& page) { page.Receive(connection, {message, size}); });
}

void solo_disconnect(Solo* solo, double now, uint32_t connection) {
  solo->page.At(TimeOf(now), [&](Page& page) { page.Disconnect(connection); });
}

void solo_ask(Solo* solo, double now, uint32_t request, const char* method, size_t method_size,
              const char* target, size_t target_size, const char* body, size_t body_size) {
  solo->page.At(TimeOf(now), [&](Page& page) {
    page.Ask(request, {method, method_size}, {target, target_size}, {body, body_size});
  });
}

void solo_stored(Solo* solo, double now, uint32_t request, const char* answer, size_t size) {
  solo->page.At(TimeOf(now), [&](Page& page) { page.Stored(request, {answer, size}); });
}

void solo_hear(Solo* solo, double now, const char* told, size_t size) {
  solo->page.At(TimeOf(now), [&](Page& page) { page.Hear({told, size}); });
}

void solo_nodes(Solo* solo, double now, const char* nodes, size_t size) {
  solo->page.At(TimeOf(now), [&](Page& page) { page.SetNodes({nodes, size}); });
}

void solo_thought(Solo* solo, double now, uint32_t job, int32_t answer) {
  solo->page.At(TimeOf(now), [&](Page& page) { page.Thought(job, answer); });
}

void solo_wake(Solo* solo, double now) {
  solo->page.At(TimeOf(now), [](const Page& /*page*/) {});
}

double solo_due(const Solo* solo) { return static_cast<double>(solo->page.Due()); }

int32_t solo_think(const uint8_t* job, size_t size) {
  const std::optional<folsom::ThinkJob> read = folsom::JobOfBytes({job, size});
  if (!read) return -1;
  if (!folsom::HasItsNets(read->bot)) return -2;
  return folsom::Choose(read->bot, read->view, read->legal, read->seed).action.id;
}

uint32_t solo_nets_of(const char* bot, size_t size) {
  const folsom::ParsedBot parsed = folsom::ParseBot({bot, size});
  uint32_t nets = 0;
  for (uint32_t i = 0; i < folsom::kNets; ++i) {
    if (folsom::PlaysBy(parsed.bot, static_cast<folsom::NetId>(i))) nets |= 1U << i;
  }
  return nets;
}

uint32_t solo_give_net(uint32_t net, const uint8_t* file, size_t size) {
  if (net >= folsom::kNets) return 4;
  const auto fault = folsom::GiveNet(static_cast<folsom::NetId>(net), {file, size});
  return fault ? 1 + static_cast<uint32_t>(*fault) : 0;
}

uint64_t solo_signature(int of) {
  const std::optional<std::uint64_t> signature = of == 0   ? folsom::RulesSignature()
                                                 : of == 1 ? folsom::BotsSignature()
                                                           : folsom::SearchSignature();
  return signature.value_or(0);
}
