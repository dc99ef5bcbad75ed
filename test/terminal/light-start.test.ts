import { describe, expect, it } from "vitest";
import { countLoaded } from "../../scripts/loaded/count-loaded.ts";

/** Files, printed by `node scripts/loaded.ts`; a command that needs more says so here. */
describe("a start", () => {
  it.each([["--help"], ["--version"]])("with %s loads next to nothing", async (flag) => {
    const { own, packages, foreign } = await countLoaded([flag]);
    expect(own).toContain("src/main.ts");
    expect(own.length).toBeLessThanOrEqual(20);
    expect(foreign).toBeLessThanOrEqual(16);
    expect([...packages.keys()]).not.toContain("zod");
  });
});
