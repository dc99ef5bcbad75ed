import { readdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { createMacMail } from "../../../src/host/macos/mail/create-mac-mail.ts";
import type { Outgoing } from "../../../src/types/outgoing.ts";
import { MailStore } from "../../helpers/jxa/databases/mail-store.ts";
import { appWorld, rootOf } from "../../helpers/jxa/dictionary.ts";
import {
  deliverMail,
  type MailHabits,
  mailRoot,
  showMail,
} from "../../helpers/jxa/mail-dictionary.ts";
import { failureOf } from "../contract/failure-of.ts";
import { closed, type MacHome, makeMacHome } from "./mac-home.ts";

const ROBIN = { name: "Robin Ellery", address: "robin@ellery.example" };
const LETTER = { to: [ROBIN], cc: [], subject: "Hi", body: "x" };
const GERMAN: MailHabits["names"] = {
  INBOX: "INBOX",
  Sent: "Gesendete Objekte",
  Drafts: "Entwürfe",
  Archive: "Archiv",
  Trash: "Papierkorb",
};

/** Mail as people have reported it: late, in the user's language, and silent where nothing came of it. */
describe("mail as real ones are", () => {
  let mac: MacHome;
  /** Where Mail keeps a draft of its own of what is sent; nowhere. */
  let draftIn = "";
  afterEach(() => {
    draftIn = "";
    mac.dispose();
  });

  function mailWith(habits: Partial<MailHabits>, isClosed = false) {
    mac = makeMacHome();
    const app = appWorld({});
    mac.world.apps["Mail"] = app;
    app.data["root"] = mailRoot(mac.home, ROBIN, habits);
    const told: Outgoing[] = [];
    const tools = { ...mac.tools, tell: (one: Outgoing) => void told.push(one) };
    const waiting = {
      now: () => mac.world.now,
      wait: async (ms: number) => {
        mac.world.now += ms;
        deliverMail(app, mac.world.now);
        if (draftIn === "") return;
        const draft = { mailbox: draftIn, from: ROBIN, to: [ROBIN], subject: "Hi", isDraft: true };
        new MailStore(mac.home).add({ ...draft, at: mac.world.now });
        draftIn = "";
      },
    };
    const part = createMacMail(tools, { waiting, ...(isClosed ? { open: closed } : {}) });
    return { ...part, told };
  }

  /** Mail keeps what it was given as a draft as well, some while later. */
  function keptDraft(mailbox: string): void {
    draftIn = mailbox;
  }

  function received(mailbox = "INBOX"): void {
    const app = mac.world.apps["Mail"];
    const number = new MailStore(mac.home).add({
      mailbox,
      from: ROBIN,
      to: [ROBIN],
      subject: "Tomatoes",
      at: mac.world.now - 1_000,
      source: "Subject: Tomatoes\n\nx",
    });
    if (app) showMail(rootOf(app), number, mailbox);
  }

  it.each([
    ["in English, at once", {}],
    ["in English after 20 s", { sentAfterMs: 20_000 }],
    ["in German after 20 s", { sentAfterMs: 20_000, names: GERMAN }],
    ["under a name nobody knows", { names: { ...GERMAN, Sent: "Wysłane rzeczy" } }],
  ] satisfies readonly [string, Partial<MailHabits>][])(
    "is told as sent once it lies among the sent mails: %s",
    async (_, habits) => {
      const { host, problems } = mailWith(habits);
      const sent = await host.send(LETTER);
      expect(sent.value.subject).toBe("Hi");
      expect(sent.sending).toEqual({ state: "sent" });
      expect(await problems?.()).toEqual([]);
    },
  );

  it("is told as perhaps sent where it never shows, within a minute, and isn't sent again", async () => {
    const { host, problems, outbox } = mailWith({ sentAfterMs: null });
    const before = mac.world.now;
    const failure = await failureOf(host.send(LETTER));
    expect(failure.message).toMatch(/Mail took .* doesn't show it among the sent mails/);
    expect(mac.world.now - before).toBeLessThan(60_000);
    await outbox?.resume();
    const [problem] = (await problems?.()) ?? [];
    expect(problem?.reason).toMatch(/^Perhaps sent: /);
    const queued = rootOf(mac.world.apps["Mail"] ?? appWorld({})).props["queued"];
    expect(queued).toHaveLength(1);
  });

  it.each([
    ["one of before", GERMAN, (): void => undefined],
    ["one Mail keeps of it", GERMAN, () => keptDraft(GERMAN.Drafts)],
    ["one under a name nobody knows", { ...GERMAN, Drafts: "Koncept" }, () => keptDraft("Koncept")],
  ])("isn't taken for sent by a draft: %s", async (_, names, keep) => {
    const { host } = mailWith({ sentAfterMs: null, names });
    await host.createDraft(LETTER);
    keep();
    expect((await failureOf(host.send(LETTER))).message).toMatch(/doesn't show it/);
  });

  it("is told as handed over and not seen where the files are closed to us", async () => {
    const { host } = mailWith({}, true);
    const { sending } = await host.send(LETTER);
    expect(sending).toEqual({
      state: "sent",
      unseen: "Mail took it. Without full disk access I can't see whether it has gone.",
    });
  });

  it.each(["archive", "trash"] as const)(
    "isn't told as moved where nothing moved: %s",
    async (action) => {
      const { host } = mailWith({ movesNothing: true });
      received();
      const [row] = (await host.recent({ limit: 1 })).rows;
      const failure = await failureOf(host.update({ id: row?.id ?? "", action }));
      expect(failure).toMatchObject({
        failure: "unavailable",
        message: "Mail took that, and the mail is still in INBOX. Look there before trying again.",
      });
    },
  );

  it.each(["unread", "flag"] as const)(
    "isn't told as marked where it isn't: %s",
    async (action) => {
      const { host } = mailWith({ marksNothing: true });
      received();
      const [row] = (await host.recent({ limit: 1 })).rows;
      const failure = await failureOf(host.update({ id: row?.id ?? "", action }));
      expect(failure.message).toBe("Mail took that, and doesn't show it on the mail.");
    },
  );

  it("leaves nothing beside the index it is read from", async () => {
    const { host, close } = mailWith({});
    received();
    expect((await host.recent({ limit: 1 })).rows).toHaveLength(1);
    await close?.();
    expect(readdirSync(mac.path("Library/Mail/V10/MailData"))).toEqual(["Envelope Index"]);
  });

  it("finds the archive of a German account", async () => {
    const { host } = mailWith({ names: GERMAN });
    received();
    const [row] = (await host.recent({ limit: 1 })).rows;
    const { value } = await host.update({ id: row?.id ?? "", action: "archive" });
    expect(value.mailbox).toBe("Archiv");
  });
});
