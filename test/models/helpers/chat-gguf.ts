import { writeGguf } from "../../../src/models/convert/gguf-writer.ts";
import type { GgufValue } from "../../../src/models/convert/gguf-writer.ts";

/** Of the form most models have: roles between marks, an answer to come. */
export const CHAT_TEMPLATE =
  "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}<|im_start|>assistant\n";

type Keys = Readonly<Record<string, GgufValue | undefined>>;

const text = (value: string): GgufValue => ({ type: "string", value });
const number = (value: number): GgufValue => ({ type: "u32", value });

/** A whole GGUF file of a chat model of next to no size; `undefined` takes a key out. */
export function chatGguf(changes: Keys = {}, rows = 8): Buffer {
  const keys: Keys = {
    "general.architecture": text("qwen2"),
    "general.type": text("model"),
    "general.license": text("apache-2.0"),
    "qwen2.context_length": number(32_768),
    "qwen2.block_count": number(2),
    "qwen2.embedding_length": number(64),
    "qwen2.attention.head_count": number(4),
    "qwen2.attention.head_count_kv": number(2),
    "tokenizer.chat_template": text(CHAT_TEMPLATE),
    ...changes,
  };
  const given = Object.entries(keys).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const values = new Float32Array(32 * rows);
  const data = (): Uint8Array => new Uint8Array(values.buffer);
  // The cast is safe: what is undefined was left out.
  const whole = Object.fromEntries(given) as Readonly<Record<string, GgufValue>>;
  return Buffer.concat([
    ...writeGguf(whole, [{ name: "t", dims: [32, rows], format: "f32", data }]),
  ]);
}
