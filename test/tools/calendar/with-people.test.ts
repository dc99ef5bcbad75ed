import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createEvent } from "../../../tools/calendar/create-event.ts";
import { updateEvent } from "../../../tools/calendar/update-event.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { clock } from "../run-tool.ts";
import { people } from "../world.ts";

const person = people.find(({ emails }) => emails.length > 0);
const address = person?.emails[0]?.value ?? "";

it("keeps those who take part, and says before that nobody is sent anything", async () => {
  const { host, world } = createMemoryHost(clock, { people });
  const start = { kind: "when", when: whenAt(clock.now() + 3_600_000) } as const;
  const context = {
    host,
    language: english,
    meant: { start },
    signal: new AbortController().signal,
  };
  const input = createEvent.input.parse({ title: "Tea", start: "x", with: person?.name });
  expect(await createEvent.ask?.(input, context)).toContain(
    `With: ${person?.name} <${address}> (nobody is sent an invitation)`,
  );
  await createEvent.run?.(input, context);
  expect(world.events.at(-1)).toMatchObject({ title: "Tea", attendees: [address] });
});

it("adds people to what is there, and says that nobody is sent anything", async () => {
  const event = { id: "e", calendar: "Home", title: "Tea", start: 0, end: 1, allDay: false };
  const there = { ...event, attendees: ["kim@stone.example"], version: "1" };
  const { host, world } = createMemoryHost(clock, { people, events: [there] });
  const context = { host, language: english, meant: {}, signal: new AbortController().signal };
  const input = updateEvent.input.parse({ id: "e", with: person?.name });
  expect(await updateEvent.ask?.(input, context)).toContain(
    `With: ${person?.name} <${address}> (nobody is sent an invitation)`,
  );
  expect(await updateEvent.run?.(input, context)).toMatchObject({
    done: expect.stringContaining(`${person?.name} is on it; nobody is sent an invitation.`),
  });
  expect(world.events[0]).toMatchObject({ attendees: ["kim@stone.example", address] });
  const both = updateEvent.input.parse({ id: "e", with: `${person?.name}, kim@stone.example` });
  expect(await updateEvent.run?.(both, context)).toMatchObject({
    done: expect.stringContaining(`${person?.name} and kim@stone.example are on it`),
  });
});

function whenAt(at: number) {
  return { text: "then", from: at, to: at, at, precision: "minute", allDay: false } as const;
}
