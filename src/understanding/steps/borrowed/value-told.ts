import type { Utterance } from "../../../types/turn/utterance.ts";
import { daysSaid } from "../../../language/when/said-time.ts";
import { toLocal } from "../../../language/when/local-time.ts";
import type { When } from "../../../types/time/when.ts";
import type { Clock } from "../../../types/clock.ts";
import type { AnswerKind } from "../../../language/contract/questions.ts";
import { peopleSaid } from "../../asked/people-said.ts";
import { valuesOf } from "../../asked/asking.ts";
import type { Sources } from "../../sources.ts";
import { lookOf } from "../look/look-of.ts";
import type { ToldText } from "../look/look-of.ts";

type Asked = {
  /** What is said of the value and of where it stands. */
  readonly words: string;
  readonly kind: AnswerKind | undefined;
  /** When the record is now: another time is wanted. */
  readonly was?: number | undefined;
  /** Something new is made of it, which is about this; with an hour of its own, a day alone tells less. */
  readonly made?: {
    readonly about: string;
    readonly isOfHour: boolean;
    /** Several values of the text are wanted. */
    readonly isWhole?: boolean;
  };
  /** Whoever is to be told has not told it. */
  readonly not?: readonly string[];
};

/** The text that tells a value, with the sentence that does: of those who are said to have told it, or of that kind. */
export async function valueTold(
  sources: Sources,
  { utterance, signal }: { readonly utterance: Utterance; readonly signal: AbortSignal },
  { words, kind, was, made, not = [] }: Asked,
): Promise<ToldText | undefined> {
  const own = { ...utterance, text: words, alternatives: [] };
  const names = (await tellersIn(sources, own)).filter((name) => !not.includes(name));
  const said = sources.language.wordingOf(words).mood.wanted.sources;
  // Nothing says how it was written.
  const kinds = said.length === 0 && made ? WRITTEN_TO : said;
  if (names.length === 0 && kinds.length === 0) return undefined;
  const { context } = await sources.contextOf(own, []);
  const holds = (sentence: string): boolean =>
    kind === "time"
      ? tellsTime(sources, sentence, { clock: context.clock, was, isNew: made !== undefined })
      : holdsKind(sources, sentence, kind);
  const weigh = (sentence: string): number =>
    (kind === "place" && sources.language.wordingOf(sentence).steps.address !== undefined
      ? SURE_WORTH
      : 0) +
    (made?.isOfHour && tellsHour(sources, sentence, context.clock) ? HOUR_WORTH : 0) +
    (was === undefined ? 0 : againstTime(sources, sentence, { clock: context.clock, was }));
  const { about = words, isWhole = false } = made ?? {};
  const asked = { words: about, names, kinds, holds, weigh, isWhole };
  const passage = await sources.findValue(asked, signal);
  return passage && lookOf(passage.tool, valuesOf(passage, sources));
}

/** What others write to somebody. */
export const WRITTEN_TO: readonly string[] = ["mail", "message"];

/** Everybody that is spoken of, also by a first name that is an everyday word in small letters ("Grace"). */
async function tellersIn(sources: Sources, own: Utterance): Promise<readonly string[]> {
  const { context } = await sources.contextOf(own, []);
  const said = new Set(sources.language.tokensOf(own.text).map(({ raw }) => raw));
  const first = (context.names.person ?? []).filter(({ name }) =>
    said.has(name.split(" ")[0] ?? ""),
  );
  return [...new Set([...(await peopleSaid(sources, own)), ...first.map(({ name }) => name)])];
}

type Telling = {
  readonly clock: Clock;
  readonly was: number | undefined;
  /** A day or an hour that is said: "within two days" makes nothing. */
  readonly isNew: boolean;
};

/** A day or an hour that is not the one the record has now. */
function tellsTime(
  { language }: Sources,
  sentence: string,
  { clock, was, isNew }: Telling,
): boolean {
  const { whens } = language.read(language.wordingOf(sentence).steps.offered.text, {
    clock,
    names: {},
  });
  return whens.some(
    ({ when }) =>
      when.repeat === undefined &&
      PRECISE.has(when.precision) &&
      when.at !== was &&
      (!isNew || isSaid(when)),
  );
}

function isSaid(when: When): boolean {
  const { shared, range } = when.said ?? {};
  return daysSaid(when).length > 0 || shared?.clock !== undefined || range !== undefined;
}

/** A day with its hour. */
function tellsHour({ language }: Sources, sentence: string, clock: Clock): boolean {
  const { whens } = language.read(sentence, { clock, names: {} });
  return whens.some(({ when }) => when.precision === "minute" && when.repeat === undefined);
}

/** A sentence that speaks against the time which the record has, or of its day, is about that record. */
function againstTime(
  { language }: Sources,
  sentence: string,
  { clock, was }: { readonly clock: Clock; readonly was: number },
): number {
  const { text, against } = language.wordingOf(sentence).steps.offered;
  const now = toLocal(was, clock.zone);
  const whensOf = (words: string): readonly When[] =>
    language.read(words, { clock, names: {} }).whens.map(({ when }) => when);
  const isOld = against.flatMap(whensOf).some((when) => {
    const { hour, minute } = toLocal(when.at, clock.zone);
    return minute === now.minute && hour % HALF_DAY === now.hour % HALF_DAY;
  });
  const isOfDay = whensOf(text).some(
    (when) =>
      (when.said?.shared.days.length ?? 0) > 0 &&
      toLocal(when.from, clock.zone).hasSame(now, "day"),
  );
  return (isOld ? OLD_WORTH : 0) + (isOfDay ? DAY_WORTH : 0);
}

const HALF_DAY = 12;
/** What it counts for that a whole address is told, that the old time is spoken against, that the day is named, and that an hour is, beside all words. */
const SURE_WORTH = 1;
const OLD_WORTH = 1;
const DAY_WORTH = 0.3;
const HOUR_WORTH = 0.2;

const PRECISE: ReadonlySet<string> = new Set(["minute", "day"]);

function holdsKind({ language }: Sources, sentence: string, kind: AnswerKind | undefined): boolean {
  const { mood, steps } = language.wordingOf(sentence);
  if (kind === undefined) return true;
  if (kind === "place") return steps.address !== undefined || mood.holds.has("place");
  return mood.holds.has(kind);
}
