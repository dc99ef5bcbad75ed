import type { Language } from "../../../language/language.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { overlaps } from "../../../language/region.ts";
import type { Clock } from "../../../types/clock.ts";
import type { PromptItem } from "../../../types/prompt-item.ts";
import type { JsonValue } from "../../../types/json.ts";
import type { FinishedCall, TurnState } from "../../../types/turn/stages.ts";
import { timesIn } from "./times-in.ts";
import type { StatedTime } from "./times-in.ts";

export type Vouching = { readonly language: Language; readonly clock: Clock };

/** What was said or read in one piece: a row of a list, a text, an act, somebody's words. */
export type Block = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** Words that tell what it is about: neither everyday words, times, nor what its kind is called. */
  readonly names: ReadonlySet<string>;
  readonly times: readonly StatedTime[];
  readonly numbers: readonly number[];
  /** Lengths of time, in milliseconds. */
  readonly lengths: readonly number[];
  /** It tells of whatever is spoken of: the request at hand, a note, what was done for it. */
  readonly isFree: boolean;
  readonly from: "words" | "row" | "result";
};

export type Heard = {
  /** The words of the turn. */
  readonly request: Block;
  /** What it did. */
  readonly acts: readonly Block[];
  /** All that stands in the conversation. */
  readonly read: readonly Block[];
};

/** The blocks of a conversation; those of an item are made once. */
export function blockReader(vouching: Vouching): (state: TurnState) => Heard {
  const known = new WeakMap<PromptItem, readonly Block[]>();
  const ofItem = (item: PromptItem): readonly Block[] => {
    const made = known.get(item) ?? piecesOf(item).map((piece) => blockOf(vouching, piece));
    known.set(item, made);
    return made;
  };
  return ({ utterance, items, calls }) => ({
    request: blockOf(vouching, { text: utterance.text, isFree: true, from: "words" }),
    acts: calls.flatMap((call) => actOf(call).map((piece) => blockOf(vouching, piece))),
    read: items.flatMap(ofItem),
  });
}

/** What was done, what with, and what came of it. */
function actOf({ call, result, isTakenBack }: FinishedCall): readonly Piece[] {
  if (!("done" in result) || isTakenBack) return [];
  const given = Object.values(call.arguments).map(plainText);
  const made = (result.items ?? []).map(({ handle: _, ...facts }) =>
    Object.values(facts).map(String).join(CELL),
  );
  return [{ text: [result.done, ...given, ...made].join("\n"), isFree: true, from: "result" }];
}

function plainText(value: JsonValue): string {
  return [value].flat().map(String).join(", ").replaceAll(HANDLE, "");
}

type Piece = Pick<Block, "text" | "isFree" | "from">;

/** The rows of a result each by itself, the rest of it, with what it was called for, together. */
function piecesOf(item: PromptItem): readonly Piece[] {
  if (item.kind === "user" || item.kind === "assistant") {
    return [{ text: item.text, isFree: false, from: "words" }];
  }
  const isNote = item.kind === "note";
  const lines = (isNote ? item.text : item.result).split("\n");
  const isRow = (line: string): boolean => line.includes(CELL);
  const given = isNote ? [] : Object.values(item.arguments).map(plainText);
  const rest = [...given, ...lines.filter((line) => !isRow(line))].join("\n");
  const rows = lines.filter(isRow).map((line): Piece => {
    return { text: line.replaceAll(HANDLE, ""), isFree: false, from: "row" };
  });
  return [...rows, { text: rest, isFree: isNote, from: isNote ? "words" : "result" }];
}

/** Between the facts of a row. */
const CELL = " | ";
/** A model's name for a record, which is no number of it. */
const HANDLE = /\b\p{L}+:\d+\b(?: \| )?/gu;

/** Read when it is asked for: most blocks never are. */
function blockOf({ language, clock }: Vouching, piece: Piece): Block {
  const tokens = language.tokensOf(piece.text);
  const reading = once(() => language.read(piece.text, { clock, names: {} }));
  const times = once(() => timesIn({ language, clock }, piece.text, reading()));
  const names = once(() => namesOf(tokens, { language, times: times() }));
  return {
    ...piece,
    words: new Set(tokens.map(({ word }) => word)),
    get times() {
      return times();
    },
    get names() {
      return names();
    },
    get numbers() {
      const digits = [...piece.text.matchAll(/\d+/g)].filter(
        ({ 0: one, index: start }) =>
          !times().some((time) => overlaps(time, { start, end: start + one.length })),
      );
      return [...digits.map(Number), ...reading().numbers.map(({ value }) => value)];
    },
    get lengths() {
      return reading().durations.map(({ ms }) => ms);
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Beside = { readonly language: Language; readonly times: readonly StatedTime[] };

function namesOf(tokens: readonly SaidToken[], { language, times }: Beside): ReadonlySet<string> {
  const own = tokens.filter(
    (token) => isTelling(token, language) && !times.some((time) => overlaps(time, token)),
  );
  return new Set(own.map(({ word }) => word));
}

/** A word that may tell one record from another: an everyday one only where it is written large. */
export function isTelling({ kind, is, word, raw }: SaidToken, language: Language): boolean {
  const isEveryday = is.has("everyday") && !/^\p{Lu}/u.test(raw);
  const isSmall = is.has("filler") || is.has("preposition") || isEveryday;
  return kind === "word" && !isSmall && language.kindsNamed(word).length === 0;
}
