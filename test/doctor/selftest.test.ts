import { selfTestReport } from "../../src/types/self-test-report.ts";
import { english } from "../../src/language/en/english.ts";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { selfTest } from "../../src/doctor/selftest/run-self-test.ts";
import type { MacosHostOptions } from "../../src/host/macos/create-macos-host.ts";
import { ChatStore } from "../helpers/jxa/databases/chat-store.ts";
import { MailStore } from "../helpers/jxa/databases/mail-store.ts";
import { appWorld, record, rootOf } from "../helpers/jxa/dictionary.ts";
import { mailRoot } from "../helpers/jxa/mail-dictionary.ts";
import { fakeProcess } from "../helpers/mac-bin/fake-programs.ts";
import { type MacHome, makeMacHome } from "../host/macos/mac-home.ts";

const SECRET = "Lunch with the minister";

describe("selftest mac", () => {
  let mac: MacHome;
  let options: MacosHostOptions;
  beforeEach(() => {
    mac = makeMacHome();
    fill(mac);
    const { tools, world, programs } = mac;
    options = {
      language: english,
      clock: tools.clock,
      home: mac.home,
      roots: tools.roots,
      state: tools.state,
      environment: { TERM_PROGRAM: "Apple_Terminal" },
      notice: () => undefined,
      runProcess: fakeProcess(world, programs),
    };
  });
  afterEach(() => mac.dispose());

  const report = async (writes: boolean): Promise<readonly string[]> => {
    let text = "";
    const write = (part: string): void => void (text += part);
    await selfTest(options, { writes, write, signal: new AbortController().signal });
    return text.split("\n");
  };
  const answerTo = (lines: readonly string[], area: string, asks: string): string =>
    lines.find((line) => line.startsWith(`| ${area} | ${asks} |`))?.split(" | ")[2] ?? "";

  it("only reads, and tells numbers instead of what is somebody's", async () => {
    const before = everything(mac);
    const lines = await report(false);
    expect(answerTo(lines, "calendar", "events of a week")).toBe("1 found");
    expect(answerTo(lines, "contacts", "what their cards say")).toBe(
      "1 with a job, 0 with an address, 1 with a birthday (1 without the year), 1 named on the owner's card",
    );
    expect(answerTo(lines, "mail", "newest mail")).toBe("1 found");
    expect(answerTo(lines, "notes", "what a locked note says")).toMatch(/^refused: /);
    expect(answerTo(lines, "mail", "is the first mail of the inbox the newest")).toBe("yes");
    expect(lines.join("\n")).not.toContain(SECRET);
    expect(everything(mac)).toBe(before);
  });

  it("is a table whose rows all have four cells, whatever is asked and answered", async () => {
    const rows = (await report(true)).filter((line) => line !== "").slice(-40);
    const table = rows.filter((line) => line.startsWith("| "));
    expect(table.some((line) => line.includes(String.raw`make --version \| head`))).toBe(true);
    for (const row of table.slice(2)) expect(row.split(/(?<!\\)\|/), row).toHaveLength(6);
    // Nothing stands between the rows, or the table ends there.
    const first = rows.indexOf(table[0] ?? "");
    expect(rows.slice(first, first + table.length)).toEqual(table);
  });

  it("gives the same as data, which can be read and compared", async () => {
    const asking = { writes: false, write: () => undefined, signal: new AbortController().signal };
    const report = selfTestReport.parse(
      JSON.parse(JSON.stringify(await selfTest(options, asking))),
    );
    const asked = report.answers.map(({ area, question }) => `${area}: ${question}`);
    expect(asked).toEqual(
      expect.arrayContaining([
        "voice: sound devices",
        "notes: notes once more, when none has changed",
        "mail: what each account calls its mailboxes",
        "shell: what git --version says",
      ]),
    );
    const mail = report.answers.find(({ question }) => question.startsWith("what each account"));
    expect(mail?.answer).toBe(
      "account 1: sent “Sent”, drafts “Drafts”, archive “Archive”, trash “Trash”, 0 others",
    );
    expect(report.isGood).toBe(report.answers.every(({ isGood }) => isGood));
    expect(JSON.stringify(report)).not.toContain(SECRET);
  });

  it("tells what this macOS does with words, nil and blocks", async () => {
    mac.world.blocksFire = false;
    const told = answerTo(await report(false), "scripts", "words, nil and completion blocks");
    expect(told).toMatch(/an unknown word of an app: throws -1708/);
    expect(told).toMatch(/a completion block is called back: no/);
  });

  it("says of each service that is closed why, and goes on", async () => {
    mac.world.grants.contacts = "denied";
    Object.assign(mac.world.apps["Notes"] ?? {}, { grant: "denied" });
    const lines = await report(false);
    expect(answerTo(lines, "contacts", "people")).toMatch(/^\*\*permission\*\*: Terminal/);
    expect(answerTo(lines, "notes", "notes")).toMatch(/^\*\*permission\*\*: Terminal/);
    expect(answerTo(lines, "audio", "volume")).toBe("40 percent");
  });

  it("with --write makes, changes and removes its own in each app, and leaves nothing", async () => {
    const before = everything(mac);
    const lines = await report(true);
    const areas = ["an event of our own", "a reminder of our own", "a note of our own"];
    for (const asks of [...areas, "a draft of our own, to nobody"]) {
      expect(lines.find((line) => line.includes(`| ${asks} |`))).toContain("removed again");
    }
    expect(answerTo(lines, "files", "a file of our own, to the Trash and back")).toContain(
      "removed",
    );
    expect(answerTo(lines, "audio", "the volume as it is")).toBe("set and told the same");
    expect(everything(mac)).toBe(before);
  });
});

/** What is the user's, as far as nothing of it may change. */
function everything(mac: MacHome): string {
  const { eventKit, apps } = mac.world;
  const notes = apps["Notes"] && rootOf(apps["Notes"]).elements["accounts"]?.[0];
  const [folder] = notes?.elements["folders"] ?? [];
  const mail = new MailStore(mac.home);
  const kept = mail.numbers().filter((number) => mail.row(number).mailbox !== "Trash");
  return JSON.stringify([
    eventKit.events.length,
    eventKit.reminders.length,
    folder?.elements["notes"],
    kept,
    readdirSync(mac.path("Documents")),
  ]);
}

function fill({ world, home, path }: MacHome): void {
  world.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  for (const [id, entity] of [
    ["events", "event"],
    ["list", "reminder"],
  ] as const) {
    const calendar = { id, title: "Home", source: "local", entity, kind: 0, isWritable: true };
    world.eventKit.calendars.push(calendar);
  }
  world.eventKit.defaultCalendar = "events";
  world.eventKit.defaultList = "list";
  const start = world.now + 3_600_000;
  world.eventKit.events.push({
    id: "event-1",
    external: "event-1",
    calendar: "events",
    title: SECRET,
    start,
    end: start + 3_600_000,
    allDay: false,
    zone: world.zone,
    alarms: [],
    attendees: [],
    availability: 0,
    excluded: [],
    detached: [],
    modified: 0,
  });
  world.contacts.containers.push("card");
  const texts = { given: "Mia", family: "", nickname: "", organisation: "" };
  world.contacts.people.push({
    id: "person-1",
    container: "card",
    ...texts,
    phones: [],
    emails: [],
    jobTitle: SECRET,
    birthday: { month: 2, day: 9 },
    relations: [{ label: SECRET, value: "Mia" }],
  });
  world.contacts.own = "person-1";
  const locked = record("note", "note-1", {
    props: { name: "Diary", body: "<div>Diary</div>", passwordProtected: true, modified: 0 },
  });
  const folder = record("folder", "folder-1", {
    props: { name: "Notes" },
    elements: { folders: [], notes: [locked] },
  });
  const trash = record("folder", "folder-2", {
    props: { name: "Recently Deleted", isTrash: true },
    elements: { folders: [], notes: [] },
  });
  const account = record("account", "local", { elements: { folders: [folder, trash] } });
  world.apps["Notes"] = appWorld({ accounts: [account] });
  world.apps["Music"] = appWorld({}, { isRunning: false });
  world.apps["Messages"] = appWorld({});
  new ChatStore(home).make();
  const store = new MailStore(home);
  const me = { name: "Robin", address: "robin@ellery.example" };
  store.add({ mailbox: "INBOX", from: me, to: [me], subject: SECRET, at: world.now, source: "\n" });
  world.apps["Mail"] = appWorld({});
  world.apps["Mail"].data["root"] = mailRoot(home, me);
  mkdirSync(path("Documents/Letters"));
  writeFileSync(path("Documents/Letters/a.txt"), SECRET);
}
