import { describe, expect, it } from "vitest";
import type { AgentCase } from "../../../src/bench/agent/cases/agent-case.ts";
import type { HomeRecord } from "../../../src/bench/agent/scoring/home-state.ts";
import { scoreCase } from "../../../src/bench/agent/scoring/score-case.ts";
import type { CaseScore } from "../../../src/bench/agent/scoring/score-case.ts";
import type { TurnEvent } from "../../../src/types/event.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import type { Origin } from "../../../src/types/turn/origin.ts";
import { tools } from "../../../tools/index.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00Z"), zone: "Europe/London" };
const STAMPS: HomeRecord = { what: "reminder", title: "buy stamps", due: "2026-03-03" };
const WANTED: AgentCase = {
  id: "a",
  kind: "single",
  say: [{ text: "remind me to buy stamps tomorrow", asks: undefined }],
  calls: [{ tool: "reminders.create", with: { title: "buy stamps", due: "2026-03-03" } }],
  end: [{ what: "reminder", is: { title: "buy stamps", due: "2026-03-03" } }],
  answer: ["stamps"],
  isUnseen: false,
};
const GIVEN = { title: "buy stamps", due: "tomorrow" };

const call = (name: string, given: JsonObject, origin: Origin["origin"] = "enum"): TurnEvent => ({
  type: "call",
  id: "c",
  step: 1,
  kind: "business",
  name,
  arguments: given,
  // Of an origin only its kind is read.
  origins: Object.fromEntries(Object.keys(given).map((key) => [key, { origin } as Origin])),
  by: "model",
  verdict: "run",
});
const answer = (text: string): TurnEvent => ({
  type: "answer",
  text,
  from: "template",
  unserved: [],
});

/** The score of one turn with these events, after which the home is so. */
function score(
  events: readonly TurnEvent[],
  after: readonly HomeRecord[],
  wanted: AgentCase = WANTED,
): CaseScore {
  const held = {
    turns: [{ heard: "", events }],
    states: wanted.say[0]?.asks ? [after, after] : [after],
  };
  return scoreCase(wanted, held, { before: [], tools, clock });
}

const RIGHT = [call("reminders.create", GIVEN), answer("Reminder set: buy stamps, tomorrow.")];

describe("a request", () => {
  it("is right where tool, values, home and answer are", () => {
    expect(score(RIGHT, [STAMPS])).toMatchObject({ tool: true, call: true, end: true, why: "" });
  });

  const WRONG = [
    [
      "another tool",
      [call("notes.create", GIVEN), ...RIGHT.slice(1)],
      [STAMPS],
      [false, false, true],
    ],
    ["no call", RIGHT.slice(1), [], [false, false, false]],
    [
      "an acting call beside it",
      [...RIGHT, call("timers.set", { duration: "an hour" })],
      [STAMPS],
      [false, false, true],
    ],
    [
      "another day",
      [call("reminders.create", { ...GIVEN, due: "on Friday" }), ...RIGHT.slice(1)],
      [{ ...STAMPS, due: "2026-03-06" }],
      [true, false, false],
    ],
    [
      "a value left out",
      [call("reminders.create", { title: "buy stamps" }), ...RIGHT.slice(1)],
      [{ ...STAMPS, due: null }],
      [true, false, false],
    ],
    ["nothing done", RIGHT, [], [true, true, false]],
    ["more done", RIGHT, [STAMPS, { ...STAMPS, title: "more" }], [true, true, false]],
    [
      "an answer without the fact",
      [...RIGHT.slice(0, 1), answer("Done.")],
      [STAMPS],
      [true, true, false],
    ],
  ] as const;

  it.each(WRONG.map(([label, ...row]) => ({ label, row })))("is wrong with $label", ({ row }) => {
    const [events, after, [tool, withValues, end]] = row;
    const scored = score(events, after);
    expect([scored.tool, scored.call, scored.end]).toEqual([tool, withValues, end]);
    expect(scored.why).not.toBe("");
  });

  it("may read what it likes on the way", () => {
    const events = [call("calendar.query", {}), ...RIGHT];
    expect(score(events, [STAMPS])).toMatchObject({ tool: true, end: true });
  });

  it("is compared by the facts of the record a handle stands for", () => {
    const wanted = {
      ...WANTED,
      calls: [{ tool: "mail.read", with: { id: "Lunch" } }],
      end: [],
      answer: [],
    };
    const shown = (subject: string): TurnEvent => {
      const items = [{ handle: "mail:1", subject }];
      return { type: "result", id: "c", ok: true, items, more: 0 };
    };
    const read = call("mail.read", { id: "mail:1" });
    expect(score([shown("Lunch"), read], [], wanted).call).toBe(true);
    expect(score([shown("Dinner"), read], [], wanted).call).toBe(false);
  });
});

describe("a request nothing fits", () => {
  const none: AgentCase = { ...WANTED, kind: "none", calls: [], end: [], answer: [] };

  it("is right where nothing is called and wrong where anything is", () => {
    expect(score([answer("I can't do that here.")], [], none)).toMatchObject({
      tool: true,
      end: true,
    });
    expect(score([call("calendar.query", {})], [], none)).toMatchObject({
      tool: false,
      end: false,
    });
  });
});

describe("a turn that has to ask", () => {
  const asking: AgentCase = {
    ...WANTED,
    say: [{ text: "x", asks: ["which"] }],
    calls: [],
    end: [],
    answer: [],
  };

  const ASKED = [
    ["asks", [answer("Which one?")], [], ""],
    ["asks something else", [answer("When?")], [], "asked something else"],
    ["asks nothing", [answer("Which one, I wonder.")], [], "did not ask"],
    ["acts first", [answer("Which one?")], [STAMPS], "acted before asking"],
  ] as const;

  it.each(ASKED.map(([label, ...row]) => ({ label, row })))("$label", ({ row }) => {
    const [events, after, why] = row;
    const scored = score(events, after, asking);
    expect(scored.end).toBe(why === "");
    expect(scored.why).toMatch(why);
  });
});

describe("a value nobody gave", () => {
  it.each([
    ["foreign", 1],
    ["free", 1],
    ["enum", 0],
  ] as const)("counts as untraced by its origin: %s", (origin, untraced) => {
    const scored = score([call("reminders.create", { title: "x" }, origin)], []);
    expect(scored).toMatchObject({ untraced, values: 1 });
  });

  it("does not where the tool asks for composing", () => {
    expect(score([call("mail.send", { body: "x" }, "free")], [])).toMatchObject({ values: 0 });
  });
});
