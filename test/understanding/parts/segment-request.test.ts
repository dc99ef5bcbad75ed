import { english } from "../../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { segmentRequest } from "../../../src/understanding/parts/segment-request.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";

/** Words that stand for tools, enough to tell requests from mere words. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:please )?(?:find|show|look for)\b/i, "mail.search"],
  [/^remind\b/i, "reminders.create"],
  [/^move\b/i, "calendar.update_event"],
  [/^(?:tell|text)\b/i, "messages.send"],
  [/^(?:add|put)\b/i, "reminders.create"],
  [/^set (?:a|an|another)\b/i, "timers.set"],
  [/^play\b/i, "music.play"],
  [/^when\b/i, "calendar.query"],
  [/^\S+ to Friday/i, "calendar.create_event"],
];

function rank(text: string): Ranked {
  const found = WORDS.find(([pattern]) => pattern.test(text));
  const tools = [{ name: found?.[1] ?? "notes.read", score: found ? 0.9 : 0.1 }];
  return { tools, none: found ? 0.05 : 0.8, unmatched: [], sure: found !== undefined };
}

describe("a request", () => {
  it.each([
    [
      "find the mail from Anna and remind me on Friday to pay it",
      ["find the mail from Anna", "remind me on Friday to pay it"],
    ],
    ["when's the regatta? And where is it", ["when's the regatta", "where is the regatta"]],
    ["tell her yes please, till ten", ["tell her yes please, till ten"]],
    ["move my two o'clock to four and tell Ben", ["move my two o'clock to four", "tell Ben"]],
    [
      "find the invoice, then move the meeting and tell Ben about it",
      ["find the invoice", "move the meeting", "tell Ben about it"],
    ],
    [
      "move the dentist to four and the haircut to five and the dinner to eight",
      ["move the dentist to four", "move the haircut to five", "move the dinner to eight"],
    ],
    [
      "add eggs to the shopping list and also bread",
      ["add eggs to the shopping list", "add bread to the shopping list"],
    ],
    [
      "remind me to call Mum tomorrow and the vet on Friday",
      ["remind me to call Mum tomorrow", "remind me to call the vet on Friday"],
    ],
    [
      "remind me to buy salt and pepper tomorrow and bread on Friday",
      ["remind me to buy salt and pepper tomorrow", "remind me to buy bread on Friday"],
    ],
    [
      "add milk to the shopping list and remind me to call Ann",
      ["add milk to the shopping list", "remind me to call Ann"],
    ],
    [
      "Text Ben that I'm late. Oh, and play some jazz.",
      ["Text Ben that I'm late", "play some jazz."],
    ],
    [
      "put chalk and three sponges on the shopping list",
      ["put chalk and three sponges on the shopping list"],
    ],
    [
      "put white chalk and ink pens on the shopping note",
      ["put white chalk and ink pens on the shopping note"],
    ],
    ["Play some jazz. Set a timer for ten", ["Play some jazz", "Set a timer for ten"]],
    ["Play some jazz. Also, set a timer for ten", ["Play some jazz", "set a timer for ten"]],
    ["text Ben I'm late. Start without me", ["text Ben I'm late. Start without me"]],
    // A question of its own, though no tool serves it, and what is only told.
    ["How much is the rope? Remind me to pay it", ["How much is the rope", "Remind me to pay it"]],
    ["The rope is ordered, and play some jazz", ["The rope is ordered", "play some jazz"]],
    ["The rope is ordered, and tell Ben about it", ["The rope is ordered, and tell Ben about it"]],
    ["I'm tired. Play some jazz", ["I'm tired. Play some jazz"]],
    ["text Ben and Sarah", ["text Ben and Sarah"]],
    ["play Simon and Garfunkel", ["play Simon and Garfunkel"]],
    ["move lunch with Ben and Sarah to Friday", ["move lunch with Ben and Sarah to Friday"]],
    [
      "set a timer for an hour and a half and find my keys",
      ["set a timer for an hour and a half", "find my keys"],
    ],
    ["remind me to buy milk and eggs", ["remind me to buy milk and eggs"]],
    ["remind me to call Ann and remind me", ["remind me to call Ann and remind me"]],
    ["find the mail about salt and pepper", ["find the mail about salt and pepper"]],
    ["", [""]],
    ["and and and", ["and and and"]],
  ])("%j has the parts %j", (text, parts) => {
    expect(segmentRequest(text, { language: english, rank }).map((part) => part.text)).toEqual(
      parts,
    );
  });
});

describe("a request to a tool that writes down what is dictated", () => {
  const parts = (text: string): number =>
    segmentRequest(text, {
      language: english,
      rank: (one) => {
        const name = one.startsWith("text") ? "messages.send" : "music.play";
        return { tools: [{ name, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
      },
      takesText: (name) => name === "messages.send",
    }).length;

  it.each([
    ["text Una saying bring a rope and a shackle", 1],
    ["text Una saying bring a rope and play the shanties", 2],
  ])("%s: %i", (text, count) => {
    expect(parts(text)).toBe(count);
  });
});

describe("a request to a tool that changes one record", () => {
  const parts = (text: string): readonly string[] =>
    segmentRequest(text, {
      language: english,
      rank,
      takesRecord: (name) => name === "calendar.update_event",
    }).map((part) => part.text);

  it("is several where it names several", () => {
    expect(parts("move the dentist and the haircut")).toEqual([
      "move the dentist",
      "move the haircut",
    ]);
    expect(parts("move the dentist and the other one")).toHaveLength(1);
    expect(parts("remind me to feed the cat and the dog")).toHaveLength(1);
  });

  it("is several where the next is called by its name, or another thing is done to it", () => {
    const named = (text: string): readonly string[] =>
      segmentRequest(text, {
        language: english,
        rank: (part) => (/^(?:bin|move|post)\b/i.test(part) ? rank(`move ${part}`) : rank(part)),
        takesRecord: (name) => name === "calendar.update_event",
        startsRecord: (part) => part.startsWith("barge trip"),
      }).map((part) => part.text);
    expect(named("move the dentist to four and barge trip to five")).toEqual([
      "move the dentist to four",
      "move barge trip to five",
    ]);
    expect(named("bin the letter from Ann and post the one from Bob")).toEqual([
      "bin the letter from Ann",
      "post the one from Bob",
    ]);
    expect(named("bin the letter from Ann and post it")).toHaveLength(1);
  });

  describe("with an act that tools do to records of other kinds as well", () => {
    const owned: readonly (readonly [RegExp, string])[] = [
      [/^(?:bin|cancel) the (?:tuner|choir)\b/, "calendar.delete_event"],
      [/^(?:bin|cancel) the (?:gas|bill)\b/, "reminders.delete"],
      [/^the (?:gas|bill)\b/, "reminders.complete"],
      [/^remind\b/, "reminders.create"],
    ];
    const own = (text: string): Ranked => {
      const found = owned.find(([pattern]) => pattern.test(text));
      const tools = [{ name: found?.[1] ?? "notes.read", score: found ? 0.9 : 0.1 }];
      return { tools, none: found ? 0.05 : 0.8, unmatched: [], sure: found !== undefined };
    };
    const REMOVES = ["calendar.delete_event", "reminders.delete"];
    const cut = (text: string) =>
      segmentRequest(text, {
        language: english,
        rank: own,
        takesRecord: (name) => REMOVES.includes(name),
        actsAlike: (name, other) =>
          name === other || [name, other].every((one) => REMOVES.includes(one)),
      }).map(({ text: said, ranked }) => [said, ranked.tools[0]?.name]);

    it("is done to each, and no other act to any", () => {
      expect(cut("bin the choir and the gas bill")).toEqual([
        ["bin the choir", "calendar.delete_event"],
        ["bin the gas bill", "reminders.delete"],
      ]);
      expect(cut("cancel the tuner and the choir")).toEqual([
        ["cancel the tuner", "calendar.delete_event"],
        ["cancel the choir", "calendar.delete_event"],
      ]);
    });

    it("is one thing to be remembered", () => {
      expect(cut("remind me tomorrow to cancel the tuner and the gas")).toHaveLength(1);
    });
  });

  it("is none where it says what is not to be", () => {
    expect(parts("remind me on Monday and not on Monday to call")).toHaveLength(1);
  });
});
