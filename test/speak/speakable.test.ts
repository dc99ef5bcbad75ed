import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { speakable } from "../helpers/in-english.ts";

describe("what a voice says", () => {
  it.each([
    [
      "You have 2 events tomorrow: lunch at 12:30 and a call at 5.",
      "You have two events tomorrow: lunch at twelve thirty and a call at five.",
    ],
    ["Moved event:7 to Friday.", "Moved to Friday."],
    ["Lunch (event:12), then a call.", "Lunch, then a call."],
    ["See https://example.org/a?b=c#d, please.", "See a link, please."],
    ["Go to www.example.org.", "Go to a link."],
    ["[The plan](https://example.org/plan) is **ready**.", "The plan is ready."],
    ["# Tomorrow\n- *Lunch* with Anna\n- Call `mum`", "Tomorrow Lunch with Anna Call mum"],
    ["| time | what |\n|---|---|\n| 5 | call |", "time what five call"],
    ["Done 🎉👍🏽 🇩🇪 ❤️!", "Done!"],
    ['{"name":"calendar.query","arguments":{"from":"tomorrow"}}', ""],
    ['Sure. {"name": "x", "list": ["a", {"b": 1}]} There you go.', "Sure. There you go."],
    ['["a", "b"] are gone', "are gone"],
    ['[{"id":1},{"id":2}] Two things.', "Two things."],
    ['I call {"name": "calendar.query", "arg', "I call"],
    ['||call: mail.send({to: "x"})\nSent.', "Sent."],
    ["<think>The user wants lunch.</think>Lunch is at one.", "Lunch is at one."],
    ["<think>never closed", ""],
    ["```js\nconst a = 1;\n```\nThat is all.", "That is all."],
    ["Id 550e8400-e29b-41d4-a716-446655440000 was sent.", "Id was sent."],
    ["Hash sha256:0123456789abcdef0123 matches.", "Hash matches."],
    ["Is 2 * 3 * 4 less than 5_000?", "Is two * three * four less than 5_000?"],
    [
      "Mail anna@example.org about AT&T's 50% [sic] offer.",
      "Mail anna at example dot org about AT&T's fifty percent [sic] offer.",
    ],
    ["---", ""],
    ["?!", ""],
    ["", ""],
  ])("%j is said as %j", (text, said) => {
    expect(speakable(text)).toBe(said);
  });

  it("holds no braces of JSON, URL, backtick or handle for any text around them", () => {
    const words = fc.array(
      fc.constantFrom("see", "note:3", "https://a.b/c", '{"a":{"b":[1,"x"]}}', "`x`", "now."),
    );
    fc.assert(
      fc.property(words, (parts) => {
        expect(speakable(parts.join(" "))).not.toMatch(/[{}`]|https?:|note:3/);
      }),
    );
  });

  it("leaves plain sentences as they are", () => {
    const plain = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,8}){0,6}[.!?]$/);
    fc.assert(
      fc.property(plain, (text) => {
        expect(speakable(text)).toBe(text);
      }),
    );
  });

  it("takes no longer than a blink for a long garbled text", () => {
    const before = process.cpuUsage();
    for (const piece of [
      "{",
      "[",
      '{"',
      "<",
      "*",
      "_ ",
      "||call:",
      "(a:1",
      "- ",
      "[x](",
      "{}",
      "{{}}",
    ]) {
      speakable(piece.repeat(20_000));
    }
    speakable("{".repeat(20_000) + "}".repeat(20_000));
    // Of the processor, which other work on the machine doesn't take from.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});
