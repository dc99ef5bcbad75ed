import { expect, it } from "vitest";
import { readOnce } from "../../../../src/grounding/content/near/read-once.ts";

it("reads what is the same once, and what has changed again", async () => {
  let read = 0;
  const once = readOnce();
  const text = async (): Promise<string> => `text ${++read}`;
  expect(await once("note 1", text)).toBe("text 1");
  expect(await once("note 1", text)).toBe("text 1");
  expect(await once("note 2", text)).toBe("text 2");
});
