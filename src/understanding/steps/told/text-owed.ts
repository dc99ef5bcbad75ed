import { parametersOf } from "../../../tool/parameter.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { actFor, useOf } from "./fact-act.ts";
import type { Act } from "./fact-act.ts";
import { isNamedBy, textSent, wholeLook } from "./text-called.ts";
import type { TextMeant } from "./text-called.ts";

/**
 * "Send Kim the packing list": what is kept under that name goes out as it stands, or each thing on the list that is
 * called so. Undefined where nothing is; of several it is asked which.
 */
export async function textPart(
  sources: Sources,
  utterance: Utterance,
): Promise<StepPart | undefined> {
  const text = await textSent(sources, utterance);
  const list = text ? undefined : await listSent(sources, utterance);
  const meant = text ?? list;
  const act = meant && (await actFor(sources, utterance, meant));
  const owed = act && (list ? listOwed(list, act) : text && owedBy(sources, { ...text, act }));
  if (!owed) return undefined;
  const part = { text: meant.request, ranked: onlyTool(act.tool.name) };
  return { ...part, said: utterance.text, owes: [owed] };
}

type Sending = TextMeant & { readonly act: Act };

function owedBy(sources: Sources, { texts, act, thing }: Sending): Owed | undefined {
  const [text, ...others] = texts;
  if (!text) return undefined;
  const titles = texts.map(({ title }) => title);
  if (others.length > 0) return { look: undefined, words: thing, use: { kind: "several", titles } };
  const look = wholeLook(sources, text);
  const told = { asks: thing, request: "", whom: undefined, topic: text.title };
  return look && { look, words: thing, use: { ...useOf(act, told), isWhole: true } };
}

type ListMeant = Pick<TextMeant, "request" | "thing"> & {
  readonly name: string;
  readonly look: NonNullable<Owed["look"]>;
};

/** The one list that is called so, and the call that shows what is on it. */
async function listSent(sources: Sources, utterance: Utterance): Promise<ListMeant | undefined> {
  const { textSent: sent } = sources.language.wordingOf(utterance.text).steps;
  const tool = sources.registry
    .acting()
    .find(({ finds, ...one }) => finds && parametersOf(one).some(isList));
  const field = tool && parametersOf(tool).find(isList)?.name;
  if (sent?.isSaid !== true || !tool || field === undefined) return undefined;
  const { context } = await sources.contextOf(utterance, [tool]);
  for (const thing of sent.things) {
    const called = ({ name: title }: { readonly name: string }): boolean =>
      isNamedBy(sources, { kind: "list", title }, { words: thing });
    const [list, ...others] = context.names.list?.filter(called) ?? [];
    if (!list || others.length > 0) continue;
    const { name } = list;
    const origins = { [field]: { origin: "resolved", text: thing } } as const;
    const look = {
      name: tool.name,
      arguments: { [field]: name },
      origins,
      by: "fast-path",
    } as const;
    return { request: sent.request, thing, name, look };
  }
  return undefined;
}

function isList({ kind }: { readonly kind: string }): boolean {
  return kind === "list";
}

function listOwed({ name, thing, look }: ListMeant, act: Act): Owed {
  const told = { asks: thing, request: "", whom: undefined, topic: name };
  return { look, words: thing, use: { ...useOf(act, told), isList: true } };
}
