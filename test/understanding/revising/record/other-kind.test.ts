import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../src/types/json.ts";
import { otherKind } from "../../../../src/understanding/revising/record/other-kind.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const ACTS = {
  event: [
    "calendar.create_event",
    "put the tar run in on Friday at one",
    { title: "tar run", start: "on Friday at one" },
  ],
  reminder: [
    "reminders.create",
    "remind me to stir the tar in ten minutes",
    { title: "stir the tar", due: "in ten minutes" },
  ],
  text: [
    "messages.send",
    "text Sarah the boat is in",
    { to: "Sarah Chen", text: "the boat is in" },
  ],
  mail: [
    "mail.send",
    "mail Sarah the boat is in",
    { to: "Sarah Chen", subject: "The boat is in", body: "the boat is in" },
  ],
  note: [
    "notes.create",
    "note that the key is under the oar",
    { title: "key", body: "the key is under the oar" },
  ],
} as const satisfies Record<string, readonly [string, string, JsonObject]>;

async function becomes(text: string, [tool, said, given]: readonly [string, string, JsonObject]) {
  const lastCall = { tool, arguments: given, origins: {}, said, isEffect: true, shown: 1 };
  const found = await otherKind(sourcesOf({ lastCall }), typed(text));
  if (found?.values.from !== "revised") return undefined;
  const values = found.values.slots.map(({ parameter, value }) => [
    parameter,
    value.kind === "free" ? undefined : value.candidates[0]?.value,
  ]);
  return [found.part.ranked.tools[0]?.name, Object.fromEntries(values)];
}

describe("what was made as something of another kind", () => {
  it.each([
    [
      "no, make it a reminder",
      ACTS.event,
      "reminders.create",
      { title: "tar run", due: "on Friday at one" },
    ],
    ["not the calendar, my to-do list", ACTS.event, "reminders.create", { title: "tar run" }],
    [
      "I wanted an appointment, not a reminder",
      ACTS.reminder,
      "calendar.create_event",
      { title: "stir the tar" },
    ],
    [
      "put it in the calendar at six instead",
      ACTS.reminder,
      "calendar.create_event",
      { start: "at six" },
    ],
    [
      "I meant a timer",
      ACTS.reminder,
      "timers.set",
      { at: "in ten minutes", label: "stir the tar" },
    ],
    [
      "send it as an email instead",
      ACTS.text,
      "mail.send",
      { to: "Sarah Chen", body: "the boat is in" },
    ],
    ["no, text her", ACTS.mail, "messages.send", { to: "Sarah Chen", text: "the boat is in" }],
    [
      "just a reminder will do",
      ACTS.note,
      "reminders.create",
      { title: "the key is under the oar" },
    ],
  ] as const)("%s", async (text, act, ...[tool, values]) => {
    expect(await becomes(text, act)).toEqual([tool, expect.objectContaining(values)]);
  });

  it.each([
    ["it is that kind already", "no, the other reminder", ACTS.reminder],
    ["something else is named", "no, make it the winch", ACTS.event],
    ["nothing is", "no, at five", ACTS.event],
  ] as const)("not where %s", async (_, text, act) => {
    expect(await becomes(text, act)).toBeUndefined();
  });
});
