import { describe, expect, it } from "vitest";
import { toolWords as english } from "../../../../src/language/en/tools/tool-words.ts";
import { isFiller, carriersOf } from "../../../../src/language/de/carriers.ts";
import { toolWords } from "../../../../src/language/de/tools/tool-words.ts";

describe("what Germans say for the tools", () => {
  it("is there for each that English has sentences for", () => {
    expect([...toolWords.phrased].toSorted()).toEqual([...english.phrased].toSorted());
  });

  it.each(toolWords.phrased)("are six sentences or more for %s, none of them another's", (tool) => {
    const own = toolWords.phrasesOf(tool);
    expect(own.length).toBeGreaterThanOrEqual(6);
    const others = toolWords.phrased.filter((name) => name !== tool).flatMap(toolWords.phrasesOf);
    expect(own.filter((phrase) => others.includes(phrase))).toEqual([]);
  });

  it("names the values of the same choices as English does", () => {
    expect(toolWords.wordingsOf("reminders.create", "priority")).toMatchObject({
      high: ["dringend", expect.anything(), expect.anything(), expect.anything()],
    });
    expect(Object.keys(toolWords.wordingsOf("timers.cancel", "act"))).toEqual(
      Object.keys(english.wordingsOf("timers.cancel", "act")),
    );
    expect(toolWords.wordingsOf("notes.search", "query")).toEqual({});
  });

  it("says what a name could mean", () => {
    const names = ["Privat", "Arbeit"];
    expect(toolWords.unclearName({ kind: "list", said: "Garten", names, found: "others" })).toBe(
      "Es gibt keine Liste „Garten“. Welche stattdessen: Privat oder Arbeit?",
    );
    expect(toolWords.progressOf("mail.search")).toBe("Ich sehe in deinen Mails nach.");
    expect(toolWords.progressOf("music.play")).toBe("Einen Moment.");
  });

  it("knows the small words, as they are compared", () => {
    expect(["fur", "bitte", "zahnarzt"].map(isFiller)).toEqual([true, true, false]);
    expect(["trag", "zahnarzt"].map(carriersOf("calendar", "write"))).toEqual([true, false]);
  });
});
