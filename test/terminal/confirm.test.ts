import { stdin, stdout } from "node:process";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { english } from "../../src/language/en/english.ts";
import { confirmBy } from "../../src/terminal/confirm.ts";
import type { AskLine } from "../../src/terminal/confirm.ts";
import type { Line } from "../../src/terminal/output/piece.ts";
import { textOf } from "../../src/terminal/output/piece.ts";
import { aside } from "../../src/terminal/output/streams.ts";
import { ANSWER_WITHIN_MS, type Confirmation } from "../../src/types/turn/verdict.ts";

const plain: Confirmation = { kind: "confirm", level: "plain", text: "Do it?", hash: "sha256:1" };
const red: Confirmation = { ...plain, level: "red" };
// Only how questions are answered is asked for.
const config = { confirm: "ask", isJson: false } as unknown as Config;
const { answers } = english;
const ask = (askLine: AskLine) => confirmBy({ config, answers, askLine });
const never = new AbortController().signal;

const wasTTY = { stdin: stdin.isTTY, stdout: stdout.isTTY };
beforeEach(() => {
  stdin.isTTY = true;
  stdout.isTTY = true;
});
afterEach(() => {
  stdin.isTTY = wasTTY.stdin;
  stdout.isTTY = wasTTY.stdout;
  vi.restoreAllMocks();
});

describe("a question where nobody can answer", () => {
  const unasked = async (confirmation: Confirmation, over: Partial<Config> = {}) => {
    stdin.isTTY = false;
    const print = vi.spyOn(aside, "print").mockImplementation(() => {});
    // Only how questions are answered is asked for.
    const asking = { ...config, ...over } as Config;
    const answer = await confirmBy({ config: asking, answers })(confirmation, never);
    return { answer, told: shown(print.mock.calls.flat()) };
  };

  it("is shown whole, and says that it was not put and what to do", async () => {
    const { answer, told } = await unasked(plain);
    expect(answer).toBe("no");
    expect(told).toContain("Do it?");
    expect(told).toContain("Nobody can answer here, so this is left");
    expect(told).toContain("--confirm yes");
  });

  it("in red names no flag that would let it through", async () => {
    const { answer, told } = await unasked(red);
    expect(answer).toBe("no");
    expect(told).toContain("Ask again in a terminal.");
    expect(told).not.toContain("--confirm");
  });

  it("that --confirm yes doesn't answer is shown, and says so", async () => {
    const { answer, told } = await unasked(red, { confirm: "yes" });
    expect(answer).toBe("no");
    expect(told).toContain("--confirm yes allows only what you said yourself, so this is left.");
  });

  it("that --confirm yes answers is not shown", async () => {
    expect(await unasked(plain, { confirm: "yes" })).toEqual({ answer: "yes", told: "" });
  });

  it("is an event alone where JSON is wanted, and nothing where --confirm no was", async () => {
    expect(await unasked(plain, { isJson: true })).toEqual({ answer: "no", told: "" });
    expect(await unasked(plain, { confirm: "no" })).toEqual({ answer: "no", told: "" });
  });
});

describe("a question on the screen", () => {
  it.each([
    ["y", "yes"],
    [" YES ", "yes"],
    ["send it", "yes"],
    ["Go ahead!", "yes"],
    ["do it", "yes"],
    ["yes please", "yes"],
    ["ok, go ahead please", "yes"],
    ["no, leave it", "no"],
    ["n", "no"],
    ["no", "no"],
    ["", "no"],
    ["yes, but at six", "no"],
  ])("typed %j is %s", async (line, answer) => {
    expect(await ask(async () => line)(plain, never)).toBe(answer);
  });

  it.each([
    [["well", "go ahead"], "yes"],
    [["maybe", "hm"], "no"],
    [["yes, but at six", "no"], "no"],
  ])("answered unclearly is asked once more: %j is %s", async (typed, answer) => {
    const asked: string[] = [];
    const given = [...typed];
    const answered = ask(async (question) => {
      asked.push(shown(question));
      return given.shift() ?? "";
    })(plain, never);
    expect(await answered).toBe(answer);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatch(/^Yes or no\?/);
  });

  it("in red takes only the word it shows", async () => {
    const typed = (answer: (question: string) => string) =>
      ask(async (question) => answer(shown(question)))(red, never);
    expect(await typed(() => "yes")).toBe("no");
    expect(await typed((question) => /Type (\w+) to/.exec(question)?.[1] ?? "")).toBe("yes");
  });

  it("is open for the one minute every question is, then it is a no of its own kind", async () => {
    const over = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
    const answer = ask(unanswered)(plain, never);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(ANSWER_WITHIN_MS);
    expect(ANSWER_WITHIN_MS).toBe(60_000);
    over.abort();
    expect(await answer).toBe("timeout");
  });

  it("answered aloud is let go", async () => {
    const aloud = new AbortController();
    const answer = ask(unanswered)(plain, aloud.signal);
    aloud.abort();
    expect(await answer).toBe("no");
  });
});

function shown(question: readonly Line[]): string {
  return question.map(({ body }) => body.map(textOf).join("")).join("\n");
}

async function unanswered(_question: readonly Line[], signal: AbortSignal): Promise<string> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
