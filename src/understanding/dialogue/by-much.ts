import type { Slot } from "../../types/turn/call-space.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { ByMuch } from "../../language/contract/requests.ts";
import type { ByMuchField, Tool } from "../../tool/define-tool.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { RememberedCall } from "../../types/memory.ts";
import { opensAct } from "../parts/opens-act.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";
import { clausesIn } from "./edit/meant-clauses.ts";
import type { Leaned } from "./leaning.ts";

/** "Add five to that", "ten less", "have it at forty", behind an act that set or told how much there is of something. */
export async function byMuch(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { lastCall, registry, handles } = sources;
  const last = registry.get(lastCall?.tool ?? "");
  const by = last && lastCall && isSpokenOf(last, lastCall) ? last.byMuch : undefined;
  const said = by && saidIn(sources, utterance);
  const given = said && by[said.way];
  if (!given) return undefined;
  const { tool, as, field } = by;
  const amount = as === "length" ? said.length : await numberIn(sources, utterance, said.number);
  if (amount === undefined) return undefined;
  const { text } = utterance;
  const sides = Object.entries(given).map(([name, value]) =>
    closed(name, { value, origin: { origin: "enum" } }),
  );
  const much = closed(field, { value: amount, origin: { origin: "said", text } });
  const which = whichOf(by, { newest: handles.recent(last?.gives)[0], text });
  return {
    part: { text, ranked: onlyTool(tool) },
    values: { from: "revised", slots: [...which, much, ...sides] },
    replaces: false,
  };
}

type Spoken = { readonly newest: HandleEntry | undefined; readonly text: string };

/** The record that is spoken of, where there may be several. */
function whichOf({ of }: ByMuchField, { newest, text }: Spoken): readonly Slot[] {
  const called = of && newest?.facts[of.fact];
  if (!of || called === undefined) return [];
  return [closed(of.field, { value: called, origin: { origin: "resolved", text } })];
}

/** How much is said, in clauses beside which nothing else is asked for: "it's still hard, two more". */
function saidIn({ language }: Sources, { text }: Utterance): ByMuch | undefined {
  const whole = language.wordingOf(text).leaning.byMuch;
  if (whole) return whole;
  const clauses = clausesIn(text);
  for (const [at, run] of runsOf(clauses)) {
    const said = language.wordingOf(run.join(" ")).leaning.byMuch;
    if (!said) continue;
    const isTold = clauses.toSpliced(at, run.length).every((one) => {
      const { mood, leaning } = language.wordingOf(one);
      return !mood.isQuestion && !leaning.byMuch && !opensAct(one, language);
    });
    return isTold ? said : undefined;
  }
  return undefined;
}

/** Two clauses that say it together, then each by itself. */
function runsOf(clauses: readonly string[]): readonly (readonly [at: number, run: string[]])[] {
  const ofLength = (length: number): (readonly [number, string[]])[] =>
    clauses.slice(length - 1).map((_, at) => [at, clauses.slice(at, at + length)] as const);
  return [...ofLength(2), ...ofLength(1)];
}

/** What was set is meant, and what was only told of: "how long is left? Take five off". */
function isSpokenOf({ byMuch: by, onlyTells }: Tool, call: RememberedCall): boolean {
  if (call.isEffect || onlyTells) return true;
  const { field, value } = by?.told ?? {};
  const about = call.arguments[field ?? ""];
  return Array.isArray(about) && about.length === 1 && about[0] === value;
}

/** The value of a number in words; none of "a few". */
async function numberIn(
  { contextOf }: Sources,
  utterance: Utterance,
  text: string,
): Promise<number | undefined> {
  const { reading } = await contextOf({ ...utterance, text, alternatives: [] });
  return reading.numbers[0]?.value;
}
