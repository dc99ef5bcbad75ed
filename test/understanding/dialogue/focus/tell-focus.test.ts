import { expect, it } from "vitest";
import type { JsonObject } from "../../../../src/types/json.ts";
import { tellFocus } from "../../../../src/understanding/dialogue/focus/tell-focus.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const shown = [{ kind: "message", id: "m1", facts: { from: "Sarah Chen", text: "at two?" } }];

type After = { readonly tool: string; readonly given?: JsonObject; readonly isShown?: boolean };

function told(text: string, { tool, given = {}, isShown = true }: After): unknown {
  const lastCall = { tool, arguments: given, origins: {}, said: "", isEffect: false, shown: 1 };
  const found = tellFocus(sourcesOf({ lastCall, ...(isShown ? { shown } : {}) }), typed(text));
  if (found?.values.from !== "last-call") return undefined;
  const { put, kept } = found.values;
  return [
    found.part.ranked.tools[0]?.name,
    ...[...put, ...kept].map(({ value }) =>
      value.kind === "free" ? "" : value.candidates[0]?.value,
    ),
  ];
}

it.each([
  ["tell her that's fine", "that's fine"],
  ["answer her that I'll be there at two", "I'll be there at two"],
  ["let them know we are on the way, please", "we are on the way"],
  ["reply saying no need", "no need"],
])("goes to whom the texts are of, in just these words: %s", (text, words) => {
  expect(told(text, { tool: "messages.recent" })).toEqual(["messages.send", words]);
});

it("goes to whom the texts were asked of, where nobody is pointed at", () => {
  const given = { who: "Sarah Chen" };
  expect(told("say I'd be glad to", { tool: "messages.recent", given })).toEqual([
    "messages.send",
    "I'd be glad to",
    "Sarah Chen",
  ]);
  expect(told("reply sounds good", { tool: "messages.recent", given })).toEqual([
    "messages.send",
    "sounds good",
    "Sarah Chen",
  ]);
  expect(told("say I'd be glad to", { tool: "calendar.query" })).toBeUndefined();
});

it("answers the mail that was read last, where it asks for an answer", () => {
  const shown = [{ kind: "mail", id: "m1", facts: { from: "Sarah Chen", subject: "Two?" } }];
  const lastCall = {
    tool: "mail.read",
    arguments: {},
    origins: {},
    said: "",
    isEffect: false,
    shown: 1,
  };
  const toolFor = (text: string): string | undefined =>
    tellFocus(sourcesOf({ lastCall, shown }), typed(text))?.part.ranked.tools[0]?.name;
  expect(toolFor("answer it. Two is fine")).toBe("mail.send");
  expect(toolFor("reply thank you, two is fine")).toBe("mail.send");
  expect(toolFor("say thanks, see you then")).toBe("mail.send");
  expect(toolFor("tell her two is fine")).toBeUndefined();
});

it("goes to whom texts were looked for of, where there were none", () => {
  const given = { who: "Sarah Chen" };
  expect(told("tell her I'm late", { tool: "messages.recent", given, isShown: false })).toEqual([
    "messages.send",
    "I'm late",
    "Sarah Chen",
  ]);
  expect(told("tell her I'm late", { tool: "messages.recent", isShown: false })).toBeUndefined();
});

it.each([
  ["tell her to bring the key", "messages.recent"],
  ["tell Odo that's fine", "messages.recent"],
  ["tell me about it", "messages.recent"],
  ["tell her that's fine", "mail.recent"],
])("leaves to others: %s after %s", (text, tool) => {
  expect(told(text, { tool })).toBeUndefined();
});
