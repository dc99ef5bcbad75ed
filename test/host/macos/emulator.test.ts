import { describe, expect, it } from "vitest";
import type { JxaEnd } from "../../helpers/jxa/run-jxa.ts";
import { runJxa } from "../../helpers/jxa/run-jxa.ts";
import { appWorld, record } from "../../helpers/jxa/dictionary.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";

const NOTE = { name: "Soup", body: "<div>Soup</div>", plaintext: "Soup", passwordProtected: false };
const dates = { creationDate: new Date(0), modificationDate: new Date(0) };

/** A Mac with Notes, and two notes in it. */
function world(): MacWorld {
  const folder = record("folder", "F1", {
    props: { name: "Notes" },
    elements: {
      notes: [
        record("note", "N1", { props: { ...NOTE, ...dates } }),
        record("note", "N2", { props: { ...NOTE, ...dates, name: "Ideas" } }),
      ],
    },
  });
  const account = record("account", "A1", {
    props: { name: "iCloud" },
    elements: { folders: [folder] },
  });
  const made = makeWorld();
  made.apps["Notes"] = appWorld({ accounts: [account] });
  return made;
}

const NOTES = "const app = Application('Notes');";
function run(source: string, made: MacWorld = world()): Extract<JxaEnd, { kind: "exit" }> {
  const end = runJxa({ source, world: made });
  if (end.kind === "hang") throw new Error("it hangs");
  return end;
}

describe("the emulated osascript", () => {
  it.each([
    ["the last value is printed", "1 + 1", "2\n"],
    ["what run() answers is printed", "function run(argv) { return 'x' + argv.length; }", "x0\n"],
    [
      "a property that wasn't called is no value",
      `${NOTES} JSON.stringify({ n: app.notes[0].name })`,
      "{}\n",
    ],
    [
      "a property that wasn't called is true",
      `${NOTES} app.notes[0].passwordProtected ? 'yes' : 'no'`,
      "yes\n",
    ],
    ["a property is fetched by calling it", `${NOTES} app.notes[0].name()`, "Soup\n"],
    ["all names come in one go", `${NOTES} JSON.stringify(app.notes.name())`, '["Soup","Ideas"]\n'],
    ["elements are lazy", `${NOTES} app.notes[99] ? 'there' : ''`, "there\n"],
    [
      "whose takes text in any case",
      `${NOTES} app.notes.whose({ name: { _contains: 'SOU' } }).length`,
      "1\n",
    ],
    ["exists asks", `${NOTES} String(app.notes.byName('Nothing').exists())`, "false\n"],
    [
      "an enumeration is a text",
      "ObjC.import('EventKit'); typeof $.EKEventStore.authorizationStatusForEntityType(0)",
      "string\n",
    ],
    ["a text comes boxed", "typeof $.NSString.stringWithString('x')", "object\n"],
    ["and is unwrapped", "ObjC.unwrap($.NSString.stringWithString('x'))", "x\n"],
    ["nil is true", "$() ? 'true' : 'false'", "true\n"],
    ["and says that it is nil", "String($().isNil())", "true\n"],
    [
      "there is nothing of Node",
      "[typeof require, typeof process, typeof setTimeout, typeof URL, typeof Buffer, typeof fetch, typeof structuredClone, typeof TextEncoder].join()",
      `${Array(8).fill("undefined").join()}\n`,
    ],
  ])("%s", (_, source, stdout) => {
    expect(run(source)).toMatchObject({ code: 0, stdout });
  });

  it("writes console.log to the errors", () => {
    expect(run("console.log('a'); 'b'")).toEqual({
      kind: "exit",
      code: 0,
      stdout: "b\n",
      stderr: "a",
    });
  });

  it.each([
    ["an element that isn't there", `${NOTES} app.notes[99].name()`, -1728],
    ["setting what is read-only", `${NOTES} app.notes[0].plaintext = 'x'`, -10006],
    ["an unknown app", "Application('Nope')", -2700],
    ["a word the app doesn't know", `${NOTES} app.notes[0].colour()`, -2700],
    ["map on what wasn't fetched", `${NOTES} app.notes.map((note) => note)`, -2700],
    ["an object that is in no container", `${NOTES} app.Note({ name: 'x' }).name()`, -1728],
    ["parentheses after a method without arguments", "$.NSDate.date()", -2700],
    ["a framework that wasn't imported", "$.EKEventStore.alloc.init", -2700],
  ])("fails for %s, by number", (_, source, number) => {
    const { code, stderr } = run(source);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`execution error: .*\\(${number}\\)$`));
  });

  it.each([
    ["-600", { isRunning: false }],
    ["-1743", { grant: "denied" }],
    ["-1712", { rowMs: 90_000 }],
  ] as const)("answers %s as the app would", (number, changes) => {
    const made = world();
    Object.assign(made.apps["Notes"] ?? {}, changes);
    expect(run(`${NOTES} app.notes.name()`, made).stderr).toContain(`(${number})`);
  });

  it("never ends where the app doesn't", () => {
    const made = world();
    Object.assign(made.apps["Notes"] ?? {}, { isHanging: true });
    expect(runJxa({ source: `${NOTES} app.notes.name()`, world: made })).toEqual({ kind: "hang" });
  });

  it("counts an event for every fetch", () => {
    const made = world();
    run(`${NOTES} app.notes.name(); for (let i = 0; i < 2; i++) app.notes[i].name();`, made);
    expect(made.apps["Notes"]?.events).toBe(3);
  });

  it.each([
    ["JavaScript's null", "$.NSMutableArray.array.addObject(null)"],
    ["a list of objects", "$.NSMutableArray.array.addObject([$.NSDate.date])"],
    ["null in a try", "try { $.NSMutableArray.array.addObject(null) } catch (error) { 'caught' }"],
  ])("dies of %s in the bridge, whoever catches", (_, source) => {
    expect(run(source)).toMatchObject({ code: 134, stdout: "" });
  });

  it("calls blocks back from a run loop only, and not at all where the world says so", () => {
    const source = `ObjC.import('EventKit');
      let called = 0;
      const ask = () => $.EKEventStore.alloc.init.requestFullAccessToEventsWithCompletion(() => { called += 1; });
      ask();
      const before = called;
      $.NSRunLoop.currentRunLoop.runUntilDate($.NSDate.dateWithTimeIntervalSinceNow(60));
      before + ',' + called`;
    const asking = (blocksFire: boolean): MacWorld => {
      const made = makeWorld({ blocksFire });
      made.grants.calendar = "not_asked";
      return made;
    };
    expect(run(source, asking(true)).stdout).toBe("0,1\n");
    expect(run(source, asking(false)).stdout).toBe("0,0\n");
  });
});
