import { describe, expect, it } from "vitest";
import { answerPlan } from "../../../src/understanding/answer/answer-plan.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

it("serves the question's tool, then what was asked for after it", async () => {
  const rest = ["play some jazz", "book the hall"];
  const open = { call: callOf("timers.set"), missing: ["duration"], slots: [], question: "", rest };
  const plan = await answerPlan(sourcesOf(), typed("ten minutes"), open);
  expect(plan.act).toBe("answer");
  expect(plan.parts.map(({ ranked, values }) => [ranked.tools[0]?.name, values.from])).toEqual([
    ["timers.set", "answer"],
    ["music.play", "words"],
    ["calendar.create_event", "words"],
  ]);
});

describe("of several that were offered", () => {
  const origin = { origin: "foreign" } as const;
  const asked = (values: readonly string[]) => ({
    call: callOf("calendar.delete_event"),
    missing: ["id"],
    slots: [
      {
        parameter: "id",
        required: true,
        value: { kind: "closed", candidates: values.map((value) => ({ value, origin })) } as const,
      },
    ],
    question: "Which one?",
    rest: [],
  });
  const answered = async (text: string, values = ["event:1", "event:2"]) =>
    (await answerPlan(sourcesOf(), typed(text), asked(values))).parts[0].text;

  it.each([
    ["Una's, not the quay one", "Una's"],
    ["not Una's, the quay one", "the quay"],
    ["the quay one", "the quay one"],
  ])("what is not meant names none: %s", async (text, words) => {
    expect(await answered(text)).toBe(words);
  });

  it("words stay as they are where none was offered", async () => {
    expect(await answered("Una's, not the quay one", [])).toBe("Una's, not the quay one");
  });
});
