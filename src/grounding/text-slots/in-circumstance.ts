import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { said } from "../grounded.ts";

/** What something is to be done beside that tells no time: its words, and the others. */
export type Circumstance = { readonly words: string; readonly rest: string };

/**
 * What one is to be reminded beside ("when I get home", "if it rains") where nothing here tells when that
 * is: it stays in what is remembered. A time said in the same breath stays one; what tells a time by a
 * record that is known is none.
 */
export function circumstanceIn(
  tool: Tool,
  { text, cues, whens }: Reading,
  anchored: readonly Region[],
): Circumstance | undefined {
  if (tool.opening !== REMINDING) return undefined;
  const isTime = (region: Region): boolean =>
    [...whens, ...anchored].some((one) => one.start <= region.start && overlaps(one, region));
  const region = cues.circumstances.find((one) => !isTime(one));
  if (!region) return undefined;
  const within = whens.find((one) => overlaps(one, region));
  const end = within && within.end >= region.end ? within.leadStart : region.end;
  const words = text.slice(region.start, end).trim();
  const before = text.slice(0, region.start).trimEnd();
  const after = text.slice(end).replace(before === "" ? /^[\s,]+/ : /^\s+/, "");
  const isCut = before.endsWith(",") && (after === "" || after.startsWith(","));
  return { words, rest: `${isCut ? before.slice(0, -1) : before} ${after}`.trim() };
}

const REMINDING = "remind";

/** What is remembered with what it is to be beside; undefined where nothing else is said of it. */
export function titledWith(
  found: ReadonlyMap<string, readonly Candidate[]>,
  { words }: Circumstance,
): ReadonlyMap<string, readonly Candidate[]> | undefined {
  const [title] = found.get(TITLE) ?? [];
  if (!title) return undefined;
  const whole = `${String(title.value)} ${words}`;
  return new Map([...found, [TITLE, [said(whole, whole)]]]);
}

const TITLE = "title";
