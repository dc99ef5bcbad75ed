/** Types of tokens in a GGUF vocabulary. */
const NORMAL = 1;
const CONTROL = 3;
const USER_DEFINED = 4;

type Value = string | number | readonly string[] | readonly number[];

export type Vocabulary = {
  readonly control: readonly string[];
  /** Tokens llama.cpp finds in plain text too, such as Qwen's `<tool_call>`. */
  readonly userDefined: readonly string[];
};

/**
 * A GGUF file with a byte vocabulary, some special tokens and no weights, enough to see how a text
 * becomes tokens. The first control token is BOS, the second EOS.
 */
export function vocabularyFile({ control, userDefined }: Vocabulary): Buffer {
  const bytes = byteCharacters();
  const tokens = [...bytes, ...control, ...userDefined];
  const metadata: Readonly<Record<string, Value>> = {
    "general.architecture": "llama",
    "general.name": "vocabulary",
    "llama.block_count": 1,
    "llama.context_length": 512,
    "llama.embedding_length": 32,
    "llama.feed_forward_length": 64,
    "llama.attention.head_count": 1,
    "tokenizer.ggml.model": "gpt2",
    "tokenizer.ggml.pre": "default",
    "tokenizer.ggml.tokens": tokens,
    "tokenizer.ggml.token_type": [
      ...bytes.map(() => NORMAL),
      ...control.map(() => CONTROL),
      ...userDefined.map(() => USER_DEFINED),
    ],
    "tokenizer.ggml.merges": ["a b"],
    "tokenizer.ggml.bos_token_id": bytes.length,
    "tokenizer.ggml.eos_token_id": bytes.length + 1,
  };
  const entries = Object.entries(metadata).map(([key, value]) =>
    Buffer.concat([text(key), typed(value)]),
  );
  return Buffer.concat([
    Buffer.from("GGUF"),
    u32(3),
    u64(0),
    u64(entries.length),
    ...entries,
    Buffer.alloc(64),
  ]);
}

/** The 256 characters a byte-level vocabulary writes bytes with (GPT-2's table). */
function byteCharacters(): readonly string[] {
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) =>
    String.fromCodePoint(isShown(byte) ? byte : next++),
  );
}

function isShown(byte: number): boolean {
  return (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
}

function typed(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([u32(8), text(value)]);
  if (typeof value === "number") return Buffer.concat([u32(4), u32(value)]);
  const isText = typeof value[0] === "string";
  const items = value.map((item) => (typeof item === "string" ? text(item) : u32(item)));
  return Buffer.concat([u32(9), u32(isText ? 8 : 5), u64(value.length), ...items]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, "utf8");
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

function u64(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
}
