import { words } from "../../words.ts";

/** People say these most of all names, and a recogniser hears "mum at five" as "moment 5" without them. */
const KIN = words("mum mom mam dad granny grandma grandpa nan nana sis bro auntie uncle");

/** Whoever says one of these without a name means their own. */
const RELATIVES = words(
  "mother father grandmother grandfather sister brother wife husband son daughter partner girlfriend boyfriend missus hubby",
);

/** Behind these stands what somebody's work is for; a name does the same ("Site manager Tannery Lofts"). */
const WORK_FOR = /\s+(?:(?:of|for|at|in|with|from|on)\s|\p{Lu}).*/u;
const WHOSE = /^.*['’]s\s+/;

/**
 * What somebody is without whose and what for: "Secretary of the club" is the secretary, "Maisie's piano
 * teacher" the piano teacher; but "Poppy's mum" is not mum.
 */
export function roleHead(role: string): string {
  const head = role.replace(WORK_FOR, "");
  const own = head.replace(WHOSE, "");
  const word = own.toLowerCase();
  return own !== head && (KIN.has(word) || RELATIVES.has(word)) ? head : own;
}

/** Whether a name says whose relative somebody is. */
export function isKin(name: string): boolean {
  return KIN.has(name);
}

/** In a long title what comes after these says more of it: "One-to-one with Sarah Chen", "Interview (second round): Jo". */
const DETAILS = /\s+(?:with|at|for|about|in|on|by)\s|[:;,(–—|]|\s-\s/;

/** A title up to where it says more of itself. */
export function withoutDetails(title: string): string {
  return title.split(DETAILS)[0] ?? "";
}
