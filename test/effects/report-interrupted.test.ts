import { english } from "../../src/language/en/english.ts";
import { expect, it } from "vitest";
import { reportInterrupted } from "../../src/effects/report-interrupted.ts";
import { clock } from "../tools/run-tool.ts";
import { journalOf } from "./journal-of.ts";

it("tells what an earlier run was cut off in, once", () => {
  const told: string[] = [];
  const at = clock.now() - 3_600_000;
  const journal = journalOf([], [{ tool: "mail.send", what: "mail.send to Ben", digest: "", at }]);
  const report = (): void =>
    reportInterrupted({ journal, clock, say: english.say }, (one) => void told.push(one));
  report();
  report();
  expect(told).toEqual([
    expect.stringMatching(
      /^I was cut off .*8.* This may have happened; I did not repeat it: mail\.send to Ben$/,
    ),
  ]);
});
