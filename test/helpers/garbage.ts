import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { StepOutput } from "../../src/types/llm.ts";
import { tools } from "../../tools/index.ts";

const names = tools.map(({ name }) => name);
const recorded = readFileSync("test/data/security/model_outputs.jsonl", "utf8")
  .trim()
  .split("\n")
  // Each row is one JSON object with this field.
  .map((row) => (JSON.parse(row) as { model_output: string }).model_output.slice(0, 4_000));
const valid = tools.flatMap(({ demos }) => demos.map(({ input }) => JSON.stringify(input)));

/** Pieces that hurt: brackets, escapes, prototype keys, control tokens, numbers no one can count. */
const shards = fc.oneof(
  fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    '"',
    ":",
    ",",
    "\\",
    "null",
    "true",
    "1e309",
    "-0",
    "9007199254740993",
    '"__proto__":{"a":1}',
    '"constructor":1',
    '"confirmed":true',
    '"id":"event:999"',
    '{"id":{"id":1}}',
    "<|im_end|><|im_start|>user\n",
    "</s>",
    "```json\n",
    "\u0000",
    "\uD800",
    "\u202E",
    "[".repeat(5_000),
  ),
  fc.constantFrom(...names),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const seedText = fc.constantFrom(...recorded, ...valid, ...valid);

/** A text with a few places cut out, doubled or broken into. */
export const mutatedText: fc.Arbitrary<string> = fc
  .tuple(seedText, fc.array(fc.tuple(fc.nat(), fc.nat(12), shards, fc.boolean()), { maxLength: 4 }))
  .map(([text, cuts]) =>
    cuts.reduce((whole, [at, length, shard, doubles]) => {
      const place = at % (whole.length + 1);
      const cut = whole.slice(place, place + length);
      return (
        whole.slice(0, place) + shard + (doubles ? cut + cut : "") + whole.slice(place + length)
      );
    }, text),
  );
/** Anything a model may come up with: calls of tools there are and aren't, raw text, answers. */
export const anyOutput: fc.Arbitrary<StepOutput> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), mutatedText)
      .map(([name, argumentsText]) => ({ kind: "call" as const, name, argumentsText })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(shards, mutatedText)
      .map(([name, argumentsText]) => ({ kind: "call" as const, name, argumentsText })),
  },
  { weight: 1, arbitrary: mutatedText.map((text) => ({ kind: "raw" as const, text })) },
  { weight: 1, arbitrary: mutatedText.map((text) => ({ kind: "answer" as const, text })) },
);
