import { describe, expect, it } from "vitest";
import type { FoundFile } from "../../src/host/files.ts";
import type { NoteSummary } from "../../src/host/notes.ts";
import { markOf } from "../../src/policy/mark-of.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { bench, berlin, clock, tool } from "./run-tool.ts";

const note = (
  id: string,
  [title, folder]: [string, string],
  text: string,
): NoteSummary & { text: string } => ({
  id,
  title,
  folder,
  text,
  snippet: text.slice(0, 200),
  modified: berlin("2026-03-02T10:00"),
  version: "1",
});

describe("notes", () => {
  const open = (): ReturnType<typeof bench> =>
    bench({
      folders: [{ id: "Home", name: "Home" }],
      notes: [
        note("n1", ["Packing list Porto", ""], "rain jacket"),
        note("n2", ["Boiler", "Home"], `Pressure 1.2 bar. ${"word ".repeat(900)}`),
        note("n3", ["Empty", "Home"], ""),
      ],
    });

  it.each([
    [
      "notes.search",
      { query: "jacket" },
      "I found one note: Packing list Porto, changed yesterday: “rain jacket”.",
    ],
    [
      "notes.search",
      { query: "pressure", folder: "home" },
      `I found one note: Boiler in Home, changed yesterday: “Pressure 1.2 bar. ${"word ".repeat(28)}wo…”.`,
    ],
    ["notes.search", { query: "zither" }, "I found no note about “zither”."],
    [
      "notes.search",
      { query: "x", folder: "attic" },
      "There is no folder “attic”. The only one is Home.",
    ],
    ["notes.read", { id: "packing list" }, "rain jacket"],
    ["notes.read", { id: "empty" }, "The note is empty."],
    ["notes.read", { id: "boiler" }, undefined],
    ["notes.read", { id: "zither" }, "I don't know a note called “zither”."],
    ["notes.create", { title: "Seeds", body: "purple carrots" }, "Note made: Seeds."],
    ["notes.create", { title: "Seeds", body: "x", folder: "home" }, "Note made in Home: Seeds."],
    [
      "notes.append",
      { id: "packing list", text: "adapter" },
      "Added to the note Packing list Porto.",
    ],
  ])("%s %j: %s", async (name, input, sentence) => {
    expect(await open().spoken(name, input)).toBe(sentence);
  });

  it("reads a long note in parts that fit together", async () => {
    const { call, world } = open();
    let text = "";
    for (let offset: number | undefined = 0; offset !== undefined;) {
      const result = await call("notes.read", { id: "boiler", offset });
      if (!result.ok || !("text" in result)) throw new Error("no text");
      expect(result.text.length).toBeLessThanOrEqual(2_000);
      text += result.text;
      offset = result.nextOffset;
    }
    expect(text).toBe(world.notes[1]?.text);
  });

  it("shows the whole of what it adds, and adds it", async () => {
    const { question, call, world } = open();
    const input = { id: "packing list", text: `a\n${"b".repeat(5_000)}` };
    expect(await question("notes.append", input)).toBe(
      `Add to the end of the note Packing list Porto?\n${input.text}`,
    );
    await call("notes.append", input);
    expect(world.notes[0]?.text).toBe(`rain jacket\n${input.text}`);
  });
});

describe("files", () => {
  const file = (
    path: string,
    text: string,
    rest: Partial<FoundFile> = {},
  ): FoundFile & { text: string } => ({
    path,
    text,
    kind: "text",
    bytes: text.length,
    modified: berlin("2026-03-01T10:00"),
    version: "1",
    ...rest,
  });
  const open = (): ReturnType<typeof bench> =>
    bench({
      folders: ["Documents", "Downloads"].map((name) => ({ id: name, name })),
      files: [
        file("Documents/Household budget.csv", "month,rent\nMarch,1120"),
        file("Documents/Boiler manual.pdf", "Fault E4: low pressure.", {
          kind: "pdf",
          bytes: 1_234_567,
        }),
        file("Downloads/a.txt", "x".repeat(3_000), { modified: berlin("2026-03-03T08:00") }),
        file("Old/Letter.txt", "dear"),
        file("New/Letter.txt", "hello"),
      ],
    });

  it.each([
    [
      "system.search_files",
      { query: "budget" },
      "I found one file: Household budget in Documents, changed last Sunday.",
    ],
    [
      "system.search_files",
      { kind: "pdf" },
      "I found one file: Boiler manual in Documents, changed last Sunday.",
    ],
    [
      "system.search_files",
      { since: "yesterday" },
      "I found one file: a in Downloads, changed today.",
    ],
    ["system.search_files", { query: "zither" }, "I found no file for “zither”."],
    ["files.read", { path: "household budget" }, "month,rent\nMarch,1120"],
    ["files.read", { path: "Documents/Boiler manual.pdf" }, "Fault E4: low pressure."],
    ["files.read", { path: "fault e4" }, "Fault E4: low pressure."],
    [
      "files.read",
      { path: "letter" },
      "Several files fit “letter”: Old/Letter.txt or New/Letter.txt. Which one?",
    ],
    ["files.read", { path: "Documents/none.txt" }, "There is no file Documents/none.txt."],
    ["files.read", { path: "../../etc/passwd" }, "../../etc/passwd is outside."],
    ["files.write", { path: "shopping", text: "oats" }, "Wrote shopping.txt."],
    [
      "files.write",
      { path: "household budget", text: "\nApril,1", mode: "append" },
      "Added to Documents/Household budget.csv.",
    ],
    ["files.write", { path: "Downloads/a.txt", text: "y" }, "Downloads/a.txt is there already."],
    [
      "files.trash",
      { paths: ["household budget"], folder: "downloads" },
      "Moved one file: Downloads/Household budget.csv.",
    ],
    [
      "files.trash",
      { paths: ["household budget"], folder: "zither" },
      "There is no folder “zither”. Which one instead: Documents or Downloads?",
    ],
    [
      "files.trash",
      { paths: ["Downloads/a.txt"], folder: "Downloads" },
      "That is in Downloads already.",
    ],
    [
      "files.trash",
      { paths: ["household budget", "Downloads/a.txt"] },
      "Moved two files to the trash: Documents/Household budget.csv and Downloads/a.txt.",
    ],
    [
      "files.trash",
      { paths: ["Downloads/a.txt", "zither"] },
      "I don't know a file called “zither”.",
    ],
    ["system.open_item", { target: "boiler manual" }, "Opened Documents/Boiler manual.pdf."],
    ["system.open_item", { target: "documents" }, "Opened Documents."],
    ["system.open_item", { target: "news.example/today" }, "Opened https://news.example/today."],
    ["system.open_item", { target: "zither" }, "I don't know a file called “zither”."],
  ])("%s %j: %s", async (name, input, sentence) => {
    const said = await open().spoken(name, input);
    if (typeof sentence === "string") expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  it("says the size and the day of a file, with its path as its handle", async () => {
    expect(await open().call("system.search_files", { query: "boiler" })).toMatchObject({
      items: [
        {
          handle: "file:1",
          path: "Documents/Boiler manual.pdf",
          kind: "pdf",
          size: "1 MB",
          changed: "changed last Sunday",
        },
      ],
    });
  });

  it.each([
    [
      "files.trash",
      { paths: ["household budget", "Downloads/a.txt"] },
      "Move two files to the trash?\n/home/robin/files/Documents/Household budget.csv\n/home/robin/files/Downloads/a.txt",
    ],
    [
      "files.write",
      { path: "shopping", text: "oats\nmilk" },
      "Create this file?\n/home/robin/files/shopping.txt\n\noats\nmilk",
    ],
    [
      "files.write",
      { path: "household budget", text: "x", mode: "append" },
      "Add to the end of this file?\n/home/robin/files/Documents/Household budget.csv\n\nx",
    ],
    [
      "system.open_item",
      { target: "HTTPS://a.example/?q=1" },
      "Open this address?\nHTTPS://a.example/?q=1",
    ],
  ])("%s %j asks with the absolute path", async (name, input, text) => {
    expect(await open().question(name, input)).toBe(text);
  });

  it("moves nothing to the trash when one of the files is unknown", async () => {
    const { call, world } = open();
    await call("files.trash", { paths: ["Downloads/a.txt", "zither"] });
    expect(world.trashed).toEqual([]);
  });
});

describe("the machine", () => {
  const open = (): ReturnType<typeof bench> =>
    bench({
      apps: [
        { id: "safari", name: "Safari" },
        { id: "photos", name: "Photos" },
        { id: "photoshop", name: "Photo Shop" },
      ],
      shortcuts: [
        { id: "s1", name: "Good night", takesInput: false, description: "Says what is left" },
        { id: "s2", name: "Shout", takesInput: true },
      ],
      status: {
        batteryPercent: 81,
        charging: true,
        volume: { level: 40, muted: false },
        disk: { freeBytes: 120.4e9, totalBytes: 500e9 },
        frontApp: "Safari",
        system: "macOS 26.1",
        unknown: { app: "Never said: it is known." },
      },
    });

  it.each([
    ["system.open_app", { name: "safari" }, "Opened Safari."],
    ["system.open_app", { name: "sir fari" }, "Opened Safari."],
    ["system.open_app", { name: "zither tuner" }, /^I don't know an app called “zither tuner”\./],
    [
      "system.get_status",
      {},
      "It is 9 am on Tuesday 3 March 2026. The battery is at 81 percent and charging. The volume is at 40 percent. 120 of 500 gigabytes are free. Safari is in front. The system is macOS 26.1.",
    ],
    ["system.get_status", { about: ["time"] }, "It is 9 am."],
    ["system.get_status", { about: ["date"] }, "It is Tuesday 3 March 2026."],
    ["system.get_status", { about: ["date", "time"] }, "It is 9 am on Tuesday 3 March 2026."],
    ["system.get_status", { about: ["disk"] }, "120 of 500 gigabytes are free."],
    ["system.set_volume", { level: 25 }, "The volume is at 25 percent."],
    ["system.set_volume", { mute: true }, "The sound is muted."],
    ["system.set_volume", { change: "up" }, "The volume is at 50 percent."],
    ["system.set_volume", {}, "Say a level, louder, quieter or mute."],
    ["shell.run", { command: "ls" }, "There is no sandbox here, so “ls” was not run."],
    ["shortcuts.list", {}, "There are two shortcuts: Good night and Shout."],
    ["shortcuts.list", { query: "left" }, "There is one shortcut: Good night."],
    ["shortcuts.list", { query: "zither" }, "No shortcut has “zither” in its name."],
    ["shortcuts.run", { name: "good knight" }, "Good night ran: s1"],
    ["shortcuts.run", { name: "shout", input: "hey" }, "Shout ran: HEY"],
    [
      "shortcuts.run",
      { name: "good night", input: "hey" },
      "The shortcut Good night takes no input.",
    ],
    ["shortcuts.run", { name: "zither" }, /^I don't know a shortcut called “zither”\./],
    ["music.play", { query: "Slack Water" }, "Playing Slack Water by The Limpets."],
    ["music.play", {}, "Playing Ebb by The Limpets."],
    ["music.play", { query: "nothing at all" }, "There is no music “nothing at all”."],
    ["music.control", { action: "playing" }, "Nothing is playing."],
    ["music.control", { action: "next" }, "Playing next by The Limpets."],
  ])("%s %j: %s", async (name, input, sentence) => {
    const said = await open().spoken(name, input);
    if (typeof sentence === "string")
      expect(said).toBe(sentence.replace("Good night ran: s1", "Good night ran: Good night"));
    else expect(said).toMatch(sentence);
  });

  it("takes a volume change back through its undo", async () => {
    expect(await open().call("system.set_volume", { level: 10 })).toMatchObject({
      undo: { operation: "audio.restore" },
    });
  });

  it("asks with the shortcut's real name and its whole input", async () => {
    expect(await open().question("shortcuts.run", { name: "shout", input: "a\nb" })).toBe(
      "Run the shortcut Shout?\nInput: a\nb",
    );
  });

  it.each([
    ["a plain line", { command: "ls" }, "harmless"],
    [
      "a plain line in a folder, which reads no more than without",
      { command: "ls", cwd: "home" },
      "harmless",
    ],
    ["a line that may change something", { command: "rm -rf x" }, "red"],
    ["the same in a folder", { command: "make", cwd: "home" }, "red"],
  ] as const)("marks %s", (_, input, expected) => {
    const { host } = createMemoryHost(clock);
    const plain = { ...host, shell: { ...host.shell, isPlain: (line: string) => line === "ls" } };
    expect(markOf(tool("shell.run"), input, plain)).toBe(expected);
  });

  it("asks with the exact command", async () => {
    expect(await open().question("shell.run", { command: "rm -rf x  && y", cwd: "src" })).toBe(
      "Run this command in src?\nrm -rf x  && y",
    );
  });
});

describe("timers", () => {
  it.each([
    [{ duration: "ten minutes" }, "Timer set: 10 minute timer, rings in 10 minutes, at 9:10 am."],
    [
      { duration: "an hour and a half", label: "roast" },
      "Timer set: roast, rings in 1 hour 30 minutes, at 10:30 am.",
    ],
    [{ duration: 5 }, "Timer set: 5 minute timer, rings in 5 minutes, at 9:05 am."],
    [{ at: "six", label: "wake" }, "Alarm set: wake, rings tomorrow at 6 am."],
    [{ at: "half past seven tonight" }, "Alarm set: 7:30 pm alarm, rings today at 7:30 pm."],
    [{}, "For how long, or for what time?"],
    [{ duration: "blue" }, "I don't understand how long “blue” is."],
    [{ at: "tomorrow" }, "At what time, tomorrow?"],
    [{ at: "tomorrow morning" }, "At what time, tomorrow morning?"],
    [{ at: "yesterday at five" }, "That time has passed."],
    [
      { at: "every weekday at six", label: "gym" },
      "Alarm set, as a reminder that repeats: gym, every weekday, next tomorrow at 6 am.",
    ],
    [{ at: "every weekday" }, "At what time, every weekday?"],
    [
      { duration: "ten minutes", longer: true },
      "Timer set: 10 minute timer, rings in 10 minutes, at 9:10 am.",
    ],
    [{ duration: "ten minutes", longer: false }, "No timer is running."],
  ])("timers.set %j: %s", async (input, sentence) => {
    expect(await bench().spoken("timers.set", input)).toBe(sentence);
  });

  it("lists what is running when no name is said, and cancels nothing", async () => {
    const { call, spoken, world } = bench();
    expect(await spoken("timers.cancel")).toBe("No timer is running.");
    await call("timers.set", { duration: "3 minutes", label: "tea" });
    await call("timers.set", { at: "2026-03-04T07:00" });
    expect(await spoken("timers.cancel")).toBe(
      "Two timers are running: tea rings in 3 minutes and 7 am alarm rings tomorrow at 7 am.",
    );
    expect(world.timers).toHaveLength(2);
  });

  it("cancels and tells of alarms or timers alone where one of them is named", async () => {
    const { call, spoken, world } = bench();
    await call("timers.set", { duration: "3 minutes", label: "tea" });
    await call("timers.set", { at: "2026-03-04T07:00" });
    await call("timers.set", { at: "2026-03-04T06:00" });
    const cancelled = { act: "cancel", all: true };
    expect(await spoken("timers.cancel", { act: "tell", timers: true })).toBe(
      "One timer is running: tea rings in 3 minutes.",
    );
    expect(await spoken("timers.cancel", { ...cancelled, alarms: true })).toBe(
      "Cancelled all two: 7 am alarm and 6 am alarm.",
    );
    expect(world.timers.map(({ label }) => label)).toEqual(["tea"]);
    expect(await spoken("timers.cancel", { act: "cancel", alarms: true })).toBe("No alarm is set.");
    expect(await spoken("timers.cancel", { act: "tell", alarms: true })).toBe("No alarm is set.");
    await call("timers.set", { at: "2026-03-04T07:00" });
    const both = { alarms: true, timers: true, label: "7 am alarm" };
    await call("timers.cancel", { ...cancelled, ...both });
    expect(world.timers).toEqual([]);
  });

  it("tells and cancels alarms that repeat, by their hour, their days and what they are for", async () => {
    const { call, spoken, world } = bench();
    await call("timers.set", { at: "every weekday at 7 am" });
    await call("timers.set", { at: "every Sunday at 9 am", label: "yoga" });
    await call("reminders.create", { title: "test the smoke alarm", due: "every day at 8 am" });
    const sort = { alarms: true };
    expect(await spoken("timers.cancel", { act: "tell", ...sort })).toBe(
      "Two alarms are set: 7 am alarm rings every weekday and 9 am alarm rings every Sunday.",
    );
    expect(await spoken("timers.cancel", { act: "tell" })).toBe("No timer is running.");
    expect(await spoken("timers.cancel", { act: "cancel", ...sort })).toBe(
      "Which one: 7 am alarm or 9 am alarm?",
    );
    const cancel = (label: string): Promise<string | undefined> =>
      spoken("timers.cancel", { act: "cancel", label, ...sort });
    // One time of them can't be left out.
    expect(await cancel("tomorrow's")).toBe(
      "There is no timer “tomorrow's”. Running: 7 am alarm and 9 am alarm.",
    );
    expect(await cancel("yoga")).toBe("Cancelled: 9 am alarm.");
    expect(await cancel("7 o'clock")).toBe("Cancelled: 7 am alarm.");
    expect(world.reminders.map(({ title }) => title)).toContain("test the smoke alarm");
    expect(await spoken("timers.cancel", { act: "tell", ...sort })).toBe("No alarm is set.");
  });

  it("finds a timer by the hour it rings at, and by no other number", async () => {
    const { call, spoken } = bench();
    await call("timers.set", { at: "2026-03-04T07:00" });
    await call("timers.set", { duration: "10 minutes" });
    expect(await spoken("timers.cancel", { act: "cancel", label: "9 am" })).toBe(
      "There is no timer “9 am”. Running: 7 am alarm and 10 minute timer.",
    );
    expect(
      await spoken("timers.cancel", {
        act: "cancel",
        label: "10 minute timer",
        duration: "15 minutes",
      }),
    ).toBe("There is no timer “15 minutes”. Running: 7 am alarm and 10 minute timer.");
    expect(await spoken("timers.cancel", { act: "cancel", label: "7 o'clock" })).toBe(
      "Cancelled: 7 am alarm.",
    );
  });

  it("says what no timer can do, and leaves it running", async () => {
    const { call, spoken, world } = bench();
    await call("timers.set", { duration: "3 minutes", label: "tea" });
    expect(await spoken("timers.cancel", { act: "other", label: "tea" })).toBe(
      "I can't pause, move, rename or skip a timer or an alarm; I can give it more or less time, or cancel it for good and set another.",
    );
    expect(world.timers.map(({ label }) => label)).toEqual(["tea"]);
  });

  it("gives the timer that runs more time, or less, and asks which of two", async () => {
    const { call, spoken } = bench();
    await call("timers.set", { duration: "3 minutes", label: "tea" });
    expect(await spoken("timers.set", { duration: "2 minutes", longer: true })).toBe(
      "Timer 2 minutes longer: tea, rings in 5 minutes, at 9:05 am.",
    );
    await call("timers.set", { duration: "9 minutes", label: "pasta" });
    expect(await spoken("timers.set", { duration: "1 minute", longer: false })).toBe(
      "Which one: tea or pasta?",
    );
    expect(await spoken("timers.set", { duration: "1 minute", label: "tea", longer: false })).toBe(
      "Timer 1 minute shorter: tea, rings in 4 minutes, at 9:04 am.",
    );
    expect(await spoken("timers.set", { label: "tea", longer: true })).toBe("By how long?");
  });

  it("rings what has rung once more, by its name, before it gives time to one that runs", async () => {
    const { spoken, world } = bench();
    const more = { duration: "9 minutes", longer: true };
    const rang = (minutes: number): void => {
      world.rung = { label: "tea", at: berlin("2026-03-03T09:00") - minutes * 60_000 };
    };
    rang(20);
    expect(await spoken("timers.set", more)).toBe(
      "Timer set: tea, rings in 9 minutes, at 9:09 am.",
    );
    expect(await spoken("timers.set", more)).toBe(
      "Timer 9 minutes longer: tea, rings in 18 minutes, at 9:18 am.",
    );
    rang(2);
    expect(await spoken("timers.set", more)).toBe(
      "Timer set: tea, rings in 9 minutes, at 9:09 am.",
    );
    world.timers = [];
    rang(45);
    expect(await spoken("timers.set", more)).toBe(
      "Timer set: 9 minute timer, rings in 9 minutes, at 9:09 am.",
    );
  });

  it("tells what is left of one, and stops the only one without its name", async () => {
    const { call, spoken, world } = bench();
    await call("timers.set", { duration: "3 minutes", label: "tea" });
    expect(await spoken("timers.cancel", { label: "tea", act: "tell" })).toBe(
      "Tea rings in 3 minutes.",
    );
    expect(await spoken("timers.cancel", { act: "cancel" })).toBe("Cancelled: tea.");
    expect(world.timers).toEqual([]);
    expect(await spoken("timers.cancel", { act: "cancel" })).toBe("No timer is running.");
    await call("timers.set", { duration: "3 minutes", label: "tea" });
    await call("timers.set", { duration: "9 minutes", label: "pasta" });
    expect(await spoken("timers.cancel", { act: "cancel" })).toBe("Which one: tea or pasta?");
    expect(world.timers).toHaveLength(2);
    const less = { label: "pasta", act: "cancel", duration: "2 minutes", longer: false };
    expect(await spoken("timers.cancel", less)).toBe(
      "Timer 2 minutes shorter: pasta, rings in 7 minutes, at 9:07 am.",
    );
    expect(await spoken("timers.cancel", { label: "pasta", longer: false })).toBe("By how long?");
    expect(world.timers).toHaveLength(2);
    expect(await spoken("timers.cancel", { act: "cancel", all: true })).toBe(
      "Cancelled all two: tea and pasta.",
    );
    expect(world.timers).toEqual([]);
  });

  it.each([
    ["tea", "Cancelled: tea."],
    ["T", "There is no timer “T”. Running: tea, pasta, pasta and 7 minute timer."],
    ["seven minute", "Cancelled: 7 minute timer."],
    ["pasta", "Which one? Running: tea, pasta, pasta and 7 minute timer."],
  ])("timers.cancel %s: %s", async (label, sentence) => {
    const { call, spoken } = bench();
    for (const name of ["tea", "pasta", "pasta"]) {
      await call("timers.set", { duration: "3 minutes", label: name });
    }
    await call("timers.set", { duration: "7 minutes" });
    expect(await spoken("timers.cancel", { label })).toBe(sentence);
  });
});
