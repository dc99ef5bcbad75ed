import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const typesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, type = ""]) => type))].toSorted();

it("the page for scripts tells of every event, and of none there isn't", () => {
  const source = readFileSync("src/types/event.ts", "utf8");
  const page = readFileSync("src/terminal/README.md", "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  const told = rows.map((row) => row.split("|")[1]).join();
  const events = typesIn(source, /readonly type: "([a-z-]+)"/g);
  expect(events.length).toBeGreaterThan(10);
  expect(typesIn(told, /`([a-z-]+)`/g)).toEqual(events);
});
