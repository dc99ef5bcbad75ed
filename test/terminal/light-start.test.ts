import { describe, expect, it } from "vitest";
import { countLoaded } from "../../scripts/loaded/count-loaded.ts";
import { scratch, script } from "../helpers/run-sotto.ts";

/** Files, printed by `node scripts/loaded.ts`; a command that needs more says so here. */
describe("a start", () => {
  it.each([["--help"], ["--version"]])("with %s loads next to nothing", async (flag) => {
    const { own, packages, foreign } = await countLoaded([flag]);
    expect(own).toContain("src/main.ts");
    expect(own.length).toBeLessThanOrEqual(20);
    expect(foreign).toBeLessThanOrEqual(16);
    expect([...packages.keys()]).not.toContain("zod");
  });

  it("that lists the tools opens no home", async () => {
    const { own } = await countLoaded(["tools"]);
    expect(own).toContain("tools/index.ts");
    expect(own.filter((file) => /^src\/(?:host\/embedded|grounding|turn)\//.test(file))).toEqual(
      [],
    );
  });

  it("that asks loads nothing that hears, speaks, fetches, measures or drives a Mac", async () => {
    const llm = script(scratch(), { say: "Hello." });
    const { own, packages } = await countLoaded(["ask", "good evening to all", "--llm", llm]);
    expect(own).toContain("src/agent/run-turn.ts");
    const unused =
      /^src\/(?:listen|speak|doctor\/(?!is-inside)|bench\/(?!benches|report\/json-lines)|host\/mcp|host\/macos\/(?!mac-programs)|host\/embedded\/(?:sample|transport)|models\/convert|language\/de)/;
    expect(own.filter((file) => unused.test(file))).toEqual([]);
    for (const heavy of ["nodemailer", "@modelcontextprotocol/sdk", "date-holidays", "unpdf"])
      expect([...packages.keys()]).not.toContain(heavy);
  });
});
