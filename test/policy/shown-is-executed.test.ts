import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Acting, Asked } from "../../src/effects/acting.ts";
import { judgeCall } from "../../src/effects/judge-call.ts";
import { confirmOnce, runApproved } from "../../src/effects/run-approved.ts";
import type { Confirming } from "../../src/effects/run-approved.ts";
import { createApprovals } from "../../src/policy/approvals.ts";
import { visible } from "../../src/visible.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import type { Call } from "../../src/types/turn/call.ts";
import { CLEAN } from "../../src/types/taint.ts";
import fc from "fast-check";

const ran: unknown[] = [];
const text = (what: string): z.ZodOptional<z.ZodString> =>
  z.string().describe(what).meta({ kind: "span" }).optional();
const demos = [
  { say: "a", input: {}, result: "", answer: "" },
  { say: "b", input: {}, result: "", answer: "" },
] as const;
const act = defineTool({
  name: "thing.act",
  description: "Act",
  input: z.strictObject({ to: text("who"), title: text("title"), body: text("text") }),
  reads: "nothing",
  effect: "irreversible",
  egress: true,
  confirm: true,
  demos,
  run: async (input) => {
    ran.push(input);
    return done("Done.");
  },
});
/** One that does something at a time. */
const later = defineTool({
  name: "thing.later",
  description: "Act later",
  input: z.strictObject({ at: z.string().describe("when").meta({ kind: "when" }) }),
  reads: "nothing",
  effect: "irreversible",
  egress: true,
  confirm: true,
  demos,
  run: async (_, { meant }) => {
    ran.push(meant);
    return done("Done.");
  },
});

/** The same with a question of its own that shows one argument only. */
const say = { ...act, name: "thing.say", ask: ({ to }: { to?: string }) => `Say it to ${to}?` };

const journal = { begin: () => "1", finish: () => {}, abandon: () => {}, note: () => {} };

function actingWith(answers: string[]): Acting & Confirming {
  // The two functions under test read these members only.
  return {
    registry: createRegistry([act, say as typeof act, later]),
    handles: createHandleBook(),
    host: { clock: { now: () => 0, zone: "UTC" } },
    journal,
    approvals: createApprovals(() => 0),
    taint: { current: () => CLEAN, set: () => {} },
    mayAct: async () => true,
    signal: new AbortController().signal,
    confirm: async (confirmation: { text: string }) => {
      answers.push(confirmation.text);
      return "yes";
    },
    language: english,
  } as unknown as Acting & Confirming;
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
  by: "model",
});

/** Takes what a person was shown apart again. */
function parse(shown: string): unknown {
  const plain = shown
    .split("\n")
    .filter((line) => !line.startsWith("Careful:"))
    .join("\n");
  const [, ...blocks] = plain.split(/\n(?! {2})/);
  const entries = blocks.map((block) => {
    const at = block.indexOf(": ");
    const value = block.slice(at + 2).replaceAll("\n  ", "\n");
    const unescape = (_: string, hex: string): string => String.fromCodePoint(parseInt(hex, 16));
    return [block.slice(0, at), value.replaceAll(/\\u\{([0-9A-F]+)\}/g, unescape)];
  });
  return Object.fromEntries(entries);
}

const odd = fc.constantFrom(
  "\n",
  "\nto: x",
  "\r",
  "\u200B",
  "\u202E",
  "\\u{41}",
  "\u00A0",
  "\uD800",
  "а",
  "  ",
);
const anyText = fc
  .array(fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), odd), { maxLength: 6 })
  .map((parts) => parts.join(""));
const anyArguments = fc.record(
  { to: anyText, title: anyText, body: anyText },
  { requiredKeys: [] },
);

describe("what is shown", () => {
  it("is what runs, in 10,000 random calls", async () => {
    const check = fc.asyncProperty(anyArguments, async (args) => {
      const shown: string[] = [];
      const acting = actingWith(shown);
      const call = callOf("thing.act", args);
      const verdict = await judgeCall(acting, call, asked);
      if (verdict.kind !== "confirm") throw new Error("a marked tool is asked for");
      await confirmOnce(acting, verdict, call);
      ran.length = 0;
      const result = await runApproved(acting, { call, asked, signal: acting.signal });
      expect(result.ok).toBe(true);
      expect(ran).toEqual([args]);
      expect(parse(shown[0] ?? "")).toEqual(args);
    });
    await fc.assert(check, { numRuns: 10_000 });
  }, 60_000);

  it("shows every text of a call its tool's question leaves out", () => {
    const check = fc.asyncProperty(anyArguments, async (args) => {
      const verdict = await judgeCall(actingWith([]), callOf("thing.say", args), asked);
      const shown = verdict.kind === "confirm" ? verdict.text : "";
      for (const value of Object.values(args)) {
        const forms = [visible(value), visible(value).replaceAll("\n", "\n  ")];
        expect(forms.some((form) => shown.includes(form))).toBe(true);
      }
    });
    return fc.assert(check, { numRuns: 500 });
  });

  it("shows half of a sign that the question holds whole", async () => {
    const args = { to: "\u{1F600}", title: "\uD83D" };
    const verdict = await judgeCall(actingWith([]), callOf("thing.say", args), asked);
    expect(verdict).toMatchObject({ text: expect.stringContaining("title: \\u{D83D}") });
  });

  it("means what it meant when it was shown, and nothing else runs", async () => {
    const when = (at: number): Meaning => ({ kind: "length", words: "a while", ms: at });
    const check = fc.asyncProperty(fc.nat(), fc.nat(), async (ms, other) => {
      const acting = actingWith([]);
      const call = { ...callOf("thing.later", { at: "a while" }), meanings: { at: when(ms) } };
      const verdict = await judgeCall(acting, call, asked);
      if (verdict.kind !== "confirm") throw new Error("a marked tool is asked for");
      await confirmOnce(acting, verdict, call);
      ran.length = 0;
      const changed = { ...call, meanings: { at: when(other) } };
      const result = await runApproved(acting, { call: changed, asked, signal: acting.signal });
      expect(result.ok).toBe(ms === other);
      expect(ran).toEqual(ms === other ? [{ at: when(ms) }] : []);
    });
    await fc.assert(check, { numRuns: 500, examples: [[5, 5]] });
  });

  it("never runs anything else, nor twice", async () => {
    const check = fc.asyncProperty(anyArguments, anyArguments, async (args, other) => {
      fc.pre(JSON.stringify(args) !== JSON.stringify(other));
      const acting = actingWith([]);
      const call = callOf("thing.act", args);
      const verdict = await judgeCall(acting, call, asked);
      if (verdict.kind !== "confirm") throw new Error("a marked tool is asked for");
      await confirmOnce(acting, verdict, call);
      ran.length = 0;
      const changed = { ...call, arguments: other };
      const result = await runApproved(acting, { call: changed, asked, signal: acting.signal });
      expect(result).toMatchObject({ ok: false, code: "refused" });
      expect(await runApproved(acting, { call, asked, signal: acting.signal })).toMatchObject({
        ok: false,
      });
      expect(ran).toEqual([]);
    });
    await fc.assert(check, { numRuns: 1_000 });
  });
});
