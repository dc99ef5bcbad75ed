import { english } from "../../../../src/language/en/english.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { speakable } from "../../../../src/speak/words/speakable.ts";
import { spokenForms } from "../../../../src/language/en/say/spoken-forms.ts";

describe("times and numbers", () => {
  it.each([
    ["at 9 am", "at nine a m"],
    ["at 7:00 pm.", "at seven p m."],
    ["from 10:05 am to 2:30 PM", "from ten oh five a m to two thirty p m"],
    ["at 14:30", "at fourteen thirty"],
    ["at 17:00", "at seventeen hundred"],
    ["on 2026-03-02", "on the second of March twenty twenty-six"],
    [
      "on 2005-12-31T18:30",
      "on the thirty-first of December two thousand and five at eighteen thirty",
    ],
    ["the 21st", "the twenty-first"],
    ["€5.50 and $1", "five euros fifty and one dollar"],
    ["£1,200", "one thousand two hundred pounds"],
    ["battery at 83%", "battery at eighty-three percent"],
    ["12.5 GB free", "twelve point five gigabytes free"],
    ["-3 °C", "minus three degrees"],
    ["14 events", "fourteen events"],
    ["1,250 rows", "one thousand two hundred and fifty rows"],
    [
      "call +49 151 2345678",
      "call plus four nine one five one two three four five six seven eight",
    ],
    ["code 0042", "code zero zero four two"],
    ["Invoice 2214", "Invoice two thousand two hundred and fourteen"],
    ["version 1.2.3", "version 1.2.3"],
    ["H2O and B12", "H2O and B12"],
    ["Anna & Ben", "Anna and Ben"],
  ])("%j is said as %j", (text, said) => {
    expect(spokenForms(text)).toBe(said);
  });

  it("are left to the voice in other languages", () => {
    const voicing = { ...english.voicing, spokenForms: (text: string) => text };
    expect(speakable("um 14:30", voicing)).toBe("um 14:30");
  });

  it("leave text without digits and signs alone", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z ,.?!']*$/), (text) => {
        expect(spokenForms(text)).toBe(text);
      }),
    );
  });

  it("leave no time of day in digits", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (hour, minute) => {
          const said = spokenForms(`It is ${hour}:${String(minute).padStart(2, "0")}.`);
          expect(said).not.toMatch(/\d/);
        },
      ),
    );
  });
});
