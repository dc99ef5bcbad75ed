import { groundAnchor } from "../../grounding/typed-slots/ground-anchor.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { nearDay } from "../../language/when/near-day.ts";
import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { DayShare } from "../../tool/day-share.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Origin } from "../../types/turn/origin.ts";
import type { Plan, PlanPart } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { When } from "../../types/time/when.ts";
import { planOf } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";

/**
 * A question for all that a day brings, as a part for each tool that has a share in it. The tools' own
 * order is that in which it is said, so the first of them is read last: what was read last is in focus.
 */
export async function dayAsked(sources: Sources, utterance: Utterance): Promise<Plan | undefined> {
  const words = sources.language.wordingOf(utterance.text).mood.dayAsked;
  return words === undefined ? undefined : planOfDay(sources, utterance, { words });
}

/** A time alone, after a question for all that another time brings: "and tomorrow?" */
export async function anotherDay(
  sources: Sources,
  utterance: Utterance,
): Promise<Plan | undefined> {
  const { language, lastCall } = sources;
  if (!lastCall) return undefined;
  const last = { ...utterance, text: lastCall.said };
  // "What's on my calendar today" asks for one thing of a day, and "and tomorrow?" goes on with that.
  if (!(await dayAsked(sources, last))) return undefined;
  const { reading } = await sources.contextOf(last);
  const words = language.wordingOf(utterance.text).leaning.corrected.text;
  const after = reading.whens[0]?.when;
  const ofDay = await onSameDay(sources, { ...utterance, text: words, alternatives: [] }, after);
  return planOfDay(sources, last, { words: ofDay, after });
}

/** "And in the evening?" is that of the day which was asked about. */
async function onSameDay(
  { contextOf }: Sources,
  said: Utterance,
  after: When | undefined,
): Promise<string> {
  const { text: words } = said;
  if (after?.precision !== "day" && after?.precision !== "part") return words;
  const readOf = async (text: string): Promise<When | undefined> =>
    (await contextOf({ ...said, text })).reading.wholeTime();
  const { context } = await contextOf(said);
  const part = await readOf(words);
  const isPart = part?.precision === "part" && part.said?.shared.days.length === 0;
  const date = toLocal(after.from, context.clock.zone).toFormat("yyyy-MM-dd");
  const text = `${after.precision === "day" ? after.text : date} ${words}`;
  return isPart && (await readOf(text))?.precision === "part" ? text : words;
}

/** The words of a day, and the day that was asked about before it. */
type DayWords = { readonly words: string; readonly after?: When | undefined };

async function planOfDay(
  { language, contextOf, registry }: Sources,
  utterance: Utterance,
  { words, after }: DayWords,
): Promise<Plan | undefined> {
  const shares = registry.acting().filter(({ day }) => day?.time !== undefined);
  const { reading, context } = await contextOf({ ...utterance, text: words }, shares);
  const told = toldByThing(shares, { reading, context });
  const said = told?.when ?? reading.wholeTime();
  // Of an hour nobody asks for all: "what's on at five" is a question to the calendar.
  if (!said || said.precision === "minute") return undefined;
  const when = after ? nearDay(said, after, context.clock) : said;
  const asked = { words: told?.value ?? words, when, clock: context.clock };
  return planOfStretch({ language, registry }, utterance.text, asked);
}

/** All that a stretch of time brings. */
export function planOfStretch(
  { language, registry }: Pick<Sources, "language" | "registry">,
  text: string,
  { words, when, clock }: Omit<Asked, "isToday"> & { readonly clock: Clock },
): Plan | undefined {
  const isToday = dayOf(when.from, clock.zone) === dayOf(clock.now(), clock.zone);
  const parts = registry
    .acting()
    .flatMap(({ name, day }): readonly PlanPart[] =>
      day && (day.time !== undefined || isToday)
        ? [partOf(text, name, slotsOf(day, { words, when, isToday }))]
        : [],
    )
    .toReversed();
  const [first, ...rest] = parts;
  return first && { ...planOf([], language), parts: [first, ...rest] };
}

/** The day of what is spoken of, or of a thing: "that day", "the day before the dentist". */
function toldByThing(
  [tool]: readonly Tool[],
  { reading, context }: RequestContext,
): { readonly value: string; readonly when: When } | undefined {
  const [told] = (tool && groundAnchor(tool, reading, context)?.candidates) ?? [];
  return told?.meaning?.kind === "when"
    ? { value: String(told.value), when: told.meaning.when }
    : undefined;
}

function partOf(text: string, tool: string, slots: readonly Slot[]): PlanPart {
  return { text, ranked: onlyTool(tool), values: { from: "day", slots }, leansBack: false };
}

type Asked = { readonly words: string; readonly when: When; readonly isToday: boolean };

function slotsOf({ input, time }: DayShare, { words, when, isToday }: Asked): readonly Slot[] {
  const given = Object.entries(input).map(([parameter, value]) =>
    slot(parameter, { value, origin: { origin: "enum" } }),
  );
  if (!time) return given;
  const origin: Origin = { origin: "resolved", text: words };
  const meaning = { kind: "when", when } as const;
  const parameter = isToday ? time.today : time.other;
  return [slot(parameter, { value: words, origin, meaning }), ...given];
}

type Candidates = Extract<Slot["value"], { kind: "closed" }>["candidates"];

function slot(parameter: string, candidate: Candidates[number]): Slot {
  return { parameter, required: true, value: { kind: "closed", candidates: [candidate] } };
}

function dayOf(ms: number, zone: string): string {
  return toLocal(ms, zone).toISODate() ?? "";
}
