import { toLocal } from "../../language/when/local-time.ts";
import type { HandleBook, HandleEntry } from "../../tool/handle-book.ts";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { Call } from "../../types/turn/call.ts";
import type { FactUse, MomentUse, Owed, OwedUse, Taken } from "../../types/turn/plan.ts";
import type { Item } from "../../types/turn/result.ts";
import type { FinishedCall, OwedStep, TurnState } from "../../types/turn/stages.ts";

export type Owing = {
  readonly handles: Pick<HandleBook, "resolve" | "recent">;
  readonly clock: Clock;
  readonly nextCallId: () => string;
  /** The plain sentence of what a look found. */
  readonly say: (found: FinishedCall) => string | undefined;
  /** A fact that a look found, as it stands in a text. */
  readonly tell: (use: FactUse, found: FinishedCall) => string | undefined;
  /** The time that stands in a sentence that a look found. */
  readonly momentOf: (use: MomentUse, found: FinishedCall) => When | undefined;
};

/**
 * What the part at hand still has to find out: its next look, or why it is not done. A condition that
 * isn't so, or can't be told, ends it, and so does a list with nothing in it or with more than anybody
 * could look through.
 */
export function owedStep(owing: Owing, { plan, calls }: TurnState): OwedStep | undefined {
  const part = plan.parts[plan.at];
  let looks = looksOf(calls.slice(plan.since));
  for (const owed of part?.owes ?? []) {
    if (owed.use.kind === "undecidable") return left(undecided(owed.words));
    if (owed.use.kind === "unknown") return left(untold(owed.words));
    const wanted = wantedBy(owed);
    const made = looks.slice(0, wanted.length);
    looks = looks.slice(wanted.length);
    const next = wanted[made.length];
    if (next) return { kind: "look", call: { ...next, id: owing.nextCallId() } };
    const why = made.length > 0 ? whyLeft(owing, owed, made) : undefined;
    if (why !== undefined) return left(why);
  }
  return undefined;
}

function looksOf(calls: readonly FinishedCall[]): readonly FinishedCall[] {
  return calls.filter(({ isLookup }) => isLookup);
}

/** The looks that it takes, in their order. */
function wantedBy({ look, beside = [] }: Owed): readonly Omit<Call, "id">[] {
  return [...(look ? [look] : []), ...beside.map((one) => one.look)];
}

/** What a part owes, each with the looks that were made for it. */
export function owedWith(
  owes: readonly Owed[],
  calls: readonly FinishedCall[],
): readonly (readonly [owed: Owed, made: readonly FinishedCall[]])[] {
  let looks = looksOf(calls);
  return owes.map((owed) => {
    const count = wantedBy(owed).length;
    const made = looks.slice(0, count);
    looks = looks.slice(count);
    return [owed, made] as const;
  });
}

function left(sentence: string): OwedStep {
  return { kind: "left", sentence };
}

function undecided(words: string): string {
  return `I can't find out whether that is so (“${words}”), so I did nothing.`;
}

function whyLeft(owing: Owing, owed: Owed, made: readonly FinishedCall[]): string | undefined {
  const failed = made.find(({ result }) => !result.ok)?.result;
  if (failed && !failed.ok) return failed.message;
  const found = meantIn(owed, made).filter((one) => one !== undefined);
  const isAsked = owed.use.kind === "condition";
  const count = found.reduce(
    (sum, one) => sum + (isAsked ? busyIn(one, owing.clock) : itemsOf(one).length),
    0,
  );
  const told = found.map((one) => owing.say(one) ?? "").join(" ");
  const looked = { found, count, told };
  switch (owed.use.kind) {
    case "undecidable":
    case "unknown":
      return undefined;
    case "condition": {
      const isSo = count > 0 === (owed.use.wants === "some");
      return isSo ? undefined : `${told} So I did nothing.`.trim();
    }
    case "fact": {
      const [first] = found;
      return first && owing.tell(owed.use, first) === undefined
        ? `${told} ${untold(owed.use.asks)}`.trim()
        : undefined;
    }
    case "moment": {
      const [first] = found;
      return first && owing.momentOf(owed.use, first) === undefined
        ? untold(owed.use.asks)
        : undefined;
    }
    default:
      return whyNone(owing, { owed, made, use: owed.use }, looked);
  }
}

/** What counts as being there at a time of day: what takes all day takes no hour of it. */
function busyIn(found: FinishedCall, { zone }: Clock): number {
  const { result, call } = found;
  const isOfHour = Object.values(call.meanings ?? {}).some(
    (one) => one.kind === "when" && one.when.precision !== "day",
  );
  const details = isOfHour && "details" in result ? (result.details ?? []) : [];
  const allDay = details.filter(({ at }) => at !== undefined && isMidnight(at, zone)).length;
  return itemsOf(found).length - allDay;
}

function isMidnight(at: number, zone: string): boolean {
  const { hour, minute } = toLocal(at, zone);
  return hour === 0 && minute === 0;
}

type Looked = {
  readonly found: readonly FinishedCall[];
  readonly count: number;
  readonly told: string;
};
type OwedRecords = {
  readonly owed: Owed;
  readonly made: readonly FinishedCall[];
  readonly use: Extract<OwedUse, { readonly take: Taken }>;
};

/** Why nothing is done to the records that were looked for. */
function whyNone(
  owing: Owing,
  { owed, made, use }: OwedRecords,
  { found, count, told }: Looked,
): string | undefined {
  const cut = found.find(({ result }) => "more" in result && result.more > 0);
  if (cut && use.take === "all") return `${owing.say(cut) ?? ""} ${TOO_MANY}`;
  const missing = leftOutOf(owed, made).find((one) => itemsOf(one).length === 0);
  // What is to be left out and isn't there may be called otherwise: then all of them would go.
  if (missing) return `${owing.say(missing) ?? ""} So I did nothing.`.trim();
  const taken = takenOf(owing, owed, made).length;
  if (taken === 0) return nothing(told, count);
  const { count: said = taken } = use;
  return taken === said ? undefined : `${told} That is ${taken}, not ${said}. Which are meant?`;
}

function untold(asks: string): string {
  return `I didn't find what was asked for (“${asks}”), so I did nothing with it.`;
}

function itemsOf({ result }: FinishedCall): readonly Item[] {
  return result.ok && "items" in result ? (result.items ?? []) : [];
}

/** The looks whose records are meant; none stands for what was shown last. */
function meantIn(
  { look, beside = [] }: Owed,
  made: readonly FinishedCall[],
): readonly (FinishedCall | undefined)[] {
  const own = look ? made.slice(0, 1) : [undefined];
  const rest = look ? made.slice(1) : made;
  return [...own, ...rest.filter((_, at) => !beside[at]?.isLeftOut)];
}

function leftOutOf(
  { look, beside = [] }: Owed,
  made: readonly FinishedCall[],
): readonly FinishedCall[] {
  return (look ? made.slice(1) : made).filter((_, at) => beside[at]?.isLeftOut);
}

const TOO_MANY = "That is more than I change at once. Of which days, or from whom?";

function nothing(told: string, count: number): string {
  return count === 0 ? told : `${told} None of them is meant, so I did nothing.`;
}

/** The records that are meant, of those the looks found or that were shown last. */
export function takenOf(
  { handles, clock }: Pick<Owing, "handles" | "clock">,
  owed: Owed,
  made: readonly FinishedCall[],
): readonly HandleEntry[] {
  const { use } = owed;
  if (!("take" in use)) return [];
  const isToCome = use.isToCome === true || isNext(use.take);
  const left = new Set(
    leftOutOf(owed, made).flatMap((one) => shownBy(one, handles).map(({ handle }) => handle)),
  );
  const listed = meantIn(owed, made).flatMap((found) =>
    begun(found ? shownBy(found, handles) : lastShown(handles, use.of), found),
  );
  const byHandle = new Map(listed.map((one) => [one.handle, one]));
  const meant = [...byHandle.values()].filter(
    ({ handle, at = 0 }) => !left.has(handle) && (!isToCome || at >= clock.now()),
  );
  const dropped = new Set(use.but ? endOf(meant, use.but) : []);
  return endOf(
    meant.filter((one) => !dropped.has(one)),
    use.take,
  );
}

/** So many of one end of their time; all of them as they were listed. */
function endOf(meant: readonly HandleEntry[], take: Taken): readonly HandleEntry[] {
  if (take === "all") return meant;
  const { from, count } = take;
  const byTime = meant.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return from === "last" ? byTime.slice(-count) : byTime.slice(0, count);
}

/** "After eleven": what begins then, not what is still going on. */
function begun(
  listed: readonly HandleEntry[],
  found: FinishedCall | undefined,
): readonly HandleEntry[] {
  const meanings = Object.values(found?.call.meanings ?? {});
  const since = meanings.flatMap((one) =>
    one.kind === "when" && one.when.bound === "from" ? [one.when.from] : [],
  );
  return listed.filter(({ at }) => at === undefined || since.every((from) => at >= from));
}

function isNext(take: Taken): boolean {
  return take !== "all" && take.from === "next";
}

function shownBy({ result }: FinishedCall, handles: Owing["handles"]): readonly HandleEntry[] {
  const items = result.ok && "items" in result ? (result.items ?? []) : [];
  return items.flatMap(({ handle }) => (handle && handles.resolve(handle)) || []);
}

function lastShown(handles: Owing["handles"], kind?: string): readonly HandleEntry[] {
  const all = handles.recent(kind);
  return all.filter(({ listing }) => listing === all[0]?.listing);
}
