import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../../config/folders.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";

const FILE = join(programFolder, "src/bench/agent-requests/heard/heard.jsonl");
const line = z.object({
  said: z.string(),
  heard: z.string(),
  confidence: z.number(),
  alternatives: z.array(z.string()),
});

export type Hearing = (text: string) => Utterance | undefined;

export function typed(text: string): Utterance {
  return { text, alternatives: [], source: "typed", confidence: 1 };
}

/**
 * What the small Whisper understood of each utterance, spoken by a synthesizer into kitchen noise
 * (`scripts/hear-agent-requests.ts` made it); undefined for one that was never spoken.
 */
export async function openHearing(): Promise<Hearing> {
  const lines = (await readFile(FILE, "utf8")).split("\n").filter((one) => one !== "");
  const heard = new Map(
    lines.map((one) => {
      const { said, heard, ...sureness } = line.parse(JSON.parse(one));
      return [said, { text: heard, ...sureness }];
    }),
  );
  return (text) => {
    const found = heard.get(text);
    return found && { ...found, source: "spoken" };
  };
}
