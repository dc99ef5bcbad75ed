"""Tunes the lower layers of the sentence encoder to tell what each word of a request is.

    node scripts/tagger/write-rows.ts
    python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf models/tagger-encoder.safetensors

On the vectors of the words' first pieces, and the mean of all, stands a layer that the tool asked for
scales and shifts, and on it a linear chain (a conditional random field). Written are the differences of low
rank to the matrices, the others' whole, and the head. Rows of which `use` is "held" are measured, not learned.
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

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

sys.path.insert(0, str(Path(__file__).parent.parent / "train-encoder"))
from base_model import read_gguf  # noqa: E402
from train import Layer, Norm, say, write_safetensors  # noqa: E402

LAYERS = 4
RANK = 48
MIDDLE = 128
DROPOUT = 0.1
BATCH = 32
EPOCHS = 4
WARM = 100  # steps
LEAST_RATE = 0.02  # of the most, at the end
HEARD = 0.15  # the share of rows that are learned as they are heard
NO_TOOL = 0.05  # the share of rows whose tool is not told, for tools that come later
NEVER = -1e4


class Tagger(nn.Module):
    def __init__(self, keys, tensors, about):
        super().__init__()
        epsilon = keys["bert.attention.layer_norm_epsilon"]
        words = torch.from_numpy(tensors["token_embd.weight"])
        self.words = nn.Embedding.from_pretrained(words, freeze=True)
        kinds = torch.from_numpy(tensors["token_types.weight"])[0]
        self.register_buffer("places", torch.from_numpy(tensors["position_embd.weight"]) + kinds)
        self.token_embd_norm = Norm(tensors["token_embd_norm.weight"], tensors["token_embd_norm.bias"], epsilon)
        heads = keys["bert.attention.head_count"]
        self.blk = nn.ModuleList(Layer(tensors, at, heads, epsilon, RANK) for at in range(LAYERS))
        self.dropout = nn.Dropout(DROPOUT)
        width, tags = words.shape[1], about["tags"]
        self.kinds = nn.Embedding(about["kinds"], width)
        nn.init.zeros_(self.kinds.weight)
        self.middle = nn.Linear(2 * width, MIDDLE)
        # The row behind the last tool is any other's.
        self.scale = nn.Embedding(len(about["tools"]) + 1, MIDDLE)
        nn.init.ones_(self.scale.weight)
        self.shift = nn.Embedding(len(about["tools"]) + 1, MIDDLE)
        self.out = nn.Linear(MIDDLE, tags)
        # From a tag, or the start (the last row), to the one behind it.
        self.steps = nn.Parameter(torch.zeros(tags + 1, tags))
        self.register_buffer("allowed", torch.tensor(allowed(tags)))

    def scores(self, batch):
        x = self.token_embd_norm(self.words(batch["pieces"]) + self.places[: batch["pieces"].shape[1]])
        x = self.dropout(x + self.kinds(batch["kinds"]))
        there = batch["there"]
        mask = (1 - there)[:, None, None, :] * -1e9
        for layer in self.blk:
            x = layer(x, mask)
        mean = (x * there[..., None]).sum(1, keepdim=True) / there.sum(1)[:, None, None]
        first = x.gather(1, batch["firsts"][..., None].expand(-1, -1, x.shape[2]))
        both = self.middle(self.dropout(torch.cat([first, mean.expand_as(first)], -1)))
        tool = batch["tool"]
        return self.out(self.dropout(F.gelu(both * self.scale(tool)[:, None] + self.shift(tool)[:, None])))

    def loss(self, batch):
        """How much less likely the right tags are than all taggings together, as a logarithm."""
        scores, steps, tags = self.scores(batch), self.steps + self.allowed, batch["tags"]
        sums = scores[:, 0] + steps[-1]
        right = sums.gather(1, tags[:, :1])[:, 0]
        for at in range(1, scores.shape[1]):
            goes_on = batch["lengths"] > at
            further = torch.logsumexp(sums[:, :, None] + steps[None, :-1], 1) + scores[:, at]
            sums = torch.where(goes_on[:, None], further, sums)
            own = scores[:, at].gather(1, tags[:, at : at + 1])[:, 0] + steps[tags[:, at - 1], tags[:, at]]
            right = right + goes_on * own
        return (torch.logsumexp(sums, 1) - right).mean()

    @torch.no_grad()
    def best(self, batch):
        """The likeliest tags (Viterbi 1967)."""
        scores, steps = self.scores(batch), self.steps + self.allowed
        for row, length in enumerate(batch["lengths"].tolist()):
            sums, came = scores[row, 0] + steps[-1], []
            for at in range(1, length):
                most, before = (sums[:, None] + steps[:-1]).max(0)
                sums = most + scores[row, at]
                came.append(before)
            tags = [int(sums.argmax())]
            for before in reversed(came):
                tags.append(int(before[tags[-1]]))
            yield tags[::-1]


def allowed(tags):
    """A tag of a label's other words stands only behind one of the same label."""
    matrix = np.zeros((tags + 1, tags), np.float32)
    for before in range(tags + 1):
        for tag in range(2, tags, 2):
            if before not in (tag, tag - 1):
                matrix[before, tag] = NEVER
    return matrix


def batches(rows, order):
    at = list(range(len(rows)))
    order.shuffle(at)
    block = 50 * BATCH
    blocks = [sorted(at[start : start + block], key=lambda i: len(rows[i][1]["pieces"])) for start in range(0, len(at), block)]
    parts = [block[start : start + BATCH] for block in blocks for start in range(0, len(block), BATCH)]
    order.shuffle(parts)
    for part in parts:
        yield batch_of([rows[i] for i in part])


def batch_of(rows):
    def filled(lists):
        longest = max(map(len, lists))
        return torch.tensor([[*one, *[0] * (longest - len(one))] for one in lists])

    read = [row for _, row in rows]
    return {
        "pieces": filled([row["pieces"] for row in read]),
        "kinds": filled([row["kinds"] for row in read]),
        "firsts": filled([row["firsts"] for row in read]),
        "tags": filled([row["tags"] for row in read]),
        "there": filled([[1] * len(row["pieces"]) for row in read]).float(),
        "lengths": torch.tensor([len(row["tags"]) for row in read]),
        "tool": torch.tensor([tool for tool, _ in rows]),
    }


def stretches(tags):
    found, start = set(), None
    for at, tag in enumerate([*tags, 0]):
        if start is not None and tag != tags[start] + 1:
            found.add((tags[start], start, at))
            start = None
        if tag % 2 == 1:
            start = at
    return found


def measure(model, rows):
    model.eval()
    said = found = right = whole = 0
    rows = sorted(rows, key=lambda row: len(row[1]["pieces"]))
    for start in range(0, len(rows), 64):
        part = rows[start : start + 64]
        for (_, row), tags in zip(part, model.best(batch_of(part))):
            truth, guess = stretches(row["tags"]), stretches(tags)
            said, found, right = said + len(truth), found + len(guess), right + len(truth & guess)
            whole += truth == guess
    model.train()
    return {"found": right / said, "right": right / found, "whole": whole / len(rows)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("out")
    parser.add_argument("--rows", default="bench-out/tagger-rows.jsonl")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--head-rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    with open(asked.rows) as file:
        about, *rows = map(json.loads, file)
    torch.manual_seed(about["seed"])
    order = random.Random(about["seed"])
    tools = {tool: at for at, tool in enumerate(about["tools"])}
    rows = [{**row, "tool": tools.get(row["tool"], len(tools))} for row in rows]
    learned = [row for row in rows if row["use"] == "learned"]
    held = [(row["tool"], row["written"]) for row in rows if row["use"] == "held"]
    keys, tensors = read_gguf(asked.model)
    model = Tagger(keys, tensors, about)
    heads = {name: value for name, value in model.named_parameters() if value.requires_grad and not name.startswith("blk.")}
    body = [value for name, value in model.named_parameters() if value.requires_grad and name not in heads]
    groups = [{"params": body, "lr": asked.rate}, {"params": [*heads.values()], "lr": asked.head_rate}]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = asked.epochs * math.ceil(len(learned) / BATCH)
    falling = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1.0, (step + 1) / WARM) * max(LEAST_RATE, 1 - step / steps)
    )
    say(f"{len(held)} rows held out, {len(learned)} to learn from, {steps} steps")
    begun, done, sums = time.time(), 0, 0.0
    model.train()
    for _ in range(asked.epochs):
        epoch = [
            (
                len(tools) if order.random() < NO_TOOL else row["tool"],
                row["heard"] if row["heard"]["tags"] and order.random() < HEARD else row["written"],
            )
            for row in learned
        ]
        for batch in batches(epoch, order):
            loss = model.loss(batch)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            falling.step()
            done, sums = done + 1, sums + loss.item()
            if done % 50 == 0:
                say(f"{done}/{steps} loss {sums / 50:.3f} {(time.time() - begun) / done:.2f} s a step")
                sums = 0.0
        if held:
            say(json.dumps(measure(model, held)))
    write(model, asked.out, about, tensors)


def write(model, out, about, tensors):
    """What was learned, in halves: of the GGUF file's tensors the differences, by their names."""
    arrays = {}
    for name, value in model.named_parameters():
        if value.requires_grad:
            array = value.detach().numpy()
            arrays[name] = (array - tensors[name] if name in tensors else array).astype("<f2")
    metadata = {"tools": json.dumps(about["tools"]), "layers": str(LAYERS)}
    write_safetensors(out, arrays, metadata)


if __name__ == "__main__":
    sys.exit(main())
