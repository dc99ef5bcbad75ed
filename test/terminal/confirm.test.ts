import { stdin, stdout } from "node:process";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { confirmBy } from "../../src/terminal/confirm.ts";
import { ANSWER_WITHIN_MS, type Confirmation } from "../../src/types/verdict.ts";

const plain: Confirmation = { kind: "confirm", level: "plain", text: "Do it?", hash: "sha256:1" };
const red: Confirmation = { ...plain, level: "red" };
// Only how questions are answered is asked for.
const config = { confirm: "ask", isJson: false } as unknown as Config;
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

describe("a question on the screen", () => {
  it.each([
    ["y", "yes"],
    [" YES ", "yes"],
    ["n", "no"],
    ["no", "no"],
    ["", "no"],
    ["yes, but at six", "no"],
  ])("typed %j is %s", async (line, answer) => {
    expect(await confirmBy(config, async () => line)(plain, never)).toBe(answer);
  });

  it("in red takes only the word it shows", async () => {
    const typed = (answer: (question: string) => string) =>
      confirmBy(config, async (question) => answer(question))(red, never);
    expect(await typed(() => "yes")).toBe("no");
    expect(await typed((question) => /Type (\w+) to/.exec(question)?.[1] ?? "")).toBe("yes");
  });

  it("is open for the one minute every question is, then it is a no of its own kind", async () => {
    const over = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
    const answer = confirmBy(config, unanswered)(plain, never);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(ANSWER_WITHIN_MS);
    expect(ANSWER_WITHIN_MS).toBe(60_000);
    over.abort();
    expect(await answer).toBe("timeout");
  });

  it("answered aloud is let go", async () => {
    const aloud = new AbortController();
    const answer = confirmBy(config, unanswered)(plain, aloud.signal);
    aloud.abort();
    expect(await answer).toBe("no");
  });
});

async function unanswered(_question: string, signal: AbortSignal): Promise<string> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
