import { posix } from "node:path";
import { normalise } from "../../../language/normalise.ts";
import type { Language } from "../../../language/language.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { onlyReads } from "../../../tool/only-reads.ts";
import { parametersOf, peopleTaken } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import type { Call } from "../../../types/turn/call.ts";
import type { JsonValue } from "../../../types/json.ts";
import { NAME_KINDS } from "../../../types/known-names.ts";
import type { Origin } from "../../../types/turn/origin.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { inventedFigure } from "./figures.ts";
import { figuresHeard, heardIn } from "./heard-in.ts";
import type { Heard } from "./heard-in.ts";

export type Admission =
  | { readonly ok: true; readonly call: Call }
  | { readonly ok: false; readonly tool: string; readonly reason: string };

/** Who, where to, which path and which command: never composed. */
const NAMED = new Set<string>(NAME_KINDS);

type Admitting = {
  readonly tool: Tool;
  readonly call: Call;
  readonly language: Pick<Language, "terms">;
  /** The numbers in words that were said. */
  readonly numbersIn: (text: string) => readonly number[];
};

/**
 * The call of a model that writes its own values, with the origin code finds for each: said in this
 * conversation, read in a result, composed. A person, a path, a command or a record that nobody said
 * and nothing shows is not admitted, nor a time that means none, nor words for somebody with a figure that is nobody's; a path is made of folders and a name. What only reads takes a name by its words,
 * in any form they were said in.
 */
export function admitted(
  { tool, call, language, numbersIn }: Admitting,
  { items, utterance }: Pick<TurnState, "items" | "utterance">,
): Admission {
  const heard = heardIn({ items, utterance });
  const figures = (): readonly number[] => figuresHeard({ items, utterance }, numbersIn);
  const origins: Record<string, Origin> = { ...call.origins };
  for (const parameter of parametersOf(tool)) {
    const value = call.arguments[parameter.name];
    const origin = call.origins[parameter.name];
    if (value === undefined || !origin || !isUnknown(origin)) continue;
    const isSought = onlyReads(tool) && NAMED.has(parameter.kind);
    const own = isSought ? originOfName(value, heard, language) : undefined;
    const parts = isPath(tool, parameter) ? pathParts(value) : value;
    const found = originIn(value, heard) ?? originIn(parts, heard) ?? own;
    const reason = found ? undefined : whyNot({ tool, parameter, value }, call, figures);
    if (reason !== undefined) return { ok: false, tool: tool.name, reason: refused(call, reason) };
    origins[parameter.name] = found ?? { origin: "free" };
  }
  return { ok: true, call: { ...call, origins } };
}

function isUnknown({ origin }: Origin): boolean {
  return origin === "foreign" || origin === "free";
}

/** Where a file is to lie. */
function isPath({ gives }: Tool, { kind, sensitive }: Parameter): boolean {
  return gives === "file" && kind === "span" && sensitive;
}

/** The folders and the name of a path, each by itself: somebody says them apart, and no kind of file. */
function pathParts(value: JsonValue): JsonValue {
  return String(value)
    .split("/")
    .map((part) => posix.parse(part).name);
}

function originIn(value: JsonValue, { said, read }: Heard): Origin | undefined {
  const texts = [value].flat().map((one) => ` ${normalise(String(one))} `);
  if (texts.some((text) => text.trim() === "")) return undefined;
  if (texts.every((text) => said.includes(text))) return { origin: "said", text: String(value) };
  const isRead = texts.every((text) => said.includes(text) || read.includes(text));
  return isRead ? { origin: "foreign", source: "what was read" } : undefined;
}

/** The same of a name word by word, in any form: "annas" names Anna, "Anna or Tom" each of them. */
function originOfName(
  value: JsonValue,
  { said, read }: Heard,
  { terms: { stemOf, isStop } }: Pick<Language, "terms">,
): Origin | undefined {
  const stemsIn = (text: string): readonly string[] =>
    normalise(text)
      .split(" ")
      .filter((word) => !isStop(word))
      .map(stemOf);
  const stems = new Set([value].flat().flatMap((one) => stemsIn(String(one))));
  if (stems.size === 0) return undefined;
  const ofUser = new Set(stemsIn(said));
  if (stems.isSubsetOf(ofUser)) return { origin: "said", text: String(value) };
  const isRead = stems.isSubsetOf(ofUser.union(new Set(stemsIn(read))));
  return isRead ? { origin: "foreign", source: "what was read" } : undefined;
}

/** Why a value that was neither said nor read may not stand; undefined where it may be composed. */
function refusal(
  { name, kind, sensitive, of = "record" }: Parameter,
  value: JsonValue,
  { meanings }: Call,
): string | undefined {
  const shown = JSON.stringify(value);
  if (kind === "handle") return `no ${of} with the id ${shown} was shown. Look it up first.`;
  if (sensitive || NAMED.has(kind))
    return `nobody said ${shown} for ${name}, and nothing read shows it. Leave it out, or use what was said or read.`;
  if (meanings?.[name]?.kind === "unread")
    return `${shown} means no time or length for ${name}. Write it as it was said, or as 2026-01-31 15:00 or 10 minutes.`;
  return undefined;
}

type Written = {
  readonly tool: Tool;
  readonly parameter: Parameter;
  readonly value: JsonValue;
};

/** The same of words for somebody, whose figures are said or read too. */
function whyNot(
  { tool, parameter, value }: Written,
  call: Call,
  figures: () => readonly number[],
): string | undefined {
  const own = refusal(parameter, value, call);
  if (own !== undefined || onlyReads(tool) || peopleTaken(tool).length === 0) return own;
  const figure = inventedFigure([value].flat().join(" "), figures());
  return figure === undefined
    ? undefined
    : `nobody said ${figure}, which stands in ${parameter.name}, and nothing read shows it. Write what was said or read.`;
}

function refused(call: Call, reason: string): string {
  return `${call.name}(${JSON.stringify(call.arguments)}) was not made: ${reason}`;
}
