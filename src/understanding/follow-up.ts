import { groundTool, withSlots } from "../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../grounding/tool/ground-tool.ts";
import { abstains } from "../discovery/abstains.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Slot } from "../types/call-space.ts";
import type { RememberedCall } from "../types/memory.ts";
import type { Utterance } from "../types/utterance.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import { onlyTool } from "./rules.ts";
import type { Sources } from "./sources.ts";

/** More words than this are a request of their own. */
const MOST_WORDS = 9;
/** A tool less likely than this does not fit the words. */
const LEAST_FITTING = 0.02;
/** Kinds that go on from one thing to the next where something is made. */
const CARRIED_ON = new Set(["list", "calendar", "folder", "mailbox"]);

/** A request that leans on the last: its words, its one tool, and the values it takes over. */
export type FollowUp = {
  readonly part: Part;
  readonly tool: string;
  readonly kept: readonly Slot[];
};

/**
 * What a few words mean after the last call: "and tomorrow" asks the same of another day, "and olive
 * oil" adds to the same list, "make that four" changes what was just made. Undefined for a request
 * that stands by itself or says nothing new.
 */
export async function followUp(
  sources: Sources,
  utterance: Utterance,
  understood: readonly Part[],
): Promise<FollowUp | undefined> {
  const { lastCall } = sources;
  const isLong = utterance.text.split(/\s+/).length > MOST_WORDS;
  if (!lastCall || isLong) return undefined;
  const { leaning } = sources.language.wordingOf(utterance.text);
  if (leaning.changesLast) return changing(sources, utterance);
  const pointed = stopping(sources, utterance) ?? pointing(sources, utterance, understood);
  if (pointed) return pointed;
  const lead = leaning.goingOn;
  const tool = sources.registry.get(lastCall.tool);
  if (lead === undefined || !tool || isRequest(understood, tool)) return undefined;
  const text = utterance.text.slice(lead).replace(/\?$/, "");
  const request = await sources.contextOf({ ...utterance, text }, [tool]);
  const fresh = groundTool(tool, request.reading, request.context).slots;
  if (!fresh.some(({ value }) => value.kind !== "free")) return undefined;
  const kept = keptSlots(tool, lastCall);
  return { part: { text, ranked: onlyTool(tool.name) }, tool: tool.name, kept };
}

/** A tool that fits the words and takes what was shown last, where the index's first takes another kind of record. */
function pointing(
  sources: Sources,
  { text }: Utterance,
  understood: readonly Part[],
): FollowUp | undefined {
  const [newest] = sources.handles.recent();
  const [part] = understood;
  if (!newest || !part || understood.length > 1 || !sources.language.wordingOf(text).cues.mayPoint)
    return undefined;
  const takes = (name: string): string | undefined => {
    const tool = sources.registry.get(name);
    return tool && parametersOf(tool).find(({ required, of }) => required && of)?.of;
  };
  const kind = takes(part.ranked.tools[0]?.name ?? "");
  if (kind === undefined || kind === newest.kind) return undefined;
  const verb = actOf(part.ranked.tools[0]?.name ?? "");
  const fitting = part.ranked.tools.filter(({ name }) => takes(name) === newest.kind);
  const other =
    fitting.find(({ name }) => actOf(name) === verb) ??
    fitting.find(({ score }) => score >= LEAST_FITTING);
  if (!other || sources.handles.recent(kind).length > 0) return undefined;
  return { part: { text, ranked: onlyTool(other.name) }, tool: other.name, kept: [] };
}

/** "Oh, cancel that one": what the last call started is stopped by the tool that stops such things. */
function stopping(sources: Sources, { text }: Utterance): FollowUp | undefined {
  const { lastCall } = sources;
  if (!lastCall || !sources.language.wordingOf(text).leaning.stopsLast) return undefined;
  const begun = sources.registry.get(lastCall.tool)?.gives;
  const tool = sources.registry
    .acting()
    .find(({ stops }) => stops !== undefined && stops === begun);
  if (!tool || lastCall.tool === tool.name) return undefined;
  const shared = new Set(parametersOf(tool).map(({ name }) => name));
  const kept = slotsOf(lastCall).filter(({ parameter }) => shared.has(parameter));
  // The words only point: what they point at is kept.
  return {
    part: { text: sources.language.tools.STOP_IT, ranked: onlyTool(tool.name) },
    tool: tool.name,
    kept,
  };
}

/** "read" of "mail.read". */
function actOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}

/** The tool that changes the record the last call made or showed, when the words give it something new. */
async function changing(sources: Sources, utterance: Utterance): Promise<FollowUp | undefined> {
  const [newest] = sources.handles.recent();
  const tools = sources.registry.acting().filter((tool) => changes(tool, newest?.kind));
  const readings = [utterance.text, sources.language.wordingOf(utterance.text).leaning.asTime];
  for (const text of readings) {
    for (const tool of tools) {
      const request = await sources.contextOf({ ...utterance, text }, [tool]);
      if (!givesNew(tool, request)) continue;
      return { part: { text, ranked: onlyTool(tool.name) }, tool: tool.name, kept: [] };
    }
  }
  return undefined;
}

function changes(tool: Tool, kind: string | undefined): boolean {
  const takes = parametersOf(tool).some(
    (parameter) => parameter.kind === "handle" && parameter.required && parameter.of === kind,
  );
  return takes && kind !== undefined && tool.effect === "reversible";
}

const TOLD = new Set(["when", "duration", "number"]);

function givesNew(tool: Tool, { reading, context }: RequestContext): boolean {
  const told = new Set(
    parametersOf(tool).flatMap(({ name, kind }) => (TOLD.has(kind) ? [name] : [])),
  );
  return groundTool(tool, reading, context).slots.some(({ parameter }) => told.has(parameter));
}

/** The words ask the index for another tool, surely. */
function isRequest(understood: readonly Part[], tool: Tool): boolean {
  return understood.some(
    ({ ranked }) => ranked.sure && !abstains(ranked) && ranked.tools[0]?.name !== tool.name,
  );
}

/** A reading tool keeps all it was asked; one that makes things keeps where it puts them. */
function keptSlots(tool: Tool, last: RememberedCall): readonly Slot[] {
  const kinds = new Map(parametersOf(tool).map(({ name, kind }) => [name, kind]));
  return slotsOf(last).filter(
    ({ parameter }) => tool.effect === "none" || CARRIED_ON.has(kinds.get(parameter) ?? ""),
  );
}

function slotsOf({ arguments: given, origins }: RememberedCall): readonly Slot[] {
  return Object.entries(given).map(([parameter, value]) => {
    const origin = origins[parameter] ?? { origin: "foreign" };
    return {
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value, origin }] },
    };
  });
}

/** What the words gave, with what the last request gave beside it. */
export function withKept(tool: Tool, grounded: GroundedTool, kept: readonly Slot[]): GroundedTool {
  const filled = new Set(grounded.slots.map(({ parameter }) => parameter));
  const isTime = grounded.slots.some(({ parameter }) => parameter === "from");
  const beside = kept.filter(
    ({ parameter }) => !filled.has(parameter) && !(isTime && parameter === "to"),
  );
  return withSlots(parametersOf(tool), [...grounded.slots, ...beside]);
}
