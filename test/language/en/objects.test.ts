import { describe, expect, it } from "vitest";
import {
  isAnew,
  broughtTo,
  invited,
  isBeyond,
  objectKind,
  saidAsKind,
  takenOff,
} from "../../../src/language/en/objects.ts";

describe("the kind of thing a request is about", () => {
  it.each([
    ["rename the invoice file to paid invoice", "rename", "file"],
    ["delete all my notes", "remove", "note"],
    ["please get rid of the meeting about the files", "remove", "event"],
    ["can you delete the mail reminder", "remove", "reminder"],
    ["move the parcel email to the archive", "move", "mail"],
    ["copy the letter file", "copy", "file"],
  ])("%s", (text, verb, kind) => {
    expect(objectKind(text)).toMatchObject({ verb, kinds: [kind] });
  });

  it.each([
    "delete the dentist",
    "remove milk from the shopping list",
    "remind me to delete the photos",
    "move the notes group to Friday",
    "what files do I have",
  ])("is not said: %s", (text) => {
    expect(objectKind(text)).toBeUndefined();
  });
});

describe("what is made of something", () => {
  it.each([
    ["set up yoga as a recurring event on Mondays", "as a recurring event"],
    ["put it in as a weekly thing", "as a weekly thing"],
    ["sign me up as a monthly donor", undefined],
  ])("%s", (text, said) => {
    expect(saidAsKind(text).map(({ start, end }) => text.slice(start, end))[0]).toBe(said);
  });
});

describe("what nothing here does", () => {
  it.each([
    "get the tyres delivered to the yard",
    "can you get two sacks of feed ordered, charge the account",
    "have the boiler serviced next week",
    "ring my brother",
    "call the garage and say the van is ready",
    "give Odo a bell",
  ])("%s", (text) => {
    expect(isBeyond(text)).toBe(true);
  });

  it.each([
    "get me reminded once the rent is paid",
    "remind me to get the tyres delivered",
    "get feed ordered onto my yard list",
    "have I paid the vet",
    "put the tyres delivered on Friday in the calendar",
    "call it Shed",
    "call off the viewing",
    "ring Odo on Friday at ten",
    "call the note Shopping",
  ])("is not asked for: %s", (text) => {
    expect(isBeyond(text)).toBe(false);
  });
});

describe("what comes to something", () => {
  it.each([
    ["add Ann and Bob to the party", "Ann and Bob", "the party"],
    ["could you invite Liv to the dinner on Friday", "Liv", "the dinner on Friday"],
    ["get Tom on the invite for that", "Tom", "that"],
    ["put Kim down for the quiz", "Kim", "the quiz"],
    ["include Jo as a guest at the fair", "Jo", "the fair"],
  ])("%s", (text, brought, to) => {
    const found = broughtTo(text);
    expect(text.slice(found?.brought.start, found?.brought.end)).toBe(brought);
    expect(text.slice(found?.to.start, found?.to.end)).toBe(to);
  });

  it.each([
    "who did Ann add to the party",
    "move the party to five",
    "add Ann",
    "get Tom to call the dentist on Friday",
    "bring Ann to the dentist",
  ])("is none in “%s”", (text) => {
    expect(broughtTo(text)).toBeUndefined();
  });
});

describe("who is to come, where it isn't said to what", () => {
  it.each([
    ["invite Ann and Bob too", "Ann and Bob"],
    ["could you have Liv join us", "Liv"],
    ["get Kim to come along as well", "Kim"],
    ["ask Jo along", "Jo"],
    ["invite Ann to the fair", undefined],
    ["ask Jo", undefined],
    ["bring the blue folder", undefined],
  ])("%s", (text, who) => {
    const found = invited(text);
    expect(found && text.slice(found.start, found.end)).toBe(who);
  });
});

describe("what is taken off something", () => {
  it.each([
    ["remove Ann and Bob from the party", "Ann and Bob", "the party"],
    ["please take milk off the shopping list", "milk", "the shopping list"],
    ["drop Liv out of the dinner", "Liv", "the dinner"],
  ])("%s", (text, taken, off) => {
    const found = takenOff(text);
    expect(text.slice(found?.taken.start, found?.taken.end)).toBe(taken);
    expect(text.slice(found?.off.start, found?.off.end)).toBe(off);
  });

  it.each(["remove the party", "move it from two to three", "what did Ann take off the list"])(
    "is none in “%s”",
    (text) => {
      expect(takenOff(text)).toBeUndefined();
    },
  );
});

describe("something new", () => {
  it.each([
    "put a swim after the meeting",
    "stick a coffee with Una in on Friday",
    "add a reminder called rent for the ninth",
  ])("is put somewhere: %s", (text) => {
    expect(isAnew(text)).toBe(true);
  });

  it.each(["put the dentist on Friday", "stick a star on Una's mail", "put a line in it"])(
    "is none of: %s",
    (text) => {
      expect(isAnew(text)).toBe(false);
    },
  );
});
