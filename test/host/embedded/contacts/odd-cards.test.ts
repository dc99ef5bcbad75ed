import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContentError } from "../../../../src/host/embedded/ical/text/content-lines.ts";
import { readCards } from "../../../../src/host/embedded/contacts/read-cards.ts";
import { decodeItem } from "../../../../src/host/embedded/vdir/items/item-text.ts";

type OddCards = {
  readonly name: string;
  readonly hex: string;
  readonly people: readonly (readonly [string, readonly string[], readonly string[]])[];
};

const files: readonly OddCards[] = readFileSync("test/data/vcf/odd-cards.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const textOf = ({ hex }: OddCards): string => decodeItem(Buffer.from(hex, "hex")).text;

describe("vCards as others leave them", () => {
  it.each(files)("$name: everybody is found", (file) => {
    const found = readCards(textOf(file)).value.map(({ name, phones, emails }) => [
      name,
      phones.map(({ value }) => value),
      emails.map(({ value }) => value),
    ]);
    expect(found.toSorted()).toEqual([...file.people].toSorted());
  });

  it.each(["", "\r\n", "=\r\n", "END:VCARD\r\n"])(
    "cost no neighbour where a text breaks off before %j",
    (behind) => {
      const broken = `BEGIN:VCARD\r\nVERSION:2.1\r\nFN;QUOTED-PRINTABLE:Ann=\r\n${behind}`;
      const whole = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bob\r\nEND:VCARD\r\n";
      const names = readCards(broken + whole).value.map(({ name }) => name);
      expect(names).toContain("Bob");
    },
  );

  it("cost no neighbour whatever happens to their lines", () => {
    const change = fc.record({
      at: fc.nat(20),
      text: fc.string({ unit: "binary", maxLength: 20 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(change, { maxLength: 4 }),
        (file, changes) => {
          const hurt = changes.reduce((text, { at, text: noise }) => {
            const all = text.split("\n");
            return all.toSpliced(at % all.length, 1, noise).join("\n");
          }, textOf(file));
          const last = "\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:The Last One\r\nEND:VCARD\r\n";
          try {
            const names = readCards(hurt + last).value.map(({ name }) => name);
            if (!hurt.startsWith(" ") && !hurt.startsWith("\t"))
              expect(names).toContain("The Last One");
          } catch (error) {
            expect(error).toBeInstanceOf(ContentError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
