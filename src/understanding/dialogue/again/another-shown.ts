import { DateTime } from "luxon";
import { labelFor } from "../../../grounding/tagger/label-of.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import { beginningsTaken, parametersOf, takesRecord } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../../types/known-names.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Candidate, Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { closed } from "../../revising/values.ts";
import type { Sources } from "../../sources.ts";
import { shownAlone } from "../focus/in-focus.ts";
import type { Leaned } from "../leaning.ts";

/**
 * One more of what was shown or changed alone, at another time: "put another one in a week after it". It is called
 * so, where it is and as long, but for what the words tell. Undefined where they tell no time, or what was made is
 * meant, which is done again.
 */
export async function anotherShown(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { language, registry, lastCall, handles, contextOf } = sources;
  const { leaning, mood } = language.wordingOf(utterance.text);
  const thing = shownAlone(handles.recent());
  const last = registry.get(lastCall?.tool ?? "");
  const isMade = lastCall?.isEffect === true && last !== undefined && !takesRecord(last);
  if (!leaning.asksLike || mood.isQuestion || !thing || isMade) return undefined;
  const tool = makingTool(sources, thing.kind);
  if (!tool) return undefined;
  const request = await contextOf(utterance, [tool]);
  const own = groundTool(tool, request.reading, request.context).slots;
  const record = request.context.known?.[thing.kind]?.find(({ id }) => id === thing.id);
  const begins = startIn(tool, own, { thing, request });
  if (!begins) return undefined;
  const slots = [begins, ...likeIt({ tool, own, thing, record }, sources)];
  return {
    part: { text: utterance.text, ranked: onlyTool(tool.name) },
    values: { from: "revised", slots },
    replaces: false,
  };
}

/** The tool that makes such a thing by a name and a time. */
function makingTool({ registry }: Sources, kind: string): Tool | undefined {
  return registry
    .acting()
    .find((tool) => tool.gives === kind && !takesRecord(tool) && timeOf(tool) && titleIn(tool));
}

function timeOf(tool: Tool): Parameter | undefined {
  return beginningsTaken(tool)[0];
}

function titleIn(tool: Tool): Parameter | undefined {
  return parametersOf(tool).find(
    ({ kind, required, of }) => kind === "span" && required && of === undefined,
  );
}

type Shown = { readonly thing: HandleEntry; readonly request: RequestContext };

/** When it is to be; a day alone is at the hour of the thing. */
function startIn(tool: Tool, own: readonly Slot[], { thing, request }: Shown): Slot | undefined {
  const name = timeOf(tool)?.name;
  const [only, ...others] = candidatesOf(own.find(({ parameter }) => parameter === name));
  if (name === undefined || !only || others.length > 0) return undefined;
  const { language, clock } = request.context;
  const value = String(only.value);
  const when = language.read(value, request.context).wholeTime();
  if (!when?.allDay || thing.at === undefined) return closed(name, only);
  const hour = DateTime.fromMillis(thing.at, { zone: clock.zone }).toFormat("HH:mm");
  const text = language.timeWords.atHour(value, hour);
  return closed(name, { value: text, origin: { origin: "resolved", text: value } });
}

type Like = {
  readonly tool: Tool;
  readonly own: readonly Slot[];
  readonly thing: HandleEntry;
  readonly record: KnownRecord | undefined;
};

/** What it is called, where it is, what it is kept in and how long it lasts, where the words don't tell that. */
function likeIt({ tool, own, thing, record }: Like, { language }: Sources): readonly Slot[] {
  return parametersOf(tool).flatMap((parameter): readonly Slot[] => {
    const { name, kind, of, time } = parameter;
    if (time?.as === "end") {
      const told = own.find((slot) => slot.parameter === name);
      const { at, until } = record ?? {};
      if (told) return [told];
      if (at === undefined || until === undefined || until <= at) return [];
      return [like(name, language.say.duration(until - at))];
    }
    const isOwn = kind === "span" && of === undefined;
    if (!isOwn && !CONTAINER_KINDS.some((one) => one === kind)) return [];
    const fact = parameter === titleIn(tool) ? titleOf(thing.facts) : factFor(parameter, thing);
    return fact === undefined || fact === "" ? [] : [like(name, fact)];
  });
}

function factFor(parameter: Parameter, { facts }: HandleEntry): string | undefined {
  const fact = facts[labelFor(parameter) ?? parameter.name];
  return typeof fact === "string" ? fact : undefined;
}

function like(name: string, value: string): Slot {
  return closed(name, { value, origin: { origin: "resolved", text: value } });
}

function candidatesOf(slot: Slot | undefined): readonly Candidate[] {
  return slot === undefined || slot.value.kind === "free" ? [] : slot.value.candidates;
}
