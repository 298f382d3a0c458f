"""Learns the net that judges positions of SIXTH! from self-play. See README.md beside this file."""

import argparse
import sys
import time

import numpy as np
import torch

FEATURES = 1727  # as in crates/engine/src/sixth/features.rs; checked against the data
SQUARE_KINDS = 62 + 1 + 1 + 1 + 2
MOST = 64
HIDDEN = 128
UNIT, OUT_UNIT, SCALE = 255, 64, 150

RECORD = np.dtype([("mine", "<u2", MOST), ("theirs", "<u2", MOST), ("score", "<i2"), ("result", "i1"), ("pad", "i1")])


def symmetries():
    """The eight ways to turn the board, as permutations of the features."""
    turns = []
    for flip in (False, True):
        for rotation in range(4):
            squares = np.zeros(25, dtype=np.int64)
            for row in range(5):
                for column in range(5):
                    r, c = row, column
                    if flip:
                        c = 4 - c
                    for _ in range(rotation):
                        r, c = c, 4 - r
                    squares[row * 5 + column] = r * 5 + c
            turn = np.arange(FEATURES + 1)
            for kind in range(SQUARE_KINDS):
                turn[kind * 25 : kind * 25 + 25] = kind * 25 + squares
            turns.append(torch.from_numpy(turn))
    return turns


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inputs = torch.nn.EmbeddingBag(FEATURES + 1, HIDDEN, mode="sum", padding_idx=FEATURES)
        torch.nn.init.normal_(self.inputs.weight, std=0.05)
        with torch.no_grad():
            self.inputs.weight[FEATURES] = 0
        self.bias = torch.nn.Parameter(torch.full((HIDDEN,), 0.1))
        self.output = torch.nn.Linear(2 * HIDDEN, 1)

    def forward(self, mine, theirs):
        views = [(self.inputs(view) + self.bias).clamp(0, 1) ** 2 for view in (mine, theirs)]
        return self.output(torch.cat(views, dim=1)).squeeze(1)


def save(net, path):
    with torch.no_grad():
        words = [
            (net.inputs.weight[:FEATURES] * UNIT).round(),
            (net.bias * UNIT).round(),
            (net.output.weight * OUT_UNIT).round(),
            (net.output.bias * UNIT * OUT_UNIT).round(),
        ]
        flat = torch.cat([part.flatten().cpu() for part in words]).clamp(-32768, 32767)
    flat.numpy().astype("<i2").tofile(path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--blend", type=float, default=0.5, help="how much the game's result counts against the score")
    arguments = parser.parse_args()
    torch.manual_seed(27)
    device = "cuda" if torch.cuda.is_available() else "cpu"

    data = np.concatenate([np.fromfile(path, dtype=RECORD) for path in arguments.data])
    np.random.default_rng(27).shuffle(data)
    assert data["mine"].max() <= FEATURES, "features do not fit"
    mine = torch.from_numpy(data["mine"].astype(np.int32)).to(device)
    theirs = torch.from_numpy(data["theirs"].astype(np.int32)).to(device)
    believed = torch.sigmoid(torch.from_numpy(data["score"].astype(np.float32)).to(device) / SCALE)
    result = (torch.from_numpy(data["result"].astype(np.float32)).to(device) + 1) / 2
    target = (1 - arguments.blend) * believed + arguments.blend * result
    held = len(data) // 50
    print(f"{len(data)} positions on {device}", flush=True)

    net = Net().to(device)
    turns = [turn.to(device) for turn in symmetries()]
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-4)
    steps = arguments.epochs * ((len(data) - held) // arguments.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=4e-3, total_steps=max(steps, 1))
    begun = time.time()
    for epoch in range(arguments.epochs):
        order = torch.randperm(len(data) - held, device=device) + held
        total = 0.0
        batches = len(order) // arguments.batch
        for i in range(batches):
            pick = order[i * arguments.batch : (i + 1) * arguments.batch]
            turn = turns[np.random.randint(8)]
            guess = net(turn[mine[pick]], turn[theirs[pick]])
            loss = ((torch.sigmoid(guess) - target[pick]) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                net.output.weight.clamp_(-127 / OUT_UNIT * 4, 127 / OUT_UNIT * 4)
            total += loss.item() if i % 50 == 0 else 0.0
        with torch.no_grad():
            guess = net(mine[:held], theirs[:held])
            error = ((torch.sigmoid(guess) - target[:held]) ** 2).mean().item()
            right = ((guess > 0) == (result[:held] > 0.5)).float().mean().item()
        print(f"epoch {epoch + 1}: held-out loss {error:.5f}, result right {right:.3f}, {time.time() - begun:.0f} s", flush=True)
        save(net, arguments.out)


if __name__ == "__main__":
    sys.exit(main())
