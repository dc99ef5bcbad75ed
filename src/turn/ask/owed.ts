import type { Sayings } from "../../language/contract/sayings.ts";
import type { HandleBook } from "../../tool/handle-book.ts";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { FactUse, MomentUse, Owed, OwedUse, Plan, Taken } from "../../types/turn/plan.ts";
import type { FinishedCall, OwedStep, TurnState } from "../../types/turn/stages.ts";
import { isSo } from "./is-so.ts";
import { itemsOf, leftOutOf, looksOf, meantIn, owedWith, wantedBy } from "./looks.ts";
import { takenOf } from "./taken.ts";

export type Owing = {
  readonly handles: Pick<HandleBook, "resolve" | "recent">;
  readonly clock: Clock;
  readonly nextCallId: () => string;
  readonly words: Sayings["turn"]["owed"];
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
  const { words } = owing;
  const part = plan.parts[plan.at];
  let looks = looksOf(calls.slice(plan.since));
  for (const owed of part?.owes ?? []) {
    if (owed.use.kind === "undecidable") return left(words.undecidable(owed.words), owed.use.parts);
    if (owed.use.kind === "otherwise") {
      const isDone = wasSo(owing, { plan, calls }) !== false;
      if (isDone) return left("", owed.use.parts);
      continue;
    }
    if (owed.use.kind === "unknown") return left(words.notFound(owed.words));
    if (owed.use.kind === "unlimited") return left(words.unlimited(owed.words));
    if (owed.use.kind === "written") return left(words.written(owed.words));
    if (owed.use.kind === "several") return left(words.whichOf(owed.words, owed.use.titles));
    const wanted = wantedBy(owed);
    const made = looks.slice(0, wanted.length);
    looks = looks.slice(wanted.length);
    const next = wanted[made.length];
    if (next) return { kind: "look", call: { ...next, id: owing.nextCallId() } };
    const isTold = made.length > 0 || saysHowMany(owed);
    const why = isTold ? whyLeft(owing, owed, made) : undefined;
    if (why !== undefined) return leftFor(owing, owed, { why, plan });
  }
  return undefined;
}

/** So many of those that were shown. */
function saysHowMany({ look, use }: Owed): boolean {
  return look === undefined && "take" in use && use.count !== undefined;
}

function left(sentence: string, parts = 1): OwedStep {
  return { kind: "left", sentence, parts };
}

/** What isn't done is said, where nothing else is done in its place. */
function leftFor(
  { words }: Owing,
  { use }: Owed,
  { why, plan }: { readonly why: string; readonly plan: Plan },
): OwedStep {
  if (use.kind !== "condition") return left(why);
  const isElse = plan.parts.some(({ owes = [] }) =>
    owes.some((one) => one.use.kind === "otherwise"),
  );
  return left(isElse ? why : `${why} ${words.nothingDone}`.trim(), use.parts);
}

/** Whether the condition of the first part was so; undefined where nothing told it. */
function wasSo(
  { clock }: Owing,
  { plan, calls }: Pick<TurnState, "plan" | "calls">,
): boolean | undefined {
  const [condition, made = []] = owedWith(plan.parts[0].owes ?? [], calls)[0] ?? [];
  const [first] = made;
  if (condition?.use.kind !== "condition" || !first?.result.ok) return undefined;
  return isSo(condition.use, { found: [first], left: leftOutOf(condition, made) }, clock);
}

function whyLeft(owing: Owing, owed: Owed, made: readonly FinishedCall[]): string | undefined {
  const failed = made.find(({ result }) => !result.ok)?.result;
  if (failed && !failed.ok) return failed.message;
  const found = meantIn(owed, made).filter((one) => one !== undefined);
  const count = found.reduce((sum, one) => sum + itemsOf(one).length, 0);
  const told = found.map((one) => owing.say(one) ?? "").join(" ");
  const looked = { found, count, told };
  if ("take" in owed.use) return whyNone(owing, { owed, made, use: owed.use }, looked);
  switch (owed.use.kind) {
    case "condition":
      return isSo(owed.use, { found, left: leftOutOf(owed, made) }, owing.clock) ? undefined : told;
    case "fact": {
      const [first] = found;
      return first && owing.tell(owed.use, first) === undefined
        ? `${told} ${owing.words.notFound(owed.use.asks)}`.trim()
        : undefined;
    }
    case "moment": {
      const [first] = found;
      return first && owing.momentOf(owed.use, first) === undefined
        ? owing.words.notFound(owed.use.asks)
        : undefined;
    }
    default:
      return undefined;
  }
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
  const { words } = owing;
  const cut = found.find(({ result }) => "more" in result && result.more > 0);
  // Where each was named, others that are called so too don't matter.
  const areFound = use.ids !== undefined && takenOf(owing, owed, made).length === use.ids.length;
  if (cut && use.take === "all" && !areFound) return `${owing.say(cut) ?? ""} ${words.tooMany}`;
  const missing = leftOutOf(owed, made).find((one) => itemsOf(one).length === 0);
  // What is to be left out and isn't there may be called otherwise: then all of them would go.
  if (missing) return `${owing.say(missing) ?? ""} ${words.nothingDone}`.trim();
  const taken = takenOf(owing, owed, made).length;
  if (taken === 0) return count === 0 && told !== "" ? told : `${told} ${words.noneMeant}`;
  const { count: said = taken } = use;
  return taken === said ? undefined : `${told} ${words.notSoMany(taken, said)}`.trim();
}
