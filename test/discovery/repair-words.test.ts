import { terms } from "../helpers/in-english.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyedWord } from "../../src/language/names/keyed-word.ts";
import { wordLikeness } from "../../src/language/names/word-likeness.ts";
import { repairWords } from "../../src/discovery/words/repair-words.ts";
import { Vocabulary } from "../../src/discovery/words/vocabulary.ts";

const WORDS =
  "calendar reminder reminders safari spotify mail new inbox open timer screenshot playlist".split(
    " ",
  );
const vocabulary = new Vocabulary(WORDS, terms);

describe("repairing words", () => {
  it.each([
    ["calender", ["calendar"]],
    ["open sir fari", ["open", "safari"]],
    ["a re minder", ["a", "reminder"]],
    ["spotifie", ["spotify"]],
    ["newmail", ["new", "mail"]],
    ["in box", ["inbox"]],
    ["play list", ["playlist"]],
    ["open my calendar", ["open", "my", "calendar"]],
  ])("%s", (heard, meant) => {
    expect(repairWords(heard.split(" "), vocabulary).words).toEqual(meant);
  });

  it("names the words that are like nothing", () => {
    expect(repairWords(["open", "xylophone"], vocabulary).unknown).toEqual(["xylophone"]);
  });

  it("takes no everyday word for another where the language is sure of it", () => {
    const known = ["weiter", "wecker"];
    const isSure = (word: string): boolean => word === "wetter";
    const unsure = new Vocabulary(known, terms);
    const sure = new Vocabulary(known, { ...terms, isSure });
    expect(repairWords(["wetter"], unsure).words).not.toEqual(["wetter"]);
    expect(repairWords(["wetter"], sure)).toMatchObject({ words: ["wetter"], unknown: ["wetter"] });
    expect(repairWords(["weitter"], sure).words).toEqual(["weiter"]);
  });

  it("leaves words it knows alone", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS)), (words) => {
        expect(repairWords(words, vocabulary)).toEqual({ words, likeness: 1, unknown: [] });
      }),
    );
  });

  it("finds the most alike of all words, as looking at each does", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,10}$/), (heard) => {
        const all = WORDS.map((word) => ({
          word,
          likeness: wordLikeness(
            keyedWord(heard, terms.lexicon),
            keyedWord(word, terms.lexicon),
            0.6,
          ),
        })).sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1));
        const best = all[0] && all[0].likeness > 0 ? all[0] : undefined;
        expect(vocabulary.nearest(heard, 0.6)).toEqual(best);
      }),
    );
  });
});
