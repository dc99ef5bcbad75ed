import { describe, expect, it } from "vitest";
import type { Region } from "../../../../src/language/region.ts";
import { english } from "../../../../src/language/en/english.ts";
import { lazily } from "../../../../src/language/reading/wording/lazily.ts";

const { wordingOf } = english;

describe("what words tell by themselves", () => {
  it.each([
    ["don't call her", { forbids: true, allowed: "" }],
    ["draft a mail to Hoa, don't send it", { forbids: true, allowed: "draft a mail to Hoa" }],
    ["how do I delete an event", { wonders: true, forbids: false }],
    ["what notice period does the lease give", { asksFact: true, isQuestion: true }],
    ["I'm in the shop", { states: true, isClause: true, isQuestion: false }],
    ["the lamp is on", { states: true, isClause: true }],
  ])("mood of %j", (text, mood) => {
    expect(wordingOf(text).mood).toMatchObject(mood);
  });

  it.each([
    ["remind me at five to post the books", { act: "remind", remindsTo: false }],
    ["set a reminder to post the books", { act: undefined, remindsTo: true }],
    ["text her see you", { act: "text", addressesSomebody: true }],
    ["tell Ben that I'm late", { tellsSomebody: true, addressesSomebody: true }],
    ["quit Firefox", { undone: ["close"], beginsAct: true }],
    ["close and copy the file", { undone: ["close", "replace"] }],
    ["Sarah to Friday", { isNoRequest: true, beginsAct: false }],
    ["the haircut", { isThing: true }],
  ])("wish of %j", (text, wish) => {
    expect(wordingOf(text).wish).toMatchObject(wish);
  });

  it("names what an act is done to", () => {
    expect(wordingOf("rename the invoice file").wish.object).toMatchObject({
      verb: "rename",
      noun: "file",
      kinds: ["file"],
    });
  });

  it.each([
    ["at five, no, six", { repaired: "at six" }],
    ["bread as well", { endsInToo: true }],
    ["the dentist to four", { namesRecord: true }],
    ["remind me to", { trailsOff: true }],
    ["remind me to go", { trailsOff: false }],
    ["Anna, Ben and Mum", { things: ["Anna", "Ben", "Mum"], joinsList: false }],
    [" and ", { joinsList: true }],
    [", raisins and tea", { listed: ", raisins and tea" }],
  ])("parts of %j", (text, parting) => {
    expect(wordingOf(text).parting).toMatchObject(parting);
  });

  it("is cut where two requests meet, but inside no time", () => {
    const { joints, cuts } = wordingOf("book it between two and four and call mum").parting;
    expect([joints.length, cuts.length]).toEqual([2, 1]);
    expect(wordingOf("I'm off, play jazz").parting.runs.map(({ text }) => text)).toEqual([
      "I'm off",
      "play jazz",
    ]);
  });

  it("goes on with what a left side asks for", () => {
    const { completedBy, opensAs } = wordingOf("the haircut to five").parting;
    expect(completedBy("move the dentist to four", { isMore: true })).toBe(
      "move the haircut to five",
    );
    expect(completedBy("thanks", { isMore: false })).toBeUndefined();
    expect([opensAs("the haircut is off"), opensAs("move the dentist")]).toEqual([true, false]);
  });

  it.each([
    ["the packing list please", { article: "packing list please", owner: "packing list please" }],
    ["my tea", { article: "my tea", owner: "tea" }],
    ["yoga into the calendar", { place: "yoga", told: "yoga into the calendar" }],
    ["lunch with", { join: "lunch with" }],
    ["lunch at", { join: "lunch" }],
    ["Anna that I'm late", { told: "Anna" }],
    ["ls and tell me what it says", { telling: "ls" }],
    ["the text hello", { inputNoun: "hello" }],
    ["to the regatta to bring the flag", { noted: "bring the flag" }],
  ])("%j without what is said around it", (text, without) => {
    expect(wordingOf(text).without).toMatchObject(without);
  });

  it.each([
    ["please put it there", { opening: 7, pointsBack: true }],
    ["the talk moved to room two", { placeCues: ["at", "in", "to"] }],
    ["what is on", { placeCues: [], pointsBack: false }],
    ["breakfast", { bias: "morning" }],
  ])("cues of %j", (text, cues) => {
    expect(wordingOf(text).cues).toMatchObject(cues);
  });

  it("says where its cues stand", () => {
    const at = (text: string, found: readonly Region[]): readonly string[] =>
      found.map(({ start, end }) => text.slice(start, end));
    const folder = "list the Documents folder";
    expect(at(folder, wordingOf(folder).cues.folderNouns)).toEqual([" folder"]);
    const ahead = "an alert ten minutes before it";
    expect(at(ahead, wordingOf(ahead).cues.aheads)).toEqual([" before"]);
    const one = "that one or one hour";
    expect(wordingOf(one).cues.standIns).toHaveLength(1);
    const list = "put tea on my packing list";
    const { containers, ledInto } = wordingOf(list).cues;
    expect(containers).toMatchObject([{ start: 22, kinds: ["list"] }]);
    expect(at(list, ledInto)).toEqual(["my", "packing"]);
  });

  it.each([
    ["and tomorrow", { goingOn: 4, changesLast: false }],
    ["make it four", { changesLast: true, goingOn: undefined }],
    ["oh, cancel that one", { stopsLast: true }],
    ["I meant Tuesday", { answerStart: 8 }],
    ["make that four", { asTime: "make that at four" }],
  ])("leaning of %j", (text, leaning) => {
    expect(wordingOf(text).leaning).toMatchObject(leaning);
  });

  it.each([
    ["yes please", { answer: "yes", command: undefined }],
    ["stop", { command: "stop", answer: "no" }],
    ["thanks", { smallTalk: { mayBeName: false } }],
    ["move the dentist", { answer: undefined, command: undefined, smallTalk: undefined }],
  ])("talk of %j", (text, talk) => {
    expect(wordingOf(text).talk).toMatchObject(talk);
  });

  it("is the same of a text and of its reading", () => {
    const clock = { now: () => 0, zone: "UTC" };
    const text = "don't move the dentist to four";
    const reading = english.read(text, { clock, names: {} });
    expect(reading).toMatchObject(wordingOf(text));
    expect(wordingOf(text)).toBe(wordingOf(text));
  });
});

describe("a value found lazily", () => {
  it("is looked for once, when it is asked for", () => {
    const looked: string[] = [];
    const found = lazily({ one: () => looked.push("one"), other: () => looked.push("other") });
    expect(looked).toEqual([]);
    expect([found.one, found.one]).toEqual([1, 1]);
    expect(looked).toEqual(["one"]);
  });
});
