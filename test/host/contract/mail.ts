import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MailHost, OutgoingMail } from "../../../src/host/mail.ts";
import type { Address } from "../../../src/host/address.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

export type SeedMail = {
  readonly mailbox: "INBOX" | "Sent" | "Archive";
  readonly from: string;
  readonly to?: string;
  readonly subject: string;
  /** With its offset. */
  readonly date: string;
  readonly body?: string;
  readonly html?: string;
  readonly attachment?: string;
  readonly messageId?: string;
  readonly references?: string;
  readonly unread?: boolean;
  readonly flagged?: boolean;
};

/** A message as another program finds it. */
export type StoredMail = {
  readonly mailbox: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly unread: boolean;
  readonly flagged: boolean;
};

export type MailUnderTest = {
  readonly host: MailHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  readonly seed: (mails: readonly SeedMail[]) => Promise<void>;
  /** What the mailboxes hold, read without the host. */
  readonly stored: () => Promise<readonly StoredMail[]>;
  /** Everything the mailboxes hold, to the byte. */
  readonly everything: () => Promise<string>;
  /** Another program marks a message as read or takes its mark away. */
  readonly touch: (subject: string) => Promise<void>;
  /** Another program removes a message for good. */
  readonly lose: (subject: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/** Whether what is sent goes at once, or waits until it is taken back. */
export type Hold = "now" | "hold";

const ANNA = "Anna Keller <anna@keller.example>";
const BOB: Address = { name: "Bob Stone", address: "bob@stone.example" };
const LETTER: OutgoingMail = { to: [BOB], cc: [], subject: "Lunch", body: "At one?\nBye" };

const INVOICE: SeedMail = {
  mailbox: "INBOX",
  from: ANNA,
  subject: "Invoice for the windows",
  date: "2026-03-01T18:00+01:00",
  body: "Dear Robin,\n\nplease find the invoice attached.",
  attachment: "invoice.pdf",
  messageId: "<invoice@keller.example>",
  references: "<offer@keller.example>",
  unread: true,
};
const NEWS: SeedMail = {
  mailbox: "INBOX",
  from: "Garden News <news@letter.example>",
  subject: "Tomatoes in March",
  date: "2026-03-02T07:00+01:00",
  html: "<html><style>p{color:red}</style><h1>Sow now</h1><p>Tomatoes &amp; peppers</p></html>",
};
const OLD: SeedMail = {
  mailbox: "Archive",
  from: ANNA,
  subject: "Re: Café crème",
  date: "2025-11-20T10:00+01:00",
  body: "The plumber comes on Friday.",
  flagged: true,
};
const SENT: SeedMail = {
  mailbox: "Sent",
  from: "Robin Ellery <robin@ellery.example>",
  to: ANNA,
  subject: "Keys",
  date: "2026-02-20T10:00+01:00",
  body: "They are under the mat.",
};
const ALL = [INVOICE, NEWS, OLD, SENT];

/** What every mail program has to do, whatever keeps the mail. */
export function describeMailContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: (hold: Hold) => Promise<MailUnderTest>;
}): void {
  describe(`mail contract: ${name}`, () => {
    let under: MailUnderTest;
    beforeEach(async () => {
      under = await make("hold");
      await under.seed(ALL);
    });
    afterEach(() => under.dispose());

    const idOf = async (subject: string): Promise<string> => {
      const { rows } = await under.host.search({ subject, limit: 1 });
      return rows[0]?.id ?? "missing";
    };
    const subjects = async (search: ReturnType<MailHost["search"]>): Promise<readonly string[]> =>
      (await search).rows.map((row) => row.subject);
    const undoesExactly = async (act: () => Promise<{ readonly undo: Undo }>): Promise<void> => {
      const before = await under.everything();
      const { undo } = await act();
      expect(await under.everything()).not.toBe(before);
      await under.undo(undo);
      expect(await under.everything()).toBe(before);
    };

    describe("mailboxes", () => {
      it("are named", async () => {
        const names = (await under.host.mailboxes()).map((box) => box.name);
        expect(names).toEqual(expect.arrayContaining(["INBOX", "Sent", "Archive"]));
      });

      it("go by what they are for as well", async () => {
        expect(await subjects(under.host.search({ mailbox: "sent", limit: 9 }))).toEqual(["Keys"]);
        expect(await subjects(under.host.search({ mailbox: "Archive", limit: 9 }))).toHaveLength(1);
      });

      it("that aren't there name those that are", async () => {
        const failure = await failureOf(under.host.recent({ mailbox: "Work", limit: 9 }));
        expect(failure.failure).toBe("not_found");
        expect(failure.candidates).toContain("Archive");
      });
    });

    describe("recent", () => {
      it("gives the inbox, unread first, then newest first", async () => {
        const { rows, more } = await under.host.recent({ limit: 9 });
        expect(rows.map((row) => row.subject)).toEqual([INVOICE.subject, NEWS.subject]);
        expect(more).toBe(0);
        expect(rows[0]).toMatchObject({
          from: { name: "Anna Keller", address: "anna@keller.example" },
          unread: true,
          flagged: false,
          mailbox: "INBOX",
          date: Date.parse(INVOICE.date),
        });
      });

      it("gives unread ones only", async () => {
        expect(await subjects(under.host.recent({ unread: true, limit: 9 }))).toEqual([
          INVOICE.subject,
        ]);
        expect(await subjects(under.host.recent({ unread: false, limit: 9 }))).toEqual([
          NEWS.subject,
        ]);
      });

      it("gives those of one sender, by name or address", async () => {
        expect(await subjects(under.host.recent({ from: "anna", limit: 9 }))).toHaveLength(1);
        expect(
          await subjects(under.host.recent({ from: "news@letter.example", limit: 9 })),
        ).toEqual([NEWS.subject]);
        expect(await subjects(under.host.recent({ from: "nobody", limit: 9 }))).toEqual([]);
      });

      it("says how many it left out", async () => {
        const { rows, more } = await under.host.recent({ limit: 1 });
        expect([rows.length, more]).toEqual([1, 1]);
      });

      it("gives what has come meanwhile", async () => {
        await under.host.recent({ limit: 9 });
        await under.seed([{ ...NEWS, subject: "Just now", unread: true }]);
        expect((await subjects(under.host.recent({ limit: 9 })))[0]).toBe("Just now");
      });
    });

    describe("search", () => {
      it("finds words of the text everywhere, newest first", async () => {
        expect(await subjects(under.host.search({ text: "invoice", limit: 9 }))).toEqual([
          INVOICE.subject,
        ]);
        expect(await subjects(under.host.search({ text: "plumber friday", limit: 9 }))).toEqual([
          OLD.subject,
        ]);
        expect(await subjects(under.host.search({ limit: 9 }))).toEqual(
          [NEWS, INVOICE, SENT, OLD].map((mail) => mail.subject),
        );
      });

      it("minds neither case nor accents nor word endings", async () => {
        expect(await subjects(under.host.search({ text: "CAFE", limit: 9 }))).toEqual([
          OLD.subject,
        ]);
        expect(await subjects(under.host.search({ text: "invoices", limit: 9 }))).toEqual([
          INVOICE.subject,
        ]);
        expect(await subjects(under.host.search({ subject: "cafe creme", limit: 9 }))).toEqual([
          OLD.subject,
        ]);
      });

      it("looks into HTML and not at its markup", async () => {
        expect(await subjects(under.host.search({ text: "peppers", limit: 9 }))).toHaveLength(1);
        expect(await subjects(under.host.search({ text: "color", limit: 9 }))).toEqual([]);
      });

      it("keeps to a time and a sender together", async () => {
        const since = Date.parse("2026-01-01T00:00Z");
        expect(await subjects(under.host.search({ from: "anna", since, limit: 9 }))).toEqual([
          INVOICE.subject,
        ]);
        expect(await subjects(under.host.search({ from: "anna", until: since, limit: 9 }))).toEqual(
          [OLD.subject],
        );
      });

      it.each(['"', "NEAR(", "a AND OR", "*", "-x", "subject:invoice", "';--"])(
        "takes %j as words",
        async (text) => {
          expect((await under.host.search({ text, limit: 9 })).more).toBe(0);
        },
      );
    });

    describe("read", () => {
      it("gives the text and the names of what is attached", async () => {
        const mail = await under.host.read(await idOf("Invoice"));
        expect(mail).toMatchObject({
          body: "Dear Robin,\n\nplease find the invoice attached.",
          attachments: ["invoice.pdf"],
          messageId: "<invoice@keller.example>",
        });
      });

      it("turns HTML into text", async () => {
        const { body } = await under.host.read(await idOf("Tomatoes"));
        expect(body).toContain("Sow now");
        expect(body).toContain("Tomatoes & peppers");
        expect(body).not.toContain("color");
      });

      it("leaves the message unread", async () => {
        const before = await under.everything();
        await under.host.read(await idOf("Invoice"));
        expect(await under.everything()).toBe(before);
      });

      it("says that a message is gone", async () => {
        const id = await idOf("Invoice");
        await under.lose(INVOICE.subject);
        expect((await failureOf(under.host.read(id))).failure).toBe("not_found");
        expect((await failureOf(under.host.read("nothing"))).failure).toBe("not_found");
      });
    });

    describe("update", () => {
      it.each([
        ["read", "Invoice", { unread: false }],
        ["unread", "Tomatoes", { unread: true }],
        ["flag", "Invoice", { flagged: true, unread: true }],
        ["unflag", "Café", { flagged: false }],
      ] as const)("%s changes the mark and is undone", async (action, subject, mark) => {
        const id = await idOf(subject);
        await undoesExactly(async () => {
          const written = await under.host.update({ id, action });
          expect(written.value).toMatchObject({ ...mark, id });
          const found = (await under.stored()).find((mail) => mail.subject.includes(subject));
          expect(found).toMatchObject(mark);
          return written;
        });
      });

      it.each([
        ["archive", "Archive"],
        ["trash", "Trash"],
      ] as const)("%s moves the message and is undone", async (action, mailbox) => {
        const id = await idOf("Invoice");
        await undoesExactly(async () => {
          const written = await under.host.update({ id, action });
          expect(written.value.mailbox).toBe(mailbox);
          const found = (await under.stored()).find((mail) => mail.subject === INVOICE.subject);
          expect(found).toMatchObject({ mailbox, unread: true });
          return written;
        });
      });

      it("keeps the id of a moved message", async () => {
        const id = await idOf("Invoice");
        await under.host.update({ id, action: "archive" });
        expect((await under.host.read(id)).mailbox).toBe("Archive");
      });

      it("changes the version", async () => {
        const { rows } = await under.host.search({ subject: "Invoice", limit: 1 });
        const { value } = await under.host.update({ id: rows[0]?.id ?? "", action: "read" });
        expect(value.version).not.toBe(rows[0]?.version);
      });

      it("leaves alone what was marked already, and its undo too", async () => {
        const before = await under.everything();
        const { undo } = await under.host.update({ id: await idOf("Café"), action: "flag" });
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("is not undone when the message has changed since", async () => {
        const { undo } = await under.host.update({ id: await idOf("Invoice"), action: "flag" });
        await under.touch(INVOICE.subject);
        const before = await under.everything();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it("says that a message is gone", async () => {
        const failure = await failureOf(under.host.update({ id: "nothing", action: "read" }));
        expect(failure.failure).toBe("not_found");
      });
    });

    describe("createDraft", () => {
      it("files a draft and is undone", async () => {
        await undoesExactly(async () => {
          const written = await under.host.createDraft(LETTER);
          expect(written.value).toMatchObject({ subject: "Lunch", mailbox: "Drafts", to: [BOB] });
          const [draft] = (await under.stored()).filter((mail) => mail.mailbox === "Drafts");
          expect(draft).toMatchObject({ subject: "Lunch", to: "Bob Stone <bob@stone.example>" });
          return written;
        });
      });

      it("comes from the address the user sends with", async () => {
        const { value } = await under.host.createDraft(LETTER);
        expect(value.from).toEqual({ name: "Robin Ellery", address: "robin@ellery.example" });
        expect((await under.host.read(value.id)).body).toBe("At one?\nBye");
      });

      it("needs nobody to go to", async () => {
        const { value } = await under.host.createDraft({ ...LETTER, to: [] });
        expect(value.to).toEqual([]);
      });

      it("puts an answer into its thread", async () => {
        const replyTo = await idOf("Invoice");
        await under.host.createDraft({ ...LETTER, replyTo });
        const [draft] = (await under.stored()).filter((mail) => mail.mailbox === "Drafts");
        expect(draft?.headers["in-reply-to"]).toBe("<invoice@keller.example>");
        expect(draft?.headers["references"]).toBe(
          "<offer@keller.example> <invoice@keller.example>",
        );
      });

      it("takes along what is attached to a mail that is sent on", async () => {
        const forwards = await idOf("Invoice");
        const mail = { ...LETTER, subject: "Fwd: Invoice for the windows", forwards };
        await undoesExactly(async () => {
          const written = await under.host.createDraft(mail);
          expect(await under.host.read(written.value.id)).toMatchObject({
            subject: "Fwd: Invoice for the windows",
            body: "At one?\nBye",
            attachments: ["invoice.pdf"],
            to: [BOB],
          });
          return written;
        });
      });

      it("has nothing attached where nothing was", async () => {
        const forwards = await idOf("Tomatoes");
        const { value } = await under.host.createDraft({ ...LETTER, forwards });
        expect((await under.host.read(value.id)).attachments).toEqual([]);
      });

      it("fails where the mail to be sent on is gone, and files nothing", async () => {
        const before = await under.everything();
        const failure = await failureOf(under.host.createDraft({ ...LETTER, forwards: "nothing" }));
        expect(failure.failure).toBe("not_found");
        expect(await under.everything()).toBe(before);
      });

      it.each([
        "Grüße 🎉 “quoted”",
        "a\r\nBcc: everyone@victim.example",
        "x".repeat(500),
        "\u202Egnp.exe",
      ])("keeps the subject %j on one line of its own", async (subject) => {
        const { value } = await under.host.createDraft({ ...LETTER, subject });
        const [draft] = (await under.stored()).filter((mail) => mail.mailbox === "Drafts");
        expect(draft?.headers["bcc"]).toBeUndefined();
        expect(value.subject).toBe(subject.replace("\r\n", " "));
        expect(draft?.subject).toBe(value.subject);
      });

      it("is not undone when the draft is gone", async () => {
        const { undo } = await under.host.createDraft(LETTER);
        await under.lose("Lunch");
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it.each([
        "",
        "nobody",
        "a@b@c",
        "a b@c.example",
        "a@b.example, c@d.example",
        "<a@b.example>",
      ])("refuses the address %j and files nothing", async (address) => {
        const before = await under.everything();
        const to = [{ name: "", address }];
        expect((await failureOf(under.host.createDraft({ ...LETTER, to }))).failure).toBe(
          "invalid",
        );
        expect(await under.everything()).toBe(before);
      });
    });

    describe("send", () => {
      it("waits in the outbox and can be taken back", async () => {
        await undoesExactly(async () => {
          const written = await under.host.send(LETTER);
          expect(written.value.mailbox).toBe("Outbox");
          return written;
        });
      });

      it("can't be taken back twice", async () => {
        const { undo } = await under.host.send(LETTER);
        await under.undo(undo);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it("needs somebody to go to", async () => {
        const before = await under.everything();
        expect((await failureOf(under.host.send({ ...LETTER, to: [] }))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it("keeps who gets a copy", async () => {
        const cc = [{ name: "", address: "copy@stone.example" }];
        const { value } = await under.host.send({ ...LETTER, cc });
        expect((await under.host.read(value.id)).cc).toEqual(cc);
      });
    });
  });

  describe(`mail contract without a hold: ${name}`, () => {
    let under: MailUnderTest;
    beforeEach(async () => {
      under = await make("now");
      await under.seed(ALL);
    });
    afterEach(() => under.dispose());

    it("lies in the sent mail at once", async () => {
      const { value } = await under.host.send(LETTER);
      expect(value.mailbox).toBe("Sent");
      const sent = (await under.stored()).filter((mail) => mail.mailbox === "Sent");
      expect(sent.map((mail) => mail.subject).toSorted()).toEqual(["Keys", "Lunch"]);
    });

    it("can't be taken back any more", async () => {
      const { undo } = await under.host.send(LETTER);
      const before = await under.everything();
      expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      expect(await under.everything()).toBe(before);
    });

    it("removes the draft it was", async () => {
      const draft = await under.host.createDraft(LETTER);
      await under.host.send({ ...LETTER, draft: draft.value.id });
      const left = (await under.stored()).filter((mail) => mail.subject === "Lunch");
      expect(left.map((mail) => mail.mailbox)).toEqual(["Sent"]);
    });
  });
}
