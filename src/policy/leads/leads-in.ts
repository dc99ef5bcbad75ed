import { addressesIn } from "./addresses-in.ts";
import { hostsIn } from "./hosts-in.ts";
import { FEWEST_DIALLED, numbersIn } from "./numbers-in.ts";
import { plain, readingsOf, spelledOut } from "./plain-forms.ts";

/**
 * Where a text leads: its links, addresses and dialled numbers, in plain letters and digits. They are known
 * by their form in any script; look-alike letters, escapes, brackets, blanks and invisible marks hide none.
 * A wrong finding costs a question, a missed one costs safety.
 */
export function leadsIn(text: string): readonly string[] {
  const found = readingsOf(text).flatMap((reading) => [
    ...addressesIn(reading),
    ...hostsIn(reading),
    ...numbersIn(reading),
  ]);
  const whole = [...new Set(found.map((lead) => withoutMarks(lead).trim()))];
  // Of "https://a.example/b" and "a.example/b" the longer says it all.
  return whole.filter(
    (lead) =>
      lead !== "" && !whole.some((other) => other.length > lead.length && other.includes(lead)),
  );
}

/** Without the marks of the sentence around it; a bracket that closes one of its own is part of it. */
function withoutMarks(lead: string): string {
  const bare = lead.replace(/[.,;:!?)\]]+$/, "");
  const closing = [["[", "]"] as const, ["(", ")"] as const].find(
    ([open, close]) =>
      lead.startsWith(close, bare.length) && count(bare, open) > count(bare, close),
  );
  return closing ? `${bare}${closing[1]}` : bare;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/**
 * Whether somebody's words hold a lead, as it is spelt or as it is said: a number in other groups, a host in
 * capitals or without its scheme, "evil dot com". Letters that merely look alike are other letters.
 */
export function hasLead(words: string, lead: string): boolean {
  const wanted = withoutScheme(spelled(lead));
  if (wanted === "") return false;
  if (isDialled(wanted)) return digits(plain(words)).includes(digits(wanted).replace(/^00/, ""));
  const said = spelled(words);
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    if (isWhole(said, at, at + wanted.length)) return true;
  }
  return false;
}

/** A number whose groups mean nothing; those of a machine's number and of a short code do. */
function isDialled(lead: string): boolean {
  return !/[\p{L}:*#]/u.test(lead) && digits(lead).length >= FEWEST_DIALLED;
}

function spelled(text: string): string {
  return spelledOut(plain(text)).toLowerCase();
}

function withoutScheme(address: string): string {
  return address
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

/** Not the end of another name, nor the beginning of one. */
function isWhole(said: string, from: number, to: number): boolean {
  const isBegun = /[\p{L}\p{N}_@.-]$/u.test(
    said.slice(0, from).replace(/(?:www\.|mailto:|tel:)$/, ""),
  );
  return !isBegun && !/^(?:[\p{L}\p{N}_-]|[.@][\p{L}\p{N}])/u.test(said.slice(to));
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, "");
}
