import { renameSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failureOf } from "../../contract/failure-of.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

let home: EmbeddedHome;
beforeEach(async () => {
  home = await makeEmbeddedHome({ outboxHoldMs: Infinity });
});
afterEach(() => home.dispose());

function maildir(folder: string): void {
  for (const part of ["cur", "new", "tmp"]) home.put(`mail/${folder}/${part}/.keep`, "");
}

function deliver(place: string, subject: string): void {
  home.put(
    `mail/${place}`,
    `From: anna@keller.example\nTo: me@home.example\nSubject: ${subject}\nDate: Mon, 02 Mar 2026 08:00:00 +0100\n\nText\n`,
  );
}

async function subjectsIn(mailbox?: string): Promise<readonly string[]> {
  const query = mailbox === undefined ? { limit: 20 } : { mailbox, limit: 20 };
  return (await home.host.mail.search(query)).rows.map((row) => row.subject).toSorted();
}

async function boxes(): Promise<readonly string[]> {
  return (await home.host.mail.mailboxes()).map((box) => box.name);
}

describe("the folders of mail programs", () => {
  it.each([
    ["mbsync, verbatim", ["INBOX", "Sent", "Work/Projects"], ["INBOX", "Sent", "Work/Projects"]],
    [
      "offlineimap, two accounts",
      ["home/INBOX", "job/INBOX", "job/Sent"],
      ["home/INBOX", "job/INBOX", "job/Sent"],
    ],
    ["Maildir++", ["", ".Sent", ".Work.Projects"], ["INBOX", "Sent", "Work/Projects"]],
    ["Maildir++ below the inbox", ["INBOX", "INBOX/.Sent"], ["INBOX", "Sent"]],
    ["mbsync with the inbox at the top", ["", "Sent"], ["INBOX", "Sent"]],
    ["a bare Maildir", [""], ["INBOX"]],
    ["Gmail", ["[Gmail]/.All Mail", "INBOX"], ["INBOX", "[Gmail]/All Mail"]],
    ["IMAP's own letters", ["INBOX", "Entw&APw-rfe", "A&-B"], ["A&B", "Entwürfe", "INBOX"]],
  ] as const)("%s", async (_, folders, names) => {
    for (const folder of folders) maildir(folder);
    expect((await boxes()).toSorted()).toEqual([...names].toSorted());
  });

  it("leaves out what only looks like one", async () => {
    maildir("INBOX");
    home.put("mail/.notmuch/xapian/x", "");
    home.put("mail/.git/objects/cur.txt", "");
    home.put("mail/notes/readme.txt", "");
    expect(await boxes()).toEqual(["INBOX"]);
  });

  it("finds the inboxes of two accounts at once", async () => {
    maildir("home/INBOX");
    maildir("job/INBOX");
    deliver("home/INBOX/new/1.a", "Home");
    deliver("job/INBOX/new/2.b", "Job");
    const { rows } = await home.host.mail.recent({ limit: 9 });
    expect(rows.map((row) => row.subject).toSorted()).toEqual(["Home", "Job"]);
    expect(await subjectsIn("job/INBOX")).toEqual(["Job"]);
  });

  it.each([
    [["INBOX"], "INBOX", "Archive"],
    [[""], "", ".Archive"],
    [["INBOX", "INBOX/.Sent"], "INBOX", "INBOX/.Archive"],
    [["me/INBOX", "me/Sent"], "me/INBOX", "me/Archive"],
    [["home/INBOX", "job/INBOX", "home/Archive", "job/Archive"], "job/INBOX", "job/Archive"],
  ] as const)("%j: what is archived goes beside its inbox", async (folders, inbox, archive) => {
    for (const folder of folders) maildir(folder);
    deliver(`${inbox}/cur/1.a:2,S`, "Old");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    const { undo } = await home.host.mail.update({ id: row?.id ?? "", action: "archive" });
    expect(home.entries("mail")).toContain(`mail/${archive}/cur/1.a:2,S`);
    await home.host.undo(undo);
    expect(home.entries("mail")).not.toContain(`mail/${archive}/cur/1.a:2,S`);
  });
});

describe("the names of messages", () => {
  beforeEach(() => maildir("INBOX"));

  it("tell flags, also where a colon is not allowed, and keep those we don't know", async () => {
    deliver("INBOX/cur/1.a;2,Sa", "One");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    expect(row).toMatchObject({ unread: false, flagged: false });
    await home.host.mail.update({ id: row?.id ?? "", action: "flag" });
    expect(home.entries("mail/INBOX/cur")).toContain("mail/INBOX/cur/1.a;2,FSa");
  });

  it("have no flags at all in cur of some programs", async () => {
    deliver("INBOX/cur/1.a", "One");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    expect(row?.unread).toBe(true);
    await home.host.mail.update({ id: row?.id ?? "", action: "read" });
    expect(home.entries("mail/INBOX/cur")).toContain("mail/INBOX/cur/1.a:2,S");
  });

  it("move from new to cur when they get a flag, and back by undo", async () => {
    deliver("INBOX/new/1.a", "One");
    const before = home.everything("mail");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    const { undo } = await home.host.mail.update({ id: row?.id ?? "", action: "read" });
    expect(home.entries("mail/INBOX/cur")).toContain("mail/INBOX/cur/1.a:2,S");
    await home.host.undo(undo);
    expect(home.everything("mail")).toBe(before);
  });

  it("lose the number of mbsync in another folder", async () => {
    deliver("INBOX/cur/1.a,U=17:2,S", "One");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    expect(row?.id).toBe("1.a");
    await home.host.mail.update({ id: "1.a", action: "trash" });
    expect(home.entries("mail/Trash/cur")).toEqual(["mail/Trash/cur/1.a:2,S"]);
  });

  it("keep their id when mbsync numbers them and when another program moves them", async () => {
    maildir("Archive");
    deliver("INBOX/new/1.a", "One");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    renameSync(home.path("mail/INBOX/new/1.a"), home.path("mail/INBOX/cur/1.a,U=3:2,S"));
    expect((await home.host.mail.read(row?.id ?? "")).unread).toBe(false);
    renameSync(home.path("mail/INBOX/cur/1.a,U=3:2,S"), home.path("mail/Archive/cur/1.a,U=9:2,S"));
    expect((await home.host.mail.read(row?.id ?? "")).mailbox).toBe("Archive");
  });

  it("may be the same in two mailboxes", async () => {
    maildir("Archive");
    deliver("INBOX/cur/1.a:2,S", "One");
    deliver("Archive/cur/1.a:2,S", "One");
    const { rows } = await home.host.mail.search({ limit: 9 });
    expect(new Set(rows.map((row) => row.id)).size).toBe(2);
    const bodies = await Promise.all(rows.map((row) => home.host.mail.read(row.id)));
    expect(bodies.map((mail) => mail.mailbox).toSorted()).toEqual(["Archive", "INBOX"]);
  });

  it("are moved back only to a free name", async () => {
    deliver("INBOX/cur/1.a:2,", "One");
    const { undo } = await home.host.mail.update({ id: "1.a", action: "archive" });
    deliver("INBOX/cur/1.a:2,", "Another");
    const before = home.everything("mail");
    expect((await failureOf(home.host.undo(undo))).failure).toBe("invalid");
    expect(home.everything("mail")).toBe(before);
  });
});

describe("a mail folder", () => {
  it("that is missing, a file or empty is no empty answer", async () => {
    for (const act of [
      () => home.host.mail.recent({ limit: 1 }),
      () => home.host.mail.search({ text: "x", limit: 1 }),
    ]) {
      expect((await failureOf(act())).failure).toBe("unavailable");
    }
    expect((await failureOf(home.host.mail.mailboxes())).failure).toBe("unavailable");
    home.put("mail", "a file");
    expect((await failureOf(home.host.mail.recent({ limit: 1 }))).failure).toBe("unavailable");
  });

  it("without a mailbox in it is none yet", async () => {
    home.put("mail/.keep", "");
    expect((await failureOf(home.host.mail.recent({ limit: 1 }))).failure).toBe("unavailable");
    expect(await home.host.mail.mailboxes()).toEqual([]);
  });

  it("may vanish and come back", async () => {
    maildir("INBOX");
    maildir("Work");
    deliver("Work/cur/1.a:2,S", "One");
    expect(await subjectsIn()).toEqual(["One"]);
    renameSync(home.path("mail/Work"), home.path("elsewhere"));
    expect(await subjectsIn()).toEqual([]);
    renameSync(home.path("elsewhere"), home.path("mail/Job"));
    expect(await subjectsIn("Job")).toEqual(["One"]);
  });
});
