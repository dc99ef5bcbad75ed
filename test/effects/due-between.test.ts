import { join } from "node:path";
import { expect, it } from "vitest";
import { dueBetween } from "../../src/effects/due-between.ts";
import { createEmbeddedHost, foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";
import { english } from "../../src/language/en/english.ts";
import { scratch } from "../helpers/run-sotto.ts";

const NINE = Date.parse("2026-03-02T09:00:00Z");
const MINUTE_MS = 60_000;

it("takes nothing off, and names each thing alike at every look", async () => {
  const folder = scratch();
  await using host = await createEmbeddedHost({
    language: english,
    folders: foldersOfHome(join(folder, "home"), join(folder, "state")),
    clock: { now: () => NINE, zone: "Europe/London" },
  });
  await host.timers.set({ due: NINE + MINUTE_MS, label: "tea", kind: "timer" });
  await host.timers.set({ due: NINE + 3 * MINUTE_MS, label: "later", kind: "timer" });
  await host.reminders.create({ title: "call mum", due: NINE + MINUTE_MS });
  const first = await dueBetween(host, NINE, NINE + 2 * MINUTE_MS);
  expect(first.map(({ title }) => title)).toEqual(["tea", "call mum"]);
  expect(await dueBetween(host, NINE, NINE + 2 * MINUTE_MS)).toEqual(first);
  // What was announced already is a reminder's matter; a timer is due until it is taken off.
  const after = await dueBetween(host, NINE + MINUTE_MS, NINE + 2 * MINUTE_MS);
  expect(after.map(({ title }) => title)).toEqual(["tea"]);
});
