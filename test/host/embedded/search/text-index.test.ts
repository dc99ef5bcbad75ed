import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { anyText } from "../../../helpers/any-text.ts";
import {
  createTextIndex,
  type TextIndex,
} from "../../../../src/host/embedded/search/text-index.ts";
import { normalise } from "../../../../src/language/normalise.ts";

let folder: string;
let index: TextIndex;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-index-"));
  index = createTextIndex(join(folder, "index.db"));
});
afterEach(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

type Document = { readonly path: string; readonly version: string; readonly text: string };

const words = fc.constantFrom("Zoë", "zoe", "apple", "Äpfel", "don't", "10", "x", "naïve", "ship");
const texts = fc.array(words, { maxLength: 6 }).map((found) => found.join(" "));
const looks = fc.array(fc.dictionary(fc.constantFrom("a", "b", "c"), texts), {
  minLength: 1,
  maxLength: 4,
});

it("finds after any changes what a look through all of the texts finds", async () => {
  await fc.assert(
    fc.asyncProperty(looks, words, words, async (states, one, other) => {
      for (const state of states) {
        const documents: Document[] = Object.entries(state).map(([path, text]) => ({
          path,
          version: text,
          text,
        }));
        await index.sync(documents, async ({ path, text }) => ({ title: path, text }));
        const query = `${one} ${other}`;
        const wanted = normalise(query).split(" ");
        const naive = documents
          .filter(({ path, text }) => {
            const found = ` ${normalise(`${path} ${text}`)}`;
            return wanted.every((word) => found.includes(` ${word}`));
          })
          .map(({ path }) => path);
        expect(index.match(query).toSorted()).toEqual(naive.toSorted());
      }
    }),
    { numRuns: 60 },
  );
});

it("reads only what has changed", async () => {
  const read: string[] = [];
  const load = async ({
    path,
  }: {
    readonly path: string;
  }): Promise<{ title: string; text: string }> => {
    read.push(path);
    return { title: path, text: "words" };
  };
  await index.sync(
    [
      { path: "a", version: "1" },
      { path: "b", version: "1" },
    ],
    load,
  );
  await index.sync(
    [
      { path: "a", version: "1" },
      { path: "b", version: "2" },
    ],
    load,
  );
  expect(read).toEqual(["a", "b", "b"]);
});

it("knows a file that has no words, and doesn't ask again", async () => {
  let asked = 0;
  const load = async (): Promise<undefined> => void (asked += 1);
  await index.sync([{ path: "a", version: "1" }], load);
  await index.sync([{ path: "a", version: "1" }], load);
  expect(asked).toBe(1);
  expect(index.match("a")).toEqual([]);
});

it("puts a title before many words of a text", async () => {
  const documents = [
    { path: "long", version: "1", title: "Other", text: "apple apple apple" },
    { path: "titled", version: "1", title: "Apple", text: "nothing" },
  ];
  await index.sync(documents, async (document) => document);
  expect(index.match("apple")).toEqual(["titled", "long"]);
});

it("survives any question", async () => {
  await index.sync([{ path: "a", version: "1" }], async () => ({ title: "t", text: "x" }));
  fc.assert(
    fc.property(anyText(40), (query) => {
      expect(Array.isArray(index.match(query))).toBe(true);
    }),
  );
});
