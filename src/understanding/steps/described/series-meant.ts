import { hasStems, tellingStems } from "../../../grounding/content/telling-stems.ts";
import { FOLLOWING } from "../../../grounding/entity-linking/next-of-series.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { SaidWhen } from "../../../language/reading/reading.ts";
import { toLocal } from "../../../language/when/local-time.ts";
import type { Selection } from "../../../language/contract/steps.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import type { Act } from "./acts-on.ts";

/**
 * "Move every Sunday call to six", "cancel all the swimming": one series, from its next time on, and no lot of records
 * that are changed one by one. Undefined where several are called so, or one that comes once.
 */
export async function seriesMeant(
  sources: Sources,
  utterance: Utterance,
  {
    act: { tool, parameter, kind },
    selection,
  }: { readonly act: Act; readonly selection: Selection },
): Promise<Owed | undefined> {
  const isAll = selection.take === "all" && !selection.isShown && selection.except === undefined;
  if (spanOf(tool) === undefined || !isAll || selection.count !== undefined) return undefined;
  const own = { ...utterance, text: selection.phrase, alternatives: [] };
  const { reading, context } = await sources.contextOf(own, [tool]);
  const { whens } = reading;
  if (!whens.every(isWeekday)) return undefined;
  const { zone } = context.clock;
  const now = context.clock.now();
  const ahead = (context.known?.[kind] ?? []).filter(({ until = 0 }) => until >= now);
  const said = tellingStems(withoutTimes(selection.phrase, whens), sources.language);
  const stems = asCalled(sources, said, ahead);
  const isThen = ({ at = 0 }: KnownRecord): boolean =>
    whens.every(({ when }) => toLocal(when.at, zone).weekday === toLocal(at, zone).weekday);
  const titleIn = ({ facts }: KnownRecord): readonly string[] =>
    tellingStems(titleOf(facts), sources.language);
  const isCalled = ({ facts }: KnownRecord): boolean =>
    hasStems(titleOf(facts), stems, sources.language);
  const all = ahead.filter((one) => isCalled(one) && isThen(one));
  // "The judo" is what is called no more than that, and not the judo exam.
  const exact = all.filter((one) => titleIn(one).every((stem) => stems.includes(stem)));
  return seriesOf(exact.length > 0 ? exact : all, {
    tool,
    parameter,
    words: utterance.text.slice(selection.start, selection.end),
  });
}

/** The series that records are the times of, from its next on; undefined where they are several, or one comes once. */
export function seriesOf(
  records: readonly KnownRecord[],
  { tool, parameter, words }: { readonly words: string } & Pick<Act, "tool" | "parameter">,
): Owed | undefined {
  const span = spanOf(tool);
  const [first] = records.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const titles = new Set(records.map(({ facts }) => titleOf(facts)));
  const isOne = titles.size === 1 && records.every(({ repeats }) => repeats);
  if (span === undefined || !first || !isOne) return undefined;
  const origin = { origin: "resolved", text: words } as const;
  const { tool: name, arguments: given } = first.shownBy;
  const origins = Object.fromEntries(Object.keys(given).map((one) => [one, origin]));
  return {
    look: { name, arguments: given, origins, by: "fast-path" },
    words,
    use: {
      kind: "record",
      tool: tool.name,
      parameter,
      take: { from: "next", count: 1 },
      ...(first.at === undefined ? {} : { at: first.at }),
      series: { parameter: span, value: FOLLOWING },
    },
  };
}

/** "Swimming lessons", where it is only called swimming: what a thing is may be said behind what it is called. */
function asCalled(
  { language }: Pick<Sources, "language">,
  said: readonly string[],
  records: readonly KnownRecord[],
): readonly string[] {
  const last = said.at(-1);
  const isKnown = records.some(
    ({ facts }) => last !== undefined && tellingStems(titleOf(facts), language).includes(last),
  );
  return isKnown || said.length === 1 ? said : said.slice(0, -1);
}

function spanOf(tool: Tool): string | undefined {
  return parametersOf(tool).find(({ values }) => values.includes(FOLLOWING))?.name;
}

/** "Every Sunday": a day of the week alone, of no one week. */
function isWeekday({ when: { said, repeat } }: SaidWhen): boolean {
  const [day, ...others] = said?.shared.days ?? [];
  return (
    repeat === undefined && day?.kind === "weekday" && day.which === "bare" && others.length === 0
  );
}

function withoutTimes(text: string, whens: readonly SaidWhen[]): string {
  return whens.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
