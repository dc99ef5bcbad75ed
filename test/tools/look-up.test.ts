import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { matchesText } from "../../src/language/matches-text.ts";
import { lookUp } from "../../tools/look-up.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock } from "./run-tool.ts";
import { people } from "./world.ts";

const ROWS = [
  "Recital at the school hall",
  "Robin: piano tuning",
  "Robin: dentist",
  "Robin: swimming gala",
  "Key to the allotment shed",
  "Lindqvist invoice",
  "Two libraries to visit",
];

const { host } = createMemoryHost(clock, { people });
const { stemOf } = english.terms;

async function found(
  text: string,
  { isForgiving = true, isLoose = false, isOfPerson = false } = {},
) {
  const { rows, isPartial } = await lookUp(
    { host, language: english, isForgiving },
    {
      text,
      limit: 5,
      search: async ({ text: words = "", limit }) => {
        const all = ROWS.filter((row) => words === "" || matchesText(words, [row], stemOf));
        return { rows: all.slice(0, limit), more: Math.max(0, all.length - limit) };
      },
      idOf: (row) => row,
      isLoose,
      isOfPerson,
    },
  );
  return { rows, isPartial };
}

describe("a look-up by words", () => {
  it.each([
    ["all of the words", "piano Robin", ["Robin: piano tuning"], false],
    ["another form of a word", "library", ["Two libraries to visit"], false],
    ["words that only tell how it is asked", "what about the recital", [ROWS[0]], false],
    ["whose it is", "Robin's piano", ["Robin: piano tuning"], false],
    ["most of the words", "Robin piano lesson", ["Robin: piano tuning"], true],
    ["the rarest word first", "Robin recital", [ROWS[0], ROWS[1], ROWS[2], ROWS[3]], true],
    ["an everyday word where no other is found", "zither key", [ROWS[4]], true],
    ["the other name of a person", "Anna", ["Lindqvist invoice"], true],
    ["no word at all", "zither", [], false],
  ] as const)("finds by %s: %s", async (...[, text, rows, isPartial]) => {
    expect(await found(text)).toEqual({ rows, isPartial });
  });

  it.each([
    ["gives nothing but all of the words", {}, []],
    ["gives most of them where that is an answer to anybody", { isLoose: true }, [ROWS[1]]],
  ])("where nobody judges what it finds %s", async (_, loose, rows) => {
    const { rows: own } = await found("Robin piano lesson", { isForgiving: false, ...loose });
    expect(own).toEqual(rows);
  });

  it("gives the newest of a person where none of theirs has a word", async () => {
    const { rows, isPartial } = await found("zither", { isOfPerson: true });
    expect([rows, isPartial]).toEqual([ROWS.slice(0, 5), true]);
  });

  it("takes an everyday word for none where nobody judges what it finds", async () => {
    const { rows } = await found("zither key", { isForgiving: false, isLoose: true });
    expect(rows).toEqual([]);
  });
});
