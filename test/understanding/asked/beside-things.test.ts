import { describe, expect, it } from "vitest";
import { besideThings } from "../../../src/understanding/asked/beside-things.ts";
import { clock } from "../../tools/run-tool.ts";
import { events } from "../../tools/world.ts";
import { english } from "../../../src/language/en/english.ts";
import { sayEvents } from "../../../tools/calendar/say-events.ts";
import { eventRow } from "../../../tools/calendar/event-words.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

/** What is said of the events that lie in the time a question is about. */
async function answerTo(text: string): Promise<string | undefined> {
  const plan = await besideThings(sourcesOf(), typed(text));
  const values = plan?.parts[0].values;
  if (values?.from !== "found") return undefined;
  const [slot] = values.kept;
  const meaning = slot?.value.kind === "closed" ? slot.value.candidates[0]?.meaning : undefined;
  if (meaning?.kind !== "when") return undefined;
  const { from, to } = meaning.when;
  const inside = events().filter(({ start, end }) => start < to && end > from);
  const rows = inside.map((event) => ({
    at: event.start,
    row: eventRow(event, { host: { clock }, language: english }),
  }));
  const result = {
    ok: true,
    items: rows.map(({ row: { title, day, time, place } }) => ({
      title: String(title),
      day: String(day),
      time: String(time),
      ...(place === undefined ? {} : { place: String(place) }),
    })),
    details: rows.map(({ at, row: { told = {} } }) => ({ at, facts: {}, told })),
    more: 0,
    handles: {},
  } as const;
  return sayEvents(result, {
    input: {},
    clock,
    meant: {},
    language: english,
    beside: values.beside,
  });
}

describe("what lies beside things in the calendar", () => {
  it.each([
    [
      "what have I got after the dentist",
      "You have one event after Dentist tomorrow: Choir at 7:30 pm.",
    ],
    [
      "is there anything before choir",
      "Yes. You have one event before Choir tomorrow: Dentist at 4 pm at Quay Street.",
    ],
    ["is there anything after choir", "No. Nothing on your calendar after Choir tomorrow."],
    [
      "is there anything apart from choir",
      "Yes. You have one event besides Choir tomorrow: Dentist at 4 pm at Quay Street.",
    ],
    ["what's next after choir", "Conference on Monday 9 March until Wednesday 11 March."],
    [
      "anything between the stand-up and the dentist",
      "Nothing on your calendar between Stand-up and Dentist today.",
    ],
    [
      "does anything clash with the dentist",
      "No. Nothing on your calendar at the same time as Dentist tomorrow.",
    ],
    [
      "does the dentist run into choir",
      "No. Dentist is tomorrow, 4 pm to 4:40 pm; Choir is tomorrow, 7:30 pm to 9 pm.",
    ],
    [
      "which comes first, choir or the dentist",
      "Dentist comes first. Dentist is tomorrow, 4 pm to 4:40 pm; Choir is tomorrow, 7:30 pm to 9 pm.",
    ],
    [
      "is choir before the dentist",
      "No. Dentist is tomorrow, 4 pm to 4:40 pm; Choir is tomorrow, 7:30 pm to 9 pm.",
    ],
    [
      "will the dentist be over before choir starts",
      "Yes. Dentist is tomorrow, 4 pm to 4:40 pm; Choir is tomorrow, 7:30 pm to 9 pm.",
    ],
    [
      "how long is it between the dentist and choir",
      "2 hours 50 minutes. Dentist is tomorrow, 4 pm to 4:40 pm; Choir is tomorrow, 7:30 pm to 9 pm.",
    ],
  ])("%s", async (text, answer) => {
    expect(await answerTo(text)).toBe(answer);
  });

  it.each([
    "what have I got after the funeral",
    "is the dentist before the funeral",
    "what have I got after the dentist on Friday",
    "what's on after work",
  ])("is nothing beside what isn't there: %s", async (text) => {
    expect(await besideThings(sourcesOf(), typed(text))).toBeUndefined();
  });
});

it("are no question of what is to be remembered", async () => {
  const plan = await besideThings(sourcesOf(), typed("remind me before the dentist to floss"));
  expect(plan).toBeUndefined();
});
