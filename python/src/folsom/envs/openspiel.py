"""The game for OpenSpiel: importing this module registers `python_folsom`.

>>> import pyspiel
>>> game = pyspiel.load_game("python_folsom(players=3,horses=True)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance: nature draws a seed at the start, one byte at each of `SEED_BYTES` chance nodes, and no
player ever sees it. All later chance follows from it and from the decisions, so a history is a whole
game: it can be written down, read and replayed. A clone draws the same cards as its original, so an
algorithm that plans must not look ahead in the truth but resample it, as IS-MCTS does
(`resample_from_infostate`): each such world has luck of its own.

Those who decide together (Turmoil, keeping cards, the horse attack) do it one after the other, in
seat order, and no information state shows what an earlier one chose.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from folsom.actions import ACTIONS, action_text
from folsom.config import Config
from folsom.game import Game
from folsom.observation import OBSERVATION_SIZE

SEED_BYTES = 4
_BYTE = 256
_LONGEST = 1000  # Decisions. The longest of 2,000 random games in all variants had 280.

_DEFAULTS = {
    "players": 4,
    "variant": "standard",
    "edition": 0,  # 2014 or 2018; 0, False and "" here: the default of the variant.
    "expert": False,
    "horses": False,
    "bandits": "",  # "drafted", or "belle+tuco+doc".
    "wagons": "",  # "mail+dining+saloon".
}

_GAME_TYPE = pyspiel.GameType(
    short_name="python_folsom",
    long_name="Colt Express (Folsom)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


def _config(parameters: dict[str, Any]) -> Config:
    """The configuration that the parameters of a game mean."""
    config: Any = {}
    for name, value in parameters.items():
        if name == "players":
            config["seats"] = value
        elif name == "edition" and value:
            config[name] = str(value)
        elif value:
            config[name] = value.split("+") if "+" in str(value) else value
    checked: Config = config  # `Game` refuses what is wrong with it.
    return checked


class FolsomGame(pyspiel.Game):
    """The rules with their parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.config = _config({**_DEFAULTS, **(params or {})})
        seats = Game(**self.config).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=_BYTE,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> FolsomState:
        """Before nature has drawn."""
        return FolsomState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> FolsomObserver | None:
        """What a player sees; nothing tells its public and private parts apart."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return FolsomObserver(recalls=kind.perfect_recall)


class World:
    """A game that OpenSpiel can copy and pickle, since it knows how it came about."""

    def __init__(self, game: Game, deal: tuple[Config, int] | None) -> None:
        self.game = game
        self._deal = deal  # Configuration and seed; None for a resampled world.
        self.decisions: tuple[tuple[int, int], ...] = ()  # Seats and actions.

    def apply(self, seat: int, action: int) -> None:
        """Decides."""
        self.game.apply(action, seat)
        self.decisions += ((seat, action),)

    def __deepcopy__(self, memo: object) -> World:
        world = World(self.game.clone(), self._deal)
        world.decisions = self.decisions
        return world

    def __reduce__(self) -> tuple[Any, ...]:
        if self._deal is None:
            raise TypeError("a resampled state has no history to write down")
        return _replayed, (*self._deal, self.decisions)


def _replayed(config: Config, seed: int, decisions: tuple[tuple[int, int], ...] = ()) -> World:
    """The game of a deal, after some decisions."""
    world = World(Game(**config, seed=seed), (config, seed))
    for seat, action in decisions:
        world.apply(seat, action)
    return world


class FolsomState(pyspiel.State):
    """A game between two decisions. OpenSpiel copies the attributes."""

    def __init__(self, game: FolsomGame) -> None:
        super().__init__(game)
        self._config = game.config
        self._seed: tuple[int, ...] = ()
        self._world: World | None = None  # None until the seed is drawn.
        # What each player knew before `_world` began.
        self._known_before: tuple[str, ...] = ("",) * game.num_players()

    @property
    def world(self) -> Game:
        """The whole truth."""
        if self._world is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        return self._world.game

    def current_player(self) -> int:
        """Who decides: a player, nature, or nobody any more."""
        if self._world is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.world.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / _BYTE) for byte in range(_BYTE)]

    def _apply_action(self, action: int) -> None:
        if self._world is not None:
            self._world.apply(self.current_player(), int(action))
            return
        self._seed += (int(action),)
        if len(self._seed) == SEED_BYTES:
            self._world = _replayed(self._config, int.from_bytes(self._seed, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed byte {action}" if player == pyspiel.PlayerId.CHANCE else action_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._world is not None and self.world.over

    def returns(self) -> list[float]:
        """Shares of the win; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(share) for share in self.world.returns()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FolsomState:
        """A state that `player` cannot tell from this one, with luck of its own and no history."""
        sample = self.world.sample(player, seed=int(sampler() * (1 << 53)))
        known = [_digest(sample.view(seat).text()) for seat in range(self.num_players())]
        known[player] = self._known(player)
        state: FolsomState = self.get_game().new_initial_state()
        state._world = World(sample, None)
        state._known_before = tuple(known)
        return state

    def _known(self, player: int) -> str:
        """A digest of all that `player` decided and was told so far."""
        before = self._known_before[player]
        if self._world is None or not self._world.decisions and before:
            return before
        decided = [action for seat, action in self._world.decisions if seat == player]
        return _digest(json.dumps([before, decided, self.world.events(player)]))

    def information(self, player: int) -> str:
        """What `player` sees, and a digest of what they remember."""
        return f"{self.seen(player)}\nremembered: {self._known(player)}"

    def seen(self, player: int) -> str:
        """What `player` sees now, in words."""
        return "nothing is dealt yet" if self._world is None else self.world.view(player).text()

    def __str__(self) -> str:
        if self._world is None:
            return f"seed {list(self._seed)}"
        return f"{self.world!r} {self.world.money()}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


class FolsomObserver:
    """What a player sees (`tensor`: docs/observation.md), or also remembers (text alone)."""

    def __init__(self, *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = None if recalls else np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: FolsomState, player: int) -> None:
        """Writes `tensor`."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not state.is_chance_node():
            self.tensor[:] = state.world.view(player).observation()

    def string_from(self, state: FolsomState, player: int) -> str:
        """In words."""
        return state.information(player) if self._recalls else state.seen(player)


pyspiel.register_game(_GAME_TYPE, FolsomGame)
