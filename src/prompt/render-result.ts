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

/** The same with what else is known of each row of a short list: notes, who comes, a birthday. */
export function renderWhole(result: Result): string {
  const { details = [] } = "details" in result ? result : {};
  if (details.length === 0 || details.length > FEW_ROWS) return renderResult(result);
  return shown(linesOf(result).map((line, at) => [line, ...factsOf(details[at])].join(" | ")));
}

/** Of more rows than this nobody asks for what no list has. */
const FEW_ROWS = 5;

function factsOf({ facts }: RowDetails = { facts: {} }): readonly string[] {
  return Object.entries(facts).map(([name, fact]) => `${name}: ${fact}`);
}

function shown(lines: readonly string[]): string {
  return cap(legible(lines.join("\n")));
}

/**
 * The same as data of strangers, between marks nobody outside the conversation can know: what
 * stands between them can't pretend to end there.
 */
export function renderData(result: Result, nonce: string): string {
  return `<data ${nonce}>\n${renderWhole(result)}\n</data ${nonce}>`;
}

function legible(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll(/[\t\u00A0]/g, " ");
  return visible(plain.replaceAll(HIDDEN_RUN, "[hidden]"));
}

function linesOf(result: Result): readonly string[] {
  if (!result.ok) return [`failed (${result.code}): ${result.message}`];
  if ("done" in result) return [result.done, ...(result.items ?? []).map(lineOf)];
  if ("text" in result) {
    const more = result.nextOffset === undefined ? [] : [`(more from offset ${result.nextOffset})`];
    return [result.text, ...more];
  }
  if (result.items.length === 0) return ["nothing found"];
  const more = result.more > 0 ? [`(${result.more} more)`] : [];
  return [...result.items.map(lineOf), ...more];
}

function lineOf({ handle, ...facts }: Item): string {
  const values = Object.values(facts).filter((value) => value !== undefined && value !== "");
  return [handle, ...values.map(String)].filter((part) => part !== undefined).join(" | ");
}

function cap(text: string): string {
  return text.length <= MAX_RESULT_LENGTH ? text : `${text.slice(0, MAX_RESULT_LENGTH)}…`;
}
