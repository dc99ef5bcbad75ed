import { describe, expect, it } from "vitest";
import { allRows, heardRows, noneRows } from "../../../scripts/router/corpus.ts";
import { terms } from "../../../scripts/router/terms.ts";
import { isHeldOut } from "../../../scripts/train-encoder/held-out.ts";
import { misheard } from "../../../scripts/train-encoder/misheard.ts";

const rows = allRows();

describe("what the encoder never sees", () => {
  it("is about a sixth of the sentences, and some topics of no tool whole", () => {
    const share = rows.filter(isHeldOut).length / rows.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.2);
    const topics = Map.groupBy(noneRows(), ({ group }) => group);
    const whole = [...topics.values()].filter((topic) => topic.every(isHeldOut));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.length).toBeLessThan(topics.size / 4);
  });

  it("takes what was heard along with what was said, and other writings of the same words", () => {
    for (const { text, said, group, accept } of heardRows()) {
      const plain = { text: said ?? "", group, accept };
      expect(isHeldOut({ text, said: plain.text, group, accept })).toBe(isHeldOut(plain));
    }
    const [row] = rows;
    if (!row) throw new Error("there are no rows");
    expect(isHeldOut({ ...row, text: `${row.text.toUpperCase()}!` })).toBe(isHeldOut(row));
  });
});

describe("misheard rows", () => {
  const plain = rows.filter(({ said }) => said === undefined).slice(0, 3_000);
  const made = misheard(plain, 7);

  it("are the same rows with words the rows are made of", () => {
    const words = new Set(plain.flatMap(({ text }) => terms.wordsOf(text)));
    expect(made.map(({ accept }) => accept)).toEqual(plain.map(({ accept }) => accept));
    const strange = made
      .flatMap(({ text }) => terms.wordsOf(text))
      .filter((word) => !words.has(word));
    expect(strange).toEqual([]);
  });

  it("have a word in three changed, and are the same for the same seed", () => {
    const changed = made.filter(({ text }, at) => text !== plain[at]?.text);
    expect(changed.length / made.length).toBeGreaterThan(0.7);
    expect(misheard(plain, 7)).toEqual(made);
    expect(misheard(plain, 8)).not.toEqual(made);
  });
});
