"""all-MiniLM-L6-v2 as it lies in models/: its words and its weights, read from the GGUF file in floats."""

import struct
import unicodedata

import numpy as np

VALUES = {0: "<B", 1: "<b", 2: "<H", 3: "<h", 4: "<I", 5: "<i", 6: "<f", 7: "<?", 10: "<Q", 11: "<q", 12: "<d"}
STRING, ARRAY = 8, 9
F32, F16, Q8_0 = 0, 1, 8
LONGEST_WORD = 100
WORD_START = "\u2581"


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def scalar(self, form):
        (value,) = struct.unpack_from(form, self.data, self.at)
        self.at += struct.calcsize(form)
        return value

    def string(self):
        length = self.scalar("<Q")
        self.at += length
        return self.data[self.at - length : self.at].decode("utf8")

    def value(self, kind):
        if kind == STRING:
            return self.string()
        if kind == ARRAY:
            item, count = self.scalar("<I"), self.scalar("<Q")
            return [self.value(item) for _ in range(count)]
        return self.scalar(VALUES[kind])


def read_gguf(path):
    """Keys and tensors of a GGUF file, version 3; matrices of f32, f16 and Q8_0 as f32."""
    with open(path, "rb") as file:
        reader = Reader(file.read())
    assert reader.data[:4] == b"GGUF"
    reader.at = 8
    tensor_count, key_count = reader.scalar("<Q"), reader.scalar("<Q")
    keys = {}
    for _ in range(key_count):
        name = reader.string()
        keys[name] = reader.value(reader.scalar("<I"))
    listed = []
    for _ in range(tensor_count):
        name = reader.string()
        dims = [reader.scalar("<Q") for _ in range(reader.scalar("<I"))]
        listed.append((name, dims, reader.scalar("<I"), reader.scalar("<Q")))
    start = -(-reader.at // 32) * 32
    return keys, {name: floats(reader.data, start + offset, dims, kind) for name, dims, kind, offset in listed}


def floats(data, start, dims, kind):
    count, shape = int(np.prod(dims)), tuple(reversed(dims))
    if kind == F32:
        return np.frombuffer(data, "<f4", count, start).reshape(shape).copy()
    if kind == F16:
        return np.frombuffer(data, "<f2", count, start).astype(np.float32).reshape(shape)
    assert kind == Q8_0
    blocks = np.frombuffer(data, np.dtype([("scale", "<f2"), ("bytes", "i1", 32)]), count // 32, start)
    return (blocks["scale"].astype(np.float32)[:, None] * blocks["bytes"]).reshape(shape)


class Words:
    """WordPiece as llama.cpp cuts words for BERT: no case, no accents, punctuation by itself."""

    def __init__(self, keys):
        self.ids = {token: at for at, token in enumerate(keys["tokenizer.ggml.tokens"])}
        self.first = keys["tokenizer.ggml.bos_token_id"]
        self.last = keys["tokenizer.ggml.seperator_token_id"]
        self.unknown = keys["tokenizer.ggml.unknown_token_id"]
        self.longest = max(map(len, self.ids))

    def encode(self, text, most=124):
        ids = [piece for word in self.split(text) for piece in self.pieces(WORD_START + word)]
        return [self.first, *ids[:most], self.last]

    def split(self, text):
        folded = unicodedata.normalize("NFD", text).lower()
        spaced = []
        for char in folded:
            kind = unicodedata.category(char)
            if kind.startswith("M") or kind in ("Cc", "Cf", "Co", "Cs"):
                spaced.append(" " if char.isspace() else "")
            elif kind.startswith(("P",)) or (ord(char) < 0x7F and kind.startswith("S")) or 0x4E00 <= ord(char) <= 0x9FFF:
                spaced.append(f" {char} ")
            else:
                spaced.append(char)
        return [word[:LONGEST_WORD] for word in "".join(spaced).split()]

    def pieces(self, word):
        found, at = [], 0
        while at < len(word):
            end = next((e for e in range(min(len(word), at + self.longest), at, -1) if word[at:e] in self.ids), None)
            if end is None:
                return [self.unknown]
            found.append(self.ids[word[at:end]])
            at = end
        return found
