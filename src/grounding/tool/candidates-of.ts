import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { guestsOf } from "../reading/guests-in.ts";
import { carrierTest } from "../reading/carriers.ts";
import { contentSpans } from "../reading/content-spans.ts";
import { asWritten } from "./as-written.ts";
import { eachThing } from "../text-slots/each-thing.ts";
import { dropNameless } from "./drop-nameless.ts";
import { dropSwallowing } from "./drop-swallowing.ts";
import { dropTwice } from "./drop-twice.ts";
import { dropWordless } from "./drop-wordless.ts";
import { addLength, addTimes, keepGoal } from "../typed-slots/add-times.ts";
import { circumstanceIn, titledWith } from "../text-slots/in-circumstance.ts";
import { addWords } from "../text-slots/add-words.ts";
import { put } from "../typed-slots/ground.ts";
import { addGuests } from "../typed-slots/names/left-guests.ts";
import type { Ground } from "../typed-slots/ground.ts";
import { groundAnchor, besides } from "../typed-slots/ground-anchor.ts";
import { nearTime } from "../typed-slots/ground-when.ts";
import { groundParameter } from "../typed-slots/slot-values.ts";

/** Every parameter's candidates, best first: closed kinds take their words, then spans share the rest. */
export function candidatesOf(
  tool: Tool,
  whole: Reading,
  context: GroundingContext,
): ReadonlyMap<string, readonly Candidate[]> {
  const { clock, known } = context;
  if (guestsOf(tool, whole)) return guestsAndRecord(tool, whole, context);
  const anchored = groundAnchor(tool, whole, context);
  const titled = besideCircumstance({ tool, reading: whole, context }, anchored?.taken);
  if (titled) return titled;
  const reading = anchored ? besides(whole, anchored.taken) : whole;
  const taken = [...(anchored?.taken ?? []), ...reading.cues.kinds];
  const ground: Ground = { tool, reading, taken, found: new Map(), known, clock };
  const isCarrier = carrierTest(tool, reading.language);
  const content = contentSpans(reading, { taken: reading.whens, isCarrier });
  for (const parameter of parametersOf(tool)) {
    const around = { ...context, tool, hasContent: content.length > 0 };
    const { candidates, taken } = groundParameter(parameter, reading, around);
    ground.taken.push(...taken);
    put(ground.found, parameter.name, candidates);
  }
  addLength(ground);
  addTimes(ground);
  const near = nearTime(parametersOf(tool));
  if (near && anchored) put(ground.found, near.name, anchored.candidates);
  keepGoal(ground);
  addWords(ground);
  addGuests(ground);
  if (anchored) addRemembered(ground, anchored);
  dropSwallowing(ground);
  dropWordless(ground);
  dropNameless(ground);
  dropTwice(ground);
  eachThing(ground);
  const isSpoken = context.utterance.source === "spoken";
  return isSpoken ? asWritten(ground.found, { known, language: reading.language }) : ground.found;
}

type Request = {
  readonly tool: Tool;
  readonly reading: Reading;
  readonly context: GroundingContext;
};

/** What is to be remembered beside something that tells no time: all else as if that weren't said. */
function besideCircumstance(
  { tool, reading, context }: Request,
  anchored: readonly Region[] = [],
): ReadonlyMap<string, readonly Candidate[]> | undefined {
  const beside = circumstanceIn(tool, reading, anchored);
  if (!beside) return undefined;
  const apart = context.language.read(beside.rest, context);
  return titledWith(candidatesOf(tool, apart, context), beside);
}

/** "Remind me an hour before my flight": of what the time is told by, where the words name nothing else. */
function addRemembered(
  { tool, reading, found }: Ground,
  { title = "", taken }: NonNullable<ReturnType<typeof groundAnchor>>,
): void {
  const isAsked = reading.cues.remindingEnd !== undefined && !takesRecord(tool);
  if (!isAsked || title === "" || found.has("title") || !takesTitle(tool)) return;
  const [words] = taken;
  const text = reading.text.slice(words?.start, words?.end);
  put(found, "title", [{ value: title, origin: { origin: "resolved", text } }]);
}

function takesTitle(tool: Tool): boolean {
  return parametersOf(tool).some(({ name, required }) => name === "title" && required);
}

/** "Add Ann to the dinner on Friday": who comes and what to; of neither is anything else changed. */
function guestsAndRecord(
  tool: Tool,
  reading: Reading,
  context: GroundingContext,
): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, readonly Candidate[]>();
  const around = { ...context, tool, hasContent: true };
  for (const parameter of parametersOf(tool)) {
    if (parameter.name !== tool.invites && parameter.kind !== "handle") continue;
    put(found, parameter.name, groundParameter(parameter, reading, around).candidates);
  }
  return found;
}
