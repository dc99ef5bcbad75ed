import { groundWhens } from "../../../grounding/typed-slots/ground-when.ts";
import { groundTool, slotOf } from "../../../grounding/tool/ground-tool.ts";
import { meaningsOf } from "../../../grounding/meanings-of.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { MOST_IN_BATCH } from "../../../tool/batch.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import type { JsonValue } from "../../../types/json.ts";
import type { Call } from "../../../types/turn/call.ts";
import type { Candidate, Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { withTitlesWhole } from "./look-words.ts";
import { lookLeft } from "./look-left.ts";
import type { Values } from "./look-left.ts";

export type Look = Omit<Call, "id">;

/** The tool that lists the records of a kind, and where only those not read yet are meant, the one that can tell. */
export function listingTool(
  { registry }: Pick<Sources, "registry">,
  kind: string,
  { isUnread = false }: { readonly isUnread?: boolean } = {},
): Tool | undefined {
  const giving = registry.acting().filter(({ gives, onlyTells, effect }) => {
    return gives === kind && (effect === "none" || onlyTells !== undefined);
  });
  const telling = giving.find((tool) => isUnread && parametersOf(tool).some(isFlag));
  return telling ?? giving.find(({ finds, onlyTells }) => finds ?? onlyTells) ?? giving[0];
}

function isFlag({ kind, required }: Parameter): boolean {
  return kind === "flag" && !required;
}

/** Kinds that narrow a list; texts are cut by what is left over. */
const NARROWING = new Set([
  "when",
  "person",
  "list",
  "calendar",
  "mailbox",
  "folder",
  "enum",
  "flag",
  "duration",
]);

/**
 * The call that lists what a phrase describes: its times, names and places as the tool takes them, and
 * what is left over as words to look for. Undefined where a name in it could be several.
 */
export async function lookFor(
  sources: Sources,
  utterance: Utterance,
  { tool, phrase }: { readonly tool: Tool; readonly phrase: string },
): Promise<Look | undefined> {
  const read = await sources.contextOf({ ...utterance, text: phrase, alternatives: [] }, [tool]);
  const request = withTitlesWhole(read, tool.gives);
  const parameters = parametersOf(tool);
  const kinds = new Map(parameters.map(({ name, kind }) => [name, kind]));
  const { slots } = groundTool(tool, request.reading, request.context);
  if (tool.onlyTells) {
    const whole = await sources.contextOf(utterance, [tool]);
    const all = groundTool(tool, whole.reading, whole.context).slots;
    return plainLook(tool, phrase, { slots, all });
  }
  const isOfKind = ({ parameter }: Slot): boolean => NARROWING.has(kinds.get(parameter) ?? "");
  const narrowing = withTimes(tool, request, slots.filter(isOfKind));
  const closed = onlyValues(narrowing);
  if (!closed) return undefined;
  const isTimed = [...closed.keys()].some((name) => kinds.get(name) === "when");
  if (request.reading.whens.length > 0 && !isTimed) return undefined;
  const values = new Map([...closed, ...lookLeft(tool, request, closed)]);
  if (parameters.some(({ name, kind }) => name === LIMIT && kind === "number")) {
    values.set(LIMIT, { value: MOST_IN_BATCH, origin: { origin: "enum" } });
  }
  const given = Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
  const origins = Object.fromEntries([...values].map(([name, { origin }]) => [name, origin]));
  const { language, context } = { language: sources.language, context: request.context };
  const meanings = meaningsOf(tool, given, { language, clock: context.clock, slots: narrowing });
  return { name: tool.name, arguments: given, origins, by: "fast-path", meanings };
}

/** The one value of each; undefined where one could be several. */
function onlyValues(slots: readonly Slot[]): Values | undefined {
  const values = new Map<string, Candidate>();
  for (const { parameter, value } of slots) {
    if (value.kind === "free") continue;
    if (value.candidates.length > 1) return undefined;
    const [only] = value.candidates;
    if (only) values.set(parameter, only);
  }
  return values;
}

/** A time that is said limits what is described, whatever else a title may make of it. */
function withTimes(
  tool: Tool,
  { reading, context }: RequestContext,
  slots: readonly Slot[],
): readonly Slot[] {
  const parameters = parametersOf(tool);
  const times = groundWhens(parameters, reading, context.clock);
  const taken = new Set(slots.map(({ parameter }) => parameter));
  if ([...times.keys()].some((name) => taken.has(name))) return slots;
  const more = parameters.flatMap((one) => slotOf(one, times.get(one.name) ?? []));
  return [...slots, ...more];
}

/** Whether a look finds less than all there is: it has a limit of time, person, place or words, or there are always few. */
export function isLimited({ registry }: Pick<Sources, "registry">, look: Look): boolean {
  const tells = registry.get(look.name)?.onlyTells !== undefined;
  return tells || Object.keys(look.arguments).some((name) => name !== LIMIT);
}

/** What every tool that lists calls the number of its rows. */
const LIMIT = "limit";

type Flagged = { readonly slots: readonly Slot[]; readonly all: readonly Slot[] };

/**
 * All there is of a short list, or the sort of it that the phrase names; undefined where the whole
 * request names another sort as well ("all timers and alarms"), which the tool itself takes.
 */
function plainLook(tool: Tool, phrase: string, { slots, all }: Flagged): Look | undefined {
  const [sorts, others] = [sortsIn(tool, slots), sortsIn(tool, all)];
  const own = sorts.map(([name]) => name);
  if (own.length > 0 && others.some(([name]) => !own.includes(name))) return undefined;
  const given = { ...Object.fromEntries(sorts), ...tool.onlyTells };
  const origins = Object.fromEntries(
    Object.keys(given).map((one) => [one, { origin: "resolved", text: phrase } as const]),
  );
  return { name: tool.name, arguments: given, origins, by: "fast-path" };
}

/** The sorts of record that are named. */
function sortsIn(tool: Tool, slots: readonly Slot[]): readonly (readonly [string, JsonValue])[] {
  return slots.flatMap(({ parameter, value }) => {
    const [only, ...others] = value.kind === "free" ? [] : value.candidates;
    const isSort = tool.sorts?.includes(parameter);
    return isSort && only && others.length === 0 ? [[parameter, only.value] as const] : [];
  });
}
