import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { runSotto, scratch } from "../helpers/run-sotto.ts";

it("a trial that is interrupted ends, and leaves nothing behind", async () => {
  const TMPDIR = scratch();
  const ran = await runSotto(["models", "try", "smollm2-135m", "--json"], {
    env: { TMPDIR },
    interruptOn: '"type":"request"',
  });
  expect(ran.code, ran.stderr).toBe(130);
  expect(readdirSync(TMPDIR)).toEqual([]);
  const [first] = ran.stdout.split("\n");
  expect(JSON.parse(first ?? "")).toMatchObject({ id: "cal-flight", seconds: expect.any(Number) });
});
