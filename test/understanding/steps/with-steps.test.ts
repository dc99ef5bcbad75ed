import { describe, expect, it } from "vitest";
import type { Plan } from "../../../src/types/turn/plan.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { conditionOwed } from "../../../src/understanding/steps/condition-owed.ts";
import { isLimited, listingTool, lookFor } from "../../../src/understanding/steps/look/look-for.ts";
import { actFor, mayBeThese } from "../../../src/understanding/steps/described/acts-on.ts";
import { peopleOwed } from "../../../src/understanding/steps/described/people-owed.ts";
import { recordsDescribed } from "../../../src/understanding/steps/described/records-described.ts";
import { timeOwed } from "../../../src/understanding/steps/described/time-owed.ts";
import { withSteps } from "../../../src/understanding/steps/with-steps.ts";
import { understand } from "../../../src/understanding/understand.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { events } from "../../tools/world.ts";

const ranked = (...names: readonly string[]): Ranked => ({
  tools: names.map((name, at) => ({ name, score: 0.9 - at / 10 })),
  none: 0.05,
  unmatched: [],
  sure: true,
});
const { signal } = new AbortController();

describe("the look that lists what a phrase describes", () => {
  it.each([
    ["event", "meetings with Odo on Tuesday", { from: "on Tuesday", text: "Odo" }],
    ["event", "sign-up meeting", { text: "sign-up" }],
    ["mail", "emails from Tom about the barge", { from: "Tom", text: "barge" }],
    ["timer", "timers", { act: "tell" }],
  ])("%s: %s", async (kind, phrase, given) => {
    const sources = sourcesOf();
    const tool = listingTool(sources, kind);
    const look = tool && (await lookFor(sources, typed(phrase), { tool, phrase }));
    expect(look?.arguments).toMatchObject(given);
    expect(look && isLimited(sources, look)).toBe(true);
  });

  it("has no limit where the phrase has none", async () => {
    const sources = sourcesOf();
    const tool = listingTool(sources, "event");
    const look = tool && (await lookFor(sources, typed("events"), { tool, phrase: "events" }));
    expect(look && isLimited(sources, look)).toBe(false);
  });

  it("is of the tool that tells what was not read yet", () => {
    expect(listingTool(sourcesOf(), "mail", { isUnread: true })?.name).toBe("mail.recent");
  });
});

describe("a record whose name begins as a lot does", () => {
  it.each([
    ["cancel all hands this Thursday", false],
    ["cancel all appointments this Thursday", true],
  ])("%s: several are meant, %s", async (text, isLot) => {
    const [handsOn] = events();
    const own = handsOn ? [{ ...handsOn, id: "own", title: "All hands" }] : [];
    const sources = sourcesOf({ seed: { events: [...events(), ...own] } });
    const { selection } = sources.language.wordingOf(text).steps;
    const utterance = typed(text);
    const found =
      selection &&
      (await recordsDescribed(sources, utterance, {
        selection,
        ranked: ranked("calendar.delete_event"),
        whole: utterance,
        before: undefined,
      }));
    expect(found !== undefined).toBe(isLot);
  });
});

describe("records that are described", () => {
  const described = async (text: string, ...names: readonly string[]) => {
    const sources = sourcesOf();
    const { selection } = sources.language.wordingOf(text).steps;
    if (!selection) throw new Error("nothing described");
    const utterance = typed(text);
    const all = { selection, ranked: ranked(...names), whole: utterance, before: undefined };
    return recordsDescribed(sources, utterance, all);
  };

  it.each([
    ["list all my timers", false],
    ["cancel all my timers", true],
  ])("are not looked for where they are only told: %s", async (text, isDone) => {
    expect((await described(text, "timers.cancel")) !== undefined).toBe(isDone);
  });

  it.each([
    ["when is my next meeting", "calendar.query", "calendar.delete_event"],
    ["show me everything on Friday", "reminders.list", "calendar.delete_event"],
    ["what are all my meetings tomorrow", "calendar.delete_event"],
  ])("are left alone by who only asks for them: %s", async (text, ...names) => {
    expect(await described(text, ...names)).toBeUndefined();
  });

  it.each([
    ["bin all the tar files", true],
    ["throw all the tar files away", true],
    ["drop all the files in Plans into Tide", false],
    ["chuck all the files in Plans in the tide folder", false],
  ])("go as a list where nothing else is to become of them: %s", async (text, isTaken) => {
    const sources = sourcesOf();
    const { selection } = sources.language.wordingOf(text).steps;
    if (!selection) throw new Error("nothing described");
    const utterance = typed(text);
    const meant = { kinds: ["file"], ranked: ranked("files.trash"), selection, utterance };
    const act = await actFor(sources, meant);
    const these = act && { ...act, words: text, selection };
    expect(these !== undefined && (await mayBeThese(sources, utterance, these))).toBe(isTaken);
  });

  it("are for the likeliest tool that takes such a record", async () => {
    const found = await described(
      "bin all the mails from Tom",
      "files.trash",
      "mail.update_message",
    );
    expect(found).toMatchObject({ tool: "mail.update_message", kind: "mail" });
  });

  it.each([
    ["no tool takes them", "cancel all my meetings on Tuesday", ["mail.update_message"]],
    ["nothing limits them", "cancel all my meetings", ["calendar.delete_event"]],
    ["only something is left out", "cancel all but the sign-up", ["calendar.delete_event"]],
    ["nothing was shown", "cancel both", ["calendar.delete_event"]],
    ["nobody says who is meant", "cancel all meetings with them", ["calendar.delete_event"]],
  ])("are none where %s", async (_, text, names) => {
    expect(await described(text, ...names)).toBeUndefined();
  });
});

describe("what limits records that are described", () => {
  const phrases = async (text: string, part: string, ...names: readonly string[]) => {
    const sources = sourcesOf();
    const { selection } = sources.language.wordingOf(part).steps;
    if (!selection) throw new Error("nothing described");
    const all = { selection, ranked: ranked(...names), whole: typed(text), before: undefined };
    const found = await recordsDescribed(sources, typed(part), all);
    return found?.owed.look?.arguments;
  };

  it("is the one day that was told before", async () => {
    const text = "I'm away on Tuesday so cancel all my meetings";
    const cancel = "calendar.delete_event";
    expect(await phrases(text, "cancel all my meetings", cancel)).toMatchObject({
      from: "on Tuesday",
    });
    const more = "I'm away on Tuesday and on Friday so cancel all my meetings";
    expect(await phrases(more, "cancel all my meetings", cancel)).toBeUndefined();
  });

  it("is a time right behind that the act doesn't take, and none that it does", async () => {
    const cancel = "cancel all my meetings as planned on Tuesday";
    expect(await phrases(cancel, cancel, "calendar.delete_event")).toMatchObject({
      from: "on Tuesday",
    });
    const move = "move all my meetings as planned to Tuesday";
    expect(await phrases(move, move, "calendar.update_event")).toBeUndefined();
  });
});

describe("a part with what it owes", () => {
  it.each([
    "cancel everything but the sign-up",
    "cancel every meeting except the one with Odo",
    "clear the week of Gromsday except the sign-up",
  ])("does nothing where only something is left out of it: %s", async (text) => {
    const part = { text, ranked: ranked("calendar.delete_event") };
    const found = await withSteps(sourcesOf(), typed(text), { part, before: undefined, signal });
    expect(found.owes).toMatchObject([{ use: { kind: "unlimited" } }]);
  });

  it.each(["what is on apart from the sign-up", "remind me to pack all but the tent"])(
    "is left alone where nothing is changed: %s",
    async (text) => {
      const part = { text, ranked: ranked("calendar.query", "calendar.delete_event") };
      const found = await withSteps(sourcesOf(), typed(text), { part, before: undefined, signal });
      expect(found).toBe(part);
    },
  );

  it("has a pointing word where the description stood, and its one tool", async () => {
    const part = { text: "cancel everything on Tuesday", ranked: ranked("calendar.delete_event") };
    expect(
      await withSteps(sourcesOf(), typed(part.text), { part, before: undefined, signal }),
    ).toMatchObject({
      text: "cancel it",
      said: part.text,
      owes: [{ look: { name: "calendar.query" }, use: { kind: "record", take: "all" } }],
    });
  });

  it("is as it was where it describes nothing", async () => {
    const part = { text: "cancel the dentist", ranked: ranked("calendar.delete_event") };
    expect(
      await withSteps(sourcesOf(), typed(part.text), { part, before: undefined, signal }),
    ).toBe(part);
  });
});

describe("people and times", () => {
  it("are for a tool that reaches people", async () => {
    const sources = sourcesOf();
    const text = "mail everybody in the kiln induction that it moves";
    const { people } = sources.language.wordingOf(text).steps;
    if (!people) throw new Error("nobody");
    const wanted = { people, ranked: ranked("mail.send"), before: undefined };
    expect(await peopleOwed(sources, typed(text), wanted)).toMatchObject({
      tool: "mail.send",
      owed: { look: { name: "calendar.query", arguments: { text: "kiln induction" } } },
    });
  });

  it("a free time is as long as was said", async () => {
    const sources = sourcesOf();
    const text = "schedule a 30 minute tea for my first free slot from tomorrow";
    const { freeTime } = sources.language.wordingOf(text).steps;
    if (!freeTime) throw new Error("no time");
    const wanted = { freeTime, ranked: ranked("calendar.create_event") };
    expect(await timeOwed(sources, typed(text), wanted)).toMatchObject({
      tool: "calendar.create_event",
      owed: { look: { name: "calendar.find_slots", arguments: { minutes: "30 minute" } } },
    });
  });
});

describe("a condition", () => {
  const plan = async (text: string): Promise<Plan> =>
    understand(sourcesOf(), { utterance: typed(text), open: undefined, signal });

  it("is found out by the list that can tell", async () => {
    const condition = {
      asks: "what's on on Tuesday",
      kind: "event",
      wants: "none",
      request: "",
      otherwise: undefined,
    } as const;
    expect(await conditionOwed(sourcesOf(), typed("x"), { condition })).toMatchObject({
      look: { name: "calendar.query", arguments: { from: "on Tuesday" } },
      use: { kind: "condition", wants: "none" },
    });
  });

  it("keeps what is done in the other case to that case", async () => {
    const { parts } = await plan(
      "if I'm free on Friday at ten put tea in and text Tom to come, otherwise text Tom that I can't make it",
    );
    expect(parts.map(({ owes, leansBack }) => [owes?.map(({ use }) => use), leansBack])).toEqual([
      [[{ kind: "condition", wants: "none", parts: 2 }], false],
      [undefined, false],
      [[{ kind: "otherwise", parts: 1 }], false],
    ]);
  });

  it.each([["if I haven't met with Anna in the last four days put a coffee in tomorrow at ten"]])(
    "tells by people who are known: %s",
    async (text) => {
      const { parts } = await plan(text);
      expect(parts[0].owes?.map(({ use }) => use.kind)).toEqual(["condition"]);
    },
  );

  it("tells nothing by names that no calendar has", async () => {
    const { parts } = await plan("if there's no snow on Friday put a walk in at noon");
    expect(parts[0].owes?.map(({ use }) => use.kind)).toEqual(["undecidable"]);
  });

  it("is undecidable where no list can", async () => {
    const { parts } = await plan("if it snows on Friday cancel the dentist");
    expect(parts.map(({ text, owes }) => [text, owes?.map(({ use }) => use.kind)])).toEqual([
      ["cancel the dentist", ["undecidable"]],
    ]);
  });
});
