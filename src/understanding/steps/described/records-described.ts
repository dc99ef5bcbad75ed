import type { Selection } from "../../../language/contract/steps.ts";
import { batchField } from "../../../tool/batch.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Owed, OwedBeside, OwedUse } from "../../../types/turn/plan.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { actFor, mayBeThese } from "./acts-on.ts";
import type { Act } from "./acts-on.ts";
import { isCalledSo } from "./called-so.ts";
import { PASSES, limitedBy } from "./limited-by.ts";
import { seriesMeant } from "./series-meant.ts";
import { isLimited, listingTool, lookFor } from "../look/look-for.ts";
import type { Look } from "../look/look-for.ts";

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
  const series = await seriesMeant(sources, utterance, { act: found, selection });
  if (series) return described(found, series);
  const words = utterance.text.slice(selection.start, selection.end);
  if (!selection.isShown && (await isCalledSo(sources, utterance, words))) return undefined;
  if (!(await mayBeThese(sources, utterance, { ...found, words, selection }))) return undefined;
  const use = useOf(found, selection);
  const left = await leftOut(sources, whole, { kind, selection });
  if (!left) return undefined;
  if (selection.isShown) {
    return described(found, { look: undefined, words, use: { ...use, of: kind }, beside: left });
  }
  const limited = await limitedBy(sources, { utterance, whole }, { ...found, selection });
  const looks = await looksFor(sources, whole, { kind, selection: limited });
  const [look, ...others] = looks ?? [];
  // What was read is limited by that; what is left out of all there is limits nothing.
  const isBounded =
    selection.state === "read" || (looks ?? []).every((one) => isLimited(sources, one));
  // All there is, without a limit, is asked about and never listed.
  if (!look || (selection.take === "all" && !isBounded)) return undefined;
  const more = others.map((one) => ({ look: one, isLeftOut: false, words }));
  return described(found, { look, words, use, beside: [...more, ...left] });
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

function described({ tool, kind }: Act, { beside = [], ...owed }: Owed): Described {
  return { tool: tool.name, kind, owed: beside.length > 0 ? { ...owed, beside } : owed };
}

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
  const opposite = OPPOSITES.get(state);
  const states = opposite ? [stated({ state: opposite, phrase })] : [];
  const looks = await Promise.all(
    [...phrases, ...states].map(async (words) => {
      const tool = listingTool(sources, kind, { isUnread: states.includes(words) });
      const all = tool && (await lookFor(sources, utterance, { tool, phrase: words }));
      const look = all && namedIn(tool, all, words);
      return look && isLimited(sources, look) ? { look, isLeftOut: true, words } : undefined;
    }),
  );
  const found = looks.filter((one) => one !== undefined);
  return found.length === looks.length ? found : undefined;
}

/** Where all there is of a short list is told, the one that is called so. */
function namedIn(tool: Tool, look: Look, words: string): Look {
  const field = tool.onlyTells && batchField(tool)?.name;
  if (field === undefined) return look;
  return {
    ...look,
    arguments: { ...look.arguments, [field]: words },
    origins: { ...look.origins, [field]: { origin: "resolved", text: words } },
  };
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

/** What was read is all that isn't unread. */
const OPPOSITES: ReadonlyMap<Selection["state"], Selection["state"]> = new Map([
  ["read", "unread"],
  ["dated", "undated"],
]);
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
