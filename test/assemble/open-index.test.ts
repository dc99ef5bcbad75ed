import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { findEntry, readManifest } from "../../src/models/manifest.ts";

const never = new AbortController().signal;
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "sotto-index-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** What is told while an index is opened over a folder of models and asked once. */
async function told(): Promise<{ readonly notices: readonly string[]; readonly first: string }> {
  const notices: string[] = [];
  const config = loadConfig({ host: "embedded", models: join(home, "models") }, { HOME: home });
  const notice = (sentence: string): void => void notices.push(sentence);
  await using index = await openIndex(config, openRegistry(config), notice);
  const { tools } = await index.rank("what's on my calendar tomorrow", never);
  return { notices, first: tools[0]?.name ?? "" };
}

describe("an index without its embedding model", () => {
  it("goes by words alone and says nothing where the model was never fetched", async () => {
    expect(await told()).toEqual({ notices: [], first: "calendar.query" });
  });

  it("says once that the model is damaged, and what to do", async () => {
    const { file, bytes } = findEntry(readManifest(), "request-minilm");
    mkdirSync(join(home, "models"));
    writeFileSync(join(home, "models", file), Buffer.alloc(bytes));
    const { notices, first } = await told();
    expect(first).toBe("calendar.query");
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/is damaged: .* words alone\. Fetch it again: sotto models fetch/);
  });
});
