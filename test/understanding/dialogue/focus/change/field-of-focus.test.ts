import { expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import { fieldOfFocus } from "../../../../../src/understanding/dialogue/focus/change/field-of-focus.ts";
import { inFocus, shownAlone } from "../../../../../src/understanding/dialogue/focus/in-focus.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../../helpers/understanding.ts";

const gig: Shown = { kind: "event", id: "e8", facts: { title: "Brass band practice" } };
const tea: Shown = { kind: "event", id: "e9", facts: { title: "Tea with Ida" } };
const mail: Shown = { kind: "mail", id: "m1", facts: { subject: "Hire of the hall" } };

it("gives the record in focus its field", () => {
  const found = fieldOfFocus(sourcesOf({ shown: [gig] }), typed("the venue's the Drill Hall"));
  expect(found).toMatchObject({
    part: { ranked: { tools: [{ name: "calendar.update_event" }] } },
    values: {
      from: "revised",
      slots: [
        { parameter: "id" },
        { parameter: "location", value: { candidates: [{ value: "the Drill Hall" }] } },
      ],
    },
    replaces: false,
  });
});

it.each([
  ["of two that were shown together", [gig, tea]],
  ["of what has no such field", [mail]],
  ["of nothing", []],
])("gives none to a field %s", (_, shown) => {
  const told = typed("the venue's the Drill Hall");
  expect(fieldOfFocus(sourcesOf({ shown }), told)).toBeUndefined();
});

it("names what is newest, and nothing older", () => {
  const name = typed("call it Drums, so nobody comes late");
  expect(fieldOfFocus(sourcesOf({ shown: [gig] }), name)).toMatchObject({
    values: { slots: [{ parameter: "id" }, { parameter: "title" }] },
  });
  const sources = sourcesOf({ shown: [gig] });
  sources.handles.issue([mail], true);
  expect(fieldOfFocus(sources, name)).toBeUndefined();
  expect(fieldOfFocus(sources, typed("the venue's the Drill Hall"))).toBeDefined();
});

it("makes what was just made, and nothing changes, once more under its name", () => {
  const note: Shown = { kind: "note", id: "n1", facts: { title: "Buy tar" } };
  const made = { ...LAST_CALL, tool: "notes.create", arguments: { title: "Buy tar", body: "tar" } };
  const name = typed("call it Boat jobs");
  expect(fieldOfFocus(sourcesOf({ shown: [note], lastCall: made }), name)).toMatchObject({
    part: { ranked: { tools: [{ name: "notes.create" }] } },
    values: {
      slots: [
        { parameter: "body", value: { candidates: [{ value: "tar" }] } },
        { parameter: "title", value: { candidates: [{ value: "Boat jobs" }] } },
      ],
    },
    replaces: true,
  });
  const read = { ...made, tool: "notes.read", isEffect: false };
  expect(fieldOfFocus(sourcesOf({ shown: [note], lastCall: read }), name)).toBeUndefined();
});

it("knows the thing at a place of the list, or the only one", async () => {
  const sources = sourcesOf({ shown: [gig, tea] });
  const entries = sources.handles.recent();
  const { reading } = await sources.contextOf(typed("the second one"));
  expect(inFocus(entries, reading)?.id).toBe("e9");
  expect(shownAlone(entries)).toBeUndefined();
});
