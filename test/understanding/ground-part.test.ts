import { createRegistry } from "../../src/tool/registry.ts";
import { tools } from "../../tools/index.ts";
import { expect, it } from "vitest";
import { createRequestReader } from "../../src/grounding/reading/request-context.ts";
import { english } from "../../src/language/en/english.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import type { Slot } from "../../src/types/turn/call-space.ts";
import type { PlanValues } from "../../src/types/turn/plan.ts";
import { groundPart } from "../../src/understanding/ground-part.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { callOf } from "../helpers/turn-state.ts";
import { clock, tool } from "../tools/run-tool.ts";

const slot = (parameter: string, value: string): Slot => {
  const candidates = [{ value, origin: { origin: "said", text: value } }] as const;
  return { parameter, required: true, value: { kind: "closed", candidates } };
};
const question = {
  call: callOf("reminders.create"),
  missing: ["due"],
  slots: [slot("title", "call Mum")],
  question: "When?",
  rest: [],
};

it.each<[PlanValues, readonly string[]]>([
  [{ from: "words" }, []],
  // The waiting call gives what the answer leaves out.
  [{ from: "answer", question }, ["title"]],
  [{ from: "last-call", kept: [slot("list", "Shopping")], put: [] }, ["list"]],
])("values taken from %j are those of the words and %j", async (values, taken) => {
  const { host } = createMemoryHost(clock);
  const handles = createHandleBook();
  const sources = {
    host,
    registry: createRegistry(tools),
    handles,
    language: english,
    names: async () => ({}),
    remembers: true,
  };
  const utterance = { text: "at five", alternatives: [], source: "typed", confidence: 1 } as const;
  const reminder = tool("reminders.create");
  const request = await createRequestReader(sources)(utterance, [reminder]);
  const given = groundPart(values, reminder, request).slots.map(({ parameter }) => parameter);
  expect(given).toEqual(expect.arrayContaining(["due", ...taken]));
  const others = ["title", "list"].filter((name) => !taken.includes(name));
  for (const name of others) expect(given).not.toContain(name);
});
