"""Tunes the lower layers of the sentence encoder to tell what each word of a request is, and which begin a further one.

    node scripts/tagger/write-rows.ts
    python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf bench-out/tags.safetensors --tags
    python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf models/tagger-encoder.safetensors --from bench-out/tags.safetensors --epochs 1 --rate 5e-4 --reference test/data/models/tagger-reference.json

First the tags by themselves, then both.
With --reference PATH also what the model says of some held rows, for a test that the product reads the same.
On the vectors of the words' first pieces, and the mean of all, stands a layer that the tool asked for
scales and shifts, and on it a linear chain (a conditional random field). Written are the differences of low
rank to the matrices, the others' whole, and the head. Rows of which `use` is "held" are measured, not learned.
Needs PyTorch and numpy (Debian's python3-torch serves); the product needs neither. One thread; the same
rows, seed and PyTorch give the same numbers.
"""

import argparse
import base64
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
from train import Layer, Norm, read_safetensors, say, write_safetensors  # noqa: E402

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
BEGINS = 3  # what a word does: nothing, begins a further request, begins one that leans on what stands before it
WHOLE = 0.3  # what it counts for that a tagged request is one, beside its tags


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
        self.begin_middle = nn.Linear(2 * width, MIDDLE)
        self.begin_out = nn.Linear(MIDDLE, BEGINS)
        # From a tag, or the start (the last row), to the one behind it.
        self.steps = nn.Parameter(torch.zeros(tags + 1, tags))
        self.register_buffer("allowed", torch.tensor(allowed(tags)))

    def words_of(self, batch):
        """Of each word its first piece's vector, and beside it the mean of all."""
        x = self.token_embd_norm(self.words(batch["pieces"]) + self.places[: batch["pieces"].shape[1]])
        x = self.dropout(x + self.kinds(batch["kinds"]))
        there = batch["there"]
        mask = (1 - there)[:, None, None, :] * -1e9
        for layer in self.blk:
            x = layer(x, mask)
        mean = (x * there[..., None]).sum(1, keepdim=True) / there.sum(1)[:, None, None]
        first = x.gather(1, batch["firsts"][..., None].expand(-1, -1, x.shape[2]))
        return self.dropout(torch.cat([first, mean.expand_as(first)], -1))

    def begins(self, words):
        return self.begin_out(self.dropout(F.gelu(self.begin_middle(words))))

    def scores(self, batch, words=None):
        both = self.middle(self.words_of(batch) if words is None else words)
        tool = batch["tool"]
        return self.out(self.dropout(F.gelu(both * self.scale(tool)[:, None] + self.shift(tool)[:, None])))

    def loss(self, batch):
        """How much less likely the right tags are than all taggings together, as a logarithm."""
        words = self.words_of(batch)
        if "tags" not in batch:
            return begun_loss(self.begins(words), batch)
        scores, steps, tags = self.scores(batch, words), self.steps + self.allowed, batch["tags"]
        sums = scores[:, 0] + steps[-1]
        right = sums.gather(1, tags[:, :1])[:, 0]
        for at in range(1, scores.shape[1]):
            goes_on = batch["lengths"] > at
            further = torch.logsumexp(sums[:, :, None] + steps[None, :-1], 1) + scores[:, at]
            sums = torch.where(goes_on[:, None], further, sums)
            own = scores[:, at].gather(1, tags[:, at : at + 1])[:, 0] + steps[tags[:, at - 1], tags[:, at]]
            right = right + goes_on * own
        own = (torch.logsumexp(sums, 1) - right).mean()
        return own if "begins" not in batch else own + WHOLE * begun_loss(self.begins(words), batch)

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


def begun_loss(scores, batch):
    """Of all words but the first."""
    there = torch.arange(scores.shape[1])[None] < batch["lengths"][:, None]
    there[:, 0] = False
    each = F.cross_entropy(scores.transpose(1, 2), batch["begins"], reduction="none")
    return (each * there).sum(1).mean()


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
    whole = {
        "pieces": filled([row["pieces"] for row in read]),
        "kinds": filled([row["kinds"] for row in read]),
        "firsts": filled([row["firsts"] for row in read]),
        "there": filled([[1] * len(row["pieces"]) for row in read]).float(),
        "lengths": torch.tensor([len(row["firsts"]) for row in read]),
    }
    if "begins" in read[0]:
        whole["begins"] = filled([row["begins"] for row in read])
    if "tags" not in read[0]:
        return whole
    return {
        **whole,
        "tags": filled([row["tags"] for row in read]),
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


@torch.no_grad()
def measure_begun(model, rows, least=0.5):
    """How many are parted just so, how many of the places are found, and how many of those found are right."""
    model.eval()
    whole = said = found = right = 0
    for start in range(0, len(rows), 64):
        part = rows[start : start + 64]
        batch = batch_of(part)
        inside = model.begins(model.words_of(batch)).softmax(-1)[..., 0]
        for (_, row), chances in zip(part, inside):
            truth = {at for at, begins in enumerate(row["begins"]) if begins}
            guess = {at for at in range(1, len(row["begins"])) if 1 - chances[at] >= least}
            whole, said = whole + (truth == guess), said + len(truth)
            found, right = found + len(guess), right + len(truth & guess)
    model.train()
    return {"whole": whole / len(rows), "found": right / max(1, said), "right": right / max(1, found)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("out")
    parser.add_argument("--rows", default="bench-out/tagger-rows.jsonl")
    parser.add_argument("--tags", action="store_true", help="learn no more than the tags")
    parser.add_argument("--from", dest="begun", help="what was learned before")
    parser.add_argument("--reference")
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
    parted = [row for row in rows if "parted" in row]
    rows = [{**row, "tool": tools.get(row["tool"], len(tools))} for row in rows if "tool" in row]
    learned = [row for row in rows if row["use"] == "learned"]
    held = [(row["tool"], row["written"]) for row in rows if row["use"] == "held"]
    more = [] if asked.tags else [(None, row["parted"]) for row in parted if row["use"] == "learned"]
    keys, tensors = read_gguf(asked.model)
    model = Tagger(keys, tensors, about)
    if asked.begun:
        begin(model, asked.begun, tensors)
    heads = {name: value for name, value in model.named_parameters() if value.requires_grad and not name.startswith("blk.")}
    body = [value for name, value in model.named_parameters() if value.requires_grad and name not in heads]
    groups = [{"params": body, "lr": asked.rate}, {"params": [*heads.values()], "lr": asked.head_rate}]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = asked.epochs * (math.ceil(len(learned) / BATCH) + math.ceil(len(more) / BATCH))
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
        if not asked.tags:
            epoch = [(tool, {**row, "begins": [0] * len(row["firsts"])}) for tool, row in epoch]
        each = [*batches(epoch, order), *batches(more, order)]
        order.shuffle(each)
        for batch in each:
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
        say(json.dumps(measure(model, held)))
        for use in [] if asked.tags else ["single", "joined", "marked"]:
            say(f"{use} {json.dumps(measure_begun(model, [(None, row['parted']) for row in parted if row['use'] == use]))}")
    write(model, asked.out, about, tensors)
    if asked.reference:
        refer(model, [row for row in rows if row["use"] == "held"], about, asked.reference)


@torch.no_grad()
def refer(model, rows, about, path):
    """The scores of every tag at every word of the first row of each tool, in floats."""
    model.eval()
    first = {row["tool"]: row for row in reversed(rows)}
    told = [
        {
            "tool": about["tools"][row["tool"]],
            "text": row["text"],
            "scores": base64.b64encode(model.scores(batch_of([(row["tool"], row["written"])]))[0].numpy().astype("<f4").tobytes()).decode(),
        }
        for row in first.values()
    ]
    Path(path).write_text(json.dumps(told, indent=1) + "\n")


def begin(model, path, tensors):
    """Puts what was written before into the model, as far as it goes."""
    state = model.state_dict()
    for name, array in read_safetensors(path).items():
        state[name] = torch.from_numpy(array + tensors[name] if name in tensors else array)
    model.load_state_dict(state)


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
