import type { Fact } from "../../contract/questions.ts";
import type { FactTold } from "../../contract/sayings.ts";
import { dayWithin } from "./sentences/times.ts";

/** What a fact is called where nobody knows it. */
const UNKNOWN: Readonly<Record<Fact, (name: string) => string>> = {
  when: (name) => `${name} hat keine Zeit.`,
  due: (name) => `${name} hat kein Datum.`,
  where: (name) => `Wo ${name} ist, steht nirgends.`,
  with: (name) => `Wer bei ${name} dabei ist, steht nirgends.`,
  long: (name) => `Wie lange ${name} dauert, steht nirgends.`,
  number: (name) => `Zu ${name} habe ich keine Telefonnummer.`,
  call: (name) => `Anrufen geht von hier aus nicht, und zu ${name} habe ich keine Telefonnummer.`,
  mail: (name) => `Zu ${name} habe ich keine E-Mail-Adresse.`,
  address: (name) => `Zu ${name} habe ich keine Adresse.`,
  birthday: (name) => `Den Geburtstag von ${name} kenne ich nicht.`,
  age: (name) => `Wie alt ${name} ist, weiß ich nicht.`,
  job: (name) => `Was ${name} macht, steht nicht in den Kontakten.`,
  firm: (name) => `Wo ${name} arbeitet, steht nicht in den Kontakten.`,
  who: (name) => `Mehr steht zu ${name} nicht in den Kontakten.`,
  kept: (name) => `Wo ${name} steht, ist nicht bekannt.`,
};

const SAID: Readonly<Record<Fact, (name: string, facts: string) => string>> = {
  when: (name, facts) => `${name} ist ${facts}`,
  due: (name, facts) => `${name}: fällig ${facts}`,
  where: (name, facts) => `${name}: ${facts}`,
  with: (name, facts) => `${name} ist mit ${facts}`,
  long: (name, facts) => `${name} dauert ${facts}`,
  number: (name, facts) => `Nummer von ${name}: ${facts}`,
  call: (name, facts) => `Anrufen geht von hier aus nicht. Nummer von ${name}: ${facts}`,
  mail: (name, facts) => `E-Mail-Adresse von ${name}: ${facts}`,
  address: (name, facts) => `Adresse von ${name}: ${facts}`,
  birthday: (name, facts) => `Geburtstag von ${name}: ${facts}`,
  age: (name, facts) => `${name} ist ${facts}`,
  job: (name, facts) => `${name}: ${facts}`,
  firm: (name, facts) => `${name} arbeitet bei ${facts}`,
  who: (name, facts) => `${name}: ${facts}`,
  kept: (name, facts) => `${name}: ${facts}`,
};

/** "Optiker ist am Mittwoch, 4. März, 11:20 bis 11:50 Uhr." */
export function sayFact({ fact, name, facts, notes }: FactTold): string {
  const beside = notes === undefined ? "" : ` Die Notizen dazu: „${notes}“`;
  if (facts.length === 0) return `${UNKNOWN[fact](name)}${beside}`;
  const isTime = fact === "when" || fact === "due";
  const words = facts.map((each, at) => (isTime && at === 0 ? dayWithin(each) : each));
  return `${SAID[fact](name, words.join(", "))}.`;
}

/** "Bei Café Mirabelle", "am Donnerstag, 12. März, 18:10 Uhr". */
export function sayPlaced(fact: "where" | "when", facts: readonly string[]): string {
  const [first = "", ...others] = facts;
  const led = fact === "where" ? `bei ${first}` : dayWithin(first);
  return [led, ...others].join(", ");
}

export function sayUntil(name: string, count: number, unit: "day" | "week"): string {
  return count === 0 ? `${name} ist heute.` : `Noch ${unitsOf(count, unit)} bis ${name}.`;
}

/** "1 Tag", "3 Wochen". */
export function unitsOf(count: number, unit: "day" | "week"): string {
  const [one, many] = unit === "day" ? ["Tag", "Tage"] : ["Woche", "Wochen"];
  return `${count} ${count === 1 ? one : many}`;
}
