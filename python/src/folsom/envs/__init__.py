"""The game for the libraries of others. Each module needs its own, and nothing else does:

| module | for | extra |
|---|---|---|
| `folsom.envs.aec` | PettingZoo, one agent after the other | `pettingzoo` |
| `folsom.envs.parallel` | PettingZoo, all agents at once | `pettingzoo` |
| `folsom.envs.single` | Gymnasium, one agent against bots | `gymnasium` |
| `folsom.envs.openspiel` | OpenSpiel | `openspiel` |

docs/adapters.md says what they have in common.
"""
