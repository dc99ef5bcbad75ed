import { execFileSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "blocking.ts");
const CUT = "That kept me busy without end, so I stopped it.";

/** What a program says that blocks like this; it ends by itself, with code 0. */
function said(how: string): readonly string[] {
  const options = { encoding: "utf8", timeout: 30_000 } as const;
  return execFileSync(process.execPath, [PROGRAM, how], options).trim().split("\n");
}

describe("work that never pauses", () => {
  it.each(["at once", "after a pause", "in a pattern", "in promises"])(
    "%s is cut off, and the next call is served",
    (how) => expect(said(how)).toEqual([`timeout: ${CUT}`, "served"]),
  );

  it("outside of any call ends the turn it was done for", () => {
    const event = JSON.stringify({ type: "error", code: "timeout", message: CUT });
    expect(said("turn")).toEqual([event, "served"]);
  });
});
