import { describe, expect, it } from "vitest";
import { addressIn, borrowedIn, offeredIn } from "../../../../src/language/en/steps/steps.ts";

describe("a request of which a time stands elsewhere", () => {
  it.each([
    [
      "Odo's mailed about the regatta. Whatever time he's got the berth for, shift our picnic to that.",
      "shift our picnic",
      "our picnic",
    ],
    ["Una texted, she can't do ten for the tar run. Move it to what she said", "Move it", "it"],
    [
      "put the skipper's visit on the day Odo suggested in his mail",
      "put the skipper's visit",
      "visit",
    ],
    [
      "the regatta is in at the wrong time, the right one's in Una's mail. Fix it",
      "Fix it",
      "Fix it",
    ],
    [
      "Odo wants another hour for the tar run, so change it the way his email says",
      "change it",
      "it",
    ],
    [
      "Una's changed her tide class, see her note and put it right in the diary please",
      "put it right in the diary",
      "it",
    ],
  ])("%s", (text, request, object) => {
    expect(borrowedIn(text)).toMatchObject({
      request,
      isTold: true,
      value: { kind: "time", isChange: true, isBeside: false },
    });
    expect(borrowedIn(text)?.value).toHaveProperty("object", expect.stringContaining(object));
  });

  it.each([
    "Una texted about Sunday, put fetch Una in the family calendar for when she says",
    "Odo's written about the tar run. Stick it in my diary for the hour he wants",
  ])("changes nothing where something is put in the calendar: %s", (text) => {
    expect(borrowedIn(text)?.value).toMatchObject({ kind: "time", isChange: false });
  });

  it("leaves what else is asked for to parts of their own", () => {
    const text = "flag Odo's mail, move the tar run to the hour he wants and text Una it's sorted";
    expect(borrowedIn(text)).toMatchObject({
      first: "flag Odo's mail",
      request: "move the tar run",
      rest: "text Una it's sorted",
    });
  });

  it.each([
    "move the tar run to Friday and text Una",
    "move it to five",
    "put the regatta in the calendar on Sunday at ten",
    "what time did Odo say",
  ])("is none: %s", (text) => {
    expect(borrowedIn(text)).toBeUndefined();
  });
});

describe("a request of which a fact stands elsewhere", () => {
  it.each([
    [
      "Una has texted me, she's moved. Bung the new address on my tar lunch",
      "where",
      "my tar lunch",
    ],
    ["put Odo's address as the place on the regatta", "where", "the regatta"],
    [
      "dig up the berth number from Odo's mail and stick it in the notes on the regatta",
      "notes",
      "the regatta",
    ],
    [
      "Una gave me a code for the shed. Add it to the notes of that reminder",
      "notes",
      "that reminder",
    ],
    [
      "the regatta hasn't got an address. It's at Una's, so take it from her card and put it in as the place",
      "where",
      undefined,
    ],
  ])("%s", (text, field, record) => {
    expect(borrowedIn(text)?.value).toMatchObject({ kind: "fact", field, record });
  });

  it.each(["put the oars on the shopping list", "add the code to my boat note"])(
    "is none where it goes into what holds others: %s",
    (text) => {
      expect(borrowedIn(text)).toBeUndefined();
    },
  );
});

it.each([
  ["could we do 11 rather than 10 on Monday", "could we do at 11  on Monday", ["at 10"]],
  ["the table is for 7:15, not seven", "the table is for at 7:15", ["at seven"]],
  ["can't do half past two any more. 3 ok?", " . at 3 ok?", ["at half past two"]],
  ["the tide is at four", "the tide is at four", []],
])("the times that are offered: %s", (said, text, against) => {
  const offered = offeredIn(said);
  expect(offered.text.trim()).toBe(text.trim());
  expect(offered.against).toEqual(against);
});

it.each([
  ["We're at 19 Elm Road, Leigh now", "19 Elm Road, Leigh"],
  ["it's 4 The Old Quay, with the blue door", "4 The Old Quay"],
  ["see you at 3 on Sunday", undefined],
])("the address in a sentence: %s", (text, address) => {
  expect(addressIn(text)).toBe(address);
});
