import type { ToldAsked } from "../../../../contract/steps.ts";
import { questionOf } from "../../told/questions.ts";

const WHO = String.raw`(?<who>(?:(?:my|the|our)\s+)?(?!(?:I|we|you|it|there|that|this|anybody|anyone|nobody)\b)[\p{L}’'-]+?(?:\s+(?!(?:has|have|had|did|does|not|yet|already)\b)\p{Lu}[\p{L}'’-]+)?)`;
const TELLS =
  "said|say|told|tell|mentioned?|written|wrote|write|texted|mailed|e-?mailed|messaged|answered|named|given|gave|give|asked|sent|confirmed|replied|let on|let slip|promised|heard";
const HAS = String.raw`(?:['’](?:s|ve)|\s+(?:has|have|had|did|does))?(?:n['’]t)?(?:\s+not)?`;
/** "Odo's not said anything about the oars", "has Una told me when she lands". */
const TOLD = new RegExp(
  String.raw`^(?:(?:has|have|had|did)(?:n['’]t)?\s+)?${WHO}${HAS}(?:\s+(?:yet|already|actually|ever|finally|so far))*\s+(?:${TELLS})(?:\s+(?:me|us|you|anybody|him|her|them))?(?:\s+(?:know|yet|already|back|so far))*\s+(?<what>(?:about|of|on|what|when|where|which|who|how|whether|if|an?|the|any|anything|something|a thing|a word)\b.+)$`,
  "iu",
);
const ABOUT = /^(?:(?:anything|something|a thing|a word)\s+)?(?:about|of|on)\s+/iu;

const THEM = String.raw`(?:him|her|them|\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?)`;
const WAYS = "text|message|whatsapp|e-?mail|mail|write to";
/** "Text and ask him", "text her to ask", "ask him by text". */
const ASKS = new RegExp(
  String.raw`^(?<how>${WAYS})(?:\s+(?<whom>${THEM}))?\s+(?:and|to)\s+ask(?:\s+(?<him>${THEM}))?[\s.!]*$|^ask\s+(?<asked>${THEM})(?:\s+(?:by|in a)\s+(?<by>text|message|e-?mail|mail))?[\s.!]*$`,
  "iu",
);

function withAsked(request: string, who: string, about: string): string {
  const { how, by = "text", whom, him, asked } = ASKS.exec(request.trim())?.groups ?? {};
  if (how === undefined && asked === undefined) return request;
  const said = whom ?? him ?? asked ?? who;
  return `${how ?? by} ${/^(?:him|her|them)$/iu.test(said) ? who : said} to ask ${about}`;
}

/** What somebody may have told: who, and the question that it answers; undefined for what is no telling. */
export function toldAskedIn(asks: string): ToldAsked | undefined {
  const { who = "", what = "" } = TOLD.exec(asks.trim())?.groups ?? {};
  if (who === "" || what === "") return undefined;
  const about = what.replace(ABOUT, "");
  const asking = (request: string): string => withAsked(request, who, about);
  if (about !== what) return { who, question: `what about ${about}`, about, asking };
  const question = questionOf(
    what.replace(/^(?:a|any)\s+(?=(?:day|date|time|price|place)\b)/iu, "what "),
  );
  return question === undefined ? undefined : { who, question, about: what, asking };
}
