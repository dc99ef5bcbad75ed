import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { PlanValues } from "../../../src/types/turn/plan.ts";
import type { DialogueAct } from "../../../src/types/turn/dialogue.ts";
import { leansBack } from "../../../src/understanding/whole/leans-back.ts";
import { planOf } from "../../../src/understanding/plan.ts";
import { rankedAs } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const SHOWN = [
  { kind: "reminder", id: "1", facts: { title: "Descale the kettle" } },
  { kind: "reminder", id: "2", facts: { title: "Ring the chimney sweep" } },
];
const LAST = {
  tool: "reminders.list",
  arguments: {},
  origins: {},
  said: "my reminders",
  isEffect: false,
  shown: 2,
};

type Said = {
  readonly act?: DialogueAct;
  readonly values?: PlanValues;
  readonly isFirst?: true;
  readonly sure?: boolean;
};

function leans(
  text: string,
  { act = "request", values, isFirst, sure = true }: Said = {},
): boolean {
  const plan = planOf([{ text, ranked: { ...rankedAs("timers.set"), sure } }], english, {
    act,
    ...(values ? { values } : {}),
  });
  const lastCall = isFirst ? undefined : LAST;
  return leansBack(sourcesOf({ shown: SHOWN, lastCall }), plan, typed(text));
}

describe("words that lean on what was done or shown before", () => {
  it.each<[string, string, Said]>([
    ["change it", "make that half past", { act: "revise" }],
    ["take it back", "no, forget it", { act: "undo" }],
    [
      "are read by the last call",
      "and at six",
      { values: { from: "last-call", kept: [], put: [] } },
    ],
    ["fit no tool surely", "which are still running", { sure: false }],
    ["only point", "put it off until Friday", {}],
    ["name a record that was shown", "kettle at five", {}],
    ["name it otherwise inflected", "descaling can wait until Sunday", {}],
  ])("%s: %s", (_, text, said) => {
    expect(leans(text, said)).toBe(true);
  });

  it.each<[string, string, Said]>([
    ["stand by themselves", "set a timer for ten minutes", {}],
    ["name only the kind of what was shown", "remind me to buy reminder cards", {}],
    ["share only small words with it", "what is the time", {}],
    ["answer a question", "the kettle", { act: "answer" }],
    ["want nothing", "thanks", { act: "close" }],
    ["are the first", "put it off until Friday", { isFirst: true }],
  ])("are none that %s: %s", (_, text, said) => {
    expect(leans(text, said)).toBe(false);
  });
});
