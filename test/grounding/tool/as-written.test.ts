import { english } from "../../../src/language/en/english.ts";
import { expect, it } from "vitest";
import { asWritten } from "../../../src/grounding/tool/as-written.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";

const event = (place: string) => ({
  kind: "event",
  id: place,
  facts: { title: "Stand-up", place },
  shownBy: { tool: "calendar.query", arguments: {}, words: "text" },
});
const known = { event: ["Room Heron", "Room Kestrel", "Café Mirabelle"].map(event) };
const heard = (text: string): Candidate => ({ value: text, origin: { origin: "said", text } });

it.each([
  ["location", "RoomCestral", "Room Kestrel"],
  ["location", "room, Erin", "Room Heron"],
  ["location", "the cafe", "the cafe"],
  ["location", "the library", "the library"],
  ["command", "LS -la.", "ls -la"],
  ["title", "RoomCestral", "RoomCestral"],
])("%s heard as %s is %s", (name, text, written) => {
  const found = asWritten(new Map([[name, [heard(text)]]]), { known, language: english });
  expect(found.get(name)?.[0]?.value).toBe(written);
});

it("leaves a place as it was heard where none is known", () => {
  const found = asWritten(new Map([["location", [heard("room, Erin")]]]), {
    known: undefined,
    language: english,
  });
  expect(found.get("location")?.[0]?.value).toBe("room, Erin");
});
