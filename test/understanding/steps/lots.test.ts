import { describe, expect, it } from "vitest";
import { allOfThem } from "../../../src/understanding/steps/lots/all-of-them.ts";
import { keptRecords, manyField } from "../../../src/understanding/steps/lots/kept-records.ts";
import { linkPieces } from "../../../src/understanding/steps/lots/link-pieces.ts";
import { runFrom } from "../../../src/understanding/steps/lots/list-run.ts";
import { lotAct } from "../../../src/understanding/steps/lots/lot-act.ts";
import { lotParts } from "../../../src/understanding/steps/lots/lot-parts.ts";
import { tailOf } from "../../../src/understanding/steps/lots/lot-tail.ts";
import { manyMeant } from "../../../src/understanding/steps/lots/many-meant.ts";
import { namedLot } from "../../../src/understanding/steps/lots/named-lot.ts";
import { newTimeIn, withNewTime } from "../../../src/understanding/steps/lots/new-time.ts";
import { takesTime } from "../../../src/tool/parameter.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { berlin } from "../../tools/run-tool.ts";
import { events } from "../../tools/world.ts";

const { signal } = new AbortController();
const reminder = (id: string, title: string) => ({
  id,
  title,
  list: "Boat",
  done: false,
  dateOnly: false,
  priority: "none" as const,
  version: "1",
});
const event = (id: string, title: string, start: string) => ({
  id,
  title,
  calendar: "Home",
  start: berlin(start),
  end: berlin(start) + 3_600_000,
  allDay: false,
  version: "1",
});
const seed = {
  reminders: [
    reminder("r1", "Oil the winch"),
    reminder("r2", "Renew the mooring licence"),
    reminder("r3", "Pay Odo for the tarpaulin"),
    reminder("r4", "Patch the jib sail"),
  ],
  events: [
    ...events(),
    event("e8", "Boat lunch", "2026-03-08T13:00"),
    event("e9", "Sailing lesson, knots", "2026-03-10T10:00"),
    event("e10", "Sailing lesson, tides", "2026-03-17T10:00"),
  ],
};

/** An index that knows these words. */
const index = (text: string): Ranked => {
  const name = /\bmove\b|\bput\b/i.test(text)
    ? "reminders.update"
    : /\bdone\b|\btick\b|\bsorted\b/i.test(text)
      ? "reminders.complete"
      : /\bcancel\b|\bout of the\b/i.test(text)
        ? "calendar.delete_event"
        : /\bremind me\b/i.test(text)
          ? "reminders.create"
          : "music.play";
  return { tools: [{ name, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
};
const sources = sourcesOf({ seed, rankWords: index, rank: async ({ text }) => index(text) });
const partsOf = (text: string) => lotParts(sources, { utterance: typed(text), signal });

describe("records that are named one after another", () => {
  it.each([
    ["tick off the winch, the mooring licence and the jib sail", "reminders.complete", "r1 r2 r4"],
    ["the winch and the jib sail are done", "reminders.complete", "r1 r4"],
    ["winch, mooring licence, paying Odo. All three sorted", "reminders.complete", "r1 r2 r3"],
    ["I've been at the winch and the jib sail, tick them off", "reminders.complete", "r1 r4"],
    [
      "paying Odo and the mooring licence, put both of those to Friday",
      "reminders.update",
      "r3 r2",
    ],
    // Called together what they are, and then named; the act parts around them.
    ["those two tasks, the winch and the jib sail, tick both", "reminders.complete", "r1 r4"],
    ["move the winch and the licence to Friday at nine", "reminders.update", "r1 r2"],
    ["cancel the dentist and the Sunday lunch", "calendar.delete_event", "e2 e8"],
  ])("%s", async (text, tool, ids) => {
    const [part] = (await partsOf(text)) ?? [];
    expect(part?.ranked.tools[0]?.name).toBe(tool);
    const [owed] = part?.owes ?? [];
    const use = owed?.use;
    expect(use && "ids" in use ? use.ids?.join(" ") : "").toBe(ids);
  });

  it.each([
    // Each has its own, one alone, another act, words for something new, a question.
    "move the winch to Friday and the jib sail to Monday",
    "tick off the winch",
    // No act.
    "sailing lesson with Ann, Tuesday the seventeenth, at the dentist's",
    "remind me to oil the winch and patch the jib sail",
    "when are the dentist and the stand-up",
    "how old is the winch, going by the jib sail",
    "wait, cancel the stand-up, isn't that the dentist's day?",
    "no, not the winch, the jib sail, tick that off",
    "cancel the dentist and remind me to oil the winch",
    "cancel the dentist and the reminder about the winch",
    "cancel the dentist and the winch",
    // A time is no thing that was not found.
    "a dentist's check, Tuesday the tenth, at the Sunday lunch place",
  ])("is no lot: %s", async (text) => {
    expect(await partsOf(text)).toBeUndefined();
  });

  it.each([
    ["tick off the winch and the propeller", "unknown", "the propeller"],
    ["the propeller, the winch and the jib sail are done", "unknown", "the propeller"],
    ["cancel the dentist and the sailing lesson", "several", "sailing lesson"],
  ])("does none of it where one isn't found: %s", async (text, kind, words) => {
    const [part] = (await partsOf(text)) ?? [];
    expect(part?.owes?.map(({ use }) => use.kind)).toEqual([kind]);
    expect(part?.owes?.[0]?.words).toBe(words);
  });

  it("leaves what else is asked for to its own part", async () => {
    const parts = await partsOf("tick off the winch and the jib sail, and play some jazz");
    expect(parts?.map(({ text }) => text)).toEqual(["tick off it", "play some jazz"]);
  });
});

describe("records that words speak of alike", () => {
  const meantIn = async (text: string) =>
    manyMeant(sources, typed(text), { text, ranked: index(text) });

  it.each([
    // Nobody says "all": the noun is for several, and so many fit it.
    ["she's giving up the boat, so cancel the sailing lessons", "e9 e10", undefined],
    ["the sailing lessons, the pair of them, out of the diary", "e9 e10", undefined],
    ["cancel the sailing lessons on the tenth of March", "", undefined],
    ["cancel the sailing lesson", "", undefined],
    ["cancel the three sailing lessons, all three of them", "", undefined],
    ["don't cancel the sailing lessons", "", undefined],
    ["when are the sailing lessons out of the way", "", undefined],
  ])("%s: %s", async (text, ids) => {
    const part = await meantIn(text);
    const use = part?.owes?.[0]?.use;
    expect(use && "ids" in use ? use.ids?.join(" ") : "").toBe(ids);
  });
});

describe("the times of one series", () => {
  const series = (title: string) =>
    [9, 16].map((day) => ({
      ...event(`p/${day}`, title, `2026-03-${String(day).padStart(2, "0")}T18:00`),
      repeat: "FREQ=WEEKLY",
    }));
  const owed = async (text: string, title: string) => {
    const part = await manyMeant(sourcesOf({ seed: { events: series(title) } }), typed(text), {
      text,
      ranked: index(text),
    });
    return part?.owes?.[0]?.use;
  };

  it("are one change from the next of them on", async () => {
    expect(await owed("cancel the judo lessons", "Judo")).toMatchObject({
      take: { from: "next", count: 1 },
      series: { value: "future" },
    });
  });

  it("are each by itself where it is told when they are", async () => {
    const use = await owed("cancel the judo lessons in March", "Judo");
    expect(use).toMatchObject({ take: "all", ids: ["p/9", "p/16"] });
    expect(use).not.toHaveProperty("series");
  });

  it("are not several because a name ends like a plural", async () => {
    expect(await owed("cancel the Pilates", "Pilates")).toBeUndefined();
  });
});

describe("all of them, however that is said", () => {
  const sources = sourcesOf({ seed });
  const all = (text: string) => allOfThem(sources, typed(text), { text, ranked: index(text) });

  it.each([
    [
      "I'm ill, so cancel Tuesday, every single thing on it",
      "calendar.delete_event",
      { from: "Tuesday" },
    ],
    [
      "everything for Tuesday, we did it, tick it all off",
      "reminders.complete",
      { from: "Tuesday" },
    ],
  ])("%s", async (text, tool, given) => {
    const part = await all(text);
    expect(part?.ranked.tools[0]?.name).toBe(tool);
    expect(part?.owes).toMatchObject([
      { look: { arguments: given }, use: { kind: "record", tool, take: "all" } },
    ]);
  });

  it.each([
    ["nothing limits them", "cancel everything"],
    ["what limits them is unknown", "everything on the quay list, tick it all off"],
    ["one is meant", "cancel Tuesday's lesson"],
    ["they are to stay", "don't cancel everything on Tuesday"],
    ["they are given a time", "move everything on the boat list to Tuesday"],
    ["it is asked what there is", "what's everything that's done on the boat list"],
  ])("are none where %s", async (_, text) => {
    expect(await all(text)).toBeUndefined();
  });
});

describe("the new time of what is moved", () => {
  it.each([
    ["the lessons both start an hour later", ["lessons"], "it both start an hour later"],
    ["the lessons on Tuesday start at five", ["lessons", "on Tuesday"], "it start at five"],
    ["the lessons are each an hour later, as you know", ["lessons"], "it are each an hour later"],
  ])("%s", async (text, spoken, expected) => {
    const { reading } = await sources.contextOf(typed(text), []);
    const value = newTimeIn(reading);
    const regions = spoken.map((one) => ({
      start: text.indexOf(one),
      end: text.indexOf(one) + one.length,
    }));
    expect(value && withNewTime(reading, value, regions)).toBe(expected);
  });

  it("is of a tool that gives one", () => {
    const { registry } = sources;
    const takes = ["calendar.update_event", "calendar.delete_event"].map((name) => {
      const tool = registry.get(name);
      return tool && takesTime(tool);
    });
    expect(takes).toEqual([true, false]);
  });
});

describe("what is read of a list", () => {
  it("is which record each stretch speaks of", async () => {
    const utterance = typed("tick off the winch and the propeller");
    const kept = (await keptRecords(sources, utterance)).find(({ kind }) => kind === "reminder");
    if (!kept) throw new Error("no reminders");
    const { pieces } = sources.language.wordingOf(utterance.text).steps.pieces;
    const links = await linkPieces(sources, utterance, { pieces, kept });
    expect(links.map((one) => one?.records.map(({ id }) => id))).toEqual([["r1"], undefined]);
    expect((await namedLot(sources, utterance, kept))?.unfound).toHaveLength(1);
    const naming = { sources, utterance, pieces, several: [], links, kept };
    expect(runFrom(naming, 0)).toMatchObject({ first: 0, last: 0, unfound: [pieces[1]] });
  });

  it.each([
    ["move the winch and the jib sail to Friday", "reminders.update"],
    ["play the winch and the jib sail", undefined],
  ])("is what is done to them: %s: %s", async (text, name) => {
    const utterance = typed(text);
    const kept = (await keptRecords(sources, utterance)).find(({ kind }) => kind === "reminder");
    const lot = kept && (await namedLot(sources, utterance, kept));
    expect(lot && (await lotAct(sources, utterance, lot))?.tool.name).toBe(name);
  });

  it("ends where an aside begins, and goes on with a time", async () => {
    const text = "move them to Friday, at nine, I was away";
    const { pieces, several } = sources.language.wordingOf(text).steps.pieces;
    const told = { pieces, several, run: { last: 0 }, from: 9 };
    const tail = await tailOf(sources, typed(text), told);
    expect(text.slice(0, tail.end)).toBe("move them to Friday, at nine");
  });

  it("is changed by the field that holds several", () => {
    const { registry } = sources;
    const fields = ["files.trash", "calendar.delete_event", "music.play"].map((name) => {
      const tool = registry.get(name);
      return tool && manyField(tool)?.name;
    });
    expect(fields).toEqual(["paths", "id", undefined]);
  });
});
