import { findLookup } from "../../../grounding/entity-linking/find-lookup.ts";
import type { MailAct } from "../../../language/contract/steps.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Owed, OwedUse, Taken } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { StepPart } from "../../parts/part.ts";
import { NOTHING_FITS } from "../../plan.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { closed } from "../../revising/values.ts";
import type { Sources } from "../../sources.ts";
import { listingTool, lookFor } from "../look/look-for.ts";
import type { Look } from "../look/look-for.ts";
import { bodyOf } from "./fact-act.ts";
import { toldBy, unknownPart } from "./fact-owed.ts";
import { findFact } from "./find-fact.ts";

const KIND = "mail";

/**
 * A mail that is sent on, or an answer that is sent: the mail it is about is found first, and what is
 * left is a request to write to somebody. Undefined where it is no such request after all.
 */
export async function mailActPart(
  sources: Sources,
  utterance: Utterance,
  { act, before, signal }: Omit<Wanted, "use"> & { readonly signal: AbortSignal },
): Promise<StepPart | undefined> {
  const found = actingTool(sources, act);
  if (!found || (await isTime(sources, utterance, act.to))) return undefined;
  const { tool, field } = found;
  const use = useOf(tool, field, act);
  const owed = await owedBy(sources, utterance, { act, use, before });
  // What is to be sent on but isn't there is nothing to write; what else was read goes out by itself.
  const { toldLast } = sources.language.wordingOf(utterance.text).steps;
  const isRead = toldLast !== undefined && sources.lastCall?.isEffect === false;
  if (!owed && act.act === "forward" && act.mail === undefined && !isRead) {
    return { text: utterance.text, ranked: NOTHING_FITS };
  }
  if (!owed) return undefined;
  const whom = act.act === "reply" ? THEM : (act.to ?? "");
  const text = sources.language.wordingOf(whom).steps.writingTo(act.says);
  if (act.fact)
    return tellingFact(
      sources,
      { utterance, signal },
      { tool, text, mail: act.mail ?? "", owed, fact: act.fact },
    );
  const part = { text, ranked: onlyTool(tool.name), said: utterance.text, owes: [owed] };
  return { ...part, ...wordForWord(tool, act) };
}

/** What is answered stands there as it is told: a word of it may be one that ends another text. */
function wordForWord(tool: Tool, { act, says }: MailAct): Pick<StepPart, "values"> {
  const body = bodyOf(tool);
  if (act !== "reply" || says === undefined || body === undefined) return {};
  const value = { value: says, origin: { origin: "said", text: says } } as const;
  return { values: { from: "last-call", kept: [], put: [closed(body, value)] } };
}

type Telling = {
  readonly tool: Tool;
  readonly text: string;
  /** The words for the mail: whoever asked in it has not told it. */
  readonly mail: string;
  readonly owed: Owed;
  readonly fact: NonNullable<MailAct["fact"]>;
};

/** An answer that tells a fact: that is found as well, or nothing is sent. */
async function tellingFact(
  sources: Sources,
  heard: { readonly utterance: Utterance; readonly signal: AbortSignal },
  { tool, text, mail, owed, fact: { asks, before } }: Telling,
): Promise<StepPart> {
  const found =
    (await findFact(sources, heard, { asks })) ??
    (await toldBy(sources, heard, { asks, request: mail }));
  const body = bodyOf(tool);
  if (!found || body === undefined)
    return unknownPart(heard.utterance, { request: text, asks }, { tool });
  const { look, quote } = found;
  const told = { asks, before, after: "", ...(quote === undefined ? {} : { quote }) };
  const use = { kind: "fact", tool: tool.name, parameter: body, ...told } as const;
  const owes = [owed, { look, words: asks, use }];
  return { text, ranked: onlyTool(tool.name), said: heard.utterance.text, owes };
}

/** Whoever wrote the mail takes the place of these words. */
const THEM = "them";

function actingTool(
  { registry }: Sources,
  { act, isSent }: MailAct,
): { readonly tool: Tool; readonly field: string } | undefined {
  const fieldOf = (tool: Tool): string | undefined =>
    act === "forward" ? tool.forwards : tool.replies?.to;
  const tool = registry.acting().find((one) => one.egress === isSent && fieldOf(one) !== undefined);
  const field = tool && fieldOf(tool);
  return tool && field !== undefined ? { tool, field } : undefined;
}

/** "Forward the dentist to Friday": no person. */
async function isTime(
  sources: Sources,
  utterance: Utterance,
  to: string | undefined,
): Promise<boolean> {
  if (to === undefined) return false;
  const { reading } = await sources.contextOf({ ...utterance, text: to, alternatives: [] }, []);
  return reading.whens.length > 0;
}

type RecordUse = Extract<OwedUse, { readonly kind: "record" | "people" | "time" }>;

/** A mail that goes on has its heading by that, and needs no words; an answer goes to who wrote. */
function useOf(tool: Tool, parameter: string, { act, says, fact }: MailAct): RecordUse {
  const parameters = parametersOf(tool);
  const texts = parameters.filter(({ kind, required }) => kind === "free" && required);
  const [heading, ...others] = texts.map(({ name }) => name);
  const told = [
    ...(heading === undefined ? [] : [heading]),
    ...(says === undefined && !fact ? others : []),
  ];
  const to = parameters.find(({ kind, sensitive }) => kind === "person" && sensitive)?.name;
  return {
    kind: "record",
    tool: tool.name,
    parameter,
    take: "all",
    of: KIND,
    isOne: true,
    told,
    ...(act === "reply" && to !== undefined ? { sender: to } : {}),
  };
}

type Wanted = {
  readonly act: MailAct;
  readonly use: RecordUse;
  /** The kind of record that what was asked before this shows. */
  readonly before: string | undefined;
};

async function owedBy(
  sources: Sources,
  utterance: Utterance,
  { act, use, before }: Wanted,
): Promise<Owed | undefined> {
  const { mail } = act;
  if (mail === undefined) {
    const isShown = before === KIND || sources.handles.recent(KIND).length > 0;
    return isShown ? { look: undefined, words: utterance.text, use } : undefined;
  }
  const tool = listingTool(sources, KIND);
  if (!tool) return undefined;
  const { selection } = sources.language.wordingOf(mail).steps;
  if (selection && selection.take !== "all") {
    const look = await lookFor(sources, utterance, { tool, phrase: selection.phrase });
    return look && { look, words: mail, use: { ...use, take: selection.take } };
  }
  const named = await namedMail(sources, utterance, { tool, act, mail });
  const look = named ?? (await lookFor(sources, utterance, { tool, phrase: mail }));
  return look && { look, words: mail, use: { ...use, take: takeFor(act) } };
}

/** The newest of what somebody wrote is answered; of several that could be sent on, it is asked which. */
function takeFor({ act }: MailAct): Taken {
  return act === "reply" ? { from: "last", count: 1 } : "all";
}

type Naming = { readonly tool: Tool; readonly act: MailAct; readonly mail: string };

/** The mail by a name of its own that is known here. */
async function namedMail(
  sources: Sources,
  utterance: Utterance,
  { tool, act, mail }: Naming,
): Promise<Look | undefined> {
  const own = { ...utterance, text: mail, alternatives: [] };
  const { reading, context } = await sources.contextOf(own, [tool]);
  const records = context.known?.[KIND] ?? [];
  const found = findLookup(reading, { records, tool, isAnswer: act.act === "reply" });
  if (!found) return undefined;
  const { tool: name, arguments: given, origins } = found;
  return { name, arguments: given, origins, by: "fast-path" };
}
