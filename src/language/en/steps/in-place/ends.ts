import { tailOf } from "../../clauses/request-tail.ts";
import { OPENING } from "../../openings.ts";
import { LEFT_OUT, exceptionIn } from "../selections/exceptions.ts";
import { selectionIn } from "../selections/selections.ts";
import { GAP, MANY } from "./fronted.ts";

const COUNTED_LAST = new RegExp(
  String.raw`^(?<verb>${OPENING}\p{L}+(?:\s+(?:off|out|away|back))?)\s+(?:the|those|these|them|my)\s+(?<rest>[^,.;:!?]+?)${GAP}${MANY}\s*[.!]*$`,
  "iu",
);

/** "Everything this afternoon, both of them": said once more. */
const ALL_SAID = new RegExp(
  String.raw`^(?<all>.*\b(?:everything|every|all|both)\b[^.!?]*?)${GAP}(?:both|all(?: \p{L}+)?) of (?:them|['’]em|those|these)\s*[.!]*$`,
  "iu",
);

/** "Archive the new ones, all of them". */
export function countIn(text: string): string {
  const all = ALL_SAID.exec(text)?.groups?.["all"];
  if (all !== undefined) return all;
  const { verb, rest } = COUNTED_LAST.exec(text)?.groups ?? {};
  return verb === undefined ? text : `${verb} all the ${rest}`;
}

/** "Friday, everything an hour later": everything on Friday. */
export function timeIn(text: string): string {
  const found = OF_TIME.exec(text)?.groups;
  const { time, rest } = found ?? {};
  if (time === undefined || rest === undefined) return text;
  const tail = tailOf(time);
  if (!tail.hasTime || tail.start > 0) return text;
  const lead = LEADS.test(time) ? "" : "on ";
  const then = time.trim().replace(LEADS, (word) => word.toLowerCase());
  return rest.replace(EVERYTHING, `everything ${lead}${then}`);
}

const EVERYTHING = /\b(?:everything|each thing|every (?:single |last )?thing)\b/iu;
const OF_TIME = new RegExp(
  String.raw`^(?<time>[^,.;:!?]+)\s*,\s*(?<rest>(?:.*\s)?${EVERYTHING.source}.*)$`,
  "iu",
);
const LEADS = /^(?:on|in|this|next|today|tomorrow|tonight|all)\b/iu;

export const EXCEPTION = new RegExp(String.raw`[\s,]+(?=(?:${LEFT_OUT})\s)`, "iu");
/** "Clear Friday, everything except the dentist": all of it, once more. */
const ONCE_MORE = new RegExp(
  String.raw`\s*(?:,|\s[-–—])\s*(?:and\s+)?(?:everything|all of it|all of them|the lot)(?=\s+(?:${LEFT_OUT})\s)`,
  "iu",
);

const COURTESY = /^(?:\s+(?:for me|for us|please))+$/iu;

/** "Tick everything off": of the verb. */
const PARTICLE = /^\s+(?:off|out|away|up|down|back)$/iu;

/** "Move everything on Friday to Monday except the dentist": right behind what it is an exception of. */
export function withExceptionIn(said: string): string {
  const text = said.replace(ONCE_MORE, "");
  const at = text.search(EXCEPTION);
  const selection = at < 0 ? undefined : selectionIn(text.slice(0, at));
  if (!selection || selection.take !== "all" || selection.end >= at) return text;
  const behind = text.slice(at);
  const left = exceptionIn(behind, "");
  if (!left) return text;
  const words = behind.slice(0, left.length).replace(/^[\s,]+/u, " ");
  const between = text.slice(selection.end, at).replace(COURTESY, "");
  const isParticle = PARTICLE.test(between);
  const verb = text.slice(0, selection.start).trimEnd() + (isParticle ? `${between} ` : " ");
  const thing = text.slice(selection.start, selection.end);
  const rest = `${isParticle ? "" : between}${behind.slice(left.length)}`;
  return `${verb}${thing}${words}${rest}`.trimStart();
}
