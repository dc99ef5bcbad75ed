import { DateTime } from "luxon";
import { english } from "../../src/language/en/english.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Dialogue, DialogueTurn } from "./dialogues.ts";

const FOUND = /\(FindEventWrapperWithDefaults/;
const TITLE = /\(\?~= "([^"]+)"\)/g;
const MADE = /\(\?= "([^"]+)"\)/g;
const PERSON = /\(PersonName\.apply "([^"]+)"\)/g;
/** What an event is called that a program looks for by its time alone. */
const UNNAMED = "Appointment";
/** When an event begins that a program looks for by its title alone: tomorrow morning. */
const MORNING = { hour: 10 };

/**
 * A home where what a dialogue's people look for is kept: an event of each title and moment that is asked
 * for and wasn't made before, the moment as the words' time is read, and a card for each person named.
 */
export function homeOf({ turns }: Dialogue, clock: Clock): object {
  const made = new Set<string>();
  const events = turns.flatMap((turn) => {
    const wanted = sought(turn).filter((title) => !made.has(title.toLowerCase()));
    for (const title of [...wanted, ...named(MADE, turn.program)]) made.add(title.toLowerCase());
    return wanted.map((title) => eventOf(title, turn.text, clock));
  });
  const people = [...new Set(turns.flatMap(({ program }) => named(PERSON, program)))];
  return {
    owner: { name: "Alex Reed", address: "alex.reed@example.org" },
    people: people.map(cardOf),
    events,
    reminders: [],
    mails: [],
    notes: [],
    files: [],
    chats: [],
  };
}

function sought({ program }: DialogueTurn): readonly string[] {
  if (!FOUND.test(program)) return [];
  const titles = named(TITLE, program);
  return titles.length > 0 ? titles : [UNNAMED];
}

function named(shape: RegExp, program: string): readonly string[] {
  return [...program.matchAll(shape)].map(([, name = ""]) => name);
}

function eventOf(title: string, text: string, clock: Clock): object {
  const [first] = english.read(text, { clock, names: {} }).whens;
  const tomorrow = DateTime.fromMillis(clock.now(), { zone: clock.zone }).plus({ days: 1 });
  const read = first && DateTime.fromMillis(first.when.from, { zone: clock.zone });
  const start = read?.isValid ? atMorning(read) : tomorrow.set(MORNING);
  return {
    calendar: "Home",
    title,
    start: start.toFormat("yyyyMMdd'T'HHmmss"),
    end: start.plus({ hours: 1 }).toFormat("yyyyMMdd'T'HHmmss"),
    location: "",
  };
}

/** A day alone is its morning. */
function atMorning(time: DateTime): DateTime {
  return time.hour === 0 && time.minute === 0 ? time.set(MORNING) : time;
}

function cardOf(name: string, at: number): object {
  const full = name.includes(" ") ? name : `${name} Walker${"abcdefghij"[at] ?? ""}`;
  return {
    name: full,
    phone: `+44 7700 90${String(1000 + at)}`,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.org`,
  };
}
