import { describe, expect, it } from "vitest";
import { createSotto } from "../../../src/exposure/sotto/sotto.ts";
import type { PlanPart } from "../../../src/types/turn/plan.ts";
import type { PromptItem } from "../../../src/types/prompt-item.ts";
import { exposureOptions } from "../../helpers/exposure-options.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { rankedAs, stateFor } from "../../helpers/turn-state.ts";

type Part = Pick<PlanPart, "leansBack"> & Partial<Pick<PlanPart, "onlyAsks">>;

const PLAIN: Part = { leansBack: false };
const LEANS: Part = { leansBack: true };
const ASKS: Part = { leansBack: false, onlyAsks: true };
const called = (name: string): readonly PromptItem[] => [
  { kind: "user", text: "please" },
  { kind: "call", name, arguments: {}, result: "Done." },
];

type Reading = {
  readonly names: readonly string[];
  readonly part?: Part;
  readonly items?: readonly PromptItem[];
  readonly isOpen?: boolean;
};

/** What a model that decides by itself reads before its first step, the index being unsure of the tools it names. */
async function noteFor({
  names,
  part = PLAIN,
  items = [],
  isOpen = false,
}: Reading): Promise<string> {
  const exposure = createSotto(exposureOptions({ canTakeBack: true, shows: "native" }));
  const ranked = { ...rankedAs(...names), sure: false };
  const plan = planWith([{ text: "x", ranked, ...part }]);
  const { append } = await exposure.space(stateFor("x", { ranked, plan, items, isOpen }));
  return append.map((item) => (item.kind === "note" ? item.text : "")).join("\n");
}

const shownIn = (note: string): readonly string[] =>
  [...note.matchAll(/^([a-z]+\.[a-z_]+)\(/gm)].map(([, name = ""]) => name);

describe("what a model that decides by itself is shown", () => {
  it.each<[string, readonly string[], Part, readonly PromptItem[], readonly string[]]>([
    [
      "the first that fit, and what finds the records they take",
      ["mail.update_message", "reminders.delete", "calendar.delete_event"],
      PLAIN,
      [],
      ["mail.update_message", "mail.search", "reminders.delete"],
    ],
    [
      "beside what makes a record what finds others like it",
      ["files.write", "notes.create"],
      PLAIN,
      [],
      ["files.write", "system.search_files", "notes.search"],
    ],
    [
      "beside what finds a record what reads it",
      ["calendar.create_event", "mail.search"],
      PLAIN,
      [],
      ["calendar.create_event", "mail.search", "mail.read"],
    ],
    [
      "where words lean, what acts on the record before what fits the words",
      ["system.set_volume", "timers.set", "reminders.update", "calendar.update_event"],
      LEANS,
      called("calendar.create_event"),
      ["calendar.update_event", "calendar.delete_event", "system.set_volume"],
    ],
    [
      "where words stand by themselves, nothing for what was done before",
      ["system.set_volume"],
      PLAIN,
      called("calendar.create_event"),
      ["system.set_volume"],
    ],
    [
      "for a question nothing that acts, and what tells of other kinds of record",
      ["calendar.delete_event", "mail.read"],
      ASKS,
      [],
      ["mail.read", "notes.read", "mail.search", "notes.search"],
    ],
    [
      "for a question that a tool answers which acts as well, that tool",
      ["timers.cancel", "timers.set"],
      ASKS,
      [],
      ["timers.cancel"],
    ],
  ])("is %s", async (...[, names, part, items, expected]) => {
    const shown = shownIn(await noteFor({ names, part, items }));
    expect(shown).toEqual(expect.arrayContaining([...expected]));
    if (part.onlyAsks) expect(shown).not.toContain("calendar.delete_event");
    if (part.leansBack) expect(shown).not.toContain("reminders.update");
  });

  it("names the tools for what was done last first, also those that were shown before", async () => {
    const names = ["system.set_volume"];
    const items = called("calendar.create_event");
    const first = await noteFor({ names, part: LEANS, items });
    const note: PromptItem = { kind: "note", text: first };
    const again = await noteFor({ names, part: LEANS, items: [...items, note] });
    expect(first.split("\n")[0]).toMatch(
      /^Likely: system\.set_volume\. For what was done or shown last: calendar\./,
    );
    expect(again).toBe(first.split("\n")[0]);
  });

  it.each<[string, readonly string[], Part, RegExp]>([
    [
      "that stands in the head",
      ["calendar.query", "notes.read"],
      PLAIN,
      /^May fit.*: calendar\.query\.$/m,
    ],
    [
      "of other kinds of record, for a question",
      ["mail.read"],
      ASKS,
      /^May fit.*: .*contacts\.search/m,
    ],
  ])("names what may fit %s", async (...[, names, part, expected]) => {
    expect(await noteFor({ names, part })).toMatch(expected);
  });

  it.each([
    ["beside what acts", "notes.append", true],
    ["not beside what only reads", "notes.read", false],
  ])("tells how tools go together %s", async (...[, name, expected]) => {
    expect((await noteFor({ names: [name] })).includes("notes: find the note")).toBe(expected);
  });

  it("is nothing more behind a call of its turn", async () => {
    expect(await noteFor({ names: ["notes.append"], isOpen: true })).toBe("");
  });
});
