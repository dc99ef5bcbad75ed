import type { ObjectKind, ObjectVerb } from "../language/contract/requests.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import type { Utterance } from "../types/utterance.ts";
import type { Sources } from "./sources.ts";
import { recordMatches } from "./spoken-of.ts";

/** A tool for the kind that is named is taken where it is at least this likely. */
const LIKELY = 0.1;

/**
 * A part without tools for things of another kind than the one it names: "rename the invoice file"
 * changes no reminder about an invoice, and "delete all my notes" no mail. Where the noun is a word of
 * a record ("move the documents to Friday") it names that.
 */
export async function rightKind(sources: Sources, utterance: Utterance, part: Part): Promise<Part> {
  const { ranked, text } = part;
  const object = sources.language.objects.objectKind(text);
  const [first] = ranked.tools;
  const tool = sources.registry.get(first?.name ?? "");
  if (!object || !first || !tool || (await fits(sources, tool, { object, utterance, text }))) {
    return part;
  }
  const right = ranked.tools.filter(({ name }) => {
    const other = sources.registry.get(name);
    return other !== undefined && serves(other, object);
  });
  const isLikely = (right[0]?.score ?? 0) >= LIKELY;
  const none = isLikely ? ranked.none : Math.max(ranked.none, first.score);
  return { ...part, ranked: { ...ranked, tools: right, none, sure: isLikely } };
}

type Asked = {
  readonly object: ObjectKind;
  readonly utterance: Utterance;
  readonly text: string;
};

async function fits(
  sources: Sources,
  tool: Tool,
  { object, utterance, text }: Asked,
): Promise<boolean> {
  if (serves(tool, object)) return true;
  if (tool.effect === "none" || !CAN[object.verb](parametersOf(tool))) return false;
  // What changes no record may stop a timer, and renames or moves nothing.
  if (kindChanged(tool).length === 0) return object.verb === "remove";
  if (object.isMany) return false;
  const request = await sources.contextOf({ ...utterance, text }, [tool]);
  return recordMatches(tool, request).some(({ words }) =>
    words.some(({ start, end }) => text.slice(start, end).toLowerCase() === object.noun),
  );
}

/** What a tool that does this takes. */
const CAN: Readonly<Record<ObjectVerb, (parameters: readonly Parameter[]) => boolean>> = {
  remove: (parameters) => !parameters.some(({ kind, required }) => kind === "free" && required),
  rename: (parameters) => parameters.some(({ name }) => name === "title"),
  move: (parameters) =>
    parameters.some(({ kind }) => ["when", "list", "mailbox", "enum"].includes(kind)),
  copy: () => false,
};

/** The tool changes things of that kind, and so. */
function serves(tool: Tool, { kinds, verb }: ObjectKind): boolean {
  return kindChanged(tool).some((kind) => kinds.includes(kind)) && CAN[verb](parametersOf(tool));
}

/** The kinds of record a tool changes. */
function kindChanged(tool: Tool): readonly string[] {
  if (tool.effect === "none") return [];
  return parametersOf(tool).flatMap(({ kind, of, required }) =>
    required && (of !== undefined || kind === "file") ? [of ?? kind] : [],
  );
}
