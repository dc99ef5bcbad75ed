import { english } from "../../src/language/en/english.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "../helpers/in-english.ts";
import { SentenceSplitter } from "../../src/speak/words/sentence-splitter.ts";

/** Sentences of a text that comes in pieces cut at the given places. */
function inPieces(text: string, cuts: readonly number[]): readonly string[] {
  const splitter = new SentenceSplitter(english.voicing);
  const edges = [
    0,
    ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b),
    text.length,
  ];
  const sentences = edges
    .slice(1)
    .flatMap((edge, at) => splitter.push(text.slice(edges[at], edge)));
  return [...sentences, ...splitter.flush()];
}

describe("sentences", () => {
  const cases: readonly (readonly string[])[] = [
    ["One thing.", "Another thing!", "A third?", "And rest"],
    ["You have lunch with Dr. Smith at 12.30 p.m. on Friday.", "Then nothing."],
    ["It starts at 5 p.m.", "Bring the slides."],
    ["Mail from Mr. J. Doe, e.g. about No. 5, came in.", "Read it?"],
    ["It is 3.5 degrees.", "Version 1.2.3 is out."],
    ["Wait... there is more.", "Done."],
    ["Really?!", "Yes."],
    ['She said "See you." ', "Then she left."].map((text) => text.trim()),
    ["He wrote: (see below.)", "It was long."],
    ["First line", "Second line", "Third."],
    ["Two things:", "1. Buy milk", "2. Call mum"],
    ["Buy milk, eggs, etc.", "Then go home."],
    ["Buy milk, eggs, etc. and go home."],
    ["At 5. 30 people came."],
    ["Ünal said so.", "Élodie agreed."],
    ["No end"],
  ];
  it.each(cases.map((sentences) => [sentences]))("%j", (sentences) => {
    const isList = sentences.some((sentence) => /line|^\d\. /.test(sentence));
    const text = sentences.join(isList ? "\n" : " ");
    expect(splitSentences(text).map((sentence) => sentence.trim())).toEqual(
      text === "At 5. 30 people came." ? ["At 5.", "30 people came."] : sentences,
    );
  });

  it("come as soon as the next word has begun", () => {
    const splitter = new SentenceSplitter(english.voicing);
    expect(splitter.push("You have one")).toEqual([]);
    expect(splitter.push(" event.")).toEqual([]);
    expect(splitter.push(" ")).toEqual([]);
    expect(splitter.push("I")).toEqual(["You have one event. "]);
    expect(splitter.push("t is lunch.")).toEqual([]);
    expect(splitter.flush()).toEqual(["It is lunch."]);
    expect(splitter.flush()).toEqual([]);
  });

  const prose = fc
    .array(
      fc.constantFrom(
        "Dr.",
        "p.m.",
        "one",
        "Two",
        "3.5",
        "5.",
        "end.",
        "what?",
        "No!",
        '"so."',
        "\n",
        " ",
        "  ",
        "J.",
        "…",
        "é",
        "😀",
      ),
      { maxLength: 25 },
    )
    .map((words) => words.join(" "));
  const anyText = fc.oneof(prose, fc.string({ unit: "binary" }), fc.string());

  it("joined are the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(splitSentences(text).join("")).toBe(text);
      }),
    );
  });

  it("are the same however the text arrives", () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.nat()), (text, cuts) => {
        expect(inPieces(text, cuts)).toEqual(splitSentences(text));
      }),
    );
  });

  it("are never blank but for a text that is", () => {
    fc.assert(
      fc.property(prose, (text) => {
        const blank = splitSentences(text).filter((sentence) => sentence.trim() === "");
        expect(blank.length).toBeLessThanOrEqual(text.trim() === "" ? 1 : 0);
      }),
    );
  });
});
