#!/usr/bin/env python3
"""A player for a Folsom server, in Python's standard library alone.

    examples/bot.py                          opens a table with three bots and plays it to its end
    examples/bot.py --code K7QX              joins a table by its code
    examples/bot.py --table LINK_OR_ID       joins a table by its link

It needs no rules: the server sends what it may know (`view`), what happened since (`events` with
patches) and what it can do (`turn.legal`). It robs when it can and does anything else otherwise;
put your own player into `choose`. It takes part in the fair deal, and checks it in the end (`Deal`).
docs/protocol.md explains the messages.
"""

import argparse
import base64
import hashlib
import http.client
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.parse

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Gone(Exception):
    """The connection is over; a new one may be better."""


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, answer):
        super().__init__(f"{answer['code']}: {answer['message']}")
        self.code = answer["code"]


class Unfair(Exception):
    """The deal is not what was promised."""


class WebSocket:
    """As much of RFC 6455 as a client of this server needs."""

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        self.socket = socket.create_connection((parts.hostname, port), timeout=300)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket,
                                                                   server_hostname=parts.hostname)
        self.file = self.socket.makefile("rb")
        self.shake_hands(parts.netloc, token)

    def shake_hands(self, host, token):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall("\r\n".join([
            "GET /ws HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}", f"Authorization: Bearer {token}", "", ""]).encode())
        status = self.file.readline().decode(errors="replace").split(" ", 2)
        headers = http.client.parse_headers(self.file)
        if len(status) < 2 or status[1] != "101":
            raise Gone(f"the server did not let us in: {' '.join(status).strip()}")
        proof = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if headers.get("Sec-WebSocket-Accept") != base64.b64encode(proof).decode():
            raise Gone("the server is no WebSocket server")

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise Gone("the connection broke off")
        return data

    def send(self, opcode, payload):
        """One frame; clients mask what they send."""
        size = len(payload)
        if size < 126:
            head = struct.pack(">BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack(">BBQ", 0x80 | opcode, 0x80 | 127, size)
        mask = os.urandom(4)
        body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + body)

    def receive_frame(self):
        first, second = self.read(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self.read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.read(8))[0]
        return first & 0x80, first & 0x0F, self.read(size)

    def receive(self):
        """The next message; answers pings on the way."""
        message = b""
        while True:
            last, opcode, payload = self.receive_frame()
            if opcode == PING:
                self.send(PONG, payload)
            elif opcode == CLOSE:
                self.send(CLOSE, payload[:2])
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                why = payload[2:].decode(errors="replace")
                raise Gone(f"the server closed the connection ({code} {why})")
            elif opcode != PONG:
                message += payload
                if last:
                    return message.decode()

    def close(self):
        try:
            self.send(CLOSE, struct.pack(">H", 1000))
        except OSError:
            pass
        self.socket.close()


def merge(target, patch):
    """Applies a JSON merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    target = target if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        else:
            target[key] = merge(target.get(key), value)
    return target


def choose(view, actions, rng):
    """The player. `view` is all that its seat knows; `actions` is never empty."""
    for wish in ("rob strongbox", "rob jewel", "rob purse", "knock strongbox", "knock jewel"):
        wanted = [action for action in actions if action.startswith(wish)]
        if wanted:
            return rng.choice(wanted)
    planned = [action for action in actions if action.startswith("play") and "robbery" in action]
    return rng.choice(planned or actions)


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def refused_starts(room):
    return room.get("refused_starts", {"count": 0})["count"]


def game_of(room):
    return {**room["config"], "shuffle_seats": room["options"]["shuffle_seats"]}


class Deal:
    """The bot's part in the fair deal of a table (docs/fairness.md): what to say when, and whether
    what was dealt in the end is what was promised."""

    def __init__(self):
        self.commit = ""     # The server's, when first seen.
        self.starts = 0      # Refused ones that were seen,
        self.seated = False  # and whether a chair was ours, in the waiting room.
        self.daily = False
        self.nonces = {}     # One for each deal: after a refused start there must be another.
        self.shown = None    # What the nonce was told for: (deal, commitments, game).

    def answer(self, room):
        """What to say when the room looks like this: (kind, fields) or None. Commits where a chair
        of ours shows nothing, or what a bot before a restart said; reveals when all have."""
        self.commit = self.commit or room["commit"]
        if room["stage"] != "lobby":
            return None
        own = [chair for chair in room["chairs"] if chair["yours"]]
        self.seated = bool(own)
        if not own:
            return None
        number = refused_starts(room)
        if room["commit"] != self.commit:
            raise Unfair("the server shows another commit than before")
        if number < self.starts:
            raise Unfair("a refused start is missing")
        self.starts = number
        self.daily = room["options"]["clock"]["kind"] == "daily"
        deal = room.get("deal", {"phase": "", "waiting": [chair["seat"] for chair in own]})
        if not any(chair["seat"] in deal["waiting"] for chair in own):
            return None
        new = number not in self.nonces
        nonce = self.nonces.setdefault(number, os.urandom(32).hex())
        if any("commitment" not in chair for chair in own) or (new and "deal" not in room):
            return "commit", {"commitment": digest(nonce)}
        ours = all(chair["commitment"] == digest(nonce) for chair in own)
        return self.reveal(room, number, nonce) if deal["phase"] == "revealing" and ours else None

    def reveal(self, room, number, nonce):
        """Only when all have committed, else somebody could choose theirs knowing ours; and a
        second time only if everything is as it was."""
        excused = room["deal"].get("excused", []) if self.daily else []
        for chair in room["chairs"]:
            plays = chair["kind"] in ("person", "program") and chair["seat"] not in excused
            if plays and "commitment" not in chair:
                raise Unfair(f"our nonce is asked for before seat {chair['seat']} has committed")
        commitments = {chair["seat"]: chair["commitment"]
                       for chair in room["chairs"] if "commitment" in chair}
        shown = (number, commitments, game_of(room))
        if self.shown and self.shown[0] == number and self.shown != shown:
            raise Unfair("commitments or the game changed after our nonce was told")
        self.shown = shown
        return "reveal", {"nonce": nonce}

    def verdict(self, room):
        """After the end: what is proved to us, in words; raises Unfair if anything is wrong."""
        if "fair" not in room:
            raise Unfair("the server does not show its secret")
        secret, parts = room["fair"]["secret"], room["fair"]["parts"]
        commit = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        if not commit == room["commit"] == self.commit:
            raise Unfair("the secret does not fit the commit")
        given = [part for part in parts if "nonce" in part]
        if given and not self.seated and not any("commitment" in part for part in parts):
            return "not proved: the game began before commitments"
        for part in parts:
            sealed = digest(part["nonce"]) if "nonce" in part else None
            if part.get("commitment") != sealed:
                raise Unfair(f"the nonce of chair {part['chair']} does not fit its commitment")
        if refused_starts(room) < self.starts:
            raise Unfair("a refused start is missing")
        return self.own_verdict(room, parts, {part["chair"]: part["nonce"] for part in given})

    def own_verdict(self, room, parts, nonces):
        number, commitments, game = self.shown or (None, {}, {})
        told = self.nonces[number] if self.shown else None
        if told in nonces.values():
            if number != refused_starts(room):
                raise Unfair("our nonce was told in another deal")
            if {chair: digest(nonce) for chair, nonce in nonces.items()} != commitments:
                raise Unfair("the commitments are not those that we were shown")
            now = game_of(room)
            if any(now.get(key) != value for key, value in game.items()):
                raise Unfair("the game is not the one that our nonce was told for")
            return "fair: our nonce is in it, with the commitments that we were shown"
        own = [chair["seat"] for chair in room["chairs"] if chair["yours"]] if self.seated else []
        excused = [part["seat"] for part in parts if part.get("excused")] if self.daily else []
        if number == refused_starts(room) or any(seat not in excused for seat in own):
            raise Unfair("our nonce is not in it")
        return "not proved to us: our nonce is not in it"


class Bot:
    def __init__(self, options, token):
        self.options = options
        self.token = token
        self.rng = random.Random(options.seed)
        self.table = options.table.rstrip("/").replace("#", "/").rsplit("/", 1)[-1]
        self.seated = False
        self.view = None
        self.number = None  # Of the last event in `view`.
        self.turn = {}
        self.result = None
        self.stage = ""
        self.deal = Deal()
        self.proof = ""  # What the deal proved to be, after the end.
        self.socket = None
        self.requests = 0

    # --- Messages
    def say(self, kind, **fields):
        """Without waiting for an answer."""
        self.socket.send(TEXT, json.dumps({"type": kind, **fields}).encode())

    def request(self, kind, **fields):
        """Sends a message and takes in what comes until its answer is there."""
        self.requests += 1
        number = self.requests
        self.socket.send(TEXT, json.dumps({"type": kind, "id": number, **fields}).encode())
        while True:
            message = self.take()
            if message.get("id") != number:
                continue
            if message["type"] == "error":
                raise Refused(message)
            return message

    def take(self):
        """Takes in one message."""
        message = json.loads(self.socket.receive())
        kind = message["type"]
        if kind == "room":
            self.take_room(message)
        elif kind == "game":
            self.view, self.number = message["view"], message["number"]
        elif kind == "events":
            for step in message["events"]:
                self.view = merge(self.view, step["patch"])
                self.number = step["n"]
        if kind in ("game", "events"):
            self.turn, self.result = message["turn"], message.get("result")
        return message

    def take_room(self, room):
        self.stage = room["stage"]
        answer = self.deal.answer(room)
        if answer:
            self.say(answer[0], table=room["table"], **answer[1])
        if self.stage == "finished" or "fair" in room:
            self.proof = self.deal.verdict(room)

    # --- The course of things
    def connect(self):
        self.socket = WebSocket(self.options.url, self.token)
        self.request("hello", protocol=1)
        if not self.table and not self.options.code:
            self.open_table()
        where = {"table": self.table} if self.table else {"code": self.options.code}
        since = {}
        if self.number is not None:
            since = {"since": self.number, "viewer": self.view.get("viewer", -1)}
        self.turn = {}
        self.table = self.request("watch", **where, **since)["table"]
        if not self.seated:
            self.sit()

    def open_table(self):
        self.deal = Deal()
        bots = ["", *[self.options.level] * (self.options.seats - 1)]
        answer = self.request("create", config={"seats": self.options.seats}, bots=bots,
                              options={"clock": {"kind": "none"},
                                       "bot_pause_ms": self.options.pause})
        self.table, self.seated = answer["table"], True
        print(f"table {self.table}, code {answer['code']}", flush=True)
        self.request("start", table=self.table)

    def sit(self):
        try:
            self.request("sit", table=self.table)
        except Refused as refused:
            if refused.code != "table/already_seated":
                raise
        self.seated = True

    def play(self):
        """Until the game is over, and its deal was looked at."""
        while self.stage != "closed" and (self.result is None or not self.proof):
            legal = self.turn.get("legal")
            if legal is None:
                self.take()
                continue
            action = choose(self.view, legal["actions"], self.rng)
            self.turn = {}  # The next one comes with the events.
            try:
                self.request("act", table=self.table, seat=legal["seat"],
                             decision=legal["decision"], action=action)
            except Refused as refused:
                if refused.code not in ("table/stale_decision", "action/not_your_turn",
                                        "table/over"):
                    raise

    def run(self):
        """Comes back whenever the connection breaks; the server has every decision it confirmed."""
        pause = 0.5
        while True:
            try:
                self.connect()
                pause = 0.5
                self.play()
                self.socket.close()
                return
            except (Gone, OSError) as problem:
                print(f"{problem}; trying again", file=sys.stderr, flush=True)
                time.sleep(pause)
                pause = min(2 * pause, 10)


def new_token(url, name):
    """POST /api/bots"""
    parts = urllib.parse.urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname, parts.port, timeout=60)
    connection.request("POST", "/api/bots", json.dumps({"name": name}),
                       {"Content-Type": "application/json"})
    reply = json.loads(connection.getresponse().read())
    connection.close()
    if "error" in reply:
        raise SystemExit(f"no token: {reply['error']['message']}")
    return reply["token"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--url", default="http://127.0.0.1:7110", help="of the server")
    parser.add_argument("--name", default="bot.py", help="of a new bot")
    parser.add_argument("--token", default="", help="of a bot that exists; else a new one is made")
    parser.add_argument("--table", default="", help="id or link of a table to join")
    parser.add_argument("--code", default="", help="code of a table to join")
    parser.add_argument("--seats", type=int, default=4, help="of a table to open")
    parser.add_argument("--level", default="rustler", help="of the bots there")
    parser.add_argument("--pause", type=int, default=1500, help="of those bots, in milliseconds")
    parser.add_argument("--seed", type=int, default=None, help="of its own chance")
    options = parser.parse_args()
    bot = Bot(options, options.token or new_token(options.url, options.name))
    try:
        bot.run()
    except Refused as refused:
        sys.exit(str(refused))
    except Unfair as unfair:
        sys.exit(f"the deal is not what was promised: {unfair}")
    if bot.result is None:
        sys.exit("the table was closed")
    for seat, score in enumerate(bot.result["seats"]):
        won = ", wins" if seat in bot.result["winners"] else ""
        me = " (me)" if seat == bot.view.get("viewer") else ""
        print(f"seat {seat}{me}: ${score['total']}{won}")
    print(f"the deal: {bot.proof}")


if __name__ == "__main__":
    main()
