import fc from "fast-check";

/** Text of any characters at all, also those nobody types; quicker to set up than fast-check's own. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const character = fc.oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  );
  return fc.array(character, { maxLength }).map((codes) => String.fromCodePoint(...codes));
}
