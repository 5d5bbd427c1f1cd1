#!/usr/bin/env python3
"""Checks the fair deal of a game, independently of the program that dealt it.

  folsom verify game.folsom --draws | examples/verify.py game.folsom [--commit HASH] [--nonce NONCE]

Written from docs/fairness.md alone; needs nothing but Python 3. It reads the record of a game and,
from standard input, the list of its draws with their options; recomputes commit, commitments, seed
and every pick; and compares them with the record. Exits 0 if all of it fits, 1 if not, and 3 if it
fits but no player committed to a part of it, so that the server could have chosen the deal.
"""

import argparse
import collections
import hashlib
import itertools
import struct
import sys

MASK = 0xFFFFFFFF
FAIR, UNFAIR, UNPROVED = 0, 1, 3


class Unfair(Exception):
    pass


def sha256(data):
    return hashlib.sha256(data).digest()


# --- ChaCha20 (RFC 8439), one block
def rotate(value, count):
    return ((value << count) & MASK) | (value >> (32 - count))


def quarter_round(state, a, b, c, d):
    state[a] = (state[a] + state[b]) & MASK
    state[d] = rotate(state[d] ^ state[a], 16)
    state[c] = (state[c] + state[d]) & MASK
    state[b] = rotate(state[b] ^ state[c], 12)
    state[a] = (state[a] + state[b]) & MASK
    state[d] = rotate(state[d] ^ state[a], 8)
    state[c] = (state[c] + state[d]) & MASK
    state[b] = rotate(state[b] ^ state[c], 7)


def chacha20_block(key, counter, nonce):
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter,
             *struct.unpack("<3I", nonce)]
    state = list(start)
    for _ in range(10):
        for column in range(4):
            quarter_round(state, column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter_round(state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4,
                          12 + (column + 3) % 4)
    return struct.pack("<16I", *((x + y) & MASK for x, y in zip(state, start)))


# --- The record
class Record:
    """The lines of a record that tell of its deal, and its outcomes."""

    def __init__(self, text):
        header, _, body = text.partition("\n\n")
        self.commit = self.secret = None
        self.commitments, self.nonces, self.seats = {}, {}, None
        self.excused, self.refused, self.unfinished = [], 0, "\nresult unfinished" in header
        self.luck, self.anew = {}, False
        for line in header.split("\n"):
            word, _, rest = line.partition(" ")
            if word == "fair":
                self.take(*rest.split(" "))
            elif word == "luck":
                kind, seat, *codes = rest.split(" ")
                self.luck[kind, seat] = [int(code) for code in codes]
            elif word == "origin":
                self.anew = rest.endswith(" cards anew")
        self.outcomes = [line[2:] for line in body.split("\n") if line.startswith("* ")]
        if self.commit is None or self.secret is None:
            raise Unfair("the record has no secret: there is nothing to check")

    def take(self, kind, *values):
        if kind == "commit":
            self.commit = values[0]
        elif kind == "secret":
            self.secret = bytes.fromhex(values[0])
        elif kind == "commitment":
            self.commitments[int(values[0])] = values[1]
        elif kind == "nonce":
            self.nonces[int(values[0])] = values[1]
        elif kind == "excused":
            self.excused = [int(value) for value in values]
        elif kind == "refused":
            self.refused = int(values[0])
        elif kind == "seats":
            self.seats = [int(value) for value in values]

    def seed(self):
        data = self.secret
        for chair, nonce in sorted(self.nonces.items()):
            data += bytes([chair, len(nonce)]) + nonce.encode("ascii")
        return sha256(data)


def check_hashes(record):
    if len(record.secret) != 32 or sha256(record.secret).hex() != record.commit:
        raise Unfair("the commit is not the hash of the secret")
    if not record.commitments:
        return
    for chair in record.commitments.keys() | record.nonces.keys():
        nonce = record.nonces.get(chair, "")
        if sha256(nonce.encode("ascii")).hex() != record.commitments.get(chair):
            raise Unfair(f"the nonce of chair {chair} does not fit its commitment")


# --- The draws
class Draw:
    """draw NUMBER KIND SEAT PICKED CODE:WEIGHT,... TEXT"""

    def __init__(self, line):
        word, number, self.kind, self.seat, picked, options, self.text = line.split(" ", 6)
        if word != "draw":
            raise Unfair(f"this is no draw: {line}")
        self.number, self.picked = int(number), int(picked)
        self.options = [tuple(map(int, option.split(":"))) for option in options.split(",")]


def pick(seed, number, options):
    codes = [code for code, _ in options]
    if codes != sorted(set(codes)) or any(weight < 1 for _, weight in options):
        raise Unfair(f"draw {number}: the options are not in order")
    x = int.from_bytes(chacha20_block(seed, 0, number.to_bytes(12, "little"))[:8], "little")
    rest = x * sum(weight for _, weight in options) >> 64
    for code, weight in options:
        if rest < weight:
            return code
        rest -= weight
    raise AssertionError("the weights do not add up")


def kept(record, counts, draw):
    """What the other game gave here, whose luck this one has; None where that cannot be."""
    count = counts[draw.kind, draw.seat]
    counts[draw.kind, draw.seat] += 1
    codes = record.luck.get((draw.kind, draw.seat), [])
    possible = count < len(codes) and codes[count] in [code for code, _ in draw.options]
    return codes[count] if possible else None


def check_draws(record, draws):
    seed = record.seed()
    counts = collections.Counter()
    for number, draw in enumerate(draws):
        if draw.number != number:
            raise Unfair(f"draw {number} is missing")
        right = kept(record, counts, draw)
        if right is None:
            right = pick(seed, number, draw.options)
        if draw.picked != right:
            raise Unfair(f"draw {number} gives {right}, not {draw.picked}")
    shuffle = list(itertools.takewhile(lambda draw: draw.text == "-", draws))
    rest = draws[len(shuffle):]
    check_seats(record, shuffle)
    if len(rest) != len(record.outcomes):
        raise Unfair(f"{len(rest)} draws, but {len(record.outcomes)} outcomes in the record")
    for draw, told in zip(rest, record.outcomes):
        words = [draw.kind] if draw.seat == "-" else [draw.kind, draw.seat]
        if draw.text != told or told.split(" ")[:len(words)] != words:
            raise Unfair(f"draw {draw.number} is \"{draw.text}\", the record has \"{told}\"")


def check_seats(record, shuffle):
    """The shuffle of the seats: chairs, or teams of two chairs. Or eight bytes, by which hidden
    cards were dealt anew: what they lead to only the program can tell."""
    if record.anew:
        if [draw.options for draw in shuffle] != [[(code, 1) for code in range(256)]] * 8:
            raise Unfair("eight bytes are drawn to deal hidden cards anew")
        return
    if record.seats is None:
        if shuffle:
            raise Unfair("seats were shuffled, and the record does not say how")
        return
    size = len(record.seats) // (len(shuffle) + 1)
    if size not in (1, 2) or size * (len(shuffle) + 1) != len(record.seats):
        raise Unfair(f"{len(shuffle)} draws do not shuffle {len(record.seats)} seats")
    left = list(range(len(record.seats) // size))
    order = []
    for draw in shuffle:
        if (draw.kind, draw.seat) != ("first", "-") or draw.options != [(code, 1) for code in left]:
            raise Unfair(f"draw {draw.number} is not among the chairs that are left")
        left.remove(draw.picked)
        order.append(draw.picked)
    chairs = [group * size + i for group in order + left for i in range(size)]
    if chairs != record.seats:
        raise Unfair(f"the seed seats the chairs {chairs}, the record {record.seats}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("record", help="the record of the game")
    parser.add_argument("--commit", help="the commit that was shown before the start")
    parser.add_argument("--nonce", help="what you added")
    options = parser.parse_args()
    try:
        with open(options.record, encoding="utf-8") as file:
            record = Record(file.read())
        if options.commit and options.commit.lower() != record.commit:
            raise Unfair("the record has another commit")
        if options.nonce and options.nonce not in record.nonces.values():
            raise Unfair("this nonce is not in the record")
        check_hashes(record)
        draws = [Draw(line.rstrip("\n")) for line in sys.stdin]
        check_draws(record, draws)
    except (Unfair, ValueError, TypeError, IndexError) as wrong:
        print(f"NOT FAIR: {wrong}")
        return UNFAIR
    verdict = "fair" if record.commitments else "NOT PROVED"
    print(f"{verdict}: {len(draws)} draws follow from the secret and {len(record.nonces)} nonces")
    if record.commitments:
        print(f"proved to the players of chairs {sorted(record.nonces)}, who added nonces")
    elif not record.nonces:
        print("no player added anything: the server alone chose the deal")
    else:
        print("nonces were not committed to: a server with a player of its own could choose last")
    if record.excused:
        print(f"chairs that added nothing: {record.excused}")
    if record.refused:
        print(f"refused starts before this deal: {record.refused}")
    if record.unfinished:
        print("the game was not played to its end")
    return FAIR if record.commitments else UNPROVED


if __name__ == "__main__":
    sys.exit(main())
