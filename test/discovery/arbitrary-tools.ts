import fc from "fast-check";
import type { IndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";

const WORDS =
  "mail mails calendar open note notes send play timer the a my on for read anna seven find".split(
    " ",
  );

/** A few words of a small vocabulary, so that tools and queries share some and repeat some. */
export const sentence: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 7 })
  .map((words) => words.join(" "));

const indexedTool: fc.Arbitrary<IndexedTool> = fc.record({
  name: fc
    .tuple(fc.constantFrom("mail", "notes", "music"), fc.constantFrom("read", "find", "send_all"))
    .map((parts) => parts.join(".")),
  description: sentence,
  parameters: fc.array(fc.constantFrom("query", "to", "sent_date"), { maxLength: 3 }),
  phrases: fc.array(sentence, { maxLength: 4 }),
  domain: fc.constantFrom("mail", "notes", "music"),
  consequential: fc.boolean(),
});

/** Some tools of different names. */
export const someTools: fc.Arbitrary<readonly IndexedTool[]> = fc.uniqueArray(indexedTool, {
  minLength: 1,
  maxLength: 6,
  selector: (tool) => tool.name,
});
