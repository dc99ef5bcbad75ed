import { describe, expect, it } from "vitest";
import { besides, groundAnchor } from "../../../src/grounding/typed-slots/ground-anchor.ts";
import { record, request } from "../../helpers/grounding.ts";
import { berlin, tool } from "../../tools/run-tool.ts";

const known = {
  event: [
    record("event", { title: "Dentist" }, berlin("2026-03-04T16:00")),
    record("event", { title: "Choir" }, berlin("2026-02-25T19:30")),
    record("event", { title: "Choir" }, berlin("2026-03-11T19:30")),
    record("event", { title: "Conference" }, berlin("2026-03-09T00:00")),
  ],
};
const reminder = tool("reminders.create");

/** When the words mean, and the words that were taken. */
function told(text: string, around: Parameters<typeof request>[1] = { known }) {
  const { reading, context } = request(text, around);
  const found = groundAnchor(reminder, reading, context);
  const [first] = found?.candidates ?? [];
  const meaning = first?.meaning?.kind === "when" ? first.meaning.when : undefined;
  const at = meaning && "at" in meaning ? meaning.at : meaning;
  return (
    found && {
      count: found.candidates.length,
      at,
      taken: found.taken.map(({ start, end }) => text.slice(start, end)),
    }
  );
}

describe("a time that is told by a thing", () => {
  it.each([
    [
      "remind me an hour before the dentist",
      berlin("2026-03-04T15:00"),
      ["an hour before the dentist"],
    ],
    [
      "remind me an hour before choir to warm up",
      berlin("2026-03-11T18:30"),
      ["an hour before choir"],
    ],
    [
      "remind me an hour before the dentist on Wednesday to pack",
      berlin("2026-03-04T15:00"),
      ["an hour before the dentist on Wednesday"],
    ],
    [
      "remind me an hour before choir on the 11th",
      berlin("2026-03-11T18:30"),
      ["an hour before choir on the 11th"],
    ],
    // On a day on which there is none it is any, and the day is asked about.
    [
      "remind me an hour before the dentist on Friday",
      berlin("2026-03-04T15:00"),
      ["an hour before the dentist"],
    ],
    [
      "remind me at six the day before the dentist",
      berlin("2026-03-03T18:00"),
      ["the day before the dentist", "at six"],
    ],
  ])("%s", (text, at, taken) => {
    expect(told(text)).toEqual({ count: 1, at, taken });
  });

  it("is asked for where nobody knows the thing", () => {
    expect(told("remind me an hour before the regatta")?.count).toBe(0);
    expect(told("remind me at nine the day of the regatta")?.count).toBe(0);
    expect(told("remind me at nine on the day")?.count).toBe(0);
    expect(told("remind me at nine that day")?.count).toBe(0);
  });

  it("is before what was shown last where the words only point", () => {
    const shown = {
      kind: "event",
      id: "e",
      facts: { title: "Gala" },
      at: berlin("2026-03-06T20:00"),
    };
    const handles = [{ handle: "event:1", ...shown, listing: 1, place: 0, isOwn: true }];
    expect(told("remind me an hour before that", { known, handles })?.at).toBe(
      berlin("2026-03-06T19:00"),
    );
  });

  it("is by days before the birthday of who was shown last", () => {
    const ann = { kind: "person", id: "p", facts: { name: "Ann" }, at: berlin("2026-03-21T00:00") };
    const handles = [{ handle: "person:1", ...ann, listing: 1, place: 0, isOwn: true }];
    expect(told("remind me the day before, at ten, to bake", { known, handles })?.at).toBe(
      berlin("2026-03-20T10:00"),
    );
    expect(told("remind me an hour before that", { known, handles })?.count).toBe(0);
  });

  it("is none beside a time of its own", () => {
    expect(told("choir on Friday at eight, remind me an hour before")).toBeUndefined();
  });

  it.each([
    ["reminders.create", "remind me to call Mum"],
    ["messages.send", "text Mum an hour before the dentist"],
  ])("%s: %s tells none so", (name, text) => {
    const { reading, context } = request(text, { known });
    expect(groundAnchor(tool(name), reading, context)).toBeUndefined();
  });
});

it("words that were taken name nothing else", () => {
  const { reading } = request("remind me an hour before the dentist to pack two towels");
  const left = besides(reading, [{ start: 0, end: 36 }]);
  expect(left.tokens.map(({ word }) => word)).toEqual(["to", "pack", "two", "towels"]);
  expect(left.durations).toEqual([]);
  expect(left.numbers.map(({ value }) => value)).toEqual([2]);
});

describe("a time that is told by the last answer", () => {
  const free = "Yes. You are free: Thursday 12 March from 6:30 pm to midnight.";
  const due = "Odo in “Oars”: “They are due by 5 pm on Friday 6 March.”";

  it.each([
    ["put tea in for half seven that night", free, berlin("2026-03-12T19:30")],
    ["remind me the night before, about eight", due, berlin("2026-03-05T20:00")],
    ["put in rowing the night before, seven till nine", due, berlin("2026-03-05T19:00")],
    ["remind me the day before at six", due, berlin("2026-03-05T18:00")],
  ])("%s", (text, answer, at) => {
    expect(told(text, { told: answer })).toMatchObject({ count: 1, at });
  });

  it("is none where the answer tells two days", () => {
    const both = "Choir on Thursday 12 March, and tea on Friday 13 March.";
    expect(told("remind me the day before", { told: both })?.count).toBe(0);
  });

  it("stands behind what was shown since", () => {
    const shown = {
      handle: "event:1",
      kind: "event",
      id: "e",
      facts: { title: "Oars" },
      at: berlin("2026-03-20T10:00"),
      listing: 1,
      place: 0,
      isOwn: true,
    };
    const around = { told: due, handles: [shown] };
    expect(told("remind me the day before at six", around)?.at).toBe(berlin("2026-03-19T18:00"));
  });
});
