import { takesRecord } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { carrierTest } from "../reading/carriers.ts";
import { contentSpans, cuedSpans } from "../reading/content-spans.ts";
import { said } from "../grounded.ts";
import { namedTitle } from "./named-title.ts";

/** Names end where the sentence pauses. */
const SHORT = new Set(["location", "label"]);

/** Parameters that take the content nobody else took, most likely first. */
const MAIN = ["title", "query", "text", "label", "name", "command", "subject"];

export type Spans = {
  readonly tool: Tool;
  readonly parameters: readonly Parameter[];
  readonly reading: Reading;
  readonly taken: readonly Region[];
};

/** Candidates of every `span` parameter: the main one gets the content, others what their cue announces. */
export function groundSpans(spans: Spans): ReadonlyMap<string, readonly Candidate[]> {
  const { tool, parameters, reading, taken } = spans;
  const main = takesRecord(tool) ? undefined : mainOf(parameters);
  const result = new Map<string, readonly Candidate[]>();
  for (const parameter of parameters) {
    const others = parameters.filter((other) => other !== parameter && SHORT.has(other.name));
    const elsewhere = others.flatMap((other) => announced(other, spans));
    const cued = announced(parameter, spans);
    const isCarrier = carrierTest(tool, reading.language);
    const content =
      parameter === main
        ? contentSpans(reading, { taken: [...taken, ...before(reading)], isCarrier }).filter(
            (span) => !elsewhere.includes(span),
          )
        : [];
    const named = parameter.name === "title" ? namedTitle(reading, taken) : [];
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

/** What is said before a request is no part of what it is about: "right, remind me about it". */
function before({ cues: { opening } }: Reading): readonly Region[] {
  return opening === 0 ? [] : [{ start: 0, end: opening }];
}

/** What the cues of a parameter announce. */
function announced(parameter: Parameter, { tool, reading, taken }: Spans): readonly string[] {
  const { tools, tokensOf, wordingOf } = reading.language;
  // Any "in" may say where a record is: a new place is spoken of as one.
  const isPlace = parameter.name === "location" && takesRecord(tool);
  const cues = new Set(isPlace ? reading.cues.placeCues : tools.announcing(parameter.name));
  const isCarrier = carrierTest(tool, reading.language);
  return cuedSpans(reading, { taken, cues })
    .map((span) => (SHORT.has(parameter.name) ? (span.split(/[,;.!?]/)[0] ?? span) : span))
    .map((span) => withoutLead(parameter, span))
    .filter(
      (span) => parameter.name === "input" || tokensOf(span).some(({ word }) => !isCarrier(word)),
    );

  /** What leads to a value is no part of it: what an input is called, which thing a note is put with. */
  function withoutLead({ name }: Parameter, span: string): string {
    if (name === "input") return wordingOf(span).without.inputNoun;
    return name === "notes" && takesRecord(tool) ? wordingOf(span).without.noted : span;
  }
}

function mainOf(parameters: readonly Parameter[]): Parameter | undefined {
  const required = parameters.find((parameter) => parameter.required);
  return required ?? MAIN.flatMap((name) => parameters.find((one) => one.name === name) ?? [])[0];
}
