import { expect, it } from "vitest";
import { onceMore } from "../../../../src/understanding/dialogue/again/once-more.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../helpers/understanding.ts";

const volume = { ...LAST_CALL, tool: "system.set_volume", isEffect: true, said: "turn it down" };
const meant = (text: string, lastCall = volume) =>
  onceMore(sourcesOf({ lastCall }), typed(text)).text;

it("asks for a step more of what went by steps", () => {
  expect(meant("a bit more")).toBe("turn it down");
  expect(meant("and again")).toBe("turn it down");
  expect(meant("more oars")).toBe("more oars");
});

it("does nothing twice that was made or sent", () => {
  const sent = { ...volume, tool: "messages.send", said: "text Una I'm late" };
  expect(meant("again", sent)).toBe("again");
  expect(meant("again", { ...volume, isEffect: false })).toBe("again");
});

it("wants no more of what has no more", () => {
  const skipped = { ...volume, tool: "music.control", said: "skip this one" };
  expect(meant("again", skipped)).toBe("skip this one");
  expect(meant("more", skipped)).toBe("more");
});
