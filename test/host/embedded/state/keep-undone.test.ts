import { english } from "../../../../src/language/en/english.ts";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createEmbeddedHost,
  foldersOfHome,
} from "../../../../src/host/embedded/create-embedded-host.ts";
import { sweepUndone } from "../../../../src/host/embedded/state/keep-undone.ts";
import type { EmbeddedHost } from "../../../../src/host/embedded/create-embedded-host.ts";
import { HostFailure } from "../../../../src/errors.ts";

const DAY = 86_400_000;
let base: string;
let now: number;
const undone = (): readonly string[] => readdirSync(join(base, "state", "undone"));
const hostNow = (): Promise<EmbeddedHost> =>
  createEmbeddedHost({
    language: english,
    folders: {
      ...foldersOfHome(join(base, "home"), join(base, "state")),
      trash: join(base, "trash"),
    },
    clock: { now: () => now, zone: "Europe/London" },
    outboxHoldMs: Number.POSITIVE_INFINITY,
    useDevices: false,
  });

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "sotto-undone-"));
  for (const name of ["notes", "files", "calendars/Home", "reminders/Home", "mail/INBOX/cur"]) {
    mkdirSync(join(base, "home", name), { recursive: true });
  }
  now = Date.parse("2026-03-02T09:00:00Z");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe("what an undo takes away", () => {
  it("is kept for 30 days, and gone at the second start after them", async () => {
    const host = await hostNow();
    const start = now + DAY;
    const writes = [
      await host.notes.create({ title: "Kites", body: "silk" }),
      await host.files.write({ path: "kites.txt", text: "silk", mode: "create" }),
      await host.calendar.create({ title: "silk day", start, end: start + 1, allDay: false }),
      await host.reminders.create({ title: "buy silk" }),
      await host.mail.createDraft({ to: [], cc: [], subject: "Kites", body: "silk" }),
    ];
    for (const { undo } of writes) await host.undo(undo);
    await host[Symbol.asyncDispose]();
    expect(undone()).toHaveLength(writes.length);
    for (const name of undone()) {
      const file = join(base, "state", "undone", name);
      expect(readFileSync(file, "utf8")).toContain("silk");
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    writeFileSync(join(base, "state", "undone", "of somebody else"), "");
    // No pretended time removes anything.
    now += 400 * DAY;
    await (await hostNow())[Symbol.asyncDispose]();
    expect(undone()).toHaveLength(writes.length + 1);
    const made = Date.now();
    const folders = { state: join(base, "state") };
    for (const days of [0, 29, 30]) {
      await sweepUndone(folders, made + days * DAY);
      expect(undone()).toHaveLength(writes.length + 1);
    }
    await sweepUndone(folders, made + 32 * DAY);
    await sweepUndone(folders, made + 33.5 * DAY);
    expect(undone()).toEqual(["of somebody else"]);
  });

  it("isn't kept where the undo is refused", async () => {
    await using host = await hostNow();
    const { undo } = await host.notes.create({ title: "Kites", body: "silk" });
    writeFileSync(join(base, "home", "notes", "Kites.md"), "changed by another");
    await expect(host.undo(undo)).rejects.toBeInstanceOf(HostFailure);
    const draft = await host.mail.createDraft({ to: [], cc: [], subject: "Kites", body: "silk" });
    const drafts = join(base, "home", "mail", "Drafts", "cur");
    const [name = ""] = readdirSync(drafts);
    appendFileSync(join(drafts, name), "added in an editor\n");
    await expect(host.undo(draft.undo)).rejects.toBeInstanceOf(HostFailure);
    expect(readFileSync(join(drafts, name), "utf8")).toContain("added in an editor");
    expect(undone()).toEqual([]);
  });
});
