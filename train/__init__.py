"""How the learned player is trained: self-play on `folsom.Batch` (train/README.md)."""
