"""Trains: `python3 -m train --help`."""

from __future__ import annotations

import json

from train import settings
from train.trainer import Trainer


def main() -> None:
    print(json.dumps(vars(Trainer(settings.parse()).run())))


if __name__ == "__main__":
    main()
