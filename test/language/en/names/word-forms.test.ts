import { describe, expect, it } from "vitest";
import { isAskedToPlay } from "../../../../src/language/en/names/asked-to-play.ts";
import { nameWords, trimmedName } from "../../../../src/language/en/names/name-words.ts";
import { names } from "../../../../src/language/en/names/name-lexicon.ts";
import { soundsOf, stemOf } from "../../../../src/language/en/names/word-forms.ts";
import { tokenise } from "../../../../src/language/en/tokenise.ts";

describe("forms of a word", () => {
  it("share a stem", () => {
    expect(stemOf("renewed")).toBe(stemOf("renew"));
    expect(stemOf("hiking")).not.toBe(stemOf("hitch"));
    expect(stemOf("чай")).toBe("чай");
  });
  it("share a sound, where there is enough of one", () => {
    expect(soundsOf("kestrel")).toEqual(soundsOf("cestral").map(() => expect.any(String)));
    expect(soundsOf("two")).toEqual([]);
  });
});

describe("a name", () => {
  it.each([
    ["Seven Zip", ["7", "zip"]],
    ["the Work list", ["the", "work", "list"]],
  ])("as it is compared: %s", (name, words) => {
    expect(nameWords(tokenise(name))).toEqual(words);
  });
  it("goes without what only says what it is", () => {
    expect(trimmedName(["my", "work", "list"])).toEqual(["work"]);
    expect(trimmedName(["list"])).toEqual(["list"]);
  });
  it.each([
    ["mum", "mom", true],
    ["groceries", "shopping", true],
    ["bob", "robert", true],
    ["bob", "rob", true],
    ["anna", "hanna", false],
    ["sandy", "sandra", false],
    ["chidis", "chidi", true],
    ["bens", "ben", false],
  ])("%s may be %s: %s", (...[one, other, expected]) => {
    expect(names.sameNames(one).includes(other)).toBe(expected);
  });
});

describe("a title that is asked for as music", () => {
  const isAsked = (text: string, title: string): boolean => {
    const tokens = tokenise(text);
    const from = tokens.findIndex(({ raw }) => raw === title);
    return isAskedToPlay(tokens, { from, to: from + 1 });
  };
  it.each(["play Home", "put Home on", "the song Home", "the Home album", "let's hear some Home"])(
    "%s",
    (text) => {
      expect(isAsked(text, "Home")).toBe(true);
    },
  );
  it.each(["go Home", "put Home in my notes", "open the Home folder"])("not %s", (text) => {
    expect(isAsked(text, "Home")).toBe(false);
  });
});
