import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { Output } from "../../src/terminal/output/output.ts";
import { line } from "../../src/terminal/output/piece.ts";
import { Keyboard } from "../../src/terminal/typing/keyboard.ts";
import { createTalkKey } from "../../src/terminal/typing/talk-key.ts";

function open() {
  const input = new PassThrough();
  const output = new PassThrough();
  const log: string[] = [];
  let shown = "";
  output.on("data", (part: Buffer) => (shown += part.toString()));
  const keyboard = new Keyboard({
    input,
    output: new Output(output),
    onLine: (text) => log.push(`line ${text}`),
    onTalkKey: () => log.push("talk"),
    onStopKey: () => log.push("stop"),
    onInterrupt: () => log.push("interrupt"),
  });
  const type = async (...parts: readonly string[]): Promise<void> => {
    for (const part of parts) {
      input.write(part);
      await new Promise(setImmediate);
    }
  };
  return { keyboard, log, type, shown: () => shown, input };
}

const never = new AbortController().signal;

/** What stands at the foot of the screen; whatever goes back to the line's first column writes it anew. */
function lastLine(shown: string): string | undefined {
  const escape = String.fromCodePoint(27);
  const lines = shown.split(new RegExp(`[\\r\\n]|${escape}\\[1G`));
  return lines.at(-1)?.replaceAll(new RegExp(`${escape}\\[[0-9;]*[A-Za-z]`, "g"), "");
}

describe("the keyboard", () => {
  it("gives whole lines, without the blanks around them", async () => {
    const { keyboard, log, type } = open();
    using _keyboard = keyboard;
    await type("what's ", "on", " tomorrow \r", "\r");
    expect(log).toEqual(["line what's on tomorrow"]);
  });

  it("takes space for the talk key only where nothing is typed, and Escape for stop", async () => {
    const { keyboard, log, type } = open();
    using _keyboard = keyboard;
    await type(" ", "a", " ", "b\r", "\u001B", "   ", "\u0003");
    expect(log).toEqual(["talk", "line a b", "stop", "talk", "interrupt"]);
  });

  it("keeps what is being typed while lines are printed above", async () => {
    const { keyboard, log, type, shown } = open();
    using _keyboard = keyboard;
    await type("half a ");
    keyboard.print(line("sotto: hello"));
    await type("line\r");
    expect(shown()).toContain("sotto: hello\n");
    expect(log).toEqual(["line half a line"]);
  });

  it("gives the next line to a question, and blanks too", async () => {
    const { keyboard, log, type } = open();
    using _keyboard = keyboard;
    const answer = keyboard.ask([line("Send it?")], never);
    await type(" ", "y\r", "next\r");
    expect(await answer).toBe(" y");
    expect(log).toEqual(["line next"]);
  });

  it("shows that an answer is wanted for as long as it is, whatever is printed meanwhile", async () => {
    const { keyboard, type, shown } = open();
    using _keyboard = keyboard;
    const answer = keyboard.ask([line("Send it?")], never);
    keyboard.print(line("There is no voice."));
    expect(lastLine(shown())).toBe("answer › ");
    await type("y\r");
    expect(await answer).toBe("y");
    expect(lastLine(shown())).toBe("› ");
  });

  it("lets go of a question that was answered otherwise", async () => {
    const { keyboard, log, type } = open();
    using _keyboard = keyboard;
    const answered = new AbortController();
    const answer = keyboard.ask([line("Send it?")], answered.signal);
    answered.abort();
    await expect(answer).rejects.toThrow();
    await type("next\r");
    expect(log).toEqual(["line next"]);
  });

  it("says when no more can be typed", async () => {
    const { keyboard, input } = open();
    using _keyboard = keyboard;
    input.end();
    await keyboard.ended;
  });
});

describe("the talk key", () => {
  function key(isHeld: boolean) {
    const log: string[] = [];
    let due: (() => void) | undefined;
    const press = createTalkKey({
      isHeld,
      press: (what) => log.push(what),
      setTimer: (run, ms) => {
        log.push(String(ms));
        due = run;
        return { stop: () => (due = undefined) };
      },
    });
    return { press, log, pass: () => due?.() };
  }

  it("pressed once is one press each time", () => {
    const { press, log } = key(false);
    press();
    press();
    expect(log).toEqual(["talk", "talk"]);
  });

  it("held repeats, and is let go when it stops repeating", () => {
    const { press, log, pass } = key(true);
    press();
    press();
    press();
    pass();
    press();
    expect(log).toEqual(["700", "talk", "200", "200", "release", "700", "talk"]);
  });
});
