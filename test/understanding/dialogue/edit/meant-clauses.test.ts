import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { saidWrong } from "../../../../src/understanding/dialogue/edit/said-wrong.ts";
import { withoutReasons } from "../../../../src/understanding/dialogue/edit/meant-clauses.ts";
import { clock } from "../../../tools/run-tool.ts";

const KNOWN = { clock, names: { person: [{ id: "ada", name: "Ada Quill" }] } };
const readOn = (text: string) => english.read(text, KNOWN);

describe("a correction without its reasons", () => {
  it.each([
    ["fetch the parcel on Thursday at two", "no, they shut on Thursdays. Friday", "no, Friday"],
    [
      "book the vet on Tuesday",
      "sorry, Tuesday's the fair, make it Monday",
      "sorry, make it Monday",
    ],
    ["flag Ada's mail", "not Ada's, the vet's, unflag Ada's", "not Ada's, the vet's,"],
    [
      "book the vet on Tuesday",
      "no, that is too late, make it Monday",
      "no, that is too late, make it Monday",
    ],
    ["add two jars of jam", "not two jars, three jars", "not two jars, three jars"],
    ["book the vet on Tuesday", "at ten, on Tuesday", "at ten,"],
    ["book the vet on Tuesday at nine", "Ten. I'm not a lark", "Ten."],
  ])("%s / %s", (last, said, left) => {
    expect(withoutReasons(said, { last: readOn(last), readOn })).toBe(left);
  });
});

describe("what was said to be wrong", () => {
  it.each([
    ["the key is under the mat", "the mat", "mat"],
    ["flood at top end", "top end", "top end"],
    ["flood at top end", "bottom end", undefined],
    ["flood at top end", "", undefined],
  ])("%s / %s", (last, rejected, found) => {
    const tokens = saidWrong({ last: readOn(last), rejected, readOn });
    const words = tokens.length > 0 ? tokens.map(({ word }) => word).join(" ") : undefined;
    expect(words).toBe(found);
  });
});
