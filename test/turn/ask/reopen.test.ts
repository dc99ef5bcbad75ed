import { describe, expect, it } from "vitest";
import { createRegistry } from "../../../src/tool/registry.ts";
import { reopened } from "../../../src/turn/ask/reopen.ts";
import type { Failure, Result } from "../../../src/types/turn/result.ts";
import { tools } from "../../../tools/index.ts";
import { callOf } from "../../helpers/turn-state.ts";

const REOPENING = {
  registry: createRegistry(tools),
  names: async () => ({ list: [{ id: "l1", name: "Groceries" }] }),
  profile: { isLed: true },
} as const;
const asks = (message: string, code: Failure["code"] = "invalid"): Result => ({
  ok: false,
  code,
  message,
});
const TIMER = callOf("timers.set", {
  arguments: { label: "tea" },
  origins: { label: { origin: "said", text: "tea" } },
});

describe("a question a tool puts itself", () => {
  it("waits with the call, what it has and what it may be told", async () => {
    const open = await reopened(REOPENING, TIMER, asks("For how long, or for what time?"));
    expect(open).toMatchObject({
      call: TIMER,
      question: "For how long, or for what time?",
      slots: [
        {
          parameter: "label",
          value: { candidates: [{ value: "tea", origin: { origin: "said", text: "tea" } }] },
        },
      ],
    });
    expect(open?.missing).toEqual(expect.arrayContaining(["duration", "at"]));
    expect(open?.missing).not.toContain("label");
  });

  it("about a list nobody knows offers those there are, first", async () => {
    const call = callOf("reminders.create", { arguments: { title: "milk", list: "Grocer" } });
    // Whatever language words it.
    const failure = {
      ...asks("Welche Liste?"),
      unclear: { kind: "list", said: "Grocer", found: "others", names: ["Groceries"] },
    } as const;
    const open = await reopened(REOPENING, call, failure);
    expect(open?.missing[0]).toBe("list");
    expect(open?.slots.find(({ parameter }) => parameter === "list")).toMatchObject({
      value: { candidates: [{ value: "Groceries", origin: { origin: "resolved" } }] },
    });
  });

  it("about the hour of a day keeps the day, to be told with it", async () => {
    const when = {
      text: "tomorrow",
      from: 0,
      to: 1,
      at: 0,
      precision: "day",
      allDay: true,
    } as const;
    const call = {
      ...callOf("timers.set", { arguments: { at: "tomorrow" } }),
      meanings: { at: { kind: "when", when } },
    } as const;
    const open = await reopened(REOPENING, call, asks("At what time, tomorrow?"));
    expect(open?.missing[0]).toBe("at");
    expect(open?.slots).toMatchObject([
      { parameter: "at", value: { candidates: [{ value: "tomorrow", meaning: { when } }] } },
    ]);
  });

  it.each<[string, Result]>([
    ["it was done", { ok: true, done: "Done?", handles: {} }],
    ["nothing is asked", asks("That is too long.")],
    ["it may not", asks("May I?", "permission")],
    ["it took too long", asks("Still there?", "timeout")],
  ])("is none where %s", async (_, result) => {
    expect(await reopened(REOPENING, TIMER, result)).toBeUndefined();
  });

  it("is none for a script, nor of a tool that is gone", async () => {
    const script = { ...REOPENING, profile: { isLed: false } } as const;
    expect(await reopened(script, TIMER, asks("For how long?"))).toBeUndefined();
    expect(await reopened(REOPENING, callOf("timers.gone"), asks("Which?"))).toBeUndefined();
  });
});
