import fc from "fast-check";
import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { chooseOutput } from "../../src/llm/write/choose-output.ts";
import type { Beginning, Chosen, Look } from "../../src/llm/write/choose-output.ts";

const VOCABULARY = 5;
const START = 0 as Token;
const tokens = (...values: readonly number[]): readonly Token[] => values as readonly Token[];

/** A model that always knows what it thinks: log-probabilities from a hash of everything before. */
function model(seed: number): (before: readonly Token[], next: Token) => number {
  const weight = (before: readonly Token[], next: number): number => {
    const mixed = [...before, next].reduce((sum, token) => (sum * 31 + token + seed) % 9_973, 7);
    return ((mixed * 7_919) % 1_000) / 100;
  };
  return (before, next) => {
    const all = Array.from({ length: VOCABULARY }, (_, token) => Math.exp(weight(before, token)));
    return weight(before, next) - Math.log(all.reduce((sum, value) => sum + value, 0));
  };
}

const even: Look = async ({ wanted }) => wanted.map((row) => row.map(() => -1));

function looking(seed: number): { readonly look: Look; readonly read: Token[] } {
  const logProbability = model(seed);
  const read: Token[] = [];
  const look: Look = async ({ path, edge, wanted }) =>
    edge.map((token, index) => {
      read.push(token);
      const before = [...path, ...edge.slice(0, index + 1)];
      return (wanted[index] ?? []).map((next) => logProbability(before, next));
    });
  return { look, read };
}

/** Every score to its end, as the formula says. */
function naive(
  seed: number,
  beginnings: readonly Beginning[],
  mayAnswer: boolean,
): readonly number[] {
  const logProbability = model(seed);
  const calls = beginnings.map(({ tokens, bias }) =>
    tokens.reduce(
      (sum, token, index) => sum + logProbability([START, ...tokens.slice(0, index)], token),
      bias,
    ),
  );
  const firsts = [...new Set(beginnings.map(({ tokens }) => tokens[0] ?? START))];
  const begun = firsts.reduce((sum, token) => sum + Math.exp(logProbability([START], token)), 0);
  return mayAnswer ? [...calls, Math.log(Math.max(0, 1 - begun))] : calls;
}

describe("choosing between calls and an answer", () => {
  it("gives what scoring everything would give", async () => {
    // Three tokens, then a fourth that ends the name: no beginning is the beginning of another.
    const name = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 0, maxLength: 3 });
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 8, selector: String });
    const bias = fc.double({ min: -3, max: 3, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(5_000),
        names,
        fc.tuple(fc.array(bias, { minLength: 8, maxLength: 8 }), fc.boolean()),
        async (seed, paths, [biases, mayAnswer]) => {
          const beginnings = paths.map((path, index) => ({
            tokens: tokens(...path, 4),
            bias: biases[index] ?? 0,
          }));
          const { look } = looking(seed);
          const chosen = await chooseOutput({ last: [START], beginnings, mayAnswer }, look);
          const scores = naive(seed, beginnings, mayAnswer);
          const at = chosen === "answer" ? beginnings.length : chosen;
          expect(scores[at]).toBeCloseTo(Math.max(...scores), 9);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("reads a shared beginning once and no last token", async () => {
    const beginnings = [tokens(1, 2, 4), tokens(1, 2, 3), tokens(1, 2, 2)].map((each) => ({
      tokens: each,
      bias: 0,
    }));
    const { look, read } = looking(1);
    await chooseOutput({ last: [START], beginnings, mayAnswer: false }, look);
    expect(read).toEqual([START, 1, 2]);
  });

  it("follows the bias where the model has no opinion", async () => {
    const beginnings = [0, 0, 5].map((bias, index) => ({ tokens: tokens(index + 1, 4), bias }));
    const choice = { last: [START], beginnings, mayAnswer: false };
    expect(await chooseOutput(choice, even)).toBe(2);
  });

  it.each<[number, Chosen]>([
    [0.2, "answer"],
    [0.9, 0],
  ])("answers when beginning a call has probability %d: %s", async (probability, expected) => {
    const beginnings = [{ tokens: tokens(1, 4), bias: 0 }];
    const sure: Look = async ({ edge, wanted }) =>
      wanted.map((row) => row.map(() => (edge[0] === START ? Math.log(probability) : 0)));
    const choice = { last: [START], beginnings, mayAnswer: true };
    expect(await chooseOutput(choice, sure)).toBe(expected);
  });

  it.each<[string, readonly number[], Chosen]>([
    ["an answer where nothing is known of it", [], "answer"],
    ["no answer where it begins a call in another format", [7], 0],
    ["what it is where a call of ours begins alike", [1], "answer"],
  ])("takes a beginning of neither for %s", async (_, foreign, expected) => {
    // Of a call 0.2, of a foreign opening 0.7, of words 0.1.
    const chance = (token: number): number => (token === 1 ? 0.2 : token === 7 ? 0.7 : 1);
    const look: Look = async ({ wanted }) =>
      wanted.map((row) => row.map((token) => Math.log(chance(token))));
    const beginnings = [{ tokens: tokens(1, 4), bias: 0 }];
    const choice = { last: [START], beginnings, mayAnswer: true, foreign: tokens(...foreign) };
    expect(await chooseOutput(choice, look)).toBe(expected);
  });

  it("never chooses what begins neither", async () => {
    const look: Look = async ({ wanted }) =>
      wanted.map((row) => row.map((token) => (token === 7 ? 0 : -Infinity)));
    const beginnings = [{ tokens: tokens(1, 4), bias: 0 }];
    const choice = { last: [START], beginnings, mayAnswer: true, foreign: tokens(7) };
    expect([0, "answer"]).toContain(await chooseOutput(choice, look));
  });

  it("refuses two calls that can't be told apart", async () => {
    const twice = [tokens(1, 4), tokens(1, 4)].map((each) => ({ tokens: each, bias: 0 }));
    const { look } = looking(1);
    const choice = { last: [START], beginnings: twice, mayAnswer: false };
    await expect(chooseOutput(choice, look)).rejects.toThrow("same tokens");
  });
});
