import { asToldIn } from "../given/told/direct/as-told.ts";
import type { MailAct } from "../../contract/steps.ts";
import { opening } from "../openings.ts";
import { answeredIn } from "./told/answered.ts";
import { behindAside, partedBehind } from "./mail-asides.ts";

const AND_SAYS = String.raw`(?:,?\s+(?:and\s+)?(?:say(?:ing)?|tell(?:ing)? (?:them|him|her)|add(?:ing)?|write|with the (?:words|note|comment))\s*:?\s+(?:that\s+)?(?<says>.+))`;
const TO = String.raw`(?:\s+to\s+(?<to>(?:(?!\s+to\s).)+?))`;
/** Politeness, and why it is wanted. */
const END = String.raw`(?:[\s,]+(?:please|now|then|for me|straight away|(?:will|would|can|could) (?:you|ya)|so|though))*[.?!\s]*(?:(?<=[.?!])\s+.*|[,;]\s+(?=(?:i|he|she|it|they|we|you)(?:['’]\p{L}+)?\s).*)?$`;

const FORWARDS = opening(
  String.raw`(?:(?:make|write|prepare|save|create)\s+(?<draft>a draft)\s+(?:that|which)\s+)?(?:forwards?|fwd)\s+(?<mail>.+?)(?:${TO}${AND_SAYS}?)?${END}`,
  "iu",
);
/** "Forward her the mail with the tickets". */
const FORWARDS_HER = opening(
  String.raw`(?:forwards?|fwd)\s+(?<to>him|her|them|(?!(?:the|that|this|my|our|his|her|their|it|an?)\b)[\p{L}'’-]+)\s+(?<mail>(?:the|that|this|my|our|his|her|their|\p{Lu}[\p{L}-]*['’]s)\s+[^,.;:!?]+?)${END}`,
  "iu",
);
const PASSES = "send|pass|hand|fire|ping|shoot|bung|whizz|zip|relay|shove|drop|throw";
/** "Send the invoice on to Kim", "pass that on to my sister". */
const SENDS_ON = opening(
  String.raw`(?:${PASSES})\s+(?<mail>.+?)\s+(?:on|along|onwards|over|across)${TO}${AND_SAYS}?${END}`,
  "iu",
);
/** "Send Kim the mail with the price in": one that is there. */
const GIVES = opening(
  String.raw`(?:send|show|give)\s+(?<to>(?!(?:an?|the|it|that|this|my|our)\b)[\p{L}'’-]+(?:\s+(?!the\b)[\p{L}'’-]+)?)\s+(?<mail>(?:the|that)\s+(?:[\p{L}'’-]+\s+){0,3}?(?:e-?mail|mail|letter)(?:\s+(?:from|about|with|on|of|that|where|which|in)\b.*?)?|\p{Lu}[\p{L}-]*['’]s\s+(?:[\p{L}'’-]+\s+){0,3}?(?:e-?mail|mail|letter)(?:\s+(?:from|about|with|on|of)\b.*?)?)${END}`,
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

/** "Find Kim's mail about the barge and forward it to Odo", "get the letter from Una and send it on to Kim". */
const FOUND = opening(
  String.raw`(?:(?:find|look up|look for|search for|dig out|get|open|take|grab)\s+(?:me\s+)?(?<mail>.+?)|(?:dig|look|pull|get|fetch)\s+(?:it|that)\s+(?:out|up))(?:\s+and(?: then)?|,(?: and)?(?: then)?)\s+(?:please\s+)?(?:(?:forward|fwd)\s+(?:it|that|them)(?:\s+on)?|(?:send|pass|hand)\s+(?:it|that|them)\s+(?:on|along|onwards))${TO}${AND_SAYS}?${END}`,
  "iu",
);

const POINTING =
  /^(?:(?:to\s+)?(?:it|that|this|him|her|them)|(?:that|this|the) (?:one|mail|email|e-mail|message)|)$/iu;

/** A request to send a mail on, or to send an answer to one, with what else is to be done behind it. */
export function mailActIn(text: string): MailAct | undefined {
  const answered = answeredIn(text);
  if (answered) return answered;
  const { own, rest } = partedBehind(text);
  const act = directIn(own) ?? behindAside(own, directIn);
  return act && (rest === undefined ? act : { ...act, rest });
}

function directIn(text: string): MailAct | undefined {
  for (const pattern of [FORWARDS_HER, FORWARDS, SENDS_ON, FOUND, NEEDS, LETS_SEE, GIVES]) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    // "Dig it out and forward it": the mail is only pointed at.
    const { to, says, draft, mail: words = "it" } = groups;
    const mail = words.trim();
    if (to === undefined && !POINTING.test(mail)) continue;
    const isSent = draft === undefined;
    return { act: "forward", mail: named(mail), to: to?.trim(), says: bare(says), isSent };
  }
  return answerIn(text);
}

const MUST = String.raw`(?:(?:i (?:have to|must|should)|i['’]ve got to)\s+)?`;
const REPLY = String.raw`(?:(?:reply|respond|write back|get back)(?:\s+(?:back|to))*|answer)`;
const WITH_WORDS = String.raw`(?:\s*:\s*|,?\s+(?:saying|that says|to say|that|with|(?:(?:and|to)\s+)?tell(?:ing)? (?:him|her|them)(?: that)?|(?:and|to)\s+let (?:him|her|them) know(?: that)?)\s+)`;
const SENT = String.raw`[\s,.!;]*(?:(?:and|then|please|(?:can|could|would|will) you)\s+)*send (?:it|that|the (?:reply|answer|response))(?:\s+(?:for me|off|now|please|straight away|right away|at once|out))*`;
/** An answer that begins by itself. */
const SELF_SAID = String.raw`(?:(?:that|it|i|we|he|she|they|there)['’](?:s|m|ll|re|ve|d)|i|we|yes|yeah|no|nope|ok|okay|sure|fine|great|sounds|thanks|thank you|sorry|happy to|no problem|of course)(?![\p{L}'’])`;
const QUOTED = String.raw`(?:["“][^"”]+["”]|['‘](?:(?!['’]\s).)+['’])`;
const END_OF_ALL = String.raw`[\s.!?]*$`;

/** What is answered is a mail, by its name or by the verb. */
const ITS_MAIL = String.raw`(?<mail>[^:]*?\b(?:e-?mail|mail|letter)s?\b.*?)`;
const WHO = String.raw`(?:him|her|them|(?:my|our|the)\s+[\p{L}'’-]+(?:\s+\p{L}+)?|[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)`;

/** Words that ask for it, words that are given as they are to stand there, or a mail that is told what to: it goes out. */
const SENT_ANSWERS = [
  String.raw`send\s+(?:(?:him|her|them)\s+)?(?:an?|the|my)\s+(?:quick\s+|short\s+)*(?:reply|response|answer)\b(?:\s+(?:to|on|for))?(?<mail>.*?)${WITH_WORDS}(?<says>.+)$`,
  String.raw`${MUST}${REPLY}\b(?<mail>.*?)${SENT}\s*:\s*(?<says>.+)$`,
  String.raw`${MUST}${REPLY}\b(?<mail>.*?)${WITH_WORDS}(?<says>.+?)${SENT}${END_OF_ALL}`,
  String.raw`${MUST}${REPLY}\b(?<mail>.*?)${WITH_WORDS}(?<says>${QUOTED})${END_OF_ALL}`,
  String.raw`${MUST}(?:reply|respond)\b${ITS_MAIL}${WITH_WORDS}(?<says>.+)$`,
  String.raw`${MUST}(?:reply|respond|write back)(?:\s+to\s+(?<mail>him|her|them|it|that))?,?\s+(?:and|to)\s+(?:tell (?:him|her|them)(?: that)?|let (?:him|her|them) know(?: that)?|say(?: that)?)\s+(?<says>.+)$`,
  // "Reply that's fine", "answer her I'll be there", "reply yes please".
  String.raw`${MUST}(?:reply|respond|write back|answer(?=\s+(?:him|her|them|to)\b))(?:\s+(?<mail>(?:to\s+)?(?:him|her|them|it|that(?=\s+that))))?[\s,:]+(?<says>${SELF_SAID}.*)$`,
  String.raw`${MUST}(?:write|e-?mail|mail)\s+(?<mail>${WHO})\s+back${WITH_WORDS}(?<says>.+)$`,
].map((words) => opening(words, "isu"));
/** "Find Odo's tar mail and reply that it's fine": the mail stands where it is to be found. */
const FOUND_ANSWER = opening(
  String.raw`(?:find|look up|look for|search for|dig out|get|open)\s+(?<mail>.+?)(?:\s+and(?: then)?|,(?: then)?)\s+(?:${REPLY}|draft an? (?:answer|reply))(?:\s+(?:to\s+)?(?:it|him|her|them))?${WITH_WORDS}(?<says>.+)$`,
  "isu",
);

/** "Reply and ask her who comes", "answer Odo's mail, and thank him for the oars". */
const ASKING_ANSWER = opening(
  String.raw`${MUST}${REPLY}\b(?<mail>(?:(?!\b(?:saying|that|to say|with|telling)\b|:).)*?),?\s+(?:and|to|by)\s+(?:(?<ask>ask(?:ing)?)|(?<thank>thank(?:ing)?))(?:\s+(?:him|her|them))?\s+(?<says>.+)$`,
  "isu",
);

function answerIn(text: string): MailAct | undefined {
  for (const pattern of [...SENT_ANSWERS, FOUND_ANSWER, ASKING_ANSWER]) {
    const { mail = "", says, ask, thank } = pattern.exec(text)?.groups ?? {};
    if (says === undefined) continue;
    const saying = ask === undefined ? (thank === undefined ? "tell" : "thank") : "ask";
    const own = IS_QUOTED.test(says) ? bare(says) : asToldIn(text, says, saying);
    return {
      act: "reply",
      mail: named(mail.trim()),
      to: undefined,
      says: own,
      isSent: pattern !== FOUND_ANSWER,
    };
  }
  return undefined;
}

const IS_QUOTED = /^["“‘']/u;

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
