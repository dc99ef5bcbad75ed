import { expect, it } from "vitest";
import { asToldMoves } from "../../../../src/language/en/steps/in-place/asked/told-moves.ts";

it.each([
  ["the eye test goes to three", "move the eye test to three"],
  ["The gym class has been moved to six", "move the gym class to six"],
  ["both lessons go back an hour", "move both lessons back an hour"],
  ["Bin the blood test and rehearsal moves to six", "Bin the blood test and move rehearsal to six"],
  ["The quiz's off, and physio goes to half one.", "cancel the quiz, and move physio to half one."],
  ["Drop the quiz, and supper's at seven instead", "Drop the quiz, and move supper to seven"],
  ["The afternoon one is at five instead", "move the afternoon one to five"],
  ["Supper's half six now. They're late.", "move Supper to half six. They're late."],
  ["the morning one's off", "cancel the morning one"],
  [
    "The second one, half past nine for that, he did say",
    "move the second one to half past nine, he did say",
  ],
  [
    "could the bike be nine on Saturday and supper be eight?",
    "move the bike to nine on Saturday and move supper to eight?",
  ],
  [
    "The boiler's off, he rang. And the vet on Friday goes to four",
    "cancel the boiler, he rang. And move the vet on Friday to four",
  ],
])("tells what is to be moved: %s", (text, expected) => {
  expect(asToldMoves(text)).toBe(expected);
});

it.each([
  // Where no time is.
  "My sister's moving to Leeds",
  "the train goes to 3 stations",
  "Tom goes to bed at nine",
  "The parents evening's been moved to six",
  "I'm poorly and Friday's off",
  "Thursday's not happening, and the vet's coming",
  "It's nine now",
  "the time's nine now",
  "the choir is ten people now",
  // What is on, or off, beside nothing that is to be done.
  "Supper's at seven and the film's at nine",
  "The dentist's off and I'm shattered",
  "Could supper be eight?",
  // What is put there.
  "put in supper at Kim's on Sunday at six",
  // What somebody is told, or reminded of.
  "Text Mum that supper's off and the film goes to nine",
  "Remind me the bins are off and the vet goes to nine",
])("leaves alone: %s", (text) => {
  expect(asToldMoves(text)).toBe(text);
});
