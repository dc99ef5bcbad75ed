import type { ClaimedAct } from "../contract/answers.ts";

const DONE =
  "sent|added|created|set|deleted|removed|moved|scheduled|rescheduled|booked|updated|changed|saved|turned|started|stopped|cancelled|canceled|completed|marked|renamed|replied|forwarded|opened|played|paused|copied|written|drafted|made|put|placed|noted|done|arranged|rung|called|texted|emailed|messaged|ordered|run";

const OWN = new RegExp(
  [
    String.raw`\bI(?:['’]ve| have)?(?: just| now| already| also)* (?:${DONE}|wrote|rang|ran)\b`,
    String.raw`\bI(?:['’]ll| will)(?: now| also)* (?!be able|need|have to)\w+`,
    String.raw`^\W*(?:all )?(?:done|sent|added|created|deleted|moved|saved|scheduled|booked|updated|cancell?ed|completed)\b`,
    String.raw`\b(?:has|have) (?:just |now |already |also )*been (?:${DONE})\b`,
  ].join("|"),
  "i",
);
const TOLD = new RegExp(
  String.raw`\b(?:had|was|were|is|are|been)(?: just| now| already| also| been)* (?:${DONE})\b`,
  "i",
);

/** "I've moved it", "it has been moved": ours; "the invoice was sent by Tom": told of. */
export function claimedAct(text: string): ClaimedAct | undefined {
  if (OWN.test(text)) return "own";
  return TOLD.test(text) ? "done" : undefined;
}
