import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repaired } from "../../../../src/language/en/clauses/repairs.ts";

describe("what was taken back", () => {
  it.each([
    ["set a timer for five, no, six minutes", "set a timer for six minutes"],
    ["text Ben, no sorry, Sarah Chen that I'm late", "text Sarah Chen that I'm late"],
    ["book a haircut on Tuesday, I mean Wednesday, at ten", "book a haircut on Wednesday, at ten"],
    ["pop the plumber, no sorry, the electrician in", "pop the electrician in"],
    ["wake me at 7 am, no 8 am", "wake me at 8 am"],
    ["ten minutes no wait fifteen minutes", "ten minutes no wait fifteen minutes"],
    ["a timer for ten minutes no wait fifteen minutes", "a timer for fifteen minutes"],
    ["on Monday, no, Tuesday, no, Wednesday", "on Wednesday"],
    ["move choir to Monday, no, wait, that's the tide, to Friday", "move choir to Friday"],
    ["six, no half six tomorrow morning", "half six tomorrow morning"],
    ["an alarm for half six, no, seven", "an alarm for seven"],
    ["at quarter past four, no, half past five on Friday", "at half past five on Friday"],
    ["volume at forty. Eh, thirty.", "volume at thirty."],
    ["wake me at six, actually seven", "wake me at seven"],
    // How much is going to be asked for.
    ["Okay, three things, tar on the list and text Una", "tar on the list and text Una"],
    ["two jobs while I remember: move choir to six and text Una", "move choir to six and text Una"],
    ["I've a few things. What's on today?", "What's on today?"],
    ["three things on my list", "three things on my list"],
    ["add two things, tar and rope", "add two things, tar and rope"],
    ["delete the eye test no not the eye test the haircut", "delete the haircut"],
    ["When does the quay... no, forget that. Where is Una?", "Where is Una?"],
    ["add tar to the list, no wait, scrap that, what's on today?", "what's on today?"],
    ["don't forget that. Put it on the list", "don't forget that. Put it on the list"],
    ["delete the eye test, not the haircut", "delete the eye test, not the haircut"],
    ["the choir is on Friday, hang on, Saturday, at two", "the choir is on Saturday, at two"],
    ["a timer for ten minutes – nah, twelve minutes", "a timer for twelve minutes"],
    ["Tuesday, no, Wednesday, what's on?", "Wednesday, what's on?"],
    // Said again from a word that carries something; an article for the other of its kind.
    ["message Priti, or no, message Aldo that we are on", "message Aldo that we are on"],
    ["please ring Odo, no, ring Pia at two", "please ring Pia at two"],
    ["add a melon, or rather, an orange to the list", "add an orange to the list"],
    // A day leaves the hour that was said, an hour the day; the words that lead to it stay.
    [
      "book the vet on Friday the sixth at ten, no, I tell a lie, the thirteenth",
      "book the vet on the thirteenth at ten",
    ],
    ["the vet on Friday at ten, no, at eleven", "the vet on Friday at eleven"],
    ["the vet on Friday at ten, no, Monday at two, for Rex", "the vet on Monday at two, for Rex"],
    ["remind me next Monday, no, what am I saying, Tuesday, to ring", "remind me Tuesday, to ring"],
    [
      "remind me on Monday, no, it's Tuesday he comes, at six, to ring",
      "remind me on Tuesday, at six, to ring",
    ],
    ["on Monday, no, not Monday, Thursday, the bins", "on Thursday, the bins"],
    ["wake me at 6:30, no, better 6:10, tomorrow", "wake me at 6:10, tomorrow"],
    ["the stand-up is at 3 now, I mean 3:30, in room two", "the stand-up is at 3:30, in room two"],
    // A bare number counts what the one before it did, also past a courtesy or a remark.
    ["a timer for ten minutes, if you please, or let's say twenty", "a timer for twenty minutes"],
    ["brightness to ninety, no, the baby is asleep, thirty.", "brightness to thirty."],
    ["at nine, no, that's the dentist, well, ten on Monday", "at ten on Monday"],
  ])("%s", (said, meant) => {
    expect(repaired(said)).toBe(meant);
  });

  it.each([
    "text Ben that I can't come, sorry, I can explain",
    "tell Ann the lunch is at one, sorry, on Friday we are shut",
    "lunch on Friday, no, at home",
    "not the dentist, sorry, it was the vet",
    "tell Kit it's off, no, I am not well, five of us are ill",
    "book Friday off. Actually, what's on at ten?",
    "tell mum no, I can't make it",
    "sorry, I mean the haircut",
    "message Anna saying sorry, the train is late",
    "text Ben that I said no, Sarah knows",
    "call the vet at five, no, the doctor",
    "no, Tuesday",
    "five, no, six",
    "add two apples, no, six",
    "buy milk, no sugar",
    "cancel lunch. Actually, move it to Friday",
    "text Ben that it is at five, wait for me",
  ])("is nothing in “%s”", (said) => {
    expect(repaired(said)).toBe(said);
  });

  it("never fails, adds nothing, and leaves nothing more to mend", () => {
    const words =
      "at five, six no sorry I mean Ben Sarah the plumber wait scratch that — on Tuesday".split(
        " ",
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (said) => {
        const text = repaired(said.join(" "));
        expect(text.length).toBeLessThanOrEqual(said.join(" ").length);
        expect(repaired(text)).toBe(text);
      }),
    );
  });
});
