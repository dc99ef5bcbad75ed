import { describe, expect, it } from "vitest";
import { tools } from "../../tools/index.ts";
import { documents } from "./documents.ts";

/** Pages that tell of what is here; those of measurements and of models tell of what was measured. */
const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const acting = tools.filter(({ run }) => run !== undefined);
/** How many there are, and how many of them act: the others are answered by what shows tools. */
const COUNTS = [tools.length, acting.length];

const countsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\b(\d+) (?:acting )?tools\b/g)].map(([, count]) => Number(count));

describe("how many tools there are", () => {
  it.each(documents.filter(({ file }) => PAGES.includes(file)))("is so in $file", ({ text }) => {
    expect(countsIn(text).filter((count) => !COUNTS.includes(count))).toEqual([]);
  });

  it("is told by a page", () => {
    const [readme] = documents.filter(({ file }) => file === "README.md");
    expect(countsIn(readme?.text ?? "")).toContain(tools.length);
    expect(countsIn("the right one of 12 tools, 3 acting tools, 4 toolboxes")).toEqual([12, 3]);
  });
});
