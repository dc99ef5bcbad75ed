import type { Reading } from "../../language/reading/reading.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { said } from "../grounded.ts";
import { labelFor, marksOf } from "../tagger/label-of.ts";
import { overlaps } from "../../language/region.ts";
import type { Filling } from "../tagger/marked-as.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Ground } from "../typed-slots/ground.ts";
import { placeBehind } from "./place-behind.ts";
import { isPastedCall } from "./ground-free.ts";

/**
 * What other people's requests have taught: the stretch that fills a parameter; undefined where they say
 * nothing, so that rules look for it. What the words name outright ("called …") is believed, and only
 * made shorter.
 */
export function learnt(
  ground: Ground,
  parameter: Parameter,
  outright?: string,
): readonly Candidate[] | undefined {
  const { tool, reading } = ground;
  const label = labelFor(parameter);
  if (!label || marksOf(reading, tool).length === 0) return undefined;
  const marked = markedAs(ground, label);
  // "Run ls in Documents": a folder that the call takes by itself is no part of the line.
  const isLine = parameter.name === "command";
  if (isLine && (ground.taken.length > 0 || isPastedCall(reading.text))) return undefined;
  if (outright !== undefined) {
    const isShorter = marked && marked.sureness >= SURE && outright.includes(marked.text);
    return [isShorter ? marked.candidate : said(outright, outright)];
  }
  if (marked && !isWhole(ground, marked))
    return [label === "title" ? withoutPlace(marked.candidate, reading) : marked.candidate];
  return untaught(ground, parameter);
}

/** No other request says it so: a place may close the words all the same. */
function untaught(ground: Ground, { name, required }: Parameter): readonly Candidate[] | undefined {
  const behind = name === "location" ? placeBehind(ground) : undefined;
  if (behind !== undefined) return [said(behind, behind)];
  return SILENT.has(name) && !required ? [] : undefined;
}

/** What needn't be said isn't looked for by rule where other requests would have it: any "in" would do. */
const SILENT = new Set(["location", "title", "query", "text"]);

/** So few words are what is asked for, all of them, where no part of them is sure: "and olive oil". */
const FEW = 4;
const LIKELY = 0.5;

function isWhole({ reading, taken }: Ground, { sureness }: Filling): boolean {
  const left = reading.tokens.filter((token) => !taken.some((one) => overlaps(one, token)));
  return sureness < LIKELY && left.length < FEW;
}

/** A shorter title than the one named outright is meant when it is so sure. */
const SURE = 0.8;

/** Where it is put is no part of a title: "yoga into the calendar". */
function withoutPlace({ value }: Candidate, { language }: Reading): Candidate {
  const text = language.wordingOf(String(value)).without.place.trim();
  return text === "" ? said(value, String(value)) : said(text, text);
}
