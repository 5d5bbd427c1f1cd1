// folsom._native: games and views of capi/folsom.h as objects of Python, and nothing else. What
// people see, with its documentation, is in ../folsom. A handle is used by one thread at a time,
// since Python's lock is held but where a bot thinks; a view never changes, so it is read there by
// several.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "capi/folsom.h"

namespace nb = nanobind;

namespace {

// Throws folsom.FolsomError of this thread's last error.
[[noreturn]] void RaiseLastError() {
  const nb::object type = nb::module_::import_("folsom._errors").attr("FolsomError");
  const nb::object error = type(folsom_error_code(), folsom_error_message());
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

void Check(FolsomStatus status) {
  if (status == FOLSOM_OK) return;
  if (status == FOLSOM_NO_MEMORY) throw std::bad_alloc();
  RaiseLastError();
}

// What a function with (out, capacity, size) at its end writes.
template <typename Function, typename... Arguments>
std::string TextOf(Function function, Arguments... arguments) {
  std::string text(4096, '\0');
  std::size_t size = 0;
  FolsomStatus status = function(arguments..., text.data(), text.size(), &size);
  if (status == FOLSOM_TOO_SMALL) {
    text.resize(size);
    status = function(arguments..., text.data(), text.size(), &size);
  }
  Check(status);
  text.resize(size);
  return text;
}

nb::list ListOf(const std::array<std::uint16_t, FOLSOM_MAX_LEGAL>& actions, std::size_t count) {
  nb::list list;
  for (std::size_t i = 0; i < count; ++i) list.append(actions[i]);
  return list;
}

struct FreeGame {
  void operator()(FolsomGame* game) const { folsom_game_free(game); }
};
struct FreeView {
  void operator()(FolsomView* view) const { folsom_view_free(view); }
};

class Game;

class View {
 public:
  explicit View(FolsomView* view) : view_(view) {}

  int Viewer() const {
    std::int32_t viewer = 0;
    Check(folsom_view_viewer(view_.get(), &viewer));
    return viewer;
  }

  nb::list Legal() const {
    std::array<std::uint16_t, FOLSOM_MAX_LEGAL> actions{};
    std::size_t count = 0;
    Check(folsom_view_legal(view_.get(), actions.data(), &count));
    return ListOf(actions, count);
  }

  // Precondition: `out` has folsom_observation_size() bytes.
  void Observation(
      const nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>& out) const {
    if (out.size() != folsom_observation_size()) throw nb::value_error("not an observation's size");
    Check(folsom_view_observation(view_.get(), out.data()));
  }

  // Precondition: `out` has folsom_foresight_size() bytes.
  void Foresight(
      const nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>& out) const {
    if (out.size() != folsom_foresight_size()) throw nb::value_error("not a foresight's size");
    Check(folsom_view_foresight(view_.get(), out.data()));
  }

  std::string Json() const { return TextOf(folsom_view_json, view_.get()); }
  std::string Text() const { return TextOf(folsom_view_text, view_.get()); }

  int ReadAnswer(std::string_view answer) const {
    std::uint16_t action = 0;
    Check(folsom_view_read_answer(view_.get(), answer.data(), answer.size(), &action));
    return action;
  }

  Game Sample(std::uint64_t seed) const;

  int Choose(std::string_view bot, std::uint64_t seed) const {
    std::uint16_t action = 0;
    std::uint8_t judged = 0;
    Check(Ask(bot, seed, &action, nullptr, &judged));
    return action;
  }

  // Empty if the bot does not say.
  std::vector<float> Judge(std::string_view bot, std::uint64_t seed) const {
    std::uint16_t action = 0;
    std::uint8_t judged = 0;
    std::array<std::uint16_t, FOLSOM_MAX_LEGAL> actions{};
    std::size_t count = 0;
    Check(folsom_view_legal(view_.get(), actions.data(), &count));
    std::vector<float> shares(FOLSOM_MAX_LEGAL);
    Check(Ask(bot, seed, &action, shares.data(), &judged));
    shares.resize(judged != 0 ? count : 0);
    return shares;
  }

 private:
  // Other threads of Python run meanwhile.
  FolsomStatus Ask(std::string_view bot, std::uint64_t seed, std::uint16_t* action, float* shares,
                   std::uint8_t* judged) const {
    const nb::gil_scoped_release others_run;
    return folsom_bot_choose(bot.data(), bot.size(), view_.get(), seed, action, shares, judged);
  }

  std::unique_ptr<FolsomView, FreeView> view_;
};

class Game {
 public:
  explicit Game(FolsomGame* game) : game_(game) {}

  static Game Make(std::string_view config, std::uint64_t seed) {
    FolsomGame* game = nullptr;
    Check(folsom_game_new(config.data(), config.size(), seed, &game));
    return Game(game);
  }
  static Game MakeWith(std::string_view config, std::string_view chance, std::uint64_t seed) {
    FolsomGame* game = nullptr;
    Check(folsom_game_new_with(config.data(), config.size(), chance.data(), chance.size(), seed,
                               &game));
    return Game(game);
  }
  static Game FromPosition(std::string_view position, std::uint64_t seed) {
    FolsomGame* game = nullptr;
    Check(folsom_game_from_position(position.data(), position.size(), seed, &game));
    return Game(game);
  }
  static Game FromRecord(std::string_view record, std::uint64_t seed) {
    FolsomGame* game = nullptr;
    Check(folsom_game_from_record(record.data(), record.size(), seed, &game));
    return Game(game);
  }
  Game Clone() const {
    FolsomGame* game = nullptr;
    Check(folsom_game_clone(game_.get(), &game));
    return Game(game);
  }

  FolsomGameStatus Status() const {
    FolsomGameStatus status{};
    Check(folsom_game_status(game_.get(), &status));
    return status;
  }

  // `seat` -1: the first that must decide.
  nb::list Legal(int seat) const {
    std::array<std::uint16_t, FOLSOM_MAX_LEGAL> actions{};
    std::size_t count = 0;
    Check(folsom_game_legal(game_.get(), SeatOr(seat), actions.data(), &count));
    return ListOf(actions, count);
  }
  void Apply(int seat, std::uint16_t action) {
    Check(folsom_game_apply(game_.get(), SeatOr(seat), action));
  }
  void ApplyWith(int seat, std::uint16_t action, std::string_view chance) {
    Check(folsom_game_apply_with(game_.get(), SeatOr(seat), action, chance.data(), chance.size()));
  }
  void Undo() { Check(folsom_game_undo(game_.get())); }

  View Seen(int viewer) const {
    FolsomView* view = nullptr;
    Check(folsom_game_view(game_.get(), viewer, &view));
    return View(view);
  }
  std::string Events(int viewer, std::uint32_t since) const {
    return TextOf(folsom_game_events, game_.get(), viewer, since);
  }
  std::string Record() const { return TextOf(folsom_game_record, game_.get()); }
  std::string Position() const { return TextOf(folsom_game_position, game_.get()); }
  std::string ScoreJson() const { return TextOf(folsom_game_score_json, game_.get()); }

  std::vector<int> Money() const {
    const FolsomScore score = Score();
    return {score.money, score.money + Status().seats};
  }
  std::vector<float> WinShares() const {
    const FolsomScore score = Score();
    return {score.win_share, score.win_share + Status().seats};
  }
  // A bit per seat.
  int Winners() const { return Score().winners; }

 private:
  int SeatOr(int seat) const {
    if (seat >= 0) return seat;
    const unsigned pending = Status().pending;
    return pending == 0 ? 0 : __builtin_ctz(pending);
  }
  FolsomScore Score() const {
    FolsomScore score{};
    Check(folsom_game_score(game_.get(), &score));
    return score;
  }

  std::unique_ptr<FolsomGame, FreeGame> game_;
};

Game View::Sample(std::uint64_t seed) const {
  FolsomGame* game = nullptr;
  Check(folsom_view_sample(view_.get(), seed, &game));
  return Game(game);
}

void BindView(nb::module_& module) {
  nb::class_<View>(module, "View")
      .def_prop_ro("viewer", &View::Viewer)
      .def("legal", &View::Legal, nb::sig("def legal(self) -> list[int]"))
      .def("observation", &View::Observation, nb::arg("out").noconvert())
      .def("foresight", &View::Foresight, nb::arg("out").noconvert())
      .def("json", &View::Json)
      .def("text", &View::Text)
      .def("read_answer", &View::ReadAnswer, nb::arg("answer"))
      .def("sample", &View::Sample, nb::arg("seed"))
      .def("choose", &View::Choose, nb::arg("bot"), nb::arg("seed"))
      .def("judge", &View::Judge, nb::arg("bot"), nb::arg("seed"));
}

void BindStatus(nb::class_<Game>& game) {
  game.def_prop_ro("decisions", [](const Game& g) { return g.Status().decisions; })
      .def_prop_ro("over", [](const Game& g) { return g.Status().over != 0; })
      .def_prop_ro("seats", [](const Game& g) { return int{g.Status().seats}; })
      .def_prop_ro("pending", [](const Game& g) { return int{g.Status().pending}; })
      .def_prop_ro("round", [](const Game& g) { return int{g.Status().round}; })
      .def_prop_ro("phase", [](const Game& g) { return folsom_phase_name(g.Status().phase); })
      .def_prop_ro("ask", [](const Game& g) { return folsom_ask_name(g.Status().ask); })
      .def_prop_ro("turn", [](const Game& g) { return int{g.Status().turn}; })
      .def_prop_ro("partners", [](const Game& g) { return g.Status().partners != 0; });
}

void BindGame(nb::class_<Game>& game) {
  game.def_static("make", &Game::Make, nb::arg("config"), nb::arg("seed"))
      .def_static("make_with", &Game::MakeWith, nb::arg("config"), nb::arg("chance"),
                  nb::arg("seed"))
      .def_static("from_position", &Game::FromPosition, nb::arg("position"), nb::arg("seed"))
      .def_static("from_record", &Game::FromRecord, nb::arg("record"), nb::arg("seed"))
      .def("clone", &Game::Clone)
      .def("legal", &Game::Legal, nb::arg("seat"),
           nb::sig("def legal(self, seat: int) -> list[int]"))
      .def("apply", &Game::Apply, nb::arg("seat"), nb::arg("action"))
      .def("apply_with", &Game::ApplyWith, nb::arg("seat"), nb::arg("action"), nb::arg("chance"))
      .def("undo", &Game::Undo)
      .def("view", &Game::Seen, nb::arg("viewer"))
      .def("events", &Game::Events, nb::arg("viewer"), nb::arg("since"))
      .def("record", &Game::Record)
      .def("position", &Game::Position)
      .def("score_json", &Game::ScoreJson)
      .def("money", &Game::Money)
      .def("win_shares", &Game::WinShares)
      .def("winners", &Game::Winners);
}

}  // namespace

NB_MODULE(_native, module) {
  module.doc() = "Games and views of the C interface; use folsom.Game and folsom.View.";
  nb::class_<Game> game(module, "Game");
  BindStatus(game);
  BindGame(game);
  BindView(module);
}
