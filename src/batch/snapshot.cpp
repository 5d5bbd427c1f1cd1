// A snapshot: what it is made for, a checksum, then slot by slot entry, generators and state.
#include <bit>
#include <cstring>
#include <type_traits>

#include "batch/batch.h"
#include "record/game/game_record.h"
#include "record/words/version.h"

namespace folsom {

namespace {

constexpr std::uint64_t kMagic = 0x4854414253'4C46ULL;  // "FLSBATH"

struct SnapshotHead {
  std::uint64_t magic = kMagic;
  std::uint64_t build = 0;
  std::uint64_t setup = 0;
  std::uint64_t games = 0;
  std::uint64_t checksum = 0;  // Of all that follows.
};

struct SavedSlot {
  GameState state;
  std::array<std::uint64_t, 4> generators{};
  std::uint64_t entry = 0;
};
static_assert(std::is_trivially_copyable_v<SavedSlot>);
static_assert(std::has_unique_object_representations_v<SavedSlot>, "no padding: bytes are state");
static_assert(sizeof(SavedSlot) % sizeof(std::uint64_t) == 0);
static_assert(sizeof(Rng) == sizeof(std::uint64_t) && std::is_trivially_copyable_v<Rng>);

// Any change within eight bytes changes it: each step is one-to-one in them and in `sum`.
[[nodiscard]] std::uint64_t Mixed(std::uint64_t sum, std::uint64_t word) {
  sum = (sum ^ word) * 0x9E3779B97F4A7C15ULL;
  return sum ^ (sum >> 32);
}

[[nodiscard]] std::uint64_t SumOf(std::span<const std::uint8_t> bytes, std::uint64_t sum) {
  for (; bytes.size() >= sizeof(std::uint64_t); bytes = bytes.subspan(sizeof(std::uint64_t))) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), sizeof word);
    sum = Mixed(sum, word);
  }
  for (const std::uint8_t byte : bytes) sum = Mixed(sum, byte);
  return sum;
}

[[nodiscard]] std::uint64_t SumOf(std::string_view text) {
  return SumOf({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}, text.size());
}

// Another build may lay a state out in another way.
[[nodiscard]] std::uint64_t BuildSum() {
  std::uint64_t sum = SumOf(ProgramVersion());
  for (const std::size_t part :
       {sizeof(SavedSlot), std::size_t{kActions}, std::size_t{kRulesVersion}}) {
    sum = Mixed(sum, part);
  }
  return sum;
}

[[nodiscard]] SavedSlot Saved(const Slot& slot) {
  return {.state = slot.state,
          .generators = {std::bit_cast<std::uint64_t>(slot.dice.Generator()),
                         std::bit_cast<std::uint64_t>(slot.bot_seeds),
                         std::bit_cast<std::uint64_t>(slot.starts),
                         std::bit_cast<std::uint64_t>(slot.random)},
          .entry = slot.entry};
}

void Load(const SavedSlot& saved, Slot& slot) {
  slot.state = saved.state;
  slot.dice = Dice(std::bit_cast<Rng>(saved.generators[0]));
  slot.bot_seeds = std::bit_cast<Rng>(saved.generators[1]);
  slot.starts = std::bit_cast<Rng>(saved.generators[2]);
  slot.random = std::bit_cast<Rng>(saved.generators[3]);
  slot.entry = static_cast<std::uint16_t>(saved.entry);
}

[[nodiscard]] SavedSlot SlotIn(std::span<const std::uint8_t> bytes, std::size_t game) {
  SavedSlot saved;
  std::memcpy(&saved, bytes.data() + sizeof(SnapshotHead) + game * sizeof saved, sizeof saved);
  return saved;
}

[[nodiscard]] Problem BadSnapshot(std::string_view why) {
  return {.code = "batch/snapshot", .message = std::string(why)};
}

// What is wrong with the head, if anything.
[[nodiscard]] std::optional<Problem> CheckHead(std::span<const std::uint8_t> bytes,
                                               const SnapshotHead& wanted) {
  SnapshotHead head;
  if (bytes.size() < sizeof head) return BadSnapshot("too short for a snapshot");
  std::memcpy(&head, bytes.data(), sizeof head);
  if (head.magic != kMagic) return BadSnapshot("these bytes are no snapshot");
  if (head.build != wanted.build) return BadSnapshot("it is of another build");
  if (head.setup != wanted.setup || head.games != wanted.games) {
    return BadSnapshot("it is of a batch with another setup");
  }
  if (bytes.size() != sizeof head + head.games * sizeof(SavedSlot))
    return BadSnapshot("its size is wrong");
  if (SumOf(bytes.subspan(sizeof head), 0) != head.checksum) return BadSnapshot("it is damaged");
  return std::nullopt;
}

}  // namespace

std::size_t Batch::SnapshotSize() const {
  return sizeof(SnapshotHead) + Games() * sizeof(SavedSlot);
}

void Batch::Snapshot(std::span<std::uint8_t> out) const {
  std::uint8_t* to = out.data() + sizeof(SnapshotHead);
  for (const Slot& slot : slots_) {
    const SavedSlot saved = Saved(slot);
    std::memcpy(to, &saved, sizeof saved);
    to += sizeof saved;
  }
  const SnapshotHead head{.magic = kMagic,
                          .build = BuildSum(),
                          .setup = SumOf(TextOf(setup_)),
                          .games = Games(),
                          .checksum = SumOf(out.subspan(sizeof head), 0)};
  std::memcpy(out.data(), &head, sizeof head);
}

std::optional<Problem> Batch::Restore(std::span<const std::uint8_t> bytes) {
  const SnapshotHead wanted{.build = BuildSum(), .setup = SumOf(TextOf(setup_)), .games = Games()};
  if (std::optional<Problem> problem = CheckHead(bytes, wanted)) return problem;
  for (std::size_t game = 0; game < Games(); ++game) {
    const SavedSlot saved = SlotIn(bytes, game);
    if (!playing_.Fits(saved.state, saved.entry)) {
      return BadSnapshot("game " + std::to_string(game) + " cannot be played");
    }
  }
  ForAll([this, bytes](std::size_t game) {
    Load(SlotIn(bytes, game), slots_[game]);
    WriteNoEnd(rows_, game);
    Settle(game);
  });
  return std::nullopt;
}

}  // namespace folsom
