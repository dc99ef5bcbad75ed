import { describe, expect, it } from "vitest";
import { reportedQuestion } from "../../../../src/language/de/questions/reported.ts";

describe("a question that somebody else has", () => {
  it.each([
    ["Die Nachbarin fragt, wann der Müll abgeholt wird.", "wann der Müll abgeholt wird."],
    ["Der Klempner ist da und er will wissen, wo der Hahn ist", "wo der Hahn ist"],
    ["Oma hat mich gefragt, wie alt Tim wird", "wie alt Tim wird"],
  ])("is asked by itself: %s", (text, question) => {
    expect(reportedQuestion(text)).toBe(question);
  });

  it.each([
    "Schreib Anna: Kai fragt, wann es losgeht",
    "Kai fragt, wann es losgeht. Schreib ihm um acht.",
    "Frag Anna, wann es losgeht",
    "Ich will wissen, wann es losgeht",
  ])("stays as it is: %s", (text) => {
    expect(reportedQuestion(text)).toBe(text);
  });
});
