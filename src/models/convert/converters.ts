import { damaged } from "../check/damaged.ts";
import type { PackagesSource } from "../manifest.ts";
import { ctranslate2ToGgml } from "./ctranslate2-to-ggml.ts";
import { e5ToGguf } from "./e5-to-gguf.ts";
import { minilmToGguf } from "./minilm-to-gguf.ts";

/** What is only joined is no conversion. */
type Conversion = Exclude<PackagesSource["convert"], "none">;
type Convert = (inputs: readonly Buffer[]) => Iterable<Uint8Array>;

/** How the inputs of a packages source, in the manifest's order, become the model's file. */
export const converters: Readonly<Record<Conversion, Convert>> = {
  "ctranslate2-to-ggml": ([model, vocabulary]) =>
    ctranslate2ToGgml(given(model), given(vocabulary)),
  "minilm-to-gguf": ([model, tokenizer]) => minilmToGguf(given(model), given(tokenizer)),
  "e5-to-gguf": ([model]) => e5ToGguf(given(model)),
};

export function given<Input>(input: Input | undefined): Input {
  if (!input) throw damaged("the manifest names too few inputs");
  return input;
}
