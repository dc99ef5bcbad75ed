const DONE =
  "set|created|added|sent|deleted|removed|moved|scheduled|rescheduled|renamed|completed|marked|cancelled|canceled|saved|written|wrote|drafted|opened|started|played|paused|stopped|turned|updated|booked|put|archived|trashed|forwarded|replied|postponed|changed|appended|flagged|run|launched|muted|noted";
const TO_DO =
  "set|create|add|send|delete|remove|move|schedule|reschedule|rename|complete|mark|cancel|save|write|draft|open|start|play|pause|stop|turn|update|book|put|remind|wake|text|email|message|tell|call|run";
const THING =
  "reminder|timer|alarm|event|message|e-?mail|mail|note|draft|meeting|appointment|file|volume|music|app";
const ADVERB = "(?:just|now|already|successfully|also|been)";

const CLAIMS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:I|we)(?:['’]ve| have)?\s+(?:${ADVERB}\s+)*(?:${DONE})\b`, "i"),
  new RegExp(
    String.raw`\b(?:has|have)\s+(?:${ADVERB}\s+)*been\s+(?:${ADVERB}\s+)*(?:${DONE})\b`,
    "i",
  ),
  new RegExp(
    String.raw`\bI(?:['’]ll| will|['’]m going to| am going to)\s+(?:${ADVERB}\s+)*(?:${TO_DO})\b`,
    "i",
  ),
  new RegExp(String.raw`\b(?:is|are)\s+now\s+(?:${DONE})\b`, "i"),
  new RegExp(String.raw`^\W*(?:done|${DONE})\b(?!\s+(?:by|on|in|at)\b)`, "i"),
  new RegExp(String.raw`\b(?:${THING})s?\s+(?:${ADVERB}\s+)*(?:${DONE})\b`, "i"),
];

/** The sentences of an answer that say something was done or will be; a question says nothing. */
export function claimedActs(answer: string): readonly string[] {
  return (answer.match(/[^.!?\n]+(?:[.!?](?!\d)|$)/gm) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => !sentence.endsWith("?"))
    .filter((sentence) => CLAIMS.some((claim) => claim.test(sentence)));
}
