import type { MailAct } from "../../../contract/steps.ts";
import { OPENING } from "../../openings.ts";
import { large } from "../../say/say-counted.ts";
import { clausesIn, personBefore, sourceIn } from "./clauses.ts";
import { INDIRECT, OWNED, questionOf } from "./questions.ts";
import { factOf } from "./tells.ts";
import { IT } from "./words.ts";

const HER = "(?:him|her|them)";
const MAIL_NOUN = "(?:e-?mail|mail|letter)";
const MAIL = String.raw`(?<mail>${HER}|it|that|(?:(?:her|his|their|that|the|my\s+[\p{L}-]+['’]s|[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?['’]s)\s+(?:[\p{L}'’-]+\s+){0,3}?${MAIL_NOUN}(?:\s+about\s+[^,.;]+?)?))`;
const REPLY = String.raw`^${OPENING}(?:(?:reply|respond|write|get|mail|e-?mail)(?:\s+back)?(?:\s+to)?|answer)\b(?:\s+${MAIL})?(?:\s+back)?`;
/** A fact by its name, though more is said of it: "the date the review falls on". */
const FACT = String.raw`(?<fact>${IT}|${OWNED}|the\s+(?:date|day|time|hour|place|address|number|price|cost|name)\b[^,.;:!?]*?|${INDIRECT})`;
const END = String.raw`(?:\s+(?:so|please|then|now)\b.*)?[\s,.!?]*$`;
/** "Reply to her mail with the time", "write back with the number". */
const WITH_FACT = new RegExp(
  String.raw`${REPLY}\s+(?:with|giving ${HER}|telling ${HER})\s+${FACT}${END}`,
  "iu",
);
/** "Write back that I can't, and give her the date of the review". */
const SAYING = new RegExp(
  String.raw`${REPLY}\s+(?:that|saying|to say)\s+(?<before>\S.*?)[\s,.!?]*$`,
  "iu",
);
const GIVES = new RegExp(String.raw`^${OPENING}(?:give|tell|send)\s+${HER}\s+${FACT}${END}`, "iu");

/** An answer to a mail that tells a fact which has to be found first; undefined for any other. */
export function answeredIn(text: string): MailAct | undefined {
  const clauses = clausesIn(text);
  for (const [at, clause] of clauses.entries()) {
    const saying = SAYING.exec(clause)?.groups;
    const gives = saying && GIVES.exec(clauses[at + 1] ?? "")?.groups;
    const own = gives ? { ...gives, ...saying } : WITH_FACT.exec(clause)?.groups;
    if (!own) continue;
    const said = (own["fact"] ?? "").replace(WHY, "");
    const fact = factOf(POINTS.test(said) ? undefined : said, clauses, at);
    const asks = fact === undefined ? undefined : questionOf(fact, sourceIn(clauses));
    const mail = mailOf(own["mail"], clauses, at);
    if (asks === undefined || mail === undefined) continue;
    const before = own["before"] === undefined ? "" : `${large(own["before"])}.`;
    return {
      act: "reply",
      mail,
      to: undefined,
      says: undefined,
      isSent: true,
      fact: { asks, before },
    };
  }
  return undefined;
}

/** Why it is told is no part of it. */
const WHY = /\s+so\s+(?:that\s+)?(?:he|she|they|it|I|we)\b.*$/iu;
const POINTS = new RegExp(String.raw`^${IT}$`, "iu");

/** The mail of whoever was told of, by what it was said to be. */
function mailOf(
  mail: string | undefined,
  clauses: readonly string[],
  at: number,
): string | undefined {
  if (mail !== undefined && !/^(?:him|her|them|it|that|his|their)\b/iu.test(mail)) return mail;
  const who = personBefore(clauses, at);
  if (who === undefined) return undefined;
  const own = /^(?:her|his|their)\s+(?<name>.+)$/iu.exec(mail ?? "")?.groups?.["name"];
  return `${who}'s ${own ?? "mail"}`;
}
