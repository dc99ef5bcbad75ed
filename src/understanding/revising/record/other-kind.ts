import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import { parametersOf, peopleTaken, takesRecord } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { elementsIn } from "../../dialogue/edit/elements.ts";
import type { Leaned } from "../../dialogue/leaning.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { correctionOf } from "../revise.ts";
import { closed, writtenBy } from "../values.ts";
import type { Correction } from "../values.ts";

/**
 * What was made is to be something of another kind: "no, make it a reminder", "not a text, an email". The tool
 * for that kind gets what the last act was made with, each value where it has a place for it. Undefined where
 * the words name anything else.
 */
export async function otherKind(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const correction = await correctionOf(sources, utterance);
  if (!correction || takesRecord(correction.tool)) return undefined;
  const { reading, context } = correction.said;
  const kinds = kindsMeant(reading);
  if (kinds.length === 0 || kinds.some((kind) => makes(correction.tool, kind))) return undefined;
  const tool = sources.registry
    .acting()
    .find((one) => kinds.some((kind) => makes(one, kind)) && one.egress === reaches(kinds));
  if (!tool) return undefined;
  const own = groundTool(tool, reading, context).slots.filter(isOf(tool, TOLD));
  const told = new Set(own.map(({ parameter }) => parameter));
  const given = [...timesOf(correction, tool), ...peopleOf(correction, tool)];
  const kept = given.filter(({ parameter }) => !told.has(parameter));
  const slots = [...own, ...kept, ...textsOf(correction, tool)];
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots }, replaces: true };
}

/** What words may tell beside the kind, to stand in the place of what the last act had. */
const TOLD = new Set(["when", "duration", "person", "list", "calendar"]);

function isOf(tool: Tool, kinds: ReadonlySet<string>): (slot: Slot) => boolean {
  const names = parametersOf(tool).flatMap(({ name, kind }) => (kinds.has(kind) ? [name] : []));
  return ({ parameter }) => names.includes(parameter);
}

/** The kinds of thing that are named, where every word of content names one or tells a time or a name. */
function kindsMeant(reading: Reading): readonly string[] {
  const { tokens, cues, language } = reading;
  const elements = elementsIn(reading);
  const content = tokens.filter(
    (token) =>
      !language.terms.isStop(token.word) &&
      !token.is.has("filler") &&
      !elements.some((one) => overlaps(one, token)),
  );
  const named = content.map((token) => {
    const held = cues.containers.filter((one) => overlaps(one, token));
    return [...language.kindsNamed(token.word), ...held.flatMap(({ kinds }) => kinds ?? [])];
  });
  return named.some((kinds) => kinds.length === 0) ? [] : [...new Set(named.flat())];
}

/** What a text or a mail opens with, and what holds the things of a tool. */
const OPENS: Readonly<Record<string, string>> = { text: "message", mail: "mail" };
const HOLDERS: ReadonlySet<string> = new Set(["calendar", "list"]);

/** A tool makes things of a kind, or puts them into what is named. */
function makes(tool: Tool, kind: string): boolean {
  if (tool.effect === "none" || takesRecord(tool) || tool.stops !== undefined) return false;
  if (tool.opening !== undefined && OPENS[tool.opening] !== undefined)
    return OPENS[tool.opening] === kind;
  const holds = HOLDERS.has(kind) && parametersOf(tool).some((one) => one.kind === kind);
  return tool.gives === kind || holds;
}

function reaches(kinds: readonly string[]): boolean {
  return kinds.some((kind) => Object.values(OPENS).includes(kind));
}

/** When the last act was for. */
function timesOf({ tool, lastCall }: Correction, other: Tool): readonly Slot[] {
  const [own, begins] = [tool, other].map((one) =>
    parametersOf(one).find(({ kind, time }) => kind === "when" && time?.as !== "end"),
  );
  const text = own && lastCall.arguments[own.name];
  return begins && typeof text === "string"
    ? [closed(begins.name, { value: text, origin: { origin: "said", text } })]
    : [];
}

/** Whom the last act was for. */
function peopleOf({ tool, lastCall }: Correction, other: Tool): readonly Slot[] {
  const [own, whom] = [tool, other].map((one) => peopleTaken(one)[0]);
  const value = own && lastCall.arguments[own.name];
  const text = String(value);
  return whom && value !== undefined
    ? [closed(whom.name, { value, origin: { origin: "resolved", text } })]
    : [];
}

/** What the last act wrote down, in each text that the tool can't do without, else in its first. */
function textsOf({ tool, lastCall }: Correction, other: Tool): readonly Slot[] {
  const own = new Set(textFields(tool).map(({ name }) => name));
  const text = writtenBy(tool, lastCall).findLast(({ parameter }) => own.has(parameter))?.value;
  if (text === undefined) return [];
  const said = { value: text, origin: { origin: "said", text } } as const;
  return textFields(other).map(({ name }) => closed(name, said));
}

function textFields(tool: Tool): readonly Parameter[] {
  const texts = parametersOf(tool).filter(
    ({ kind, of }) => (kind === "span" || kind === "free") && of === undefined,
  );
  const needed = texts.filter(({ required }) => required);
  return needed.length > 0 ? needed : texts.slice(0, 1);
}
