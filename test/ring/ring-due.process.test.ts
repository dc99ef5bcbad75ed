import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createEmbeddedHost, foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";
import { english } from "../../src/language/en/english.ts";
import { scratch } from "../helpers/run-sotto.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");
const MINUTE_MS = 60_000;

/** A desktop on which a notification takes a while, and is seen once it is over. */
type Desktop = { readonly home: string; readonly state: string; readonly bin: string };

/** A timer and a reminder came due half a minute ago. */
async function desktop(): Promise<Desktop> {
  const base = scratch();
  const [home, state, bin] = [join(base, "home"), join(base, "state"), join(base, "bin")];
  for (const folder of [home, state, bin]) mkdirSync(folder, { recursive: true });
  const seen = join(base, "bin", "seen");
  const show = `#!/bin/sh\n/bin/sleep 0.3\nprintf '%s\\n' "$5" >> '${seen}'\n`;
  writeFileSync(join(bin, "notify-send"), show, { mode: 0o755 });
  const set = Date.now() - MINUTE_MS;
  const due = set + MINUTE_MS / 2;
  const folders = foldersOfHome(home, join(state, "host"));
  const clock = { now: () => set, zone: "Europe/London" };
  await using host = await createEmbeddedHost({ language: english, folders, clock });
  await host.timers.set({ due, label: "tea", kind: "timer" });
  await host.reminders.create({ title: "call mum", due });
  writeFileSync(join(state, "announced.json"), JSON.stringify({ until: set }));
  return { home, state, bin };
}

/** One look of the system's; killed without a word after so many milliseconds. */
async function ringDue({ home, state, bin }: Desktop, killAfterMs?: number): Promise<void> {
  const words = [MAIN, "--state", state, "--home", home, "ring", "due"];
  const child = spawn(process.execPath, words, { env: { PATH: bin, HOME: home }, stdio: "ignore" });
  const closed = new Promise((resolve) => child.on("close", resolve));
  const timer =
    killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  await closed;
  clearTimeout(timer);
}

function seen({ bin }: Desktop): readonly string[] {
  const file = join(bin, "seen");
  const labels = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return labels.map((label) => label.replace(/^Missed at .*: /, ""));
}

it("rings each once, and nothing at the next look", async () => {
  const own = await desktop();
  await ringDue(own);
  expect(seen(own)).toEqual(["tea", "call mum"]);
  await ringDue(own);
  expect(seen(own)).toHaveLength(2);
});

it("killed at any moment, rings all that wasn't surely seen at the next look", async () => {
  const timed = await desktop();
  const start = performance.now();
  await ringDue(timed);
  const wholeMs = performance.now() - start;
  // From before it looks until after it has rung; where it writes and rings, most of all.
  const moments = [0.45, 0.6, 0.7, 0.8, 0.9].map((part) => wholeMs * part);
  for (const ms of moments) {
    const own = await desktop();
    await ringDue(own, ms);
    await sleep(400); // what was being shown is shown to its end
    await ringDue(own);
    const labels = seen(own).toSorted();
    expect([...new Set(labels)], `killed after ${ms} ms`).toEqual(["call mum", "tea"]);
    // Only what was being shown at that moment is shown again.
    expect(labels.length, `killed after ${ms} ms`).toBeLessThanOrEqual(3);
  }
});

it("rings each once where two look at the same time", async () => {
  const own = await desktop();
  await Promise.all([ringDue(own), ringDue(own), ringDue(own)]);
  expect(seen(own).toSorted()).toEqual(["call mum", "tea"]);
});

it("keeps what nothing showed, for the next look", async () => {
  const own = await desktop();
  const show = readFileSync(join(own.bin, "notify-send"), "utf8");
  writeFileSync(join(own.bin, "notify-send"), "#!/bin/sh\nexit 1\n");
  await ringDue(own);
  expect(seen(own)).toEqual([]);
  writeFileSync(join(own.bin, "notify-send"), show);
  await ringDue(own);
  expect(seen(own).toSorted()).toEqual(["call mum", "tea"]);
});
