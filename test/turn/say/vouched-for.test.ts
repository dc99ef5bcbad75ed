import { describe, expect, it } from "vitest";
import { german } from "../../../src/language/de/german.ts";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { vouchingFor } from "../../../src/turn/say/vouched-for.ts";
import type { PromptItem } from "../../../src/types/prompt-item.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import { tools } from "../../../tools/index.ts";
import { callOf, finished, stateFor } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const told = (name: string, ...lines: readonly string[]): PromptItem => {
  return { kind: "call", name, arguments: {}, result: lines.join("\n") };
};
const EVENTS = told(
  "calendar.query",
  "event:1 | Dentist | tomorrow | 9:30 am to 10 am | Elm Street | Home",
  "event:2 | Choir practice | tomorrow | 7:30 pm to 9 pm | Town Hall | Family",
  "event:3 | Gym | Friday 13 March | 6:30 pm to 8 pm | Home",
  "event:4 | Ferry to Skye | Saturday 14 March | all day | Home",
);
/** What stands in a conversation before the turn, and was asked in it. */
const BEFORE: readonly PromptItem[] = [
  told(
    "reminders.list",
    "reminder:1 | Water the palms | today at 5:30 pm | Home",
    "reminder:2 | Pay the plumber | Sunday 1 March | Home",
    "reminder:3 | Oil the gate | Home",
  ),
  told(
    "contacts.search",
    "person:1 | Anna Lindqvist | +49 30 5550101 | anna@lindqvist.example",
    "person:2 | Ben Okafor | +49 30 5550202 | ben@okafor.example",
  ),
  told(
    "mail.read",
    "From Roland Vance, yesterday at 2:14 pm: Boiler",
    "",
    "Hello Petra, the man comes on Thursday between eight and ten. It costs 120 euros instead of 95.",
    "Roland",
  ),
  told(
    "messages.recent",
    "message:1 | Carla | Bring two cakes on Saturday at 4? | yesterday at 6:05 pm",
  ),
  told("timers.cancel", "tea | 12 minutes left"),
];
const READ: FinishedCall = {
  call: callOf("calendar.query"),
  result: { ok: true, items: [{}, {}, {}, {}], more: 0, handles: {} },
  isLookup: false,
  said: "",
};
const THREE: FinishedCall = {
  ...READ,
  result: { ok: true, items: [{}, {}, {}], more: 0, handles: {} },
};
const act = (name: string, done: string): FinishedCall =>
  finished(name, { call: callOf(name), result: { ok: true, done, handles: {} } });
const SET = act("reminders.create", "Reminder set: water the ferns, today at 5:45 pm.");
const MOVED = act("calendar.update_event", "Changed: Dentist, tomorrow from 11:15 am to 11:45 am.");
const ADDED = act("calendar.create_event", "Added: Cakes for Carla, Saturday 7 March at 4 pm.");
const DRAFTED = act("mail.create_draft", "Draft saved: Boiler, to Roland Vance.");
const SENT = act("messages.send", "In the outbox here, not sent: to Carla. No way out is set up.");
const DELETED = act("calendar.delete_event", "Deleted: Gym, Friday 13 March at 6:30 pm.");
const TICKED = act("reminders.complete", "Done: Pay the plumber.");

const registry = createRegistry(tools);
const isVouchedFor = vouchingFor({ language: english, clock, registry });

function isSaid(
  sentence: string,
  calls: readonly FinishedCall[],
  asked = "what have I got, asks Petra",
): boolean {
  const done = calls.flatMap(({ call, result }) =>
    "done" in result ? [told(call.name, result.done)] : [EVENTS],
  );
  const before = calls.length === 0 ? [] : BEFORE;
  return isVouchedFor(sentence, stateFor(asked, { items: [...before, ...done], calls }));
}

const ALL = [READ];

describe("a sentence of a model may be said where every fact of it is known, in whatever words", () => {
  it.each([
    ["It costs 120 euros instead of 95, so 25 more.", ALL],
    ["120 euros and 95 euros make 215.", ALL],
    ["The Dentist is at half past nine in the morning.", ALL],
    ["The Dentist is at 9:30.", ALL],
    ["The Dentist is at 09:30 tomorrow.", ALL],
    ["Tomorrow you have the Dentist at 9:30 am on Elm Street.", ALL],
    ["The Dentist runs from half nine to ten in the morning.", ALL],
    ["Your Dentist appointment lasts half an hour.", ALL],
    ["The Dentist is tomorrow morning.", ALL],
    ["The Dentist is on Wednesday.", ALL],
    ["The Dentist is on Wednesday, 4 March.", ALL],
    ["The Dentist is on the fourth of March.", ALL],
    ["Wednesday the 4th has the Dentist.", ALL],
    ["The Choir practice starts at 19:30.", ALL],
    ["Choir is at half past seven in the evening.", ALL],
    ["Choir is tomorrow evening from 7:30 to 9.", ALL],
    ["The Choir practice ends at nine.", ALL],
    ["Choir practice is at the Town Hall.", ALL],
    ["The Gym is on the 13th of March from 6:30 pm to 8 pm.", ALL],
    ["Friday the 13th has the Gym.", ALL],
    ["Next week you have the Gym and the Ferry to Skye.", ALL],
    ["The Gym takes an hour and a half.", ALL],
    ["On Saturday the 14th the Ferry to Skye is on all day.", ALL],
    ["Tomorrow the Dentist is at 9:30 am and the Choir at 7:30 pm.", ALL],
    ["At 9:30 am there is the Dentist and at 7:30 pm the Choir practice.", ALL],
    ["You have four things on the calendar.", ALL],
    ["You have 4 events.", ALL],
    ["Two of them are tomorrow.", ALL],
    ["The first one is the Dentist.", ALL],
    ["The second is Choir practice.", ALL],
    ["2.", ALL],
    ["The Dentist is your next one, at half past nine.", ALL],
    ["The palms want water today at 17:30.", ALL],
    ["Water the palms is due at half past five this afternoon.", ALL],
    ["The plumber was due on Sunday.", ALL],
    ["Pay the plumber was due the day before yesterday.", ALL],
    ["Oil the gate has no time.", ALL],
    ["Anna Lindqvist's number is +49 30 5550101.", ALL],
    ["Anna's number is +49 30 555 0101.", ALL],
    ["You can reach Ben at ben@okafor.example.", ALL],
    ["Ben's address is ben@okafor.example, his number +49 30 5550202.", ALL],
    ["Roland writes that the man comes on Thursday between 8 and 10.", ALL],
    ["Roland's mail says the boiler costs 120 euros.", ALL],
    ["The boiler costs a hundred and twenty euros.", ALL],
    ["Roland wrote yesterday afternoon.", ALL],
    ["Carla asks for two cakes on Saturday at four.", ALL],
    ["Carla would like 2 cakes by Saturday.", ALL],
    ["The tea has twelve minutes left.", ALL],
    ["You have three reminders.", ALL],
    ["Tomorrow is Wednesday.", ALL],
    ["What time suits you?", []],
    ["I can't do that here.", []],
    ["I couldn't find anything like that.", ALL],
    ["Which of the two do you mean, Anna or Ben?", ALL],
    ["I've set it for a quarter to six this afternoon.", [READ, SET]],
    ["The reminder for the ferns is set for 17:45.", [READ, SET]],
    ["Okay, I'll remind you to water the ferns at 5:45.", [SET]],
    ["I've moved the Dentist to a quarter past eleven.", [READ, MOVED]],
    ["I moved the Dentist from 9:30 to 11:15.", [READ, MOVED]],
    ["The Dentist has been moved to 11:15 tomorrow.", [READ, MOVED]],
    ["Done, the Dentist now starts at 11:15 am.", [READ, MOVED]],
    ["Carla asks for two cakes at four, and I've put that in for Saturday.", [READ, ADDED]],
    ["I've added it on 7 March at four in the afternoon.", [READ, ADDED]],
    ["The draft to Roland is saved.", [DRAFTED]],
    ["I've written a draft to Roland Vance about the boiler.", [DRAFTED]],
    ["I've sent it to Carla.", [SENT]],
    ["I've deleted the Gym on Friday the 13th.", [READ, DELETED]],
    ["I've removed the plumber from your reminders.", [READ, TICKED]],
    ["Okay, done.", [TICKED]],
    ["The Dentist is booked for tomorrow, 9:30.", ALL],
  ] as const)("%s", (sentence, calls) => {
    expect(isSaid(sentence, calls)).toBe(true);
  });

  it("and a day that was asked about is that of what was found for it", () => {
    const free = told("calendar.find_slots", "2 pm to 4 pm");
    const state = stateFor("when am I free on Thursday", { items: [free], calls: [READ] });
    expect(isVouchedFor("On Thursday you are free from two to four.", state)).toBe(true);
  });
});

describe("a sentence of a model may not be said where a fact of it is", () => {
  it.each([
    ["a difference nobody can follow", "It costs 25 euros more.", ALL],
    ["a wrong difference", "It costs 120 euros instead of 95, so 35 more.", ALL],
    ["an hour nobody gave", "You have the Dentist at 4 pm.", ALL],
    ["an hour nobody gave, in words", "The Dentist is tomorrow at four.", ALL],
    ["half an hour off", "The Dentist is at nine.", ALL],
    ["the wrong half of the day", "The Dentist is tomorrow at 9:30 pm.", ALL],
    ["the wrong part of the day", "The Dentist is at half past nine in the evening.", ALL],
    ["the other half of the day in its row", "The Gym is on Friday the 13th at 8 am.", ALL],
    ["the other half of both hours", "The Gym is from 6:30 am to 8 am.", ALL],
    ["an hour of another event", "The Dentist is at half past seven.", ALL],
    ["an hour of another event, on its own day", "The Choir is tomorrow at 9:30 am.", ALL],
    [
      "the hours of two events, the wrong way round",
      "Tomorrow the Dentist is at 7:30 pm and the Choir at 9:30 am.",
      ALL,
    ],
    [
      "the same, hours first",
      "At 7:30 pm there is the Dentist and at 9:30 am the Choir practice.",
      ALL,
    ],
    ["the end of another event", "The Dentist ends at nine in the evening.", ALL],
    ["a day nobody gave", "You have the Dentist on Tuesday.", ALL],
    ["a date nobody gave", "The Dentist is on the fifth of March.", ALL],
    ["a day of another event", "The Gym is tomorrow.", ALL],
    ["a day of another event, first", "Tomorrow you have the Gym at 6:30 pm.", ALL],
    ["today instead of tomorrow", "The Dentist is today at 9:30 am.", ALL],
    ["the wrong week", "The Gym is on Friday 6 March.", ALL],
    ["the wrong month", "The Ferry to Skye is on the 14th of April.", ALL],
    ["the wrong part of a day", "The Choir is tomorrow morning.", ALL],
    ["another week", "The Gym is this week.", ALL],
    ["a repetition nobody gave", "The Gym is every Friday.", ALL],
    ["a wrong length", "The Dentist takes two hours.", ALL],
    ["a count that is not the result's", "You have six things on the calendar.", ALL],
    ["a count in digits", "You have 7 events.", ALL],
    ["one more than there are", "The seventh is the Gym.", ALL],
    ["a name nobody gave", "You meet Rufus at the Dentist.", ALL],
    ["a place nobody gave", "The Dentist is in Oak Lane.", ALL],
    ["the place of another event", "The Dentist is at the Town Hall.", ALL],
    ["a number of another person", "Anna's number is +49 30 5550202.", ALL],
    ["a number with a digit changed", "Anna's number is +49 30 5550102.", ALL],
    ["an address of another person", "You can reach Ben at anna@lindqvist.example.", ALL],
    ["an address nobody gave", "Write to office@elm.example for that.", ALL],
    ["a link nobody gave", "See https://elm.example/now for more.", ALL],
    ["a price nobody gave", "Roland says the boiler costs 210 euros.", ALL],
    ["a price in words nobody gave", "The boiler costs two hundred euros.", ALL],
    [
      "an hour of a text told of another day",
      "Roland's man comes on Friday between eight and ten.",
      ALL,
    ],
    ["a time of somebody else's text", "Roland comes on Saturday at four.", ALL],
    ["a fact without any result", "You have a meeting at 10:00 AM.", []],
    ["an act that was not done", "I've moved the dentist.", ALL],
    ["an act said of itself", "The reminder has been completed.", ALL],
    ["an act said of what is now", "The Dentist is now moved.", ALL],
    ["something done, where nothing was read", "The dentist is booked.", []],
    ["an act promised", "I'll send it.", ALL],
    ["an act in a word", "Done.", []],
    ["an act in a word behind another", "Okay, done.", ALL],
    ["an act of another kind: a draft is not sent", "I've sent the mail to Roland.", [DRAFTED]],
    [
      "an act of another kind: what was added is not deleted",
      "I've deleted the Gym.",
      [READ, ADDED],
    ],
    ["an act on another record", "I've moved the Choir practice.", [READ, MOVED]],
    ["an act to another hour", "I've moved the Dentist to 9:30.", [READ, MOVED]],
    ["an act to an hour nobody gave", "I've moved the Dentist to noon.", [READ, MOVED]],
    [
      "an act at a time of another result",
      "I've set the reminder for half past five.",
      [READ, SET],
    ],
    ["an act in another language", "Ich habe die Erinnerung gelöscht und alles erledigt.", []],
    ["a fact in another script", "明天下午您有三个会议安排，请 注意 时间", ALL],
  ] as const)("%s: %s", (_, sentence, calls) => {
    expect(isSaid(sentence, calls)).toBe(false);
  });

  it.each([
    [
      "the day that was asked about, of an event on another",
      "Tomorrow at 6:30 pm you have the Gym.",
      "what's on tomorrow",
    ],
    [
      "the hour that was asked about, an earlier time",
      "The Choir is at eight.",
      "when is the choir",
    ],
  ])("%s", (_, sentence, asked) => {
    const items: readonly PromptItem[] = [{ kind: "user", text: "remind me at eight" }, EVENTS];
    expect(isVouchedFor(sentence, stateFor(asked, { items, calls: [READ] }))).toBe(false);
  });
});

const TERMINE = told(
  "calendar.query",
  "event:1 | Zahnarzt | morgen | 9:30 bis 10:00 Uhr | Elmstraße",
  "event:2 | Chorprobe | morgen | 19:30 bis 21:00 Uhr | Rathaus",
  "event:3 | Turnen | Freitag, 13. März | 18:30 bis 20:00 Uhr",
);
const DEUTSCH = vouchingFor({ language: german, clock, registry });

describe("in German as well", () => {
  it.each([
    ["Der Zahnarzt ist morgen um halb zehn.", true],
    ["Morgen früh um 9:30 Uhr hast du den Zahnarzt.", true],
    ["Die Chorprobe ist am Mittwoch um halb acht abends.", true],
    ["Das Turnen ist am 13. März.", true],
    ["Du hast drei Termine.", true],
    ["Der Zahnarzt ist morgen um halb elf.", false],
    ["Der Zahnarzt ist um halb acht abends.", false],
    ["Das Turnen ist morgen.", false],
    ["Du hast fünf Termine.", false],
    ["Ich habe den Zahnarzt verschoben.", false],
  ])("%s: %s", (sentence, isKnown) => {
    const state = stateFor("was steht an", { items: [TERMINE], calls: [THREE] });
    expect(DEUTSCH(sentence, state)).toBe(isKnown);
  });
});
