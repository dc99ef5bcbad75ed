import { describe, expect, it } from "vitest";
import { groundNamed } from "../../../../src/grounding/typed-slots/names/ground-name.ts";
import { namesSaid } from "../../../../src/grounding/typed-slots/names/names-said.ts";
import { parametersOf } from "../../../../src/tool/parameter.ts";
import type { NameKind } from "../../../../src/types/known-names.ts";
import { request } from "../../../helpers/grounding.ts";
import type { Marks } from "../../../helpers/grounding.ts";
import { tool } from "../../../tools/run-tool.ts";

const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const names = {
  person: [
    ...named("Sarah Chen", "Sarah O'Neill", "Anna Lindqvist"),
    { id: "Omar", name: "Omar Haddad", roles: ["Dentist"] },
  ],
  list: named("Shopping", "Work"),
  app: named("Notes"),
  file: named("budget"),
  folder: named("Taxes"),
};
const shown = { kind: "mail", id: "m", facts: { from: "Anna Lindqvist" }, listing: 1, place: 0 };
const handles = [{ handle: "mail:1", ...shown, isOwn: true }];

type Asked = { readonly of: string; readonly nameKind: NameKind; readonly marks?: Marks };

/** What fills a parameter ("mail.send to"), with where it came from. */
function ground(text: string, { of, nameKind, marks = [] }: Asked) {
  const [name = "", wanted = ""] = of.split(" ");
  const parameter = parametersOf(tool(name)).find((one) => one.name === wanted);
  if (!parameter) throw new Error(`There is no ${of}.`);
  const { reading, context } = request(text, { names, handles, marks });
  const { candidates } = groundNamed(parameter, reading, {
    ...context,
    tool: tool(name),
    nameKind,
  });
  return candidates.map(({ value, origin }) => `${String(value)} (${origin.origin})`);
}

describe("a person", () => {
  it.each([
    ["email Anna about lunch", ["Anna Lindqvist (resolved)"]],
    ["email the crew saying remember to oil the winch", []],
    ["email Sarah about lunch", ["Sarah Chen (resolved)", "Sarah O'Neill (resolved)"]],
    // All of them get it.
    ["email Anna and Sarah Chen", ["Anna Lindqvist,Sarah Chen (resolved)"]],
    [
      "email Sarah Chen, Sarah O'Neill and Anna",
      ["Sarah Chen,Sarah O'Neill,Anna Lindqvist (resolved)"],
    ],
    ["email Anna that the plan is with Sarah Chen", ["Anna Lindqvist (resolved)"]],
    ["email him about lunch", ["Anna Lindqvist (resolved)"]],
    // What somebody is told who is only pointed at names nobody it goes to.
    ["tell her Sarah Chen is late", ["Anna Lindqvist (resolved)"]],
    ["tell her I'll ask the dentist, she's free", ["Anna Lindqvist (resolved)"]],
    ["Sarah. Tell her Sarah, as ever", ["Anna Lindqvist (resolved)"]],
    ["text her saying Sarah Chen is late", ["Anna Lindqvist (resolved)"]],
  ])("%s", (text, expected) => {
    expect(ground(text, { of: "mail.send to", nameKind: "person" })).toEqual(expected);
  });

  it("is whom other requests would name so, where nobody is known", () => {
    const marks: Marks = [["who", "Ximena", 0.9]];
    expect(ground("email Ximena", { of: "mail.send to", nameKind: "person", marks })).toEqual([
      "Ximena (said)",
    ]);
  });

  it("that is only pointed at gets no copy", () => {
    expect(ground("email him about lunch", { of: "mail.send cc", nameKind: "person" })).toEqual([]);
  });
});

describe("a place", () => {
  it.each([
    ["reminders.create list", "put oats on the shopping list", ["Shopping (resolved)"]],
    ["reminders.create list", "put a candle on the birthday list", ["birthday (said)"]],
    // An everyday word that is owned is the name, where rows are only read.
    ["reminders.list list", "what are my work to-dos", ["Work (resolved)"]],
    ["reminders.create list", "remind me of my work to-dos", []],
    // What leads into it says where the rows are, whoever owns it.
    ["reminders.list list", "how many reminders do I have in work", ["Work (resolved)"]],
    ["reminders.list list", "is anything due in work today", ["Work (resolved)"]],
    ["reminders.list list", "what's left on work, I want to go home", ["Work (resolved)"]],
    ["reminders.list list", "reminders about what to wear in work meetings", []],
    ["reminders.create list", "remind me to ask about lunch in work", []],
  ])("%s: %s", (of, text, expected) => {
    expect(ground(text, { of, nameKind: "list" })).toEqual(expected);
  });
});

describe("a name among any words", () => {
  const said = (text: string, kind: NameKind) =>
    namesSaid(request(text, { names }).reading, {
      kind,
      known: (names as Readonly<Partial<Record<NameKind, typeof names.person>>>)[kind] ?? [],
      tool: tool("contacts.search"),
    }).candidates.map(({ value, origin }) => `${String(value)} (${origin.origin})`);
  it.each([
    ["mails from Anna", "person", ["Anna Lindqvist (resolved)"]],
    // A search for the words shows both.
    ["mails from Sarah", "person", ["Sarah (said)"]],
    ["open the taxes folder", "file", ["Taxes (resolved)"]],
    ["open example.org please", "file", ["example.org (said)"]],
    ["mails from nobody", "person", []],
  ] as const)("%s", (text, kind, expected) => {
    expect(said(text, kind)).toEqual(expected);
  });
});

describe("a timer by its name", () => {
  const timers = { timer: named("10 minute timer", "pasta") };
  it.each([
    ["how long is left on the pasta timer", ["pasta"]],
    ["what timers are running", []],
    ["which alarms are set", []],
  ])("and no sort of them: %s", (text, expected) => {
    const { reading } = request(text, { names: timers });
    const asked = { kind: "timer", known: timers.timer, tool: tool("timers.cancel") } as const;
    expect(namesSaid(reading, asked).candidates.map(({ value }) => value)).toEqual(expected);
  });
});

describe("a folder of an everyday name", () => {
  it.each([
    ["what notes do I have in work", ["Work (resolved)"]],
    ["notes from work about the boat", ["Work (resolved)"]],
    // A note on something is about it.
    ["what notes do I have on work", []],
  ])("%s", (text, expected) => {
    const folders = { ...names, folder: named("Work", "Boats") };
    const { reading, context } = request(text, { names: folders });
    const folder = parametersOf(tool("notes.search")).find(({ kind }) => kind === "folder");
    if (!folder) throw new Error("There is no folder.");
    const around = { ...context, tool: tool("notes.search"), nameKind: "folder" } as const;
    expect(groundNamed(folder, reading, around).candidates.map(({ value }) => value)).toEqual(
      expected.map((one) => one.split(" ")[0]),
    );
  });
});
