import { thingsIn } from "../../grounding/text-slots/each-thing.ts";
import type { Language } from "../../language/language.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { takesRecord } from "../../tool/parameter.ts";
import type { RememberedCall } from "../../types/memory.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { givesName } from "../dialogue/edit/elements.ts";
import { slotsOf } from "../dialogue/kept-slots.ts";
import type { Leaned } from "../dialogue/leaning.ts";
import { saidWrong } from "../dialogue/edit/said-wrong.ts";
import { withoutReasons } from "../dialogue/edit/meant-clauses.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { newNames } from "./new-names.ts";
import { newText } from "./text/new-text.ts";
import { newTimes, tellsStretch } from "./new-times.ts";
import { otherRecord } from "./record/other-record.ts";
import { timesOfOther } from "./record/times-of-other.ts";
import { closed } from "./values.ts";
import type { Correction, NewValues } from "./values.ts";

/**
 * The last act with another value in one of its fields, all others as they were: what was said is read for
 * each field by its kind. Undefined where nothing would be different, or no other record is named though one should be.
 */
export async function revise(
  sources: Sources,
  utterance: Utterance,
  what: "record" | "value" | "any",
): Promise<Leaned | undefined> {
  const correction = await correctionOf(sources, utterance);
  if (!correction || tellsStretch(correction.said.reading)) return undefined;
  const names = newNames(correction);
  const record = isOfValue(correction, names) ? [] : otherRecord(sources, correction);
  if (what === "record" && record.length === 0) return undefined;
  const isName = givesName(correction.readOn(utterance.text));
  const told = isName ? NONE : newTimes(correction);
  const times = record.length > 0 ? timesOfOther(told, correction) : told;
  const taken = [...times.taken, ...names.taken];
  const isToldText = what === "any" || correction.whole.reading.leaning.reports;
  const texts =
    record.length > 0 ? [] : newText(correction, { taken, isTold: isToldText, isNamed: isName });
  const put = [...record, ...texts, ...names.slots, ...times.slots];
  if (put.length === 0) return undefined;
  return withValues(correction, put);
}

const NONE: NewValues = { slots: [], taken: [] };

/** What was said to be wrong is a value that another now stands for, and no record: "Dani, not Priya". */
function isOfValue({ lastCall, rejected, readOn }: Correction, { slots }: NewValues): boolean {
  return slots.some(({ parameter }) => {
    const old = lastCall.arguments[parameter];
    return typeof old === "string" && saidWrong({ last: readOn(old), rejected, readOn }).length > 0;
  });
}

/** The last act with these values in the place of its own, or beside them. */
export function withValues(correction: Correction, given: readonly Slot[]): Leaned {
  const { tool, lastCall } = correction;
  const set = new Set(given.map(({ parameter }) => parameter));
  const old = slotsOf(lastCall).filter(({ parameter }) => !set.has(parameter));
  const put = given.map((one) => parted(one, correction));
  const kept = old.map((one) => parted(one, correction));
  return {
    part: { text: saidWith(lastCall.said, put, lastCall.arguments), ranked: onlyTool(tool.name) },
    values: { from: "revised", slots: [...put, ...kept] },
    // What only is set to something else needs not be as it was first.
    replaces: kept.length > 0 || tool.gives !== undefined || takesRecord(tool),
  };
}

/** One of each again, where the last act made several. */
function parted(slot: Slot, { several, readOn }: Correction): Slot {
  const [only] = slot.value.kind === "free" ? [] : slot.value.candidates;
  if (slot.parameter !== several || typeof only?.value !== "string") return slot;
  const things = thingsIn(only.value, readOn(only.value).language);
  return things.length > 1 ? closed(slot.parameter, { ...only, value: things }) : slot;
}

/** The last act, where it changed something, and what is said of it, without its reasons. */
export async function correctionOf(
  { lastCall: call, registry, language, handles, contextOf }: Sources,
  utterance: Utterance,
): Promise<Correction | undefined> {
  const tool = registry.get(call?.tool ?? "");
  const hasValues = Object.keys(call?.arguments ?? {}).length > 0;
  if (!call?.isEffect || !tool || !hasValues) return undefined;
  const { lastCall, several } = asList(call, tool, language);
  const last = await contextOf({ ...utterance, text: lastCall.said }, [tool]);
  const readOn = (text: string): typeof last.reading => language.read(text, last.context);
  const meant = withoutReasons(utterance.text, { last: last.reading, readOn });
  const { text, rejected } = language.wordingOf(meant).leaning.corrected;
  const told = language.wordingOf(utterance.text).leaning.corrected.text;
  const [said, whole] = await Promise.all(
    [text, told].map((words) => contextOf({ ...utterance, text: words }, [tool])),
  );
  if (!said || !whole) return undefined;
  const [newest] = handles.recent();
  const madeAt = newest?.kind === tool.gives ? newest?.at : undefined;
  return { tool, lastCall, several, said, whole, rejected, readOn, madeAt };
}

/** What several were made of, as one text: "eggs and flour". */
function asList(
  lastCall: RememberedCall,
  { makesSeveral: several = "" }: Tool,
  { say }: Language,
): Pick<Correction, "lastCall" | "several"> {
  const given = lastCall.arguments[several];
  if (!Array.isArray(given)) return { lastCall, several: undefined };
  const text = say.list(given.map(String));
  return {
    lastCall: { ...lastCall, arguments: { ...lastCall.arguments, [several]: text } },
    several,
  };
}

/** The words of the last act with the new values where the old ones stand in them. */
function saidWith(
  words: string,
  put: readonly Slot[],
  old: Readonly<Record<string, unknown>>,
): string {
  return put.reduce((text, { parameter, value }) => {
    const was = old[parameter];
    const is = value.kind === "free" ? undefined : value.candidates[0]?.value;
    if (typeof was !== "string" || typeof is !== "string") return text;
    const at = text.toLowerCase().indexOf(was.toLowerCase());
    return at < 0 ? text : `${text.slice(0, at)}${is}${text.slice(at + was.length)}`;
  }, words);
}
