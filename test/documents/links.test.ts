import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorsIn, documents, linksIn, pathsIn } from "./documents.ts";

/** Whether a link of a page leads somewhere: its file is there, and in it the heading. */
function leads(file: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? file : join(dirname(file), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsIn(readFileSync(target, "utf8")).has(anchor);
}

describe("a page", () => {
  it("is found wherever it lies", () => {
    const files = documents.map(({ file }) => file);
    expect(files).toEqual(
      expect.arrayContaining(["README.md", "src/bench/README.md", "test/data/clips/README.md"]),
    );
  });

  it.each(documents)("leads to what is there: $file", ({ file, text }) => {
    expect(linksIn(text).filter((link) => !leads(file, link))).toEqual([]);
  });

  it.each(documents)("names files that are there: $file", ({ text }) => {
    expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([]);
  });
});

/** What our own sentences send people to: "(README, Sending mail)". */
const sentTo = globSync("src/**/*.ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\(README, ([^)]+)\)/g)].map(([, heading = ""]) => ({
    file,
    heading,
  })),
);

it.each(sentTo)("the README has what a sentence of $file sends to: $heading", ({ heading }) => {
  const headings = [...readFileSync("README.md", "utf8").matchAll(/^#+ (.+)$/gm)];
  expect(headings.map(([, text]) => text)).toContain(heading);
});

describe("a link", () => {
  it.each([
    ["README.md", "nowhere.md"],
    ["README.md", "#nothing-of-that-name"],
    ["README.md", "src/bench/README.md#nothing"],
    ["src/bench/README.md", "README.md#start"],
  ])("of %s to %s leads nowhere", (file, link) => {
    expect(leads(file, link)).toBe(false);
  });

  it("is read from prose, pictures and tables, never from code", () => {
    const text = "[a](a.md) ![b](b.svg)\n\n| `[c](c.md)` | [d](#d) |\n\n```\n[e](e.md)\n```\n";
    expect(linksIn(`${text}[f](https://f.example)`)).toEqual(["a.md", "b.svg", "#d"]);
  });

  it("finds headings by their anchors", () => {
    const text =
      "# Why, and why not\n## `sotto` – what's on\n```\n# no heading\n```\n## Twice\n## Twice\n";
    expect([...anchorsIn(text)]).toEqual([
      "why-and-why-not",
      "sotto--whats-on",
      "twice",
      "twice-1",
    ]);
  });
});
