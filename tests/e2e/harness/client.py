"""A client that trusts nobody: everything it sends and gets is checked against schema/, and the
view it keeps by merge patches must be a whole view at every moment."""

import asyncio
import collections
import copy
import hashlib
import itertools
import json
import logging

import websockets

from . import PATIENCE, schema

# Tokens, links, passwords, nonces: nothing of it may ever turn up in a log. Every test looks.
secrets = set()

# An answer that came too late, because somebody else (a bot that stands in, a second connection)
# was quicker. No mistake of a client that plays.
LATE = {"table/stale_decision", "action/not_your_turn", "table/over"}

# It reports every connection that a test cuts off.
logging.getLogger("websockets").setLevel(logging.CRITICAL)


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, answer, request):
        super().__init__(f"{request}: {answer['code']}: {answer['message']}")
        self.code = answer["code"]
        self.answer = answer


class Lost(Exception):
    """The connection is gone. `code` is that of its close frame; 1006: there was none."""

    def __init__(self, code, reason):
        super().__init__(f"connection lost: {code} {reason}")
        self.code = code
        self.reason = reason


class Game:
    """What a client knows of the game at one table."""

    def __init__(self, message):
        self.fulls = 0  # How often the whole view came.
        self.patches = 0
        self.events = []  # All that were told, (number, event).
        self.restart(message)

    def restart(self, message):
        self.fulls += 1
        self.view = message["view"]
        self.number = message["number"]
        self.viewer = message["viewer"]
        self._turn(message)

    def extend(self, message, checked):
        changed = set()
        for step in message["events"]:
            if step["n"] != self.number + 1:
                raise AssertionError(f"event {step['n']} after {self.number}")
            self.number = step["n"]
            if "event" in step:
                self.events.append((step["n"], step["event"]))
            self.view = schema.merge(self.view, copy.deepcopy(step["patch"]))
            self.patches += 1
            changed.update(step["patch"])
        if message["viewer"] != self.viewer:
            raise AssertionError(f"events for {message['viewer']} on the view of {self.viewer}")
        if checked:
            schema.check_view_fields(self.view, changed)
        self._turn(message)

    def _turn(self, message):
        self.turn = message["turn"]
        self.result = message.get("result")

    @property
    def legal(self):
        return self.turn.get("legal")

    @property
    def over(self):
        return self.view["phase"] == "over"


class Client:
    def __init__(self, server, name="", token="", *, bearer="", origin="same", source=None,
                 checked=True, headers=None, compression="deflate"):
        self.server = server
        self.name = name
        self.token = token
        self.bearer = bearer
        self.origin = origin
        self.source = source
        self.checked = checked
        self.headers = headers or {}
        self.compression = compression
        self.person = ""
        self.rooms = {}    # By table.
        self.games = {}    # By table.
        self.watched = set()
        self.chats = []
        self.notices = []
        self.news = []     # Of seats in play.
        self.lobbies = []
        self.received = 0
        self.pushes = collections.Counter()  # By kind and table.
        self.welcome = None
        self.answered = set()    # Questions that need no answer any more: (table, seat, decision).
        self.acknowledged = []  # (table, seat, decision, action)
        self.deals = True  # Commits and reveals by itself.
        self.lost = None
        self.failure = None
        self._parts = set()  # Tasks of the deal.
        self._socket = None
        self._reader = None
        self._ids = itertools.count(1)
        self._answers = {}  # id: (type, future)
        self._waiters = []  # (predicate, future)

    # --- The connection
    async def connect(self):
        """The WebSocket alone, without `hello`."""
        headers = dict(self.headers)
        if self.bearer:
            headers["Authorization"] = f"Bearer {self.bearer}"
        origin = self.server.origin if self.origin == "same" else self.origin
        extra = {"local_addr": (self.source, 0)} if self.source else {}
        self._socket = await websockets.connect(
            self.server.url, origin=origin or None, extra_headers=headers,
            compression=self.compression, max_size=2**24, max_queue=None, ping_interval=None,
            open_timeout=PATIENCE, close_timeout=2, **extra)
        self.lost = None
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def open(self):
        await self.connect()
        await self.hello()
        return self

    async def hello(self):
        fields = {"protocol": 1}
        if self.token:
            fields["token"] = self.token
        if self.name and not self.token:
            fields["name"] = self.name
        self.welcome = await self.request("hello", **fields)
        self.person = self.welcome["person"]
        self.token = self.welcome.get("token", self.token)
        secrets.add(self.token)
        return self.welcome

    async def close(self):
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def cut(self):
        """Without a goodbye, as when a cable is pulled."""
        if self._socket is not None and self._socket.transport is not None:
            self._socket.transport.abort()

    async def reconnect(self, server=None, since=True):
        """The same person comes again and follows the same tables, from the last event or anew."""
        if self._reader is not None:
            self.cut()
            await self._reader
        self.server = server or self.server
        await self.open()
        for table in sorted(self.watched):
            await self.watch(table, since=since)
        return self

    # --- Requests
    async def send(self, message):
        """As it is."""
        if self.checked:
            schema.check_client(message)
        try:
            await self._socket.send(json.dumps(message))
        except websockets.ConnectionClosed as closed:
            await self._reader
            raise self.lost or Lost(1006, str(closed)) from None

    async def request(self, kind, **fields):
        """The answer; raises Refused."""
        number = next(self._ids)
        future = asyncio.get_running_loop().create_future()
        self._answers[number] = (kind, future)
        for name in ("password", "old", "new", "nonce", "link"):
            if name in fields:
                secrets.add(fields[name])
        try:
            await self.send({"type": kind, "id": number, **fields})
            answer = await self._patiently(future, f"the answer to {kind}")
        finally:
            self._answers.pop(number, None)
        if answer["type"] == "error":
            raise Refused(answer, kind)
        for name in ("token", "link"):
            if name in answer:
                secrets.add(answer[name])
        return answer

    async def watch(self, table="", code="", since=False):
        """Waits until the room is known, and the game if there is one."""
        fields = {"table": table} if table else {"code": code}
        game = self.games.get(table)
        if since and game is not None:
            fields["since"] = game.number if since is True else since
            fields["viewer"] = game.viewer
        before = self.pushes.copy()
        table = (await self.request("watch", **fields))["table"]
        self.watched.add(table)
        await self.until(lambda: self.pushes["room", table] > before["room", table], "the room")
        if self.rooms[table]["stage"] in ("playing", "finished"):
            told = lambda pushes: pushes["game", table] + pushes["events", table]
            await self.until(lambda: told(self.pushes) > told(before), "the game")
        return table

    async def act(self, table, action, legal=None):
        """Answers the question; once this returns, the decision is stored."""
        legal = legal or self.games[table].legal
        question = (table, legal["seat"], legal["decision"])
        try:
            await self.request("act", table=table, seat=legal["seat"], decision=legal["decision"],
                               action=action)
        except Refused as refused:
            if refused.code in LATE:
                self.answered.add(question)
            raise
        self.answered.add(question)
        self.acknowledged.append((*question, action))

    async def fresh_game(self, table):
        """The whole view as the server has it now; the client goes on with it."""
        fulls = self.games[table].fulls if table in self.games else 0
        await self.request("watch", table=table)
        await self.until(lambda: table in self.games and self.games[table].fulls > fulls,
                         "the full view")
        return self.games[table]

    # --- Waiting
    async def until(self, predicate, what="something"):
        """Until `predicate()` is true after some message; its value."""
        self._raise_failure()
        found = predicate()
        if found:
            return found
        if self.lost is not None:
            raise self.lost
        future = asyncio.get_running_loop().create_future()
        waiter = (predicate, future)
        self._waiters.append(waiter)
        try:
            return await self._patiently(future, what)
        finally:
            if waiter in self._waiters:
                self._waiters.remove(waiter)

    async def until_lost(self):
        """Until the connection is gone; how it ended."""
        await self._patiently(asyncio.shield(self._reader), "the end of the connection")
        return self.lost

    async def _patiently(self, future, what):
        try:
            return await asyncio.wait_for(future, PATIENCE)
        except asyncio.TimeoutError:
            who = self.name or "a client"
            raise AssertionError(f"{who} waited {PATIENCE} s for {what}") from None

    def _raise_failure(self):
        if self.failure is not None:
            raise self.failure

    # --- What comes in
    async def _read(self, socket):
        try:
            async for text in socket:
                self._take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        except Exception as problem:  # A message that cannot be: whoever waits is told.
            self.failure = problem
            await socket.close()
        code = socket.close_code if socket.close_code is not None else 1006
        self.lost = Lost(code, socket.close_reason or "")
        self._give_up(self.failure or self.lost)

    def _give_up(self, problem):
        for _, future in [*self._answers.values(), *self._waiters]:
            if not future.done():
                future.set_exception(problem)
                future.exception()  # Looked at, even if nobody waits any more.
        self._answers.clear()
        self._waiters.clear()

    def _take(self, message):
        self.received += 1
        if "id" in message:
            self._take_answer(message)
        elif message.get("type") == "error":
            if self.checked:
                schema.check("server.json#/$defs/Error", message)
            self.notices.append(message)
        else:
            if self.checked:
                schema.check_push(message)
            self._take_push(message)
        for waiter in self._waiters[:]:
            predicate, future = waiter
            if future.done():
                continue
            found = predicate()
            if found:
                future.set_result(found)

    def _take_answer(self, message):
        kind, future = self._answers.pop(message["id"], (None, None))
        if kind is None:
            raise AssertionError(f"an answer to nothing: {message}")
        if self.checked:
            schema.check_answer(kind, message)
        if not future.done():
            future.set_result(message)

    def _take_push(self, message):
        kind = message["type"]
        self.pushes[kind, message.get("table")] += 1
        if kind == "room":
            self.rooms[message["table"]] = message
            if self.deals and message["stage"] == "lobby":
                self._take_part(message)
        elif kind in ("game", "events"):
            self._take_game(message)
        elif kind == "chat":
            self.chats.append(message)
        elif kind == "notice":
            self.notices.append(message)
        elif kind in ("stood_in", "seat_passed"):
            self.news.append(message)
        elif kind == "lobby":
            self.lobbies.append(message["tables"])
        else:
            raise AssertionError(f"a push of type {kind}")

    # --- The fair deal
    def nonce(self, table, deal=0):
        """Its part in the deal number `deal` (refused starts so far) of this table."""
        return hashlib.sha256(f"{self.person} {table} {deal}".encode()).hexdigest()

    def _take_part(self, room):
        table = room["table"]
        nonce = self.nonce(table, room.get("refused_starts", {"count": 0})["count"])
        deal = room.get("deal")
        for chair in room["chairs"]:
            waits = deal is not None and chair["seat"] in deal["waiting"]
            if not chair["yours"] or (deal is not None and not waits):
                continue
            if "commitment" not in chair:
                commitment = hashlib.sha256(nonce.encode()).hexdigest()
                return self._answer_deal("commit", table=table, commitment=commitment)
            if waits and deal["phase"] == "revealing":
                return self._answer_deal("reveal", table=table, nonce=nonce)

    def _answer_deal(self, kind, **fields):
        """Refused if it was said already, by another connection or before the server died."""
        async def say():
            try:
                await self.request(kind, **fields)
            except (Refused, Lost, AssertionError):
                pass
        task = asyncio.create_task(say())
        self._parts.add(task)
        task.add_done_callback(self._parts.discard)

    def _take_game(self, message):
        table = message["table"]
        if message["type"] == "events":
            self.games[table].extend(message, self.checked)
        elif table in self.games:
            self.games[table].restart(message)
        else:
            self.games[table] = Game(message)

    # --- Play
    def open_question(self, table):
        """The legal actions of a question that this client has not answered yet, or None."""
        game = self.games.get(table)
        legal = game.legal if game is not None else None
        if legal is None or (table, legal["seat"], legal["decision"]) in self.answered:
            return None
        return legal

    async def play(self, table, random, stop=None):
        """Random legal actions until the game is over, or until `stop(client)` is true."""
        over = lambda: table in self.games and self.games[table].over
        done = lambda: over() or (stop is not None and stop(self))
        while True:
            await self.until(lambda: done() or self.open_question(table), "a question")
            if done():
                return self.games[table]
            legal = self.open_question(table)
            try:
                await self.act(table, random.choice(legal["actions"]), legal)
            except Refused as refused:
                if refused.code not in LATE:
                    raise
