import { describe, expect, it } from "vitest";
import { dropSwallowing } from "../../../src/grounding/tool/drop-swallowing.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

/** What is left of arguments that were read from these words. */
function left([name, words]: readonly [string, string], values: Readonly<Record<string, string>>) {
  const { reading } = request(words);
  const as = (text: string): readonly Candidate[] => [
    { value: text, origin: { origin: "said", text } },
  ];
  const found = new Map(Object.entries(values).map(([one, text]) => [one, as(text)]));
  dropSwallowing({ tool: tool(name), reading, taken: [], found, known: undefined, clock });
  return Object.fromEntries([...found].map(([one, all]) => [one, valuesOf(all)[0]]));
}

describe("words to be written down", () => {
  it.each([
    [
      "messages.send",
      "how much is it? text Ben the sum",
      { to: "Ben", text: "is it? text Ben the sum" },
      { to: "Ben" },
    ],
    [
      "files.write",
      "move it into the attic",
      { path: "move it into the attic", text: "into the attic" },
      { text: "into the attic" },
    ],
    [
      "messages.send",
      "tell Ben yeah fine",
      { to: "Ben", text: "tell Ben yeah fine" },
      { to: "Ben", text: "yeah fine" },
    ],
  ])("%s: %s", (...[name, words, values, expected]) => {
    expect(left([name, words], values)).toEqual(expected);
  });

  it.each([
    ["messages.send", "text Ben I'm late", { to: "Ben", text: "I'm late" }],
    ["messages.send", "text Ben that Ben is late", { to: "Ben", text: "Ben is late" }],
    ["messages.send", "tell him Ben is late", { to: "him", text: "Ben is late" }],
    [
      "mail.send",
      "mail Ben the plan is done",
      { to: "Ben", subject: "the plan", body: "the plan is done" },
    ],
    ["calendar.query", "lunch with Ben", { text: "lunch with Ben" }],
  ])("%s: %s keeps all", (name, words, values) => {
    expect(left([name, words], values)).toEqual(values);
  });
});
