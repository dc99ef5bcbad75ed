import { expect, it } from "vitest";
import { knownTexts } from "../../../../src/grounding/content/near/known-texts.ts";

it("remembers what was read, and of very many the last", () => {
  const known = knownTexts();
  for (let at = 0; at <= 1_000; at++) known.put(`note ${at}`, `text ${at}`);
  expect(known.get("note 1000")).toBe("text 1000");
  expect(known.get("note 1")).toBe("text 1");
  expect(known.get("note 0")).toBeUndefined();
});
