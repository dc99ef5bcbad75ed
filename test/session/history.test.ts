import { describe, expect, it } from "vitest";
import { History } from "../../src/session/history.ts";
import type { PromptItem } from "../../src/types/prompt-item.ts";

let ms = 0;
const history = (): History => new History({ lastAnswer: "Before.", now: () => ms });
const said = (text: string): readonly PromptItem[] => [
  { kind: "user", text: "what's on" },
  { kind: "assistant", text },
];
const lastOf = ({ items }: History): string | undefined => {
  const last = items.at(-1);
  return last?.kind === "assistant" ? last.text : undefined;
};

/** A history whose last answer was interrupted after its first sentence. */
function interrupted(): History {
  const words = history();
  words.begin();
  words.note(said("Lunch. Then gym."), "Lunch. Then gym.");
  words.keepHeard({ heard: "Lunch.", rest: "Then gym." });
  return words;
}

describe("the words of a conversation", () => {
  it("knows the last answer of an earlier start", () => {
    expect(history().lastAnswer).toBe("Before.");
  });

  it("keeps of an interrupted answer what was heard", () => {
    expect(lastOf(interrupted())).toBe("Lunch.");
  });

  it("says the rest once, and counts it as heard", () => {
    const words = interrupted();
    expect(words.takeRest()).toBe("Then gym.");
    expect(lastOf(words)).toBe("Lunch. Then gym.");
    expect(words.takeRest()).toBeUndefined();
  });

  it("drops the rest after a minute, or when other words came", () => {
    const late = interrupted();
    ms += 60_001;
    expect(late.takeRest()).toBeUndefined();
    const other = interrupted();
    other.dropRest();
    expect(other.takeRest()).toBeUndefined();
  });

  it("marks an answer nobody heard a word of", () => {
    const words = history();
    words.begin();
    words.note(said("Lunch."), "Lunch.");
    words.keepHeard({ heard: "", rest: "Lunch." });
    expect(lastOf(words)).toBe("…");
    expect(words.takeRest()).toBe("Lunch.");
    expect(lastOf(words)).toBe("Lunch.");
  });

  it("is as if a turn that is taken back had never been", () => {
    const words = history();
    words.begin();
    words.note(said("Lunch."), "Lunch.");
    words.begin();
    words.note([...said("Lunch."), ...said("Gym.")], "Gym.");
    words.takeBack();
    expect(words.items).toEqual(said("Lunch."));
    expect(words.lastAnswer).toBe("Lunch.");
  });
});
