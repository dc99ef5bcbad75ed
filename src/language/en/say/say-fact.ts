import type { Fact } from "../../contract/questions.ts";
import type { FactTold } from "../../contract/sayings.ts";

/** What a fact is called where nobody knows it. */
const UNKNOWN: Readonly<Record<Fact, (name: string) => string>> = {
  when: (name) => `${name} has no time.`,
  due: (name) => `${name} has no date.`,
  where: (name) => `Nothing says where ${name} is.`,
  with: (name) => `Nothing says who is at ${name}.`,
  long: (name) => `Nothing says how long ${name} takes.`,
  number: (name) => `I have no phone number of ${name}.`,
  call: (name) => `I can't call from here, and I have no phone number of ${name}.`,
  mail: (name) => `I have no e-mail address of ${name}.`,
  address: (name) => `I have no address of ${name}.`,
  birthday: (name) => `I don't know the birthday of ${name}.`,
  age: (name) => `I don't know how old ${name} is.`,
  job: (name) => `Your contacts don't say what ${name} does.`,
  firm: (name) => `Your contacts don't say where ${name} works.`,
  who: (name) => `Your contacts say no more of ${name}.`,
  kept: (name) => `Nothing says where ${name} is kept.`,
};

const SAID: Readonly<Record<Fact, (name: string, facts: string) => string>> = {
  when: (name, facts) => `${name} is ${facts}`,
  due: (name, facts) => `${name}: due ${facts}`,
  where: (name, facts) => `${name} is at ${facts}`,
  with: (name, facts) => `${name} is with ${facts}`,
  long: (name, facts) => `${name} takes ${facts}`,
  number: (name, facts) => `${owned(name)} number: ${facts}`,
  call: (name, facts) => `I can't call from here. ${owned(name)} number: ${facts}`,
  mail: (name, facts) => `${owned(name)} e-mail address: ${facts}`,
  address: (name, facts) => `${owned(name)} address is ${facts}`,
  birthday: (name, facts) => `${owned(name)} birthday is ${facts}`,
  age: (name, facts) => `${name} is ${facts}`,
  job: (name, facts) => `${name}: ${facts}`,
  firm: (name, facts) => `${name} is at ${facts}`,
  who: (name, facts) => `${name}: ${facts}`,
  kept: (name, facts) => `${name}: ${facts}`,
};

/** "Optician is on Wednesday 4 March, 11:20 am to 11:50 am." */
export function sayFact({ fact, name, facts, notes }: FactTold): string {
  const beside = notes === undefined ? "" : ` Its notes: “${notes}”`;
  if (facts.length === 0) return `${UNKNOWN[fact](name)}${beside}`;
  const words = facts.map((each, at) =>
    (fact === "when" || fact === "due") && at === 0 ? onDay(each) : each,
  );
  return `${SAID[fact](name, words.join(", "))}.`;
}

/** "At the Fenton", "on Thursday 12 March, 6:10 pm". */
export function sayPlaced(fact: "where" | "when", facts: readonly string[]): string {
  const [first = "", ...others] = facts;
  const led = fact === "where" ? `at ${first}` : onDay(first);
  return [led, ...others].join(", ");
}

function onDay(day: string): string {
  return /^\p{Lu}/u.test(day) ? `on ${day}` : day;
}

function owned(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}

export function sayYesNo(isSo: boolean, answer: string): string {
  return `${isSo ? "Yes" : "No"}. ${answer}`;
}

export function sayUntil(name: string, count: number, unit: "day" | "week"): string {
  if (count === 0) return `${name} is today.`;
  return `${count} ${unit}${count === 1 ? "" : "s"} until ${name}.`;
}

/** "The cattery note says: “They close at five on Sundays.”" */
export function sayQuoted(sentence: string, source: string): string {
  return `${source}: “${sentence}”`;
}
