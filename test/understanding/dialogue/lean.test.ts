import { describe, expect, it } from "vitest";
import type { Shown } from "../../../src/tool/handle-book.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import type { RememberedCall } from "../../../src/types/memory.ts";
import type { LearnedAct } from "../../../src/types/turn/dialogue.ts";
import type { Slot } from "../../../src/types/turn/call-space.ts";
import { withKept } from "../../../src/understanding/dialogue/kept-slots.ts";
import { again } from "../../../src/understanding/dialogue/again/again.ts";
import { askAbout } from "../../../src/understanding/dialogue/focus/ask/ask-about.ts";
import { change } from "../../../src/understanding/dialogue/focus/change/change.ts";
import { isTold, refer } from "../../../src/understanding/dialogue/focus/refer.ts";
import type { Leaned } from "../../../src/understanding/dialogue/leaning.ts";
import { SERVED } from "../../../src/understanding/dialogue/served.ts";
import { lean } from "../../../src/understanding/dialogue/lean.ts";
import { tool } from "../../tools/run-tool.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

type Called = { readonly isEffect?: boolean; readonly given?: JsonObject };

function called(name: string, said: string, { isEffect = true, given = {} }: Called = {}) {
  return { tool: name, arguments: given, origins: {}, said, isEffect, shown: 1 };
}

type Before = {
  readonly act: LearnedAct;
  readonly lastCall?: RememberedCall;
  readonly shown?: readonly Shown[];
};

/** What words come to after an act: their tool, the words it is asked by, and whether it is done in the place of the last. */
async function leansTo(text: string, { act, lastCall, shown = [] }: Before): Promise<unknown> {
  const sources = sourcesOf({ lastCall, shown, actOf: () => act });
  const found = await lean(sources, typed(text), { understood: [{ text, ranked: indexed(text) }] });
  return found && [found.part.ranked.tools[0]?.name, found.part.text, found.replaces];
}

const query = called("calendar.query", "what's on today", { isEffect: false });
const oats = called("reminders.create", "add oats to the shopping list");
const earlier = called("calendar.update_event", "make it an hour earlier", {
  given: { id: "event:1", start: "an hour earlier" },
});
const timer = called("timers.set", "set a timer for ten minutes for the eggs");

describe("taking the last act back", () => {
  const taken = (text: string, acts: Readonly<Record<string, LearnedAct>>) => {
    const actOf: NonNullable<Parameters<typeof sourcesOf>[0]>["actOf"] = ({ reading }) =>
      acts[reading.text] ?? "request";
    const lastCall = called("messages.send", "text Sarah I am late");
    const sources = sourcesOf({ lastCall, actOf, rankWords: indexed });
    return lean(sources, typed(text), { understood: [{ text, ranked: indexed(text) }] });
  };

  it("does what is wanted beside it in its place", async () => {
    const text = "take that back and set a timer for ten minutes";
    const found = await taken(text, { [text]: "undo", "take that back": "undo" });
    expect(found).toMatchObject({
      part: { text: "set a timer for ten minutes", ranked: { tools: [{ name: "timers.set" }] } },
      replaces: true,
    });
  });

  it("is all that is wanted where the rest only says why", async () => {
    const text = "take that back, she is here already";
    const found = await taken(text, { [text]: "undo", "take that back,": "undo" });
    expect(found).toMatchObject({ act: "undo", replaces: false });
  });

  it("is no thing that what was made isn't called by", async () => {
    const given = { title: "list for the party", body: "balloons, jelly" };
    const note = called("notes.create", "a note list for the party: balloons, jelly", { given });
    const undo = (text: string) => {
      const sources = sourcesOf({ lastCall: note, actOf: () => "undo", rankWords: indexed });
      return lean(sources, typed(text), { understood: [{ text, ranked: indexed(text) }] });
    };
    expect((await undo("take the jelly off"))?.act).not.toBe("undo");
    expect((await undo("take the party list off"))?.act).toBe("undo");
  });

  it.each([
    ["no wait", true],
    ["wait, no", true],
    ["no", false],
    ["no thanks", false],
    ["no, that's all", false],
  ])("is what a refusal right behind it wants: %s: %s", async (text, isUndone) => {
    const found = await taken(text, { [text]: "close" });
    expect(found?.act === "undo").toBe(isUndone);
  });

  it("is told by clauses that do nothing else", async () => {
    const text = "I changed my mind, I don't want it";
    const acts = { "I changed my mind,": "close", "I don't want it": "undo" } as const;
    expect(await taken(text, acts)).toMatchObject({ act: "undo" });
  });

  it("is not meant where words were said to be wrong: the right ones stand in their place", async () => {
    const found = await taken("early, not late", {});
    expect(found).toMatchObject({
      act: "revise",
      part: { text: "text Sarah I am early" },
      replaces: true,
    });
  });
});

describe("what serves an act by itself", () => {
  it("has nothing to be done where somebody takes leave", async () => {
    const closed = await SERVED.close(sourcesOf(), {
      utterance: typed("that's all"),
      understood: [],
    });
    expect(closed?.part.ranked.tools).toEqual([]);
  });

  const event: Shown = { kind: "event", id: "e2", facts: { title: "Dentist" } };

  it("does the last once more, and keeps what its words don't say", async () => {
    const lastCall = { ...oats, said: "add oats", arguments: { title: "oats", list: "Shopping" } };
    const found: Leaned | undefined = await again(sourcesOf({ lastCall }), typed("olive oil"), {
      replaces: false,
    });
    expect(found?.part.text).toBe("add olive oil");
    const oil = { value: { candidates: [{ value: "olive oil" }] } };
    expect(found?.values).toMatchObject({
      kept: [{ parameter: "list" }],
      put: [{ parameter: "title", ...oil }],
    });
  });

  it("is another request where it names somebody whom the last has no place for", async () => {
    const lastCall = called("timers.set", "set a timer for ten minutes for the eggs");
    const found = await again(sourcesOf({ lastCall }), typed("one for Anna Lindqvist"), {
      replaces: false,
    });
    expect(found).toBeUndefined();
  });

  it("changes the record in focus, which it names", async () => {
    const found = await change(
      sourcesOf({ lastCall: query, shown: [event] }),
      typed("make it five o'clock"),
    );
    expect(found?.values).toMatchObject({ kept: [{ parameter: "id" }] });
  });

  it("points at nothing where a request is two", async () => {
    const part = { text: "cancel it", ranked: indexed("") };
    const sources = sourcesOf({ lastCall: query, shown: [event] });
    expect(await refer(sources, typed("cancel it"), [part, part])).toBeUndefined();
    expect(isTold([part, part])).toBe(false);
    const sure = { text: "play jazz", ranked: indexed("play jazz") };
    expect(isTold([sure, sure])).toBe(true);
  });

  it.each([
    ["how long is it", true],
    ["how long is the dentist", true],
    ["how long is stand-up", false],
    ["stand-up, what time does it end", false],
  ])("asks about the record in focus, and about no other that is named: %s", async (text, asks) => {
    const part = { text, ranked: indexed("") };
    const found = await askAbout(sourcesOf({ lastCall: query, shown: [event] }), typed(text), [
      part,
    ]);
    expect(found !== undefined).toBe(asks);
  });

  it("asks nothing about a record the machine has no more", async () => {
    const part = { text: "where is that", ranked: indexed("") };
    const sources = sourcesOf({ lastCall: query, shown: [{ ...event, id: "gone" }] });
    expect(await askAbout(sources, typed("where is that"), [part])).toBeUndefined();
  });
});

describe("the same once more", () => {
  it.each([
    ["and tomorrow", query, ["calendar.query", "what's on tomorrow", false]],
    ["what about tomorrow?", query, ["calendar.query", "what's on tomorrow", false]],
    ["and olive oil", oats, ["reminders.create", "add olive oil to the shopping list", false]],
    ["and", query, undefined],
    ["and put the heating on", earlier, undefined],
  ] as const)("%s", async (text, lastCall, expected) => {
    expect(await leansTo(text, { act: "continue", lastCall })).toEqual(expected);
  });

  it("says nothing where nothing was called", async () => {
    expect(await leansTo("and tomorrow", { act: "continue" })).toBeUndefined();
  });

  it("is none in more words than anybody leans with", async () => {
    const text = Array.from({ length: 21 }, () => "tomorrow").join(" ");
    expect(await leansTo(text, { act: "continue", lastCall: query })).toBeUndefined();
  });
});

describe("more or less of what was made", () => {
  const eggs: Shown = { kind: "timer", id: "t1", facts: { label: "eggs" } };

  it.each([
    ["make it three minutes longer", "revise"],
    ["four minutes less", "redirect"],
    ["make that an hour later", "request"],
    ["two more minutes", "continue"],
  ] as const)("is no length in the place of its own: %s", async (text, act) => {
    const found = await leansTo(text, { act, lastCall: timer, shown: [eggs] });
    expect(found).toEqual(["timers.cancel", text, false]);
  });

  it.each([
    ["make it three minutes", timer],
    ["make it three minutes longer", { ...timer, isEffect: false }],
  ])("is nothing else: %s", async (text, lastCall) => {
    const found = await leansTo(text, { act: "revise", lastCall, shown: [eggs] });
    expect(found).not.toEqual(["timers.cancel", text, false]);
  });
});

describe("a correction", () => {
  it.each([
    ["no, twelve", "revise", timer, ["timers.set", "set a timer for twelve minutes for the eggs"]],
    [
      "olive oil, not oats",
      "redirect",
      oats,
      ["reminders.create", "add olive oil to the shopping list"],
    ],
  ] as const)(
    "of what was done takes its place: %s",
    async (...[text, act, lastCall, expected]) => {
      expect(await leansTo(text, { act, lastCall })).toEqual([...expected, true]);
    },
  );

  it("of what was only read has nothing to take back", async () => {
    const before = { act: "revise", lastCall: query } as const;
    expect(await leansTo("tomorrow, I meant", before)).toEqual([
      "calendar.query",
      "what's on tomorrow",
      false,
    ]);
  });
});

describe("words that change the record that was made or shown", () => {
  const event: Shown = { kind: "event", id: "e2", facts: { title: "Dentist" } };
  const made = called("calendar.create_event", "put the dentist in at three");
  const moved = called("calendar.update_event", "move the dentist to four");

  it.each([
    [
      "make that four",
      "revise",
      made,
      [event],
      ["calendar.update_event", "make that at four", false],
    ],
    [
      "make it five o'clock",
      "request",
      query,
      [event],
      ["calendar.update_event", "make it five o'clock", false],
    ],
    ["make that nice", "refer", made, [event], undefined],
    ["make that four", "refer", made, [], undefined],
    // Changed just now: it is taken back first, for "half an hour" more would be counted from there.
    [
      "five, I meant",
      "revise",
      moved,
      [event],
      ["calendar.update_event", "move the dentist to five", true],
    ],
  ] as const)("%s", async (...[text, act, lastCall, shown, expected]) => {
    expect(await leansTo(text, { act, lastCall, shown })).toEqual(expected);
  });
});

describe("taking back", () => {
  it.each([
    ["what was done", timer, true],
    ["nothing where it was only read", query, false],
  ] as const)("%s", async (_, lastCall, isServed) => {
    const sources = sourcesOf({ lastCall, actOf: () => "undo" });
    const text = "I'd rather not after all";
    const found = await lean(sources, typed(text), {
      understood: [{ text, ranked: indexed(text) }],
    });
    expect([found?.act, found?.part.ranked.tools]).toEqual(
      isServed ? ["undo", []] : [undefined, undefined],
    );
  });
});

describe("words that point at what was shown", () => {
  const mail: Shown = { kind: "mail", id: "m1", facts: { subject: "Invoice" } };
  const ranked = {
    ...indexed(""),
    none: 0.1,
    tools: [
      { name: "reminders.delete", score: 0.6 },
      { name: "mail.update_message", score: 0.03 },
    ],
  };
  const point = async (text: string, shown: readonly Shown[]): Promise<string | undefined> => {
    const lastCall = called("mail.recent", "any mail", { isEffect: false });
    const sources = sourcesOf({ lastCall, shown, actOf: () => "refer" });
    const found = await lean(sources, typed(text), { understood: [{ text, ranked }] });
    return found?.part.ranked.tools[0]?.name;
  };

  it.each([
    ["delete that", [mail], "mail.update_message"],
    ["delete that", [{ ...mail, kind: "reminder" }], undefined],
    ["delete that", [], undefined],
    ["book Friday off after that", [mail], undefined],
    ["delete the dentist", [mail], undefined],
  ] as const)("%s", async (text, shown, expected) => {
    expect(await point(text, shown)).toBe(expected);
  });

  it("stop what the last act began, by its handle", async () => {
    const shown: readonly Shown[] = [{ kind: "timer", id: "t1", facts: { label: "eggs" } }];
    const sources = sourcesOf({ lastCall: timer, shown, actOf: () => "refer" });
    const text = "oh, cancel that one";
    const cancel = [
      { name: "calendar.delete_event", score: 0.5 },
      { name: "timers.cancel", score: 0.3 },
    ];
    const found = await lean(sources, typed(text), {
      understood: [{ text, ranked: { ...indexed(text), tools: cancel } }],
    });
    expect(found?.part.ranked.tools[0]?.name).toBe("timers.cancel");
    expect(found?.values).toMatchObject({ kept: [{ parameter: "label" }] });
  });
});

describe("a question about what is in focus", () => {
  it("is asked of the tool that shows it, by that thing", async () => {
    const sources = sourcesOf({ lastCall: query, actOf: () => "ask" });
    const text = "where is that";
    const { context } = await sources.contextOf(typed(text), sources.registry.acting());
    const [known] = context.known?.["event"] ?? [];
    const shown = known ? [{ kind: "event", id: known.id, facts: known.facts }] : [];
    const asked = sourcesOf({ lastCall: query, shown, actOf: () => "ask" });
    const found = await lean(asked, typed(text), { understood: [{ text, ranked: indexed(text) }] });
    expect(found?.part.ranked.tools[0]?.name).toBe(known?.shownBy.tool);
    expect(found?.values.from).toBe("focus");
  });

  it("is none where nothing is", async () => {
    expect(await leansTo("where is that", { act: "ask", lastCall: query })).toBeUndefined();
  });
});

describe("values that are kept", () => {
  const slot = (parameter: string, value: string): Slot => {
    const candidates = [{ value, origin: { origin: "said", text: value } }] as const;
    return { parameter, required: false, value: { kind: "closed", candidates } };
  };
  const kept = [slot("from", "today"), slot("to", "friday"), slot("text", "choir")];

  it.each([
    ["a time takes the place of a stretch", [slot("from", "tomorrow")], ["from", "text"]],
    ["nothing said leaves all", [], ["from", "to", "text"]],
  ])("%s", (_, slots, expected) => {
    const { slots: all } = withKept(
      tool("calendar.query"),
      { slots, missing: [], unclear: [], unsaid: [] },
      { kept, put: [] },
    );
    expect(all.map(({ parameter }) => parameter)).toEqual(expected);
  });
});
