import { describe, expect, it } from "vitest";
import { streamAnswer } from "../../../src/agent/step/streamed-answer.ts";

function stream(deltas: readonly string[], mayPass: (sentence: string) => boolean = () => true) {
  const emitted: string[] = [];
  const answer = streamAnswer({ mayPass, emit: (text) => void emitted.push(text) });
  deltas.forEach(answer.add);
  const before = [...emitted];
  return { before, ...answer.end(), emitted };
}

describe("an answer on its way", () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    [
      "its first sentence while the rest is written",
      ["It is ", "late. Go ", "to bed."],
      ["It is late."],
      ["It is late.", " Go to bed."],
    ],
    ["no half of a number", ["That is 3.", "5 miles"], [], ["That is 3.5 miles"]],
    ["nothing of nothing", [" ", "\n"], [], []],
  ])("is heard with %s", (...[, deltas, before, all]) => {
    const heard = stream(deltas);
    expect(heard.before).toEqual(before);
    expect(heard.emitted).toEqual(all);
    expect(heard.heard).toBe(all.join(""));
  });

  it("ends where a sentence may not pass, and what follows isn't heard either", () => {
    const heard = stream(["One. Lie. Two."], (sentence) => !sentence.startsWith("Lie"));
    expect(heard).toMatchObject({ heard: "One.", isWhole: false, emitted: ["One."] });
  });
});
