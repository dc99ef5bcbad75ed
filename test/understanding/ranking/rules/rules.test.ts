import { describe, expect, it } from "vitest";
import { NOTHING_FITS } from "../../../../src/understanding/plan.ts";
import { english } from "../../../../src/language/en/english.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import type { Ranked } from "../../../../src/types/turn/ranked.ts";
import { groundTool } from "../../../../src/grounding/tool/ground-tool.ts";
import type { SlotValue } from "../../../../src/types/turn/call-space.ts";
import { request } from "../../../helpers/grounding.ts";
import { consider } from "../../../helpers/consider.ts";
import {
  cardTool,
  isOpened,
  guestTool,
  personTool,
  readingTool,
  replyTool,
} from "../../../../src/understanding/ranking/rules/told-tool.ts";
import { ofAnotherKind } from "../../../../src/understanding/ranking/rules/of-another-kind.ts";
import { madeAnew } from "../../../../src/understanding/ranking/rules/made-anew.ts";
import { namedAlone } from "../../../../src/understanding/ranking/rules/named-alone.ts";
import { onlyAsked } from "../../../../src/understanding/ranking/rules/only-asked.ts";
import { onlyTool, openedFirst } from "../../../../src/understanding/ranking/rules/one-tool.ts";
import { tools } from "../../../../tools/index.ts";

const registry = createRegistry(tools);

function ranked(first: string, second = "calendar.query", sure = false): Ranked {
  const both = [
    { name: first, score: 0.8 },
    { name: second, score: 0.1 },
  ];
  return { tools: both, none: 0.1, unmatched: [], sure };
}

const asked = (text: string, first: string, second?: string): Ranked =>
  onlyAsked(ranked(first, second), { text, language: english, registry });

describe("forbidden", () => {
  it.each([
    ["don't send it", "mail.send"],
    ["never delete my notes", "files.trash"],
  ])("%s: nothing is done", (text, tool) => {
    expect(asked(text, tool)).toEqual(NOTHING_FITS);
  });
});

describe("gone", () => {
  it.each([
    ["delete the rota", "reminders.delete"],
    ["get rid of the lamp", "reminders.delete"],
    ["cross the milk off", "reminders.complete"],
  ])("%s: %s", (text, tool) => {
    expect(asked(text, "reminders.complete", "reminders.delete").tools[0]?.name).toBe(tool);
  });
});

describe("what the index is sure of", () => {
  it.each([
    ["Kim mailed she's late", "messages.send", "messages.send"],
    ["should I cancel the dentist", "calendar.delete_event", "calendar.query"],
    ["don't send it", "mail.send", undefined],
  ])("%s: %s stays %s", (text, tool, first) => {
    const sure = ranked(tool, "calendar.query", true);
    expect(onlyAsked(sure, { text, language: english, registry }).tools[0]?.name).toBe(first);
  });
});

describe("over", () => {
  it("makes nothing, and may be said of what is there", () => {
    const first = (text: string, tool: string): string | undefined =>
      onlyAsked(ranked(tool, "calendar.query", true), { text, language: english, registry })
        .tools[0]?.name;
    expect(first("the twins were up at five", "timers.set")).toBe("calendar.query");
    expect(first("four hours' sleep and the pump's off again, honestly", "timers.set")).toBe(
      "calendar.query",
    );
    expect(first("twenty minutes for the rice and I'm upstairs", "timers.set")).toBe("timers.set");
    expect(first("the pump packed in at six this morning", "calendar.create_event")).toBe(
      "calendar.query",
    );
    expect(first("I finished the sermon last night", "reminders.complete")).toBe(
      "reminders.complete",
    );
    expect(first("I booked the vet for Friday at three", "calendar.create_event")).toBe(
      "calendar.create_event",
    );
  });
});

describe("put elsewhere", () => {
  it.each([
    ["move that over to the boat folder before it is lost", false],
    ["move that to the trash", true],
  ])("%s: it may be taken away: %s", (text, may) => {
    const { tools: left } = asked(text, "files.trash");
    expect(left.some(({ name }) => name === "files.trash")).toBe(may);
  });
});

describe("reported", () => {
  it.each([
    ["Odalys mailed she's late on Friday", true],
    ["my sister's asking for the gate code again", true],
    ["Odo has changed the code for the shed", true],
    ["text Odo she's asking for the code", false],
    ["email my sister's teacher that he's ill", false],
    ["tell Odo we moved it", false],
  ])("nobody is written to by what somebody else did: %s", (text, isReport) => {
    const tools = asked(text, "messages.send").tools.map(({ name }) => name);
    expect(tools.includes("messages.send")).toBe(!isReport);
  });
});

describe("turned round", () => {
  it.each([["close Notes", "system.open_app"]])("%s: %s does the opposite", (text, tool) => {
    expect(asked(text, tool)).toEqual(NOTHING_FITS);
  });

  it("leaves what does it alone", () => {
    expect(asked("open Notes", "system.open_app")).toEqual(ranked("system.open_app"));
  });
});

describe("beyond", () => {
  it.each(["reminders.create", "notes.create", "messages.send"])(
    "nothing is noted down instead: %s",
    (tool) => {
      expect(asked("get the tyres delivered to the yard", tool)).toEqual(NOTHING_FITS);
    },
  );
});

describe("wondered about", () => {
  it("leaves what reads, and is no reason to read", () => {
    const { tools: left, none } = asked("should I cancel the dentist", "calendar.delete_event");
    expect(left).toEqual([{ name: "calendar.query", score: 0.1 }]);
    expect(none).toBe(0.8);
  });

  it("is served by what reads, where that comes first", () => {
    const { tools: left, none } = asked(
      "should I cancel the dentist",
      "calendar.query",
      "mail.send",
    );
    expect(left).toEqual([{ name: "calendar.query", score: 0.8 }]);
    expect(none).toBe(0.1);
  });
});

describe("of another kind", () => {
  it.each([
    ["delete all my notes", ["notes.append", "mail.update_message"]],
    ["rename the invoice file", ["reminders.update"]],
    ["delete the reminder", []],
    ["cancel swimming", []],
  ] as const)("%s", (text, others) => {
    const names = ["notes.append", "mail.update_message", "reminders.update"] as const;
    const looked = others.length > 0 ? names : (["reminders.delete"] as const);
    const excluded = ofAnotherKind(
      looked.map((name) => consider(name, text).tool),
      consider("notes.append", text),
    );
    expect([...excluded.tools]).toEqual(expect.arrayContaining([...others]));
    expect(excluded.tools.has("reminders.delete")).toBe(false);
    expect(excluded.isServed).toBe(text === "delete the reminder");
  });
});

describe("put into a folder", () => {
  const home = { folder: [{ id: "f1", name: "Downloads" }] };
  it.each([
    ["move the budget to downloads", true],
    ["put the harbour plan in my downloads", true],
    ["copy it into Downloads, please", false],
    ["bin the budget in downloads", false],
    ["open the budget in downloads", false],
    ["put a file called todo in downloads saying ring Una", false],
    ["move the budget to noon", false],
  ])("nothing is written for it, and what moves files may be meant: %s", (text, isShut) => {
    const { reading, context } = request(text, { names: home });
    const looked = ["files.trash", "files.write", "files.read"].map(
      (name) => consider(name, "").tool,
    );
    const { tools: shut } = ofAnotherKind(looked, { reading, context });
    expect([...shut]).toEqual(isShut ? ["files.write"] : []);
  });
});

describe("put into a calendar", () => {
  it.each([
    ["put that in the diary", true],
    ["pop it in my calendar, please", true],
    ["put that in the diary note", false],
    ["what's in the diary", false],
    ["put that in a note", false],
  ])("is an event and is written down nowhere else: %s", (text, isShut) => {
    const { reading, context } = request(text);
    const looked = ["notes.append", "calendar.create_event", "calendar.query"].map(
      (name) => consider(name, "").tool,
    );
    const { tools: shut, isServed } = ofAnotherKind(looked, { reading, context });
    expect([[...shut], isServed]).toEqual([isShut ? ["notes.append"] : [], isShut]);
  });
});

describe("taken off a list", () => {
  const home = { list: [{ id: "l1", name: "Hardware" }] };
  it.each([
    ["take the hinges off Hardware", true],
    ["take the hinges off the hook", false],
    ["put the hinges on Hardware", false],
  ])("is put on none: %s", (text, isShut) => {
    const { reading, context } = request(text, { names: home });
    const looked = ["reminders.delete", "reminders.update", "reminders.list"].map(
      (name) => consider(name, "").tool,
    );
    const { tools: shut, isServed } = ofAnotherKind(looked, { reading, context });
    expect([[...shut], isServed]).toEqual([isShut ? ["reminders.update"] : [], isShut]);
  });
});

describe("named alone", () => {
  it.each([
    ["collect the documents", true],
    ["Could you please collect the documents?", true],
    ["tick off collect the documents", false],
    ["I collected the documents", false],
    ["delete that document", false],
    ["collect the documents tomorrow and ring Ada", false],
  ])("nobody asks for anything to be done to it: %s", (text, isAlone) => {
    const request = consider("reminders.complete", text);
    expect(namedAlone([request.tool], request).has("reminders.complete")).toBe(isAlone);
  });

  it("is what may be read", () => {
    const request = consider("reminders.list", "collect the documents");
    expect(namedAlone([request.tool], request).size).toBe(0);
  });
});

describe("who is to come to something", () => {
  const looked = ["messages.send", "calendar.update_event"].map((name) => consider(name, "").tool);

  it.each([
    ["add Sarah to the dentist", "calendar.update_event", ["Sarah Lee"]],
    ["invite Bjørn and Sarah Lee to swimming", "calendar.update_event", ["Bjørn Dahl, Sarah Lee"]],
    ["add Sarah to the opera", undefined, []],
    ["add milk to swimming", undefined, []],
    ["add Sarah to the shopping list", undefined, []],
  ])("%s: %s", (text, name, values) => {
    const request = consider("calendar.update_event", text);
    expect(guestTool(looked, request)?.name).toBe(name);
    const { slots } = groundTool(request.tool, request.reading, request.context);
    const guests = slots.filter(({ parameter }) => parameter === "with" && name);
    expect(guests.flatMap(({ value }) => candidatesIn(value))).toEqual(values);
  });
});

function candidatesIn(value: SlotValue): readonly unknown[] {
  return value.kind === "free" ? [] : value.candidates.map((one) => one.value);
}

describe("a reply", () => {
  const looked = ["mail.send", "mail.create_draft"].map((name) => consider(name, "").tool);

  it.each([
    ["reply to Bjørn that I'll be there", "mail.send"],
    ["draft a reply to Bjørn that I'll be there", "mail.create_draft"],
    ["reply to Bjørn that I'll be there, but don't send it yet", "mail.create_draft"],
    ["reply to Ximena that I'll be there", undefined],
    ["write to Bjørn that I'll be there", undefined],
  ])("%s: %s", (text, name) => {
    expect(replyTool(looked, consider("mail.send", text))?.name).toBe(name);
  });

  it("is none of what a day in it sounds like, where no mail is known", () => {
    const others = [registry.get("reminders.create"), ...looked].flatMap((one) => one ?? []);
    const named = (text: string) => replyTool(others, consider("mail.send", text))?.name;
    expect(named("reply that I'll be there on Friday")).toBe("mail.send");
    expect(named("remind me on Friday to reply to Odo")).toBeUndefined();
  });

  it("to a text that was shown last is a text", () => {
    const { reading, context } = consider("mail.send", "reply to Bjørn that I'll be there");
    const shown = { kind: "message", id: "m", facts: {}, listing: 1, place: 1, isOwn: true };
    const handles = [{ handle: "message:1", ...shown }];
    expect(replyTool(looked, { reading, context: { ...context, handles } })).toBeUndefined();
  });
});

describe("opened", () => {
  const writing = ["reminders.create", "messages.send", "mail.send", "mail.recent"] as const;
  const openedBy = (text: string): readonly string[] =>
    writing.filter((name) => {
      const { tool, reading } = consider(name, text);
      return isOpened(tool, reading);
    });

  it.each([
    ["remind me at five to post the books through their letterbox", "reminders.create"],
    ["please remind me to text him", "reminders.create"],
    ["and text him we're in for the weekend", "messages.send"],
    ["email her that it's moved", "mail.send"],
  ])("%s: %s and no other", (text, name) => {
    expect(openedBy(text)).toEqual([name]);
  });

  it.each([
    "remind me what to buy",
    "Remind me, what time do we have to be there?",
    "remind me when I have to leave",
    "remind me at six instead",
    "what did Tom remind me to do",
    "text Tom",
    "the text him and I wrote",
  ])("%s: by no tool", (text) => {
    expect(openedBy(text)).toEqual([]);
  });

  it("is the first, surely, and all others are kept", () => {
    const doubtful = { ...ranked("mail.recent", "messages.send"), none: 0.5, sure: false };
    const { tools: left, none, sure } = openedFirst(doubtful, "messages.send");
    expect(left.map(({ name }) => name)).toEqual(["messages.send", "mail.recent"]);
    expect(left[0]?.score).toBeGreaterThan(none + (left[1]?.score ?? 0));
    expect(sure).toBe(true);
  });
});

it("a request is left as it is", () => {
  expect(asked("cancel the dentist", "calendar.delete_event")).toEqual(
    ranked("calendar.delete_event"),
  );
});

it("the answer to an open question has one tool, surely", () => {
  expect(onlyTool("mail.send")).toMatchObject({
    tools: [{ name: "mail.send", score: 1 }],
    none: 0,
    sure: true,
  });
});

describe("read", () => {
  const looked = tools.filter(({ name }) =>
    ["mail.recent", "mail.read", "messages.recent"].includes(name),
  );
  it.each([
    ["read me my newest mail", "mail.recent", "mail.read"],
    ["show me my newest mail", "mail.recent", undefined],
    // A text is told whole where it is listed.
    ["read me my last text", "messages.recent", undefined],
  ])("%s, where %s is first: %s", (text, first, expected) => {
    const { reading } = consider(first, text);
    expect(readingTool(ranked(first), looked, reading)?.name).toBe(expected);
  });
});

describe("who", () => {
  const looked = tools.filter(({ name }) => ["calendar.query", "contacts.search"].includes(name));
  const person = [{ id: "1", name: "Ruth Ellison", roles: ["Dentist"] }];
  it.each([
    ["who's my dentist", "contacts.search"],
    ["who is Ruth Ellison", "contacts.search"],
    ["who's at the dentist", undefined],
    ["who's with Ruth on Friday", undefined],
    ["when's my dentist", undefined],
    ["who won the cup", undefined],
  ])("%s: %s", (text, expected) => {
    const { reading, context } = request(text, { names: { person } });
    expect(personTool(looked, { reading, context })?.name).toBe(expected);
  });
});

describe("on a card", () => {
  const looked = tools.filter(({ name }) => ["calendar.query", "contacts.search"].includes(name));
  const person = [{ id: "1", name: "Ruth Ellison", roles: ["Dentist", "Mother-in-law"] }];
  it.each([
    ["when's Ruth's birthday", "contacts.search"],
    ["what's my dentist's number", "contacts.search"],
    ["my mother-in-law, where does she live", "contacts.search"],
    ["when's Ruth coming", undefined],
    ["when's the birthday party", undefined],
    ["what's the number in Ruth's note", undefined],
  ])("%s: %s", (text, expected) => {
    const { reading, context } = request(text, { names: { person } });
    expect(cardTool(looked, { reading, context })?.name).toBe(expected);
  });
});

describe("made anew", () => {
  it.each([
    ["put a swim after the meeting", ["calendar.update_event", "reminders.update"]],
    ["put the dentist on Friday", []],
    ["add oil the hinges to the boat list", ["reminders.update"]],
  ])("%s: %j is shut out", (text, names) => {
    const out = madeAnew(registry.acting(), request(text));
    expect(names.every((name) => out.has(name))).toBe(true);
    expect(out.has("calendar.create_event")).toBe(false);
    expect(names.length > 0 || out.size === 0).toBe(true);
  });
});
