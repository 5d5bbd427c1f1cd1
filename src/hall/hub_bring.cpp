// A game that somebody played in a page comes to their account.
#include <memory>
#include <utility>

#include "hall/brought/brought_game.h"
#include "hall/hub_impl.h"
#include "hall/problems.h"
#include "hall/store_ask.h"

namespace folsom {

namespace {

[[nodiscard]] std::optional<Problem> WhyNotTheirs(const Person& person) {
  if (person.program) return ProblemOf("identity/not_a_person", "programs take no games");
  if (!person.password_hash.empty()) return std::nullopt;
  return ProblemOf("identity/not_claimed", "games are brought to an account with a name");
}

}  // namespace

void Hub::Impl::BringGame(const std::string& token, std::string log, Brought done) {
  if (Measured().store_full) return done(StoreFull());
  const auto known = [this, log = std::move(log), done](const Result<KnownPerson>& found) {
    if (!found) return done(found.Error());
    if (const std::optional<Problem> refused = WhyNotTheirs(found->person)) return done(*refused);
    ReadGame(found->person, log, done);
  };
  people_.ByToken(token, known);
}

// It is played again where nobody waits for it.
void Hub::Impl::ReadGame(const Person& person, const std::string& log, const Brought& done) {
  auto read = std::make_shared<std::optional<Result<LogText>>>();
  const auto keep = [this, read, person, done] {
    const Result<LogText>& game = **read;
    if (!game) return done(game.Error());
    KeepGame(person, *game, done);
  };
  const bool begun = given_.thinking.Work([read, log] { read->emplace(ReadBrought(log)); }, keep);
  if (!begun) done(ProblemOf("server/busy", "too much waits; try again later"));
}

void Hub::Impl::KeepGame(const Person& person, const LogText& game, const Brought& done) {
  if (hall_.IsLeaving(person.id)) return done(LeavingPerson());
  const KeepingTools tools{.crypto = given_.crypto,
                           .texts = given_.texts,
                           .tag = host_tools_.new_tag(),
                           .now = given_.loop.Now()};
  AskStore(
      given_.store,
      [tools, game, person](Store& store) { return KeepBrought(store, tools, game, person); },
      [done](const std::optional<Result<KeptGame>>& kept) {
        if (!kept) return done(StoreFailed());
        if (!*kept) return done(kept->Error());
        done(BroughtGame{.table = (*kept)->table, .known = (*kept)->known});
      });
}

void Hub::BringGame(const std::string& token, std::string log, Brought done) {
  impl_->BringGame(token, std::move(log), std::move(done));
}

}  // namespace folsom
