"""Tunes the sentence encoder to find what answers a question, as low-rank differences to its matrices.

    node scripts/answers/write-rows.ts
    python3 scripts/answers/train.py models/all-minilm-l6-v2.Q8_0.gguf models/answers.safetensors

Needs PyTorch and numpy (Debian's python3-torch serves); the product needs neither. One thread; the same
rows, seed and PyTorch give the same numbers.
"""

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path

import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).parents[1] / "train-encoder"))
from base_model import Words, read_gguf
from train import Encoder, say, write_safetensors  # noqa: E402

SEED = 1
HOTNESS = 20.0  # of the nearness before it is weighed
HARD, OTHERS = 6, 1  # sentences of the same life beside each question: the nearest by the model as it was, and any
WARM = 20  # steps


def encoded(model, words, texts, size=64):
    """Unit vectors of texts, no longer than the product takes them."""
    rows = [words.encode(text, 118) for text in texts]
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    found = [None] * len(rows)
    for start in range(0, len(order), size):
        part = order[start : start + size]
        for at, vector in zip(part, F.normalize(model.vectors(*padded([rows[at] for at in part])))):
            found[at] = vector
    return torch.stack(found)


def padded(rows):
    longest = max(map(len, rows))
    ids, there = torch.zeros(len(rows), longest, dtype=torch.long), torch.zeros(len(rows), longest)
    for at, row in enumerate(rows):
        ids[at, : len(row)] = torch.tensor(row)
        there[at, : len(row)] = 1
    return ids, there


@torch.no_grad()
def measure(model, words, lives):
    """How many questions have what answers among the nearest 1, 3 and 10 sentences of their life."""
    model.eval()
    told = {}
    for life in lives:
        asked = [one for one in life["questions"] if one["gold"]]
        if not asked:
            continue
        sentences = encoded(model, words, life["sentences"])
        questions = encoded(model, words, [one["asked"] for one in asked])
        ranks = [
            min((near > near[at]).sum().item() for at in one["gold"])
            for one, near in zip(asked, questions @ sentences.T)
        ]
        told[life["life"]] = [len(asked), *(round(sum(rank < most for rank in ranks) / len(ranks), 3) for most in (1, 3, 10))]
    model.train()
    return told


@torch.no_grad()
def with_hard(model, words, lives):
    """Each question with the sentences of its life in the order of nearness."""
    model.eval()
    rows = []
    for life in lives:
        asked = [one for one in life["questions"] if one["gold"]]
        near = encoded(model, words, [one["asked"] for one in asked]) @ encoded(model, words, life["sentences"]).T
        for one, row in zip(asked, near):
            rest = [at for at in row.argsort(descending=True).tolist() if at not in one["gold"]]
            rows.append((one["asked"], [life["sentences"][at] for at in one["gold"]], [life["sentences"][at] for at in rest]))
    model.train()
    return rows


def loss_of(model, words, batch, order):
    """What answers beside what else stands in the same life, and what answers others."""
    questions, sentences, own = [], [], []
    for asked, gold, rest in batch:
        questions.append(asked)
        own.append(len(sentences))
        sentences += [order.choice(gold), *order.sample(rest[: 3 * HARD], min(HARD, len(rest))), *order.sample(rest, min(OTHERS, len(rest)))]
    pairs = HOTNESS * encoded(model, words, questions) @ encoded(model, words, sentences).T
    # Another sentence that answers is no wrong one.
    for row, (_, gold, _) in enumerate(batch):
        for at, sentence in enumerate(sentences):
            if at != own[row] and sentence in gold:
                pairs[row, at] = -1e9
    return F.cross_entropy(pairs, torch.tensor(own))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("out")
    parser.add_argument("--rows", default="bench-out/answer-rows.jsonl")
    parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--kept", type=int, default=2, help="so many layers from below stay as they are")
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--without", default="", help="lives that are not learned from, with commas between")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    order = random.Random(SEED)
    keys, tensors = read_gguf(asked.model)
    words = Words(keys)
    with open(asked.rows) as file:
        lives = [json.loads(line) for line in file]
    left = asked.without.split(",")
    learned = [life for life in lives if life["use"] == "learned" and life["life"] not in left]
    held = [life for life in lives if life not in learned]
    model = Encoder(keys, tensors, 1, asked.rank, asked.kept)
    say(f"as it was: {json.dumps(measure(model, words, held))}")
    rows = with_hard(model, words, learned)
    steps = asked.epochs * math.ceil(len(rows) / asked.batch)
    if steps == 0:
        return
    learning = [value for name, value in model.named_parameters() if value.requires_grad and not name.startswith("head")]
    optimiser = torch.optim.AdamW(learning, lr=asked.rate, weight_decay=0.01)
    falling = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: min(1.0, (step + 1) / WARM) * max(0.02, 1 - step / steps))
    say(f"{len(rows)} questions, {steps} steps")
    begun, done, sums = time.time(), 0, 0.0
    for _ in range(asked.epochs):
        order.shuffle(rows)
        for start in range(0, len(rows), asked.batch):
            loss = loss_of(model, words, rows[start : start + asked.batch], order)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            falling.step()
            done, sums = done + 1, sums + loss.item()
            if done % 25 == 0:
                say(f"{done}/{steps} loss {sums / 25:.3f} {(time.time() - begun) / done:.2f} s a step")
                sums = 0.0
        say(json.dumps(measure(model, words, held)))
    write(model, asked.out, tensors)


def write(model, out, tensors):
    """The differences by the names of the GGUF file's tensors, in halves."""
    arrays = {}
    for name, value in model.named_parameters():
        if value.requires_grad and not name.startswith("head"):
            array = value.detach().numpy()
            arrays[name] = (array - tensors[name] if name in tensors else array).astype("<f2")
    write_safetensors(out, arrays, {})


if __name__ == "__main__":
    main()
