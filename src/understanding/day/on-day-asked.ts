import { meaningsOf } from "../../grounding/meanings-of.ts";
import { toLocal } from "../../language/when/local-time.ts";
import { shownAlone } from "../dialogue/focus/in-focus.ts";
import { beginningsTaken, changesTime, takesRecord } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Clock } from "../../types/clock.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Plan, PlanValues } from "../../types/turn/plan.ts";
import type { Precision } from "../../types/time/when.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Reading, SaidWhen } from "../../language/reading/reading.ts";
import { domainOf } from "../../tool/signature.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";

/** The kind of record that is on a day which is asked about. */
const EVENT = "event";

/**
 * "Put lunch in at one", right behind a question for another day: on that day, where the words name none themselves; so
 * is "move it there, half four", and "remind me of that at three" behind what is on another day. Any other plan as it is.
 */
export async function onDayAsked(
  sources: Sources,
  plan: Plan,
  utterance: Utterance,
): Promise<Plan> {
  const [part, ...others] = plan.parts;
  if (!sources.profile.isLed || !sources.lastCall || others.length > 0) return plan;
  const tool = sources.registry.get(part.ranked.tools[0]?.name ?? "");
  const slot = tool && (await slotFor(sources, { tool, text: part.text, utterance }));
  const values = slot && withSlot(part.values, slot);
  return values ? { ...plan, parts: [{ ...part, values }] } : plan;
}

type Hour = { readonly tool: Tool; readonly text: string; readonly utterance: Utterance };

/** When it begins, with the day that was spoken of; undefined where the words tell a day, or none was. */
async function slotFor(
  sources: Sources,
  { tool, text, utterance }: Hour,
): Promise<Slot | undefined> {
  const begins = beginningsTaken(tool)[0]?.name;
  if (begins === undefined || tool.effect === "none") return undefined;
  const { reading, context } = await sources.contextOf({ ...utterance, text, alternatives: [] }, [
    tool,
  ]);
  const hour = hourAlone(reading);
  const isFree = reading.whens.length === 0 && isThere(tool, reading);
  const day = dayFor(sources, { tool, utterance, reading }, context.clock);
  if (day === undefined || !(hour || isFree)) return undefined;
  const said = hour?.text ?? "";
  const value = `${day} ${said}`.trim();
  const when = sources.language.read(value, context).wholeTime();
  const origin = { origin: "resolved", text: said || text } as const;
  return when && closed(begins, { value, origin, meaning: { kind: "when", when } });
}

type Making = { readonly tool: Tool; readonly utterance: Utterance; readonly reading: Reading };

/** The day that an hour for a tool is of: what is new is on the one asked about, what is moved there too, where it is said. */
function dayFor(
  sources: Sources,
  { tool, utterance, reading }: Making,
  clock: Clock,
): string | undefined {
  const goesOn = sources.language.wordingOf(utterance.text).leaning.goingOn !== undefined;
  if (isThere(tool, reading)) return dayAskedOf(sources, { making: tool, goesOn: false }, clock);
  if (takesRecord(tool)) return undefined;
  if (tool.gives === EVENT) return dayAskedOf(sources, { making: tool, goesOn }, clock);
  const shown = reading.cues.mayPoint ? shownAlone(sources.handles.recent()) : undefined;
  return shown?.kind === EVENT ? otherDay(shown.at, clock) : undefined;
}

/** "Move it there": to the time that was asked about. */
function isThere(tool: Tool, { cues }: Reading): boolean {
  return takesRecord(tool) && changesTime(tool) && cues.atThatTime;
}

/** The day of an instant; undefined for today. */
function otherDay(at: number | undefined, { zone, now }: Clock): string | undefined {
  if (at === undefined) return undefined;
  const day = toLocal(at, zone);
  return day.hasSame(toLocal(now(), zone), "day") ? undefined : day.toFormat("yyyy-MM-dd");
}

/** The one time of some words, where it names no day. */
function hourAlone({ whens, anchors }: Reading): SaidWhen | undefined {
  const [hour, ...others] = whens;
  if (!hour || others.length > 0 || anchors.length > 0) return undefined;
  const { precision, repeat, bound, said } = hour.when;
  const isHour = precision === "minute" && repeat === undefined && bound === undefined;
  return isHour && said?.shared.days.length === 0 ? hour : undefined;
}

/** The one day that the last question was about, or what was made or changed last where the words go on with that; unless it is today. */
function dayAskedOf(
  { lastCall, registry, language, handles }: Sources,
  { making, goesOn }: { readonly making: Tool; readonly goesOn: boolean },
  clock: Clock,
): string | undefined {
  const tool = registry.get(lastCall?.tool ?? "");
  if (!lastCall || !tool || (tool.effect !== "none" && !goesOn)) return undefined;
  if (domainOf(tool.name) !== domainOf(making.name)) return undefined;
  if (tool.effect !== "none" && takesRecord(tool)) {
    return otherDay(shownAlone(handles.recent())?.at, clock);
  }
  const meanings = Object.values(meaningsOf(tool, lastCall.arguments, { language, clock }));
  const first = meanings.find(({ kind }) => kind === "when");
  if (first?.kind !== "when" || !OF_DAY.has(first.when.precision)) return undefined;
  const isOne = first.when.to - first.when.from <= LONGEST_DAY_MS;
  return isOne ? otherDay(first.when.from, clock) : undefined;
}

const OF_DAY: ReadonlySet<Precision> = new Set(["day", "part", "minute"]);
/** With the hour that clocks may be put back. */
const LONGEST_DAY_MS = 25 * 60 * 60_000;

function withSlot(values: PlanValues, slot: Slot): PlanValues | undefined {
  if (values.from === "words") return { from: "last-call", kept: [], put: [slot] };
  return values.from === "given" ? { ...values, kept: [...values.kept, slot] } : undefined;
}
