import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { TypedHistory } from "../types/typed-history.ts";
import { durableWrite } from "./durable-write.ts";

/** Requests that are kept. */
const MOST = 500;
/** A longer one is a text somebody pasted. */
const LONGEST = 2_000;

const historySchema = z.array(z.string());

/** What was typed, the newest first; each request once. A damaged file is begun anew. */
export async function openTypedHistory(file: string): Promise<TypedHistory> {
  let lines = await readLines(file);
  let last: Promise<void> = Promise.resolve();
  return {
    lines,
    add: (line) => {
      if (line.length > LONGEST) return last;
      lines = [line, ...lines.filter((one) => one !== line)].slice(0, MOST);
      const text = `${JSON.stringify(lines)}\n`;
      // One after the other; what kept one from being written is no reason to leave out the next.
      last = last.catch(() => undefined).then(() => durableWrite(file, text));
      return last;
    },
  };
}

async function readLines(file: string): Promise<readonly string[]> {
  try {
    return historySchema.parse(JSON.parse(await readFile(file, "utf8"))).slice(0, MOST);
  } catch {
    return []; // none yet, or damaged: the arrow keys have nothing, and that is all
  }
}
