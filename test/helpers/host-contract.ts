import { english } from "../../src/language/en/english.ts";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Host } from "../../src/host/host.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { resolveArguments } from "../../src/tool/run-call.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { tools } from "../../tools/index.ts";
import { callTool, clock, readMeanings, tool } from "../tools/run-tool.ts";

/** A host over the people, appointments and files of the sample home. */
export type SampleUnderTest = {
  readonly host: Host;
  /** Where the sample home lies; its files are below `files`. */
  readonly home: string;
  /** The same machine as a later start finds it. */
  readonly restart: () => Promise<Host>;
  readonly dispose: () => Promise<void>;
};

type Sentence = string | RegExp;

const READS: readonly (readonly [string, JsonObject, Sentence])[] = [
  [
    "calendar.query",
    { from: "tomorrow", text: "lunch" },
    "You have one event about “lunch” tomorrow: Lunch with Anna at 12:30 pm at Café Mirabelle.",
  ],
  [
    "calendar.query",
    { from: "thursday", text: "design review" },
    "You have one event about “design review” on Thursday 5 March: Design review at 11 am at Room Kestrel.",
  ],
  [
    "calendar.query",
    { from: "wednesday", text: "design review" },
    "I found nothing about “design review” on your calendar tomorrow.",
  ],
  [
    "calendar.query",
    { text: "call with bjorn" },
    "You have one event about “call with bjorn” today: Call with Bjørn Åkesson at 4 pm.",
  ],
  [
    "calendar.query",
    { from: "next tuesday", text: "choir" },
    "I found nothing about “choir” on your calendar on Tuesday 10 March.",
  ],
  [
    "calendar.query",
    { from: "today", calendar: "garage" },
    /^There is no calendar “garage”\. Which /,
  ],
  [
    "calendar.find_slots",
    { minutes: "an hour", from: "tomorrow" },
    "You are free for 1 hour: tomorrow from 10:45 am to 12:30 pm and from 1:45 pm to 4 pm.",
  ],
  [
    "contacts.search",
    { query: "Bjorn Akesson" },
    /^In your contacts: Bjørn Åkesson, work \+46 8 465 004 30/,
  ],
  [
    "contacts.search",
    { query: "0902" },
    /Mehmet Yılmaz.*Łukasz Wójcik|Łukasz Wójcik.*Mehmet Yılmaz/,
  ],
  [
    "reminders.list",
    { due: "overdue" },
    "You have two overdue reminders: Renew the passport overdue since last Sunday and Return the library books overdue since yesterday at 6 pm.",
  ],
  [
    "reminders.list",
    { list: "shoping" },
    "You have four reminders on the list shoping: Cat food; Light bulbs, E14; Oats; Red lentils.",
  ],
  [
    "mail.recent",
    { from: "Anna", unread: true },
    "You have one new mail from Anna Lindqvist: Invoice 2214 for the tram signs, today at 4 am.",
  ],
  [
    "mail.recent",
    { mailbox: "sent items", limit: 1 },
    /^You have six mails in sent items: to Katherine Brooks: /,
  ],
  [
    "mail.search",
    { text: "lemon tree" },
    "I found one mail about “lemon tree”: Casa do Largo: Your request for three nights, today at 12 am.",
  ],
  [
    "messages.recent",
    { unread: true, who: "mum" },
    "You have one new message from mum: Margaret Ellery, today at 6 am: “Which train shall we take on Saturday?”.",
  ],
  ["messages.search", { text: "kayak" }, /Tom Ellery, today at 7 am/],
  ["messages.open_chat", { to: "tom" }, "Opened the chat with Tom Ellery."],
  [
    "notes.search",
    { query: "pressure" },
    "I found one note: Boiler in Home, changed last Saturday: “Pressure should be between 1.2 and 1.6 bar. If it drops: grey tap, a quarter turn, count to ten”.",
  ],
  ["notes.read", { id: "books" }, /chapter six/],
  ["files.read", { path: "boiler manual" }, /Fault E4: low pressure/],
  ["files.read", { path: "../outside.txt" }, /./],
  [
    "system.search_files",
    { folder: "travel" },
    "I found one file: Porto itinerary in Travel, changed yesterday.",
  ],
  ["system.open_app", { name: "saffari" }, "Opened Safari."],
  ["system.open_item", { target: "boiler manual" }, "Opened Documents/Boiler manual.pdf."],
  ["system.get_status", {}, /^It is 9 am on Tuesday 3 March 2026\./],
  [
    "shortcuts.list",
    {},
    "There are four shortcuts: Count words, Good night, Roll a die and Shout.",
  ],
  ["shortcuts.run", { name: "shout", input: "hey" }, "Shout ran: HEY"],
  ["shell.run", { command: "echo hello" }, /hello|sandbox/],
  ["music.control", { action: "playing" }, "Nothing is playing."],
];

const ACTS: readonly (readonly [string, JsonObject, Sentence])[] = [
  [
    "calendar.create_event",
    { title: "Coffee", start: "friday at 4", calendar: "work" },
    "Added: Coffee, Friday 6 March from 4 to 5 pm.",
  ],
  [
    "reminders.create",
    { title: "call mum", due: "at five" },
    "Reminder set: call mum, today at 5 pm.",
  ],
  [
    "mail.create_draft",
    { to: "Anna", subject: "Thanks", body: "Got it" },
    "Draft saved: Thanks, to Anna Lindqvist.",
  ],
  [
    "mail.send",
    { to: "mum", subject: "Soup", body: "It worked" },
    /^In the outbox(?:, not sent yet: Soup, to Margaret Ellery\.| here, not sent: Soup, to Margaret Ellery\. No way out is set up\.)$/,
  ],
  [
    "messages.send",
    { to: "book club", text: "Chapter seven" },
    /^In the outbox(?:, not sent yet: “Chapter seven”, to Book club\.| here, not sent: “Chapter seven”, to Book club\. Messages have no way out of this machine\.)$/,
  ],
  [
    "notes.create",
    { title: "Ideas", body: "a bench", folder: "work" },
    "Note made in Work: Ideas.",
  ],
  ["notes.append", { id: "gift ideas", text: "scarf" }, "Added to the note Gift ideas."],
  ["files.write", { path: "list", text: "oats" }, "Wrote list.txt."],
  [
    "files.write",
    { path: "lentil soup", text: "more cumin", mode: "append" },
    "Added to Downloads/Lentil soup.txt.",
  ],
  [
    "files.trash",
    { paths: ["lentil soup"] },
    "Moved one file to the trash: Downloads/Lentil soup.txt.",
  ],
  ["system.set_volume", { level: 30 }, "The volume is at 30 percent."],
  ["music.play", { query: "low tide" }, "Playing Harbour Lights by The Paper Lanterns."],
  [
    "timers.set",
    { duration: "ten minutes", label: "tea" },
    "Timer set: tea, rings in 10 minutes, at 9:10 am.",
  ],
];

type OnRecord = {
  readonly source: string;
  readonly query: JsonObject;
  readonly sentence: RegExp;
};

const ACTS_ON_RECORDS: readonly (readonly [string, JsonObject, OnRecord])[] = [
  [
    "calendar.update_event",
    { start: "an hour later" },
    {
      source: "calendar.query",
      query: { text: "dentist" },
      sentence: /^Changed: Dentist, tomorrow, Wednesday 4 March, from 5 to 5:40 pm\.$/,
    },
  ],
  [
    "calendar.delete_event",
    {},
    {
      source: "calendar.query",
      query: { text: "haircut" },
      sentence: /^Deleted: Haircut, Friday 6 March, 5:45 pm to 6:30 pm\.$/,
    },
  ],
  [
    "reminders.complete",
    {},
    {
      source: "reminders.list",
      query: { text: "timesheet" },
      sentence:
        /^Done: Fill in the timesheet\. Next time: Fill in the timesheet, Friday 13 March at 4 pm\.$/,
    },
  ],
  [
    "reminders.update",
    { due: "tomorrow at nine" },
    {
      source: "reminders.list",
      query: { text: "library" },
      sentence: /^Changed: Return the library books, tomorrow at 9 am\.$/,
    },
  ],
  [
    "reminders.delete",
    {},
    {
      source: "reminders.list",
      query: { text: "passport" },
      sentence: /^Deleted: Renew the passport\.$/,
    },
  ],
  [
    "mail.update_message",
    { action: "archive" },
    {
      source: "mail.search",
      query: { text: "kayak" },
      sentence: /^Archived: Weekend, from Tom Ellery\.$/,
    },
  ],
];

/** With real addresses, absolute paths and whole texts. */
const QUESTIONS: readonly (readonly [
  string,
  JsonObject,
  (home: string, kind: Host["kind"]) => string,
])[] = [
  [
    "mail.send",
    { to: "anna", subject: "s", body: "b" },
    (_, kind) =>
      `${
        kind === "macos"
          ? "Send this mail through Mail?"
          : "Put this mail in the outbox here, not sent, because no way out is set up?"
      }\nTo: Anna Lindqvist <anna@lindqvist-form.example>\nSubject: s\n\nb`,
  ],
  [
    "messages.send",
    { to: "mum", text: "t" },
    (_, kind) =>
      kind === "macos"
        ? "Send this message to Margaret Ellery (+44 7700 900184) through Messages?\nt"
        : "Put this message to Margaret Ellery (+44 7700 900184) in the outbox here, not sent, because messages have no way out of this machine?\nt",
  ],
  [
    "files.trash",
    { paths: ["household budget"] },
    (home) => `Move one file to the trash?\n${join(home, "files/Documents/Household budget.csv")}`,
  ],
];

/** Tools with a test of their own below. */
const ALONE = ["mail.read", "timers.cancel"];

/** What every host has to do with all tools over the sample home. */
export function describeToolsContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<SampleUnderTest>;
}): void {
  const run = [...READS, ...ACTS, ...ACTS_ON_RECORDS, ...QUESTIONS].map(([tool]) => tool);
  const called = [...new Set([...run, ...ALONE])].toSorted();
  const acting = tools.filter((tool) => tool.run).map((tool) => tool.name);
  describe(`the tools over the sample home: ${name}`, () => {
    it(`are all called: ${called.length} of ${acting.length}`, () => {
      expect(called).toEqual(acting.toSorted());
    });

    let under: SampleUnderTest;
    let host: Host;
    const handles = createHandleBook();
    const signal = new AbortController().signal;
    beforeAll(async () => {
      under = await make();
      ({ host } = under);
    });
    afterAll(() => under.dispose());

    const call = (name: string, input: JsonObject = {}): Promise<Result> =>
      callTool({ host, handles, signal, language: english, isOwn: true }, name, input);

    const question = async (name: string, input: JsonObject): Promise<string | undefined> =>
      tool(name).ask?.(resolveArguments(tool(name), input, handles), {
        host,
        signal,
        meant: readMeanings(tool(name), input),
        language: english,
      });

    const spoken = async (name: string, input: JsonObject = {}): Promise<string | undefined> => {
      const result = await call(name, input);
      return result.ok
        ? tool(name).say?.(result, {
            input,
            clock,
            language: english,
            meant: readMeanings(tool(name), input),
          })
        : result.message;
    };

    /** Runs an act, sees what it says, and takes it back. */
    async function doAndUndo(
      name: string,
      input: JsonObject,
    ): Promise<{ said: string | undefined; undone: string }> {
      const result = await call(name, input);
      if (!result.ok) throw new Error(result.message);
      if (!("done" in result) || !result.undo) throw new Error(`${name} has no undo.`);
      return {
        said: tool(name).say?.(result, {
          input,
          clock,
          language: english,
          meant: readMeanings(tool(name), input),
        }),
        undone: english.say.acting.undone(await host.undo(result.undo)),
      };
    }

    /** The handle of the first record a call shows. */
    async function firstHandle(name: string, input: JsonObject): Promise<string> {
      const result = await call(name, input);
      const [item] = result.ok && "items" in result ? (result.items ?? []) : [];
      if (!item?.handle) throw new Error(`${name} showed nothing.`);
      return item.handle;
    }

    it.each(READS)("%s %j", async (name, input, sentence) => {
      const said = await spoken(name, input);
      if (typeof sentence === "string") expect(said).toBe(sentence);
      else expect(said).toMatch(sentence);
    });

    it("mail.read reads a mail by the handle a search gave", async () => {
      const id = await firstHandle("mail.recent", { from: "Anna" });
      expect(await spoken("mail.read", { id })).toMatch(
        /^From Anna Lindqvist.*1,840 euros.*Attached: invoice-2214\.csv$/s,
      );
    });

    it.each(ACTS)("%s %j can be taken back", async (name, input, sentence) => {
      const { said, undone } = await doAndUndo(name, input);
      if (typeof sentence === "string") expect(said).toBe(sentence);
      else expect(said).toMatch(sentence);
      expect(undone.length).toBeGreaterThan(10);
    });

    it.each(ACTS_ON_RECORDS)(
      "%s acts on a record an earlier call showed, and back",
      async (name, rest, { source, query, sentence }) => {
        const before = await spoken(source, query);
        const { said } = await doAndUndo(name, { id: await firstHandle(source, query), ...rest });
        expect(said).toMatch(sentence);
        expect(await spoken(source, query)).toBe(before);
      },
    );

    it.each(QUESTIONS)("%s asks with what it will do", async (tool, input, asked) => {
      expect(await question(tool, input)).toBe(asked(under.home, host.kind));
    });

    it("doesn't choose between two Sarahs", async () => {
      expect(await call("mail.send", { to: "sarah", subject: "s", body: "b" })).toMatchObject({
        ok: false,
        code: "ambiguous",
      });
    });

    it("timers.cancel finds a timer of an earlier start, and cancels it by its name", async () => {
      await call("timers.set", { duration: "20 minutes", label: "bread" });
      await host[Symbol.asyncDispose]();
      host = await under.restart();
      expect(await spoken("timers.cancel")).toBe(
        "One timer is running: bread rings in 20 minutes.",
      );
      expect((await doAndUndo("timers.cancel", { label: "bread" })).said).toBe("Cancelled: bread.");
    });
  });
}
