import { meaningsOf } from "../../grounding/meanings-of.ts";
import { toLocal } from "../../language/when/local-time.ts";
import { beginningsTaken, takesRecord } from "../../tool/parameter.ts";
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
 * "Put lunch in at one", right behind a question for another day: on that day, where the words name none themselves.
 * Any other plan as it is.
 */
export async function onDayAsked(
  sources: Sources,
  plan: Plan,
  utterance: Utterance,
): Promise<Plan> {
  const { language, registry, profile } = sources;
  const [part, ...others] = plan.parts;
  if (!profile.isLed || !sources.lastCall || others.length > 0) return plan;
  const tool = registry.get(part.ranked.tools[0]?.name ?? "");
  const begins = tool && beginsOf(tool);
  if (!tool || begins === undefined) return plan;
  const own = { ...utterance, text: part.text, alternatives: [] };
  const { reading, context } = await sources.contextOf(own, [tool]);
  const hour = hourAlone(reading);
  const goesOn = language.wordingOf(utterance.text).leaning.goingOn !== undefined;
  const day = hour && dayAskedOf(sources, { making: tool, goesOn }, context.clock);
  if (!hour || day === undefined) return plan;
  const value = `${day} ${hour.text}`;
  const when = language.read(value, context).wholeTime();
  if (!when) return plan;
  const origin = { origin: "resolved", text: hour.text } as const;
  const slot = closed(begins, { value, origin, meaning: { kind: "when", when } });
  const values = withSlot(part.values, slot);
  return values ? { ...plan, parts: [{ ...part, values }] } : plan;
}

/** The field for when something new begins that stands in a calendar. */
function beginsOf(tool: Tool): string | undefined {
  const isNew = tool.gives === EVENT && tool.effect !== "none" && !takesRecord(tool);
  return isNew ? beginningsTaken(tool)[0]?.name : undefined;
}

/** The one time of some words, where it names no day. */
function hourAlone({ whens, anchors }: Reading): SaidWhen | undefined {
  const [hour, ...others] = whens;
  if (!hour || others.length > 0 || anchors.length > 0) return undefined;
  const { precision, repeat, bound, said } = hour.when;
  const isHour = precision === "minute" && repeat === undefined && bound === undefined;
  return isHour && said?.shared.days.length === 0 ? hour : undefined;
}

/** The one day that the last question was about, or what was made last where the words go on with that; unless it is today. */
function dayAskedOf(
  { lastCall, registry, language }: Sources,
  { making, goesOn }: { readonly making: Tool; readonly goesOn: boolean },
  clock: Clock,
): string | undefined {
  const tool = registry.get(lastCall?.tool ?? "");
  if (!lastCall || !tool || (tool.effect !== "none" && !goesOn)) return undefined;
  if (domainOf(tool.name) !== domainOf(making.name)) return undefined;
  const meanings = Object.values(meaningsOf(tool, lastCall.arguments, { language, clock }));
  const first = meanings.find(({ kind }) => kind === "when");
  if (first?.kind !== "when" || !OF_DAY.has(first.when.precision)) return undefined;
  const day = toLocal(first.when.from, clock.zone);
  const isOne = first.when.to - first.when.from <= LONGEST_DAY_MS;
  const isToday = day.hasSame(toLocal(clock.now(), clock.zone), "day");
  return isOne && !isToday ? day.toFormat("yyyy-MM-dd") : undefined;
}

const OF_DAY: ReadonlySet<Precision> = new Set(["day", "part", "minute"]);
/** With the hour that clocks may be put back. */
const LONGEST_DAY_MS = 25 * 60 * 60_000;

function withSlot(values: PlanValues, slot: Slot): PlanValues | undefined {
  if (values.from === "words") return { from: "last-call", kept: [], put: [slot] };
  return values.from === "given" ? { ...values, kept: [...values.kept, slot] } : undefined;
}
