import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { difference } from "../cases/agent-case.ts";
import { readHomeFacts } from "../homes/home-facts.ts";
import { diffHomes, wrongIn } from "../scoring/end-state.ts";
import { saysAll } from "../scoring/match-facts.ts";
import type { RequestSet, SetCase } from "./set-case.ts";

const caseSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  say: z.array(z.string()).min(1),
  end: z.array(difference),
  answer: z.array(z.string()).optional(),
});

/** A folder with a home and two files of conversations; the closed ones are scored and not shown. */
export async function readOwnSet(folder: string): Promise<RequestSet> {
  const facts = await readHomeFacts(join(folder, "home.json"));
  const open = await readCases(join(folder, "open.jsonl"), false);
  const closed = await readCases(join(folder, "closed.jsonl"), true);
  return { facts, cases: [...open, ...closed], beside: [] };
}

async function readCases(file: string, isHidden: boolean): Promise<readonly SetCase[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line): SetCase => {
    const { id, kind, say, end, answer = [] } = caseSchema.parse(JSON.parse(line));
    return {
      id,
      kind,
      say,
      isHidden,
      wantsNothing: end.length === 0,
      wrongIn: ({ before, after, answer: said }) =>
        wrongIn(diffHomes(before, after), end) ??
        (saysAll(said, answer) ? undefined : `said: ${said}`),
      hasChanged: ({ before, after }) => wrongIn(diffHomes(before, after), []) !== undefined,
    };
  });
}
