import type { ToldLast } from "../../../contract/steps.ts";
import { toldBefore } from "../../cues/told-back.ts";
import { OPENING } from "../../openings.ts";
import { clausesIn, personBefore } from "./clauses.ts";
import { TELLS_IT } from "./tells.ts";
import { notePointed } from "./noted.ts";
import { IT, KEEPS, sentTo } from "./words.ts";

const END = String.raw`(?:\s+(?:please|then|now|for me|too|as well))*[\s,.!?]*$`;
/** "Put it into the boat note", "put that code in a new note called Shed". */
const KEPT = [
  String.raw`(?<rest>\s+(?:to|in|into|on|onto|under)\s+(?:the|my|our|that)\s+[^,.;:!?]*\bnotes?\b(?:\s+(?:about|on|for|of|called)\s+[^,.;:!?]+?)?)`,
  String.raw`\s+(?:to|in|into|on|onto|under)\s+(?<made>an?\s+(?:new\s+)?note\b[^,.;:!?]*?)`,
].map(
  (where) =>
    new RegExp(
      String.raw`^${OPENING}(?<verb>${KEEPS})(?:\s+down)?\s+(?<it>${IT})(?:\s+down)?${where}${END}`,
      "iu",
    ),
);
/** A thing that a text tells: which of all that it tells is meant. */
const FACT = /\b(?:sum|amount|total|price|cost|number|code|address)$/iu;

/** What was told last, to be passed on or kept, whatever is said around it: "text that to Kim, she's forever asking". */
export function toldLastIn(text: string): ToldLast | undefined {
  // What was said in the same breath is told, and not what was read before.
  if (toldBefore(text)) return undefined;
  const clauses = clausesIn(text);
  for (const at of clauses.keys()) {
    const told = keptIn(clauses, at) ?? sentIn(clauses, at);
    if (told) return told;
  }
  return undefined;
}

function keptIn(clauses: readonly string[], at: number): ToldLast | undefined {
  const [clause = ""] = clauses.slice(at);
  const note = notePointed(clauses, at);
  if (note) {
    const { request, it, isNamed } = note;
    return { request, fact: factIn(it), ...(isNamed ? {} : { stated: "one" }) };
  }
  const found = KEPT.map((one) => one.exec(clause)?.groups).find((one) => one !== undefined);
  if (!found) return undefined;
  const { verb = "", it = "", rest, made = "" } = found;
  return { request: rest === undefined ? `make ${made}` : `${verb} it${rest}`, fact: factIn(it) };
}

function sentIn(clauses: readonly string[], at: number): ToldLast | undefined {
  const [clause = ""] = clauses.slice(at);
  const found = TELLS_IT.map((one) => one.exec(clause)?.groups).find((one) => one !== undefined);
  const { how, by = how, whom } = found ?? {};
  if (by === undefined || whom === undefined) return undefined;
  const isPointed = /^(?:him|her|them)$/iu.test(whom);
  const who = isPointed ? (personBefore(clauses, at) ?? whom) : whom;
  const isName = !isPointed && !/^(?:my|the|our)\s/iu.test(who);
  const isBesideTelling = at === 0 || who !== whom;
  const [it = ""] = SENT.exec(clause) ?? [];
  const told = { request: sentTo(by, who), whom: isName ? who : undefined, fact: factIn(it) };
  return { ...told, isBesideTelling };
}

/** What is sent, behind the act. */
const SENT = new RegExp(String.raw`(?<=\s)${IT}(?=[\s,.!?]|$)`, "iu");

/** "That code" asks which code it is. */
function factIn(it: string): string | undefined {
  const [noun] = FACT.exec(it) ?? [];
  return noun && `what's the ${noun}`;
}
