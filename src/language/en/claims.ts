import type { ClaimedAct } from "../contract/answers.ts";
import type { ForbiddenAct } from "../contract/requests.ts";

const DONE =
  "sent|added|created|set|deleted|removed|moved|scheduled|rescheduled|booked|updated|changed|saved|turned|started|stopped|cancelled|canceled|completed|marked|renamed|replied|forwarded|opened|played|paused|copied|written|drafted|made|put|placed|noted|done|arranged|rung|called|texted|emailed|messaged|ordered|run";

const SENDS = "sent|send|emailed|messaged|texted|replied|forwarded";
const REMOVES = "deleted|delete|removed|remove|cancelled|canceled|cancel|trashed";
/** What an answer opens with before it says what it did. */
const OPENING = "(?:(?:okay|ok|sure|alright|all right|right|great|yes|got it|of course)[,.!:]? )?";

const OWN = new RegExp(
  [
    String.raw`\bI(?:['’]ve| have)?(?: just| now| already| also)* (?:${DONE}|wrote|rang|ran)\b`,
    String.raw`\bI(?:['’]ll| will)(?: now| also)* (?!be able|need|have to)\w+`,
    String.raw`^\W*${OPENING}(?:all )?(?:done|sent|added|created|deleted|moved|saved|scheduled|booked|updated|cancell?ed|completed)\b`,
    String.raw`\b(?:has|have) (?:just |now |already |also )*been (?:${DONE})\b`,
    String.raw`\b(?:is|are) now (?:${DONE})\b`,
  ].join("|"),
  "i",
);
const TOLD = new RegExp(
  String.raw`\b(?:had|was|were|is|are|been)(?: just| now| already| also| been)* (?:${DONE})\b`,
  "i",
);

const ACTS: readonly (readonly [ForbiddenAct, RegExp])[] = [
  ["send", new RegExp(String.raw`\b(?:${SENDS})\b`, "i")],
  ["remove", new RegExp(String.raw`\b(?:${REMOVES})\b`, "i")],
];

/** "I've moved it", "it has been moved": ours; "the invoice was sent by Tom": told of. */
export function claimedAct(text: string): ClaimedAct | undefined {
  const [own] = OWN.exec(text) ?? [];
  if (own !== undefined)
    return { whose: "own", act: ACTS.find(([, words]) => words.test(own))?.[0] };
  return TOLD.test(text) ? { whose: "told", act: undefined } : undefined;
}
