import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { globSync, readFileSync } from "node:fs";
import { createMacCalendar } from "../../../src/host/macos/calendar/create-mac-calendar.ts";
import { createMacReminders } from "../../../src/host/macos/reminders/create-mac-reminders.ts";
import { decodeAnswer, encodeRequest } from "../../../src/host/macos/script/script-envelope.ts";
import { joinScript } from "../../../src/host/macos/script/join-script.ts";
import { runJxa } from "../../helpers/jxa/run-jxa.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";
import { emulatedTools } from "./emulated-mac.ts";

const RUNS = 100_000;
const FOLDER = "src/host/macos/scripts";
const SCRIPTS = globSync(`${FOLDER}/*/*.js`).map((file) => file.slice(FOLDER.length + 1, -3));

/** Any UTF-16, with more of what has broken programs: quotes, line ends, emoji, bidi marks, NUL, half characters. */
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        "\\",
        "`",
        "\n",
        "\r",
        "\u2028",
        "\u2029",
        "\0",
        "\u202E",
        "\u202C",
        "😀",
        "👩‍👩‍👧",
        "é",
        "e\u0301",
        "\uD800",
        "\uDC00",
        "\uFEFF",
        "${x}",
        "</script>",
        '\\"',
        "*/",
        "\u007F",
        "\u0085",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

const request = (text: string): string =>
  encodeRequest({ id: "1", operation: "echo", input: { text }, deadlineMs: 1, mayAsk: false });

/** The envelope of the scripts around an operation that gives back what it is given. */
const ECHO = `${readFileSync(`${FOLDER}/shared/envelope.jxa`, "utf8")}
function perform({ text }) { return { text }; }
answer(perform);`;

describe("the codec of the scripts", () => {
  it(`takes ${RUNS} texts through JSON in ASCII unchanged`, () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const sent = request(text);
        expect(sent).toMatch(/^[\x20-\x7e]*$/);
        const { input } = JSON.parse(sent);
        expect(input.text).toBe(text);
      }),
      { numRuns: RUNS },
    );
  });

  it("takes texts into a script and out again unchanged, in ASCII both ways", () => {
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 400, minLength: 200 }), (texts) => {
        const stdin = request(JSON.stringify(texts));
        const end = runJxa({ source: ECHO, stdin, world: makeWorld() });
        if (end.kind === "hang" || end.code !== 0) throw new Error("the script failed");
        expect(end.stdout).toMatch(/^[\x20-\x7e]*\n$/);
        const read = decodeAnswer(end.stdout, "1");
        expect(read).toEqual({ ok: true, id: "1", value: { text: JSON.stringify(texts) } });
      }),
      { numRuns: 100 },
    );
  });

  it.each(SCRIPTS)("%s reads 100 texts as they were sent", (name) => {
    // The operation alone is replaced: what goes through is all else the script is run with.
    const source = joinScript(name).replace(/^answer\(/m, "(() => undefined)(");
    const echo = `${source}\nanswer(({ text }) => ({ text }));`;
    fc.assert(
      fc.property(nasty, (text) => {
        const ended = runJxa({ source: echo, stdin: request(text), world: makeWorld() });
        if (ended.kind === "hang") throw new Error("the script hangs");
        expect(decodeAnswer(ended.stdout, "1")).toMatchObject({ ok: true, value: { text } });
      }),
      { numRuns: 100 },
    );
  });

  it("keeps 100 titles and notes through the calendar's and the reminders' own scripts", async () => {
    const world = makeWorld();
    world.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
    const tools = emulatedTools(world);
    const calendar = createMacCalendar(tools).host;
    const reminders = createMacReminders(tools).host;
    const kept = nasty.filter((text) => !text.includes("\0") && text.trim() !== "");
    await fc.assert(
      fc.asyncProperty(kept, kept, async (title, notes) => {
        const times = { start: world.now, end: world.now + 60_000, allDay: false };
        const event = await calendar.create({ title, notes, location: title, ...times });
        expect(await calendar.get(event.value.id)).toMatchObject({ title, notes, location: title });
        await calendar.remove({ id: event.value.id, span: "this" });
        const reminder = await reminders.create({ title, notes });
        expect(await reminders.get(reminder.value.id)).toMatchObject({ title, notes });
        await reminders.remove(reminder.value.id);
      }),
      { numRuns: 100 },
    );
  });

  it("takes only the answer to what was asked", () => {
    expect(decodeAnswer('{"ok":true,"id":"2","value":1}', "1")).toEqual({
      bad: "the answer to something else",
    });
    expect(decodeAnswer("", "1")).toEqual({ bad: "no JSON" });
    expect(decodeAnswer("[]", "1")).toEqual({ bad: "no envelope" });
  });
});
