import { describe, expect, it } from "vitest";
import { redact, redactedView } from "../../src/policy/redact.ts";

describe("a log", () => {
  it.each([
    ["ring +1 555 019 9000", "ring +[number]"],
    ["card 4111-1111-1111-1111 please", "card [number] please"],
    ["ring \u0660\u0669\u0660\u0660 \u0661\u0662\u0663\u0664", "ring [number]"],
    ["ring 0900\u2013123\u00A0456", "ring [number]"],
    ["your code is 4711", "your code is [secret]"],
    ["password: hunter2", "password: [secret]"],
    ["use ghp_1234567890abcdefABCDEF", "use [token]"],
    ["key 9fK2mQ7xVb4Lz8Tp3RwY", "key [secret]"],
    ["x".repeat(81), "[81 characters]"],
  ])("leaves the secret of %j out", (text, kept) => expect(redact(text)).toBe(kept));

  it.each([
    "call mum at five",
    "anna.bell@example.com",
    "Q3 plan 2026-03-02",
    "at 17:30 in room 204",
  ])("keeps %j as it is", (text) => expect(redact(text)).toBe(text));

  it("goes through lists and numbers of a call", () => {
    expect(redactedView({ a: ["pin 1234"], n: 123_456_789, ok: true, few: 7 })).toBe(
      '{"a":["pin [secret]"],"n":"[number]","ok":true,"few":7}',
    );
  });
});
