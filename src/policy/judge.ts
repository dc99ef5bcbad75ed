import type { WarningSentences } from "../language/contract/sentences/acting.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import { visible } from "../visible.ts";
import type { Call } from "../types/turn/call.ts";
import type { JsonObject, JsonValue } from "../types/json.ts";
import type { Origin } from "../types/turn/origin.ts";
import type { Taint } from "../types/taint.ts";
import type { Verdict } from "../types/turn/verdict.ts";
import { callHash, canonicalJson } from "./call-hash.ts";
import { hasLead, leadsIn } from "./leads/leads-in.ts";
import type { Mark } from "./mark-of.ts";
import { mixedScripts } from "./mixed-scripts.ts";

export type Judgement = {
  readonly tool: Tool;
  readonly call: Call;
  /** The arguments as they will run: handles are record ids. */
  readonly resolved: JsonObject;
  /** Versions of the records the arguments name; a change voids an approval. */
  readonly versions: JsonObject;
  /** What each record among the arguments is called, by its parameter. */
  readonly records: Readonly<Record<string, string>>;
  /** The tool's own question over them. */
  readonly question: string | undefined;
  /** What stands over them where it has none. */
  readonly shownAs: string;
  readonly taint: Taint;
  /** The index finds this tool for the user's own words. */
  readonly isAskedFor: boolean;
  /** The call may well be another than was meant. */
  readonly isDoubted: boolean;
  /** What the tool itself says of these arguments. */
  readonly mark: Mark;
  /** The user's own words of this request. */
  readonly said: string;
  readonly say: WarningSentences;
};

type Level = "none" | "plain" | "red";

/**
 * Runs, asks or refuses; the model has no say in it.
 *
 *   reads only, nothing leaves ─────────────────────────▶ run
 *   a sensitive value nobody the user trusts said ──────▶ red
 *   marked red by the tool (a shell line) ──────────────▶ red
 *   after strangers' words, a text with a link, address
 *   or number the user did not say ─────────────────────▶ red
 *   the tool's own mark ────────────────────────────────▶ plain
 *   may well be another than was meant, or is done to a
 *   record that no word names ──────────────────────────▶ plain
 *   leaves or can't be undone, after strangers' words ──▶ plain   (Rule of Two)
 *   any effect after strangers' words that the user did
 *   not ask for, or with a value or a record that the
 *   user's words did not choose ────────────────────────▶ plain
 *   else ───────────────────────────────────────────────▶ run
 */
export function judge(judgement: Judgement): Verdict {
  const { tool, resolved, versions, question } = judgement;
  const foreign = foreignSensitive(judgement);
  const leads = foreignLeads(judgement);
  const level = levelOf(judgement, foreign.length + leads.length > 0);
  if (level === "none") return { kind: "run" };
  const asked =
    question === undefined ? plainQuestion(judgement) : wholeQuestion(judgement, question);
  const warned = warnings(judgement, { asked, foreign, leads }).map(visible);
  const text = [visible(asked), ...warned].join("\n");
  // Meanings are plain data, as they lie in a file.
  const meant = { ...judgement.call.meanings } as JsonObject;
  const hash = callHash({ tool: tool.name, arguments: resolved, meant, versions, shown: text });
  return { kind: "confirm", level, text, warnings: warned, hash };
}

function levelOf(judgement: Judgement, isForeign: boolean): Level {
  const { tool, call, taint, isAskedFor, isDoubted, mark } = judgement;
  if (mark === "harmless" || (tool.effect === "none" && !tool.egress)) return "none";
  if (isForeign || mark === "red") return "red";
  if (mark === "plain" || isDoubted || isBySense(call)) return "plain";
  if (!taint.untrusted) return "none";
  const isConsequential = tool.egress || tool.effect === "irreversible";
  return isConsequential || !isAskedFor || !isOfUser(call) ? "plain" : "none";
}

/** Sensitive parameters whose value came from nobody the user trusts. */
function foreignSensitive({ tool, call }: Judgement): readonly string[] {
  return parametersOf(tool)
    .filter(({ name, sensitive }) => sensitive && call.origins[name]?.origin === "foreign")
    .map(({ name }) => name);
}

/** Links, addresses and numbers in texts nobody said, once strangers' words were read; a sensitive value is told whole. */
function foreignLeads({ tool, call, resolved, taint, said }: Judgement): readonly string[] {
  if (!taint.untrusted) return [];
  const texts = parametersOf(tool)
    .filter(({ name, sensitive }) => !sensitive && isWritten(call.origins[name]?.origin))
    .flatMap(({ name }) => leadsIn(shown(resolved[name] ?? null)));
  return [...new Set(texts)].filter((lead) => !hasLead(said, lead));
}

/** Values that are none of the user's words, and no record's name. */
function isWritten(origin: Origin["origin"] | undefined): boolean {
  return origin === "foreign" || origin === "free";
}

/** Every value was said, resolved from what was said, or is a record the user's words chose. */
export function isOfUser({ origins }: Call): boolean {
  return Object.values(origins).every((one) => !isWritten(one.origin) && !isPicked(one));
}

/** A record of several that a model chose, or one that is like the user's words: they don't name it. */
function isPicked(one: Origin): boolean {
  return one.origin === "handle" && (one.chosenBy === "model" || one.chosenBy === "sense");
}

function isBySense({ origins }: Call): boolean {
  return Object.values(origins).some((one) => one.origin === "handle" && one.chosenBy === "sense");
}

type Found = {
  readonly asked: string;
  readonly foreign: readonly string[];
  readonly leads: readonly string[];
};

function warnings(judgement: Judgement, { asked, foreign, leads }: Found): readonly string[] {
  const { resolved, taint, say } = judgement;
  const sources = taint.untrusted ? taint.sources : [];
  const unsaid = foreign.map((name) => say.unsaid(shown(resolved[name] ?? null), name, sources));
  const written = Object.values(resolved).map(shown).join(" ");
  const mixed = mixedScripts(written, `${asked} ${written}`).map(say.mixedLetters);
  const led = leads.map((lead) => say.unsaid(lead, undefined, sources));
  return [...unsaid, ...unnamed(judgement), ...led, ...mixed];
}

/** After strangers' words: the records nobody's words speak of, by what they are called. */
function unnamed({ tool, call, records, taint, say }: Judgement): readonly string[] {
  if (!taint.untrusted) return [];
  return parametersOf(tool).flatMap(({ name, of = "record" }) => {
    const origin = call.origins[name];
    const record = records[name];
    return origin && isPicked(origin) && record !== undefined ? [say.unnamed(of, record)] : [];
  });
}

/** The tool's question, and below it every text of the call that it does not show as it is. */
function wholeQuestion({ tool, resolved, say }: Judgement, question: string): string {
  const hidden = parametersOf(tool)
    .filter(({ kind }) => kind === "span" || kind === "free" || kind === "call")
    .flatMap(({ name }) => (resolved[name] === undefined ? [] : [{ name, value: resolved[name] }]))
    // As a person sees both: half of a sign is no part of that sign.
    .filter(({ value }) => !visible(question).includes(visible(shown(value))));
  return [question, ...hidden.map(({ name, value }) => line(say.field(name), value))].join("\n");
}

function plainQuestion({ tool, resolved, records, shownAs, say }: Judgement): string {
  const kinds = new Map(parametersOf(tool).map(({ name, of }) => [name, of]));
  const parts = Object.entries(resolved).map(([name, value]) => {
    const record = records[name];
    return line(say.field((record && kinds.get(name)) ?? name), record ?? value);
  });
  return [shownAs, ...parts].join("\n");
}

/** One argument as a block of its own: the lines of its text are set in, so that none looks like another argument. */
function line(name: string, value: JsonValue): string {
  return `${name}: ${shown(value).replaceAll("\n", "\n  ")}`;
}

function shown(value: JsonValue): string {
  if (Array.isArray(value)) return value.map((one) => `\n- ${shown(one)}`).join("");
  return typeof value === "string" ? value : canonicalJson(value);
}
