import type { ForbiddenAct } from "../../contract/requests.ts";
import { opening } from "../openings.ts";

/** The thing a request is about, and nothing with a name of its own. */
const IT = "(?:es|sie|ihn|das|die|den|die (?:e-?mail|mail|nachricht|antwort)|den entwurf)";
const NOT =
  "(?:(?:bitte|aber|jetzt|heute|sofort|gleich|noch|auf keinen fall|bloß|ja)\\s+)*(?:nicht|nie|niemals)";
const ANYBODY = "(?:niemande[mn]|niemand|keinem|keinen)";
const SENDING = String.raw`(?:(?:schicke?|sende?|verschicke?|versende?)\s+${IT}\s+${NOT}|(?:sage?|schreibe?|erzähle?|schicke?|sende?)\s+(?:${IT}\s+|davon\s+)?${ANYBODY}|(?:informiere?|benachrichtige?|lade?)\s+${ANYBODY})`;
const REMOVING = String.raw`(?:(?:lösche?|entferne?|storniere?|streiche?|wirf)\s+${IT}\s+${NOT})`;
/** What may follow, to the end of its clause. */
const END = String.raw`(?:\s+(?:ab|los|raus|weg|ein|etwas|was|davon|heute|jetzt|danke|ok|okay))*[\s,;.!?…–—-]*$`;

/** "Schick sie noch nicht ab", "sag es niemandem", "aber lösch ihn nicht". */
export const FORBIDDEN_ACTS: readonly (readonly [ForbiddenAct, RegExp])[] = [
  ["send", opening(`${SENDING}${END}`)],
  ["remove", opening(`${REMOVING}${END}`)],
];

/** "Schreib Odo aber schick es nicht ab": a clause of its own, although no mark stands before it. */
export const JOINED = new RegExp(
  String.raw`(?=\s(?:aber|und|nur|bloß)\s+(?:bitte\s+)?(?:${SENDING}|${REMOVING})${END})`,
  "iu",
);
