import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { Question } from "../../../src/language/contract/questions.ts";
import { sayMessages } from "../../../tools/messages/say-messages.ts";
import { clock } from "../run-tool.ts";

const theirs = { from: "Ben", text: "coming?", when: "today at 6 am" };
const mine = { from: "you to Ben", text: "yes", when: "today at 7 am" };

/** What is said of messages, the newest first, where something is asked of them. */
const said = (items: readonly (typeof theirs)[], asks: Question) =>
  sayMessages(
    {
      ok: true,
      items,
      details: items.map((one) => ({ facts: {}, told: { isMine: one === mine } })),
      more: 0,
      handles: {},
    },
    { input: { who: "Ben" }, asks, meant: {}, clock, language: english },
  );

describe("whether oneself wrote", () => {
  it.each([
    ["answered", [mine, theirs], "Yes. You to Ben, today at 7 am: “yes”."],
    ["answered", [theirs, mine], /^No\. You have two messages with Ben: Ben, today at 6 am/],
    ["wrote", [theirs, mine], "Yes. You to Ben, today at 7 am: “yes”."],
    ["wrote", [theirs], /^No\. You have one message with Ben/],
    ["answered", [], "No. No messages with Ben."],
  ] as const)("%s, of %j", (own, items, expected) => {
    const text = said(items, { form: "whether", own });
    if (typeof expected === "string") expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  });
});
