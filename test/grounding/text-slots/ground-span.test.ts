import { expect, it } from "vitest";
import { groundSpans } from "../../../src/grounding/text-slots/ground-span.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  [
    "calendar.create_event",
    "book tennis at the club, I'm free then",
    [],
    { location: ["the club"] },
  ],
  ["calendar.create_event", "book tennis tomorrow", ["tomorrow"], { title: ["tennis"] }],
  ["calendar.create_event", "book an event called swim", [], { title: ["swim"] }],
  ["timers.set", "a timer for the eggs", [], { label: ["eggs"] }],
  ["calendar.query", "anything about the regatta", [], { text: ["regatta"] }],
  ["calendar.query", "what's on", [], { text: [] }],
  [
    "calendar.update_event",
    "add a note to the regatta to bring the flag",
    [],
    { notes: ["bring the flag"] },
  ],
  // What changes a record takes no title of the words that say which.
  ["calendar.update_event", "move the dentist", [], { title: [] }],
] as const)("%s: %s, without %j", (...[name, text, others, expected]) => {
  const taken = others.map((one) => ({
    start: text.indexOf(one),
    end: text.indexOf(one) + one.length,
  }));
  const parameters = parametersOf(tool(name)).filter(({ kind }) => kind === "span");
  const found = groundSpans({
    tool: tool(name),
    parameters,
    reading: request(text).reading,
    taken,
  });
  const values = Object.fromEntries([...found].map(([one, all]) => [one, valuesOf(all)]));
  expect(values).toMatchObject(expected);
});
