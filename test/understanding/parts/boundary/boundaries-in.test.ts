import { describe, expect, it } from "vitest";
import { boundariesIn } from "../../../../src/understanding/parts/boundary/boundaries-in.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

/** What begins each further request, a wave before what leans on the one before it. */
async function begunIn(text: string, learned: readonly string[] = []): Promise<readonly string[]> {
  const boundariesOf = (): readonly { start: number; leans: boolean }[] =>
    learned.map((words) => ({ start: text.indexOf(words), leans: false }));
  const sources = { ...sourcesOf(), boundariesOf };
  const { reading, context } = await sources.contextOf(typed(text), sources.registry.acting());
  return boundariesIn(sources, reading, context.known).map(
    ({ start, leans }) => `${leans ? "~" : ""}${text.slice(start).split(" ")[0] ?? ""}`,
  );
}

describe("where further requests begin", () => {
  it.each<[string, string, readonly string[]]>([
    ["behind a pause, where an act opens", "cancel the dentist, text Anna I'm free", ["text"]],
    ["whatever letter it begins with", "Cancel the dentist, text Anna I'm free", ["text"]],
    ["behind what has no article", "Cancel lunch with Ben, text Anna I'm free", ["text"]],
    ["behind what goes on a list", "add eggs to my list, text Anna I'm on my way", ["text"]],
    ["not among things for a list", "add eggs to my list, text Anna", []],
    ["behind each of them", "set a timer, cancel the dentist, text Anna hello", ["cancel", "text"]],
    ["where something is put somewhere", "cancel the dentist, add eggs to my list", ["add"]],
    ["leaning on what it points at", "cancel the dentist, text her I'm free", ["~text"]],
    ["whatever ends the sentence", "cancel the dentist, text Anna I'm free.", ["text"]],
    ["with what stands for a thing", "cancel the dentist, cancel the choir one.", ["cancel"]],
    [
      "behind a text where one thing more is said to be done",
      "text Anna no worries, cancel her dentist while you're at it.",
      ["~cancel"],
    ],
    ["where a question of its own is asked", "set a timer, what's on tomorrow", ["what's"]],
    ["not where it asks about what is done", "cancel the dentist, is that all right", []],
    ["not where what is written asks", "text Anna no worries, what's on tomorrow", []],
    ["where a known record is moved", "tell Anna I'm late and cancel the dentist", ["cancel"]],
    ["not where nothing is called so", "tell Anna I'm late and cancel the ferry", []],
    ["not where somebody else is to do it", "tell Anna to ring me and cancel the dentist", []],
    ["where a reminder is wanted behind a text", "text Anna hello, remind me to swim", ["remind"]],
    ["not within a text", "text Anna no worries, cancel her dentist.", []],
    ["not where it is told why", "cancel the dentist, Anna is ill", []],
    ["not where it says more of the first", "set a timer, call it tea", []],
    ["not where either is only told", "cancel the dentist, I'm in bed", []],
    ["nor the first", "the dentist is off, cancel the timer", []],
    ["not where it takes the first back", "set a timer, no, text Anna hello", []],
    ["not where somebody is named", "cancel the dentist, Mighty Anna and all", []],
    ["not where it is forbidden", "don't cancel the dentist, play some jazz", []],
    ["not within what is written down", "make a note to swim, text Anna", []],
    ["not behind what is no request", "good old Anna, text her", []],
  ])("%s", async (_, text, begun) => {
    expect(await begunIn(text)).toEqual(begun);
  });

  it("not where what is learned asks for nothing, and more is told", async () => {
    const shut = "tell her till ten, and the gate's shut";
    expect(await begunIn(shut, ["the gate's shut"])).toEqual([]);
    expect(await begunIn("tell her till ten, and play jazz", ["play jazz"])).toEqual(["play"]);
  });

  it("once, where it was learned too", async () => {
    const text = "cancel the dentist, text Anna I'm free";
    expect(await begunIn(text, ["text"])).toEqual(["text"]);
  });
});
