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
    const cued = cuedSpans(analysis, { taken, cues }).filter((span) =>
      wordsOf(span).some((word) => !isCarrier(word)),
    );
    const content = parameter === main ? contentSpans(analysis, { taken, isCarrier }) : [];
    const texts =
      parameter === main && parameter.name !== "title"
        ? [...content, ...cued]
        : [...cued, ...content];
    result.set(
      parameter.name,
      [...new Set(texts)].map((text) => said(text, text)),
    );
  }
  return result;
}

/** Text the model may compose; what was quoted, or simply follows the names, is taken as said. */
export function groundFree(spans: Spans): readonly Candidate[] {
  const { analysis, taken, tool } = spans;
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
  if (!isContent || after === 0) {
    // "Add head torch to the packing list": what is added stands before what it is added to.
    const [content] = addsTo(tool) ? contentSpans(analysis, { taken, isCarrier }) : [];
    return content === undefined ? [] : [said(content, content)];
  }
  const text = analysis.text.slice(tail[0]?.start ?? 0).trim();
  return [said(text, text)];
}

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
