import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdInstance } from "../../src/store/instance-lock.ts";
import { runSotto, scratch, script } from "../helpers/run-sotto.ts";
import type { Ran } from "../helpers/run-sotto.ts";

const base = scratch();
const home = join(base, "home");
const state = join(base, "state");
const temporary = join(base, "tmp");
const flags = (folder = state): readonly string[] =>
  `--home ${home} --state ${folder} --now 2026-03-02T09:00 --tz Europe/London --quiet`.split(" ");
const env = { TMPDIR: temporary };

/** Secrets of 50 records, as strangers and the user write them. */
const canaries = Array.from(
  { length: 50 },
  (_, at) => `Canary${String(at)}x${(at * 7919 + 104_729) % 65_536}q`,
);
const canary = (at: number): string => canaries[at] ?? "";

function plant(): void {
  const put = (path: string, text: string): void => writeFileSync(join(home, path), text);
  const item = (kind: string, at: number, more: string): string =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:${kind}\r\nUID:c${at}\r\nDTSTAMP:20260301T000000Z\r\n${more}SUMMARY:pin ${canary(at)}\r\nEND:${kind}\r\nEND:VCALENDAR\r\n`;
  for (let at = 0; at < 10; at += 1) {
    const head = `From: A <a${at}@b.example>\r\nTo: me@example.com\r\nSubject: ${canary(at)}\r\nDate: Mon, 02 Mar 2026 08:0${at}:00 +0000\r\nMessage-ID: <c${at}@b.example>`;
    put(
      `mail/INBOX/new/177244000${at}.c.host`,
      `${head}\r\n\r\nYour code is ${canary(10 + at)}\r\n`,
    );
    put(
      `calendars/Home/c${at}.ics`,
      item("VEVENT", 20 + at, "DTSTART:20260302T1000Z\r\n".replace("1000Z", "100000Z")),
    );
    put(`reminders/Home/c${at}.ics`, item("VTODO", 30 + at, ""));
  }
  for (let at = 40; at < 45; at += 1) {
    put(`notes/Zebra ${at}.md`, `zebra password ${canary(at)}\n`);
    put(
      `contacts/c${at}.vcf`,
      `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:c${at}\r\nFN:Zelda ${at}\r\nNOTE:${canary(at + 5)}\r\nORG:${canary(at + 5)}\r\nEND:VCARD\r\n`,
    );
  }
  for (const at of [0, 1, 2])
    appendFileSync(join(home, "files/zebra.txt"), `${canary(at)} ${canary(at + 40)}\n`);
}

const call = (name: string, given: object = {}): unknown => ({ call: { name, arguments: given } });
const say = { say: "There." };
/** Reads everything that was planted, and has effects of several kinds. */
const SESSION: readonly (readonly unknown[])[] = [
  [
    call("mail.recent", { limit: 20 }),
    call("mail.read", { id: "mail:1" }),
    call("mail.read", { id: "mail:2" }),
    say,
  ],
  [
    call("calendar.query", { from: "today" }),
    call("reminders.list"),
    call("reminders.list", { list: "Home" }),
    say,
  ],
  [
    call("notes.search", { query: "zebra" }),
    call("notes.read", { id: "Zebra 41" }),
    call("files.read", { path: "zebra.txt" }),
    say,
  ],
  [
    call("contacts.search", { query: "zelda" }),
    call("messages.recent"),
    call("mail.search", { query: "code" }),
    say,
  ],
  [
    call("system.search_files", { query: "zebra" }),
    call("shortcuts.list"),
    call("system.get_status"),
    say,
  ],
  [
    call("reminders.create", { title: "wax the skis" }),
    call("notes.create", { title: "Kites", body: "silk" }),
    call("timers.set", { duration: "9 minutes" }),
    say,
  ],
  [
    call("files.write", { path: "kites.txt", text: "silk" }),
    call("system.set_volume", { level: 30 }),
    call("music.play", {}),
    say,
  ],
  [
    call("files.trash", { paths: ["Downloads/Lentil soup.txt"] }),
    call("system.open_app", { name: "Maps" }),
    call("messages.send", { to: "+44 20 7946 0999", text: "hi" }),
    say,
  ],
];

let ran: Ran;
beforeAll(async () => {
  mkdirSync(temporary);
  const before = process.umask(0);
  try {
    await runSotto(["sample", ...flags()], { env });
    plant();
    const llm = script(base, ...SESSION.flat());
    const input = `${SESSION.map(() => "please go ahead with that").join("\n")}\nundo that\n`;
    const words = [
      ...flags(),
      "--json",
      "--llm",
      llm,
      "--exposure",
      "all",
      "--confirm",
      "all",
      "--no-fast-path",
    ];
    ran = await runSotto(words, { input, env });
    await runSotto(["undo", ...flags()], { env });
  } finally {
    process.umask(before);
  }
}, 120_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    join(folder, name),
  );
}

const holding = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((path) => statSync(path).isFile())
    .filter((path) => {
      const text = readFileSync(path, "latin1").toLowerCase();
      return canaries.some((secret) => text.includes(secret.toLowerCase()));
    })
    .map((path) => path.slice(folder.length + 1));

describe("the state folder after a session", () => {
  it("came from a session that read what was planted and acted", () => {
    const results = ran.events().filter(({ type }) => type === "result");
    expect(results.filter(({ ok }) => ok === true).length).toBeGreaterThanOrEqual(22);
    const read = JSON.stringify(results);
    expect(canaries.filter((secret) => read.includes(secret)).length).toBeGreaterThan(30);
  });

  it("is 0700 with files of 0600, whatever the umask", () => {
    const open = [state, ...filesBelow(state)].filter((path) => {
      const stats = statSync(path);
      return (stats.mode & 0o777) !== (stats.isDirectory() ? 0o700 : 0o600);
    });
    expect(open).toEqual([]);
    expect(filesBelow(state).length).toBeGreaterThan(8);
  });

  it("holds nothing that the table of what is kept where doesn't name", () => {
    const page = readFileSync("src/store/README.md", "utf8").split("\n");
    const table = page.filter((line) => line.startsWith("|")).join("\n");
    const names = [state, join(state, "host")].flatMap((folder) => readdirSync(folder));
    const bases = new Set(names.map((name) => name.replace(/-(?:wal|shm)$|\.copy$/, "")));
    expect([...bases].filter((name) => !table.includes(name))).toEqual([]);
  });

  it("keeps none of 50 secrets that were read, but in search indexes and what forget removes", async () => {
    const known =
      /^(?:host\/(?:mail|notes|files|messages)\.db(?:-wal|-shm)?|(?:conversations|sessions|memory|transcripts)\b.*)$/;
    expect(holding(state).filter((path) => !known.test(path))).toEqual([]);
    expect((await runSotto(["forget", ...flags()], { env })).code).toBe(0);
    expect(holding(state).filter((path) => !path.startsWith("host/"))).toEqual([]);
  });

  it("leaves none of them in temporary files or in notices", () => {
    expect(holding(temporary)).toEqual([]);
    expect(canaries.filter((secret) => ran.stderr.includes(secret))).toEqual([]);
  });
});

const CREATE = { call: { name: "reminders.create", arguments: { title: "wax the skis" } } };

/** Asks for an effect with this state folder: the code, what is said, and whether anything was done. */
async function asked(folder: string): Promise<{ ran: Ran; isDone: boolean }> {
  const count = (): number => readdirSync(join(home, "reminders"), { recursive: true }).length;
  const before = count();
  const words = [
    "ask",
    "please go ahead",
    ...flags(folder),
    "--llm",
    script(base, CREATE),
    "--exposure",
    "all",
  ];
  const done = await runSotto(words, { env });
  return { ran: done, isDone: count() !== before };
}

describe("a state folder that can't be used", () => {
  const newer = join(base, "newer");
  const file = join(base, "file");
  beforeAll(() => {
    writeFileSync(file, "");
    mkdirSync(newer, { mode: 0o700 });
    const database = new DatabaseSync(join(newer, "journal.db"));
    database.exec("PRAGMA user_version = 99");
    database.close();
  });

  it.each([
    ["is from a newer version", newer, /newer version/],
    ["lies below a file", join(file, "state"), /can't be used/],
    ["is a file", file, /can't be used/],
    ["lies where nothing can be made", "/dev/null/state", /can't be used/],
  ])("gives a sentence, and nothing is done, when it %s", async (_, folder, sentence) => {
    const { ran: refused, isDone } = await asked(folder);
    expect(isDone).toBe(false);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toMatch(sentence);
    expect(refused.stderr).not.toMatch(/ {4}at |node:/);
    expect(refused.stdout).toBe("");
  });

  it("gives a sentence for undo too", async () => {
    const undone = await runSotto(["undo", ...flags(newer)], { env });
    expect(undone.code).toBe(1);
    expect(undone.stderr).toMatch(/newer version/);
  });

  it("leaves an effect undone while another program holds the journal", async () => {
    const locked = join(base, "locked");
    mkdirSync(locked, { mode: 0o700 });
    await asked(locked);
    const database = new DatabaseSync(join(locked, "journal.db"));
    database.exec("BEGIN EXCLUSIVE");
    const { ran: refused, isDone } = await asked(locked);
    database.close();
    expect(isDone).toBe(false);
    expect(`${refused.stdout}${refused.stderr}`).toMatch(/can't be used|can't keep my journal/);
  }, 60_000);
});

describe("a second talking instance", () => {
  it("is told who is there, and does nothing", async () => {
    const folder = join(base, "held");
    using _held = holdInstance(join(folder, "instance.db"));
    const second = await runSotto(flags(folder), { input: "remind me to wax the skis\n", env });
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`already running here (process ${process.pid}`);
  });
});
