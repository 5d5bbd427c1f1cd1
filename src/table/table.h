// The authority over one game: who sits where, whose decision it is, and what may be done. It knows
// neither connections nor storage nor bots, reads no clock and draws no chance of its own.
//
//   Result<Entry> entry = table.Check(command, caller, now, spent, chance);  // changes nothing
//   ... the entry is stored at table.Version() + 1; if another was stored there first, that one is
//       folded, and the command checked again ...
//   Result<Folded> news = table.Fold(*entry);                                 // now it happened
//
// Every node that serves the table folds the same entries in the same order, so all agree.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "table/checks/command.h"
#include "table/deal.h"
#include "table/log/entry.h"

namespace folsom {

// On the wire kUnstarted is "lobby".
enum class Stage : std::uint8_t { kUnstarted, kPlaying, kFinished, kClosed };

// One chair. A bot's seat has a level and no owner; an empty one neither.
struct Chair {
  PersonId who{};
  std::string name{};
  std::string level{};        // Of a bot that was put here.
  Bandit bandit = kNoBandit;  // Who was picked in the room.
  std::string commitment{};   // To the nonce; shown to all.
  std::string nonce{};        // Once it is revealed; shown when the game is over.
  std::string
      before{};  // In play: the name of who had it last, if that is another or nobody has it.
  bool program = false;            // `who` is an outside bot.
  bool claimed = false;            // `name` was their own when they took it.
  bool away = false;               // In play: the stand-in bot decides for `who`, or for nobody.
  Absence why = Absence::kAbsent;  // While `away`.
  Millis bank = 0;                 // What is left of it.
  [[nodiscard]] bool Empty() const { return who.empty() && level.empty(); }
  bool operator==(const Chair&) const = default;
};

// Who asks: a person, or the server itself (empty).
struct Caller {
  PersonId who;
  [[nodiscard]] bool IsServer() const { return who.empty(); }
};

// One event of the game with its number (from 1, without gaps, never used twice even when a
// decision is taken back) and the state right after it; with the last one of a decision, the state
// in which the next question has been put. Without an event: a decision that all can see but that
// the rules tell no event of, such as whom to punch.
struct TableEvent {
  std::uint32_t number = 0;
  std::optional<EventBody> event;
  GameState after;
  bool stand_in = false;  // Of a decision that all saw a stand-in take.
};

// A seat of a running game has another player.
struct SeatPassed {
  Seat seat = kNoSeat;
  std::string from;      // The name of who had it before.
  bool invited = false;  // By the host, since it was left; else by its player's own link.
  bool operator==(const SeatPassed&) const = default;
};

// A decision that a stand-in took for a seat.
struct StoodIn {
  Seat seat = kNoSeat;
  Millis at = 0;
  Action action = kNoAction;
  bool secret = false;  // Only the seat itself may know when and what was decided.
  bool operator==(const StoodIn&) const = default;
};
inline constexpr Millis kJustBefore = 1000;

// What an entry changed.
struct Folded {
  GameState before{};  // The game before it; meaningless unless there are events.
  std::vector<TableEvent> events;
  bool room = false;    // Seats, host, options, stage or a time bank changed.
  bool jumped = false;  // The game did not go on by events only: clients need the full view.
  // If set, it was a small step of a decision that all take together (or taking one back), and
  // nobody but this seat may notice it: no number was used, and only this seat's view changed.
  Seat only = kNoSeat;
  // Another person has a seat of the running game.
  std::optional<SeatPassed> passed;
  // A seat was given back, and its stand-in had decided for it no more than kJustBefore earlier.
  std::optional<StoodIn> stood_in;
};

// Why a table cannot be played so: table/bad_options or config/... .
[[nodiscard]] std::optional<Problem> CheckGame(const Config& config, const TableOptions& options);

class Table {
 public:
  // A new table: its first entry. Codes as SetOptions in Check.
  // `origin`: the game comes from another, and begins at `position` unless it is a deal; it cannot
  // be if that is nonsense (table/bad_origin).
  [[nodiscard]] static Result<Entry> Open(const Config& config, const TableOptions& options,
                                          const PersonId& host, Millis now,
                                          std::optional<GameOrigin> origin = {},
                                          std::string position = {});
  // An empty table, which can fold only `Opened`.
  Table() = default;
  // The table that a log gives; or the problem of its first bad entry (`line` says which):
  // log/unreadable (there is none), log/impossible, log/rules_version (the rules it was played by
  // are older than ours: see ResumeFrom), log/newer_rules (for a newer program to read).
  [[nodiscard]] static Result<Table> Replay(std::span<const Entry> log);

  // The entry that `command` leads to, or why not; nothing changes. The checks, in this order, each
  // with its code: table/closed, table/over (finished), table/not_started, table/started,
  // table/not_over (a rematch), table/not_host, table/not_allowed (only for the server),
  // table/no_such_seat, table/not_your_seat, table/dealing (not while a deal is under way),
  // table/not_revealing (not yet, or not any more), table/nobody_there, table/seat_taken,
  // table/full, table/already_seated, table/kicked, table/invitation_needed, table/has_seen,
  // table/no_such_bot (empty text; the server checks the rest), table/bad_name,
  // table/bad_commitment, table/bad_nonce, table/bad_options, config/..., table/has_origin (its
  // config is that of another game), table/no_picks, table/bandit_taken, table/empty_seats,
  // table/away, table/stale_decision, action/not_your_turn, action/not_legal,
  // table/nothing_to_take_back, table/cannot_take_back, table/no_hints, table/hinted (for
  // this question), table/not_away, table/rematched.
  //
  // `spent`: for decisions, what the clock of the seat says (clock.h). `chance` is read only by
  // StartGame and DealGame (SET-9's shuffle first, see seating.h) and decisions.
  [[nodiscard]] Result<Entry> Check(const Command& command, const Caller& caller, Millis now,
                                    Millis spent, ChanceSource& chance) const;
  // Why Check would refuse it.
  [[nodiscard]] std::optional<Problem> WhyNot(const Command& command, const Caller& caller) const;
  // Why what `act` leads to is not foreseen for `caller`, who sees the table as `viewer`:
  // table/not_your_seat if that is another's view, else the same.
  [[nodiscard]] std::optional<Problem> WhyNoPreview(const Act& act, const Caller& caller,
                                                    Seat viewer) const;

  // Applies an entry. On a problem (as Replay) nothing is changed.
  [[nodiscard]] Result<Folded> Fold(const Entry& entry);

  // After an upgrade: the entry that lets a log go on whose rules are older than ours: from
  // `position`, the last one kept (empty: none), or without one before the start; or that closes
  // the table, if neither is possible. Replay accepts the log with that entry at its end.
  // Precondition: the game is not known to be finished.
  [[nodiscard]] static Entry ResumeFrom(std::span<const Entry> log, std::string_view position,
                                        Millis now);

  // --- What is so
  [[nodiscard]] std::uint32_t Version() const { return version_; }  // Entries folded.
  [[nodiscard]] Stage GetStage() const { return stage_; }
  [[nodiscard]] const Config& GetConfig() const { return config_; }
  [[nodiscard]] const TableOptions& Options() const { return options_; }
  // Where the game comes from; null: it is one of its own.
  [[nodiscard]] const GameOrigin* Origin() const { return origin_ ? &origin_->origin : nullptr; }
  // It began with the position of a puzzle.
  [[nodiscard]] bool IsOfPuzzle() const { return origin_ && IsPuzzleName(origin_->origin.game); }
  // The position of the other game. Precondition: an origin that is no deal.
  [[nodiscard]] const GameState& OriginState() const { return origin_->truth; }
  [[nodiscard]] const PersonId& Host() const { return host_; }  // Empty: nobody is left.
  // Whether this person may do what a host may: at a party everybody with a seat.
  [[nodiscard]] bool MayHost(const PersonId& who) const;
  // At a party that has not begun, the seat that is added when somebody sits down and none is free;
  // kNoSeat: no more can play this game.
  [[nodiscard]] Seat SeatToAdd() const;
  [[nodiscard]] bool IsToBeAdded(Seat seat) const { return seat != kNoSeat && seat == SeatToAdd(); }
  [[nodiscard]] std::span<const Chair> Chairs() const { return {chairs_.data(), config_.seats}; }
  [[nodiscard]] const Chair& ChairOf(Seat seat) const { return chairs_[Index(seat)]; }
  [[nodiscard]] SeatMask SeatsOf(const PersonId& who) const;
  [[nodiscard]] bool WasKicked(const PersonId& who) const;
  // The seats whose hands this person has seen since the game began.
  [[nodiscard]] SeatMask HeldBy(const PersonId& who) const;
  // Whether this person left the seat and may sit down there again.
  [[nodiscard]] bool MayReturnTo(Seat seat, const PersonId& who) const;
  // Whether this person may pass the seat on by a link: its owner, and in play the host one that
  // was left.
  [[nodiscard]] bool MayPassOn(Seat seat, const PersonId& who) const;
  // Whether everybody picks a bandit before the start: a party that drafts them. The draft goes by
  // that then, and is the server's.
  [[nodiscard]] bool RoomPicks() const;
  [[nodiscard]] bool MayPick() const { return stage_ == Stage::kUnstarted && RoomPicks(); }
  [[nodiscard]] bool IsPickedBesides(Seat seat, Bandit bandit) const;  // At another seat.
  // Whether such a draft is under way, and whom of the bandits left this seat may get: its own
  // pick, else any that nobody else has picked.
  [[nodiscard]] bool IsCastByPicks() const;
  [[nodiscard]] BanditMask CastOf(Seat seat) const;
  [[nodiscard]] bool FitsPicks(Seat seat, Action action) const;
  [[nodiscard]] bool HasPeople() const;  // Any chair owned by a person (not a program).
  // Whether the server decides for this seat now: a bot's, an abandoned one, one whose owner is
  // away, or any while the picks of the room are carried out.
  [[nodiscard]] bool IsBotSeat(Seat seat) const;
  [[nodiscard]] bool OnlyBotsDecide() const;                // For every seat.
  [[nodiscard]] const std::string& BotOf(Seat seat) const;  // Its level, or the stand-in's.
  [[nodiscard]] const std::string& RematchTable() const { return rematch_; }
  [[nodiscard]] DealPhase GetDealPhase() const;
  // The seats whose commitment or nonce it waits for, and since when.
  [[nodiscard]] SeatMask DealWaits() const;
  [[nodiscard]] Millis DealSince() const { return deal_.since; }
  [[nodiscard]] const RefusedStarts& Refused() const { return refused_; }
  // The game is over, played to its end or not: what it was dealt from may be told.
  [[nodiscard]] bool IsDealOpen() const {
    return stage_ == Stage::kFinished || (stage_ == Stage::kClosed && draws_ > 0);
  }
  [[nodiscard]] Closing WhyClosed() const { return why_closed_; }
  [[nodiscard]] Millis OpenedAt() const { return opened_at_; }
  [[nodiscard]] Millis ChangedAt() const { return changed_at_; }  // The last entry's time.

  // --- The game; from kPlaying on
  [[nodiscard]] const GameState& State() const { return state_; }
  [[nodiscard]] std::uint32_t Decisions() const { return decisions_; }  // Take-backs count too.
  [[nodiscard]] std::uint32_t Events() const { return events_; }        // The last number used.
  [[nodiscard]] std::uint32_t Draws() const { return draws_; }  // Outcomes of chance so far.
  // Its question, and when it was put. Precondition: the seat is pending.
  [[nodiscard]] DecisionNumber QuestionOf(Seat seat) const { return questions_[Index(seat)]; }
  [[nodiscard]] Millis AskedAt(Seat seat) const { return asked_at_[Index(seat)]; }
  // What an answer to it had taken on the clock that was taken back since, or its player before a
  // stand-in took over.
  [[nodiscard]] Millis SpentBefore(Seat seat) const { return spent_before_[Index(seat)]; }
  // For clients that show events one after the other: the last event before the question, and how
  // long they may go on showing what came before it (show_times.h), at most kLongestShow. They had
  // the time since it happened for it, who answered has seen it all, and what was taken back is not
  // shown any more.
  [[nodiscard]] std::uint32_t AskedAfter(Seat seat) const { return asked_after_[Index(seat)]; }
  [[nodiscard]] Millis LongestShow(Seat seat) const { return longest_show_[Index(seat)]; }
  // The question that this seat could take its last answer to back, if it could now. What others
  // do in secret (Folded::only) makes no difference to it.
  [[nodiscard]] std::optional<DecisionNumber> TakeBackOf(Seat seat) const;
  // The seat that decided last of those who could; kNoSeat: none.
  [[nodiscard]] Seat MayTakeBack() const;
  // True from the fold that began the game or a round until the next fold: its position is worth
  // keeping.
  [[nodiscard]] bool RoundJustBegan() const { return round_began_; }
  // Every decision that stands, in order; taken-back ones are not in it. Kept small, for the game
  // can be played again from it: what each drew follows in Drawn(), after what the start drew.
  struct Play {
    std::uint32_t number;  // Of the last event before it.
    Action action;
    std::uint16_t draws;
    Seat seat;
    Decider by;
  };
  [[nodiscard]] std::span<const Play> Played() const { return played_; }
  [[nodiscard]] std::span<const Drawn> Dealt() const { return drawn_; }  // All of it.
  // Every hint that was given, in order; those before a decision that was taken back, too.
  struct Hint {
    std::uint32_t before;  // The place in Played() of the decision that came next.
    Seat seat;
    bool operator==(const Hint&) const = default;
  };
  [[nodiscard]] std::span<const Hint> Hints() const { return hints_; }
  // Whether who has this seat may be told what a bot would do: they play alone against bots, and
  // see all that a bot would.
  [[nodiscard]] bool AllowsHints(Seat seat) const;
  // Whether they were, in the last question that was put to it.
  [[nodiscard]] bool WasHinted(Seat seat) const;
  [[nodiscard]] bool WasResumed() const { return resumed_; }  // No whole record then.
  // Where the game began, if not with the set-up.
  [[nodiscard]] const GameState* Start() const { return base_.get(); }
  // By chair before the shuffle, as it was when the game started (or is now): what the fair deal is
  // made of. And who sits where (Started::seats).
  [[nodiscard]] std::array<DealPart, kMaxSeats> DealParts() const;
  [[nodiscard]] std::array<std::string, kMaxSeats> StartNonces() const;
  [[nodiscard]] const std::array<std::uint8_t, kMaxSeats>& Seating() const { return seating_; }

  // The events from number `since` + 1 on, found by playing the game again, for clients that were
  // away for a moment; `jumped` instead when the game did not go on by events only since then, when
  // `since` is no number of this game, or when small steps may have been missed that have no
  // number (Folded::only).
  [[nodiscard]] Folded EventsSince(std::uint32_t since) const;
  // All events of the decisions that stand, with their numbers, from the start (of a resumed game:
  // since then).
  [[nodiscard]] std::vector<TableEvent> Story() const;

 private:
  // A decision that might be taken back: the last one that all could see, and the steps in secret
  // after it.
  struct Recent {
    DecisionNumber question;
    std::uint32_t play;  // Its place in `played_`.
    Millis asked_at;
    Millis spent;
    Millis charged;  // To the bank.
    Action action;
    Seat seat;
    bool by_player;
    bool drew;
    bool hidden;  // It used no number.
    bool opened;  // Others may decide in secret since then.
  };
  struct FromOther {
    GameOrigin origin;
    GameState truth{};  // The position it had there, if it is no deal.
  };
  friend class TableChecks;

  // One overload per entry: false, and nothing is changed, if it cannot be.
  bool On(const Opened& e, Millis at, Folded& news);
  bool On(const SetOptions& e, Millis at, Folded& news);
  bool On(const Sat& e, Millis at, Folded& news);
  bool On(const Renamed& e, Millis at, Folded& news);
  bool On(const PutBot& e, Millis at, Folded& news);
  bool On(const NonceGiven& e, Millis at, Folded& news);
  bool On(const Vacated& e, Millis at, Folded& news);
  bool On(const HostLeft& e, Millis at, Folded& news);
  bool On(const Started& e, Millis at, Folded& news);
  bool On(const Decided& e, Millis at, Folded& news);
  bool On(const TakenBack& e, Millis at, Folded& news);
  bool On(const TakenOver& e, Millis at, Folded& news);
  bool On(const GiveBack& e, Millis at, Folded& news);
  bool On(const Rematch& e, Millis at, Folded& news);
  bool On(const Closed& e, Millis at, Folded& news);
  bool On(const Resumed& e, Millis at, Folded& news);
  bool On(const CommitmentGiven& e, Millis at, Folded& news);
  bool On(const DealBegan& e, Millis at, Folded& news);
  bool On(const NonceRevealed& e, Millis at, Folded& news);
  bool On(const Hinted& e, Millis at, Folded& news);
  bool On(const PickBandit& e, Millis at, Folded& news);

  // As Fold, but goes through entries of other rules too, without playing them.
  [[nodiscard]] Result<Folded> FoldAny(const Entry& entry);
  // Whether the rules of the game so far are not ours: then it is not played.
  [[nodiscard]] bool IsForeign() const;
  [[nodiscard]] bool HasGame() const { return state_.terms.seats != 0; }
  [[nodiscard]] bool HasSeat(Seat seat) const { return Index(seat) < config_.seats; }
  [[nodiscard]] Chair& At(Seat seat) { return chairs_[Index(seat)]; }
  // If a deal is under way it comes to nothing, because of who sits at `seats`.
  void EndDeal(SeatMask seats, Parting why);
  // At a party, those beyond the last seat move to free ones.
  void MoveUp();
  // The next person after this chair is host.
  void PassHost(std::size_t after);
  // Who sits down in play holds the seat, and all are told if it was another's.
  void Hold(Seat seat, bool was_left, const std::string& from, Folded& news);
  // Why an unstarted table cannot be changed so.
  [[nodiscard]] std::optional<Problem> CheckChange(const Config& config,
                                                   const TableOptions& options) const;
  // What `Opened` says of it; nothing: it cannot be.
  [[nodiscard]] static std::shared_ptr<const FromOther> ReadOrigin(const Opened& e);
  // The game before its first decision; false: it cannot be.
  [[nodiscard]] bool Begin(const Started& e, Sink& sink);
  [[nodiscard]] bool BeginsInPlay() const { return origin_ && !origin_->origin.IsDeal(); }
  [[nodiscard]] std::optional<GameState> BeginningInPlay(const Started& e) const;
  void SeatPlayers(const std::array<std::uint8_t, kMaxSeats>& seats);
  void TakeDecision(const Decided& e, Millis at, const GameState& after, Folded& news);
  void Remember(const Decided& e, const GameState& after, bool hidden);
  [[nodiscard]] const Recent* LastOf(Seat seat) const;
  [[nodiscard]] bool MayTakeBack(const Recent& recent) const;
  void PutQuestions(const GameState& before, Seat decided, Millis at);
  // These events are to be shown to all before their next question, from now on.
  void ToBeShown(std::span<const TableEvent> events, Millis at);
  // What goes beyond the time of a decision comes off the bank; returns it.
  Millis Charge(Seat seat, Millis spent, Folded& news);
  void EndIfOver(Folded& news);
  // Whether a decision is a stand-in's, and not that of a bot which has the seat, nor a pick.
  [[nodiscard]] bool IsByStandIn(Seat seat, Decider by, Action action) const;
  // The game before its first event.
  [[nodiscard]] GameState Unstarted() const;
  // Plays the game again and returns how it stands; `tell(before, events)` gets what each decision
  // told, beginning with the first that has a number above `since`.
  template <typename Tell>
  GameState PlayAgain(std::uint32_t since, Tell tell) const;
  [[nodiscard]] GameState StateAgain() const;

  std::uint32_t version_ = 0;
  Stage stage_ = Stage::kUnstarted;
  Config config_;
  TableOptions options_;
  std::shared_ptr<const FromOther> origin_;
  PersonId host_;
  std::array<Chair, kMaxSeats> chairs_{};
  std::array<std::uint8_t, kMaxSeats> seating_{0, 1, 2, 3, 4, 5};
  DealState deal_;
  RefusedStarts refused_;
  std::vector<PersonId> kicked_;
  std::vector<std::pair<PersonId, Seat>> held_;  // Since the start, in order, each once in a row.
  std::string rematch_;
  int rules_version_ = 0;
  Closing why_closed_ = Closing::kExpired;
  Millis opened_at_ = 0;
  Millis changed_at_ = 0;
  GameState state_{};
  std::uint32_t decisions_ = 0;
  std::uint32_t events_ = 0;
  std::uint32_t jumped_at_ = 0;  // The last number that stands for a jump.
  std::uint32_t draws_ = 0;
  // Where seats begin to count. More than there ever are, so that no number comes twice: neither
  // one from before a resumption nor one of earlier versions, which counted all decisions.
  static constexpr DecisionNumber kQuestionStride = 1U << 16;
  DecisionNumber first_question_ = kQuestionStride;
  // The last one put to each seat.
  std::array<DecisionNumber, kMaxSeats> questions_{kNoQuestion, kNoQuestion, kNoQuestion,
                                                   kNoQuestion, kNoQuestion, kNoQuestion};
  std::array<Millis, kMaxSeats> asked_at_{};
  std::array<Millis, kMaxSeats> spent_before_{};
  std::array<std::uint32_t, kMaxSeats> asked_after_{};
  std::array<Millis, kMaxSeats> longest_show_{};
  std::array<Millis, kMaxSeats> show_ends_{};  // When all so far is shown, at the latest.
  // The last one whose time began anew because the seat was given back.
  std::array<DecisionNumber, kMaxSeats> renewed_{kNoQuestion, kNoQuestion, kNoQuestion,
                                                 kNoQuestion, kNoQuestion, kNoQuestion};
  // The last one in which each was told what a bot would do.
  std::array<DecisionNumber, kMaxSeats> hinted_{};
  std::vector<Hint> hints_;
  std::vector<Recent> recent_;
  std::array<StoodIn, kMaxSeats> stood_in_{};  // The last of each seat.
  // Before the first of `recent_`, if that is not hidden,
  GameState before_{};
  std::array<Millis, kMaxSeats> show_ends_before_{};
  mutable std::int8_t sure_ = 0;  // and whether its outcome was foreseen; -1: not reckoned yet.
  bool round_began_ = false;
  std::shared_ptr<const GameState> base_;  // Where the game goes on from, if not from the set-up:
  bool resumed_ = false;                   // after an upgrade, else as it began.
  std::vector<Play> played_;
  std::vector<Drawn> drawn_;
};

// The record of the game so far (record/game/game_record.h), with the names of the chairs. Empty
// before the start and for a game that was resumed.
[[nodiscard]] std::string RecordOf(const Table& table);

}  // namespace folsom
