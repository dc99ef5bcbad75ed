import { tellingStems } from "../../grounding/content/telling-stems.ts";
import { recordsSpokenOf } from "../../grounding/entity-linking/find-lookup.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { BesideAsked, Question, ThingSaid } from "../../language/contract/questions.ts";
import { toInstant, toLocal } from "../../language/when/local-time.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Clock } from "../../types/clock.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import type { Beside, TimedThing } from "../../types/turn/beside.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { When } from "../../types/time/when.ts";
import { planOf } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { listingTool } from "../steps/look/look-for.ts";

/** The kind of record that lies beside others in time. */
const EVENT = "event";
/** Days looked through for the next thing behind another. */
const NEXT_DAYS = 7;

/**
 * A question for what lies beside things in the calendar, or how those lie to each other, as the call
 * that lists the time it is about. Undefined where a thing isn't there, or could be several.
 */
export async function besideThings(
  sources: Sources,
  utterance: Utterance,
): Promise<Plan | undefined> {
  const { language, profile } = sources;
  const { mood, wish } = language.wordingOf(utterance.text);
  const { beside: asked, question } = mood;
  // "Remind me the day before the race to oil the bike" asks nothing.
  if (wish.act !== undefined) return undefined;
  const tool = asked && profile.isLed ? listingTool(sources, EVENT) : undefined;
  const field = tool && parametersOf(tool).find(({ kind }) => kind === "when")?.name;
  if (!asked || !tool || field === undefined) return undefined;
  const each = asked.things.map((said) => thingMeant(sources, utterance, { tool, said }));
  const things = (await Promise.all(each)).filter((one) => one !== undefined);
  if (things.length < asked.things.length) return undefined;
  const { context } = await sources.contextOf(utterance, [tool]);
  const beside = besideOf(asked, things, question);
  const when = timeAbout(beside, context.clock);
  if (when === undefined) return undefined;
  const slot = {
    parameter: field,
    required: true,
    value: {
      kind: "closed",
      candidates: [
        {
          value: when.text,
          origin: { origin: "resolved", text: utterance.text },
          meaning: { kind: "when", when },
        },
      ],
    },
  } as const;
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return planOf([part], language, { values: { from: "found", kept: [slot], beside } });
}

type Said = { readonly tool: Tool; readonly said: ThingSaid };

/** The one thing that is called so, on the day that is said: the next of a series, or the last that was. */
async function thingMeant(
  { contextOf, language }: Sources,
  utterance: Utterance,
  { tool, said }: Said,
): Promise<TimedThing | undefined> {
  const { reading, context } = await contextOf(
    { ...utterance, text: said.words, alternatives: [] },
    [tool],
  );
  const whole = await contextOf(utterance, [tool]);
  const own = reading.whens.length > 0 ? reading.whens : whole.reading.whens;
  const records = context.known?.[EVENT] ?? [];
  const spoken = recordsSpokenOf(reading, { records, tool }).filter(
    ({ words }) => words.length > 0,
  );
  const then = spoken
    .map(({ thing }) => thing)
    .filter(({ at = 0 }) => own.every(({ when }) => at >= when.from && at < dayEnd(when)));
  const named = calledSo(then, said.words, language);
  const titles = new Set(named.map(({ facts }) => titleOf(facts)));
  if (titles.size !== 1) return undefined;
  const thing = nextOf(named, context.clock);
  return thing && timed(thing);
}

/** What is called by a word comes before what is only held at a place of that name. */
function calledSo(
  records: readonly KnownRecord[],
  words: string,
  language: Sources["language"],
): readonly KnownRecord[] {
  const stems = tellingStems(words, language);
  const called = records.filter(({ facts }) =>
    tellingStems(titleOf(facts), language).some((stem) => stems.includes(stem)),
  );
  return called.length > 0 ? called : records;
}

/** "The vet at nine" is that of nine. */
function dayEnd({ from, to }: When): number {
  return to > from ? to : from + 1;
}

function nextOf(records: readonly KnownRecord[], { now }: Clock): KnownRecord | undefined {
  const sorted = records.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return sorted.find(({ at = 0, until = at }) => until >= now()) ?? sorted.at(-1);
}

function timed({ facts, at, until = at }: KnownRecord): TimedThing | undefined {
  return at === undefined || until === undefined ? undefined : { title: titleOf(facts), at, until };
}

function besideOf(
  { relation, things: said, side }: BesideAsked,
  things: readonly TimedThing[],
  question: Question | undefined,
): Beside {
  const place = question && "place" in question ? question.place : undefined;
  const one = place && (place.from === "start" ? "first" : "last");
  const wants = question?.form === "whether" ? "whether" : (one ?? "all");
  return { relation, things, wants, isSo: side && liesSo(things, said, side) };
}

/** Whether the first thing, or its end, is on that side of the other. */
function liesSo(
  [one, other]: readonly TimedThing[],
  [oneSaid, otherSaid]: readonly ThingSaid[],
  side: "before" | "after",
): boolean | undefined {
  if (!one || !other) return undefined;
  const mark = oneSaid?.isEnd ? one.until : one.at;
  if (side === "after") return mark >= other.until;
  return otherSaid?.isEnd
    ? mark < other.until
    : mark < other.at || (oneSaid?.isEnd === true && mark === other.at);
}

/** The time that has to be looked at; undefined where there is none between them. */
function timeAbout({ relation, things, wants }: Beside, clock: Clock): When | undefined {
  const starts = things.map(({ at }) => at);
  const ends = things.map(({ until }) => until);
  const [from, to] = [Math.min(...starts), Math.max(...ends)];
  const dayOf = (ms: number, days = 0): number =>
    toInstant(toLocal(ms, clock.zone).startOf("day").plus({ days }), clock.zone)?.ms ?? ms;
  switch (relation) {
    case "besides":
      return stretch({ from: dayOf(from), to: dayOf(from, 1) }, clock);
    case "after": {
      const days = wants === "first" ? NEXT_DAYS : 1;
      return stretch({ from: to, to: dayOf(to, days) }, clock);
    }
    case "before": {
      const day = dayOf(from);
      // Of today what has been is not asked about.
      const start = clock.now() < from ? Math.max(day, clock.now()) : day;
      return stretch({ from: start, to: from }, clock);
    }
    case "between":
      return stretch({ from: Math.min(...ends), to: Math.max(...starts) }, clock);
    default:
      return stretch({ from, to }, clock);
  }
}

function stretch({ from, to }: Pick<When, "from" | "to">, { zone }: Clock): When | undefined {
  const text = toLocal(from, zone).toFormat(WRITTEN);
  return to <= from ? undefined : { text, from, to, at: from, precision: "minute", allDay: false };
}

/** As a call has a moment. */
const WRITTEN = "yyyy-MM-dd'T'HH:mm";
