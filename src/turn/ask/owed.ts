import type { HandleBook, HandleEntry } from "../../tool/handle-book.ts";
import type { Clock } from "../../types/clock.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Owed, Taken } from "../../types/turn/plan.ts";
import type { FinishedCall, OwedStep, TurnState } from "../../types/turn/stages.ts";

export type Owing = {
  readonly handles: Pick<HandleBook, "resolve" | "recent">;
  readonly clock: Clock;
  readonly nextCallId: () => string;
  /** The plain sentence of what a look found. */
  readonly say: (found: FinishedCall) => string | undefined;
};

/**
 * What the part at hand still has to find out: its next look, or why it is not done. A condition that
 * isn't so, or can't be told, ends it, and so does a list with nothing in it or with more than anybody
 * could look through.
 */
export function owedStep(owing: Owing, { plan, calls }: TurnState): OwedStep | undefined {
  const part = plan.parts[plan.at];
  const looks = calls.slice(plan.since).filter(({ isLookup }) => isLookup);
  let done = 0;
  for (const owed of part?.owes ?? []) {
    if (owed.use.kind === "undecidable") return left(undecided(owed.words));
    const found = owed.look ? looks[done] : undefined;
    if (owed.look && !found) {
      const call: Call = { ...owed.look, id: owing.nextCallId() };
      return { kind: "look", call };
    }
    if (owed.look) done += 1;
    const why = found && whyLeft(owing, owed, found);
    if (why !== undefined) return left(why);
  }
  return undefined;
}

function left(sentence: string): OwedStep {
  return { kind: "left", sentence };
}

function undecided(words: string): string {
  return `I can't find out whether that is so (“${words}”), so I did nothing.`;
}

function whyLeft(owing: Owing, owed: Owed, found: FinishedCall): string | undefined {
  const { result } = found;
  if (!result.ok) return result.message;
  const items = "items" in result ? (result.items ?? []) : [];
  const told = owing.say(found) ?? "";
  if (owed.use.kind === "condition") {
    const isSo = items.length > 0 === (owed.use.wants === "some");
    return isSo ? undefined : `${told} So I did nothing.`.trim();
  }
  if (owed.use.kind === "undecidable") return undefined;
  const isCut = "more" in result && result.more > 0;
  if (isCut && owed.use.take === "all") return `${told} ${TOO_MANY}`;
  return takenOf(owing, owed, found).length === 0 ? nothing(told, items.length) : undefined;
}

const TOO_MANY = "That is more than I change at once. Of which days, or from whom?";

function nothing(told: string, count: number): string {
  return count === 0 ? told : `${told} None of them is meant, so I did nothing.`;
}

/** The records that are meant, of those a look found or that were shown last. */
export function takenOf(
  { handles, clock }: Pick<Owing, "handles" | "clock">,
  { use }: Owed,
  found: FinishedCall | undefined,
): readonly HandleEntry[] {
  if (use.kind === "condition" || use.kind === "undecidable") return [];
  const listed = found ? shownBy(found, handles) : lastShown(handles, use.of);
  const isToCome = use.isToCome === true || isNext(use.take);
  const begins = begun(listed, found);
  const meant = isToCome ? begins.filter(({ at = 0 }) => at >= clock.now()) : begins;
  if (use.take === "all") return meant;
  const { from, count } = use.take;
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
