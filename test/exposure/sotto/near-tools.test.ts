import { describe, expect, it } from "vitest";
import { nearLine, nearTools } from "../../../src/exposure/sotto/near-tools.ts";
import type { PromptItem } from "../../../src/types/prompt-item.ts";
import { tools } from "../../../tools/index.ts";

const said = (text: string): PromptItem => ({ kind: "user", text });
const called = (name: string): PromptItem => ({
  kind: "call",
  name,
  arguments: {},
  result: "Done.",
});
/** A conversation: in each turn these were called. */
const turns = (...names: readonly (readonly string[])[]): readonly PromptItem[] =>
  names.flatMap((each) => [said("please"), ...each.map(called)]);

const ACTING = tools.filter(({ run }) => run !== undefined);
const BACK = "conversation.take_back";

const NONE_BEST = { tools: ACTING, best: undefined };

describe("the tools for what was done or shown last", () => {
  it.each<[string, readonly PromptItem[], readonly string[], readonly string[]]>([
    [
      "an event that was made",
      turns(["calendar.create_event"]),
      ["calendar.create_event", "calendar.update_event", "calendar.delete_event", BACK],
      ["reminders.update", "reminders.delete"],
    ],
    [
      "events that were shown, of which none can be taken back",
      turns(["calendar.query"]),
      ["calendar.query", "calendar.update_event", "calendar.delete_event"],
      [BACK],
    ],
    ["a draft", turns(["mail.create_draft"]), ["mail.send", "mail.create_draft", BACK], []],
    ["a timer", turns(["timers.set"]), ["timers.set", "timers.cancel", BACK], ["reminders.create"]],
    ["what has no record", turns(["system.set_volume"]), ["system.set_volume", BACK], []],
    ["what has none, with what goes with it", turns(["music.play"]), ["music.control", BACK], []],
    [
      "the newest turn that called something",
      turns(["notes.search"], ["timers.set"], []),
      ["timers.set", "timers.cancel"],
      ["notes.search", "notes.append"],
    ],
    ["what was taken back", turns(["timers.set"], [BACK]), ["timers.set", "timers.cancel"], []],
    [
      "all that one turn called",
      turns(["notes.search", "calendar.create_event"]),
      ["notes.append", "calendar.update_event"],
      [],
    ],
  ])("are those of %s", (...[, items, has, lacks]) => {
    const line = nearLine(nearTools(items, ACTING), items, NONE_BEST);
    const names = line.replace(/^[^:]+: |\.$/g, "").split(", ");
    expect(names).toEqual(expect.arrayContaining([...has]));
    for (const name of lacks) expect(names).not.toContain(name);
  });

  it.each([
    [
      "what was done can be taken back before all else is done to it",
      undefined,
      /last: calendar\.\w+, conversation\.take_back, /,
    ],
    [
      "what fits the words comes first",
      "calendar.delete_event",
      /last: calendar\.delete_event, conversation\.take_back, /,
    ],
    [
      "what fits, whatever they lean on, stands before them",
      "mail.send",
      /^Likely: mail.send\. For what/,
    ],
  ])("%s", (_, name, line) => {
    const items = turns(["calendar.create_event"]);
    const best = ACTING.find((tool) => tool.name === name);
    expect(nearLine(nearTools(items, ACTING), items, { tools: ACTING, best })).toMatch(line);
  });

  it("are none where nothing was called", () => {
    expect(nearLine(nearTools(turns([]), ACTING), turns([]), NONE_BEST)).toBe("");
  });

  it("come in the order of the tools that are given, and are few", () => {
    const items = turns(["mail.search", "mail.read", "calendar.query"]);
    const near = nearTools(items, ACTING.toReversed());
    expect(near.map(({ name }) => name)).toEqual(
      ACTING.toReversed().flatMap((tool) => (near.includes(tool) ? tool.name : [])),
    );
    expect(near).toHaveLength(6);
  });
});
