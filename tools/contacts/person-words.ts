import { DateTime } from "luxon";
import type { Contact, Labelled } from "../../src/host/contacts.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { sayDate, sayTurning } from "../spoken.ts";
import { clean } from "../speech.ts";

/** What address books call things and people say differently. */
const LABELS: Readonly<Record<string, string>> = { cell: "mobile", iphone: "mobile" };

/** One person as short facts; when it is their birthday next is kept with them. */
export function personRow(person: Contact, clock: Clock): Row {
  const { id, name, nicknames, organisation, phones, emails, note, job } = person;
  const company = organisation === name ? undefined : organisation;
  return {
    id,
    at: nextBirthday(person, clock),
    name: clean(name),
    known: nicknames.length > 0 ? `known as ${clean(nicknames.join(", "))}` : undefined,
    organisation: company && clean(company),
    phones: phones.length > 0 ? phones.map(labelled).join(", ") : undefined,
    emails: emails.length > 0 ? emails.map(labelled).join(", ") : undefined,
    details: {
      job: job && clean(job),
      address: addressWords(person),
      birthday: birthdayWords(person),
      ...ageWords(person, clock),
      note: note && clean(note),
    },
  };
}

/** "Anna Lindqvist, mobile +46 70 …, work anna@…". */
export function personWords({ name, phones, emails }: Item): string {
  const facts = [phones, emails].filter((fact) => fact !== undefined).map(String);
  return facts.length > 0
    ? `${String(name)}, ${facts.join(", ")}`
    : `${String(name)}, without a number or address`;
}

/** The only address as it is, of several each with its label. */
function addressWords({ addresses = [] }: Contact): string | undefined {
  if (addresses.length === 0) return undefined;
  const [only] = addresses;
  return addresses.length === 1 && only ? clean(only.value) : addresses.map(labelled).join("; ");
}

function birthdayWords({ birthday }: Contact): string | undefined {
  if (!birthday) return undefined;
  const { year, month, day } = birthday;
  return sayDate({ month, day, ...(year === undefined ? {} : { year }) });
}

/** When the birthday comes next, and how old somebody is until then. */
function ageWords(person: Contact, clock: Clock): { turning?: string; age?: string } {
  const next = nextBirthday(person, clock);
  const { year } = person.birthday ?? {};
  if (next === undefined) return {};
  if (year === undefined) return { turning: sayTurning(next, clock) };
  const turns = DateTime.fromMillis(next, { zone: clock.zone }).year - year;
  const isToday = next <= clock.now();
  const turning = sayTurning(next, clock, turns);
  return { turning, age: isToday ? String(turns) : `${turns - 1}, ${turning}` };
}

/** Midnight of the day, today's too. */
function nextBirthday({ birthday }: Contact, { now, zone }: Clock): number | undefined {
  if (!birthday) return undefined;
  const today = DateTime.fromMillis(now(), { zone }).startOf("day");
  const years = [today.year, today.year + 1];
  const days = years.map((year) => DateTime.fromObject({ ...birthday, year }, { zone }));
  return days.find((day) => day >= today)?.toMillis();
}

function labelled({ label, value }: Labelled): string {
  const word = LABELS[label.toLowerCase()] ?? label.toLowerCase();
  return clean(`${word} ${value}`);
}
