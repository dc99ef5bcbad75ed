import type { Selection } from "../../language/contract/steps.ts";
import { batchField } from "../../tool/batch.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";
import { likelyActs } from "./likely-acts.ts";
import { isLimited, listingTool, lookFor } from "./look-for.ts";

export type Described = { readonly tool: string; readonly owed: Owed; readonly kind: string };

type Wanted = {
  readonly selection: Selection;
  readonly ranked: Ranked;
  /** All that was said, of which this may be a part. */
  readonly whole: Utterance;
  /** The kind of record that what was asked before this shows. */
  readonly before: string | undefined;
};

/** The act on records that words describe, and the call that lists them; undefined where no such act fits. */
export async function recordsDescribed(
  sources: Sources,
  utterance: Utterance,
  { selection, ranked, whole, before }: Wanted,
): Promise<Described | undefined> {
  const kinds = kindsOf(sources, selection, before);
  const found = kinds && actOn(sources, { kinds, ranked, utterance });
  if (!found) return undefined;
  const { tool, parameter, kind } = found;
  const isMany = selection.take === "all" || selection.take.count > 1;
  if (isMany && batchField(tool)?.name !== parameter) return undefined;
  const words = utterance.text.slice(selection.start, selection.end);
  const isToCome = selection.state === "future";
  const act = { tool: tool.name, parameter, take: selection.take, isToCome };
  const use = { kind: "record", ...act } as const;
  if (selection.isShown) {
    return { tool: tool.name, kind, owed: { look: undefined, words, use: { ...use, of: kind } } };
  }
  const look = await lookOf(sources, whole, { kind, selection });
  // All there is, without a limit, is asked about and never listed.
  if (!look || (selection.take === "all" && !isLimited(sources, look))) return undefined;
  return { tool: tool.name, kind, owed: { look, words, use } };
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

type Acting = {
  readonly kinds: readonly string[];
  readonly ranked: Ranked;
  readonly utterance: Utterance;
};
type Act = { readonly tool: Tool; readonly parameter: string; readonly kind: string };

/** The likeliest tool that changes a record of one of these kinds, or answers it where that is asked for. */
function actOn(sources: Sources, { kinds, ranked, utterance }: Acting): Act | undefined {
  const { cues, mood } = sources.language.wordingOf(utterance.text);
  if (mood.asksFact) return undefined;
  const { reply } = cues;
  for (const tool of likelyActs(sources, ranked)) {
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

async function lookOf(
  sources: Sources,
  utterance: Utterance,
  { kind, selection }: Looking,
): Promise<Owed["look"]> {
  const isUnread = selection.state === "unread";
  const tool = listingTool(sources, kind, { isUnread });
  if (!tool) return undefined;
  // "Overdue" and "unread" are what the listing tool itself is asked for.
  const phrase = selection.state === "future" ? selection.phrase : stated(selection);
  if (selection.pronoun === undefined) return lookFor(sources, utterance, { tool, phrase });
  const name = await personNamed(sources, utterance);
  if (name === undefined) return undefined;
  const named = phrase.split(" ").map((word) => (word === selection.pronoun ? name : word));
  return lookFor(sources, utterance, { tool, phrase: named.join(" ") });
}

/** The one person the whole utterance names. */
async function personNamed(sources: Sources, utterance: Utterance): Promise<string | undefined> {
  const { reading } = await sources.contextOf(utterance, []);
  const [first, ...others] = reading.names("person");
  const isOne = others.every(({ text }) => text === first?.text);
  return isOne ? first?.text : undefined;
}

function stated({ state, phrase }: Selection): string {
  return state === undefined ? phrase : `${state} ${phrase}`;
}
