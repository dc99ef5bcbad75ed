import { describe, expect, it } from "vitest";
import {
  aboutStart,
  announcing,
  nameStart,
  puts,
  withoutArticle,
  withoutInputNoun,
  withoutNoted,
  withoutJoin,
  withoutOwner,
  withoutPlace,
} from "../../../../src/language/en/cues/named.ts";

const named = (text: string): string | undefined => {
  const start = nameStart(text);
  return start === undefined ? undefined : text.slice(start);
};

describe("a name that words give outright", () => {
  it.each([
    ["make an event called tea with Tom", "tea with Tom"],
    ["rename the rent note to costs", "costs"],
    ["could you rename it to costs", "costs"],
    ["please retitle that one as to Kim", "to Kim"],
    ["rename it Sunday best", "Sunday best"],
    ["the title should be Sunday lunch", "Sunday lunch"],
    ["put Friday down as a day off", "a day off"],
    ["please mark the tenth as holiday", "holiday"],
  ])("%s", (text, expected) => {
    expect(named(text)).toBe(expected);
  });

  it.each(["who called me", "add tea to my list", "tell Tom to come as soon as he can", ""])(
    "is none in %j",
    (text) => {
      expect(named(text)).toBeUndefined();
    },
  );
});

describe("what is no part of a name", () => {
  it.each([
    ["yoga into the calendar", "yoga"],
    ["bread on my shopping list please", "bread"],
    ["bread, thanks", "bread"],
    ["the list of guests", "the list of guests"],
  ])("its place: %s", (text, expected) => {
    expect(withoutPlace(text)).toBe(expected);
  });
  it("what joined it to a time", () => {
    expect(withoutJoin("tea at")).toBe("tea");
    expect(withoutJoin("log in")).toBe("log");
    expect(withoutJoin("Martin")).toBe("Martin");
  });
  it("an article, or whose it is", () => {
    expect(withoutArticle("the dentist")).toBe("dentist");
    expect(withoutArticle("my dentist")).toBe("my dentist");
    expect(withoutOwner("my dentist")).toBe("dentist");
    expect(withoutOwner("the")).toBe("the");
  });
  it("what an input is called", () => {
    expect(withoutInputNoun("the number 300")).toBe("300");
    expect(withoutInputNoun("number")).toBe("number");
  });
  it("which thing a note is put with", () => {
    expect(withoutNoted("to the regatta saying bring the flag")).toBe("bring the flag");
    expect(withoutNoted("on the kiln hire: two pallets")).toBe("two pallets");
    expect(withoutNoted("bring the flag to Ann")).toBe("bring the flag to Ann");
  });
});

describe("cues", () => {
  it("announce what is looked for", () => {
    expect(aboutStart("find the mail about rent")).toBe("find the mail ".length);
    expect(aboutStart("find Tom's mail")).toBeUndefined();
  });
  it("announce a field", () => {
    expect(announcing("location")).toEqual(["at", "in"]);
    expect(announcing("colour")).toEqual([]);
  });
  it("put something somewhere", () => {
    expect(puts("pop")).toBe(true);
    expect(puts("putting")).toBe(false);
  });
});
