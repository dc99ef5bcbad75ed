import { expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import { oneOfShown } from "../../../../../src/understanding/dialogue/focus/ask/one-of-shown.ts";
import { events } from "../../../../tools/world.ts";
import { sourcesOf, typed } from "../../../../helpers/understanding.ts";

const mail = (id: string, title: string, from: string) => ({
  kind: "mail",
  id,
  facts: { subject: title, from },
});
const shown = [
  mail("m1", "Mooring fees", "Odo Hart"),
  mail("m2", "Ferry timetable for May", "Wren Ives"),
  mail("m3", "Ferry strike", "Odo Hart"),
];

const read = async (text: string, list: readonly Shown[] = shown) => {
  const found = await oneOfShown(sourcesOf({ shown: list }), typed(text));
  const slots = found?.values.from === "focus" ? found.values.slots : [];
  const [only] = slots.flatMap(({ value }) => (value.kind === "free" ? [] : value.candidates));
  return found && [found.part.ranked.tools[0]?.name, only?.value];
};

it.each([
  ["go on, the timetable one", "mail:2"],
  ["the ferry strike one", "mail:3"],
  ["read me the one from Wren", "mail:2"],
])("of a list the one that is told is read: %s", async (text, handle) => {
  expect(await read(text)).toEqual(["mail.read", handle]);
});

it.each(["the ferry one", "the parasol one", "cancel the timetable one"])(
  "none is by %j",
  async (text) => {
    expect(await read(text)).toBeUndefined();
  },
);

it("is nothing behind one thing alone", async () => {
  expect(await read("the mooring one", shown.slice(0, 1))).toBeUndefined();
});

it("shows what is no text by itself, and does nothing to it", async () => {
  const listed = events().slice(0, 2);
  const list = listed.map(({ id, title, start: at }) => ({
    kind: "event",
    id,
    facts: { title },
    at,
  }));
  const [{ title = "" } = {}] = listed;
  expect(await read(`the ${title} one`, list)).toEqual(["calendar.query", title]);
});
