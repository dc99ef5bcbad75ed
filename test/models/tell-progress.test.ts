import { expect, it } from "vitest";
import type { FetchEvent } from "../../src/models/fetch/fetch-event.ts";
import { tellProgress } from "../../src/models/fetch/tell-progress.ts";
import { Output } from "../../src/terminal/output/output.ts";
import { line } from "../../src/terminal/output/piece.ts";

function printed(events: readonly [number, FetchEvent][], stream: object): string {
  let text = "";
  let nowMs = 0;
  const output = new Output({ ...stream, write: (more) => (text += more) });
  const door = {
    isLive: output.isLive,
    live: (row: string) => output.live(line(row)),
    say: (row: string) => output.print(line(row)),
  };
  const print = tellProgress(door, () => nowMs);
  for (const [atMs, event] of events) {
    nowMs = atMs;
    print(event);
  }
  return text;
}

const progress = (bytes: number): FetchEvent => ({
  type: "progress",
  id: "tiny",
  step: "fetch",
  bytes,
  total: 98_000_000,
});

it("writes a plain line every few seconds where there is no terminal", () => {
  const text = printed(
    [
      [0, progress(0)],
      [1000, progress(20_000_000)],
      [3000, progress(49_000_000)],
      [4000, { type: "source-failed", id: "tiny", source: "hf:a/b/c", message: "no answer" }],
      [4100, progress(1_500_000)],
      [5000, { type: "done", id: "tiny", path: "/m/tiny" }],
    ],
    {},
  );
  expect(text).toMatchInlineSnapshot(`
    "tiny: fetching, 0.0 of 98 MB
    tiny: fetching, 49 of 98 MB
    tiny: not from hf:a/b/c: no answer
    tiny: fetching, 1.5 of 98 MB
    tiny: ready
    "
  `);
});

it("redraws one line with a bar on a terminal, never wider than it", () => {
  const text = printed(
    [
      [0, progress(0)],
      [50, progress(1)],
      [100, progress(49_000_000)],
      [200, { type: "done", id: "tiny", path: "/m/tiny" }],
    ],
    { isTTY: true, columns: 40 },
  );
  const lines = text.split("\r\u001b[2K");
  expect(lines).toEqual([
    "░░░░░░░░░░░░░░░░░░░░░░░░   0 %  tiny:",
    "████████████░░░░░░░░░░░░  50 %  tiny:",
    "tiny: ready\n",
  ]);
});

it("shows a step of no known size without dividing by it", () => {
  const event: FetchEvent = { type: "progress", id: "t", step: "check", bytes: 5, total: 0 };
  expect(printed([[0, event]], { isTTY: true })).toContain("  0 %  t: checking");
});
