import { expect, it } from "vitest";
import { askedOfPerson, shortFact } from "../../../../src/language/en/questions/asked-of-person.ts";

it.each([
  ["what's his number?", "number"],
  ["and her birthday", "birthday"],
  ["what about the email?", "mail"],
  ["do you have an address for them", "address"],
  ["when's her birthday", "birthday"],
  ["and where does she work?", "firm"],
  ["who is it he works for", "firm"],
  ["what's the gate number?", undefined],
  ["where is he?", undefined],
  ["put her number in the note", undefined],
])("%s is asked of somebody who is pointed at: %s", (text, fact) => {
  expect(askedOfPerson(text)).toBe(fact);
});

it.each([
  ["Omar's home address?", "address"],
  ["and Omar's number?", "number"],
  ["Omar's address book", undefined],
])("%s is a question for a fact: %s", (text, fact) => {
  expect(shortFact(text)?.form === "fact" ? fact : undefined).toBe(fact);
});
