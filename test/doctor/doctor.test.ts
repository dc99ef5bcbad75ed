import { english } from "../../src/language/en/english.ts";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { examine } from "../../src/doctor/examine.ts";
import { whisperRow } from "../../src/doctor/sound-rows.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { UsageError } from "../../src/errors.ts";
import { smtpLoopback } from "../helpers/smtp-loopback.ts";
import { findEntry, readManifest } from "../../src/models/manifest.ts";
import type { DoctorReport, DoctorRow } from "../../src/types/doctor.ts";

const EVENT = calendarOf("VEVENT", "DTSTART:20260302T090000Z");
const TASK = calendarOf("VTODO", "DUE:20260302T090000Z");
const CARD = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nN:;Ada;;;\r\nEND:VCARD\r\n";

function calendarOf(kind: string, time: string): string {
  const item = [`BEGIN:${kind}`, "UID:1", "DTSTAMP:20260101T000000Z", time, "SUMMARY:x"];
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...item, `END:${kind}`];
  return [...lines, "END:VCALENDAR", ""].join("\r\n");
}

/** A person's home with these files; nobody else's settings or data are in it. */
function homeWith(files: Readonly<Record<string, string>>): string {
  const home = mkdtempSync(join(tmpdir(), "sotto-doctor-test-"));
  for (const [path, text] of Object.entries(files)) put(home, path, text);
  return home;
}

function put(home: string, path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

type Asked = {
  readonly platform?: NodeJS.Platform;
  readonly env?: Record<string, string>;
  readonly hasVoice?: boolean;
};

async function reportOn(home: string, { platform = "linux", env = {}, ...asked }: Asked = {}) {
  const full = { HOME: home, ...env };
  const hasVoice = async (): Promise<boolean> => asked.hasVoice ?? false;
  return examine({
    language: english,
    config: loadConfig({ host: "embedded" }, full),
    env: full,
    platform,
    hasVoice,
  });
}

function proposalsIn(report: DoctorReport): readonly string[] {
  return report.flatMap(({ next = "" }) => (/config set paths\.\w+ ['/]/.test(next) ? [next] : []));
}

async function proposed(home: string, asked: Asked = {}): Promise<readonly string[]> {
  const all = proposalsIn(await reportOn(home, asked));
  return all.map((line) => line.replaceAll(home, "~"));
}

function rowOf(report: DoctorReport, name: string): DoctorRow | undefined {
  return report.find((row) => row.name === name);
}

function tree(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
}

describe("doctor proposes", () => {
  it("nothing in an empty home", async () => {
    expect(await proposed(homeWith({}))).toEqual([]);
  });

  it("the folder above khal's calendars, its birthdays left aside", async () => {
    const home = homeWith({
      ".config/khal/config": `[calendars]
  [[home]]
    path = ~/cal/home   # mine
  [[work]]
    path = "$HOME/cal/work"
  [[birthdays]]
    type = birthdays
    path = ~/cards
[locale]
timeformat = %H:%M
`,
      "cal/home/a.ics": EVENT,
      "cal/work/b.ics": EVENT,
      "cards/a.vcf": CARD,
    });
    expect(await proposed(home)).toEqual(["sotto config set paths.calendars ~/cal"]);
  });

  it("khal's calendars one by one where only the home holds them all", async () => {
    const home = homeWith({
      ".config/khal/config": "[calendars]\n[[a]]\npath = ~/one\n[[b]]\npath = ~/two\n",
      "one/a.ics": EVENT,
      "two/b.ics": EVENT,
    });
    expect(await proposed(home)).toEqual([
      "sotto config set paths.calendars ~/one",
      "sotto config set paths.calendars ~/two",
    ]);
  });

  it("vdirsyncer's local storages by what they hold, and no remote one", async () => {
    const home = homeWith({
      ".config/vdirsyncer/config": `[general]
status_path = "~/.vdirsyncer/status/"
[pair x]
a = "l"
[storage l]
type = "filesystem"
path = "~/sync/dates/"
fileext = ".ics"
[storage c]
type = "filesystem"
path = "~/sync/people/"
fileext = ".vcf"
[storage r]
type = "caldav"
url = "https://dav.example.org/"
`,
      "sync/dates/a/a.ics": EVENT,
      "sync/people/p/a.vcf": CARD,
    });
    expect(await proposed(home)).toEqual([
      "sotto config set paths.calendars ~/sync/dates",
      "sotto config set paths.contacts ~/sync/people",
    ]);
  });

  it("todoman's lists up to the pattern, and khard's address books", async () => {
    const home = homeWith({
      ".config/todoman/config.py": 'date_format = "%Y"\npath = "~/todo/*"\n',
      ".config/khard/khard.conf": "[addressbooks]\n[[friends]]\npath = ~/my people/\n",
      "todo/list/a.ics": TASK,
      "my people/a.vcf": CARD,
    });
    expect(await proposed(home)).toEqual([
      "sotto config set paths.reminders ~/todo",
      "sotto config set paths.contacts '~/my people'",
    ]);
  });

  it("usual folders by what lies in them, each once, tasks beside events", async () => {
    const home = homeWith({
      ".config/khal/config": "[calendars]\n[[all]]\npath = ~/.calendars/*\ntype = discover\n",
      ".calendars/mine/a.ics": EVENT,
      ".calendars/mine/b.ics": TASK,
      ".contacts/a.vcf": CARD,
      "Mail/account/INBOX/cur/.keep": "",
      "Mail/account/INBOX/new/.keep": "",
      "Mail/account/INBOX/tmp/.keep": "",
      "Maildir/readme.txt": "",
      "Notes/a.md": "# a",
      "Documents/Vault/.obsidian/app.json": "{}",
      "Music/Band/Album/1.flac": "",
    });
    expect(await proposed(home)).toEqual([
      "sotto config set paths.calendars ~/.calendars",
      "sotto config set paths.reminders ~/.calendars",
      "sotto config set paths.contacts ~/.contacts",
      "sotto config set paths.mail ~/Mail",
      "sotto config set paths.notes ~/Notes",
      "sotto config set paths.notes ~/Documents/Vault",
      "sotto config set paths.music ~/Music",
    ]);
  });

  it("no folder that holds nothing of the kind, and none that is gone", async () => {
    const home = homeWith({
      ".config/khal/config": "[calendars]\n[[gone]]\npath = ~/gone\n[[odd]]\npath = relative\n",
      "Mail/letter.txt": "",
      "Notes/readme.txt": "",
      "Music/list.txt": "",
      ".calendars/x.txt": "",
    });
    expect(await proposed(home)).toEqual([]);
  });

  it("nothing for a domain the settings name already", async () => {
    const home = homeWith({ ".contacts/a.vcf": CARD });
    const settings = JSON.stringify({ paths: { contacts: "~/.contacts" } });
    put(home, ".config/sotto/settings.json", settings);
    expect(await proposed(home)).toEqual([]);
  });

  it("settings and data of XDG's variables", async () => {
    const home = homeWith({ "d/calendars/a/a.ics": EVENT });
    const env = { XDG_DATA_HOME: join(home, "d") };
    expect(await proposed(home, { env })).toEqual([
      "sotto config set paths.calendars ~/d/calendars",
    ]);
  });

  it("on a Mac nothing it would need a permission to look into", async () => {
    const home = homeWith({
      ".config/khal/config": "[calendars]\n[[a]]\npath = ~/Documents/cal\n",
      "Documents/cal/a.ics": EVENT,
      "Documents/Notes/a.md": "",
      "Music/1.mp3": "",
      ".contacts/a.vcf": CARD,
    });
    expect(await proposed(home, { platform: "darwin" })).toEqual([
      "sotto config set paths.contacts ~/.contacts",
    ]);
  });
});

describe("doctor tells", () => {
  it("each file it can't read by its path, and what it counted", async () => {
    const home = homeWith({
      "data/calendars/home/good.ics": EVENT,
      "data/calendars/home/broken.ics": "BEGIN:VCALENDAR\r\nthis is no calendar",
      "data/contacts/a.vcf": CARD,
    });
    const config = loadConfig({ host: "embedded", home: join(home, "data") }, { HOME: home });
    const before = tree(join(home, "data"));
    const report = await examine({
      language: english,
      config,
      env: { HOME: home },
      platform: "linux",
    });
    const files = report.filter(({ name }) => name === "file");
    expect(files).toHaveLength(1);
    expect(files[0]?.sentence).toContain(join(home, "data/calendars/home/broken.ics"));
    expect(rowOf(report, "home")?.sentence).toContain("1 calendars");
    expect(rowOf(report, "home")?.sentence).toContain("1 contacts");
    expect(tree(join(home, "data"))).toEqual(before);
  });

  it("what waits in an outbox is left waiting", async () => {
    const home = homeWith({
      "data/mail/Outbox/cur/1": "To: a@example.org\r\n\r\nx",
      "data/mail/Outbox/new/.keep": "",
      "data/mail/Outbox/tmp/.keep": "",
    });
    const env = { HOME: home };
    const config = loadConfig({ host: "embedded", home: join(home, "data") }, env);
    const slip = { key: "1", what: "the mail “Lunch” to Bob", due: 0 };
    put(config.folders.state, "host/mail-outbox/1.held", JSON.stringify(slip));
    const before = [tree(join(home, "data")), tree(join(config.folders.state, "host/mail-outbox"))];
    const report = await examine({ language: english, config, env, platform: "linux" });
    expect(rowOf(report, "unsent")?.sentence).toBe(
      "In the outbox, not sent yet: the mail “Lunch” to Bob.",
    );
    const after = [tree(join(home, "data")), tree(join(config.folders.state, "host/mail-outbox"))];
    expect(after).toEqual(before);
  });

  it("which way mail leaves: none, or the one that was named; it reaches nobody unasked", async () => {
    const home = homeWith({ "data/mail/INBOX/cur/.keep": "" });
    const none = rowOf(await reportOn(home), "way out of mail");
    expect(none).toMatchObject({ status: "ok", sentence: expect.stringContaining("No way out") });
    const server = await smtpLoopback();
    const transport = { smtp: { host: "127.0.0.1", port: server.port } };
    put(home, ".config/sotto/settings.json", JSON.stringify({ mail: { transport } }));
    const row = async (connects: boolean): Promise<string | undefined> => {
      const env = { HOME: home };
      const config = loadConfig({ host: "embedded", home: join(home, "data") }, env);
      const report = await examine({ language: english, config, connects, env, platform: "linux" });
      return rowOf(report, "way out of mail")?.sentence;
    };
    expect(await row(false)).toMatch(/through 127\.0\.0\.1:\d+\. It was not tried\.$/);
    expect(server.visits()).toBe(0);
    expect(await row(true)).toMatch(/sign-in there worked/);
    expect([server.visits(), server.arrived]).toEqual([1, []]);
    await server.close();
    expect(await row(true)).toMatch(/But 127\.0\.0\.1 can't be reached/);
  });

  it("that messages have no way out", async () => {
    const row = rowOf(await reportOn(homeWith({})), "way out of messages");
    expect(row?.sentence).toMatch(/marked as not sent/);
  });

  it("makes no sample home", async () => {
    const home = homeWith({});
    expect(rowOf(await reportOn(home), "home")?.status).toBe("warn");
    expect(tree(home).filter((path) => path.includes("share"))).toEqual([]);
  });

  it("a folder of the settings that isn't there", async () => {
    const home = homeWith({});
    put(home, ".config/sotto/settings.json", JSON.stringify({ paths: { mail: "~/gone" } }));
    const report = await reportOn(home);
    expect(rowOf(report, "paths.mail")).toMatchObject({
      status: "missing",
      next: expect.stringContaining("sotto config set paths.mail null"),
    });
  });

  it("a state folder others may look into", async () => {
    const home = homeWith({ ".local/state/sotto/journal.txt": "" });
    chmodSync(join(home, ".local/state/sotto"), 0o755);
    expect(rowOf(await reportOn(home), "state")).toMatchObject({
      status: "warn",
      next: `chmod 700 ${join(home, ".local/state/sotto")}`,
    });
    chmodSync(join(home, ".local/state/sotto"), 0o700);
    expect(rowOf(await reportOn(home), "state")?.status).toBe("ok");
  });

  it("a model that isn't here, with the command that fetches it", async () => {
    const home = homeWith({});
    put(home, ".config/sotto/settings.json", JSON.stringify({ models: { stt: "no-such" } }));
    const report = await reportOn(home);
    expect(rowOf(report, "models")?.sentence).toContain("no-such");
  });

  it("a model that is damaged, which its name and size don't tell", async () => {
    const home = homeWith({});
    const { file, bytes } = findEntry(readManifest(), "request-minilm");
    put(home, `models/${file}`, "\0".repeat(bytes));
    const env = { HOME: home };
    const config = loadConfig({ host: "embedded", models: join(home, "models") }, env);
    const row = rowOf(
      await examine({ language: english, config, env, platform: "linux" }),
      "embedding model",
    );
    expect(row).toMatchObject({ status: "missing", next: expect.stringMatching(/models fetch/) });
    expect(row?.sentence).toContain("is damaged");
  });

  it("a voice by what would be heard of it, and not by a program that lies there", async () => {
    const home = homeWith({ "bin/espeak-ng": "" });
    chmodSync(join(home, "bin/espeak-ng"), 0o755);
    const env = { PATH: join(home, "bin") };
    const heard = rowOf(await reportOn(home, { env, hasVoice: true }), "voice");
    expect(heard).toMatchObject({ status: "ok", sentence: "Answers are spoken by espeak-ng." });
    const silent = rowOf(await reportOn(home, { env }), "voice");
    expect(silent).toMatchObject({ status: "missing" });
    expect(silent?.sentence).toMatch(/^espeak-ng makes no sound here/);
    const none = rowOf(await reportOn(home, { env: { PATH: home } }), "voice");
    expect(none?.next).toBe("Install espeak-ng.");
  });

  it("on a Mac, that its own apps aren't served and that the microphone wasn't opened", async () => {
    const report = await reportOn(homeWith({}), { platform: "darwin" });
    expect(rowOf(report, "mac")?.status).toBe("missing");
    expect(rowOf(report, "microphone")?.sentence).toContain("wasn't tried");
  });

  it("why the settings file can't be read, and the rest all the same", async () => {
    const home = homeWith({});
    const env = { HOME: home };
    const broken = new UsageError("It is not JSON.", { hint: "Repair it." });
    const report = await examine({
      language: english,
      config: loadConfig({}, env),
      broken,
      env,
      platform: "linux",
    });
    expect(rowOf(report, "settings")).toMatchObject({ status: "missing", next: "Repair it." });
    expect(rowOf(report, "node")?.status).toBe("ok");
  });
});

describe("the engine that hears", () => {
  it("is named as the settings choose it", () => {
    expect([
      "Speech is heard by whisper.node.",
      "The package whisper.node isn't installed, so speech can't be heard.",
    ]).toContain(whisperRow({ engine: "whisper.node" }).sentence);
    expect(["Whisper is built.", "Whisper isn't built, so speech can't be heard."]).toContain(
      whisperRow({ engine: "whisper.cpp" }).sentence,
    );
  });
});
