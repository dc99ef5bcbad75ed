import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { Beside } from "../../../language/contract/requests.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import { beginningsTaken } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Clock } from "../../../types/clock.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { shownAlone } from "../focus/in-focus.ts";
import { slotsOf } from "../kept-slots.ts";
import type { Leaned } from "../leaning.ts";

/**
 * "And after that?", "and the time before it?", behind one thing of those that are told by when they are: the one
 * next to it, or the next that is called the same, which is looked for where there is none, too. Undefined where several
 * were shown, or nothing is next to it.
 */
export async function nextTo(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { language, registry, lastCall, handles, contextOf } = sources;
  const { beside } = language.wordingOf(utterance.text).leaning;
  const tool = registry.get(lastCall?.tool ?? "");
  const thing = shownAlone(handles.recent());
  if (!beside || !thing || !tool || !isInOrder(tool, thing.kind)) return undefined;
  const { context } = await contextOf(utterance, [tool]);
  const next = nextOf(thing, context, beside);
  return next && showing(sources, utterance, { record: next, clock: context.clock });
}

type Showing = { readonly record: KnownRecord; readonly clock: Clock };

/** The call that shows one record alone, by its time where it has one. */
export function showing(
  { registry, language }: Pick<Sources, "registry" | "language">,
  utterance: Utterance,
  { record: { at, shownBy }, clock }: Showing,
): Leaned {
  const tool = registry.get(shownBy.tool);
  const time = tool && timeOf(tool);
  const began = { atMs: at ?? 0, allDay: false };
  const from = language.timeWords.anchored({ ...AT, text: utterance.text }, began, clock);
  const isTimed = at !== undefined && time !== undefined;
  const given = { ...shownBy.arguments, ...(isTimed ? { [time]: from, limit: 1 } : {}) };
  const origin = { origin: "resolved", text: utterance.text } as const;
  const origins = Object.fromEntries(Object.keys(given).map((name) => [name, origin]));
  const part = { text: utterance.text, ranked: onlyTool(shownBy.tool) };
  return { part, values: { from: "focus", slots: slotsOf({ arguments: given, origins }) } };
}

/** The record next to the thing, of those that have a time. */
function nextOf(
  { kind, id, at, facts }: HandleEntry,
  { known }: RequestContext["context"],
  beside: Beside,
): Timed | undefined {
  const records = known?.[kind]?.flatMap((one) =>
    one.at === undefined ? [] : [{ ...one, at: one.at }],
  );
  const own = records?.find((one) => one.id === id && one.at === at);
  if (!records || !own) return undefined;
  const isOther = (one: Timed): boolean => one !== own;
  const isAlike = (one: Timed): boolean => titleOf(one.facts) === titleOf(facts);
  const others = records.filter((one) => isOther(one) && (!beside.isSame || isAlike(one)));
  return nearest(others, own, beside) ?? noneSince(own, beside);
}

/** The moment itself. */
const AT = { start: 0, end: 0, lengths: [{ amount: 0, unit: "minute" }] } as const;

/** A tool that shows such things, the soonest first. */
function isInOrder(tool: Tool, kind: string): boolean {
  return tool.gives === kind && tool.tells?.order === "soonest" && timeOf(tool) !== undefined;
}

function timeOf(tool: Tool): string | undefined {
  return beginningsTaken(tool)[0]?.name;
}

type Timed = KnownRecord & { readonly at: number };

/** There is no more of its sort: it is looked for where it would be. */
function noneSince(own: Timed, { side, isSame }: Beside): Timed | undefined {
  return isSame && side === 1 ? { ...own, at: own.until ?? own.at } : undefined;
}

/** The first that begins when the other is over, or the last that is over when it begins. */
function nearest(records: readonly Timed[], own: Timed, { side }: Beside): Timed | undefined {
  const sorted = records.toSorted((one, other) => one.at - other.at);
  return side === 1
    ? sorted.find(({ at }) => at >= (own.until ?? own.at))
    : sorted.findLast(({ at, until = at }) => until <= own.at);
}
