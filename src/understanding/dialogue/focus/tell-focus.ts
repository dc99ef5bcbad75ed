import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf, peopleTaken } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Reply, ToldBack } from "../../../language/contract/cues.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { closed } from "../../revising/values.ts";
import type { Sources } from "../../sources.ts";
import { pointedTo } from "../kept-slots.ts";
import type { Leaned } from "../leaning.ts";
import { shownAlone } from "./in-focus.ts";

/**
 * "Tell her that's fine", "answer him that I'll come", after texts of somebody: a text to that person, with
 * just these words, whatever else they sound like. After texts that were looked for in vain too. What asks for
 * an answer after a mail that was read is one to that mail.
 */
export function tellFocus(sources: Sources, { text }: Utterance): Leaned | undefined {
  const { registry, language, lastCall } = sources;
  const { toldBack: told, reply, pronoun } = language.wordingOf(text).cues;
  if (told === undefined) return undefined;
  // Behind what was sent it is a correction of that.
  if (told.isBare && lastCall?.isEffect === true) return undefined;
  const answering = answeringTool(sources, told, reply);
  const tool = answering ?? registry.acting().find(({ opening }) => opening === "text");
  const words =
    tool && parametersOf(tool).findLast(({ kind, required }) => kind === "free" && required);
  const isPointed = pronoun !== undefined;
  const kept = answering
    ? mailMeant(sources, answering, reply)
    : tool && whomOf(sources, tool, { ...told, isPointed });
  if (!tool || !words || !kept) return undefined;
  const said = { origin: "said", text: text.slice(told.start, told.end) } as const;
  const body = closed(words.name, { value: told.words, origin: said });
  return {
    part: { text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept, put: [body] },
  };
}

/** The tool that answers the mail which was read last, also for "say thanks, see you then"; undefined after anything else. */
function answeringTool(
  { handles, registry, lastCall }: Sources,
  { isBare = false }: ToldBack,
  reply: Reply | undefined,
): Tool | undefined {
  const isAnswer = reply !== undefined || (isBare && lastCall?.isEffect === false);
  if (!isAnswer || shownAlone(handles.recent())?.kind !== "mail") return undefined;
  const isDraft = reply?.isDraft === true;
  return registry.acting().find(({ replies, egress }) => replies && egress !== isDraft);
}

/** Which mail, where no word asks for an answer: what does finds it by itself. */
function mailMeant({ handles }: Sources, tool: Tool, reply: Reply | undefined): readonly Slot[] {
  const mail = shownAlone(handles.recent());
  const [writer] = mail?.people ?? [];
  if (reply || !mail || !tool.replies) return [];
  return [...pointedTo(tool.replies.to, mail.handle), ...(toPerson(tool, writer) ?? [])];
}

/** Nothing where the texts that were shown tell whom; undefined where no texts are spoken of, or nobody is. */
function whomOf(
  { handles, registry, lastCall }: Sources,
  tool: Tool,
  { isBare = false, isPointed }: ToldBack & { readonly isPointed: boolean },
): readonly Slot[] | undefined {
  const last = registry.get(lastCall?.tool ?? "");
  if (!lastCall || last?.gives !== "message") return undefined;
  const [newest] = handles.recent();
  const whom = toPerson(tool, personOf(lastCall.arguments, last) ?? newest?.people?.[0]);
  if (isBare || newest?.kind !== "message") return whom;
  return isPointed ? [] : (whom ?? []);
}

function toPerson(tool: Tool, person: string | undefined): readonly Slot[] | undefined {
  const whom = peopleTaken(tool).find(({ sensitive }) => sensitive);
  const origin = { origin: "resolved", text: person ?? "" } as const;
  return person && whom ? [closed(whom.name, { value: person, origin })] : undefined;
}

/** Whom the last act was about. */
function personOf(given: Readonly<Record<string, unknown>>, tool: Tool): string | undefined {
  const people = parametersOf(tool).filter(({ kind }) => kind === "person");
  const named = people.map(({ name }) => given[name]).filter((one) => typeof one === "string");
  return named.length === 1 ? named[0] : undefined;
}
