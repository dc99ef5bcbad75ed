import type { WarningSentences } from "../language/contract/sentences/acting.ts";
import type { Confirmation, Verdict } from "../types/turn/verdict.ts";
import { digest } from "./call-hash.ts";
import { judge } from "./judge.ts";
import type { Judgement } from "./judge.ts";

/**
 * One act over several records: a single question that shows every one of them, as each would be asked
 * for alone, in the red where one of them would be. Always asked, also where one alone would run: what
 * is done to many is more than the same done to one, but not where something new is made of each. The hash covers each call, their number and their order.
 */
export function judgeBatch(
  judgements: readonly Judgement[],
  say: Pick<WarningSentences, "allOf">,
): Verdict {
  const isMade = judgements.every((one) => one.mark === "none" && one.tool.makesSeveral);
  if (isMade && judgements.every((one) => judge(one).kind === "run")) return { kind: "run" };
  const asked = judgements.flatMap((one): readonly Confirmation[] => {
    const verdict = judge(one.mark === "none" ? { ...one, mark: "plain" } : one);
    return verdict.kind === "confirm" ? [verdict] : [];
  });
  if (asked.length < judgements.length) return { kind: "run" };
  const level = asked.some((one) => one.level === "red") ? "red" : "plain";
  const warnings = [...new Set(asked.flatMap((one) => one.warnings ?? []))];
  const lines = asked.map((one, at) => `${at + 1}. ${inset(withoutWarnings(one))}`);
  const text = [say.allOf(asked.length), ...lines, ...warnings].join("\n");
  const hash = digest({ calls: asked.map((one) => one.hash), shown: text });
  return { kind: "confirm", level, text, warnings, hash };
}

/** The question of one without the rows that warn: those of all stand at the end, each once. */
function withoutWarnings({ text, warnings = [] }: Confirmation): string {
  const tail = warnings.map((warning) => `\n${warning}`).join("");
  return text.slice(0, text.length - tail.length);
}

/** The lines of one are set in, so that none looks like another. */
function inset(text: string): string {
  return text.replaceAll("\n", "\n   ");
}
