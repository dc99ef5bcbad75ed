import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** The rooms in which it is decided what a request means and does. */
const ROOMS = ["understanding", "turn", "effects", "grounding"];

const imported = new Set(
  globSync("test/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    ),
  ),
);

it.each(ROOMS)("each file of src/%s is imported by a test", (room) => {
  const files = globSync(`src/${room}/**/*.ts`);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !imported.has(file))).toEqual([]);
});
