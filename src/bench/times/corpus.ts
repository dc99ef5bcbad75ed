import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../config/folders.ts";

const meaningSchema = z.object({
  kind: z.enum(["point", "range", "open-after", "open-before"]),
  grain: z.enum(["second", "minute", "hour", "day", "week", "month", "quarter", "year"]),
  start: z.string(),
  /** Exclusive, the last unit of the grain held. */
  end: z.string().nullable(),
});
const timeSchema = z.object({
  source: z.literal("duckling"),
  text: z.string(),
  ref: z.string(),
  zone: z.string(),
  holiday: z.boolean(),
  accept: z.array(meaningSchema),
});
const lengthSchema = z.object({
  source: z.literal("duckling-duration"),
  text: z.string(),
  seconds: z.number().nullable(),
  unit: z.string(),
});
const rowSchema = z.discriminatedUnion("source", [timeSchema, lengthSchema]);

/** What a phrase means there, any of several. */
export type CorpusMeaning = z.infer<typeof meaningSchema>;
export type TimeRow = z.infer<typeof timeSchema>;
export type LengthRow = z.infer<typeof lengthSchema>;

export type Corpus = {
  readonly times: readonly TimeRow[];
  readonly lengths: readonly LengthRow[];
};

/** The phrases of `test/data/times`. */
export async function readCorpus(): Promise<Corpus> {
  const file = join(programFolder, "test/data/times/duckling-en.jsonl");
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  const rows = lines.map((line) => rowSchema.parse(JSON.parse(line)));
  return {
    times: rows.filter((row) => row.source === "duckling"),
    lengths: rows.filter((row) => row.source === "duckling-duration"),
  };
}

/** One half of the phrases, by their hash, may be looked at; of the other only figures are shown. */
export function isRead({ text }: { readonly text: string }): boolean {
  const [first = 0] = createHash("sha256").update(text).digest();
  return first % 2 === 0;
}
