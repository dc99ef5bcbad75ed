import { matchRecords } from "../../../grounding/entity-linking/match-records.ts";
import type { RecordMatch } from "../../../grounding/entity-linking/match-records.ts";
import { hasStems, tellingStems } from "../../../grounding/content/telling-stems.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { besides } from "../../../grounding/typed-slots/ground-anchor.ts";
import { genericTest } from "../../../grounding/reading/carriers.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Region } from "../../../language/region.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";

/** A record that words speak of, and the tool that changes one of its fields. */
export type RecordMeant = {
  readonly tool: Tool;
  readonly field: Parameter;
  readonly owed: Owed;
  /** When it is; undefined where several are meant, or it has no time. */
  readonly at: number | undefined;
  readonly until: number | undefined;
};

type Wanted = {
  /** Each may name it; the first that does is heard. */
  readonly texts: readonly string[];
  readonly fieldOf: (tool: Tool) => Parameter | undefined;
};

/** The record that words name whose field is to be changed; undefined where they name none, or of which kind is open. */
export async function recordMeant(
  sources: Sources,
  utterance: Utterance,
  { texts, fieldOf }: Wanted,
): Promise<RecordMeant | undefined> {
  const tools = sources.registry.acting().filter((tool) => isChanging(tool) && fieldOf(tool));
  const [object = ""] = texts;
  const kinds = kindsIn(sources, object);
  const ways = [
    ...texts.map((text, place) => ({ text, isObject: place === 0, isChoice: false })),
    { text: object, isObject: true, isChoice: true },
  ];
  for (const { text, isObject, isChoice } of ways) {
    const own = { ...utterance, text, alternatives: [] };
    const each = await Promise.all(
      tools.map((tool) => matchesFor(sources, own, { tool, isObject, isChoice })),
    );
    const found = each.filter(({ matches }) => matches.length > 0);
    const named = found.filter(({ of }) => kinds.includes(of));
    const likely = named.length > 0 ? named : found;
    const called = likely
      .map((one) => ({ ...one, matches: one.matches.filter(isCalled(sources, text)) }))
      .filter(({ matches }) => matches.length > 0);
    const scored = (called.length > 0 ? called : likely).toSorted(
      (one, other) => scoreOf(other) - scoreOf(one),
    );
    const [best, second] = scored;
    if (!best) continue;
    if (second && scoreOf(second) === scoreOf(best)) return undefined;
    const field = fieldOf(best.tool);
    return field && meantOf(best, { field, words: text });
  }
  return undefined;
}

/** The words have all that it is called: "the fair" is the fair, and no reminder to pay for it. */
function isCalled(
  { language }: Sources,
  text: string,
): (match: RecordMatch<KnownRecord>) => boolean {
  return ({ thing }) => hasStems(text, tellingStems(titleOf(thing.facts), language), language);
}

function kindsIn({ language }: Sources, text: string): readonly string[] {
  return language.tokensOf(text).flatMap(({ word }) => language.kindsNamed(word));
}

function isChanging(tool: Tool): boolean {
  return tool.effect !== "none" && tool.act !== "remove" && recordTaken(tool) !== undefined;
}

type Matched = {
  readonly tool: Tool;
  readonly of: string;
  readonly matches: readonly RecordMatch<KnownRecord>[];
  readonly now: number;
};

type Way = {
  readonly tool: Tool;
  /** The words are for the record alone. */
  readonly isObject: boolean;
  /** An everyday word or a day tells enough. */
  readonly isChoice: boolean;
};

async function matchesFor(
  { contextOf }: Sources,
  utterance: Utterance,
  { tool, isObject, isChoice }: Way,
): Promise<Matched> {
  const of = recordTaken(tool)?.of ?? "";
  const { reading, context } = await contextOf(utterance, [tool]);
  const now = context.clock.now();
  const records = (context.known?.[of] ?? []).map((thing) => ({
    thing,
    facts: thing.facts,
    at: thing.at,
  }));
  // What is over keeps its time; what is overdue may get another.
  const ahead = records.filter(({ thing: { until = now } }) => until >= now);
  const isCarrier = genericTest(tool, of, reading.language);
  // The time it is to have stands elsewhere: all that are said tell which record it is.
  const how = { isCarrier, telling: reading.whens, isChoice };
  // Whoever told it is no name of what it is about.
  const apart = besides(reading, reading.names("person"));
  const named = new Set(matchRecords(ahead, apart, how).map(({ thing }) => thing));
  const among = isObject ? ahead : ahead.filter(({ thing }) => named.has(thing));
  const matches = matchRecords(among, reading, how).filter(
    ({ words }) => isObject || words.length > 1 || words.some((one) => !isEveryday(reading, one)),
  );
  return { tool, of, matches, now };
}

/** "Day" alone is no name of what something told is about. */
function isEveryday({ tokens }: Reading, { start }: Region): boolean {
  return tokens.some((token) => token.start === start && token.is.has("everyday"));
}

function scoreOf({ matches: [best] }: Matched): number {
  return best?.score ?? 0;
}

type Meaning = { readonly field: Parameter; readonly words: string };

/** Of a series the next is meant; of several that are called otherwise it is asked which. */
function meantOf(
  { tool, matches, now }: Matched,
  { field, words }: Meaning,
): RecordMeant | undefined {
  const records = matches.map(({ thing }) => thing);
  const titles = new Set(records.map(({ facts }) => titleOf(facts)));
  const byTime = records.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const only =
    titles.size === 1 ? (byTime.find(({ at = 0 }) => at >= now) ?? byTime.at(-1)) : undefined;
  const parameter = recordTaken(tool)?.name;
  const [first] = records;
  if (parameter === undefined || !first) return undefined;
  const { tool: name, arguments: given } = (only ?? first).shownBy;
  const said = titles.size === 1 ? given : undefined;
  // Words that several share find all of them.
  const shown = said ?? { [first.shownBy.words]: sharedIn(matches, words) };
  const origin = { origin: "resolved", text: words } as const;
  return {
    tool,
    field,
    at: only?.at,
    until: only?.until,
    owed: {
      look: {
        name,
        arguments: shown,
        origins: Object.fromEntries(Object.keys(shown).map((one) => [one, origin])),
        by: "fast-path",
      },
      words,
      use: {
        kind: "record",
        tool: tool.name,
        parameter,
        take: "all",
        isOne: true,
        ...(only?.at === undefined ? {} : { at: only.at }),
      },
    },
  };
}

function sharedIn([best]: readonly RecordMatch<KnownRecord>[], words: string): string {
  return (best?.words ?? []).map(({ start, end }) => words.slice(start, end)).join(" ");
}
