import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutgoingMail } from "../../../../src/host/mail.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import { failureOf } from "../../contract/failure-of.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

const LETTER: OutgoingMail = {
  to: [{ name: "Bob", address: "bob@stone.example" }],
  cc: [],
  subject: "Lunch",
  body: "At one?",
};
const LATER = { now: () => NOW + 10_000, zone: ZONE };

let home: EmbeddedHome;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  home = await makeEmbeddedHome();
  for (const part of ["cur", "new", "tmp"]) home.put(`mail/INBOX/${part}/.keep`, "");
});
afterEach(async () => {
  vi.useRealTimers();
  await home.dispose();
});

function mailsIn(box: string): number {
  return home.entries("mail").filter((entry) => entry.startsWith(`mail/${box}/cur/1`)).length;
}

describe("the outbox of mail", () => {
  it("holds a mail for eight seconds, then it is sent", async () => {
    await home.host.mail.send(LETTER);
    vi.advanceTimersByTime(7_999);
    expect([mailsIn("Outbox"), mailsIn("Sent")]).toEqual([1, 0]);
    vi.advanceTimersByTime(1);
    await home.host.settled();
    expect([mailsIn("Outbox"), mailsIn("Sent")]).toEqual([0, 1]);
    expect(home.entries(".state")).not.toContain(".state/mail-outbox.json");
  });

  it("sends what an earlier run left past its time", async () => {
    await home.host.mail.send(LETTER);
    await home.host[Symbol.asyncDispose]();
    await home.restart({ clock: LATER });
    expect([mailsIn("Outbox"), mailsIn("Sent")]).toEqual([0, 1]);
  });

  it("gives another process the time that is left to take it back", async () => {
    const { undo } = await home.host.mail.send(LETTER);
    const other = await home.restart();
    expect(await other.undo(undo)).toBe("The mail “Lunch” was not sent.");
    vi.advanceTimersByTime(8_000);
    await Promise.all([home.host.settled(), other.settled()]);
    expect([mailsIn("Outbox"), mailsIn("Sent")]).toEqual([0, 0]);
  });

  it("doesn't send twice when two processes wait for it", async () => {
    await home.host.mail.send(LETTER);
    const other = await home.restart();
    vi.advanceTimersByTime(8_000);
    await Promise.all([home.host.settled(), other.settled()]);
    expect([mailsIn("Outbox"), mailsIn("Sent")]).toEqual([0, 1]);
  });

  it("keeps everything when it is told to", async () => {
    const holding = await home.restart({ outboxHoldMs: Infinity });
    await holding.mail.send(LETTER);
    await holding.settled();
    await home.restart({ clock: LATER });
    expect([mailsIn("Outbox"), mailsIn("Sent")]).toEqual([1, 0]);
  });

  it("leaves alone what another program put there", async () => {
    home.put("mail/Outbox/cur/1.other:2,S", "Subject: Theirs\n\nx");
    const { undo } = await home.host.mail.send(LETTER);
    vi.advanceTimersByTime(8_000);
    await home.host.settled();
    expect(home.entries("mail/Outbox/cur")).toEqual(["mail/Outbox/cur/1.other:2,S"]);
    expect((await failureOf(home.host.undo(undo))).failure).toBe("invalid");
  });

  it("starts over when its list is broken, and keeps that aside", async () => {
    home.put(".state/mail-outbox.json", "[{]");
    const other = await home.restart();
    await other.mail.send(LETTER);
    expect(mailsIn("Outbox")).toBe(1);
    expect(home.text(".state/mail-outbox.json.broken")).toBe("[{]");
  });
});
