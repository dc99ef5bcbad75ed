import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { isVouchedFor } from "../../../src/turn/say/vouched-for.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import { callOf, stateFor } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const READ: FinishedCall = {
  call: callOf("calendar.query"),
  result: { ok: true, items: [{ title: "Dentist" }, { title: "Choir" }], more: 0, handles: {} },
  isLookup: false,
  said: "",
};
const DONE: FinishedCall = {
  call: callOf("reminders.create"),
  result: { ok: true, done: "Reminder “water the palms” at 17:30.", handles: {} },
  isLookup: false,
  said: "",
};
const FACTS = [
  "event:1 | Dentist | tomorrow 15:00 | Elm Street",
  "event:2 | Choir | tomorrow 19:30",
  "event:2 | Gym | Friday 13 March | 6:30 pm to 8 pm",
].join("\n");

function isSaid(sentence: string, calls: readonly FinishedCall[]): boolean {
  const items = calls.map(({ call }) => {
    return { kind: "call", name: call.name, arguments: {}, result: FACTS } as const;
  });
  const state = stateFor("what's on tomorrow, asks Petra", { items, calls });
  return isVouchedFor({ language: english, clock }, sentence, state);
}

describe("a sentence of a model", () => {
  it.each([
    ["Tomorrow you have the Dentist at 3 pm on Elm Street.", [READ]],
    ["You have two things tomorrow, the Choir at 7:30.", [READ]],
    ["The Dentist is at 15:00, Petra.", [READ]],
    ["That one is in Elm Street.", [READ]],
    ["I have set the reminder.", [DONE]],
    ["The Dentist is booked for tomorrow, 15:00.", [READ]],
    ["The Gym is from 6:30 pm to 8 pm on Friday 13 March.", [READ]],
    ["Friday the 13th has the Gym.", [READ]],
    ["What time suits you?", []],
    ["I can't do that here.", []],
  ] as const)("may be said: %s", (sentence, calls) => {
    expect(isSaid(sentence, calls)).toBe(true);
  });

  it.each([
    ["a number nobody gave", "You have the Dentist at 4 pm.", [READ]],
    ["a count that is not the result's", "You have three things tomorrow.", [READ]],
    ["an hour in words that nobody gave", "You have the Dentist tomorrow at four.", [READ]],
    ["the wrong half of the day", "You have the Dentist tomorrow at 3 am.", [READ]],
    ["the other half of the day in its row", "The Gym is on Friday the 13th at 8 am.", [READ]],
    ["the other half of both hours", "The Gym is from 6:30 am to 8 am.", [READ]],
    ["a day nobody gave", "You have the Dentist on Tuesday.", [READ]],
    ["a name nobody gave", "You meet Roland at the Dentist.", [READ]],
    ["an address nobody gave", "Write to office@elm.example for that.", [READ]],
    ["a link nobody gave", "See https://elm.example/now for more.", [READ]],
    ["a fact without any result", "You have a meeting at 10:00 AM.", []],
    ["an act that was not done", "I've moved the dentist.", [READ]],
    ["an act said of itself", "The reminder has been completed.", [READ]],
    ["something done, where nothing was read", "The dentist is booked.", []],
    ["an act promised", "I'll send it.", [READ]],
    ["an act in a word", "Done.", []],
    ["an act in another language", "Ich habe die Erinnerung gelöscht und alles erledigt.", []],
    ["a fact in another script", "明天下午您有三个会议安排，请 注意 时间", [READ]],
  ] as const)("may not be said with %s: %s", (_, sentence, calls) => {
    expect(isSaid(sentence, calls)).toBe(false);
  });
});
