import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasLead, leadsIn } from "../../src/policy/leads/leads-in.ts";

type Row = { readonly kind: string; readonly text: string; readonly lead: boolean };
const rowsOf = (file: string): readonly Row[] =>
  readFileSync(`test/data/security/${file}`, "utf8")
    .trim()
    .split("\n")
    // Each row is one JSON object with these fields.
    .map((row) => JSON.parse(row) as Row);
const rows = rowsOf("leads.jsonl");

/** Of 200 forms at most five may be missed, and of the harmless ones 3 % be found. */
const MOST_MISSED = 0.025;
const MOST_WRONG = 0.03;

const leading = rows.filter(({ lead }) => lead);
const harmless = rows.filter(({ lead }) => !lead);

describe("what leads somewhere", () => {
  it("has forms to be found by, and harmless neighbours", () => {
    expect(leading.length).toBeGreaterThanOrEqual(300);
    expect(harmless.length).toBeGreaterThanOrEqual(400);
  });

  it("is found in whatever form it is written", () => {
    const missed = leading.filter(({ text }) => leadsIn(text).length === 0);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(MOST_MISSED * leading.length);
  });

  it("is found in the middle of a sentence too", () => {
    const missed = leading.filter(
      ({ text }) => leadsIn(`Please look: ${text} and do it`).length === 0,
    );
    // An address said in words or broken over lines ends with its sentence.
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05 * leading.length);
  });

  it("is seldom found where nothing leads anywhere", () => {
    const wrong = harmless.filter(({ text }) => leadsIn(text).length > 0);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(MOST_WRONG * harmless.length);
  });

  it("is told apart for somebody who did not know how, words and short codes among it", () => {
    const others = rowsOf("leads_by_another.jsonl");
    const found = (isLead: boolean): number =>
      others.filter(({ lead, text }) => lead === isLead && leadsIn(text).length > 0).length;
    // Digits in words, addresses said in words and names like banner.ai or early.it stay open.
    expect(found(true)).toBeGreaterThanOrEqual(212);
    expect(found(false)).toBeLessThanOrEqual(15);
  });

  it.each([
    ["the new box is [2001:db8::7], as of today", "[2001:db8::7]"],
    ["go to https://[2001:db8::7].", "https://[2001:db8::7]"],
    ["(see https://plan.example/week_(old))", "https://plan.example/week_(old)"],
    ["(see https://plan.example/week)", "https://plan.example/week"],
    ["[see https://plan.example/week].", "https://plan.example/week"],
  ])("is shown whole, without the marks around it: %s", (text, lead) => {
    expect(leadsIn(text)).toEqual([lead]);
  });

  it("is a number of whatever digits, groups and marks", () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6];
    const mark = fc.constantFrom("", " ", "-", "–", ".", "/", "\u00A0", "\u2009", " · ", "_");
    const check = fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 12 }),
      fc.constantFrom(...zeros),
      mark,
      (digits, zero, between) => {
        const said = digits.map(String).join("");
        const written = digits.map((one) => String.fromCodePoint(zero + one));
        const text = `0${written.slice(0, 4).join("")}${between}${written.slice(4).join("")}`;
        expect(leadsIn(`call ${text}`).length, text).toBeGreaterThan(0);
        expect(hasLead(`call 0${said}`, leadsIn(text)[0] ?? "")).toBe(true);
      },
    );
    fc.assert(check, { numRuns: 500 });
  });

  it("takes no long over any text", () => {
    const hostile = [
      "a.".repeat(5_000),
      "1 ".repeat(5_000),
      "a dot ".repeat(2_000),
      ":".repeat(9_000),
    ];
    for (const text of hostile) expect(() => leadsIn(text)).not.toThrow();
  });
});

describe("what was said", () => {
  it.each([
    ["open Example.com please", "https://example.com"],
    ["open example dot com", "example.com"],
    ["go to www.example.com", "example.com/"],
    ["mail anna at example dot com", "anna@example.com"],
    ["mail Anna@Example.com", "mailto:anna@example.com"],
    ["call 0900 123 456", "0900-123-456"],
    ["call 0900123456", "0900 123 456"],
    ["call +44 20 7946 0184", "0044 20 7946 0184"],
    ["open example.com/a/b", "example.com/a/b"],
  ])("%j says %j", (words, lead) => expect(hasLead(words, lead)).toBe(true));

  it.each([
    ["open example.com", "https://example.com/?q=secret"],
    ["open notevil.com", "evil.com"],
    ["open evil.com.au", "evil.com"],
    ["mail ab@evil.com", "b@evil.com"],
    ["open paypal.com", "p\u0430ypal.com"],
    ["call 0900 123 456", "0900 123 457"],
    ["remind me to call", "0900 123 456"],
    ["meet at 1", "::1"],
    ["room 12 71", "127.1:8080"],
    ["open it", "https://"],
  ])("%j does not say %j", (words, lead) => expect(hasLead(words, lead)).toBe(false));
});
