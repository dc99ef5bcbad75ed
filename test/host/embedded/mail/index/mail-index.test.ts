import { english } from "../../../../../src/language/en/english.ts";
import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePipe } from "../../../../helpers/make-pipe.ts";
import { HostFailure } from "../../../../../src/errors.ts";
import { createEmbeddedMail } from "../../../../../src/host/embedded/mail/create-embedded-mail.ts";
import { mailChanges } from "../../../../../src/host/embedded/mail/index/mail-changes.ts";
import { mailFile } from "../../../../../src/host/embedded/mail/maildir/scan-mailbox.ts";
import { parseMail } from "../../../../../src/host/embedded/mail/message/parse-mail.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../../embedded-home.ts";

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

let home: EmbeddedHome;
beforeEach(async () => {
  home = await makeEmbeddedHome();
  for (const part of ["cur", "new", "tmp"]) home.put(`mail/INBOX/${part}/.keep`, "");
});
afterEach(() => home.dispose());

function deliver(name: string, subject: string, body = "Text"): void {
  home.put(
    `mail/INBOX/${name}`,
    `From: anna@keller.example\nSubject: ${subject}\nDate: Mon, 02 Mar 2026 08:00:00 +0100\n\n${body}\n`,
  );
}

/** As if nobody had touched the folders for long, so that their times can be trusted. */
function settle(): void {
  for (const part of ["cur", "new"])
    utimesSync(home.path(`mail/INBOX/${part}`), LONG_AGO, LONG_AGO);
}

async function subjects(text?: string): Promise<readonly string[]> {
  const query = text === undefined ? { limit: 50 } : { text, limit: 50 };
  return (await home.host.mail.search(query)).rows.map((row) => row.subject).toSorted();
}

describe("the index", () => {
  it("doesn't read a message again when only its flags change", async () => {
    deliver("cur/1.a:2,", "First", "apples");
    expect(await subjects("apples")).toEqual(["First"]);
    rmSync(home.path("mail/INBOX/cur/1.a:2,"));
    deliver("cur/1.a:2,S", "Second", "pears");
    expect(await subjects()).toEqual(["First"]);
    expect(await subjects("apples")).toEqual(["First"]);
  });

  it("outlives the process and follows what changed meanwhile", async () => {
    deliver("cur/1.a:2,S", "One", "apples");
    await subjects("apples");
    await home.host[Symbol.asyncDispose]();
    deliver("new/2.b", "Two", "pears");
    rmSync(home.path("mail/INBOX/cur/1.a:2,S"));
    const later = await home.restart();
    const { rows } = await later.mail.search({ limit: 9 });
    expect(rows.map((row) => row.subject)).toEqual(["Two"]);
    expect((await later.mail.search({ text: "apples", limit: 9 })).rows).toEqual([]);
  });

  it("looks at a folder whose time has not changed only when that time is fresh", async () => {
    deliver("cur/1.a:2,S", "One");
    settle();
    expect(await subjects()).toEqual(["One"]);
    deliver("cur/2.b:2,S", "Two");
    settle();
    expect(await subjects()).toEqual(["One"]);
    utimesSync(home.path("mail/INBOX/cur"), new Date(), new Date());
    expect(await subjects()).toEqual(["One", "Two"]);
  });

  it("is made anew when its file is broken or of another version", async () => {
    deliver("cur/1.a:2,S", "One", "apples");
    await subjects("apples");
    await home.host[Symbol.asyncDispose]();
    writeFileSync(home.path(".state/mail.db"), "not a database at all, ".repeat(100));
    const later = await home.restart();
    expect((await later.mail.search({ text: "apples", limit: 9 })).rows).toHaveLength(1);
  });

  it("is shared by two processes", async () => {
    deliver("cur/1.a:2,S", "One", "apples");
    const other = await home.restart();
    await Promise.all([subjects("apples"), other.mail.search({ text: "apples", limit: 9 })]);
    renameSync(home.path("mail/INBOX/cur/1.a:2,S"), home.path("mail/INBOX/cur/1.a:2,FS"));
    const [here, there] = await Promise.all([
      home.host.mail.search({ limit: 9 }),
      other.mail.search({ limit: 9 }),
    ]);
    expect(here.rows).toEqual(there.rows);
    expect(here.rows).toMatchObject([{ subject: "One", flagged: true }]);
  });

  it("tells how far the first look has come", async () => {
    for (let index = 0; index < 300; index += 1) deliver(`cur/${index}.a:2,S`, `Mail ${index}`);
    const seen: string[] = [];
    const part = createEmbeddedMail({
      language: english,
      folder: home.path("mail"),
      state: home.path(".other"),
      clock: home.clock,
      holdMs: 0,
      way: undefined,
      tell: undefined,
      onProgress: (done, total) => seen.push(`${done} of ${total}`),
    });
    await part.host.recent({ limit: 1 });
    expect(seen.at(0)).toBe("128 of 300");
    expect(seen.at(-1)).toBe("300 of 300");
    part.close?.();
  });
});

describe("what has changed between two looks", () => {
  const names = fc.uniqueArray(fc.nat(6), { maxLength: 6 });
  const flags = fc.constantFrom("", ":2,S", ":2,FS");

  it("turns the first into the second and keeps every message that is in both", () => {
    const state = fc.array(
      fc.record({ keys: names, box: fc.constantFrom("A", "B"), flag: flags }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(state, state, (first, second) => {
        const files = (looks: typeof first): ReturnType<typeof mailFile>[] => {
          const seen = new Set<number>();
          return looks.flatMap(({ keys, box, flag }) =>
            keys
              .filter((key) => !seen.has(key) && seen.add(key))
              .map((key) => mailFile(box, `cur/${key}.x${flag}`)),
          );
        };
        const before = files(first).map((file, number) => ({ ...file, number }));
        const after = files(second);
        const { added, moved, gone } = mailChanges(before, after);
        const left = new Map(before.map(({ number, ...file }) => [number, file]));
        for (const number of gone) left.delete(number);
        for (const { number, to } of moved) left.set(number, to);
        const sorted = (all: readonly { box: string; name: string }[]): readonly string[] =>
          all.map(({ box, name }) => `${box}/${name}`).toSorted();
        expect(sorted([...left.values(), ...added])).toEqual(sorted(after));
        const kept = before.filter(({ key }) => after.some((file) => file.key === key));
        expect(added).toHaveLength(after.length - kept.length);
        expect(gone).toHaveLength(before.length - kept.length);
      }),
    );
  });
});

describe("broken mail", () => {
  it.each([
    ["empty", ""],
    ["binary", Buffer.from([0, 1, 2, 255, 254, 0, 0])],
    ["a picture", Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(5_000)])],
    ["without a header", "just some words\nand more"],
    ["without a body", "From: a@b.example\nSubject: Only a header"],
    ["with nonsense for a date", "From: a@b.example\nDate: yesterday-ish\nSubject: x\n\ntext"],
    [
      "with Latin-1 in its header",
      Buffer.from("From: J\xfcrgen <a@b.example>\nSubject: caf\xe9\n\nx", "latin1"),
    ],
    ["with an endless line", `Subject: ${"x".repeat(400_000)}\n\ntext`],
    ["with nested parts", nested(400)],
    ["with an unknown charset", "Content-Type: text/plain; charset=klingon\nSubject: x\n\ntext"],
    [
      "with half of a part",
      "Content-Type: multipart/mixed; boundary=b\nSubject: x\n\n--b\nContent-Type: text/html\n\n<p",
    ],
  ])("%s stays in its place and hurts no other", async (_, source) => {
    home.put("mail/INBOX/cur/1700000000.broken:2,S", source);
    deliver("cur/2.fine:2,S", "Fine", "apples");
    const { rows } = await home.host.mail.search({ limit: 9 });
    expect(rows).toHaveLength(2);
    expect(await subjects("apples")).toEqual(["Fine"]);
    const read = await home.host.mail.read("1700000000.broken").catch((error: unknown) => error);
    if (read instanceof Error) expect(read).toBeInstanceOf(HostFailure);
  });

  it("is named among the problems when nothing of it is mail", async () => {
    home.put("mail/INBOX/cur/1.broken:2,S", Buffer.from([0, 1, 2, 255]));
    deliver("cur/2.fine:2,S", "Fine");
    const problems = (await home.host.problems()).filter(({ file }) => file.startsWith("mail/"));
    expect(problems).toEqual([
      {
        file: "mail/INBOX/cur/1.broken:2,S",
        reason: "It has no header of a mail.",
        kind: "without a header",
      },
    ]);
  });

  it("has the date of its name when it has none of its own", async () => {
    home.put("mail/INBOX/cur/1700000000.a:2,S", "Subject: x\n\ny");
    const [row] = (await home.host.mail.recent({ limit: 1 })).rows;
    expect(row?.date).toBe(1_700_000_000_000);
  });

  it("is no pipe to wait for", async () => {
    makePipe(home.path("mail/INBOX/cur/1.pipe:2,S"));
    deliver("cur/2.fine:2,S", "Fine");
    expect(await subjects()).toEqual(["Fine"]);
  });

  it("is taken apart or refused, whatever its bytes are", async () => {
    const part = fc.constantFrom(
      "From: ",
      "Subject: =?utf-8?B?",
      "Content-Type: multipart/mixed; boundary=b\n",
      "Content-Type: text/html\n",
      "Content-Transfer-Encoding: base64\n",
      "\n\n",
      "--b\n",
      "--b--",
      "?=",
      "<a@b>",
    );
    const bytes = fc.oneof(
      part.map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 20 }), async (chunks) => {
        const { header } = await parseMail(Buffer.concat(chunks));
        expect(header.subject).not.toMatch(/[\r\n]/);
        expect(header.from.name).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe("HTML in a mail", () => {
  const textOf = async (html: string): Promise<string> =>
    (await parseMail(Buffer.from(`Subject: x\nContent-Type: text/html\n\n${html}`))).body;

  it("keeps the cells and rows of a table apart", async () => {
    const table =
      "<table><tr><td>Rent</td><td>1,120</td></tr><tr><td>Food</td><td>300</td></tr></table>";
    expect(await textOf(table)).toBe("Rent 1,120\nFood 300");
  });

  it("gives an address once, and no pictures or scripts", async () => {
    const html =
      '<a href="https://a.example">https://a.example</a> <a href="https://b.example">here</a><img src="x" alt="y"><script>z</script>';
    expect(await textOf(html)).toBe("https://a.example here [https://b.example]");
  });

  it.each([
    ["nested without end", "<div>".repeat(20_000)],
    ["a table in a table in a table", "<table><tr><td>".repeat(2_000)],
    ["open links", "<a href='x'>".repeat(5_000)],
  ])("that is %s is read in a moment", async (_, html) => {
    expect(typeof (await textOf(html))).toBe("string");
  });
});

function nested(depth: number): string {
  const parts = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  );
  return `Subject: Deep\n${parts.join("")}\ntext`;
}
