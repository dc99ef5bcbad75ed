import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";

describe("words that only wrap a request", () => {
  const reading = english.tools.carriersOf("reminders", "read");
  const writing = english.tools.carriersOf("reminders", "write");

  it.each(["reminders", "remainders", "remanders", "the"])(
    "hold %j when something is read",
    (word) => expect(reading(word)).toBe(true),
  );

  it.each(["painting", "remains", "wedding", "passport"])("don't hold %j", (word) =>
    expect(reading(word)).toBe(false),
  );

  it("hold a misheard one only when something is read: what is written may be about it", () => {
    expect(writing("reminders")).toBe(true);
    expect(writing("remainders")).toBe(false);
  });
});
