import { expect, test } from "vitest";
import { diarisedIn } from "../../../../src/language/en/given/event/diarised.ts";

test.each([
  ["chimney sweep, Tuesday the tenth at nine, calendar please", "chimney sweep", undefined],
  [
    "pottery on Thursday at seven in the Old Forge, get that in the diary",
    "pottery",
    "the Old Forge",
  ],
  ["jumble sale, 12 March, 6 pm, main hall, put it in my calendar", "jumble sale", "main hall"],
  [
    "My aunt has her scan in Ward Nine on Monday at ten, so that needs to be in the calendar",
    "aunt's scan",
    "Ward Nine",
  ],
  ["new event: regatta, 4 July, noon", "regatta", undefined],
])("%s", (text, words, place) => {
  expect(diarisedIn(text)).toMatchObject({ to: "event", words });
  expect(diarisedIn(text)?.place).toBe(place);
});

test.each([
  "what's in my calendar on Friday",
  "I'm seeing Bo at four or was it five, Thursday, calendar",
  "calendar",
  "put lunch in my calendar",
])("is read as any request: %s", (text) => {
  expect(diarisedIn(text)).toBeUndefined();
});
