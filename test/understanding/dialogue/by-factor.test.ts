import { expect, it } from "vitest";
import { byFactor } from "../../../src/understanding/dialogue/by-factor.ts";
import { LAST_CALL, sourcesOf, typed } from "../../helpers/understanding.ts";

const timer = { ...LAST_CALL, tool: "timers.set", arguments: { duration: "twenty minutes" } };
const meant = async (text: string, lastCall = timer) =>
  (await byFactor(sourcesOf({ lastCall }), typed(text))).text;

it("is the length that the last one comes to", async () => {
  expect(await meant("make it half that")).toBe("make it 10 minutes");
  expect(await meant("double it")).toBe("make it 40 minutes");
});

it("stays where nothing lasts, or a length is told", async () => {
  expect(await meant("make it half an hour")).toBe("make it half an hour");
  const none = { ...timer, arguments: { duration: "" } };
  expect(await meant("double it", none)).toBe("double it");
});
