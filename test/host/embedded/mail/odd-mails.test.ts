import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMail } from "../../../../src/host/embedded/mail/message/parse-mail.ts";

type OddMail = {
  readonly name: string;
  readonly hex: string;
  readonly subject: string | null;
  readonly kind: string | null;
  /** What Python's email package finds. */
  readonly body: string | null;
};

const mails: readonly OddMail[] = readFileSync("test/data/mail/odd-mails.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Where another text than Python's is the right one. */
const BETTER: Readonly<Record<string, string>> = {
  "raw UTF-8 without a charset": "Grüße aus Köln — bis Montag, 10 €",
  "base64 cut in the middle": "Grüße aus Kö",
  "quoted-printable soft ends with blanks": "onetwo",
  "escaped mbox line first": "The parcel comes on Tuesday at four.",
  "a header line without a colon": "The parcel comes on Tuesday at four.",
  "blank before the colon": "The parcel comes on Tuesday at four.",
  "a NUL in the text": "onetwo",
  "byte order mark first": "The parcel comes on Tuesday at four.",
  "flowed with deleted blanks": "onetwo",
};

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function part(name: string): Buffer {
  return Buffer.from(mails.find((mail) => mail.name === name)?.hex ?? "", "hex");
}

describe("the text of odd mails", () => {
  it.each(mails.filter(({ body }) => body !== null && body.trim() !== ""))(
    "$name: is found where Python finds one",
    async ({ name, hex, kind, body }) => {
      const found = plain((await parseMail(Buffer.from(hex, "hex"))).body);
      if (kind === "text/html") expect(found).toMatch(/Hello you|Grüße|Only this is written/);
      else expect(found).toContain(BETTER[name] ?? plain(body ?? ""));
      expect(found).not.toMatch(/[\0\uFFFD]/);
    },
  );

  it.each([
    ["raw Latin-1 subject", "Grüße"],
    ["raw UTF-8 subject", "Grüße"],
    ["encoded word with raw bytes", "Grüße"],
    ["encoded words that share a letter", "Grüße"],
    ["CR line ends", "CR"],
    ["blank before the colon", "spaced"],
    ["mbox line first", "mbox"],
  ])("%s: the subject is %j", async (name, subject) => {
    expect((await parseMail(part(name))).header.subject).toBe(subject);
  });

  it("leaves the text of an attachment out, and tells the mail inside from the one around it", async () => {
    expect((await parseMail(part("mixed, a text attachment before"))).body).not.toContain(
      "in an attachment",
    );
    expect((await parseMail(part("a message inside"))).body).toMatch(/10 €\n\n-+\n\ninner text$/);
  });

  it("reads any bytes in a moment", async () => {
    const piece = fc.constantFrom(
      "Content-Type: multipart/mixed; boundary=b\n",
      "Content-Type: text/plain; charset=utf-7\n",
      "Content-Transfer-Encoding: base64\n",
      "Content-Transfer-Encoding: quoted-printable\n",
      "Content-Type: message/rfc822\n",
      "\n",
      "\r",
      " folded\n",
      "--b\n",
      "--b--\n",
      "=?klingon?q?a\xff?=",
      "+AGE-",
      "=C3=",
      "QUJD",
      "\xff\xfe",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const { body, header } = await parseMail(Buffer.from(pieces.join(""), "latin1"));
        expect(`${body}${header.subject}`).not.toContain("\0");
      }),
      { numRuns: 300 },
    );
    const deep = "Content-Type: multipart/mixed; boundary=b\n\n--b\n".repeat(3_000);
    const began = performance.now();
    await parseMail(Buffer.from(deep));
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
