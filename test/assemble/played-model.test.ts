import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLlm } from "../../src/assemble/open/open-llm.ts";
import { loadConfig } from "../../src/config/load-config.ts";

const never = new AbortController().signal;
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "sotto-played-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const opened = (llm: string) => openLlm(loadConfig({ llm }, { HOME: home }), never);

describe("a played model", () => {
  it("is treated as a capable one, or as the one that is named", async () => {
    const folder = join(home, "play");
    expect(await opened(`play:${folder}`)).toMatchObject({
      llm: { id: "play" },
      profile: { wording: "model", callable: "all", by: "model" },
      examples: false,
      contextTokens: 32_768,
    });
    expect(await opened(`play:${folder}?profile=smollm2-135m`)).toMatchObject({
      profile: { wording: "template", callable: "index", mostOverruled: 1 },
      examples: true,
      contextTokens: 8_192,
    });
    await expect(opened(`play:${folder}?profile=nobody`)).rejects.toMatchObject({ code: "usage" });
  });
});
