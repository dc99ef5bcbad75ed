import { wordsOf } from "../../language/tokenise.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/call-space.ts";
import { overlaps } from "../reading/analyse.ts";
import type { Analysis, Region } from "../reading/analyse.ts";
import { carrierTest } from "../reading/carriers.ts";
import { contentSpans, cuedSpans } from "../reading/content-spans.ts";
import { said } from "../grounded.ts";

/** Words that announce a parameter beside the main one. */
const CUES: Readonly<Record<string, readonly string[]>> = {
  location: ["at", "in"],
  notes: ["note", "notes", "notes:"],
  label: ["called", "named", "labelled"],
  subject: ["subject", "titled"],
  title: ["called", "titled", "named", "as"],
};

/** Where a thing goes on somewhere else, "to" says where. */
const MOVED =
  /\b(?:place|venue|location|room|hall|moved|shifted|switched|relocated)\b.*\bto\b|\bto\b.*\b(?:place|venue|location)\b/i;
/** Names end where the sentence pauses. */
const SHORT = new Set(["location", "label"]);

/** Words that announce text given word for word. */
const QUOTE =
  /\b(?:saying|that says|to say|that reads|with the (?:text|words|message|body)|tell(?:ing)? (?:him|her|them|\S+) (?:that )?|says|that|:)\s+/i;

const MAX_FREE_LENGTH = 400;
/** Parameters that take the content nobody else took, most likely first. */
const MAIN = ["title", "query", "text", "label", "name", "command", "subject"];

export type Spans = {
  readonly tool: Tool;
  readonly parameters: readonly Parameter[];
  readonly analysis: Analysis;
  readonly taken: readonly Region[];
};

/** Candidates of every `span` parameter: the main one gets the content, others what their cue announces. */
export function groundSpans(spans: Spans): ReadonlyMap<string, readonly Candidate[]> {
  const { tool, parameters, analysis, taken } = spans;
  const main = isAboutRecord(tool) ? undefined : mainOf(parameters);
  const result = new Map<string, readonly Candidate[]>();
  for (const parameter of parameters) {
    const cues = new Set(CUES[parameter.name] ?? []);
    const isCarrier = carrierTest(tool);
    if (parameter.name === "location" && MOVED.test(analysis.text)) cues.add("to");
    const cued = cuedSpans(analysis, { taken, cues })
      .map((span) => (SHORT.has(parameter.name) ? (span.split(/[,;.!?]/)[0] ?? span) : span))
      .filter((span) => wordsOf(span).some((word) => !isCarrier(word)));
    const content = parameter === main ? contentSpans(analysis, { taken, isCarrier }) : [];
    const named = parameter.name === "title" ? namedTitle(analysis, taken) : [];
    const texts =
      named.length > 0
        ? named
        : parameter === main && parameter.name !== "title"
          ? [...content, ...cued]
          : [...cued, ...content];
    result.set(
      parameter.name,
      [...new Set(texts)].map((text) => said(text, text)),
    );
  }
  return result;
}

/** "Put Friday down as a day off", "make an event called tea": what is named so is called nothing else. */
const CALLED = /\b(?:called|titled|named)\s+/i;
const PUT_AS =
  /(?:^|\b(?:please|you|and|then)\s+)(?:mark|put|enter|block|save|log|pencil|add)\b.*?\bas\s+/i;
/** Where it goes is no part of its name. */
const PLACE =
  /,?\s+(?:in|on|to|into|onto)\s+(?:my|the|our)\s+(?:\w+\s+)?(?:calendar|diary|schedule|planner|list|reminders|notes|folder)\b.*$|,?\s+(?:please|thanks|thank you)\W*$/i;

function namedTitle(analysis: Analysis, taken: readonly Region[]): readonly string[] {
  const naming = CALLED.exec(analysis.text) ?? PUT_AS.exec(analysis.text);
  if (!naming) return [];
  const start = naming.index + naming[0].length;
  const rest = analysis.tokens.filter((token) => token.start >= start);
  const stop = rest.findIndex((token) => taken.some((region) => overlaps(token, region)));
  const [from, to] = [rest[0], rest.at(stop < 0 ? rest.length - 1 : stop - 1)];
  if (!from || !to || stop === 0) return [];
  const said = analysis.text.slice(from.start, to.end);
  const name = said
    .replace(PLACE, "")
    .replace(/^(?:an?|the)\s+|\s+(?:at|on|in|for|from|by)$/gi, "")
    .trim();
  return name === "" ? [] : [name];
}

/** Text the model may compose; what was quoted, or simply follows the names, is taken as said. */
export function groundFree(spans: Spans): readonly Candidate[] {
  const { analysis, taken, tool, parameters } = spans;
  const quote = QUOTE.exec(analysis.text);
  if (quote) {
    const text = analysis.text.slice(quote.index + quote[0].length).trim();
    return text === "" ? [] : [said(text, text)];
  }
  const after = Math.max(
    0,
    ...taken.filter((region) => !isLast(region, analysis)).map(({ end }) => end),
  );
  const tail = analysis.tokens.filter(({ start }) => start >= after);
  const isCarrier = carrierTest(tool);
  const isContent = tail.some(({ word }) => !isCarrier(word));
  if (addsTo(tool)) {
    // "Add head torch to the packing list": what is added stands before what it is added to.
    const to = ADDED_TO.exec(analysis.text);
    const before = { start: to?.index ?? analysis.text.length, end: analysis.text.length };
    const [first] = contentSpans(analysis, { taken: [...taken, before], isCarrier });
    const [content] = first === undefined ? contentSpans(analysis, { taken, isCarrier }) : [first];
    if (content !== undefined && (first !== undefined || !isContent || after === 0)) {
      return [said(content, content)];
    }
  }
  if (isCommand(parameters)) {
    const [line] = contentSpans(analysis, { taken, isCarrier });
    return line === undefined ? [] : [said(line.replace(TOLD_AFTER, ""), line)];
  }
  if (!isContent || after === 0) return [];
  const text = analysis.text.slice(tail[0]?.start ?? 0).trim();
  return [said(text, text)];
}

/** "… to that note as well", "… onto my packing list": from here on it says where. */
const ADDED_TO =
  /\s(?:to|onto|on|into|in|at the (?:end|bottom) of)\s+(?:it|that|this|the|my|our)\b/i;

/** A line for the shell is said as it is. */
function isCommand(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ name, required }) => name === "command" && required);
}

/** What is to be done with what it prints. */
const TOLD_AFTER = /,?\s+(?:and|then)\s+(?:then\s+)?(?:tell|show|read|give|let|say)\b.*$/i;

/** The stretch of a text that is given word for word ("saying …"), to its end. */
export function quotedRegion(text: string): readonly Region[] {
  const quote = QUOTE.exec(text);
  return quote ? [{ start: quote.index, end: text.length }] : [];
}

export const FREE_SLOT = { kind: "free", maxLength: MAX_FREE_LENGTH } as const;

/** A tool that needs a record to work on, by handle or by name. */
function addsTo(tool: Tool): boolean {
  return parametersOf(tool).some(({ of, required }) => of !== undefined && required);
}

/** A tool that changes a record: the words describe the record, so new values need a cue. */
function isAboutRecord(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind, required }) => kind === "handle" && required);
}

function mainOf(parameters: readonly Parameter[]): Parameter | undefined {
  const required = parameters.find((parameter) => parameter.required);
  return required ?? MAIN.flatMap((name) => parameters.find((one) => one.name === name) ?? [])[0];
}

function isLast(region: Region, analysis: Analysis): boolean {
  const last = analysis.tokens.at(-1);
  return last !== undefined && overlaps(region, last);
}
