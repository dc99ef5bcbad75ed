import type { MailAct } from "../../contract/steps.ts";
import { opening } from "../openings.ts";

const AND_SAYS = String.raw`(?:,?\s+(?:and\s+)?(?:say(?:ing)?|tell(?:ing)? (?:them|him|her)|add(?:ing)?|write|with the (?:words|note|comment))\s*:?\s+(?:that\s+)?(?<says>.+))`;
const TO = String.raw`(?:\s+to\s+(?<to>(?:(?!\s+to\s).)+?))`;
const END = String.raw`(?:\s+(?:please|now|then|for me|straight away))?[.?!\s]*$`;

const FORWARDS = opening(
  String.raw`(?:(?:make|write|prepare|save|create)\s+(?<draft>a draft)\s+(?:that|which)\s+)?(?:forwards?|fwd)\s+(?<mail>.+?)(?:${TO}${AND_SAYS}?)?${END}`,
  "iu",
);
/** "Send the invoice on to Kim", "pass that on to my sister". */
const SENDS_ON = opening(
  String.raw`(?:send|pass|hand)\s+(?<mail>.+?)\s+(?:on|along|onwards)${TO}${AND_SAYS}?${END}`,
  "iu",
);
/** "Kim needs the latest mail from Odo. Can you forward it?" */
const NEEDS =
  /^(?<to>[\p{L}'’ -]+?)\s+(?:needs|wants|should (?:see|have|get|read)|has to (?:see|have))\s+(?<mail>.+?)[.,;]\s*(?:(?:can|could|would|will) you\s+|please\s+)?(?:forward|send|pass)\s+(?:it|that|this)(?:\s+on)?(?:\s+to\s+(?:him|her|them))?(?:\s+please)?[.?!\s]*$/iu;
/** "Let Kim see the mail from Odo, forward it." */
const LETS_SEE = opening(
  String.raw`let\s+(?<to>[\p{L}'’ -]+?)\s+(?:see|read|have)\s+(?<mail>.+?)[.,;]\s*(?:and\s+)?(?:please\s+)?forward\s+(?:it|that)[.?!\s]*$`,
  "iu",
);

const POINTING =
  /^(?:(?:to\s+)?(?:it|that|this|him|her|them)|(?:that|this|the) (?:one|mail|email|e-mail|message)|)$/iu;

/** A request to send a mail on, or to send an answer to one. */
export function mailActIn(text: string): MailAct | undefined {
  for (const pattern of [FORWARDS, SENDS_ON, NEEDS, LETS_SEE]) {
    const { groups } = pattern.exec(text) ?? {};
    const mail = groups?.["mail"]?.trim();
    if (groups === undefined || mail === undefined) continue;
    const { to, says, draft } = groups;
    if (to === undefined && !POINTING.test(mail)) continue;
    const isSent = draft === undefined;
    return { act: "forward", mail: named(mail), to: to?.trim(), says: bare(says), isSent };
  }
  return answerIn(text);
}

const ANSWER = opening(
  String.raw`send\s+(?:(?<whom>him|her|them)\s+)?(?:an?|the|my)\s+(?:quick\s+|short\s+)*(?:reply|response|answer)\b(?<mail>.*?)(?:\s*:\s*|\s+(?:saying|that says|that|with|telling (?:him|her|them)(?: that)?)\s+)(?<says>.+)$`,
  "isu",
);

function answerIn(text: string): MailAct | undefined {
  const { mail, says } = ANSWER.exec(text)?.groups ?? {};
  if (mail === undefined || says === undefined) return undefined;
  const words = mail.replace(/^\s*(?:to|on|for)\s+/iu, "").trim();
  return { act: "reply", mail: named(words), to: undefined, says: bare(says), isSent: true };
}

function named(mail: string): string | undefined {
  return POINTING.test(mail) ? undefined : mail;
}

/** Words given between quotation marks stand for themselves. */
function bare(words: string | undefined): string | undefined {
  const text = words
    ?.trim()
    .replace(/^["“‘'](.*?)["”’']?$/su, "$1")
    .trim();
  return text === "" ? undefined : text;
}

const REPLY = String.raw`(?:reply|respond|write back|get back)\s+(?:to\s+)?|answer\s+`;
const SEND_IT = String.raw`\s*(?:,|and|then|,\s*and)?\s*(?:(?:please\s+)?send (?:it|that|the (?:reply|answer|response))(?:\s+(?:off|now|straight away|right away|at once|out))*)`;
const AND_SENT = new RegExp(
  String.raw`^(?<lead>.*?)\b(?:${REPLY})(?<mail>.+?)${SEND_IT}(?<rest>\s*:.*)?\s*[.!?]*$`,
  "isu",
);
/** "I have to get back to Odo's mail with 'Fine'. Can you send the reply for me?" */
const ASKED_TO_SEND = new RegExp(
  String.raw`^(?<lead>.*?)\b(?:${REPLY})(?<mail>.+?)[.!?]['"”’]?\s+(?:(?:can|could|would|will) you\s+|please\s+)send (?:it|that|the (?:reply|answer|response))(?:\s+(?:for me|off|now|please))*\s*[.!?]*$`,
  "isu",
);
const LEADS =
  /^(?:(?:please|can you|could you|would you|and|then|I (?:need|want|have) to|I must)[ ,]*)*$/iu;

/** The request with what says that the answer is to be sent at its front: "send a reply to …". */
export function sendingFirst(text: string): string {
  const { groups } = ASKED_TO_SEND.exec(text) ?? AND_SENT.exec(text) ?? {};
  const { lead = "", mail, rest = "" } = groups ?? {};
  if (mail === undefined || !LEADS.test(lead)) return text;
  return `send a reply to ${mail.trim()}${rest}`;
}
