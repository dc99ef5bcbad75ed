import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { openModels } from "../../src/models/models.ts";

const home = mkdtempSync(join(tmpdir(), "sotto-weights-"));
afterAll(() => rmSync(home, { recursive: true }));

const models = openModels(loadConfig({}, { HOME: home }));
const signal = new AbortController().signal;

describe("the default weights", () => {
  // A fresh state folder, so each file is read through: size, header and sha256.
  it.each(models.defaults)("%s is here, whole", async (id) => {
    expect(await models.findModel(id, signal)).toContain(join("models", ""));
  });

  it("are read through once: the second look takes no time to speak of", async () => {
    for (const id of models.defaults) await models.findModel(id, signal);
    const start = performance.now();
    for (const id of models.defaults) await models.findModel(id, signal);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
