import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import type { Acting, Asked } from "../../src/effects/acting.ts";
import { judgeCall } from "../../src/effects/judge-call.ts";
import { confirmOnce, runApproved } from "../../src/effects/run-approved.ts";
import type { Confirming } from "../../src/effects/run-approved.ts";
import { createApprovals } from "../../src/policy/approvals.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { Call } from "../../src/types/turn/call.ts";
import { CLEAN } from "../../src/types/taint.ts";
import { tools } from "../../tools/index.ts";
import { createMemoryHost, type World } from "../helpers/memory-host.ts";
import { clock } from "../tools/run-tool.ts";
import { mails, people } from "../tools/world.ts";

type Room = {
  readonly acting: Acting & Confirming;
  readonly world: World;
  readonly shown: string[];
  /** What the journal was told, in order. */
  readonly kept: string[];
};

function room({
  mayAct = true,
  failing = {},
}: { mayAct?: boolean; failing?: World["failing"] } = {}): Room {
  const { host, world } = createMemoryHost(clock, { people, mails: mails(), failing });
  const shown: string[] = [];
  const kept: string[] = [];
  const handles = createHandleBook();
  handles.issue([{ kind: "mail", id: "m1", facts: {} }], true);
  // The functions under test read these members only.
  const acting = {
    registry: createRegistry(tools),
    handles,
    host,
    hands: host,
    journal: {
      begin: () => "1",
      finish: (_: string, { done }: { done: string }) => void kept.push(done),
      abandon: () => void kept.push("nothing"),
      note: () => {},
    },
    approvals: createApprovals(() => 0),
    taint: { current: () => CLEAN, set: () => {} },
    mayAct: async () => mayAct,
    signal: new AbortController().signal,
    confirm: async ({ text }: { text: string }) => {
      shown.push(text);
      return "yes";
    },
    language: english,
  } as unknown as Acting & Confirming;
  return { acting, world, shown, kept };
}

const asked: Asked = {
  said: "",
  ranked: { tools: [], none: 1, unmatched: [], sure: true },
  isDoubted: false,
};
const callOf = (name: string, args: Call["arguments"]): Call => ({
  id: "c1",
  name,
  arguments: args,
  origins: {},
  by: "script",
});
const SEND = callOf("mail.send", { to: "Anna Lindqvist", subject: "Hi", body: "b" });
const SERVER = { through: "mail.here.example:587" };

describe("the way out a question shows", () => {
  it.each([
    ["is named only after the yes", undefined, SERVER],
    ["is taken away after it", SERVER, undefined],
    ["is another after it", SERVER, { through: "mail.other.example:587" }],
    ["is of another sender after it", SERVER, { ...SERVER, from: { name: "", address: "x@y.z" } }],
  ])("voids the approval when it %s", async (_, before, after) => {
    const { acting, world, shown } = room();
    world.mailWay = before;
    const verdict = await judgeCall(acting, SEND, asked);
    if (verdict.kind !== "confirm") throw new Error("sending is asked for");
    await confirmOnce(acting, verdict, SEND);
    expect(shown[0]).toContain(before ? before.through : "not sent");
    world.mailWay = after;
    const result = await runApproved(acting, { call: SEND, asked, signal: acting.signal });
    expect(result).toMatchObject({ ok: false, code: "refused" });
    expect(world.outbox).toEqual([]);
  });
});

describe("a mail whose text was shown", () => {
  const READ = callOf("mail.read", { id: "mail:1" });
  const isNew = ({ mails: all }: World): boolean | undefined =>
    all.find(({ id }) => id === "m1")?.unread;

  it("is marked as read, unasked, in the journal, once", async () => {
    const { acting, world, kept } = room();
    for (const _ of [1, 2]) {
      expect((await judgeCall(acting, READ, asked)).kind).toBe("run");
      const result = await runApproved(acting, { call: READ, asked, signal: acting.signal });
      expect(result).toMatchObject({ ok: true, text: expect.stringContaining("Here it is.") });
    }
    expect(isNew(world)).toBe(false);
    expect(kept).toEqual(["A mail that was read out is marked as read.", "nothing"]);
  });

  it("isn't when the words went on, so that nothing was told", async () => {
    const { acting, world, kept } = room({ mayAct: false });
    await runApproved(acting, { call: READ, asked, signal: acting.signal });
    expect([isNew(world), kept]).toEqual([true, []]);
  });

  it("is read all the same where the mark can't be made", async () => {
    const { acting } = room({ failing: { "mail.markSeen": "permission" } });
    const result = await runApproved(acting, { call: READ, asked, signal: acting.signal });
    expect(result.ok).toBe(true);
  });

  it("stays new when only its heading was listed", async () => {
    const { acting, world } = room();
    const call = callOf("mail.recent", { unread: true });
    await runApproved(acting, { call, asked, signal: acting.signal });
    expect(isNew(world)).toBe(true);
  });
});
