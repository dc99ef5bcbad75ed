import { createRegistry } from "../../src/tool/registry.ts";
import { tools } from "../../tools/index.ts";
import { describe, expect, it } from "vitest";
import { createRequestReader } from "../../src/grounding/request/request-context.ts";
import type { RequestReader } from "../../src/grounding/request/request-context.ts";
import { english } from "../../src/language/en/english.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock, tool } from "../tools/run-tool.ts";
import { events, mails } from "../tools/world.ts";

const typed = (text: string) =>
  ({ text, alternatives: [], source: "typed", confidence: 1 }) as const;

function reader(remembers = true) {
  const { host, world } = createMemoryHost(clock, { events: events(), mails: mails() });
  const handles = createHandleBook();
  handles.issue([{ kind: "event", id: "e1", facts: { title: "Stand-up" } }], true);
  let looks = 0;
  const names = async () => {
    looks += 1;
    return {};
  };
  const read: RequestReader = createRequestReader({
    host,
    registry: createRegistry(tools),
    names,
    handles,
    language: english,
    remembers,
  });
  return { read, handles, world, looks: () => looks };
}

describe("what code can tell about some words", () => {
  it("is read once for the same words", async () => {
    const { read, looks } = reader();
    const [one, same] = [await read(typed("the dentist")), await read(typed("the dentist"))];
    expect(same.reading).toBe(one.reading);
    await read(typed("the choir"));
    expect(looks()).toBe(2);
  });

  it.each([
    ["the dentist", "calendar.update_event", ["event"]],
    ["the dentist", "mail.read", ["mail"]],
    ["the dentist", "timers.set", []],
    // A time told by an appointment is told by the calendar, whatever the tool is about.
    ["remind me the day before the dentist", "timers.set", ["event"]],
  ])("of %j for %s holds the records of %j", async (text, name, kinds) => {
    const { context } = await reader().read(typed(text), [tool(name)]);
    expect(Object.keys(context.known ?? {})).toEqual(kinds);
  });

  it("keeps the records it read, and takes the handles of the moment", async () => {
    const { read, handles, world } = reader();
    const words = [typed("the dentist"), [tool("calendar.update_event")]] as const;
    const before = await read(...words);
    world.events.pop();
    handles.issue([{ kind: "event", id: "e2", facts: { title: "Dentist" } }], true);
    const after = await read(...words);
    expect(after.context.known).toEqual(before.context.known);
    expect(after.context.handles.map(({ id }) => id)).toEqual(["e2", "e1"]);
  });

  it("leaves out what earlier turns showed where nothing is to be remembered", async () => {
    const { read, handles } = reader(false);
    handles.issue([{ kind: "event", id: "e2", facts: { title: "Dentist" } }], true);
    const { context } = await read(typed("the dentist"));
    expect(context.handles.map(({ id }) => id)).toEqual(["e2"]);
  });
});
