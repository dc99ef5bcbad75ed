import { describe, expect, it } from "vitest";
import {
  atPlace,
  chosenByWords,
  groundHandle,
} from "../../../src/grounding/entity-linking/ground-handle.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";
import { record, request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const shown = (titles: readonly string[], changes: Partial<HandleEntry> = {}): HandleEntry[] =>
  titles.map((title, place) => ({
    handle: `reminder:${place + 1}`,
    kind: "reminder",
    id: title,
    facts: { title },
    listing: 1,
    place,
    isOwn: true,
    ...changes,
  }));

const three = shown(["Renew the passport", "Water the plants", "Ring Granny"]);

type Given = {
  readonly handles?: readonly HandleEntry[];
  readonly hasContent?: boolean;
  readonly name?: string;
};

/** The records that words point at, with who chose them. */
function pointed(
  text: string,
  { handles = three, hasContent = true, name = "reminders.complete" }: Given = {},
) {
  const known = { reminder: [record("reminder", { title: "Feed the hamster" })] };
  const parameter = parametersOf(tool(name)).find(({ kind }) => kind === "handle");
  if (!parameter) throw new Error(`${name} takes no record.`);
  const { reading, context } = request(text, { handles, known });
  const around = { ...context, tool: tool(name), isPointed: true, hasContent };
  return groundHandle(parameter, reading, around).candidates.map(({ value, origin }) =>
    origin.origin === "handle" ? `${String(value)} by ${origin.chosenBy}` : origin.origin,
  );
}

describe("which record is meant", () => {
  it.each([
    ["tick off reminder:2", ["reminder:2 by words"]],
    ["tick off the second one", ["reminder:2 by words"]],
    ["tick off the passport one", ["reminder:1 by words"]],
    ["tick off the last one", ["reminder:3 by words"]],
    ["tick it off", ["reminder:1 by model", "reminder:2 by model", "reminder:3 by model"]],
    // Nobody has seen that one yet.
    ["tick off the hamster", []],
    ["tick off all of them", []],
  ])("%s", (text, expected) => {
    expect(pointed(text)).toEqual(expected);
  });

  it.each([
    ["it is all that was asked for", shown(["Ring Granny"]), ["reminder:1 by alone"]],
    ["a model looked it up", shown(["Ring Granny"], { isOwn: false }), ["reminder:1 by model"]],
    ["it is of another kind", shown(["Ring Granny"], { kind: "mail" }), []],
  ])("“it”, where %s", (_, handles, expected) => {
    expect(pointed("tick it off", { handles })).toEqual(expected);
  });

  it.each([
    ["tick off the morning one", ["reminder:1 by words"]],
    ["tick off the evening one", ["reminder:2 by words"]],
    // Both, or none, are then.
    ["tick off the night one", ["reminder:1 by model", "reminder:2 by model"]],
  ])("by the part of the day: %s", (text, expected) => {
    const handles = shown(["Renew the passport", "Water the plants"]).map((one, place) => ({
      ...one,
      at: Date.parse(["2026-08-03T09:30:00Z", "2026-08-03T16:30:00Z"][place] ?? ""),
    }));
    expect(pointed(text, { handles })).toEqual(expected);
  });

  it("a place in a list that a model looked up is chosen by the model", () => {
    const handles = three.map((one) => ({ ...one, isOwn: false }));
    expect(pointed("tick off the second one", { handles })).toEqual(["reminder:2 by model"]);
  });

  it.each([
    [true, []],
    [false, ["reminder:1 by alone"]],
  ])("words that say something (%s) don't mean the newest", (hasContent, expected) => {
    expect(pointed("tick off", { handles: shown(["Ring Granny"]), hasContent })).toEqual(expected);
  });
});

it.each([
  ["the second one", 3, "reminder:2"],
  ["the last one", 3, "reminder:3"],
  ["the second one", 1, undefined],
  ["the passport", 3, undefined],
])("%s of %i: %s", (text, count, expected) => {
  expect(atPlace(three.slice(0, count), request(text).reading)?.handle).toBe(expected);
});

it("a record that is left alone was chosen by the words", () => {
  const of = (handle: string): Candidate => ({
    value: handle,
    origin: { origin: "handle", handle, chosenBy: "model" },
  });
  expect(chosenByWords([of("reminder:1")])).toMatchObject([{ origin: { chosenBy: "words" } }]);
  const two = [of("reminder:1"), of("reminder:2")];
  expect(chosenByWords(two)).toBe(two);
});

it("who is to come to it says nothing of which record it is", () => {
  const name = "calendar.update_event";
  const lunch = { handle: "event:1", kind: "event", id: "e1", facts: { title: "Lunch with Odo" } };
  const handles = [{ ...lunch, listing: 1, place: 0, isOwn: true }];
  const known = { event: [record("event", { title: "Tea with Anna" })] };
  const parameter = parametersOf(tool(name)).find(({ kind }) => kind === "handle");
  const names = { person: [{ id: "p", name: "Anna Lindqvist" }] };
  const { reading, context } = request("invite Anna to it", { handles, known, names });
  const around = { ...context, tool: tool(name), isPointed: true, hasContent: true };
  const { candidates } = groundHandle(parameter!, reading, around);
  expect(candidates.map(({ value }) => value)).toEqual(["event:1"]);
});
