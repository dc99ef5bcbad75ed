import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf, peopleTaken } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Reply, ToldBack } from "../../../language/contract/cues.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { closed } from "../../revising/values.ts";
import type { Sources } from "../../sources.ts";
import type { Leaned } from "../leaning.ts";
import { shownAlone } from "./in-focus.ts";

/**
 * "Tell her that's fine", "answer him that I'll come", after texts of somebody: a text to that person, with
 * just these words, whatever else they sound like. After texts that were looked for in vain too. What asks for
 * an answer after a mail that was read is one to that mail.
 */
export function tellFocus(sources: Sources, { text }: Utterance): Leaned | undefined {
  const { registry, language, lastCall } = sources;
  const { toldBack: told, reply } = language.wordingOf(text).cues;
  const answering = reply && answeringTool(sources, reply);
  const tool = answering ?? registry.acting().find(({ opening }) => opening === "text");
  const words =
    tool && parametersOf(tool).findLast(({ kind, required }) => kind === "free" && required);
  if (told === undefined || !tool || !words) return undefined;
  // Behind what was sent it is a correction of that.
  if (told.isBare && lastCall?.isEffect === true) return undefined;
  const kept = answering ? [] : whomOf(sources, tool, told);
  if (!kept) return undefined;
  const said = { origin: "said", text: text.slice(told.start, told.end) } as const;
  const body = closed(words.name, { value: told.words, origin: said });
  return {
    part: { text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept, put: [body] },
  };
}

/** The tool that answers the mail which was read last; undefined after anything else. */
function answeringTool(
  { handles, registry }: Sources,
  { isDraft }: Pick<Reply, "isDraft">,
): Tool | undefined {
  if (shownAlone(handles.recent())?.kind !== "mail") return undefined;
  return registry.acting().find(({ replies, egress }) => replies && egress !== isDraft);
}

/** Nothing where the texts that were shown tell whom; undefined where no texts are spoken of, or nobody is. */
function whomOf(
  { handles, registry, lastCall }: Sources,
  tool: Tool,
  { isBare = false }: ToldBack,
): readonly Slot[] | undefined {
  const last = registry.get(lastCall?.tool ?? "");
  const [newest] = handles.recent();
  if (last?.gives !== "message") return undefined;
  if (newest?.kind === "message" && !isBare) return [];
  const [writer] = isBare ? (newest?.people ?? []) : [];
  return toPerson(tool, personOf(lastCall?.arguments ?? {}, last) ?? writer);
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
