import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../config/folders.ts";
import type { IndexedTool } from "../../discovery/corpus/indexed-tool.ts";

/** Words somebody said or typed, and the tools any of which is a right first call; none if empty. */
export type Request = { readonly text: string; readonly accept: readonly string[] };
/** A request as it was heard, beside what was said. */
export type HeardRequest = Request & { readonly said: string; readonly wordErrorRate: number };
export type ForeignRequest = Request & { readonly language: string };
/** A tool of an outside server with a request it serves. */
export type OutsideCase = { readonly tool: IndexedTool; readonly requests: readonly string[] };

export type DiscoverySets = {
  readonly dev: readonly Request[];
  readonly heard: readonly HeardRequest[];
  readonly unseen: readonly Request[];
  /** By somebody who knew the tools' names and nothing else. */
  readonly anotherAuthor: readonly Request[];
  readonly languages: readonly ForeignRequest[];
  readonly outside: readonly OutsideCase[];
};

const requestSchema = z.object({ text: z.string(), accept: z.array(z.string()) });
const heardSchema = requestSchema.extend({ text_ref: z.string(), wer: z.number() });
const foreignSchema = requestSchema.extend({ language: z.string() });
const outsideSchema = z.object({
  name: z.string(),
  description: z.string(),
  parameters: z.array(z.string()),
  requests: z.array(z.string()),
});

/** The sets of test/data/discovery. */
export async function readDiscoverySets(): Promise<DiscoverySets> {
  const heard = await readLines("hwu64-heard.jsonl", heardSchema);
  const outside = await readLines("mcp-tools.jsonl", outsideSchema);
  return {
    dev: await readLines("hwu64-dev.jsonl", requestSchema),
    heard: heard.map(({ text, accept, text_ref: said, wer }) => ({
      text,
      accept,
      said,
      wordErrorRate: wer,
    })),
    unseen: await readLines("unseen.jsonl", requestSchema),
    anotherAuthor: await readLines("another-author.jsonl", requestSchema),
    languages: await readLines("languages.jsonl", foreignSchema),
    outside: outside.map(({ requests, ...tool }) => ({
      requests,
      tool: {
        ...tool,
        phrases: [],
        domain: tool.name.split(".", 1)[0] ?? "",
        consequential: false,
      },
    })),
  };
}

async function readLines<Row>(name: string, schema: z.ZodType<Row>): Promise<readonly Row[]> {
  const text = await readFile(join(programFolder, "test/data/discovery", name), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => schema.parse(JSON.parse(line)));
}
