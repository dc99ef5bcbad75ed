import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentBlock } from "../../../../../src/host/embedded/ical/text/content-lines.ts";
import {
  contentText,
  makeLine,
  newlineOf,
  splitLine,
  unfold,
} from "../../../../../src/host/embedded/ical/text/content-lines.ts";
import { readContent } from "../../../../../src/host/embedded/ical/text/read-content.ts";
import type { Flaw } from "../../../../../src/host/embedded/vdir/flaw.ts";
import {
  addLine,
  lineOf,
  setLine,
  setValue,
  withoutLines,
} from "../../../../../src/host/embedded/ical/edit/edit-block.ts";
import { readText } from "../../../../../src/host/embedded/ical/text/read-property.ts";
import { setText } from "../../../../../src/host/embedded/ical/edit/edit-file.ts";

const FILES = ["ics", "vcf"].flatMap((kind) =>
  readdirSync(`test/data/${kind}`)
    .filter((file) => file.endsWith(`.${kind}`) && file !== "odd.vcf" && file !== "version-21.vcf")
    .map((file) => `test/data/${kind}/${file}`),
);

function blockOf(...lines: readonly string[]): ContentBlock {
  const text = ["BEGIN:VEVENT", ...lines, "END:VEVENT"].map((line) => `${line}\n`).join("");
  const [block] = readContent(text);
  if (block?.kind !== "block") throw new Error("no block");
  return block;
}

describe("reading lines", () => {
  it.each(FILES)("gives %s back byte for byte", (file) => {
    const text = readFileSync(file, "utf8");
    expect(contentText(readContent(text))).toBe(text);
    const windows = text.replaceAll("\n", "\r\n");
    expect(contentText(readContent(windows))).toBe(windows);
  });

  it("gives any nesting of lines back, with folds, blank lines and no last line end", () => {
    const line = fc
      .tuple(
        fc.constantFrom("SUMMARY:", 'X-A;B="c:d":', "item1.TEL:", "DTSTART;TZID=x:"),
        fc.string(),
      )
      .map(([head, value]) => head + value.replace(/[\r\n]/g, ""));
    const ends = fc.constantFrom("\n", "\r\n", "\r\n  folded on\r\n", "\n\n");
    const body = fc.array(
      fc.tuple(line, ends).map((pair) => pair.join("")),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(body, body, (outer, inner) => {
        const text = `BEGIN:A\r\n${outer.join("")}BEGIN:b\n${inner.join("")}END:B\nEND:A`;
        expect(contentText(readContent(text))).toBe(text);
      }),
    );
  });

  it.each([
    [
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x",
      ["2: BEGIN:VEVENT has no END:VEVENT", "1: BEGIN:VCALENDAR has no END:VCALENDAR"],
    ],
    ["BEGIN:A\nBEGIN:B\nEND:A\nEND:B\n", ["2: BEGIN:B has no END:B", '4: "END:B" fits nowhere']],
    ["END:A\n", ['1: "END:A" fits nowhere']],
    ["BEGIN:A\nSUMMARY\nEND:A\n", ['2: it is not a property: "SUMMARY"']],
    ["BEGIN:A\n\n  folded nothing\nEND:A\n", ['3: it is not a property: "folded nothing"']],
    ["BEGIN:VEVENT\nUID:1\nBEGIN:VEVENT\nEND:VEVENT\n", ["1: BEGIN:VEVENT has no END:VEVENT"]],
    ["  BEGIN:A\n  X:1\n  END:A\n", []],
    ["begin:a\rx:1\rend:A\r", []],
    ["BEGIN:A\r\r\nX:1\r\r\n 2\r\r\nEND:A\r\r\n", []],
    ["BEGIN:A\nX:1\nEND:A\n\0\0\0\0", []],
  ])("tells what fits nowhere in %j, and keeps every byte", (text, expected) => {
    const flaws: Flaw[] = [];
    const parts = readContent(text, { flaws });
    expect(flaws.map(({ line, reason }) => `${line}: ${reason}`)).toEqual(expected);
    expect(contentText(parts)).toBe(text);
  });

  it("gives any text whatever back", () => {
    const piece = fc.constantFrom(
      "BEGIN:",
      "END:",
      "VEVENT",
      "A",
      "\n",
      "\r",
      "\r\n",
      " ",
      "\t",
      ":",
      ";",
      '"',
      "\0",
      "\uFEFF",
      "X",
      "=",
      "ENCODING=QUOTED-PRINTABLE",
      "\uDC80",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        expect(contentText(readContent(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds the value behind quoted parameters", () => {
    const line = makeLine('ATTENDEE;CN="a;b:c";X=1:mailto:x@y');
    expect(splitLine(line)).toEqual({ head: 'ATTENDEE;CN="a;b:c";X=1', value: "mailto:x@y" });
  });

  it("reads a name that is itself folded, and one behind a byte order mark", () => {
    const [begin] = readContent("\uFEFFBEGIN:A\r\nSUM\r\n MARY:x\r\nEND:A\r\n");
    expect(begin).toMatchObject({ kind: "block", name: "A", parts: [{ name: "SUMMARY" }] });
  });

  it("knows the line end a file uses", () => {
    expect(newlineOf("a\r\nb\n")).toBe("\r\n");
    expect(newlineOf("a\nb\r\n")).toBe("\n");
    expect(newlineOf("one line")).toBe("\r\n");
  });
});

describe("editing lines", () => {
  it("folds at 75 octets, between characters, and unfolds to the same text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const plain = text.replace(/[\r\n\uD800-\uDFFF]/g, "");
        const line = makeLine(`SUMMARY:${plain}`);
        expect(unfold(line)).toBe(`SUMMARY:${plain}`);
        for (const physical of line.raw.split("\r\n")) {
          expect(Buffer.byteLength(physical)).toBeLessThanOrEqual(76);
        }
      }),
    );
  });

  it("touches nothing but the line it sets", () => {
    const block = blockOf(
      "SUMMARY;LANGUAGE=de:alt",
      " gefaltet",
      "X-A:1",
      "BEGIN:V",
      "X:2",
      "END:V",
    );
    const edited = setValue(block, "SUMMARY", "neu");
    expect(contentText([edited])).toBe(contentText([block]).replace("alt\n gefaltet", "neu"));
  });

  it("puts a new line after the last property, before the blocks within", () => {
    const block = blockOf("SUMMARY:x", "BEGIN:VALARM", "ACTION:AUDIO", "END:VALARM");
    expect(contentText([addLine(block, "LOCATION:here")])).toBe(
      "BEGIN:VEVENT\nSUMMARY:x\nLOCATION:here\nBEGIN:VALARM\nACTION:AUDIO\nEND:VALARM\nEND:VEVENT\n",
    );
  });

  it("leaves one line of a name it sets, and none of those it removes, in the block itself only", () => {
    const block = blockOf("X:1", "X:2", "BEGIN:V", "X:3", "END:V");
    expect(contentText([setLine(block, "X:9")])).toBe(
      "BEGIN:VEVENT\nX:9\nBEGIN:V\nX:3\nEND:V\nEND:VEVENT\n",
    );
    expect(lineOf(withoutLines(block, ["X"]), "X")).toBeUndefined();
    expect(contentText([withoutLines(block, ["X"])])).toContain("X:3");
  });

  it("brings any text back, with line ends as one kind", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        fc.pre(!text.includes("\0"));
        const edited = setText(blockOf("UID:1"), "SUMMARY", text);
        const [block] = readContent(contentText([edited]));
        const read = block?.kind === "block" ? readText(block, "SUMMARY") : undefined;
        expect(read).toBe(text.replace(/\r\n?/g, "\n"));
      }),
      { numRuns: 150 },
    );
  });
});
