"""Writes what PyTorch makes of some sentences with the differences added, which test/model/encoder.test.ts
holds the engine to.

    python3 scripts/train-encoder/write_reference.py models/all-minilm-l6-v2.Q8_0.gguf models/encoder.safetensors
"""

import base64
import json
import sys

import torch

from base_model import Words, read_gguf
from train import Encoder, read_safetensors, tensors_of

OUT = "test/data/models/encoder-reference.json"
SENTENCES = [
    "what's on my calendar tomorrow",
    "schedule coffee at the cafe",
    "remind me to call mum at 5:30 pm",
    "play something by Zoë & the naïve band",
    "thank you very much, that's all",
    "send Anna a message that I'm 20% late, won't you?",
    "tern the volume town pleas",
    "is it going to rain in Łódź",
]


@torch.no_grad()
def main(base, differences):
    torch.set_num_threads(1)
    keys, tensors = read_gguf(base)
    words, changes = Words(keys), read_safetensors(differences)
    downs = [name for name in changes if name.endswith(".down")]
    kept = min(int(name.split(".")[1]) for name in downs)
    model = Encoder(keys, tensors, changes["head.bias"].size, changes[downs[0]].shape[0], kept)
    state = model.state_dict()
    for name, change in changes.items():
        change = torch.from_numpy(change)
        state[name] = state[name] + change if name in tensors else change
    model.load_state_dict(state)
    model.eval()
    rows = []
    for sentence in SENTENCES:
        vector = model.vectors(*tensors_of([{"ids": words.encode(sentence)}]))[0]
        rows.append({"text": sentence, "vector": base64.b64encode(vector.numpy().astype("<f4").tobytes()).decode()})
    with open(OUT, "w") as file:
        json.dump(rows, file, indent=2, ensure_ascii=False)
        file.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
