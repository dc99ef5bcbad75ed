const DONE =
  "sent|added|created|set|deleted|removed|moved|scheduled|rescheduled|booked|updated|changed|saved|turned|started|stopped|cancelled|canceled|completed|marked|renamed|replied|forwarded|opened|played|paused|copied|written|drafted|made|put|placed|noted|done|arranged|rung|called|texted|emailed|messaged|ordered|run";

const ACTS = new RegExp(
  [
    String.raw`\bI(?:['’]ve| have)?(?: just| now| already| also)* (?:${DONE}|wrote|rang|ran)\b`,
    String.raw`\b(?:has|have|had|was|were|is|are|been)(?: just| now| already| also| been)* (?:${DONE})\b`,
    String.raw`^\W*(?:all )?(?:done|sent|added|created|deleted|moved|saved|scheduled|booked|updated|cancell?ed|completed)\b`,
    String.raw`\bI(?:['’]ll| will)(?: now| also)* (?!be able|need|have to)\w+`,
  ].join("|"),
  "i",
);

/** Says that something was done, or will be by itself. */
export function claimsAct(text: string): boolean {
  return ACTS.test(text);
}
