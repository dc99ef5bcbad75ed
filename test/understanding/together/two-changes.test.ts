import { expect, it } from "vitest";
import { twoChanges } from "../../../src/understanding/together/two-changes.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const made = {
  tool: "calendar.create_event",
  arguments: { title: "tar the hull", start: "on Friday at nine" },
  origins: {},
  said: "put tar the hull in on Friday at nine",
  isEffect: true,
  shown: 1,
};
const shown = [{ kind: "event", id: "e1", facts: { title: "tar the hull" } }];
const planned = async (text: string, lastCall: typeof made | undefined = made) => {
  const sources = sourcesOf({ ...(lastCall && { lastCall }), shown, rankWords: indexed });
  const plan = await twoChanges(sources, { utterance: typed(text), signal });
  return plan?.parts.map(({ text: words }) => words);
};

it.each([
  ["no, ten, and play some jazz", 2],
  ["no, ten. And it's at the slipway", 1],
  // One change, and why; another request first; nothing that asks for more.
  ["make it ten", undefined],
  ["play some jazz and make it ten", undefined],
  ["make it ten, the tide's late", undefined],
])("%s: %j parts", async (text, count) => {
  expect((await planned(text))?.length).toBe(count);
});

it("changes nothing where nothing was done", async () => {
  const sources = sourcesOf({ rankWords: indexed });
  const utterance = typed("make it ten and play some jazz");
  expect(await twoChanges(sources, { utterance, signal })).toBeUndefined();
});

it("changes what was shown alone", async () => {
  const read = { ...made, tool: "calendar.query", arguments: {}, isEffect: false, told: "Friday" };
  const sources = sourcesOf({ lastCall: read, shown, rankWords: indexed });
  const utterance = typed("put a note on to bring tar and call it tarring");
  const plan = await twoChanges(sources, { utterance, signal });
  expect(plan?.parts[0]?.values).toMatchObject({
    slots: [{ parameter: "id" }, { parameter: "notes" }, { parameter: "title" }],
  });
  const two = sourcesOf({
    lastCall: read,
    shown: [...shown, { kind: "event", id: "e2", facts: {} }],
  });
  expect(await twoChanges(two, { utterance, signal })).toBeUndefined();
});
