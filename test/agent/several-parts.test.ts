import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runTurn } from "../../src/agent/run-turn.ts";
import type { TurnOutcome } from "../../src/agent/turn.ts";
import { scoped } from "../../src/understanding/plan.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import type { Call } from "../../src/types/turn/call.ts";
import { planWith } from "../helpers/plan-with.ts";
import { collect, fakeStages, ONE_TOOL, TYPED } from "../helpers/fake-stages.ts";

/** What comes of a part: it is done, it fails, it finds nothing, it is asked back about, a person declines it, nothing comes of it. */
type Fate = "done" | "fails" | "empty" | "asks" | "declined" | "nothing";
type Part = { readonly words: string; readonly fate: Fate; readonly leans: boolean };

/** A turn over these parts, the tools of which are named by their words. */
async function serve(
  wanted: readonly Part[],
  businessCalls = 3,
): Promise<
  TurnOutcome & { readonly done: readonly string[]; readonly events: readonly TurnEvent[] }
> {
  const { events, emit } = collect();
  const done: string[] = [];
  const fateOf = (words: string): Fate => wanted.find((one) => one.words === words)?.fate ?? "done";
  const call = (name: string): Call => ({
    id: name,
    name,
    arguments: {},
    origins: {},
    by: "script",
  });
  const stages = fakeStages([], {
    understand: async () =>
      planWith(wanted.map(({ words, leans }, at) => ({ text: words, leansBack: leans && at > 0 }))),
    ground: async (_, state) => {
      const { text } = scoped(state).utterance;
      const missing = fateOf(text) === "asks" ? ["when"] : [];
      const callable =
        fateOf(text) === "nothing" ? [] : [{ tool: text, bias: 0, slots: [], missing }];
      return { ...ONE_TOOL, callable, mustCall: callable.length > 0 };
    },
    shortcut: ({ callable: [one] }) =>
      one && one.missing.length === 0 ? call(one.tool) : undefined,
    question: ({ callable: [one] }) => ({
      kind: "incomplete",
      call: call(one?.tool ?? ""),
      missing: ["when"],
      slots: [],
      question: `When, for ${one?.tool ?? ""}?`,
      signature: "",
    }),
    judge: async ({ name }) =>
      fateOf(name) === "declined"
        ? { kind: "confirm", level: "plain", text: "Sure?", hash: "" }
        : { kind: "run" },
    run: async ({ name }) => {
      if (fateOf(name) === "fails") return { ok: false, code: "not_found", message: "" };
      if (fateOf(name) === "empty") return { ok: true, items: [], more: 0, handles: {} };
      done.push(name);
      return { ok: true, done: "", handles: {} };
    },
    say: ({ name }, { ok }) => (ok ? `${name} is done.` : `${name} failed.`),
    endsWithTemplate: true,
  });
  const outcome = await runTurn({
    utterance: { ...TYPED, text: wanted.map(({ words }) => words).join(" and ") },
    items: [],
    stages,
    budget: { businessCalls, lookups: 0, metaCalls: 2 },
    emit,
    signal: new AbortController().signal,
  });
  return { ...outcome, done, events };
}

const part = (words: string, fate: Fate = "done", leans = false): Part => ({ words, fate, leans });

describe("a request of several parts", () => {
  it.each([
    ["fails", "one failed. two is done."],
    ["asks", "two is done. When, for one?"],
    ["nothing", "two is done. I haven't done this: “one”."],
    ["declined", "one failed. I haven't done this: “two”."],
  ] as const)("whose first %s: %s", async (fate, answer) => {
    expect((await serve([part("one", fate), part("two")])).answer).toBe(answer);
  });

  it("leaves what leans on a part that failed, and goes on after it", async () => {
    const { answer } = await serve([
      part("one", "fails"),
      part("two", "done", true),
      part("three"),
    ]);
    expect(answer).toBe("one failed. three is done. I haven't done this: “two”.");
  });

  it("leaves what leans on a search that found nothing", async () => {
    const { done } = await serve([part("one", "empty"), part("two", "done", true), part("three")]);
    expect(done).toEqual(["three"]);
  });

  it("keeps what leans on a question for when it is answered", async () => {
    const { answer, question } = await serve([
      part("one", "asks"),
      part("two", "done", true),
      part("three"),
    ]);
    expect(answer).toBe("three is done. When, for one?");
    expect(question).toMatchObject({ call: { name: "one" }, rest: ["two"] });
  });

  it("asks one thing at a time", async () => {
    const { answer, question } = await serve([part("one", "asks"), part("two", "asks")]);
    expect(answer).toBe("When, for one?");
    expect(question?.rest).toEqual(["two"]);
  });

  it("serves each part once at most and accounts for every one", async () => {
    const fates = fc.constantFrom<Fate>("done", "fails", "empty", "asks", "nothing");
    const parts = fc
      .array(fc.tuple(fates, fc.boolean()), { minLength: 2, maxLength: 4 })
      .map((all) =>
        all.map(([fate, leans], index) => part(`part${index}`, fate, index > 0 && leans)),
      );
    await fc.assert(
      fc.asyncProperty(parts, fc.integer({ min: 1, max: 4 }), async (wanted, budget) => {
        const { answer, question, done, events } = await serve(wanted, budget);
        expect(new Set(done).size).toBe(done.length);
        expect(events.filter(({ type }) => type === "result").length).toBeLessThanOrEqual(budget);
        for (const { words } of wanted) {
          const told = [answer.includes(words), question?.rest.includes(words) ?? false];
          expect(told.filter(Boolean), `${words}: ${answer}`).toHaveLength(1);
        }
      }),
    );
  });
});
