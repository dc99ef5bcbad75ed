import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { withMeanings } from "../../src/turn/with-meanings.ts";
import type { Slot } from "../../src/types/turn/call-space.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import { tools } from "../../tools/index.ts";
import { callOf } from "../helpers/turn-state.ts";
import { berlin, clock } from "../tools/run-tool.ts";

const sources = { registry: createRegistry(tools), language: english, host: { clock } };

describe("a call with what its times mean", () => {
  it.each([
    [
      "timers.set",
      { duration: "ten minutes" },
      { duration: { kind: "length", words: "ten minutes", ms: 600_000 } },
    ],
    [
      "reminders.create",
      { title: "call Mum at six", due: "tomorrow at five" },
      { due: { kind: "when", when: expect.objectContaining({ at: berlin("2026-03-04T17:00") }) } },
    ],
    ["timers.set", { duration: "a while" }, { duration: { kind: "unread", words: "a while" } }],
  ])("%s of %j", (name, given, meanings) => {
    expect(withMeanings(sources, callOf(name, { arguments: given }), []).meanings).toEqual(
      meanings,
    );
  });

  it.each([
    ["no time", callOf("messages.send", { arguments: { to: "Ben", text: "at five" } })],
    ["no tool", callOf("no.tool", { arguments: { due: "tomorrow" } })],
  ])("is the call itself where it has %s", (_, call) => {
    expect(withMeanings(sources, call, [])).toBe(call);
  });

  it("means what was found in the request, not what the words alone say", () => {
    const meaning: Meaning = { kind: "length", words: "ten minutes", ms: 1 };
    const origin = { origin: "said", text: "ten minutes" } as const;
    const slot: Slot = {
      parameter: "duration",
      required: false,
      value: { kind: "closed", candidates: [{ value: "ten minutes", origin, meaning }] },
    };
    const call = callOf("timers.set", { arguments: { duration: "ten minutes" } });
    expect(withMeanings(sources, call, [slot])).toEqual({
      ...call,
      meanings: { duration: meaning },
    });
  });
});
