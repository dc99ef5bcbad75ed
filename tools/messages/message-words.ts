import type { Contact } from "../../src/host/contacts.ts";
import type { Message } from "../../src/host/messages.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/result.ts";
import { clean } from "../speech.ts";
import { momentWords } from "../time-words.ts";

/** A message longer than this is shown in part. */
const LONGEST_TEXT = 300;
/** Digits that tell two numbers apart, whatever is written before them. */
const TELLING_DIGITS = 9;

/** One message as short facts; the other side goes by its name in the address book. */
export function messageRow(message: Message, people: readonly Contact[], clock: Clock): Row {
  const other = nameOfHandle(message.handle, people) ?? clean(message.from || message.handle);
  return {
    id: message.id,
    from: message.fromMe ? `you to ${other}` : other,
    text: clean(message.text, LONGEST_TEXT),
    when: momentWords(message.at, clock),
    state: message.unread ? "unread" : undefined,
  };
}

/** "Mum: Which train shall we take?, today at 6 am". */
export function messageWords({ from, text, when }: Item): string {
  return `${String(from)}, ${String(when)}: “${String(text)}”`;
}

function nameOfHandle(handle: string, people: readonly Contact[]): string | undefined {
  const person = people.find(({ phones, emails }) =>
    [...phones, ...emails].some(({ value }) => isSameHandle(value, handle)),
  );
  return person && clean(person.nicknames[0] ?? person.name);
}

function isSameHandle(one: string, other: string): boolean {
  if (one.includes("@") || other.includes("@")) return one.toLowerCase() === other.toLowerCase();
  const digits = (value: string): string => value.replaceAll(/\D/g, "").slice(-TELLING_DIGITS);
  return digits(one) !== "" && digits(one) === digits(other);
}
