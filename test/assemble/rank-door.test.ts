import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRankDoor } from "../../src/assemble/doors/rank-door.ts";
import type { RankDoor } from "../../src/terminal/application.ts";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

const { signal } = new AbortController();
let room: SmallRoom;
let door: RankDoor;
beforeAll(async () => {
  room = await openSmallRoom();
  door = await openRankDoor(room.config);
});
afterAll(async () => {
  await door[Symbol.asyncDispose]();
  await room[Symbol.asyncDispose]();
});

describe("the door ranks as the first turn of a conversation does", () => {
  it.each([
    "what's on tomorrow",
    "cancel the haircut",
    "remind me at five to post the books through their letterbox",
    "the car's making that noise again, any mail from Tom",
    "find Anna's mail and remind me to call her",
    "delete all my notes",
    "don't send it",
    "should I cancel the dentist",
    "reply to Bjørn that I'll be there",
    "what is the capital of France",
  ])("%s", async (text) => {
    const { ranks } = await room.talk([text], { confirm: "no" });
    const [first] = await door.rank(text, signal);
    expect(ranks).toHaveLength(1);
    expect(ranks[0]).toMatchObject({
      tools: first?.ranked.tools.slice(0, 5),
      none: first?.ranked.none,
    });
  });
});

describe("an app that is called as what it holds", () => {
  it.each([
    ["Have I got any reminders for this evening?", "reminders.list"],
    ["what is on my calendar tomorrow", "calendar.query"],
    ["open the Reminders app", "system.open_app"],
  ])("%s: %s", async (text, tool) => {
    const [first] = await door.rank(text, signal);
    expect(first?.ranked.tools[0]?.name).toBe(tool);
    expect(first?.ranked.none).toBeLessThan(0.3);
  });
});

it("ranks each request of several", async () => {
  const parts = await door.rank("what's on tomorrow and remind me to call her", signal);
  expect(parts.map(({ ranked }) => ranked.tools[0]?.name)).toEqual([
    "calendar.query",
    "reminders.create",
  ]);
});

it("remembers nothing from one request to the next", async () => {
  const alone = await door.rank("and tomorrow", signal);
  await door.rank("what's on today", signal);
  expect(await door.rank("and tomorrow", signal)).toEqual(alone);
});

it("tells which features spoke for a tool, and nothing of one nobody looked at", async () => {
  const [part] = await door.rank("cancel the haircut", signal);
  const { ranked } = part ?? expect.fail("no part");
  const why = door.why(ranked, ranked.tools[0]?.name ?? "");
  expect(why.map(({ feature }) => feature)).toContain("knownShare");
  expect(why.every(({ value, weight }) => value !== 0 && Number.isFinite(weight))).toBe(true);
  expect(door.why(ranked, ranked.tools.at(-1)?.name ?? "")).toEqual([]);
});
