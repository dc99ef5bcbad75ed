"""Tunes the sentence encoder on this project's requests, as low-rank differences to its matrices.

    node scripts/train-encoder/write-rows.ts
    python3 scripts/train-encoder/train.py models/all-minilm-l6-v2.Q8_0.gguf models/encoder.safetensors

Needs PyTorch and numpy (Debian's python3-torch serves); the product needs neither. One thread; the same
rows, seed and PyTorch give the same numbers.
"""

import argparse
import json
import math
import random
import signal
import struct
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from base_model import Words, read_gguf

SCALE = 16.0  # of the unit vector before the head
DROPOUT = 0.1
WARM = 60  # steps
FALLING = 0.25  # the share of the steps, at the end, over which the rate falls to nothing


class LowRank(nn.Module):
    """A matrix that stays, and a difference of low rank that is learned."""

    def __init__(self, weight, bias, rank):
        super().__init__()
        self.weight = nn.Parameter(torch.from_numpy(weight), requires_grad=False)
        self.bias = nn.Parameter(torch.from_numpy(bias.copy()))
        self.rank = rank
        if rank == 0:
            return
        outs, ins = weight.shape
        self.down = nn.Parameter(torch.randn(rank, ins) / math.sqrt(ins))
        self.up = nn.Parameter(torch.zeros(outs, rank))

    def forward(self, x):
        kept = F.linear(x, self.weight, self.bias)
        return kept if self.rank == 0 else kept + F.linear(F.linear(x, self.down), self.up)


class Norm(nn.Module):
    def __init__(self, weight, bias, epsilon):
        super().__init__()
        self.weight, self.bias = (nn.Parameter(torch.from_numpy(one.copy())) for one in (weight, bias))
        self.epsilon = epsilon

    def forward(self, x):
        return F.layer_norm(x, x.shape[-1:], self.weight, self.bias, self.epsilon)


class Layer(nn.Module):
    def __init__(self, tensors, at, heads, epsilon, rank):
        super().__init__()
        self.heads = heads

        def part(name):
            return tensors[f"blk.{at}.{name}.weight"], tensors[f"blk.{at}.{name}.bias"]

        for name in ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_up", "ffn_down"):
            setattr(self, name, LowRank(*part(name), rank))
        self.attn_output_norm = Norm(*part("attn_output_norm"), epsilon)
        self.layer_output_norm = Norm(*part("layer_output_norm"), epsilon)
        self.dropout = nn.Dropout(DROPOUT)

    def forward(self, x, mask):
        rows, length, width = x.shape

        def split(y):
            return y.view(rows, length, self.heads, width // self.heads).transpose(1, 2)

        q, k, v = split(self.attn_q(x)), split(self.attn_k(x)), split(self.attn_v(x))
        weights = (q @ k.transpose(-1, -2) / math.sqrt(width // self.heads) + mask).softmax(-1)
        mixed = (self.dropout(weights) @ v).transpose(1, 2).reshape(rows, length, width)
        x = self.attn_output_norm(x + self.dropout(self.attn_output(mixed)))
        return self.layer_output_norm(x + self.dropout(self.ffn_down(F.gelu(self.ffn_up(x)))))


class Encoder(nn.Module):
    def __init__(self, keys, tensors, classes, rank, kept):
        super().__init__()
        epsilon = keys["bert.attention.layer_norm_epsilon"]
        words = torch.from_numpy(tensors["token_embd.weight"])
        self.words = nn.Embedding.from_pretrained(words, freeze=True)
        kinds = torch.from_numpy(tensors["token_types.weight"])[0]
        self.register_buffer("places", torch.from_numpy(tensors["position_embd.weight"]) + kinds)
        self.token_embd_norm = Norm(tensors["token_embd_norm.weight"], tensors["token_embd_norm.bias"], epsilon)
        heads = keys["bert.attention.head_count"]
        self.blk = nn.ModuleList(
            Layer(tensors, at, heads, epsilon, 0 if at < kept else rank)
            for at in range(keys["bert.block_count"])
        )
        for part in [self.token_embd_norm, *self.blk[:kept]]:
            part.requires_grad_(False)
        self.dropout = nn.Dropout(DROPOUT)
        self.head = nn.Linear(words.shape[1], classes)

    def vectors(self, ids, there):
        x = self.dropout(self.token_embd_norm(self.words(ids) + self.places[: ids.shape[1]]))
        mask = (1 - there)[:, None, None, :] * -1e9
        for layer in self.blk:
            x = layer(x, mask)
        return (x * there[..., None]).sum(1) / there.sum(1, keepdim=True)

    def forward(self, ids, there):
        return self.head(self.dropout(SCALE * F.normalize(self.vectors(ids, there))))


def batches(rows, size, order=None):
    """Batches of like length, so that little is padded, in any order."""
    at = list(range(len(rows)))
    if order:
        order.shuffle(at)
        blocks = [sorted(at[start : start + 50 * size], key=lambda i: len(rows[i]["ids"])) for start in range(0, len(at), 50 * size)]
        parts = [block[start : start + size] for block in blocks for start in range(0, len(block), size)]
        order.shuffle(parts)
    else:
        at.sort(key=lambda i: len(rows[i]["ids"]))
        parts = [at[start : start + size] for start in range(0, len(at), size)]
    for part in parts:
        yield [rows[i] for i in part]


def tensors_of(batch):
    longest = max(len(row["ids"]) for row in batch)
    ids, there = torch.zeros(len(batch), longest, dtype=torch.long), torch.zeros(len(batch), longest)
    for at, row in enumerate(batch):
        ids[at, : len(row["ids"])] = torch.tensor(row["ids"])
        there[at, : len(row["ids"])] = 1
    return ids, there


def loss_of(logits, batch):
    """Any of a row's tools is right: the log of their common probability."""
    right = torch.full_like(logits, -1e9)
    for at, row in enumerate(batch):
        right[at, row["classes"]] = 0
    shares = logits.log_softmax(-1)
    each = -torch.logsumexp(shares + right, -1)
    weights = torch.tensor([row["weight"] for row in batch])
    return (each * weights).sum() / weights.sum()


@torch.no_grad()
def measure(model, held):
    model.eval()
    none = model.head.out_features - 1
    hits, counts, right, kinds = [0, 0], 0, 0, {}
    for batch in batches(held, 64):
        logits = model(*tensors_of(batch))
        for row, one in zip(batch, logits):
            order = one.argsort(descending=True).tolist()
            decided = order[0] in row["classes"]
            right += decided
            seen, well = kinds.get(row["kind"], (0, 0))
            kinds[row["kind"]] = (seen + 1, well + decided)
            if none in row["classes"]:
                continue
            tools = [tool for tool in order if tool != none]
            counts += 1
            hits[0] += tools[0] in row["classes"]
            hits[1] += any(tool in row["classes"] for tool in tools[:3])
    model.train()
    return {
        "R@1": round(hits[0] / counts, 4),
        "R@3": round(hits[1] / counts, 4),
        "decided": round(right / len(held), 4),
        **{kind: round(well / seen, 3) for kind, (seen, well) in sorted(kinds.items())},
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("out")
    parser.add_argument("--rows", default="bench-out/encoder-rows.jsonl")
    parser.add_argument("--rank", type=int, default=48)
    parser.add_argument("--kept", type=int, default=2, help="so many layers from below stay as they are")
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--head-rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--steps", type=int, default=0, help="so many at most")
    parser.add_argument("--every", type=int, default=1000, help="measure a part of what is held out after so many steps")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    keys, tensors = read_gguf(asked.model)
    words = Words(keys)
    with open(asked.rows) as file:
        about, *rows = map(json.loads, file)
    for row in rows:
        row["ids"] = words.encode(row["text"])
    seed = about["seed"]
    torch.manual_seed(seed)
    order = random.Random(seed)
    held = [row for row in rows if row["epoch"] == "held"]
    part = random.Random(seed).sample(held, min(800, len(held)))
    epochs = [[row for row in rows if row["epoch"] == at] for at in range(about["epochs"])]
    model = Encoder(keys, tensors, len(about["tools"]) + 1, asked.rank, asked.kept)
    rates = [
        {"params": [p for n, p in model.named_parameters() if p.requires_grad and not n.startswith("head")], "most": asked.rate},
        {"params": model.head.parameters(), "most": asked.head_rate},
    ]
    optimiser = torch.optim.AdamW(rates, lr=asked.rate, weight_decay=0.01)
    steps = asked.steps or sum(-(-len(epoch) // asked.batch) for epoch in epochs)
    say(f"{len(held)} rows held out, {[len(epoch) for epoch in epochs]} to learn from, {steps} steps")
    begun, done, sums = time.time(), 0, 0.0

    def finish(*_):
        nonlocal steps
        steps = min(steps, math.ceil(done / (1 - FALLING)))
        say(f"{steps} steps in all")

    # The same as --steps with the number that is printed: until its last quarter the rate knows nothing of the end.
    signal.signal(signal.SIGUSR1, finish)
    model.train()
    for at, epoch in enumerate(epochs):
        for batch in batches(epoch, asked.batch, order):
            if done >= steps:
                break
            falling = (steps - done) / (FALLING * steps)
            for group in optimiser.param_groups:
                group["lr"] = group["most"] * min(1.0, (done + 1) / WARM, falling)
            loss = loss_of(model(*tensors_of(batch)), batch)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            done, sums = done + 1, sums + loss.item()
            if done % 50 == 0:
                say(f"{done}/{steps} loss {sums / 50:.3f} {(time.time() - begun) / done:.2f} s a step")
                sums = 0.0
            if done % asked.every == 0:
                say(json.dumps(measure(model, part)))
                write(model, asked.out, about, tensors)
        say(f"epoch {at + 1} done")
    say(json.dumps(measure(model, held)))
    write(model, asked.out, about, tensors)


def write(model, out, about, tensors):
    """The differences by the names of the GGUF file's tensors, in halves, and the head in floats."""
    trained = {name: value.requires_grad for name, value in model.named_parameters()}
    arrays = {}
    for name, value in model.state_dict().items():
        array = value.detach().numpy()
        if name.startswith("head."):
            arrays[name] = (array * (SCALE if name == "head.weight" else 1)).astype("<f4")
        elif trained.get(name):
            arrays[name] = (array - tensors[name] if name in tensors else array).astype("<f2")
    write_safetensors(out, arrays, {"tools": json.dumps(about["tools"])})


def read_safetensors(path):
    with open(path, "rb") as file:
        data = file.read()
    (size,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + size])
    arrays = {}
    for name, about in header.items():
        if name == "__metadata__":
            continue
        start, end = (8 + size + at for at in about["data_offsets"])
        kind = {"F16": "<f2", "F32": "<f4"}[about["dtype"]]
        arrays[name] = np.frombuffer(data[start:end], dtype=kind).reshape(about["shape"]).astype(np.float32)
    return arrays


def write_safetensors(path, arrays, metadata):
    header, at = {"__metadata__": metadata}, 0
    for name, array in arrays.items():
        kind = {"f2": "F16", "f4": "F32"}[array.dtype.str[1:]]
        header[name] = {"dtype": kind, "shape": array.shape, "data_offsets": [at, at + array.nbytes]}
        at += array.nbytes
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(head)) + head)
        for array in arrays.values():
            file.write(array.tobytes())


def say(text):
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
