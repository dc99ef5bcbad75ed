import { expect, test } from "vitest";
import { asTold } from "../../../../src/language/en/given/told/direct/as-told.ts";
import type { Saying } from "../../../../src/language/en/given/told/direct/as-told.ts";

const told: readonly (readonly [Saying, string, string])[] = [
  ["ask", "if he can bring his ladder", "Can you bring your ladder?"],
  ["ask", "whether she's seen my keys", "Have you seen my keys?"],
  ["ask", "what time he finishes", "What time do you finish?"],
  ["ask", "when the parcel is coming", "When is the parcel coming?"],
  ["ask", "where she parked the car", "Can you tell me where you parked the car?"],
  ["ask", "does he still want the sofa", "Do you still want the sofa?"],
  ["ask", "is she coming and does she need a lift", "Are you coming and do you need a lift?"],
  ["ask", "why he hasn't replied", "Why haven't you replied?"],
  ["ask", "what he does on Fridays", "What do you do on Fridays?"],
  ["ask", "if they want pizza", "Do you want pizza?"],
  ["ask", "if he had a good time", "Did you have a good time?"],
  ["ask", "what she wants and whether she has a key", "What do you want? Do you have a key?"],
  ["ask", "if Tuesday suits", "Does Tuesday suit?"],
  ["ask", "whether two mornings a week work for them", "Do two mornings a week work for them?"],
  ["tell", "not to wait up", "Please don't wait up"],
  ["ask", "who's driving", "Who's driving?"],
  ["ask", "to pick up her prescription", "Could you pick up your prescription?"],
  ["tell", "she can have the car tomorrow", "You can have the car tomorrow"],
  ["tell", "he was right, and ask him what he'd charge", "You were right. What would you charge?"],
  [
    "tell",
    "the tickets came and they're on the fridge",
    "the tickets came and they're on the fridge",
  ],
  ["tell", "to bring the drill", "Please bring the drill"],
  ["thank", "for the lift and tell her I owe her one", "Thank you for the lift. I owe you one"],
  ["congratulate", "on her new job", "Congratulations on your new job"],
  ["wish", "a happy birthday", "Happy birthday"],
  ["sorry", "for being late", "Sorry for being late"],
  ["remind", "to bring his passport", "Remember to bring your passport"],
];

test.each(told)("%s: %s", (saying, words, direct) => {
  expect(asTold(words, saying)).toBe(direct);
});

test("who else is spoken of stays who they are", () => {
  expect(asTold("Tom says he is late", "tell")).toBe("Tom says he is late");
  expect(asTold("my sister lost her bag", "tell")).toBe("my sister lost her bag");
});
