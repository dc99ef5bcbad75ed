import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AgentCase } from "./cases/agent-case.ts";
import type { AnswerFaults } from "./scoring/answer-faults.ts";
import type { CaseScore } from "./scoring/score-case.ts";

/** One case under one variant, typed or heard, with how it came out. */
export type AgentRow = CaseScore &
  AnswerFaults & {
    readonly id: string;
    readonly kind: AgentCase["kind"];
    readonly isUnseen: boolean;
    /** Whether it is said which tool is right. */
    readonly wantsTool: boolean;
    readonly variant: string;
    readonly mode: "typed" | "heard";
    readonly model: string;
    /** Which of the shuffled runs, from 1. */
    readonly run: number;
    readonly heard: readonly string[];
    /** Of the words said, so many were heard wrong; 0 where it was typed. */
    readonly wrongWords: number;
    /** Requests of the conversation, and the tokens they took. */
    readonly turns: number;
    readonly evaluated: number;
    readonly generated: number;
  };

export type RowFile = {
  readonly rows: () => readonly AgentRow[];
  readonly find: (
    wanted: Pick<AgentRow, "id" | "variant" | "mode" | "model" | "run">,
  ) => AgentRow | undefined;
  readonly add: (row: AgentRow) => Promise<void>;
};

const KEYS = ["id", "variant", "mode", "model", "run"] as const;

/** What was measured so far, a line of JSON a row, so that a bench that was stopped goes on; in memory alone without a folder. */
export async function openRows(folder: string | undefined): Promise<RowFile> {
  const file = folder === undefined ? undefined : join(folder, "agent-rows.jsonl");
  const rows = file === undefined ? [] : await readRows(file);
  return {
    rows: () => rows,
    find: (wanted) => rows.find((row) => KEYS.every((key) => row[key] === wanted[key])),
    add: async (row) => {
      rows.push(row);
      if (file === undefined || folder === undefined) return;
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${JSON.stringify(row)}\n`);
    },
  };
}

async function readRows(file: string): Promise<AgentRow[]> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return []; // nothing was measured yet
  }
  // The lines are our own: a half line, left by a stop, or one of before answers were looked through, is measured again.
  return text.split("\n").flatMap((line) => {
    try {
      if (line === "") return [];
      const row = JSON.parse(line) as AgentRow;
      return Array.isArray(row.facts) ? [row] : [];
    } catch {
      return [];
    }
  });
}
