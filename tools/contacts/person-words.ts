import { DateTime } from "luxon";
import type { Contact, Labelled } from "../../src/host/contacts.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import { clean } from "../speech.ts";

type Saying = { readonly clock: Clock; readonly say: Sayings };

/** One person as short facts; when it is their birthday next is kept with them. */
export function personRow(person: Contact, { clock, say }: Saying): Row {
  const { id, name, nicknames, organisation, phones, emails, note, job } = person;
  const company = organisation === name ? undefined : organisation;
  return {
    id,
    at: nextBirthday(person, clock),
    name: clean(name),
    known: nicknames.length > 0 ? say.contacts.knownAs(clean(nicknames.join(", "))) : undefined,
    organisation: company && clean(company),
    phones: phones.length > 0 ? phones.map(labelledBy(say)).join(", ") : undefined,
    emails: emails.length > 0 ? emails.map(labelledBy(say)).join(", ") : undefined,
    details: {
      job: job && clean(job),
      address: addressWords(person, say),
      birthday: birthdayWords(person, say),
      ...ageWords(person, { clock, say }),
      note: note && clean(note),
    },
  };
}

/** The only address as it is, of several each with its label. */
function addressWords({ addresses = [] }: Contact, say: Sayings): string | undefined {
  if (addresses.length === 0) return undefined;
  const [only] = addresses;
  return addresses.length === 1 && only
    ? clean(only.value)
    : addresses.map(labelledBy(say)).join("; ");
}

function birthdayWords({ birthday }: Contact, { date }: Sayings): string | undefined {
  if (!birthday) return undefined;
  const { year, month, day } = birthday;
  return date({ month, day, ...(year === undefined ? {} : { year }) });
}

/** When the birthday comes next, and how old somebody is until then. */
function ageWords(person: Contact, { clock, say }: Saying): { turning?: string; age?: string } {
  const next = nextBirthday(person, clock);
  const { year } = person.birthday ?? {};
  if (next === undefined) return {};
  if (year === undefined) return { turning: say.turning(next, clock) };
  const turns = DateTime.fromMillis(next, { zone: clock.zone }).year - year;
  const isToday = next <= clock.now();
  const turning = say.turning(next, clock, turns);
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

function labelledBy({ contacts }: Sayings): (one: Labelled) => string {
  return ({ label, value }) => clean(contacts.labelled(label, value));
}
