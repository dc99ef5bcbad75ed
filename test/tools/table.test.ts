import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../../src/tool/registry.ts";
import { parametersOf } from "../../src/tool/parameter.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { normalise } from "../../src/language/normalise.ts";
import { wordingsOf } from "../../src/grounding/reading/wordings-of.ts";
import { english } from "../../src/language/en/english.ts";
import { tools } from "../../tools/index.ts";

/**
 * The product's tools: name, parameters (`?` optional), mark. `[confirm*]` asks for some arguments
 * only; shell.run asks for all but plain read-only lines. calendar.query's `from` is optional beyond the plan it was built from: people ask "what's
 * on my calendar" and "when is the dentist" without a time; find_slots' `minutes` is optional for "am I
 * free on Friday", and get_status takes `about` to tell what was asked for alone.
 */
const TABLE = `
calendar.query | from? to? text? calendar? limit?
contacts.search | query limit?
reminders.list | list? due? from? to? text? done? limit?
system.open_app | name
mail.recent | unread? from? since? until? mailbox? limit?
tools.discover | query
calendar.create_event | title start end? calendar? location? notes? with? all_day? repeat? alert_min? | [confirm]
calendar.update_event | id title? start? end? location? notes? with? span? | [confirm]
calendar.delete_event | id span? | [confirm]
calendar.find_slots | minutes? from? to? hours? calendar?
reminders.create | title due? list? notes? priority? repeat?
reminders.complete | id undo?
reminders.update | id title? due? list? notes? priority?
reminders.delete | id | [confirm]
mail.search | text? from? subject? since? until? limit?
mail.read | id offset?
mail.create_draft | to? subject body cc? reply_to_id? forward_id?
mail.send | to subject body cc? draft_id? reply_to_id? forward_id? | [confirm]
mail.update_message | id action | [confirm*]
messages.recent | who? since? until? unread? limit?
messages.search | text who? since? limit?
messages.send | to text | [confirm]
messages.open_chat | to
notes.search | query? folder? limit?
notes.read | id offset?
notes.create | title body folder?
notes.append | id text | [confirm]
shortcuts.list | query?
shortcuts.run | name input? | [confirm]
files.read | path offset?
files.write | path text mode? | [confirm]
files.trash | paths folder? | [confirm]
shell.run | command cwd? timeout_s? | [confirm*]
system.search_files | query? folder? kind? since? limit?
system.open_item | target | [confirm*]
system.get_status | about?
system.set_volume | level? change? mute?
music.play | query? kind?
music.control | action
timers.set | duration? at? label? longer?
timers.cancel | label? act? all? alarms? timers? duration? longer?
`;

const expected = TABLE.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([name = "", parameters = "", mark = ""]) => ({ name, parameters, mark }));

const markOf = ({ confirm }: Tool): string =>
  confirm === undefined ? "" : confirm === true ? "[confirm]" : "[confirm*]";

describe("the tools", () => {
  it("are acting ones and tools.discover, the first six of the table core", () => {
    expect(tools.filter(({ run }) => run === undefined).map(({ name }) => name)).toEqual([
      "tools.discover",
    ]);
    expect(tools.filter(({ load }) => load === "core").map(({ name }) => name)).toEqual(
      expected.slice(0, 6).map(({ name }) => name),
    );
  });

  it("are accepted by the registry", () => {
    expect(createRegistry(tools).list()).toHaveLength(expected.length);
  });

  it.each(expected)("$name has its parameters and its mark", ({ name, parameters, mark }) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`There is no ${name}.`);
    const shown = parametersOf(tool).map((one) => `${one.name}${one.required ? "" : "?"}`);
    expect(shown.join(" ")).toBe(parameters);
    expect(markOf(tool)).toBe(mark);
  });

  it("has no tool beyond the table", () => {
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      expected.map(({ name }) => name).toSorted(),
    );
  });
});

describe.each(tools.map((tool) => ({ name: tool.name, tool })))("$name", ({ name, tool }) => {
  it("lives in the file its name says", () => {
    const [domain = "", verb = ""] = name.split(".");
    const file = `tools/${domain}/${verb.replaceAll("_", "-")}.ts`;
    expect(readFileSync(file, "utf8")).toContain(`name: "${name}"`);
  });

  it("has two demos that parse and say every word they take from the user", () => {
    expect(tool.demos.length).toBeGreaterThanOrEqual(2);
    for (const { say, input, answer } of tool.demos) {
      expect(tool.input.safeParse(input).error, say).toBeUndefined();
      expect(answer.length).toBeGreaterThan(5);
      for (const { name: field, kind } of parametersOf(tool)) {
        const value = input[field];
        if (value === undefined || !["span", "when", "duration"].includes(kind)) continue;
        const words = ` ${normalise(say)} `;
        expect(words, `${say}: ${field}`).toContain(` ${normalise(String(value))} `);
      }
    }
  });

  it("refuses an argument it doesn't have", () => {
    const [{ input }] = tool.demos;
    expect(tool.input.safeParse({ ...input, confirmed: true }).success).toBe(false);
  });

  it("gives words only for values its lists have, and for the unit of a number", () => {
    const known = { flag: ["true", "false"], number: ["minutes", "seconds", "characters"] };
    for (const parameter of parametersOf(tool)) {
      const { values, kind } = parameter;
      const words = wordingsOf(tool, parameter, english);
      const own = kind === "flag" || kind === "number" ? known[kind] : values;
      expect(Object.keys(words).filter((word) => !own.includes(word))).toEqual([]);
    }
  });

  it("is asked for in words people use, where the kind alone doesn't say them", () => {
    const bare = parametersOf(tool).filter(
      ({ name, kind, required }) =>
        required &&
        english.tools.askFor(tool.name, name) === undefined &&
        (kind === "span" || kind === "enum"),
    );
    // A note's title is told by its text.
    expect(bare.map(({ name }) => name)).toEqual(tool.name === "notes.create" ? ["title"] : []);
  });

  it("has companions that exist", () => {
    const names = tools.map((one) => one.name);
    expect((tool.companions ?? []).filter((one) => !names.includes(one))).toEqual([]);
  });

  it("says what it will do when it asks first", () => {
    expect(tool.confirm === undefined || tool.ask !== undefined).toBe(true);
  });
});

describe("what the tools declare", () => {
  const declared = (check: (tool: Tool) => boolean): string[] =>
    tools
      .filter(check)
      .map(({ name }) => name)
      .toSorted();

  it("counts everything that leaves the machine as egress", () => {
    expect(declared(({ egress }) => egress)).toEqual([
      "mail.send",
      "messages.send",
      "shortcuts.run",
      "system.open_item",
    ]);
  });

  it("asks first for whatever can't be taken back", () => {
    const lasting = tools.filter(({ effect }) => effect === "irreversible");
    expect(lasting.map(({ name }) => name).toSorted()).toEqual([
      "mail.send",
      "messages.send",
      "shell.run",
      "shortcuts.run",
    ]);
    const asking = lasting.filter(({ confirm }) => confirm === true).map(({ name }) => name);
    expect(asking.toSorted()).toEqual(["mail.send", "messages.send", "shortcuts.run"]);
    const shell = lasting.find(({ name }) => name === "shell.run");
    expect(shell?.confirm).toBeTypeOf("function");
  });

  it("counts everything strangers can write as untrusted", () => {
    const reading = ["query", "search", "list", "recent", "read", "search_files"];
    const strangers = tools.filter(
      ({ name }) => reading.includes(name.split(".")[1] ?? "") && name !== "tools.discover",
    );
    expect(strangers.map(({ reads }) => reads)).toEqual(strangers.map(() => "untrusted"));
  });

  it("marks every recipient, path, command and address as sensitive", () => {
    const reach = ["to", "cc", "path", "paths", "command", "cwd", "target"];
    for (const tool of tools.filter(({ effect, egress }) => effect !== "none" || egress)) {
      for (const { name, kind, sensitive } of parametersOf(tool)) {
        const reaches = reach.includes(name) && kind !== "when";
        if (reaches) expect(sensitive, `${tool.name} ${name}`).toBe(true);
      }
    }
  });

  it("has no file that is neither a tool nor used by one", () => {
    const sources = globSync("tools/**/*.ts").map((file) => readFileSync(file, "utf8"));
    for (const file of globSync("tools/*/*.ts")) {
      const name = file.split("/").at(-1) ?? "";
      const isUsed = sources.some((source) => source.includes(`/${name}"`));
      expect(isUsed, file).toBe(true);
    }
  });
});
