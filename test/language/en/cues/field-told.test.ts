import { expect, it } from "vitest";
import { fieldTold } from "../../../../src/language/en/cues/field-told.ts";

it.each([
  ["put the Corn Exchange down as where it's at", "location", "the Corn Exchange"],
  ["And the venue is Hope Street Chapel.", "location", "Hope Street Chapel"],
  ["put in the notes that Una brings oars", "notes", "Una brings oars"],
  ["add to its notes: bring oars", "notes", "bring oars"],
  ["change the location to Pier 21 please", "location", "Pier 21"],
  ["the venue is Hope Street Chapel, kindly correct that", "location", "Hope Street Chapel"],
  ["set the meeting point as the big clock", "location", "the big clock"],
  ["Pop 14 Mill Lane in for the address", "location", "14 Mill Lane"],
  ["where we're meeting is the ticket office", "location", "the ticket office"],
  ["Aldi car park is the meeting place", "location", "Aldi car park"],
  ["and pop the address in, 7 Fore Street", "location", "7 Fore Street"],
  ["add the venue: the Dog House", "location", "the Dog House"],
  ["put a note on it, bring a torch", "notes", "bring a torch"],
  ["location: room 4", "location", "room 4"],
  ["add a note to it saying bring wellies", "notes", "bring wellies"],
  ["stick a note on there, everybody brings a torch", "notes", "everybody brings a torch"],
  ["put a note on to bring tar", "notes", "bring tar"],
  ["leave a note on it that Una rows", "notes", "Una rows"],
  ["put bring the blue folder in as the notes", "notes", "bring the blue folder"],
])("%s tells a field", (text, field, value) => {
  expect(fieldTold(text)).toEqual({ field, value });
});

it.each([
  ["call it Mast check-up, so nobody sails", "Mast check-up"],
  ["and call that one Una's tea instead", "Una's tea"],
])("%s names what is newest", (text, value) => {
  expect(fieldTold(text)).toEqual({ field: "title", value, isOfNewest: true });
});

it.each([
  "call it tea, and move it to five",
  "call it off",
  "call it a day, I'm off",
  "call Una",
  "what's the venue",
  "where is it",
  "put a note in the diary",
  "put the place in order, quickly",
  "change the time to five",
  "set the location of the spring fair to the green",
  "make a note saying buy eggs",
  "is the place nice",
  "the address is wrong",
  "the venue isn't right",
  "put it down as a holiday",
])("%s tells none", (text) => {
  expect(fieldTold(text)).toBeUndefined();
});
