import type { Selection } from "../../language/contract/steps.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { batchField } from "../../tool/batch.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Owed, OwedBeside, OwedUse } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";
import { likelyActs } from "./likely-acts.ts";
import { isLimited, listingTool, lookFor } from "./look-for.ts";
import type { Look } from "./look-for.ts";

export type Described = { readonly tool: string; readonly owed: Owed; readonly kind: string };

type Wanted = {
  readonly selection: Selection;
  readonly ranked: Ranked;
  /** All that was said, of which this may be a part. */
  readonly whole: Utterance;
  /** The kind of record that what was asked before this shows. */
  readonly before: string | undefined;
};

/** The act on records that words describe, and the calls that list them; undefined where no such act fits. */
export async function recordsDescribed(
  sources: Sources,
  utterance: Utterance,
  { selection, ranked, whole, before }: Wanted,
): Promise<Described | undefined> {
  const kinds = kindsOf(sources, selection, before);
  const found = kinds && (await actFor(sources, { kinds, ranked, selection, utterance }));
  if (!found) return undefined;
  const { kind } = found;
  const words = utterance.text.slice(selection.start, selection.end);
  const isMany = selection.take === "all" || selection.take.count > 1;
  if (isMany && !(await mayBeMany(sources, utterance, { ...found, words }))) return undefined;
  const use = useOf(found, selection);
  const left = await leftOut(sources, whole, { kind, selection });
  if (!left) return undefined;
  if (selection.isShown) {
    return described(found, { look: undefined, words, use: { ...use, of: kind }, beside: left });
  }
  const looks = await looksFor(sources, whole, { kind, selection });
  const [look, ...others] = looks ?? [];
  const isBounded = left.length > 0 || (looks ?? []).every((one) => isLimited(sources, one));
  // All there is, without a limit, is asked about and never listed.
  if (!look || (selection.take === "all" && !isBounded)) return undefined;
  const more = others.map((one) => ({ look: one, isLeftOut: false, words }));
  return described(found, { look, words, use, beside: [...more, ...left] });
}

/**
 * Whether an act may be done to several at once, and several are meant: "All hands this Thursday" begins as
 * a record is called, and asks for that one.
 */
async function mayBeMany(
  { contextOf, language }: Sources,
  utterance: Utterance,
  { tool, parameter, kind, words }: Act & { readonly words: string },
): Promise<boolean> {
  if (batchField(tool)?.name !== parameter) return false;
  const { context } = await contextOf(utterance, [tool]);
  const spoken = wordsOf(words, language);
  return !(context.known?.[kind] ?? []).some(({ facts }) => {
    const title = wordsOf(titleOf(facts), language);
    return title.length > 1 && title.every((word, at) => word === spoken[at]);
  });
}

function wordsOf(text: string, { tokensOf }: Sources["language"]): readonly string[] {
  return tokensOf(text).map(({ word }) => word);
}

function useOf({ tool, parameter, kind }: Act, selection: Selection): RecordUse {
  const { except, state, take, count } = selection;
  return {
    kind: "record",
    tool: tool.name,
    parameter,
    take,
    isToCome: state === "future" || (state === "left" && PASSES.has(kind)),
    ...(except && "take" in except ? { but: except.take } : {}),
    ...(count === undefined ? {} : { count }),
  };
}

type RecordUse = Extract<OwedUse, { readonly kind: "record" | "people" | "time" }>;

/** Kinds of record that are over when their time is. */
const PASSES: ReadonlySet<string> = new Set(["event"]);

function described({ tool, kind }: Act, { beside = [], ...owed }: Owed): Described {
  return { tool: tool.name, kind, owed: beside.length > 0 ? { ...owed, beside } : owed };
}

type Meant = Pick<Wanted, "selection" | "ranked"> & {
  readonly kinds: readonly string[];
  readonly utterance: Utterance;
};

/** The act by all the words; where they seem to ask what there is and surely change something, by what is left without the description. */
async function actFor(
  sources: Sources,
  { kinds, ranked, selection, utterance }: Meant,
): Promise<Act | undefined> {
  const acts = likelyActs(sources, selection.isLoose ? sureOf(ranked) : ranked);
  const found = actOn(sources, { kinds, acts, utterance });
  if (found || acts.length > 0 || !selection.isChanged || selection.isLoose) return found;
  const act = sources.language.wordingOf(utterance.text).steps.pointing(selection, "thing");
  const own = await rankText(sources, utterance, act);
  return actOn(sources, { kinds, acts: likelyActs(sources, own), utterance });
}

/** Nothing but what was surely asked for. */
function sureOf({ tools }: Ranked): Pick<Ranked, "tools"> {
  return { tools: tools.slice(0, 1).filter(({ score }) => score >= SURE) };
}

const SURE = 0.5;

/** The kinds that may be meant; undefined where something shown is meant and nothing was. */
function kindsOf(
  { handles }: Pick<Sources, "handles">,
  { isShown, kinds }: Selection,
  before: string | undefined,
): readonly string[] | undefined {
  if (!isShown) return kinds;
  if (before !== undefined) return [before];
  const [newest] = handles.recent();
  return newest && [newest.kind];
}

type Acting = {
  readonly kinds: readonly string[];
  readonly acts: readonly Tool[];
  readonly utterance: Utterance;
};
type Act = { readonly tool: Tool; readonly parameter: string; readonly kind: string };

/** The likeliest tool that changes a record of one of these kinds, or answers it where that is asked for. */
function actOn(sources: Sources, { kinds, acts, utterance }: Acting): Act | undefined {
  const { cues, mood } = sources.language.wordingOf(utterance.text);
  if (mood.asksFact) return undefined;
  const { reply } = cues;
  for (const tool of acts) {
    const answered = reply && tool.replies?.to;
    const fields = parametersOf(tool).filter(({ of }) => of !== undefined);
    const field =
      fields.find((one) => one.name === answered) ??
      fields.find(({ required, type }) => required && type === "string") ??
      fields.find(({ name: own }) => own === batchField(tool)?.name && tool.stops !== undefined);
    const kind = field?.of;
    if (!field || kind === undefined) continue;
    if (kinds.length === 0 || kinds.includes(kind)) return { tool, parameter: field.name, kind };
  }
  return undefined;
}

type Looking = { readonly kind: string; readonly selection: Selection };

/** The calls that list each of what is described; undefined where one of them can't be told. */
async function looksFor(
  sources: Sources,
  utterance: Utterance,
  { kind, selection }: Looking,
): Promise<readonly Look[] | undefined> {
  const phrases = [selection.phrase, ...(selection.others ?? [])];
  const looks = await Promise.all(
    phrases.map((phrase) =>
      lookOf(sources, utterance, { kind, selection: { ...selection, phrase } }),
    ),
  );
  const found = looks.filter((look) => look !== undefined);
  return found.length === looks.length ? found : undefined;
}

/** The calls that list what is left out: nothing to leave out is none; undefined where it can't be told. */
async function leftOut(
  sources: Sources,
  utterance: Utterance,
  { kind, selection: { except, phrase, state } }: Looking,
): Promise<readonly OwedBeside[] | undefined> {
  const phrases = except && "phrases" in except ? except.phrases : [];
  // What was read is all that isn't unread.
  const states = state === "read" ? [stated({ state: "unread", phrase })] : [];
  const looks = await Promise.all(
    [...phrases, ...states].map(async (words) => {
      const tool = listingTool(sources, kind, { isUnread: states.includes(words) });
      const look = tool && (await lookFor(sources, utterance, { tool, phrase: words }));
      return look && isLimited(sources, look) ? { look, isLeftOut: true, words } : undefined;
    }),
  );
  const found = looks.filter((one) => one !== undefined);
  return found.length === looks.length ? found : undefined;
}

async function lookOf(
  sources: Sources,
  utterance: Utterance,
  { kind, selection }: Looking,
): Promise<Look | undefined> {
  const { state, except } = selection;
  const isUnread = state === "unread" || state === "read" || except !== undefined;
  const tool = listingTool(sources, kind, { isUnread });
  if (!tool) return undefined;
  // "Overdue", "undated" and "unread" are what the listing tool itself is asked for.
  const phrase = ASKED_FOR.has(state ?? "") ? stated(selection) : selection.phrase;
  if (selection.pronoun === undefined) return lookFor(sources, utterance, { tool, phrase });
  const name = await personNamed(sources, utterance);
  if (name === undefined) return undefined;
  const named = phrase.split(" ").map((word) => (word === selection.pronoun ? name : word));
  return lookFor(sources, utterance, { tool, phrase: named.join(" ") });
}

const ASKED_FOR: ReadonlySet<string> = new Set(["overdue", "undated", "unread"]);

/** The one person the whole utterance names. */
async function personNamed(sources: Sources, utterance: Utterance): Promise<string | undefined> {
  const { reading } = await sources.contextOf(utterance, []);
  const [first, ...others] = reading.names("person");
  const isOne = others.every(({ text }) => text === first?.text);
  return isOne ? first?.text : undefined;
}

function stated({ state, phrase }: Pick<Selection, "state" | "phrase">): string {
  return state === undefined ? phrase : `${state} ${phrase}`;
}
