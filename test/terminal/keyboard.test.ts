import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { Output } from "../../src/terminal/output/output.ts";
import { line } from "../../src/terminal/output/piece.ts";
import { Keyboard } from "../../src/terminal/typing/keyboard.ts";
import { createInterruptKey } from "../../src/terminal/typing/interrupt-key.ts";
import { english } from "../../src/language/en/english.ts";
import { completions } from "../../src/terminal/typing/talk-commands.ts";
import { createTalkKey } from "../../src/terminal/typing/talk-key.ts";

type Window = { readonly isTTY?: boolean; readonly columns?: number };

function open(history: readonly string[] = [], window: Window = {}, input = new PassThrough()) {
  const output = new PassThrough();
  const log: string[] = [];
  let shown = "";
  output.on("data", (part: Buffer) => (shown += part.toString()));
  const keyboard = new Keyboard({
    input,
    output: new Output(Object.assign(output, { columns: 80, ...window })),
    history,
    complete: (typed) => completions(typed, english.answers),
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

  it("reads on after a question before it, which leaves the input paused", async () => {
    const input = new PassThrough();
    createInterface({ input }).close();
    const { keyboard, log, type } = open([], {}, input);
    using _keyboard = keyboard;
    await type("hello\r");
    expect(log).toEqual(["line hello"]);
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

describe("Ctrl-C", () => {
  it("clears a half-typed line first, and only then interrupts", async () => {
    const { keyboard, log, type } = open();
    using _keyboard = keyboard;
    await type("half a li", "\u0003");
    expect(log).toEqual([]);
    await type("next\r", "\u0003");
    expect(log).toEqual(["line next", "interrupt"]);
  });

  it("clears every row of a line wider than the window", async () => {
    const { keyboard, type, shown } = open([], { columns: 20 });
    using _keyboard = keyboard;
    await type("abc ", "abcdefghijklmnopqrstuvwxyz 0123456789");
    const before = shown().length;
    await type("\u0003");
    expect(shown().slice(before)).toMatch(/\[2A[^]*\[1G[^]*\[0J› [^]*$/);
  });

  it("stops what is going on, and leaves where nothing is or when it comes twice", () => {
    const log: string[] = [];
    let isBusy = true;
    const press = createInterruptKey({
      isBusy: () => isBusy,
      stop: () => log.push("stop"),
      leave: () => log.push("leave"),
    });
    press();
    press();
    isBusy = false;
    press();
    expect(log).toEqual(["stop", "leave", "leave"]);
  });
});

describe("several pasted lines", () => {
  const paste = "note that\r\nmilk is out\rand bread too\n";

  it.each([
    ["with the terminal's marks", [`\u001B[200~${paste}\u001B[201~`]],
    ["in pieces", ["\u001B[200~note that\r\nmilk is", " out\rand bread too\n\u001B[20", "1~"]],
    ["without marks", [paste]],
  ])("%s are one request, sent when Enter is pressed", async (_, parts) => {
    const { keyboard, log, type, shown } = open();
    using _keyboard = keyboard;
    await type(...parts);
    expect(log).toEqual([]);
    expect(shown()).toContain("note that↵milk is out↵and bread too");
    await type("\r");
    expect(log).toEqual(["line note that\nmilk is out\nand bread too"]);
  });

  it("holding terminal sequences are shown as what they are", async () => {
    const { keyboard, log, type, shown } = open();
    using _keyboard = keyboard;
    await type("\u001B[200~a\u001B[2J\u009B5A\u202Eb\u001B[201~", "\r");
    expect(log).toEqual(["line a\\u{1B}[2J\\u{9B}5A\\u{202E}b"]);
    expect(shown()).toContain("a\\u{1B}[2J\\u{9B}5A\\u{202E}b");
  });

  it("typed sequences that are no keys reach neither the line nor the screen", async () => {
    const { keyboard, log, type, shown } = open();
    using _keyboard = keyboard;
    await type("a\u009B2J\u202E\u200Bb", "\u001B]0;t\u0007", "\r");
    expect(log[0]).toMatch(/^line a2Jb/);
    expect(shown()).not.toMatch(/[\u0080-\u009F\u202E\u200B]/);
  });
});

describe("while a question is open", () => {
  it("nothing is printed below it; what waits comes after the answer", async () => {
    const { keyboard, type, shown } = open();
    using _keyboard = keyboard;
    const answer = keyboard.ask([line("Send it?")], never);
    keyboard.print(line("Type yes to tidy up"));
    expect(shown()).not.toContain("tidy up");
    await type("no\r");
    expect(await answer).toBe("no");
    expect(shown()).toMatch(/Send it\?[^]*answer › [^]*tidy up/);
  });

  it("a line half typed before is no part of its answer, and is there again afterwards", async () => {
    const { keyboard, log, type } = open();
    using _keyboard = keyboard;
    await type("yes, and th");
    const answer = keyboard.ask([line("Send it?")], never);
    await type("\r");
    expect(await answer).toBe("");
    await type("en\r");
    expect(log).toEqual(["line yes, and then"]);
  });

  it("what is typed goes into no history", async () => {
    const { keyboard, log, type } = open(["older"]);
    using _keyboard = keyboard;
    await type("newer\r");
    const answer = keyboard.ask([line("Send it?")], never);
    await type("secret\r");
    await answer;
    await type("\u001B[A", "\r", "\u001B[A", "\u001B[A", "\r");
    expect(log).toEqual(["line newer", "line newer", "line older"]);
  });

  it("the terminal is put right before it, where it is one", async () => {
    const { keyboard, type, shown } = open([], { isTTY: true });
    using _keyboard = keyboard;
    const reset = shown().length;
    const answer = keyboard.ask([line("Send it?")], never);
    expect(shown().slice(reset)).toMatch(/\[!p[^]*Send it\?/);
    await type("no\r");
    await answer;
  });
});

it("Tab completes what is typed", async () => {
  const { keyboard, log, type } = open();
  using _keyboard = keyboard;
  await type("/he", "\t", "\r");
  expect(log).toEqual(["line /help"]);
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
