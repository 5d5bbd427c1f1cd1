"""Adam, as all networks here are trained with it: the same on a CPU, on a GPU, and in a recorded
step (graphs.py), which is why the rate is a tensor there."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

MOST_GRADIENT = 1.0  # The norm that gradients are cut at.


def adam(net: nn.Module) -> torch.optim.Adam:
    """At a rate of 0, until `set_rate`."""
    device = next(net.parameters()).device
    more: dict[str, Any] = {"lr": 0.0}
    if device.type == "cuda":
        more = {"lr": torch.zeros((), device=device), "fused": True, "capturable": True}
    return torch.optim.Adam(net.parameters(), betas=(0.9, 0.99), eps=1e-5, **more)


def set_rate(optimiser: torch.optim.Optimizer, rate: float) -> None:
    for group in optimiser.param_groups:
        if isinstance(group["lr"], Tensor):
            group["lr"].fill_(rate)
        else:
            group["lr"] = rate


def descend(optimiser: torch.optim.Optimizer, loss: Tensor) -> None:
    """One step. Nothing here waits for the device."""
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    for group in optimiser.param_groups:
        nn.utils.clip_grad_norm_(group["params"], MOST_GRADIENT)
    optimiser.step()


# --- Moments


def moments(optimiser: torch.optim.Optimizer) -> dict[str, Any]:
    """In half precision, in the order of the parameters; all zero before the first step."""
    params = [p for group in optimiser.param_groups for p in group["params"]]
    states = [optimiser.state.get(p, {}) for p in params]

    def half(name: str) -> list[Tensor]:
        rows = (state.get(name, torch.zeros_like(p)) for state, p in zip(states, params))
        return [row.to(torch.bfloat16).cpu() for row in rows]

    steps = [float(state.get("step", 0.0)) for state in states]
    return {"step": steps, "first": half("exp_avg"), "second": half("exp_avg_sq")}


def set_moments(optimiser: torch.optim.Optimizer, stored: dict[str, Any]) -> None:
    """What `moments` gave; the optimiser's own settings stay."""
    rows = zip(stored["step"], stored["first"], stored["second"])
    states = {
        i: {"step": torch.tensor(step), "exp_avg": first.float(), "exp_avg_sq": second.float()}
        for i, (step, first, second) in enumerate(rows)
    }
    groups = optimiser.state_dict()["param_groups"]
    optimiser.load_state_dict({"state": states, "param_groups": groups})
