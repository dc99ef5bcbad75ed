import { expect, test } from "vitest";
import { remembered } from "../../src/language/remembered.ts";
import { tokenise } from "../../src/language/en/tokenise.ts";
import type { Tokens } from "../../src/language/tokens.ts";

test("a place is read once, also where nothing stands; beyond the tokens nothing is; other tokens are read anew", () => {
  const asked: number[] = [];
  const read = remembered((tokens: Tokens, at: number) => {
    asked.push(at);
    return tokens[at]?.word === "two" ? { value: 2, next: at + 1 } : undefined;
  });
  const tokens = tokenise("two eggs");
  const other = tokenise("eggs");
  const answers = [0, 1, 1, 0, 2].map((at) => read(tokens, at)?.value);
  expect(answers).toEqual([2, undefined, undefined, 2, undefined]);
  expect(asked).toEqual([0, 1]);
  expect(read(other, 0)).toBeUndefined();
  expect(read(tokens, 0)?.value).toBe(2);
});

test("a reader that asks itself of other tokens still answers for its own", () => {
  const read = remembered((tokens: Tokens, at: number): { value: number; next: number } => {
    const rest = tokens.slice(at + 1);
    return { value: 1 + (rest.length > 0 ? read(rest, 0)!.value : 0), next: tokens.length };
  });
  const tokens = tokenise("one two three");
  expect([read(tokens, 0)?.value, read(tokens, 1)?.value, read(tokens, 0)?.value]).toEqual([
    3, 2, 3,
  ]);
});
