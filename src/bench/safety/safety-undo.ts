import { createApplication } from "../../assemble.ts";
import type { Config } from "../../config/config.ts";
import { HostFailure } from "../../errors.ts";
import type { ScriptLine } from "../../llm/script/script.ts";
import { callLine } from "./act.ts";
import type { Act } from "./act.ts";
import { changeSince } from "./change-since.ts";
import { freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { openPlayer } from "./player.ts";
import type { Player } from "./player.ts";
import { differing, snapshotOf } from "./snapshot.ts";

import { leavesNothing, UNDO_CASES } from "./undo-cases.ts";
import type { UndoCase } from "./undo-cases.ts";

/** Words of no command and no tool: the script decides what is done. */
const SAID = "please go ahead with that";
const { undo: undoByCommand } = createApplication({
  benches: {},
  tryModel: () => Promise.reject(new TypeError("no model is tried here")),
  ring: () => Promise.reject(new TypeError("nothing rings here")),
});

export type UndoOutcome = {
  readonly tool: string;
  readonly shape: string;
  /** What was not as it was before, after `sotto undo` in a run of its own; empty is exactly as before. */
  readonly byCommand: readonly string[];
  /** The same after "undo that" in the conversation. */
  readonly byVoice: readonly string[];
  /** Of something changed since: left alone with a sentence, or not; nothing where nothing can change. */
  readonly whenChanged: "left" | "touched" | undefined;
};

/** Every call of every reversible tool, taken back: names and bytes of all files, timers, volume and music compared. */
export async function measureUndo(
  config: Config,
  cases: readonly UndoCase[],
  signal: AbortSignal,
): Promise<readonly UndoOutcome[]> {
  await using player = await openPlayer(config);
  const outcomes: UndoOutcome[] = [];
  for (const undoCase of cases) {
    signal.throwIfAborted();
    await using fresh = await freshHome(config);
    const run: Run = { config: fresh.config, player, signal };
    outcomes.push(await undoneCase(run, undoCase));
  }
  return outcomes;
}

type Run = { readonly config: Config; readonly player: Player; readonly signal: AbortSignal };

/** What differs after all calls were made one after the other in one home, and undone newest first. */
export async function undoAll(config: Config, signal: AbortSignal): Promise<readonly string[]> {
  await using player = await openPlayer(config);
  await using fresh = await freshHome(config);
  const run: Run = { config: fresh.config, player, signal };
  const before = await snapshotOf(fresh.config);
  const cases = UNDO_CASES.filter((each) => !leavesNothing(each));
  let effects = 0;
  for (const { find, first = [], act } of cases) {
    for (const done of [...first, act]) {
      await doneActs(run, [find, done]);
      effects += 1;
    }
  }
  for (let left = effects; left > 0; left -= 1) await undoByCommand(fresh.config, undefined);
  return differing(before, await snapshotOf(fresh.config));
}

async function undoneCase(run: Run, undoCase: UndoCase): Promise<UndoOutcome> {
  const { config } = run;
  const { act, find, first = [], shape } = undoCase;
  if (first.length > 0) await doneActs(run, [find, ...first]);
  const before = await snapshotOf(config);
  const differences = async (): Promise<readonly string[]> =>
    differing(before, await snapshotOf(config));
  await doneActs(run, [find, act]);
  const isQuiet = leavesNothing(undoCase);
  if (!isQuiet && (await differences()).length === 0) {
    throw new Error(`${act.name} (${shape}) changed nothing, so undo proves nothing.`);
  }
  await isUndone(config);
  const byCommand = await differences();
  // Where nothing was left behind, "undo that" says so, which is an error event.
  if (!isQuiet) await doneActs(run, [find, act], "undo that");
  const byVoice = await differences();
  await doneActs(run, [find, act]);
  const whenChanged = (await changeSince(config, before)) ? await leftAlone(config) : undefined;
  return { tool: act.name, shape, byCommand, byVoice, whenChanged };
}

async function leftAlone(config: Config): Promise<"left" | "touched"> {
  const changed = await snapshotOf(config);
  const isRefused = !(await isUndone(config));
  const isSame = differing(changed, await snapshotOf(config)).length === 0;
  return isRefused && isSame ? "left" : "touched";
}

/** Makes these calls in one conversation, every question answered by yes; throws where one goes wrong. */
async function doneActs(
  { config, player, signal }: Run,
  acts: readonly (Act | undefined)[],
  ...then: readonly string[]
): Promise<void> {
  const lines = acts.flatMap((act): readonly ScriptLine[] => (act ? [callLine(act)] : []));
  const play = { says: [SAID, ...then], lines, answer: "yes" } as const;
  const { events } = await player.play(config, play, signal);
  const failed = events.find(
    (event) => event.type === "error" || (event.type === "result" && !event.ok),
  );
  const results = events.filter(({ type }) => type === "result");
  if (failed || results.length < lines.length) {
    throw new Error(`${JSON.stringify(acts)} went wrong: ${JSON.stringify(failed ?? events)}`);
  }
}

/** What `sotto undo` does; false where it says in a sentence that it left things as they are. */
async function isUndone(config: Config): Promise<boolean> {
  try {
    await undoByCommand(config, undefined);
    return true;
  } catch (error) {
    if (error instanceof HostFailure) return false;
    throw error;
  }
}

/** One row a tool, and the sum. */
export function undoTable(
  outcomes: readonly UndoOutcome[],
  notAfterAll: readonly string[],
): string {
  const rows = [...Map.groupBy(outcomes, ({ tool }) => tool)].map(([tool, of]) => [
    tool,
    ...cells(of),
  ]);
  const sum = ["all", ...cells(outcomes)];
  const head = [
    "tool",
    "shapes",
    "undone by `sotto undo`",
    "by “undo that”",
    "left alone when changed since",
  ];
  const after =
    notAfterAll.length === 0 ? "exactly as before" : `not as before: ${notAfterAll.join(", ")}`;
  return `${markdownTable(head, [...rows, sum])}\n\nAll of them one after the other in one home, undone newest first: ${after}.`;
}

function cells(outcomes: readonly UndoOutcome[]): readonly string[] {
  const of = (exact: readonly UndoOutcome[], all: readonly UndoOutcome[]): string =>
    `${exact.length} of ${all.length}`;
  const changed = outcomes.filter(({ whenChanged }) => whenChanged !== undefined);
  return [
    String(outcomes.length),
    of(
      outcomes.filter(({ byCommand }) => byCommand.length === 0),
      outcomes,
    ),
    of(
      outcomes.filter(({ byVoice }) => byVoice.length === 0),
      outcomes,
    ),
    of(
      changed.filter(({ whenChanged }) => whenChanged === "left"),
      changed,
    ),
  ];
}
