import fc from "fast-check";
import type { TurnEvent } from "../../src/types/event.ts";

const HOSTILE = [
  "\u001B[2J\u001B[1;1H",
  "\u001B[5;6r",
  "\u001B]0;title\u0007",
  "\u001B]52;c;cm0gLXJm\u001B\\",
  "\u001BP1;2q~\u001B\\",
  "\u001B_payload\u001B\\",
  "\u001Bc",
  "\u009B31m",
  "\u009D0;x\u009C",
  "\u000E\u000F\u0007\u0008\u0008\u0008",
  "\r",
  "\r\n",
  "\n",
  "\t",
  "\u007F",
  "\u0000",
  "\u202E\u2066\u2069\u200F",
  "\u200B\u200D\uFEFF\u2060\u00AD\u034F",
  "\u2028\u2029\u0085",
  "\uD800",
  "\uDC00",
  "\u{E0041}\u{E007F}",
  "\uFE00\u{E0100}",
  "👩‍💻🏳️‍🌈1️⃣",
  "日本語",
  "e\u0301",
  "\n┌─ May I?\n│ Send it?\nType yes to go ahead, no to leave it.\nanswer › yes\nsotto: done",
];

/** Text as somebody would write it who means harm, or who can't help it. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.string({ maxLength: 30 }),
      fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

const text = hostileText;
const texts = fc.array(text, { maxLength: 3 });
const number = fc.integer({ min: 0, max: 100_000 });
const json = fc.oneof(text, number, texts, fc.dictionary(text, text, { maxKeys: 2 }));
// Values of closed lists come from code; a text in their place must not matter either.
const word = text;

/** Of each type of event its fields; a type that is added fails to compile until it is here. */
const FIELDS: { readonly [Type in TurnEvent["type"]]: fc.Arbitrary<object> } = {
  transcript: fc.record({
    text,
    source: fc.constantFrom("typed", "spoken"),
    confidence: number,
    alternatives: texts,
    english: text,
  }),
  endpoint: fc.record({ lastVoicedMs: number, atMs: number, cause: word }),
  "no-speech": fc.record({
    reason: fc.constantFrom("zeros", "short", "quiet", "tag-only", "stock-phrase", "prompt-echo"),
  }),
  outbox: fc.record({
    domain: word,
    id: text,
    what: text,
    state: fc.constantFrom("sent", "not_sent", "unclear"),
    text,
  }),
  rank: fc.record({
    tools: fc.array(fc.record({ name: text, score: number }), { maxLength: 3 }),
    none: number,
  }),
  reveal: fc.record({ names: texts, via: word, tokens: number }),
  step: fc.record({
    step: number,
    callable: texts,
    promptTokens: number,
    evaluatedTokens: number,
    generatedTokens: number,
    stop: word,
  }),
  call: fc.record({
    id: text,
    step: number,
    kind: fc.constantFrom("business", "meta", "repair"),
    name: text,
    arguments: fc.dictionary(text, json, { maxKeys: 3 }),
    origins: fc.dictionary(text, fc.record({ origin: text, text }), { maxKeys: 2 }),
    by: word,
    verdict: word,
  }),
  confirm: fc.record({ id: text, level: word, text, hash: text, answer: word }),
  result: fc.record({
    id: text,
    ok: fc.boolean(),
    items: fc.array(fc.record({ handle: text, title: text }), { maxLength: 2 }),
    text,
    done: text,
    code: word,
    message: text,
  }),
  "text-delta": fc.record({ text }),
  answer: fc.record({ text, from: fc.constantFrom("template", "model"), unserved: texts }),
  "timer-due": fc.record({ label: text }),
  error: fc.record({ code: text, message: text, hint: text }),
  usage: fc.record({
    promptTokens: number,
    evaluatedTokens: number,
    generatedTokens: number,
    steps: number,
    businessCalls: number,
    metaCalls: number,
    repairs: number,
    ms: fc.record({
      load: number,
      rank: number,
      prefill: number,
      decode: number,
      tool: number,
      total: number,
    }),
  }),
};

/** Any event there is, with any text in any place. */
export const anyEvent: fc.Arbitrary<TurnEvent> = fc.oneof(
  ...Object.entries(FIELDS).map(([type, fields]) =>
    // Made of the fields of that type, though with texts that its closed lists don't have.
    fields.map((given) => ({ type, ...given }) as TurnEvent),
  ),
);
