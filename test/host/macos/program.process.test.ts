import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeMac, installFakeMac } from "../../helpers/jxa/fake-osascript.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";
import { type Ran, runSotto, script } from "../../helpers/run-sotto.ts";

let folder: string;
let mac: FakeMac;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-program-"));
  mac = installFakeMac(folder, world());
});
afterAll(() => rmSync(folder, { recursive: true }));

function world(changes: Partial<MacWorld> = {}): MacWorld {
  const made = makeWorld(changes);
  const place = { source: "local", kind: 0, isWritable: true };
  made.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  made.eventKit.calendars.push(
    { ...place, id: "C1", title: "Personal", entity: "event" },
    { ...place, id: "L1", title: "Home", entity: "reminder" },
  );
  made.eventKit.defaultList = "L1";
  return made;
}

type Asking = { readonly text: string; readonly call: unknown; readonly state: string };

const ask = (
  { text, call, state: name }: Asking,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  runSotto(
    ["ask", text, "--quiet", "--json"].concat(
      ["--host", "macos", "--state", join(folder, name)],
      ["--now", "2026-03-02T09:00", "--tz", "Europe/Berlin"],
      ["--confirm", "yes", "--llm", script(folder, { call })],
    ),
    { env: { SOTTO_MAC_PROGRAMS: mac.programs, TERM_PROGRAM: "Apple_Terminal", ...env } },
  );
const answerOf = (ran: Ran): unknown =>
  ran.events().find(({ type }) => type === "answer")?.["text"];

describe("the program on a Mac", () => {
  it("sets a reminder in the store of the Mac, and takes it back", async () => {
    const call = { name: "reminders.create", arguments: { title: "call mum", due: "at five" } };
    const set = await ask({ text: "remind me to call mum at five", call, state: "first" });
    expect(answerOf(set)).toBe("Reminder set: call mum, today at 5 pm.");
    const due = { year: 2026, month: 3, day: 2, hour: 17, minute: 0, zone: "Europe/Berlin" };
    expect(mac.world().eventKit.reminders).toMatchObject([{ title: "call mum", list: "L1", due }]);
    const state = ["--state", join(folder, "first"), "--host", "macos"];
    const env = { SOTTO_MAC_PROGRAMS: mac.programs };
    const back = await runSotto(["undo", ...state, "--now", "2026-03-02T09:00"], { env });
    expect([back.code, back.stderr]).toEqual([0, ""]);
    expect(mac.world().eventKit.reminders).toEqual([]);
  });

  it("says who may not use what, and where that is switched", async () => {
    const denied = world();
    denied.grants = { ...denied.grants, calendar: "denied", reminders: "not_asked" };
    mac.put(denied);
    const call = { name: "calendar.query", arguments: { from: "tomorrow" } };
    const ran = await ask({ text: "what's on tomorrow", call, state: "second" });
    const result = ran.events().find(({ type }) => type === "result");
    expect(result).toMatchObject({
      ok: false,
      code: "permission",
      message: expect.stringMatching(/Terminal.*System Settings, Privacy & Security, Calendars/),
    });
    // Nobody looked at what nobody had asked for.
    expect(mac.world().grants.reminders).toBe("not_asked");
  });

  it("says in one sentence that this is no Mac where there is no osascript", async () => {
    const call = { name: "calendar.query", arguments: {} };
    const ran = await ask(
      { text: "what's on", call, state: "third" },
      { SOTTO_MAC_PROGRAMS: join(folder, "nowhere") },
    );
    expect(ran.code).toBe(1);
    expect(ran.stdout + ran.stderr).toMatch(/Only a Mac has these apps/);
  });
});
