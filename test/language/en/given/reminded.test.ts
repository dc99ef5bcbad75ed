import { expect, test } from "vitest";
import { remindedIn } from "../../../../src/language/en/given/reminder/reminded.ts";

test.each([
  ["feed next door's fish. Remind me at noon", "remind me at noon", "feed next door's fish"],
  ["Sunday at nine, remind me to turn the compost", "remind me Sunday at nine", "turn the compost"],
  [
    "would you remind me on Friday at two to ring the vet",
    "remind me on Friday at two",
    "ring the vet",
  ],
  [
    "the shed roof is leaking again, so give me a nudge tomorrow at ten to patch it",
    "remind me tomorrow at ten",
    "patch the shed roof",
  ],
  [
    "I have to post the forms, set me a reminder for Tuesday",
    "remind me for Tuesday",
    "post the forms",
  ],
  [
    "a reminder please, tonight at eight, water the tomatoes",
    "remind me tonight at eight",
    "water the tomatoes",
  ],
  [
    "remind me on the sixth of May, that's a Wednesday, to renew the licence",
    "remind me on the sixth of May",
    "renew the licence",
  ],
])("%s", (text, asks, words) => {
  expect(remindedIn(text)).toMatchObject({ to: "reminder", asks, words });
});

test("a long tale before a request leaves it as it is said", () => {
  const asks = "remind me to buy a new rake";
  expect(
    remindedIn(`the old rake has lost half its teeth and I keep tripping on it, ${asks}`),
  ).toMatchObject({ asks, words: undefined });
});

test.each([
  "remind me to call Mum at five",
  "remind me at six and at seven to take my pills",
  "what reminders do I have",
  "tell me about the reminder",
])("is read as any request: %s", (text) => {
  expect(remindedIn(text)).toBeUndefined();
});
