import type { Passage } from "../../grounding/content/passage.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { JsonValue } from "../../types/json.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Origin } from "../../types/turn/origin.ts";
import type { PlanValues, Quotation } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import type { RecordAsked } from "./record-asked.ts";

/** What somebody said, as a question to their own home. */
export type Asked = { readonly utterance: Utterance; readonly signal: AbortSignal };

/** A question as a request to the one tool that tells it, with the values that make it tell that. */
export type AskedOfHome = { readonly part: Part; readonly values: PlanValues };

export function asking(
  { text }: Pick<Part, "text">,
  tool: string,
  values: PlanValues,
): AskedOfHome {
  return { part: { text, ranked: onlyTool(tool) }, values };
}

/** A question as a request for what a record tells. */
export function askingRecord(
  part: Pick<Part, "text">,
  { tool, arguments: given, origins }: RecordAsked,
): AskedOfHome {
  const kept = Object.entries(given).map(([parameter, value]) =>
    slotOf(parameter, value, origins[parameter] ?? { origin: "foreign" }),
  );
  return asking(part, tool, { from: "found", kept });
}

/** The call that reads the text, and the sentence that is said of it. */
export function valuesOf(
  {
    tool,
    field,
    id,
    title,
    name,
    by,
    at,
    sentence,
    also = [],
    source,
  }: Passage & Pick<Quotation, "also">,
  { registry, handles }: Sources,
): PlanValues {
  const own = registry.get(tool);
  const parameter = own && parametersOf(own).find(({ name }) => name === field);
  const shown = {
    kind: parameter?.of ?? "",
    id,
    facts: name === undefined ? { title } : { title, subject: name },
    at,
    ...(by === undefined ? {} : { people: [by] }),
  };
  // Where only a handle will do, the record gets one, as one that was shown has.
  const [handle] = parameter?.kind === "handle" ? handles.issue([shown], true) : [];
  const value = handle ?? id;
  const origin: Origin = handle
    ? { origin: "handle", handle, chosenBy: "words" }
    : { origin: "resolved", text: title };
  const more = also.length > 0 ? { also } : {};
  const quote = sentence === undefined ? {} : { quote: { sentence, ...more, source } };
  return { from: "found", kept: [slotOf(field, value, origin)], ...quote };
}

/** A value that is settled. */
export function slotOf(parameter: string, value: JsonValue, origin: Origin): Slot {
  return {
    parameter,
    required: true,
    value: { kind: "closed", candidates: [{ value, origin }] },
  };
}
