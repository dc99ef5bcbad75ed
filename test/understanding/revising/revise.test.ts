import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/types/json.ts";
import type { RememberedCall } from "../../../src/types/memory.ts";
import type { LearnedAct } from "../../../src/types/turn/dialogue.ts";
import { askWhat } from "../../../src/understanding/revising/ask-what.ts";
import { corrects, onlyTakesBack } from "../../../src/understanding/revising/corrects.ts";
import { furtherField } from "../../../src/understanding/revising/further-field.ts";
import { newNames } from "../../../src/understanding/revising/new-names.ts";
import { newText } from "../../../src/understanding/revising/text/new-text.ts";
import { newTimes, tellsStretch } from "../../../src/understanding/revising/new-times.ts";
import { oneMore } from "../../../src/understanding/revising/record/one-more.ts";
import { otherRecord } from "../../../src/understanding/revising/record/other-record.ts";
import { correctionOf, revise } from "../../../src/understanding/revising/revise.ts";
import { saidAlso } from "../../../src/understanding/revising/text/said-also.ts";
import { saidInstead } from "../../../src/understanding/revising/text/said-instead.ts";
import { sameTo } from "../../../src/understanding/revising/text/same-to.ts";
import { timesOfOther } from "../../../src/understanding/revising/record/times-of-other.ts";
import { closed } from "../../../src/understanding/revising/values.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";
import { events, reminders } from "../../tools/world.ts";

function called(tool: string, said: string, given: JsonObject): RememberedCall {
  return { tool, arguments: given, origins: {}, said, isEffect: true, shown: 1 };
}

const fetch = called("reminders.create", "remind me to fetch the suit on Thursday at eleven", {
  title: "fetch the suit",
  due: "on Thursday at eleven",
});
const alarm = called("timers.set", "alarm for quarter to four this afternoon", {
  at: "quarter to four this afternoon",
});
const roast = called("timers.set", "set a timer for forty minutes called roast", {
  duration: "forty minutes",
  label: "roast",
});
const note = called("notes.create", "make a note called Van bits saying new wipers", {
  title: "Van bits",
  body: "new wipers",
});
const message = called("messages.send", "text Sarah I can't make it tomorrow", {
  to: "Sarah Bennett",
  text: "I can't make it tomorrow",
});
const lunch = called("calendar.create_event", "put lunch with Sarah in on Friday at one", {
  title: "lunch with Sarah",
  start: "on Friday at one",
});
const volume = called("system.set_volume", "volume to seventy", { level: 70 });
const urgent = called("reminders.update", "make the passport one urgent", {
  id: "reminder:1",
  priority: "high",
});

const cafe = called(
  "calendar.create_event",
  "breakfast with Sarah Friday at nine at Mabel's Diner",
  {
    title: "breakfast with Sarah",
    start: "Friday at nine",
    location: "Mabel's Diner",
  },
);
const offer = called("messages.send", "text Sarah it costs 64 pounds", {
  to: "Sarah Bennett",
  text: "it costs 64 pounds",
});
const rent = called("messages.send", "text Sarah the rent goes up from May to June", {
  to: "Sarah Bennett",
  text: "the rent goes up from May to June",
});

/** What the act is done with after the words; undefined where they correct nothing. */
async function corrected(
  text: string,
  lastCall: RememberedCall,
  act: LearnedAct = "request",
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const sources = sourcesOf({ lastCall, actOf: () => act, rankWords: indexed });
  const found = await corrects(sources, { utterance: typed(text), act });
  if (found?.values.from !== "revised") return undefined;
  return Object.fromEntries(
    found.values.slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? undefined : value.candidates[0]?.value,
    ]),
  );
}

it("takes no request for the name of a thing", async () => {
  expect(await corrected("and put the van in the garage", lunch, "revise")).toBeUndefined();
  expect(await corrected("no, tea with Odo", lunch, "revise")).toMatchObject({
    title: "tea with Odo",
  });
});

it.each([
  "no, the winch has to go in the garage",
  "no, to Robin for the sewing",
  "eleven, the suit's not ready",
])("takes no clause for a name: %s", async (text) => {
  expect((await corrected(text, fetch, "revise"))?.["title"] ?? "fetch the suit").toBe(
    "fetch the suit",
  );
});

it("takes no time out of a name", async () => {
  expect(await corrected("call it Ring Robin about Easter", fetch, "revise")).toEqual({
    ...fetch.arguments,
    title: "Ring Robin about Easter",
  });
});

it("takes no number behind a word that was written down for a time", async () => {
  const bay = called("calendar.create_event", "put the van in on Friday at one, bay 140", {
    title: "van",
    start: "on Friday at one",
    location: "bay 140",
  });
  expect(await corrected("bay 104, I swapped them", bay, "revise")).toMatchObject({
    location: "bay 104",
    start: "on Friday at one",
  });
});

describe("what only says that something is wrong", () => {
  const shown = [{ kind: "reminder", id: "r1", facts: { title: "fetch the suit" } }];
  const said = (text: string) => ({
    utterance: typed(text),
    understood: [{ text, ranked: { tools: [], none: 0.9, unmatched: [], sure: false } }],
  });

  it("is asked about by the tool that changes what was made", () => {
    const text = "the other list would have been the right one";
    expect(askWhat(sourcesOf({ lastCall: fetch, shown }), said(text))).toMatchObject({
      part: { ranked: { tools: [{ name: "reminders.update" }] } },
      values: { from: "revised", slots: [{ parameter: "id" }] },
      replaces: false,
    });
  });

  it.each([
    ["where nothing was changed", { ...fetch, isEffect: false }, shown],
    ["where what was made isn't there", fetch, []],
    ["where it is of another kind", lunch, shown],
  ])("is not, %s", (_, lastCall, before) => {
    expect(askWhat(sourcesOf({ lastCall, shown: before }), said("it's wrong"))).toBeUndefined();
  });
});

describe("a word that says something was meant otherwise, with a value of a kind the act had", () => {
  it.each([
    [
      "No wait, Saturday the 7th, ten in the morning",
      fetch,
      { due: "on Saturday the 7th at ten in the morning" },
    ],
    [
      "No, I tell a lie, they're shut on Thursdays. Friday, same hour.",
      fetch,
      { due: "on Friday at eleven" },
    ],
    ["Hmm no, they said quarter past five", fetch, { due: "on Thursday at quarter past five" }],
    ["oh no wait half four", alarm, { at: "half four this afternoon" }],
    [
      "Oh no, the market's on then. The Wednesday, same time.",
      lunch,
      { start: "on The Wednesday at one" },
    ],
    [
      "half one, rather, and two hours is plenty",
      lunch,
      { start: "on Friday at half one", end: "two hours" },
    ],
    ["no, an hour", roast, { duration: "an hour" }],
    ["sorry, half an hour it should be", roast, { duration: "half an hour" }],
    ["No, just medium", urgent, { priority: "medium" }],
    ["Ugh, no, it needs to be half five", alarm, { at: "half five this afternoon" }],
    ["sorry, fifty", roast, { duration: "fifty minutes" }],
    ["Sorry, Wednesday I should say", message, { text: "I can't make it Wednesday" }],
    ["I said Thursday but Sarah asked for Saturday", fetch, { due: "on Saturday at eleven" }],
    ["I said Thursday, it's Saturday she wants it", fetch, { due: "on Saturday at eleven" }],
    ["should've been Saturday, sorry", fetch, { due: "on Saturday at eleven" }],
    [
      "nine in the morning would suit me better",
      fetch,
      { due: "on Thursday at nine in the morning" },
    ],
    [
      "That's too near the school run. Half past three.",
      lunch,
      { start: "on Friday at Half past three" },
    ],
    [
      "Too early for him. The Saturday then, but at four",
      lunch,
      { start: "on The Saturday at four" },
    ],
    ["sorry, two to four", lunch, { start: "on Friday at two to four" }],
    ["Too quiet for me, ninety", volume, { level: 90 }],
  ])("%s", async (text, lastCall, changed) => {
    expect(await corrected(text, lastCall)).toEqual({ ...lastCall.arguments, ...changed });
  });

  it.each([
    ["Wait, when's the dentist?", fetch],
    ["No wait, I'm seeing Robin at six", fetch],
    ["Oh no, Thursday is full", fetch],
    ["Actually, set a timer for five minutes", fetch],
    ["no, take that off, he rang at two", fetch],
    ["oh and on Friday as well", fetch],
    ["I'm so tired", fetch],
  ])("leaves the act as it is: %s", async (text, lastCall) => {
    expect(await corrected(text, lastCall)).toBeUndefined();
  });
});

describe("words in the place of those that were written down", () => {
  it.each([
    ["Not roast. Chicken", roast, { label: "Chicken" }],
    [
      "Lamb roast, duh. Make it fifty, sorry",
      roast,
      { label: "Lamb roast", duration: "fifty minutes" },
    ],
    ["Called chicken, not roast", roast, { label: "chicken" }],
    ["No no, new tyres it should say", note, { body: "new tyres" }],
    ["Call it Van jobs instead", note, { title: "Van jobs" }],
    ["Not Sarah, Robin", lunch, { title: "lunch with Robin" }],
    ["Look at me. Wrong Sarah. Robin is who I'm seeing", lunch, { title: "lunch with Robin" }],
    ["no, I can't make it on Friday", message, { text: "I can't make it on Friday" }],
    ["it's Łukasz I'm meeting, not her", lunch, { title: "lunch with Łukasz" }],
    ["it's Quay Coffee, not Mabel's", cafe, { location: "Quay Coffee" }],
    ["I had the price wrong, it's 46", offer, { text: "it costs 46 pounds" }],
    ["to July, not June", rent, { text: "the rent goes up from May to July" }],
  ])("%s", async (text, lastCall, changed) => {
    expect(await corrected(text, lastCall, "revise")).toEqual({
      ...lastCall.arguments,
      ...changed,
    });
  });

  it("are none where it isn't told which of two texts is meant", async () => {
    expect(await corrected("the other one", note, "revise")).toBeUndefined();
  });
});

describe("another record of the kind the act was done to", () => {
  const [first] = events();
  const gone = (text: string) => {
    const lastCall = called("calendar.delete_event", "cancel the stand-up", { id: "event:1" });
    const shown = [{ kind: "event", id: first?.id ?? "", facts: { title: first?.title ?? "" } }];
    const sources = sourcesOf({ lastCall, shown, actOf: () => "redirect", rankWords: indexed });
    return revise(sources, typed(text), "record");
  };

  it("takes its place", async () => {
    expect(await gone("not that, the dentist")).toMatchObject({
      replaces: true,
      values: { slots: [{ parameter: "id", value: { candidates: [{ value: "event:2" }] } }] },
    });
  });

  it.each(["put it back", "not that, the dentist's accountant", "the dragon"])(
    "is none that is named by half: %s",
    async (text) => expect(await gone(text)).toBeUndefined(),
  );
});

describe("what is read for one field alone", () => {
  const read = async (text: string, lastCall: RememberedCall) => {
    const correction = await correctionOf(sourcesOf({ lastCall }), typed(text));
    if (!correction) throw new Error("no correction");
    return correction;
  };

  it("tells times, names and texts apart", async () => {
    const friday = await read("no, Friday", fetch);
    expect(newTimes(friday).slots).toHaveLength(1);
    expect(newNames(friday).slots).toEqual([]);
    expect(newText(friday, { taken: newTimes(friday).taken, isTold: true })).toEqual([]);
    expect(otherRecord(sourcesOf({ lastCall: fetch }), friday)).toEqual([]);
    const list = await read("sorry, on the shopping list I meant", fetch);
    expect(newNames(list).slots).toMatchObject([{ parameter: "list" }]);
    expect(newTimes(list).slots).toEqual([]);
  });

  it.each([
    ["no, until two", true],
    ["no, Friday to Sunday", true],
    ["no, half past one till two", false],
  ])(
    "leaves a stretch that says but one end, or days, to what reads both: %s",
    async (text, is) => {
      const { said } = await read(text, lunch);
      expect(tellsStretch(said.reading)).toBe(is);
    },
  );

  it.each([
    ["the day before, at two", ["on 2026-03-05 at two"]],
    ["Robin's off that night", []],
    ["two to four", ["on Friday at two to four"]],
  ])("takes a day that is pointed at, and no time of what is told: %s", async (text, times) => {
    const { slots } = newTimes(await read(text, lunch));
    const told = slots.map(({ value }) =>
      value.kind === "free" ? "" : value.candidates[0]?.value,
    );
    expect(told).toEqual(times);
  });

  it("is one candidate", () => {
    const candidate = { value: "tea", origin: { origin: "said", text: "tea" } } as const;
    expect(closed("title", candidate)).toMatchObject({ value: { candidates: [candidate] } });
  });
});

const eggs = called("timers.set", "set a timer for nine minutes", { duration: "nine minutes" });

describe("a further field of what was made, or what was told told again", () => {
  const given = (found: Awaited<ReturnType<typeof sameTo>>): unknown =>
    found?.values.from === "revised"
      ? Object.fromEntries(
          found.values.slots.map(({ parameter, value }) => [
            parameter,
            value.kind === "free" ? undefined : value.candidates[0]?.value,
          ]),
        )
      : undefined;

  it.each([
    ["make it high priority an all", fetch, { priority: "high" }],
    ["that's urgent by the way", fetch, { priority: "high" }],
    ["Oh and we're doing that at the mill", lunch, { location: "the mill" }],
    ["it's at Quay Street", lunch, { location: "Quay Street" }],
    ["Call that one soft eggs", eggs, { label: "soft eggs" }],
  ])("%s", async (text, lastCall, more) => {
    const found = await furtherField(sourcesOf({ lastCall }), typed(text));
    expect(given(found)).toEqual({ ...lastCall.arguments, ...more });
    expect(found?.replaces).toBe(true);
  });

  it.each([
    ["is it at the mill?", lunch],
    ["it's in the diary then", lunch],
    ["I'm at the bus stop", lunch],
    ["it's on Friday", fetch],
    ["put it on the shopping list", fetch],
  ])("is none: %s", async (text, lastCall) => {
    expect(await furtherField(sourcesOf({ lastCall }), typed(text))).toBeUndefined();
  });

  it("goes to somebody else as well", async () => {
    const sources = sourcesOf({ lastCall: message });
    const found = await sameTo(sources, typed("tell Mum the same"));
    expect(given(found)).toEqual({ ...message.arguments, to: "Margaret Ellery" });
    expect(found?.replaces).toBe(false);
    const sent = await sameTo(sources, typed("send it to Mum as well"));
    expect(given(sent)).toEqual({ ...message.arguments, to: "Margaret Ellery" });
    expect(await sameTo(sources, typed("tell Mum I'm at the same place"))).toBeUndefined();
  });
});

it.each([
  ["no, say I can't come on Sunday instead", message, { text: "I can't come on Sunday" }],
  [
    "Wait, that's the bank holiday. Tell her Wednesday",
    message,
    { text: "I can't make it Wednesday" },
  ],
  ["No, change it, the winch is ready", rent, { text: "the winch is ready" }],
  ["tell her I'm late", message, undefined],
  ["no, tell Odo I'm late", message, undefined],
  ["Sunday, I meant to say. Fix it please", message, undefined],
  ["no, change it, please", message, undefined],
  ["no wait, tell her I'm late", note, undefined],
  ["actually text her I'm late", message, undefined],
  ["no, tell her about the winch", message, undefined],
])("what was written is replaced where other words are said to go: %s", async (text, last, is) => {
  const found = await saidInstead(sourcesOf({ lastCall: last }), typed(text));
  const slots = found?.values.from === "revised" ? found.values.slots : [];
  const told = slots.map(({ parameter, value }) => [
    parameter,
    value.kind === "free" ? undefined : value.candidates[0]?.value,
  ]);
  expect(found && Object.fromEntries(told)).toEqual(is && { ...last.arguments, ...is });
});

it.each([
  [
    "one more right behind it, half past eleven, ring the mill",
    { title: "ring the mill", due: "on Thursday at half past eleven" },
  ],
  ["another one, on Friday", { due: "on Friday at eleven" }],
  ["another one, on Friday, he never answers", { due: "on Friday at eleven" }],
])("one more has the values that are said, and is called as it is said: %s", async (text, is) => {
  const found = await oneMore(sourcesOf({ lastCall: fetch }), typed(text));
  const slots = found?.values.from === "revised" ? found.values.slots : [];
  const told = slots.map(({ parameter, value }) => [
    parameter,
    value.kind === "free" ? undefined : value.candidates[0]?.value,
  ]);
  expect(Object.fromEntries(told)).toEqual({ ...fetch.arguments, ...is });
});

it.each([
  [
    "add a line that the winch is ready",
    rent,
    "the rent goes up from May to June. The winch is ready",
  ],
  ["can you put in that it's 40 all in, please", offer, "it costs 64 pounds. It's 40 all in"],
  ["add love Una at the end", rent, "the rent goes up from May to June. Love Una"],
  ["sign it Una and Odo", offer, "it costs 64 pounds. Una and Odo"],
  ["add eggs", rent, undefined],
  ["add a line that it's cold", note, undefined],
])("more is said to whom something was written: %s", async (text, last, is) => {
  const found = await saidAlso(sourcesOf({ lastCall: last }), typed(text));
  const [slot] = found?.values.from === "revised" ? found.values.slots : [];
  expect(slot?.value.kind === "closed" ? slot.value.candidates[0]?.value : undefined).toBe(is);
});

it.each([
  ["no don't bother, he rang at two", true],
  ["don't send it, say I'm early", false],
  ["he rang at two", false],
])("only takes the act back: %s", async (text, expected) => {
  expect(await onlyTakesBack(sourcesOf({ lastCall: fetch }), typed(text))).toBe(expected);
});

describe("the time for another record than the act was done to", () => {
  const moved = called("calendar.update_event", "move the dentist on Monday to nine", {
    id: "event:1",
    start: "on Monday at nine",
  });
  const told = async (text: string): Promise<readonly unknown[]> => {
    const sources = sourcesOf({ lastCall: moved, rankWords: indexed });
    const correction = await correctionOf(sources, typed(text));
    if (!correction) return [];
    const { slots } = timesOfOther(newTimes(correction), correction);
    return slots.map(({ value }) => (value.kind === "free" ? "" : value.candidates[0]?.value));
  };

  it.each([
    // An hour alone is one of its own day, a day alone says which it is.
    ["the stand-up, at eleven", ["at eleven"]],
    ["the stand-up on Friday", []],
    ["the stand-up, on Friday at eleven", ["on Friday at eleven"]],
  ])("%s", async (text, times) => {
    expect(await told(text)).toEqual(times);
  });
});

describe("a person that was said to be wrong", () => {
  it("is a value of the act, and names no record", async () => {
    const added = called("calendar.update_event", "add Łukasz to the stand-up", {
      id: "event:1",
      with: "Łukasz Wójcik",
    });
    expect(await corrected("Mum, not Łukasz", added, "revise")).toMatchObject({ id: "event:1" });
  });
});

describe("another record that is called nearly the same", () => {
  it("is told by the number or letter that is said", async () => {
    const seed = {
      reminders: reminders()
        .slice(0, 2)
        .map((one, at) => ({
          ...one,
          id: `r${at}`,
          title: `Mark form ${at === 0 ? "A" : "B"} essays`,
        })),
    };
    const shown = [{ kind: "reminder", id: "r0", facts: { title: "Mark form A essays" } }];
    const done = called("reminders.complete", "mark the form A essays as done", {
      id: "reminder:1",
    });
    const sources = sourcesOf({ lastCall: done, rankWords: indexed, seed, shown });
    const correction = await correctionOf(sources, typed("oh no, it's B that I did"));
    expect(correction && otherRecord(sources, correction)).toMatchObject([{ parameter: "id" }]);
  });
});
