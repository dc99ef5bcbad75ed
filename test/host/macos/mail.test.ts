import PostalMime, { type Address } from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { createMacMail } from "../../../src/host/macos/mail/create-mac-mail.ts";
import { MailStore } from "../../helpers/jxa/databases/mail-store.ts";
import { appWorld, rootOf } from "../../helpers/jxa/dictionary.ts";
import { mailRoot, showMail } from "../../helpers/jxa/mail-dictionary.ts";
import { failureOf } from "../contract/failure-of.ts";
import { slipsIn } from "../slips-in.ts";
import {
  describeMailContract,
  type Hold,
  type MailUnderTest,
  type SeedMail,
  type StoredMail,
} from "../contract/mail.ts";
import { undoWith } from "./emulated-mac.ts";
import { closed, type MacHome, makeMacHome } from "./mac-home.ts";
import { seedSource } from "../../helpers/seed-source.ts";

const ROBIN = { name: "Robin Ellery", address: "robin@ellery.example" };

describeMailContract({ name: "macos, over the emulated Mail", make: async (hold) => make(hold) });

function macWithMail(holdMs = 0): MacHome {
  const mac = makeMacHome({ holdMs });
  mac.world.apps["Mail"] = appWorld({});
  mac.world.apps["Mail"].data["root"] = mailRoot(mac.home, ROBIN);
  return mac;
}

/** A mail that comes while Mail is open. */
function receive(mac: MacHome, mail: SeedMail): void {
  const number = new MailStore(mac.home).add({
    mailbox: mail.mailbox,
    from: person(mail.from),
    to: [person(mail.to ?? `${ROBIN.name} <${ROBIN.address}>`)],
    subject: mail.subject,
    at: Date.parse(mail.date),
    unread: mail.unread === true,
    flagged: mail.flagged === true,
    ...(mail.messageId === undefined ? {} : { messageId: mail.messageId }),
    source: sourceOf(mail),
  });
  const app = mac.world.apps["Mail"];
  if (app) showMail(rootOf(app), number, mail.mailbox);
}

function person(said: string): { name: string; address: string } {
  const [, name = "", address = said] = /^(.*?)\s*<(.*)>$/.exec(said) ?? [];
  return { name, address };
}

function sourceOf(mail: SeedMail): string {
  return seedSource(mail, [
    `From: ${mail.from}`,
    `To: ${mail.to ?? `${ROBIN.name} <${ROBIN.address}>`}`,
  ]);
}

function make(hold: Hold): MailUnderTest {
  const mac = macWithMail(hold === "now" ? 0 : Infinity);
  const store = new MailStore(mac.home);
  const part = createMacMail(mac.tools);
  const numberOf = (subject: string): number => {
    const found = store.numbers().findLast((number) => store.row(number).subject === subject);
    if (found === undefined) throw new Error(`no mail about ${subject}`);
    return found;
  };
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (mails) => mails.forEach((mail) => receive(mac, mail)),
    stored: () => Promise.all(shownIn(store).map((number) => storedMail(store, number))),
    everything: async () => everythingIn(mac, store),
    touch: async (subject) => {
      const number = numberOf(subject);
      store.set(number, { read: store.row(number).unread });
    },
    lose: async (subject) => store.remove(numberOf(subject)),
    dispose: async () => {
      await part.close?.();
      mac.dispose();
    },
  };
}

/** Without drafts of ours in the trash, which is where Mail puts those that are removed. */
function shownIn(store: MailStore): readonly number[] {
  return store.numbers().filter((number) => {
    const { mailbox, messageId } = store.row(number);
    return mailbox !== "Trash" || !messageId.endsWith("@mac.example>");
  });
}

/** Without the numbers of the rows, which change with every move. */
function everythingIn(mac: MacHome, store: MailStore): string {
  const rows = shownIn(store).map((number) =>
    JSON.stringify({ ...store.row(number), source: store.source(number) }),
  );
  return [...rows.toSorted(), ...slipsIn(mac.path(".state/mail-outbox"))].join("\n");
}

async function storedMail(store: MailStore, number: number): Promise<StoredMail> {
  const row = store.row(number);
  const email = await PostalMime.parse(store.source(number) ?? "");
  return {
    mailbox: row.mailbox,
    subject: row.subject,
    from: said([row.from]),
    to: said(email.to ?? []),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    unread: row.unread,
    flagged: row.flagged,
  };
}

function said(addresses: readonly Address[]): string {
  return addresses.map(({ name, address }) => `${name} <${address ?? ""}>`.trim()).join(", ");
}

describe("mail on a Mac", () => {
  let mac: MacHome;
  afterEach(() => mac.dispose());
  const NEWS: SeedMail = {
    mailbox: "INBOX",
    from: "Garden News <news@letter.example>",
    subject: "Re: Tomatoes",
    date: "2026-03-02T07:00+01:00",
    body: "Sow now",
    unread: true,
  };

  it("without full disk access gives the newest of the inbox, and says what it doesn't see", async () => {
    mac = macWithMail();
    for (let number = 1; number <= 80; number += 1) {
      receive(mac, { ...NEWS, subject: `Letter ${number}` });
    }
    const { host } = createMacMail(mac.tools, { open: closed });
    const app = mac.world.apps["Mail"];
    const { rows } = await host.recent({ limit: 2 });
    expect(rows.map(({ subject }) => subject)).toEqual(["Letter 80", "Letter 79"]);
    // By place, some properties each, and no search over all of them.
    expect(app?.events).toBeLessThan(50 * 9 + 10);
    expect((await host.read(rows[0]?.id ?? "")).body).toContain("Sow now");
    const failure = await failureOf(host.recent({ mailbox: "Archive", limit: 2 }));
    expect(failure).toMatchObject({ failure: "permission" });
  });

  it("is sent and drafted without full disk access as well, on Mail's own word", async () => {
    mac = macWithMail();
    const { host } = createMacMail(mac.tools, { open: closed });
    const letter = { to: [ROBIN], cc: [], subject: "Hi", body: "x" };
    expect((await host.send(letter)).value).toMatchObject({ subject: "Hi", mailbox: "Sent" });
    receive(mac, { ...NEWS, messageId: "<news@letter.example>" });
    const [asked] = (await host.recent({ limit: 1 })).rows;
    const answer = { ...letter, replyTo: asked?.id ?? "" };
    expect((await host.createDraft(answer)).value.mailbox).toBe("Drafts");
    const store = new MailStore(mac.home);
    const boxes = store.numbers().map((number) => store.row(number).mailbox);
    expect(boxes.toSorted()).toEqual(["Drafts", "INBOX", "Sent"]);
    const draft = store.numbers().find((number) => store.row(number).mailbox === "Drafts");
    expect(store.source(draft ?? 0)).toContain("In-Reply-To: <news@letter.example>");
  });

  it("of 30,000 in a mailbox is told in a moment", async () => {
    mac = macWithMail();
    new MailStore(mac.home).addMany("INBOX", 30_000);
    const { host } = createMacMail(mac.tools);
    const start = performance.now();
    const { rows, more } = await host.recent({ limit: 5 });
    expect([rows.length, more]).toEqual([5, 29_995]);
    expect((await host.search({ from: "sender 7", limit: 5 })).rows.length).toBe(5);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("takes Gmail's labels for mailboxes", async () => {
    mac = macWithMail();
    const store = new MailStore(mac.home);
    receive(mac, { ...NEWS, mailbox: "[Gmail]/All Mail" as never });
    store.label(store.numbers()[0] ?? 0, "INBOX");
    const { host } = createMacMail(mac.tools);
    const { rows } = await host.recent({ limit: 5 });
    expect(rows[0]).toMatchObject({ subject: "Re: Tomatoes", mailbox: "INBOX" });
    expect((await host.read(rows[0]?.id ?? "")).body).toBe("Sow now");
  });

  it("that was never fetched says so, and is found by its subject", async () => {
    mac = macWithMail();
    const { name, address } = ROBIN;
    new MailStore(mac.home).add({
      mailbox: "INBOX",
      from: { name, address },
      to: [],
      subject: "Not here yet",
      at: 1_700_000_000_000,
    });
    const { host } = createMacMail(mac.tools);
    const { rows } = await host.search({ text: "here yet", limit: 5 });
    expect((await failureOf(host.read(rows[0]?.id ?? ""))).failure).toBe("unavailable");
  });

  it("that Mail can't send is told, and not tried again", async () => {
    mac = macWithMail();
    const app = mac.world.apps["Mail"];
    if (app) rootOf(app).props["sendingFails"] = true;
    const letter = { to: [ROBIN], cc: [], subject: "Hi", body: "x" };
    const first = createMacMail(mac.tools);
    expect((await failureOf(first.host.send(letter))).failure).toBe("unavailable");
    if (app) rootOf(app).props["sendingFails"] = false;
    const later = createMacMail(mac.tools);
    await later.outbox?.resume();
    expect(new MailStore(mac.home).numbers()).toEqual([]);
    expect(await later.problems?.()).toMatchObject([{ file: "the mail “Hi”" }]);
  });

  it.each([
    ["isn't there", { isInstalled: false }, "unavailable"],
    ["was denied", { grant: "denied" }, "permission"],
    ["hangs", { isHanging: true }, "timeout"],
  ] as const)("fails with a code when the app %s", async (_, changes, code) => {
    mac = macWithMail();
    receive(mac, NEWS);
    Object.assign(mac.world.apps["Mail"] ?? {}, changes);
    const { host } = createMacMail(mac.tools);
    const { rows } = await host.recent({ limit: 1 });
    const marking = host.update({ id: rows[0]?.id ?? "", action: "flag" });
    expect((await failureOf(marking)).failure).toBe(code);
  });

  it("that was never set up is unavailable, not empty", async () => {
    mac = makeMacHome();
    const { host } = createMacMail(mac.tools);
    expect(await failureOf(host.recent({ limit: 1 }))).toMatchObject({
      failure: "unavailable",
      message: "Mail isn't set up on this Mac.",
    });
  });
});
