"""A game of random decisions."""

import random

import folsom

game = folsom.Game(seats=4, seed=1)
dice = random.Random(1)
while not game.over:
    game.apply(dice.choice(game.legal()))
for seat, money in enumerate(game.money()):
    print(f"seat {seat}: ${money}{', wins' if seat in game.winners else ''}")
