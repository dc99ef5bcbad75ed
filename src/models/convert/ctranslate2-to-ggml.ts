import type { Variable } from "./ctranslate2-file.ts";
import {
  floatsOfVariable,
  halvesOfVariable,
  readCtranslate2,
  variableOf,
} from "./ctranslate2-file.ts";
import { bytesOf } from "../tensors/little-endian.ts";
import { melFilters } from "./mel-filters.ts";
import { whisperTokens } from "./whisper-vocabulary.ts";

type Variables = ReadonlyMap<string, Variable>;
type Part = { readonly name: string; readonly dims: readonly number[]; readonly data: Buffer };
type Layer = { readonly from: string; readonly to: string };

const magic = 0x67676d6c;
const halfFloats = 1;
const singleFloats = 0;
const melFrequencies = 201;

/**
 * Writes a Whisper model of CTranslate2 (f16) as whisper.cpp reads it. Numbers are copied, none is
 * computed anew but the mel filters, so the result is the same bytes everywhere.
 */
export function* ctranslate2ToGgml(model: Buffer, vocabulary: Buffer): Generator<Uint8Array> {
  const variables = readCtranslate2(model);
  yield header(variables);
  yield* tokens(vocabulary);
  yield* encoder(variables);
  yield* decoder(variables);
}

function header(variables: Variables): Buffer {
  const [audioContext = 0, audioState = 0] = sizes(
    variables,
    "encoder/position_encodings/encodings",
  );
  const [textContext = 0, textState = 0] = sizes(variables, "decoder/position_encodings/encodings");
  const [, mels = 0] = sizes(variables, "encoder/conv1/weight");
  const [words = 0] = sizes(variables, "decoder/embeddings/weight");
  const audio = [
    audioContext,
    audioState,
    heads(variables, "encoder"),
    layers(variables, "encoder"),
  ];
  const text = [textContext, textState, heads(variables, "decoder"), layers(variables, "decoder")];
  const fields = integers([
    magic,
    words,
    ...audio,
    ...text,
    mels,
    halfFloats,
    mels,
    melFrequencies,
  ]);
  return Buffer.concat([fields, bytesOf(melFilters(mels))]);
}

function* tokens(vocabulary: Buffer): Generator<Uint8Array> {
  const pieces = whisperTokens(vocabulary);
  yield integers([pieces.length]);
  yield Buffer.concat(pieces.flatMap((piece) => [integers([piece.length]), piece]));
}

function* encoder(variables: Variables): Generator<Uint8Array> {
  yield* floats(
    "encoder.positional_embedding",
    variableOf(variables, "encoder/position_encodings/encodings"),
  );
  for (const convolution of ["conv1", "conv2"]) {
    const bias = variableOf(variables, `encoder/${convolution}/bias`);
    yield* weight(variables, `encoder/${convolution}/weight`, `encoder.${convolution}.weight`);
    // whisper.cpp adds it to columns, hence the second dimension.
    yield* floats(`encoder.${convolution}.bias`, { ...bias, dims: [...bias.dims, 1] });
  }
  for (let i = 0; i < layers(variables, "encoder"); i++) {
    const layer = { from: `encoder/layer_${i}`, to: `encoder.blocks.${i}` };
    yield* selfAttention(variables, layer);
    yield* feedForward(variables, layer);
  }
  yield* norm(variables, "encoder/layer_norm", "encoder.ln_post");
}

function* decoder(variables: Variables): Generator<Uint8Array> {
  yield* floats(
    "decoder.positional_embedding",
    variableOf(variables, "decoder/position_encodings/encodings"),
  );
  yield* weight(variables, "decoder/embeddings/weight", "decoder.token_embedding.weight");
  for (let i = 0; i < layers(variables, "decoder"); i++) {
    const layer = { from: `decoder/layer_${i}`, to: `decoder.blocks.${i}` };
    yield* selfAttention(variables, layer);
    yield* crossAttention(variables, layer);
    yield* feedForward(variables, layer);
  }
  yield* norm(variables, "decoder/layer_norm", "decoder.ln");
}

function* selfAttention(variables: Variables, { from, to }: Layer): Generator<Uint8Array> {
  const fused = linear(variables, `${from}/self_attention/linear_0`);
  yield* norm(variables, `${from}/self_attention/layer_norm`, `${to}.attn_ln`);
  yield* pair(`${to}.attn.query`, slice(fused, 0, 3));
  yield* halves(`${to}.attn.key.weight`, slice(fused, 1, 3).weight);
  yield* pair(`${to}.attn.value`, slice(fused, 2, 3));
  yield* pair(`${to}.attn.out`, linear(variables, `${from}/self_attention/linear_1`));
}

function* crossAttention(variables: Variables, { from, to }: Layer): Generator<Uint8Array> {
  const fused = linear(variables, `${from}/attention/linear_1`);
  yield* norm(variables, `${from}/attention/layer_norm`, `${to}.cross_attn_ln`);
  yield* pair(`${to}.cross_attn.query`, linear(variables, `${from}/attention/linear_0`));
  yield* halves(`${to}.cross_attn.key.weight`, slice(fused, 0, 2).weight);
  yield* pair(`${to}.cross_attn.value`, slice(fused, 1, 2));
  yield* pair(`${to}.cross_attn.out`, linear(variables, `${from}/attention/linear_2`));
}

function* feedForward(variables: Variables, { from, to }: Layer): Generator<Uint8Array> {
  yield* norm(variables, `${from}/ffn/layer_norm`, `${to}.mlp_ln`);
  yield* pair(`${to}.mlp.0`, linear(variables, `${from}/ffn/linear_0`));
  yield* pair(`${to}.mlp.2`, linear(variables, `${from}/ffn/linear_1`));
}

type Linear = { readonly weight: Variable; readonly bias: Variable };

function linear(variables: Variables, name: string): Linear {
  return {
    weight: variableOf(variables, `${name}/weight`),
    bias: variableOf(variables, `${name}/bias`),
  };
}

/** The i-th of `count` equal parts of a fused linear, cut along the first axis. */
function slice({ weight, bias }: Linear, index: number, count: number): Linear {
  const cut = ({ dims: [rows = 0, ...rest], type, data }: Variable): Variable => {
    const length = data.length / count;
    return {
      dims: [rows / count, ...rest],
      type,
      data: data.subarray(index * length, (index + 1) * length),
    };
  };
  return { weight: cut(weight), bias: cut(bias) };
}

function* pair(name: string, { weight, bias }: Linear): Generator<Uint8Array> {
  yield* halves(`${name}.weight`, weight);
  yield* floats(`${name}.bias`, bias);
}

function* norm(variables: Variables, from: string, to: string): Generator<Uint8Array> {
  yield* floats(`${to}.weight`, variableOf(variables, `${from}/gamma`));
  yield* floats(`${to}.bias`, variableOf(variables, `${from}/beta`));
}

function* weight(variables: Variables, from: string, to: string): Generator<Uint8Array> {
  yield* halves(to, variableOf(variables, from));
}

function* halves(name: string, variable: Variable): Generator<Uint8Array> {
  yield* tensor({ name, dims: variable.dims, data: halvesOfVariable(variable) }, halfFloats);
}

function* floats(name: string, variable: Variable): Generator<Uint8Array> {
  const data = Buffer.from(bytesOf(floatsOfVariable(variable)));
  yield* tensor({ name, dims: variable.dims, data }, singleFloats);
}

/** Dimensions go innermost first. */
function* tensor({ name, dims, data }: Part, type: number): Generator<Uint8Array> {
  yield integers([dims.length, name.length, type, ...dims.toReversed()]);
  yield Buffer.from(name);
  yield data;
}

function sizes(variables: Variables, name: string): readonly number[] {
  return variableOf(variables, name).dims;
}

function heads(variables: Variables, side: string): number {
  return variableOf(variables, `${side}/num_heads`).data.readInt16LE(0);
}

function layers(variables: Variables, side: string): number {
  let count = 0;
  while (variables.has(`${side}/layer_${count}/ffn/linear_0/weight`)) count++;
  return count;
}

function integers(values: readonly number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer);
}
