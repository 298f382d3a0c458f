"""Learns the net that judges positions of SIXTH! from self-play. See README.md beside this file."""

import argparse
import time

import numpy as np
import torch

# As in crates/engine/src/sixth/features.rs and net.rs.
SQUARE_KINDS = 62 + 1 + 1 + 1 + 2
PLACED, REACHES = 1727, 270
FEATURES = PLACED + REACHES
MOST = 96
HIDDEN, REACHED = 128, 16
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
            turn = np.arange(PLACED)
            for kind in range(SQUARE_KINDS):
                turn[kind * 25 : kind * 25 + 25] = kind * 25 + squares
            turns.append(torch.from_numpy(turn))
    return turns


class Data:
    """Positions where they are learned from. The last fiftieth is held out: other games than the rest."""

    def __init__(self, paths, device):
        data = np.concatenate([np.fromfile(path, dtype=RECORD) for path in paths])
        assert data["mine"].max() <= FEATURES, "features do not fit"
        self.views = [torch.from_numpy(data[view].astype(np.int16)).to(device) for view in ("mine", "theirs")]
        self.believed = torch.sigmoid(torch.from_numpy(data["score"].astype(np.float32)).to(device) / SCALE)
        self.result = (torch.from_numpy(data["result"].astype(np.float32)).to(device) + 1) / 2
        self.held = len(data) // 50
        self.learned = len(data) - self.held

    def batch(self, pick):
        """How often each feature comes in some positions, as both sides see it."""
        views = []
        for view in self.views:
            numbers = view[pick].long()
            counts = torch.zeros(len(pick), FEATURES + 1, device=view.device)
            views.append(counts.scatter_add_(1, numbers, torch.ones_like(numbers, dtype=counts.dtype))[:, :FEATURES])
        return views


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inputs = torch.nn.Parameter(torch.randn(PLACED, HIDDEN) * 0.05)
        self.reaches = torch.nn.Parameter(torch.randn(REACHES, REACHED) * 0.03)
        self.bias = torch.nn.Parameter(torch.full((HIDDEN,), 0.1))
        self.output = torch.nn.Linear(2 * HIDDEN, 1)

    def forward(self, views, turn=None):
        inputs = self.inputs if turn is None else self.inputs[turn]
        # The pairs of stacks of which one reaches the other are told to the first neurons alone.
        reaches = torch.nn.functional.pad(self.reaches, (0, HIDDEN - REACHED))
        weights = torch.cat([inputs, reaches])
        hidden = torch.cat([(view @ weights + self.bias).clamp(0, 1) ** 2 for view in views], dim=1)
        return self.output(hidden).squeeze(1)

    def load(self, path):
        words = torch.from_numpy(np.fromfile(path, dtype="<i2").astype(np.float32))
        parts = [(self.inputs, UNIT), (self.reaches, UNIT), (self.bias, UNIT), (self.output.weight, OUT_UNIT)]
        with torch.no_grad():
            for part, unit in parts + [(self.output.bias, UNIT * OUT_UNIT)]:
                part.copy_((words[: part.numel()] / unit).view_as(part))
                words = words[part.numel() :]
        assert len(words) == 0, "a net of another shape"

    def save(self, path):
        with torch.no_grad():
            words = [
                (self.inputs * UNIT).round(),
                (self.reaches * UNIT).round(),
                (self.bias * UNIT).round(),
                (self.output.weight * OUT_UNIT).round(),
                (self.output.bias * UNIT * OUT_UNIT).round(),
            ]
            flat = torch.cat([part.flatten().cpu() for part in words]).clamp(-32768, 32767)
        flat.numpy().astype("<i2").tofile(path)


def learn(data, out, epochs, batch, blend, start=None):
    device = data.result.device
    torch.manual_seed(27)
    target = (1 - blend) * data.believed + blend * data.result
    net = Net()
    if start:
        net.load(start)
    net.to(device)
    turns = [turn.to(device) for turn in symmetries()]
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=1e-4)
    steps = epochs * (data.learned // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1e-3 if start else 4e-3, total_steps=max(steps, 1))
    begun = time.time()
    for epoch in range(epochs):
        order = torch.randperm(data.learned, device=device)
        total = torch.zeros((), device=device)
        batches = data.learned // batch
        for i in range(batches):
            pick = order[i * batch : (i + 1) * batch]
            guess = net(data.batch(pick), turns[np.random.randint(8)])
            loss = ((torch.sigmoid(guess) - target[pick]) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                net.output.weight.clamp_(-127 / OUT_UNIT * 4, 127 / OUT_UNIT * 4)
            total += loss.detach()
        with torch.no_grad():
            error = right = 0.0
            for pick in torch.arange(data.learned, data.learned + data.held, device=device).split(batch):
                guess = net(data.batch(pick))
                error += ((torch.sigmoid(guess) - target[pick]) ** 2).sum().item() / data.held
                right += ((guess > 0) == (data.result[pick] > 0.5)).sum().item() / data.held
        print(
            f"epoch {epoch + 1}: loss {total.item() / max(batches, 1):.5f}, held-out {error:.5f}, "
            f"result right {right:.3f}, {time.time() - begun:.0f} s",
            flush=True,
        )
        net.save(out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=25)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--blend", type=float, default=0.3, help="how much the game's result counts against the score")
    parser.add_argument("--start", help="a net to go on from instead of beginning anew")
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = Data(arguments.data, device)
    print(f"{data.learned} positions to learn from and {data.held} held out, on {device}", flush=True)
    learn(data, arguments.out, arguments.epochs, arguments.batch, arguments.blend, arguments.start)


if __name__ == "__main__":
    main()
