"""Draws the figures of docs/27-solved.md from the report of solve.cu. Needs nothing but Python.

    python3 training/27/plot.py data/27/report.json docs/images
"""

import json
import pathlib
import sys

PAPER, INK, FAINT, BROWN, GREY = "#F6F2EA", "#3B3228", "#CFC2A8", "#8A5A2B", "#B9B4AA"
WIDTH, HEIGHT = 960, 380
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 60, 60


def text(x, y, words, anchor="middle", size=14):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{words}</text>'


def figure(title, below, names, series, most, step):
    """Bars side by side: `series` is a list of (name, colour, shares in percent)."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    slot = wide / len(names)
    bar = slot * 0.8 / len(series)
    height = lambda share: high * share / most
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{title}" font-family="sans-serif" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAPER}"/>',
        text(LEFT, 34, title, "start", 17),
    ]
    for share in range(0, most + 1, step):
        y = TOP + high - height(share)
        out.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{FAINT}"/>')
        out.append(text(LEFT - 8, y + 5, f"{share} %", "end"))
    for at, name in list(enumerate(names))[:: 1 if len(names) < 25 else 2]:
        out.append(text(LEFT + slot * (at + 0.5), TOP + high + 20, name))
    for place, (_, colour, shares) in enumerate(series):
        for at, share in enumerate(shares):
            x = LEFT + slot * (at + 0.1) + bar * place
            y = TOP + high - height(share)
            out.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{bar:.1f}" height="{height(share):.1f}" fill="{colour}"/>')
    out.append(text(LEFT + wide / 2, HEIGHT - 16, below))
    x = WIDTH - RIGHT
    for name, colour, _ in reversed(series if len(series) > 1 else []):
        out.append(text(x, 34, name, "end"))
        x -= 8 * len(name) + 8
        out.append(f'<rect x="{x - 14:.1f}" y="22" width="14" height="14" fill="{colour}"/>')
        x -= 34
    return "\n".join(out + ["</svg>", ""])


def main():
    report = json.loads(pathlib.Path(sys.argv[1]).read_text())
    images = pathlib.Path(sys.argv[2])

    def shares(counts):
        every = sum(counts.values())
        return [100 * counts[str(value)] / every for value in range(-18, 19)]

    series = [
        ("all positions", GREY, shares(report["values_of_all"])),
        ("those that a game can reach", BROWN, shares(report["values_of_reachable"])),
    ]
    names = [str(value).replace("-", "−") for value in range(-18, 19)]
    title = "How often each value occurs"
    svg = figure(title, "final margin for the player to move, with best play", names, series, 8, 2)
    (images / "27-values.svg").write_text(svg)

    counts = report["best_moves_by_legal_moves"]
    one = [100 * counts[str(legal)]["1"] / sum(counts[str(legal)].values()) for legal in range(2, 19)]
    title = "Positions with only one best move"
    svg = figure(title, "legal moves", [str(legal) for legal in range(2, 19)], [("", BROWN, one)], 80, 20)
    (images / "27-best-moves.svg").write_text(svg)


if __name__ == "__main__":
    main()
