import type { ObjectKind, ObjectVerb } from "../../language/contract/requests.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Considered } from "./considered.ts";
import { recordMatches } from "./known-words.ts";

type Words = Pick<Considered, "tool" | "reading" | "context">;

/** `serves`: it changes things of that kind, and so; `fits`: it may be meant; `differs`: it does that to others. */
export type ObjectAgreement = "serves" | "fits" | "differs";

/**
 * Whether a tool does what is to be done to the kind of thing the words name: "rename the invoice file"
 * changes no reminder about an invoice, and "delete all my notes" no mail. Where the noun is a word of a
 * record ("move the documents to Friday") it names that. Undefined where no kind is named.
 */
export function objectAgrees(words: Words): ObjectAgreement | undefined {
  const { object } = words.reading.wish;
  if (!object) return undefined;
  if (serves(words.tool, object)) return "serves";
  return takesAnyway(words, object) ? "fits" : "differs";
}

/** The tool changes things of that kind, and so. */
function serves(tool: Tool, { kinds, verb }: ObjectKind): boolean {
  return kindsChanged(tool).some((kind) => kinds.includes(kind)) && CAN[verb](parametersOf(tool));
}

/** What changes no record may stop a timer, and renames or moves nothing; a record may be called by the noun. */
function takesAnyway({ tool, reading, context }: Words, object: ObjectKind): boolean {
  if (tool.effect === "none" || !CAN[object.verb](parametersOf(tool))) return false;
  if (kindsChanged(tool).length === 0) return object.verb === "remove";
  if (object.isMany) return false;
  return recordMatches({ tool, reading, context }).some(({ words }) =>
    words.some(({ start, end }) => reading.text.slice(start, end).toLowerCase() === object.noun),
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

/** The kinds of record a tool changes. */
function kindsChanged(tool: Tool): readonly string[] {
  if (tool.effect === "none") return [];
  return parametersOf(tool).flatMap(({ kind, of, required }) =>
    required && (of !== undefined || kind === "file") ? [of ?? kind] : [],
  );
}
