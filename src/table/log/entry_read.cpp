#include <boost/json.hpp>
#include <charconv>

#include "record/json/config_json.h"
#include "record/json/json_read.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "table/good_text.h"
#include "table/log/entry.h"
#include "table/log/entry_words.h"
#include "table/options_json.h"
#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxTextBytes = 256;

// A whole number without sign, blanks or leading zeros, up to 255.
std::optional<std::uint8_t> SmallNumber(std::string_view text) {
  std::uint8_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  const bool plain = error == std::errc{} && stop == end && std::to_string(number) == text;
  return plain ? std::optional(number) : std::nullopt;
}

// The inverse of LoggedText (entry.cpp).
std::optional<Drawn> LoggedFrom(std::string_view text) {
  const std::size_t first = text.find(' ');
  const std::size_t last = text.rfind(' ');
  if (first == std::string_view::npos) return std::nullopt;
  const std::optional<Chance> what = FromKey<Chance>(text.substr(0, first));
  const std::optional<std::uint8_t> code = SmallNumber(text.substr(last + 1));
  if (!what || !code) return std::nullopt;
  if (first == last && *what == Chance::kCard) return std::nullopt;  // A card is drawn for a seat.
  if (first == last) return Drawn{.what = *what, .whose = kNoSeat, .code = *code};
  const std::optional<Seat> whose = SeatFrom(text.substr(first + 1, last - first - 1));
  if (!whose) return std::nullopt;
  return Drawn{.what = *what, .whose = *whose, .code = *code};
}

// The fields of one entry. Those that are needed and missing are a problem.
class EntryFields {
 public:
  EntryFields(JsonProblems& problems, const json::value& json, const JsonPath& path)
      : problems_(problems), path_(path), fields_(problems, json, path) {}

  template <typename Use>
  void Need(std::string_view key, Use use) {
    if (fields_.With(key, use)) return;
    problems_.Fail("missing_field", "\"" + std::string(key) + "\" is missing",
                   JsonPath{&path_, key});
  }
  template <typename T>
  void NeedNumber(std::string_view key, T& out, std::int64_t max) {
    Need(key, [&](const json::value& value, const JsonPath& at) {
      out = static_cast<T>(ReadNumber(problems_, value, at, 0, max));
    });
  }
  void NeedSeat(Seat& out) { NeedNumber("seat", out, kMaxSeats - 1); }
  template <typename Enum>
  void NeedWord(std::string_view key, Enum& out) {
    Need(key, [&](const json::value& value, const JsonPath& at) {
      out = ReadKey<Enum>(problems_, value, at);
    });
  }
  void NeedText(std::string_view key, std::string& out, std::size_t most = kMaxTextBytes) {
    Need(key,
         [&](const json::value& value, const JsonPath& at) { TakeText(value, at, out, most); });
  }
  bool Text(std::string_view key, std::string& out, std::size_t most = kMaxTextBytes) {
    return fields_.With(
        key, [&](const json::value& value, const JsonPath& at) { TakeText(value, at, out, most); });
  }
  bool TakeDrawn(std::string_view key, std::vector<Drawn>& out, std::size_t most);
  void TakeChance(std::vector<Drawn>& out) { TakeDrawn("chance", out, kMaxEntryChance); }
  void Game(Config& config, TableOptions& options);
  JsonObject& Fields() { return fields_; }

 private:
  void TakeText(const json::value& value, const JsonPath& at, std::string& out, std::size_t most) {
    const std::string_view text = ReadText(problems_, value, at);
    if (text.size() > most) return problems_.Fail("out_of_range", "this text is too long", at);
    out = text;
  }

  JsonProblems& problems_;
  const JsonPath& path_;
  JsonObject fields_;
};

bool EntryFields::TakeDrawn(std::string_view key, std::vector<Drawn>& out, std::size_t most) {
  return fields_.With(key, [&](const json::value& list, const JsonPath& path) {
    ReadArray(problems_, list, path, most, [&](const json::value& item, const JsonPath& at) {
      const std::optional<Drawn> drawn = LoggedFrom(ReadText(problems_, item, at));
      if (!drawn) return problems_.Fail("out_of_range", "no outcome of chance", at);
      out.push_back(*drawn);
    });
  });
}

void EntryFields::Game(Config& config, TableOptions& options) {
  Need("config", [&](const json::value& value, const JsonPath& /*at*/) {
    const Result<Config> read = ConfigFrom(value);
    if (!read) return problems_.Fail(read.Error());
    config = *read;
  });
  Need("options", [&](const json::value& value, const JsonPath& at) {
    ReadOptions(problems_, value, at, options);
  });
}

constexpr std::int64_t kMaxRulesVersion = 1'000'000;
constexpr std::int64_t kMaxDecision = 100'000;

void ReadLoggedOrigin(JsonProblems& problems, const json::value& json, const JsonPath& path,
                      Opened& e) {
  EntryFields in(problems, json, path);
  GameOrigin& origin = e.origin.emplace();
  in.NeedText("game", origin.game);
  if (!in.TakeDrawn("luck", origin.luck, kMaxLuck)) {
    in.NeedNumber("decision", origin.decision, kMaxDecision);
    in.NeedSeat(origin.seat);
    in.Fields().Flag("anew", origin.anew);
    in.NeedText("position", e.position, kMaxPositionBytes);
  }
  in.Fields().Finish();
}

void ReadBody(JsonProblems& problems, EntryFields& in, Opened& e) {
  in.Game(e.config, e.options);
  in.NeedText("host", e.host);
  in.NeedNumber("rules", e.rules_version, kMaxRulesVersion);
  in.Fields().With("origin", [&](const json::value& value, const JsonPath& at) {
    ReadLoggedOrigin(problems, value, at, e);
  });
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, SetOptions& e) {
  in.Game(e.config, e.options);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, Sat& e) {
  in.NeedSeat(e.seat);
  in.NeedText("who", e.who);
  in.NeedText("name", e.name);
  in.Text("nonce", e.nonce);
  in.Fields().Flag("program", e.program);
  in.Fields().Flag("claimed", e.claimed);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, Renamed& e) {
  in.NeedSeat(e.seat);
  in.NeedText("name", e.name);
  in.Fields().Flag("claimed", e.claimed);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, PutBot& e) {
  in.NeedSeat(e.seat);
  in.NeedText("level", e.level);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, PickBandit& e) {
  in.NeedSeat(e.seat);
  in.Fields().Key("bandit", e.bandit);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, NonceGiven& e) {
  in.NeedText("who", e.who);
  in.NeedText("nonce", e.nonce);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, CommitmentGiven& e) {
  in.NeedText("who", e.who);
  in.NeedText("commitment", e.commitment);
}
void ReadBody(JsonProblems& problems, EntryFields& in, DealBegan& e) {
  in.Fields().With("excused", [&](const json::value& value, const JsonPath& at) {
    e.excused = ReadSeats(problems, value, at, kMaxSeats);
  });
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, NonceRevealed& e) {
  in.NeedText("who", e.who);
  in.NeedText("nonce", e.nonce);
}
void ReadBody(JsonProblems& problems, EntryFields& in, Vacated& e) {
  in.Need("seats", [&](const json::value& value, const JsonPath& at) {
    e.seats = ReadSeats(problems, value, at, kMaxSeats);
  });
  in.NeedWord("why", e.why);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& /*in*/, HostLeft& /*e*/) {}
void ReadBody(JsonProblems& problems, EntryFields& in, Started& e) {
  in.Fields().With("seats", [&](const json::value& list, const JsonPath& path) {
    std::size_t n = 0;
    ReadArray(problems, list, path, kMaxSeats, [&](const json::value& item, const JsonPath& at) {
      e.seats[n++] = static_cast<std::uint8_t>(ReadNumber(problems, item, at, 0, kMaxSeats - 1));
    });
    if (n < kMaxSeats) problems.Fail("out_of_range", "six numbers are expected", path);
  });
  in.TakeChance(e.chance);
  in.Text("position", e.position, kMaxPositionBytes);
}
void ReadBody(JsonProblems& problems, EntryFields& in, Decided& e) {
  in.NeedSeat(e.seat);
  in.Need("action", [&](const json::value& value, const JsonPath& at) {
    const std::optional<Action> action = ActionFrom(ReadText(problems, value, at));
    if (!action) return problems.Fail("out_of_range", "there is no such action", at);
    e.action = *action;
  });
  in.NeedWord("by", e.by);
  in.Fields().Number("spent", e.spent, kMaxEntryTime);
  in.TakeChance(e.chance);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, TakenBack& e) { in.NeedSeat(e.seat); }
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, TakenOver& e) {
  in.NeedSeat(e.seat);
  in.NeedWord("why", e.why);
  in.Fields().Number("spent", e.spent, kMaxEntryTime);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, Hinted& e) { in.NeedSeat(e.seat); }
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, GiveBack& e) { in.NeedSeat(e.seat); }
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, Rematch& e) {
  in.NeedText("table", e.table);
}
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, Closed& e) { in.NeedWord("why", e.why); }
void ReadBody(JsonProblems& /*problems*/, EntryFields& in, Resumed& e) {
  in.NeedText("position", e.position, kMaxPositionBytes);
  in.NeedNumber("rules", e.rules_version, kMaxRulesVersion);
}

// One reader per kind, in the order of EntryBody.
using BodyReader = EntryBody (*)(JsonProblems&, const json::value&, const JsonPath&);

template <typename Body>
EntryBody ReadAs(JsonProblems& problems, const json::value& json, const JsonPath& path) {
  Body body{};
  EntryFields in(problems, json, path);
  ReadBody(problems, in, body);
  in.Fields().Finish();
  return body;
}

template <std::size_t... I>
consteval std::array<BodyReader, sizeof...(I)> MakeReaders(std::index_sequence<I...> /*each*/) {
  return {ReadAs<std::variant_alternative_t<I, EntryBody>>...};
}
constexpr std::array kBodyReaders =
    MakeReaders(std::make_index_sequence<std::variant_size_v<EntryBody>>{});

// Exactly one kind is named beside the time.
void ReadKind(JsonProblems& problems, JsonObject& fields, EntryBody& body) {
  std::size_t kinds = 0;
  for (std::size_t i = 0; i < kEntryWords.size(); ++i) {
    fields.With(kEntryWords[i], [&](const json::value& value, const JsonPath& at) {
      if (++kinds == 1) body = kBodyReaders[i](problems, value, at);
    });
  }
  if (kinds == 0) problems.Fail("unknown_kind", "there is no such kind of entry", {});
  if (kinds > 1) problems.Fail("malformed", "an entry is of one kind", {});
}

}  // namespace

Result<Entry> EntryFrom(std::string_view text) {
  JsonProblems problems("entry");
  const std::optional<json::value> parsed = ParseJson(problems, text, kMaxEntryBytes);
  if (!parsed) return problems.First();
  const JsonPath root{};
  JsonObject fields(problems, *parsed, root);
  Entry entry;
  if (!fields.Number("at", entry.at, kMaxEntryTime)) {
    problems.Fail("missing_field", "\"at\" is missing", root);
  }
  ReadKind(problems, fields, entry.body);
  fields.Finish();
  if (problems.Any()) return problems.First();
  return entry;
}

}  // namespace folsom
