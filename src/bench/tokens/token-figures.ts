import { exposureNames } from "../../config/settings.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { totalsOf } from "./token-run.ts";
import type { TokenRun, Totals } from "./token-run.ts";

/** The systems that are compared, in the order they stand in everywhere: each exposure there is. */
export const SYSTEMS = exposureNames;

export type Cell = { readonly run: TokenRun; readonly totals: Totals | undefined };

/** The runs, looked up by what they are of; timed ones before counted ones. */
export class TokenFigures {
  readonly #runs: readonly TokenRun[];

  constructor(runs: readonly TokenRun[]) {
    this.#runs = runs.toSorted((one, other) => Number(other.isTimed) - Number(one.isTimed));
  }

  /** Numbers of tools there are runs of. */
  get sizes(): readonly number[] {
    return [...new Set(this.#runs.map(({ tools }) => tools))].toSorted((a, b) => a - b);
  }

  /** Conversations there are runs of, in their order. */
  conversationsAt(tools: number): readonly (typeof CONVERSATIONS)[number][] {
    const ids = new Set(
      this.#runs.filter((run) => run.tools === tools).map((run) => run.conversation),
    );
    return CONVERSATIONS.filter(({ id }) => ids.has(id));
  }

  cell(exposure: string, tools: number, conversation: string): Cell | undefined {
    const run = this.#runs.find(
      (one) =>
        one.exposure === exposure && one.tools === tools && one.conversation === conversation,
    );
    return run && { run, totals: totalsOf(run) };
  }

  /** A system's cells at a size, those that fit the context. */
  fitting(exposure: string, tools: number): readonly { run: TokenRun; totals: Totals }[] {
    return this.conversationsAt(tools).flatMap(({ id }) => {
      const cell = this.cell(exposure, tools, id);
      return cell?.totals ? [{ run: cell.run, totals: cell.totals }] : [];
    });
  }

  /** Conversations the engine evaluated under each of these systems, so that their seconds compare. */
  timedByAll(tools: number, systems: readonly string[]): readonly string[] {
    const ids = this.conversationsAt(tools).map(({ id }) => id);
    return ids.filter((id) =>
      systems.every((system) => this.cell(system, tools, id)?.run.isTimed === true),
    );
  }

  /** Timed and counted tokens of the same conversation, where both were made. */
  pairs(): readonly { readonly counted: number; readonly evaluated: number }[] {
    return this.#runs
      .filter(({ isTimed }) => isTimed)
      .flatMap((timed) => {
        const twin = this.#runs.find(
          (run) =>
            !run.isTimed &&
            run.exposure === timed.exposure &&
            run.tools === timed.tools &&
            run.conversation === timed.conversation,
        );
        const evaluated = totalsOf(timed)?.evaluated;
        const counted = twin && totalsOf(twin)?.evaluated;
        return evaluated === undefined || counted === undefined ? [] : [{ counted, evaluated }];
      });
  }
}

/** Tokens evaluated up to the end of each turn. */
export function cumulative({ turns }: TokenRun): readonly number[] {
  let sum = 0;
  return turns.map(({ steps }) => (sum += steps.reduce((all, step) => all + step.evaluated, 0)));
}
