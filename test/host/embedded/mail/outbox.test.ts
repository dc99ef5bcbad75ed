import { chmodSync, renameSync, rmSync } from "node:fs";
import process from "node:process";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutgoingMail } from "../../../../src/host/mail.ts";
import type { Outgoing } from "../../../../src/types/outgoing.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import { failureOf } from "../../contract/failure-of.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

const NOT_SENT = { what: "mail", is: "unsent", name: "Lunch" };

const LETTER: OutgoingMail = {
  to: [{ name: "Bob", address: "bob@stone.example" }],
  cc: [],
  subject: "Lunch",
  body: "At one?",
};
const WHAT = "the mail “Lunch” to Bob";
const later = (ms: number) => ({ clock: { now: () => NOW + ms, zone: ZONE } });

let home: EmbeddedHome;
/** What somebody at the screen is told. */
let told: Outgoing[] = [];
const tell = (outgoing: Outgoing): void => void told.push(outgoing);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  told = [];
  home = await makeEmbeddedHome();
  for (const part of ["cur", "new", "tmp"]) home.put(`mail/INBOX/${part}/.keep`, "");
  command("cat >> arrived");
});
afterEach(async () => {
  vi.useRealTimers();
  await home.dispose();
});

/** The command mail goes out by in these tests: a script of its own that runs in the home. */
function command(script: string): void {
  home.put("sendmail", `#!/bin/sh\ncd "$(dirname "$0")"\n${script}\n`);
  chmodSync(home.path("sendmail"), 0o700);
}
const way = () => ({ mailTransport: { sendmail: [home.path("sendmail"), "-t", "-i"] } });

function mailsIn(box: string): number {
  return home.entries("mail").filter((entry) => entry.startsWith(`mail/${box}/cur/1`)).length;
}
const boxes = (): readonly number[] => [mailsIn("Outbox"), mailsIn("Sent")];
const arrived = (): number =>
  home.entries().includes("arrived") ? home.text("arrived").split("Subject: Lunch").length - 1 : 0;
const slips = (): readonly string[] =>
  home.entries(".state").filter((entry) => entry.startsWith(".state/mail-outbox/"));

async function waitedOut(host: EmbeddedHome["host"]): Promise<void> {
  vi.advanceTimersByTime(8_000);
  vi.useRealTimers();
  await host.outgoing.settled();
}

describe("a mail without a way out", () => {
  it("goes no further than the outbox, whatever the hold and however long it lies there", async () => {
    for (const outboxHoldMs of [0, 8_000]) {
      const host = await home.restart({ outboxHoldMs });
      expect(await host.mail.wayOut()).toBeUndefined();
      const { value, sending } = await host.mail.send(LETTER);
      expect([value.mailbox, sending]).toEqual(["Outbox", { state: "kept" }]);
    }
    vi.advanceTimersByTime(10_000);
    await home.restart(later(86_400_000));
    expect(boxes()).toEqual([2, 0]);
    expect(home.entries("mail").some((entry) => entry.startsWith("mail/Sent"))).toBe(false);
  });

  it("doesn't go when a way out is named afterwards", async () => {
    await home.host.mail.send(LETTER);
    const host = await home.restart({ ...way(), ...later(10_000) });
    await waitedOut(host);
    expect([arrived(), ...boxes()]).toEqual([0, 1, 0]);
  });

  it("is taken back as long as it lies there", async () => {
    const { undo } = await home.host.mail.send(LETTER);
    const host = await home.restart(later(86_400_000));
    expect(await host.undo(undo)).toEqual(NOT_SENT);
    expect(boxes()).toEqual([0, 0]);
    expect((await failureOf(host.undo(undo))).failure).toBe("invalid");
  });

  it("keeps the draft it was", async () => {
    const draft = await home.host.mail.createDraft(LETTER);
    await home.host.mail.send({ ...LETTER, draft: draft.value.id });
    expect(mailsIn("Drafts")).toBe(1);
  });
});

describe("the outbox of mail with a way out", () => {
  let host: EmbeddedHome["host"];
  beforeEach(async () => {
    host = await home.restart({ ...way(), tell });
  });

  it("holds a mail for eight seconds, then it goes once and a copy is filed", async () => {
    const { sending } = await host.mail.send(LETTER);
    const through = `${home.path("sendmail")} -t -i`;
    expect(sending).toEqual({ state: "waits", through, holdMs: 8_000 });
    vi.advanceTimersByTime(7_999);
    expect([arrived(), ...boxes()]).toEqual([0, 1, 0]);
    await waitedOut(host);
    expect([arrived(), ...boxes()]).toEqual([1, 0, 1]);
    expect(told).toMatchObject([{ state: "sent", text: `Sent: ${WHAT}.` }]);
    expect(slips()).toEqual([]);
  });

  it("sends what an earlier run left past its time", async () => {
    await host.mail.send(LETTER);
    await host[Symbol.asyncDispose]();
    vi.useRealTimers();
    const next = await home.restart({ ...way(), ...later(10_000) });
    await next.outgoing.settled();
    expect([arrived(), ...boxes()]).toEqual([1, 0, 1]);
  });

  it("leaves what was approved for another moment, and says so", async () => {
    await host.mail.send(LETTER);
    await host[Symbol.asyncDispose]();
    const next = await home.restart({ ...way(), ...later(2 * 3_600_000) });
    await waitedOut(next);
    expect([arrived(), ...boxes()]).toEqual([0, 1, 0]);
    expect(await next.outgoing.takeUntold()).toMatchObject([{ state: "not_sent" }]);
    expect(await next.outgoing.takeUntold()).toEqual([]);
    expect(await next.outgoing.unsent()).toHaveLength(1);
  });

  it("lets a host that only looks on leave it waiting", async () => {
    await host.mail.send(LETTER);
    await host[Symbol.asyncDispose]();
    const looking = await home.restart({ ...way(), ...later(10_000), resumes: false });
    await waitedOut(looking);
    expect(await looking.outgoing.waiting()).toMatchObject([{ what: WHAT }]);
    expect([arrived(), ...boxes()]).toEqual([0, 1, 0]);
  });

  it("gives another process the time that is left to take it back", async () => {
    const { undo } = await host.mail.send(LETTER);
    const other = await home.restart(way());
    expect(await other.undo(undo)).toEqual(NOT_SENT);
    await waitedOut(host);
    await other.outgoing.settled();
    expect([arrived(), ...boxes()]).toEqual([0, 0, 0]);
  });

  it("doesn't send twice when several wait for it", async () => {
    await host.mail.send(LETTER);
    const others = await Promise.all([home.restart(way()), home.restart(way())]);
    vi.advanceTimersByTime(8_000);
    vi.useRealTimers();
    await Promise.all([host, ...others].map(({ outgoing }) => outgoing.settled()));
    expect([arrived(), ...boxes()]).toEqual([1, 0, 1]);
  });

  it.each([
    ["of a number nobody has", 99_999_999],
    ["of the number this one has", process.pid],
  ])(
    "never sends again what a process %s was sending when it ended, and tells it once",
    async (_, pid) => {
      const { undo } = await host.mail.send(LETTER);
      await host[Symbol.asyncDispose]();
      const [held = ""] = slips();
      renameSync(home.path(held), home.path(held.replace(/held$/, `going.${pid}`)));
      const next = await home.restart({ ...way(), ...later(10_000) });
      await waitedOut(next);
      expect([arrived(), ...boxes()]).toEqual([0, 1, 0]);
      const [untold, ...more] = await next.outgoing.takeUntold();
      expect([untold?.state, more]).toEqual(["unclear", []]);
      expect(untold?.text).toMatch(
        /^Perhaps sent: the mail “Lunch” to Bob\. .*may have gone or not/,
      );
      expect(await next.outgoing.takeUntold()).toEqual([]);
      expect((await failureOf(next.undo(undo))).message).toMatch(/may have gone already/);
      expect(mailsIn("Outbox")).toBe(1);
    },
  );

  it.each([
    ["ends with a failure", "cat > /dev/null; echo 'no such host' >&2; exit 68", "not_sent"],
    ["has queued it to try again", "cat > /dev/null; exit 75", "unclear"],
    ["fails without reading", "exit 1", "not_sent"],
  ])("is told when the command %s", async (_, script, state) => {
    command(script);
    await host.mail.send(LETTER);
    await waitedOut(host);
    expect(boxes()).toEqual([1, 0]);
    expect(told).toMatchObject([{ state, what: WHAT }]);
    expect(await host.outgoing.unsent()).toMatchObject([{ state }]);
    command("cat >> arrived");
    const next = await home.restart({ ...way(), ...later(10_000) });
    await next.outgoing.settled();
    expect([arrived(), await next.outgoing.takeUntold()]).toEqual([0, []]);
  });

  it("fails where it should have gone at once and did not; then it can be taken back", async () => {
    command("cat > /dev/null; echo 'mailbox full' >&2; exit 69");
    vi.useRealTimers();
    const now = await home.restart({ ...way(), outboxHoldMs: 0 });
    const failure = await failureOf(now.mail.send(LETTER));
    expect(failure.failure).toBe("unavailable");
    expect(failure.message).toMatch(/^Not sent: the mail “Lunch” to Bob\. .*mailbox full/);
    expect(boxes()).toEqual([1, 0]);
  });

  it("doesn't send what was changed, taken away, or was to go another way", async () => {
    const changed = await host.mail.send(LETTER);
    const file = home.entries("mail/Outbox/cur").find((entry) => entry.includes("/1")) ?? "";
    home.put(file, home.text(file).replace("bob@", "eve@"));
    await waitedOut(host);
    expect(told.at(-1)?.text).toMatch(/changed since you said yes/);
    rmSync(home.path(file));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await host.mail.send(LETTER);
    for (const entry of home.entries("mail/Outbox/cur")) rmSync(home.path(entry));
    await waitedOut(host);
    expect(told.at(-1)?.text).toMatch(/isn't in the outbox any more/);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await host.mail.send(LETTER);
    await host[Symbol.asyncDispose]();
    vi.useRealTimers();
    const other = { mailTransport: { sendmail: [home.path("sendmail"), "-t"] } };
    const next = await home.restart({ ...other, ...later(10_000), tell });
    await next.outgoing.settled();
    expect(told.at(-1)?.text).toMatch(/way out is no longer/);
    expect([arrived(), changed.sending.state]).toEqual([0, "waits"]);
  });

  it("forgets one that did not go when the mail is taken out of the outbox", async () => {
    command("exit 1");
    await host.mail.send(LETTER);
    await waitedOut(host);
    for (const entry of home.entries("mail/Outbox/cur")) rmSync(home.path(entry));
    const next = await home.restart(way());
    expect(await next.outgoing.unsent()).toEqual([]);
  });

  it("keeps everything when it is told to", async () => {
    const holding = await home.restart({ ...way(), outboxHoldMs: Infinity });
    await holding.mail.send(LETTER);
    await holding.outgoing.settled();
    await home.restart({ ...way(), ...later(10_000) });
    expect([arrived(), ...boxes()]).toEqual([0, 1, 0]);
  });

  it("leaves alone what another program put there", async () => {
    home.put("mail/Outbox/cur/1.other:2,S", "Subject: Theirs\n\nx");
    const { undo } = await host.mail.send(LETTER);
    await waitedOut(host);
    expect(home.entries("mail/Outbox/cur")).toEqual(["mail/Outbox/cur/1.other:2,S"]);
    expect((await failureOf(host.undo(undo))).message).toMatch(/sent already/);
  });

  it("passes over a broken slip, and keeps it aside", async () => {
    home.put(".state/mail-outbox/x.held", "[{]");
    const other = await home.restart(way());
    await other.mail.send(LETTER);
    expect(mailsIn("Outbox")).toBe(1);
    expect(home.text(".state/mail-outbox/x.held.broken")).toBe("[{]");
  });
});
