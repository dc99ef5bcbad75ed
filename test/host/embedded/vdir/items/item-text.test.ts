import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeItem,
  encodeItem,
  readable,
} from "../../../../../src/host/embedded/vdir/items/item-text.ts";
import { earlierText, patchFrom } from "../../../../../src/host/embedded/vdir/items/text-patch.ts";

describe("the text of a file", () => {
  it("gives any bytes back, through JSON too", () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.string({ unit: "binary" }).map((text) => Buffer.from(text, "utf8")),
      fc.string({ unit: "binary" }).map((text) => Buffer.from(`\uFEFF${text}`, "utf16le")),
      fc.string().map((text) => Buffer.from(`BEGIN:${text}`, "utf16le").swap16()),
    );
    fc.assert(
      fc.property(bytes, (all) => {
        const kept = JSON.parse(JSON.stringify(decodeItem(all)));
        expect(encodeItem(kept).equals(Buffer.from(all))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["UTF-8", "Grüße 😀", Buffer.from("Grüße 😀")],
    ["Latin-1", "Grüße", Buffer.from("Grüße", "latin1")],
    ["Windows-1252", "10 €", Buffer.from("10 \x80", "latin1")],
    [
      "each line by itself",
      "Größe\nGröße",
      Buffer.concat([Buffer.from("Größe\n"), Buffer.from("Größe", "latin1")]),
    ],
    ["UTF-16", "\uFEFFGrüße", Buffer.from("\uFEFFGrüße", "utf16le")],
    ["with NULs", "ab", Buffer.from("a\0b")],
  ])("is read as a person reads it: %s", (_, text, bytes) => {
    expect(readable(decodeItem(bytes).text)).toBe(text);
  });
});

describe("the difference between two texts", () => {
  it("leads from the later one back", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", "\uDC80"), maxLength: 12 });
    fc.assert(
      fc.property(fc.option(text), fc.option(text), (before, after) => {
        expect(earlierText(patchFrom(before, after), after)).toBe(before);
      }),
      { numRuns: 1_000 },
    );
  });

  it("understands the whole text that earlier records hold", () => {
    expect(earlierText("as it was", "as it is")).toBe("as it was");
  });
});
