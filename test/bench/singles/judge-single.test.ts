import { expect, test } from "vitest";
import { judgeSingle } from "../../../src/bench/singles/judge-single.ts";
import type { Single } from "../../../src/bench/singles/single.ts";
import type { HomeRecord } from "../../../src/bench/agent/scoring/home-state.ts";

const NOW = Date.parse("2026-03-02T09:00:00Z");

const RENT: HomeRecord = {
  what: "reminder",
  title: "Pay the rent",
  list: "Reminders",
  due: "2026-03-04T17:00",
  notes: null,
};

function judged(row: Partial<Single>, fresh: readonly HomeRecord[], gone: typeof fresh = []) {
  const whole: Single = {
    id: "1",
    say: "",
    makes: "reminder",
    must: ["pay the rent"],
    not: [],
    ...row,
  };
  return judgeSingle(whole, { gone, fresh }, NOW);
}

const verdicts: readonly [string, Partial<Single>, readonly HomeRecord[], string][] = [
  ["made as said", { when: "2026-03-04T17:00" }, [RENT], "right"],
  ["a day alone is any hour of it", { when: "2026-03-04" }, [RENT], "right"],
  ["nothing was made", { when: "2026-03-04" }, [], "asked"],
  ["no time was said", {}, [RENT], "wrong"],
  ["another hour", { when: "2026-03-04T18:00" }, [RENT], "wrong"],
  ["words are lacking", { must: ["gas"], when: "2026-03-04" }, [RENT], "wrong"],
  ["words of the asking", { not: ["the rent"], when: "2026-03-04" }, [RENT], "wrong"],
  ["a part of a word is no word", { not: ["the ren"], when: "2026-03-04" }, [RENT], "right"],
  ["on another list", { when: "2026-03-04", list: "Home" }, [RENT], "wrong"],
  ["twice", { when: "2026-03-04" }, [RENT, { ...RENT, title: "Pay the rent again" }], "wrong"],
  ["something else", { when: "2026-03-04" }, [RENT, { what: "note", title: "x" }], "wrong"],
];

test.each(verdicts.map(([name, ...rest]) => ({ name, rest })))(
  "$name",
  ({ rest: [row, fresh, verdict] }) => {
    expect(judged(row, fresh).verdict).toBe(verdict);
  },
);

test("what is gone is wrong whatever was made", () => {
  expect(judged({ when: "2026-03-04" }, [RENT], [RENT]).verdict).toBe("wrong");
});

test("each thing of a list is one of its own", () => {
  const item = (title: string): HomeRecord => ({ ...RENT, title, due: null });
  const row: Partial<Single> = { makes: "item", must: [["tea"], ["oat milk"]] };
  expect(judged(row, [item("Oat milk"), item("tea")]).verdict).toBe("right");
  expect(judged(row, [item("tea and oat milk")]).verdict).toBe("wrong");
});

test("a series is one thing, however often it is shown", () => {
  const event = { what: "event", title: "Choir", repeat: true, rule: "FREQ=WEEKLY" } as const;
  const days = ["2026-03-05T19:00", "2026-03-12T19:00"].map((start) => ({ ...event, start }));
  const row: Partial<Single> = { makes: "event", must: ["choir"], when: "2026-03-05T19:00" };
  expect(judged(row, days).verdict).toBe("right");
});

test("a timer by how long it runs, a message by whom it goes to", () => {
  const timer: HomeRecord = {
    what: "timer",
    label: "Eggs",
    kind: "timer",
    due: "2026-03-02T09:06",
  };
  expect(judged({ makes: "timer", must: ["eggs"], seconds: 360 }, [timer]).verdict).toBe("right");
  expect(judged({ makes: "timer", must: ["eggs"], seconds: 300 }, [timer]).verdict).toBe("wrong");
  const text: HomeRecord = {
    what: "message",
    to: ["Jo Carver +44", "Jo Carver"],
    text: "I’m late",
  };
  const row: Partial<Single> = { makes: "message", must: ["i'm late"], who: "Jo Carver" };
  expect(judged(row, [text]).verdict).toBe("right");
  expect(judged({ ...row, who: "Jo Bell" }, [text]).verdict).toBe("wrong");
});
