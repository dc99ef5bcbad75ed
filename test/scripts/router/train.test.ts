import { describe, expect, it } from "vitest";
import { composed } from "../../../scripts/router/compose.ts";
import { hwuRows, noneRows, phraseRows } from "../../../scripts/router/corpus.ts";
import { trainRouter } from "../../../scripts/router/model.ts";
import { templateRows } from "../../../scripts/router/templates.ts";
import { actingTools } from "../../../scripts/router/acting-tools.ts";
import { trainLinear } from "../../../scripts/router/train-linear.ts";
import { logitsOf, quantise } from "../../../src/trained/linear-model.ts";

const some = [...phraseRows(), ...noneRows(), ...hwuRows()].filter((_, index) => index % 40 === 0);

describe("the router's training", () => {
  it("gives the same bytes for the same rows", () => {
    expect(trainRouter(some)).toEqual(trainRouter(some));
  });

  it("tells apart what can be told apart", () => {
    const examples = [0, 1].map((row) => ({
      vector: { rows: Int32Array.of(row), values: Float32Array.of(1) },
      classes: [row],
      weight: 1,
    }));
    const options = { rows: 2, classes: 2, epochs: 50, rate: 0.5, decay: 0, seed: 1 };
    const { weights, biases } = trainLinear(examples, options);
    for (const { vector, classes } of examples) {
      const logits = [...logitsOf(quantise(weights, biases), vector)];
      expect(logits.indexOf(Math.max(...logits))).toBe(classes[0]);
    }
  });
});

describe("filled sentence patterns", () => {
  it("leave nothing to fill and are the same for the same seed", () => {
    const rows = templateRows(30, 5);
    expect(rows).toEqual(templateRows(30, 5));
    for (const { text } of rows) expect(text).not.toMatch(/[{}<>|]/);
    expect(new Set(rows.flatMap(({ accept }) => accept)).size).toBe(actingTools().length);
  });
});

describe("talk beside a request", () => {
  it("leaves the request whole, and what it asks for as it was", () => {
    const rows = composed(some, 1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const source = some.find(({ text, group }) => group === row.group && row.text.includes(text));
      expect(source?.accept).toEqual(row.accept);
    }
  });

  it("depends on the request alone", () => {
    const [first, ...rest] = some;
    if (!first) throw new Error("no rows");
    expect(composed([first, ...rest], 1)[0]).toEqual(composed([first], 1)[0]);
  });
});
