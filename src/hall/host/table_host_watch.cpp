// Those who watch a table: what each is sent, and when.
#include <algorithm>
#include <utility>

#include "hall/host/table_host.h"
#include "hall/problems.h"
#include "hall/wire/wire_game.h"

namespace folsom {

namespace {

constexpr std::uint32_t kMostEventsAgain = 200;  // Further back the whole view is shorter.
constexpr Millis kRoomsDelay = 100;              // People come and go in swarms.

[[nodiscard]] Bytes AsBytes(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

std::optional<Problem> TableHost::MayWatch(const PersonId& who) const {
  // Before the start people must see the table to sit down, and a finished game is open to all.
  if (table_.GetStage() != Stage::kPlaying || table_.Options().spectators) return std::nullopt;
  if (!table_.SeatsOf(who).Empty() || table_.Host() == who) return std::nullopt;
  return Problem{.code = "table/no_spectators", .message = "only players may watch this table"};
}

bool TableHost::IsFullFor(const PersonId& who) const {
  const auto most = static_cast<std::size_t>(tools_.settings.onlookers_per_table);
  return table_.SeatsOf(who).Empty() && Facts().watchers >= most;
}

Seat TableHost::ViewerFor(const Onlooker& onlooker) const {
  if (onlooker.screen) return kNoSeat;
  const SeatMask own = table_.SeatsOf(onlooker.who);
  if (own.Count() == 1) return own.First();
  return own.Has(onlooker.lifted) ? onlooker.lifted : kNoSeat;
}

const TableHost::Onlooker* TableHost::Find(const Watcher& watcher) const {
  const auto found = std::ranges::find(watches_, &watcher, &Onlooker::watcher);
  return found == watches_.end() ? nullptr : &*found;
}

bool TableHost::IsWatching(const Watcher& watcher) const { return Find(watcher) != nullptr; }

Seat TableHost::ViewerOf(const Watcher& watcher) const {
  const Onlooker* const onlooker = Find(watcher);
  if (onlooker != nullptr) return ViewerFor(*onlooker);
  return ViewerFor({.watcher = nullptr, .who = watcher.Who()});
}

bool TableHost::HasGame() const {
  return table_.GetStage() == Stage::kPlaying || table_.GetStage() == Stage::kFinished;
}

TableFacts TableHost::Facts() const {
  const auto without_seat = [this](const Onlooker& onlooker) {
    return table_.SeatsOf(onlooker.who).Empty();
  };
  return {.table = table_,
          .id = origin_.id,
          .code = origin_.code,
          .commit = commit_,
          .secret = origin_.secret,
          .clock = clock_,
          .present = present_,
          .now = tools_.loop.Now(),
          .watchers = static_cast<std::size_t>(std::ranges::count_if(watches_, without_seat)),
          .screens = Screens().size()};
}

void TableHost::Watch(Watcher& watcher, const Known& known) {
  auto found = std::ranges::find(watches_, &watcher, &Onlooker::watcher);
  if (found == watches_.end()) {
    found = watches_.insert(watches_.end(), {.watcher = &watcher, .who = watcher.Who()});
  }
  found->screen = known.screen;
  found->shown.reset();
  const auto at = static_cast<std::size_t>(found - watches_.begin());
  PresenceMayHaveChanged();
  Onlooker& onlooker = watches_[at];
  onlooker.viewer = ViewerFor(onlooker);
  onlooker.room = 0;
  PushRoom(onlooker, Facts());
  const bool told = HasGame() && (known.number ? PushSince(onlooker, known)
                                               : known.opening && PushOpening(onlooker));
  if (HasGame() && !told) PushGame(onlooker);
  if (!screens_told_.empty()) TellScreens(onlooker);
  ScreensMayHaveChanged();
  NoteSeen();
  if (!Leads()) keeper_.WantsLease();
}

// A game in which a person has decided something, or that one watches, is kept longer. Whoever
// makes a table watches it by that, so its host counts only at the end or afterwards: who only sets
// games of bots going, or leaves their seat to the stand-in, has neither played nor watched.
void TableHost::NoteSeen() {
  if (seen_ || !HasGame()) return;
  const bool over = table_.GetStage() == Stage::kFinished;
  const auto by_person = [this](const Table::Play& play) {
    return play.by == Decider::kPlayer && !table_.ChairOf(play.seat).program;
  };
  const auto is_watcher = [&](const Onlooker& onlooker) {
    return !onlooker.watcher->IsProgram() && (over || onlooker.who != table_.Host());
  };
  if (std::ranges::none_of(table_.Played(), by_person) &&
      std::ranges::none_of(watches_, is_watcher)) {
    return;
  }
  seen_ = true;
  tools_.store.Call([id = origin_.id](Store& store) { store.MarkSeen(id); },
                    leash_.On([this](const std::string* refused) { seen_ = refused == nullptr; }));
}

void TableHost::Unwatch(Watcher& watcher) {
  if (std::erase_if(watches_, [&](const Onlooker& o) { return o.watcher == &watcher; }) == 0) {
    return;
  }
  idle_since_ = tools_.loop.Now();
  PresenceMayHaveChanged();
  ScreensMayHaveChanged();
}

void TableHost::DropAll() {
  const std::vector<Onlooker> dropped = std::exchange(watches_, {});
  for (const Onlooker& onlooker : dropped) onlooker.watcher->Dropped(origin_.id);
}

std::set<PersonId> TableHost::Here() const {
  std::set<PersonId> here;
  for (const Onlooker& onlooker : watches_) {
    // Nobody is at their seat because they look at a screen.
    if (!onlooker.screen || table_.SeatsOf(onlooker.who).Empty()) here.insert(onlooker.who);
  }
  return here;
}

void TableHost::SetElsewhere(std::set<PersonId> people) {
  if (people == elsewhere_) return;
  elsewhere_ = std::move(people);
  PresenceMayHaveChanged();
}

// After somebody came or went, here or elsewhere.
void TableHost::PresenceMayHaveChanged() {
  std::set<PersonId> here = Here();
  std::set<PersonId> present = elsewhere_;
  present.merge(here);
  if (present != present_) {
    const Audience before = AudienceNow();
    present_ = std::move(present);
    if (AudienceNow() < before) AskAgain();
    clock_.Update(table_, present_, tools_.loop.Now());
    keeper_.PresenceChanged(*this);
    ReturnSeats();
    TellTurns();
    RunDue();
    Arm();
  }
  if (std::exchange(rooms_due_, true)) return;
  tools_.loop.After(kRoomsDelay, leash_.On([this] {
    rooms_due_ = false;
    PushRooms();
  }));
}

std::optional<Problem> TableHost::MayLift(const Watcher& watcher, Seat seat) const {
  const Onlooker* const onlooker = Find(watcher);
  if (onlooker == nullptr) return NotWatching();
  const SeatMask own = table_.SeatsOf(onlooker->who);
  if (seat != kNoSeat && (!own.Has(seat) || onlooker->screen)) return NotYourSeat();
  if (own.Count() < 2) {
    return Problem{.code = "table/one_seat", .message = "you have no seats to choose from"};
  }
  return std::nullopt;
}

void TableHost::LiftCurtain(Watcher& watcher, Seat seat) {
  const auto found = std::ranges::find(watches_, &watcher, &Onlooker::watcher);
  found->lifted = seat;
  found->viewer = ViewerFor(*found);
  PushRoom(*found, Facts());
  if (HasGame()) PushGame(*found);
}

void TableHost::PushAll(std::string text) {
  const Bytes bytes = AsBytes(std::move(text));
  for (const Onlooker& onlooker : watches_) Send(onlooker, bytes);
}

void TableHost::Send(const Onlooker& onlooker, Bytes message) {
  ++tools_.metrics.pushes;
  tools_.metrics.pushed_bytes += message->size();
  onlooker.watcher->Push(std::move(message));
}

// After an entry: `news` to all whom it concerns.
void TableHost::Announce(const Folded& news) {
  if (watches_.empty()) return;
  if (news.room) DropUnwelcome();
  RefreshViewers();
  if (news.jumped && news.room) PushRooms();
  if (HasGame()) PushGames(news);
  if (news.room) PushRooms();
  if (news.stood_in) PushStoodIn(*news.stood_in);
  if (news.passed) PushAll(SeatPassedText(table_, origin_.id, *news.passed));
}

// The action is told to the seat itself; all others have seen what came of it.
void TableHost::PushStoodIn(const StoodIn& stood_in) {
  for (const Onlooker& onlooker : watches_) {
    const bool own = onlooker.viewer == stood_in.seat;
    if (stood_in.secret && !own) continue;
    Send(onlooker, AsBytes(StoodInText(origin_.id, stood_in, table_.Events(), own)));
  }
}

// Whose seats changed sees the table with other eyes: from the beginning.
void TableHost::RefreshViewers() {
  for (Onlooker& onlooker : watches_) {
    const Seat viewer = ViewerFor(onlooker);
    if (viewer == onlooker.viewer) continue;
    onlooker.has_game = false;
    onlooker.viewer = viewer;
    if (!screens_told_.empty()) TellScreens(onlooker);  // Who sits down now holds a hand.
  }
}

void TableHost::DropUnwelcome() {
  std::vector<Watcher*> unwelcome;
  for (const Onlooker& onlooker : watches_) {
    if (MayWatch(onlooker.who)) unwelcome.push_back(onlooker.watcher);
  }
  if (unwelcome.empty()) return;
  const Bytes notice = AsBytes(
      NoticeText("table/no_spectators", "only players may watch this table now", origin_.id));
  for (Watcher* const watcher : unwelcome) {
    Unwatch(*watcher);
    watcher->Push(notice);
    watcher->Dropped(origin_.id);
  }
}

void TableHost::PushGames(const Folded& news) {
  EventsWriter writer(table_.Options(), news);
  std::array<std::optional<ViewerNews>, kViewers> all;
  for (std::size_t i = 0; i < watches_.size(); ++i) {
    Onlooker& onlooker = watches_[i];
    const Seat viewer = onlooker.viewer;
    const bool for_all = news.only == kNoSeat;
    const bool jumped = for_all ? news.jumped : news.only == viewer;
    if (!onlooker.has_game || jumped) {
      PushGame(onlooker);
      continue;
    }
    if (!for_all) continue;  // A small step of somebody else: not even its time is told.
    std::optional<ViewerNews>& told = all[SlotOf(viewer)];
    if (!told) told = NewsFor(viewer, writer);
    const bool same_turn = std::exchange(onlooker.turn, told->turn) == told->turn;
    if (!news.events.empty() || !same_turn) Send(onlooker, told->text);
  }
}

TableHost::ViewerNews TableHost::NewsFor(Seat viewer, EventsWriter& writer) const {
  const std::string turn = TurnText(table_, clock_, viewer, tools_.loop.Now());
  return {.text = AsBytes(EventsText(table_, origin_.id, viewer, writer.ListFor(viewer), turn)),
          .turn = std::hash<std::string>{}(turn)};
}

void TableHost::PushGame(Onlooker& onlooker) {
  const std::string turn = TurnText(table_, clock_, onlooker.viewer, tools_.loop.Now());
  onlooker.turn = std::hash<std::string>{}(turn);
  onlooker.has_game = true;
  Send(onlooker, AsBytes(GameText(table_, origin_.id, onlooker.viewer, turn)));
}

// The events after those it knows; false if the whole view must be sent instead: also to those who
// may have seen the table with other eyes.
bool TableHost::PushSince(Onlooker& onlooker, const Known& known) {
  const bool other_eyes = table_.SeatsOf(onlooker.who).Count() > 1 ||
                          (known.viewer && *known.viewer != onlooker.viewer);
  const bool sensible = *known.number > 0 && *known.number <= table_.Events() &&
                        table_.Events() - *known.number <= kMostEventsAgain;
  if (other_eyes || !sensible || table_.Options().memory) return false;
  const Folded news = table_.EventsSince(*known.number);
  if (news.jumped) return false;
  PushNews(onlooker, news);
  return true;
}

// The view of the first turn's beginning, and the events since; false if that turn is over, has not
// begun or cannot be told so.
bool TableHost::PushOpening(Onlooker& onlooker) {
  if (table_.Events() > kMostEventsAgain || table_.Options().memory) return false;
  if (table_.Start() != nullptr) return false;  // It began in the middle.
  const auto begins_turn = [](const TableEvent& told) {
    return told.event && std::holds_alternative<TurnBegan>(*told.event);
  };
  const std::vector<TableEvent> story = table_.Story();
  const auto first = std::ranges::find_if(story, begins_turn);
  if (std::ranges::count_if(story, begins_turn) != 1) return false;
  const Folded news = table_.EventsSince(first->number);
  if (news.jumped || news.events.empty()) return false;
  const std::string turn = TurnText(table_, clock_, onlooker.viewer, tools_.loop.Now());
  Send(onlooker, AsBytes(GameTextAt(*first, table_.Options(), origin_.id, onlooker.viewer, turn)));
  PushNews(onlooker, news);
  return true;
}

void TableHost::PushNews(Onlooker& onlooker, const Folded& news) {
  EventsWriter writer(table_.Options(), news);
  const ViewerNews told = NewsFor(onlooker.viewer, writer);
  onlooker.turn = told.turn;
  onlooker.has_game = true;
  Send(onlooker, told.text);
}

void TableHost::PushRooms() {
  const TableFacts facts = Facts();
  for (Onlooker& onlooker : watches_) PushRoom(onlooker, facts);
}

void TableHost::PushRoom(Onlooker& onlooker, const TableFacts& facts) {
  std::string text = RoomText(facts, onlooker.who, onlooker.viewer);
  const std::size_t hash = std::hash<std::string>{}(text);
  if (std::exchange(onlooker.room, hash) == hash) return;
  Send(onlooker, AsBytes(std::move(text)));
}

}  // namespace folsom
