import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentRequest } from "../../../src/understanding/parts/segment-request.ts";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { createIndex } from "../../../src/discovery/create-index.ts";
import { german } from "../../../src/language/de/german.ts";
import { english } from "../../../src/language/en/english.ts";
import { findNames } from "../../../src/language/names/find-names.ts";
import { findTitles } from "../../../src/language/titles/find-titles.ts";
import type { ConversationCommand } from "../../../src/language/contract/answers.ts";
import type { Region } from "../../../src/language/region.ts";
import { tools } from "../../../tools/index.ts";
import { anyText } from "../any-text.ts";
import { esperanto } from "./esperanto.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };
const isInside =
  (text: string) =>
  ({ start, end }: Region): boolean =>
    start >= 0 && start < end && end <= text.length;

describe.each([english, german, esperanto])("the language $code", (language) => {
  it("reads any text, and finds things where they stand", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { tokens, ...reading } = language.read(text, { clock, names: {} });
        const found = [reading.whens, reading.durations, reading.numbers, reading.starts].flat();
        expect(found.every(isInside(text))).toBe(true);
        expect(found.every((one) => text.slice(one.start, one.end) === one.text)).toBe(true);
        expect(tokens.every(isInside(text))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("says of any text where its parts are", () => {
    const { openings, clauses, naming, quoting, revisions } = language;
    fc.assert(
      fc.property(anyText(), (text) => {
        const joints = clauses.jointsIn(text);
        const places = [
          openings.openingOf(text),
          openings.remindingEnd(text) ?? 0,
          naming.nameStart(text) ?? 0,
          naming.aboutStart(text) ?? 0,
          quoting.quoteIn(text)?.start ?? 0,
          revisions.goingOn(text) ?? 0,
          revisions.beforeAnswer(text),
          clauses.tailOf(text).start,
        ];
        expect(joints.every(isInside(text))).toBe(true);
        expect(joints.map(({ start }) => start)).toEqual(
          joints.map(({ start }) => start).toSorted((one, other) => one - other),
        );
        expect(places.every((at) => at >= 0 && at <= text.length)).toBe(true);
        expect(clauses.clauseRuns(text).every((run) => text.includes(run.text))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("says a value in words of its own", () => {
    const { say } = language;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), (minutes) => {
        const at = clock.now() + minutes * 60_000;
        const said = [
          say.time(at, clock),
          say.day(at, clock),
          say.when({ from: at, to: at, allDay: false }, clock),
          say.duration(minutes * 60_000),
        ];
        expect(said.every((words) => words.trim() !== "")).toBe(true);
        expect(say.moment(at, clock)).toContain(say.startTime(at, clock));
      }),
      { numRuns: 60 },
    );
    expect([say.list([]), say.list(["a"])]).toEqual(["", "a"]);
    expect(say.list(["a", "b"])).not.toBe(say.list(["a", "b"], "or"));
  });

  it("is at rest with what it has mended", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { repaired } = language.clauses;
        expect(repaired(repaired(text))).toBe(repaired(text));
      }),
      { numRuns: 60 },
    );
  });
});

describe.each([english, german, esperanto])(
  "whole answers in the language $code",
  ({ answers }) => {
    const { commandPhrases, commandIn, yesOrNo, WORDS_TO_TYPE } = answers;
    // The keys are exactly the commands.
    const commands = Object.keys(commandPhrases) as readonly ConversationCommand[];

    it.each(commands)("know each way to say “%s”, and only that", (command) => {
      const phrases = commandPhrases[command];
      expect(phrases.length).toBeGreaterThan(0);
      expect(phrases.map(commandIn)).toEqual(phrases.map(() => command));
      expect(phrases.map(yesOrNo)).not.toContain("yes");
    });

    it("take what stops as a no", () => {
      const { stop } = commandPhrases;
      expect(stop.map(yesOrNo)).toEqual(stop.map(() => "no"));
    });

    it("have single words to type, which say nothing else", () => {
      expect(WORDS_TO_TYPE.length).toBeGreaterThan(1);
      expect(new Set(WORDS_TO_TYPE).size).toBe(WORDS_TO_TYPE.length);
      for (const word of WORDS_TO_TYPE) {
        expect(word).toMatch(/^\p{Ll}+$/u);
        expect([yesOrNo(word), commandIn(word)]).toEqual([undefined, undefined]);
      }
    });

    it("are never a yes and a command at once, whatever is said", () => {
      fc.assert(
        fc.property(anyText(), (text) => {
          expect(yesOrNo(text) === "yes" && commandIn(text) !== undefined).toBe(false);
        }),
        { numRuns: 60 },
      );
    });
  },
);

/** What a tool would be called with. */
function valuesOf(name: string, text: string): Readonly<Record<string, unknown>> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const known = { language: esperanto, clock, names: {} };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const { slots } = groundTool(tool, esperanto.read(text, known), {
    ...known,
    utterance,
    handles: [],
  });
  return Object.fromEntries(
    slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "closed" ? value.candidates[0]?.value : undefined,
    ]),
  );
}

describe("a request in another language", () => {
  it("gives a tool its values", () => {
    const values = valuesOf("reminders.create", "memorigu min aĉeti panon je kvin");
    expect(values).toEqual({ title: "aĉeti panon", due: "je kvin" });
    expect(valuesOf("calendar.query", "kio estas morgaŭ")).toEqual({ from: "morgaŭ" });
  });

  it("says its times as instants", () => {
    const { whens } = esperanto.read("memorigu min morgaŭ je kvin", {
      clock,
      names: {},
    });
    expect(whens.map(({ when }) => new Date(when.at).toISOString())).toEqual([
      "2026-03-03T17:00:00.000Z",
    ]);
  });

  it("may be two", () => {
    const rank = (text: string) => {
      const name = text.startsWith("memorigu") ? "reminders.create" : "calendar.query";
      return { tools: [{ name, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
    };
    const parts = segmentRequest("kio estas morgaŭ kaj memorigu min aĉeti panon", {
      language: esperanto,
      rank,
    });
    expect(parts.map(({ text }) => text)).toEqual(["kio estas morgaŭ", "memorigu min aĉeti panon"]);
  });

  it("names things by its own words", () => {
    const known = [
      { id: "1", name: "Patro" },
      { id: "2", name: "La Monto" },
    ];
    const named = (text: string, find: typeof findNames): readonly string[] =>
      find(text, { known, lexicon: esperanto.names }).map(({ named: { name } }) => name);
    expect(named("telefonu al paĉjo", findNames)).toEqual(["Patro"]);
    expect(named("ludu monto", findTitles)).toEqual(["La Monto"]);
    expect(named("ludu la mi", findTitles)).toEqual([]);
  });

  it("finds tools by its own words", () => {
    const tool = { description: "", parameters: [], domain: "x", consequential: false };
    const index = createIndex({
      language: esperanto,
      tools: [
        { ...tool, name: "music.play", phrases: ["ludu kanton"] },
        { ...tool, name: "timers.start", phrases: ["vekigu min je kvin"] },
      ],
    });
    const firstOf = (text: string): string | undefined => index.rank(text).tools[0]?.name;
    // Of a number any will do, and "kantojn" is a form of "kanton".
    expect([firstOf("je sep"), firstOf("kantojn")]).toEqual(["timers.start", "music.play"]);
  });
});
