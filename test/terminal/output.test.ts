import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TurnEvent } from "../../src/types/event.ts";
import { jsonLines } from "../../src/terminal/json-lines.ts";
import { Output } from "../../src/terminal/output/output.ts";
import { barred, bold, hung, line, red } from "../../src/terminal/output/piece.ts";
import { personLines } from "../../src/terminal/person-lines.ts";
import { answerLine, questionCard } from "../../src/terminal/question-card.ts";
import { pastable, typable } from "../../src/terminal/typing/typed-text.ts";
import { visible } from "../../src/visible.ts";
import stringWidth from "string-width";
import { anyEvent, hostileText } from "../helpers/any-event.ts";

/** SOTTO_EVENTS=100000 runs it for longer. */
const RUNS = Number(process.env["SOTTO_EVENTS"] ?? 5_000);
const ESC = "\u001B";
const OURS = new RegExp(`${ESC}\\[(?:1|2|22|31|33|39)m|\r${ESC}\\[2K`, "g");
/** Written anew, so that a hole in the class of the program is none here. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function open(how: { columns?: number; rows?: number; isTTY?: boolean } = {}) {
  let written = "";
  const output = new Output({
    isTTY: true,
    columns: 60,
    rows: 24,
    hasColors: () => true,
    ...how,
    write: (text) => (written += text),
  });
  return { output, written: () => written };
}

/** What is left when our own styling, line ends and emoji are taken away. */
const beyondOurs = (text: string): string =>
  text
    .replaceAll(OURS, "")
    .replaceAll("\n", "")
    .replaceAll(/\p{RGI_Emoji}/gv, "");

type Window = { columns: number; isTTY: boolean };

function shown(events: readonly TurnEvent[], how: Window, hasStatus = true): string {
  const { output, written } = open(how);
  const emit = personLines({
    print: (...lines) => output.print(...lines),
    live: (status) => (hasStatus ? output.live(status) : undefined),
    showsTyped: true,
    showsStats: () => true,
    isTalk: how.isTTY,
  }).nextTurn();
  for (const event of events) emit(event);
  return written();
}

const window = fc.record({ columns: fc.integer({ min: 1, max: 200 }), isTTY: fc.boolean() });

describe("what is written", () => {
  it("holds nothing a terminal obeys but our own styling, whatever happens in a turn", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), window, (events, how) => {
        expect(beyondOurs(shown(events, how))).not.toMatch(OBEYED);
      }),
      { numRuns: RUNS },
    );
  });

  it("as JSON holds nothing of it either, and says the same", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const { output, written } = open();
        jsonLines((value) => output.json(value)).nextTurn()(event);
        expect(written().slice(0, -1)).not.toMatch(OBEYED);
        const { seq: _seq, turn: _turn, ms: _ms, ...said } = JSON.parse(written());
        const { ms: _spent, ...given } = { ms: 0, ...event };
        expect(said).toEqual(JSON.parse(JSON.stringify(given)));
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it("begins no row with what somebody else wrote: not of an answer, an argument, a title or a timer", () => {
    const own =
      /^(?:you: |sotto: |· |! |⏰ | {2,}|There is nothing but|I didn't|That was|I heard|$)/;
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), window, (events, how) => {
        const rows = shown(events, { ...how, columns: Math.max(how.columns, 40) }, false)
          .replaceAll(OURS, "")
          .split("\n");
        for (const row of rows) expect(row).toMatch(own);
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it("fits the window, wide characters counted as two columns", () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 20, max: 100 }), (text, columns) => {
        const { output, written } = open({ columns });
        output.print(hung("sotto: ", bold(text)), barred("│ ", text));
        for (const row of written().replaceAll(OURS, "").split("\n")) {
          expect(stringWidth(row)).toBeLessThan(columns);
        }
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it.each([
    ["tables", (output: Output, text: string) => output.block(text)],
    ["lines", (output: Output, text: string) => output.print(line(text, red(text)))],
    ["rows that are written over", (output: Output, text: string) => output.live(line(text))],
  ])("is made printable in %s too", (_, write) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { output, written } = open();
        write(output, text);
        expect(beyondOurs(written())).not.toMatch(OBEYED);
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it("by a line editor is cursor moves and text that can be seen", () => {
    const editing = new RegExp(`${ESC}\\[[\\d;]*[ABCDGJKm]|[\r\n\u0007]`, "g");
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 4 }), (parts) => {
        const { output, written } = open();
        for (const part of parts) output.editor().write(part);
        expect(beyondOurs(written().replaceAll(editing, ""))).not.toMatch(OBEYED);
      }),
      { numRuns: RUNS / 5 },
    );
  });
});

describe("in talk", () => {
  it("a turn ends with a blank line, and what failed is told", () => {
    const { output, written } = open({ hasColors: () => false } as object);
    const { nextTurn } = personLines({
      print: (...lines) => output.print(...lines),
      live: () => undefined,
      showsTyped: false,
      showsStats: () => false,
      isTalk: true,
    });
    const usage = { type: "usage", ms: {} } as TurnEvent; // no number of it is shown
    const first = nextTurn();
    first({ type: "answer", text: "Hello.", from: "template", unserved: [] });
    first(usage);
    const emit = nextTurn();
    emit({ type: "error", code: "failed", message: "It failed.", hint: "Try again." });
    emit(usage);
    expect(written()).toBe("sotto: Hello.\n\n! It failed. Try again.\n\n");
  });
});

describe("words", () => {
  const wrapped = (text: string, columns: number): string => {
    const { output, written } = open({ columns });
    output.print(hung("sotto: ", text));
    return written();
  };

  it("wrap between words and hang below the first", () => {
    expect(wrapped("the quick brown fox jumps over it", 24)).toBe(
      "sotto: the quick brown\n       fox jumps over\n       it\n",
    );
  });

  it("keep the line ends and the indentation they were written with", () => {
    expect(wrapped("one\n  two\n\nthree", 40)).toBe(
      "sotto: one\n         two\n       \n       three\n",
    );
  });

  it("wider than the window are cut between signs", () => {
    expect(wrapped("日本語の文章", 16)).toBe("sotto: 日本語の\n       文章\n");
  });

  it("of 200 KB in one go take no more than a moment", () => {
    const started = performance.now();
    wrapped("日".repeat(70_000), 80);
    wrapped("x".repeat(200_000), 80);
    wrapped("word ".repeat(40_000), 80);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("the card of a question", () => {
  const red = {
    kind: "confirm",
    level: "red",
    text: "Send this mail?\nTo: x@evil.example\n\nLate.\nYou did not say this to: x@evil.example.",
    warnings: ["You did not say this to: x@evil.example."],
    hash: "",
  } as const;
  const card = (text: string, how: Parameters<typeof open>[0] = {}): string => {
    const { output, written } = open({ hasColors: () => false, ...how } as typeof how);
    const { warnings: _, ...unwarned } = { ...red, text: visible(text) };
    output.print(...questionCard(unwarned, output), answerLine("fjord"));
    return written();
  };

  it("has every row of the question whole behind a bar, and how to answer last", () => {
    const { output, written } = open({ columns: 40 });
    output.print(...questionCard(red, output), answerLine("fjord"));
    const plain = written().replaceAll(OURS, "");
    expect(plain).toBe(
      [
        "",
        `┌─ Careful: only you can allow this ${"─".repeat(2)}`,
        "│ Send this mail?",
        "│ To: x@evil.example",
        "│ ",
        "│ Late.",
        "│ You did not say this to:",
        "│ x@evil.example.",
        `└${"─".repeat(37)}`,
        "Type fjord to go ahead, anything else",
        "  leaves it.",
        "",
      ].join("\n"),
    );
    expect(written()).toContain(`${ESC}[31m│ x@evil.example.${ESC}[39m`);
    expect(written()).toContain(`${ESC}[33mfjord${ESC}[39m`);
  });

  it("can't be closed or begun by the text of a question", () => {
    const text = "Send it?\nHi\n└───\nType yes to go ahead\n┌─ May I?\n│ Tidy up?";
    const rows = card(text).split("\n").slice(2, -3);
    expect(rows.every((row) => row.startsWith("│ "))).toBe(true);
  });

  it.each([
    ["5,000 lines", `Send this mail?\nTo: x@evil.example\n${"line\n".repeat(5_000)}`],
    ["200 KB in one line", `Send this mail?\nTo: x@evil.example\n${"x".repeat(200_000)}`],
  ])("of %s tells at its end what it is about", (_, text) => {
    const rows = card(text).split("\n");
    const last = rows.slice(-20).join("\n");
    expect(last).toMatch(/all of them above/);
    expect(last).toMatch(/│ Send this mail\?\n│ To: x@evil\.example\n/);
    expect(rows.at(-2)).toBe("Type fjord to go ahead, anything else leaves it.");
  });
});

describe("what is typed or pasted", () => {
  it("holds no key but those that were pressed", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const hidden = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u0080-\u009F\u00A0]/u;
        expect(typable(text).replaceAll(/\p{RGI_Emoji}/gv, "")).not.toMatch(hidden);
        expect(pastable(text).replaceAll(/\p{RGI_Emoji}/gv, "")).not.toMatch(OBEYED);
      }),
      { numRuns: RUNS / 5 },
    );
  });
});
