import { visible } from "../visible.ts";
import type { Item, Result, RowDetails } from "../types/turn/result.ts";

/** What one result may cost of the context. */
const MAX_RESULT_LENGTH = 2_000;

/** Invisible characters in a row tell a model nothing; as escapes they would cost a token each. */
const HIDDEN_RUN = /[\p{Cf}\p{Co}\p{Cn}\u034F]{4,}/gu;

/** A result as the model reads it: short lines of facts with hidden characters spelled out, never more than 2,000 characters. */
export function renderResult(result: Result): string {
  return shown(linesOf(result));
}

/** What a reader that words answers is told beside the facts. */
export type Reading = {
  /** Facts that nobody could tell by their values: each is called by its name. */
  readonly labels?: readonly string[];
  /** What was looked for, where words were. */
  readonly sought?: string | undefined;
};

/** The same with what else is known of each row of a short list: notes, who comes, a birthday. */
export function renderWhole(result: Result, { labels = [], sought }: Reading = {}): string {
  const { details = [] } = "details" in result ? result : {};
  if (sought !== undefined && result.ok && "more" in result && result.items.length === 0) {
    return shown([`nothing found for ${sought}: fewer words or another tool may find it`]);
  }
  const more = details.length > FEW_ROWS ? [] : details.map(factsOf);
  return shown(linesOf(result, { labels, more }));
}

/** Of more rows than this nobody asks for what no list has. */
const FEW_ROWS = 5;

/** What one fact says is not said again by another. */
function factsOf({ facts }: RowDetails): readonly string[] {
  const all = Object.entries(facts);
  const isRepeated = (name: string, fact: string): boolean =>
    all.some(([other, text]) => other !== name && text !== fact && text.includes(fact));
  return all.flatMap(([name, fact]) => (isRepeated(name, fact) ? [] : `${name}: ${fact}`));
}

function shown(lines: readonly string[]): string {
  return cap(legible(lines.join("\n")));
}

/**
 * The same as data of strangers, between marks nobody outside the conversation can know: what
 * stands between them can't pretend to end there.
 */
export function renderData(result: Result, nonce: string, reading: Reading = {}): string {
  return `<data ${nonce}>\n${renderWhole(result, reading)}\n</data ${nonce}>`;
}

function legible(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll(/[\t\u00A0]/g, " ");
  return visible(plain.replaceAll(HIDDEN_RUN, "[hidden]"));
}

type Rows = {
  readonly labels: readonly string[];
  /** More facts of each row. */
  readonly more: readonly (readonly string[])[];
};

const PLAIN: Rows = { labels: [], more: [] };

function linesOf(result: Result, rows: Rows = PLAIN): readonly string[] {
  if (!result.ok) return [`failed (${result.code}): ${result.message}`];
  if ("done" in result) return [result.done, ...rowsOf(result.items ?? [], rows)];
  if ("text" in result) {
    const more = result.nextOffset === undefined ? [] : [`(more from offset ${result.nextOffset})`];
    return [result.text, ...more];
  }
  if (result.items.length === 0) return ["nothing found"];
  const more = result.more > 0 ? [`(${result.more} more)`] : [];
  return [...(result.isPartial ? [PARTIAL] : []), ...rowsOf(result.items, rows), ...more];
}

const PARTIAL = "(not every word was found; these come nearest)";

function rowsOf(items: readonly Item[], { labels, more }: Rows): readonly string[] {
  return items.map((item, at) => [lineOf(item, labels), ...(more[at] ?? [])].join(" | "));
}

function lineOf({ handle, ...facts }: Item, labels: readonly string[]): string {
  const values = Object.entries(facts).flatMap(([name, value]) => {
    if (value === undefined || value === "") return [];
    return labels.includes(name) ? `${name}: ${String(value)}` : String(value);
  });
  return [handle, ...values].filter((part) => part !== undefined).join(" | ");
}

function cap(text: string): string {
  return text.length <= MAX_RESULT_LENGTH ? text : `${text.slice(0, MAX_RESULT_LENGTH)}…`;
}
