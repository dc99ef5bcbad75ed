import { words } from "../../words.ts";

/** People say these most of all names. */
const KIN = words("mama mutti mami papa vati papi oma omi opa opi tante onkel");

/** Behind these stands what somebody's work is for. */
const WORK_FOR = /\s+(?:von|vom|bei|beim|für|im|in|der|des|am|an)\s.*/u;

/** What somebody is without what for: "Trainerin von Mia" is the trainer; but "Mama von Ben" is not mum. */
export function roleHead(role: string): string {
  const head = role.replace(WORK_FOR, "");
  return KIN.has(head.toLowerCase()) ? role : head;
}

/** Whether a name says whose relative somebody is. */
export function isKin(name: string): boolean {
  return KIN.has(name);
}

/** In a long title what comes after these says more of it: "Gespräch mit Sarah Chen", "Vorstellung (zweite Runde): Jo". */
const DETAILS = /\s+(?:mit|bei|beim|für|über|in|im|am|an|zu|zum|zur|von)\s|[:;,(–—|]|\s-\s/;

/** A title up to where it says more of itself. */
export function withoutDetails(title: string): string {
  return title.split(DETAILS)[0] ?? "";
}
