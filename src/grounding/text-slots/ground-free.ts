import { parametersOf } from "../../tool/parameter.ts";
import type { Quote } from "../../language/contract/cues.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { overlaps } from "../../language/region.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { carrierTest } from "../reading/carriers.ts";
import { contentSpans } from "../reading/content-spans.ts";
import { said } from "../grounded.ts";
import type { Spans } from "./ground-span.ts";

const MAX_FREE_LENGTH = 400;
export const FREE_SLOT = { kind: "free", maxLength: MAX_FREE_LENGTH } as const;

/** Text the model may compose; what was quoted, or simply follows the names, is taken as said. */
export function groundFree(spans: Spans): readonly Candidate[] {
  if (isCommand(spans) && isPastedCall(spans.reading.text)) return [];
  const quote = quoteOf(spans.reading);
  if (quote) return quotedIn(quote, spans.reading);
  const text = added(spans) ?? commandLine(spans) ?? following(spans);
  const isText = text !== undefined && spans.reading.language.tokensOf(text).length > 0;
  return isText ? [said(text, text)] : [];
}

/** The stretch of a text that is given word for word ("saying …", behind a name that was given), to its end. */
export function quotedRegion(reading: Reading): readonly Region[] {
  const { text, cues } = reading;
  const { quote, toldBack } = cues;
  if (!quote && toldBack) return [toldBack];
  const start = quote?.start ?? behindName(reading);
  return start === undefined ? [] : [{ start, end: text.length }];
}

/** What parts a name from what it names; a full stop behind a short word only shortens it ("Mr."). */
const BEHIND_NAME = /(?:[,;:]|(?<=\p{L}{4})\.)\s+(?=\S)/u;

/** "A note called Drums: buy sticks": where what stands in it begins, told by a mark alone. */
export function behindName({ text, cues, tokens }: Reading): number | undefined {
  const { nameStart } = cues;
  const first = tokens.find(({ start }) => nameStart !== undefined && start >= nameStart);
  if (!first) return undefined;
  const mark = new RegExp(BEHIND_NAME, "gu");
  mark.lastIndex = first.end;
  const found = mark.exec(text);
  return found ? found.index + found[0].length : undefined;
}

/** What is given is a clause: its language knows what it is alone, and no stretch of the text is. */
export function isClauseGiven(reading: Reading): boolean {
  return quoteOf(reading)?.kind === "clause";
}

function quoteOf({ cues }: Reading): Quote | undefined {
  const { quote, answer, toldBack } = cues;
  return quote ?? answer ?? (toldBack && { ...toldBack, kind: "clause" });
}

/** None where the words aren't sure: they are asked for. */
function quotedIn({ kind, start, words = "" }: Quote, { text }: Reading): readonly Candidate[] {
  if (words === "") return [];
  return [said(words, kind === "clause" ? text.slice(start) : words)];
}

/** "Add head torch to the packing list": what is added stands before what it is added to. */
function added(spans: Spans): string | undefined {
  const { tool, reading, taken } = spans;
  if (!parametersOf(tool).some(({ of, required }) => of !== undefined && required))
    return undefined;
  const isCarrier = carrierTest(tool, reading.language);
  const to = reading.cues.addedToStart;
  const place = to === undefined ? [] : [{ start: to, end: reading.text.length }];
  const [before] = contentSpans(reading, { taken: [...taken, ...place], isCarrier });
  // "The others" only points.
  const isPointing = ({ is }: SaidToken): boolean => is.has("pointer");
  if (before && reading.language.tokensOf(before).every(isPointing)) return undefined;
  if (before !== undefined)
    return to !== undefined || following(spans) === undefined ? before : undefined;
  return following(spans) === undefined
    ? contentSpans(reading, { taken, isCarrier })[0]
    : undefined;
}

function isCommand({ parameters }: Spans): boolean {
  return parameters.some(({ name, required }) => name === "command" && required);
}

/** Somebody's call of a tool, pasted: no line for a shell, and none is made of it. */
export function isPastedCall(text: string): boolean {
  return JSON_LIKE.test(text);
}

/** All of it is such a call. */
export function isOnlyCall(text: string): boolean {
  return isPastedCall(text) && /^\s*(?:[\w.]+\s*\(?\s*)?\{/.test(text);
}

const JSON_LIKE = /[{,]\s*"[^"]*"\s*:/;

/** A line for the shell, without what is to be done with what it prints. */
function commandLine(spans: Spans): string | undefined {
  if (!isCommand(spans)) return undefined;
  const { tool, reading, taken } = spans;
  const { folderNouns } = reading.cues;
  const places = taken.map(({ start, end }) => ({
    start,
    end: folderNouns.find((noun) => noun.start === end)?.end ?? end,
  }));
  const [line] = contentSpans(reading, {
    taken: places,
    isCarrier: carrierTest(tool, reading.language),
  });
  return line === undefined
    ? undefined
    : reading.language.wordingOf(withSigns(line, reading.text)).without.telling;
}

/** The signs at its ends are part of a line: "./build", "ls ~", not the full stop of a sentence. */
function withSigns(line: string, text: string): string {
  const at = text.lastIndexOf(line);
  const before = /[^\s\p{L}\p{N}:,;]*$/u.exec(text.slice(0, at))?.[0] ?? "";
  const rest = text.slice(at + line.length);
  const after = /[\p{L}\p{N}]/u.test(rest) ? "" : rest.replace(/^[.?!,;]+\s*$/, "");
  return `${before}${line}${after}`.trim();
}

/** What comes after the names and times of a request. */
function following({ tool, reading, taken }: Spans): string | undefined {
  const ends = taken.filter((region) => !isLast(region, reading)).map(({ end }) => end);
  const after = Math.max(0, ...ends);
  const tail = reading.tokens.filter(({ start }) => start >= after);
  const isCarrier = carrierTest(tool, reading.language);
  const isNamed = (token: Region): boolean => taken.some((region) => overlaps(region, token));
  if (after === 0 || tail.every((token) => isCarrier(token.word) || isNamed(token)))
    return undefined;
  return reading.text.slice(tail[0]?.start ?? 0).trim();
}

function isLast(region: Region, reading: Reading): boolean {
  const last = reading.tokens.at(-1);
  return last !== undefined && overlaps(region, last);
}
