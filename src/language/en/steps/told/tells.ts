import type { ToldFact } from "../../../contract/steps.ts";
import { OPENING } from "../../openings.ts";
import { clausesIn, personBefore, sourceIn } from "./clauses.ts";
import { FACT_NAMED, INDIRECT, OWNED, isRecord, questionOf, topicOf } from "./questions.ts";
import { IT, LEAD, WH, WRITES, sentTo } from "./words.ts";

const HER = "(?:him|her|them)";
/** A word that names nobody: what is told begins here. */
const NOT_NAME = String.raw`(?!(?:the|my|our|his|her|their|it|that|this|what|when|where|which|who|whose|how|know|have|by|in|with|I|we|you|he|she|they|there|to|if|not|no|yes)(?![\p{L}]))`;
const WHOM = String.raw`(?:(?:my|the|our)\s+[\p{L}'’-]+(?:\s+${NOT_NAME}[\p{L}'’-]+)?|[\p{L}'’-]+(?:\s+${NOT_NAME}[\p{L}'’-]+){0,2}?)`;
const KNOW = String.raw`(?:\s+(?:know|have))?(?:\s+(?:by|in a|with a)\s+(?<by>text|message|e-?mail))?`;
/** "Let my sister know by text what time it starts", "text Kim the code for the gate", "text it to her". */
const OF_FACT = String.raw`(?<how>${WRITES}|let|inform|remind|drop|shoot|ping)\s+(?<whom>${WHOM})${KNOW}\s+(?<fact>${INDIRECT}|${OWNED})`;
/** Or all that was shown, by what such a text is. */
const ALL = String.raw`(?:${IT}|(?:the|that|this)\s+(?:whole\s+)?(?:list|note|recipe|lot|rota|schedule|itinerary|instructions))`;
const OF_IT = [
  String.raw`(?<how>${WRITES}|let|shoot|ping)\s+(?<whom>${WHOM})${KNOW}\s+${ALL}`,
  String.raw`(?<how>${WRITES}|shoot|ping|drop|pass|relay|hand)\s+${ALL}(?:\s+(?:on|over|across|along))?\s+to\s+(?<whom>${WHOM})`,
  String.raw`(?:let|give|send)\s+(?<whom>${WHOM})\s+(?:have\s+)?${IT}\s+(?:by|in a|via|over)\s+(?<by>text|message|e-?mail)`,
];
/** A whole clause of these words. */
const asClause = (words: string): RegExp =>
  new RegExp(
    String.raw`^${OPENING}${words}(?:\s+(?:please|then|now|for me|too|as well))*[\s,.!?]*$`,
    "iu",
  );
const TELLS = [OF_FACT, ...OF_IT].map(asClause);
/** What is told is only pointed at. */
export const TELLS_IT = OF_IT.map(asClause);
/** What is to be looked up: "look up Kim's number", "see what the oars cost". */
const LOOKED_UP = new RegExp(String.raw`^${OPENING}${LEAD}\s+(?<fact>\S+\s+\S.*)$`, "iu");
const ASKED = new RegExp(String.raw`^${OPENING}(?<fact>${WH}\s+\S.*)$`, "iu");
/** Somebody wants to know it: "Kim was asking me when the tide turns". */
const WONDERED = new RegExp(
  String.raw`\b(?:asking|asked|asks|ask|know|wondering|wonders|remember|recall|forgotten|forgot|forgets|no idea|unsure|muddled)(?:\s+me)?(?:\s+in\s+(?:her|his|their)\s+(?:[\p{L}'’-]+\s+){0,3}?(?:e-?mail|mail|text|message|letter))?(?:\s+(?:for|about|again))?\s+(?<fact>${INDIRECT})`,
  "iu",
);
const NAMES_FACT = new RegExp(String.raw`\b(?<fact>${FACT_NAMED})`, "iu");

/**
 * A fact that goes to somebody, told in clauses of any order: who is told, in one of them, and in
 * that or another what they are told, or where it stands.
 */
export function tellsIn(text: string): ToldFact | undefined {
  const clauses = clausesIn(text);
  for (const [at, clause] of clauses.entries()) {
    const groups = TELLS.map((one) => one.exec(clause)?.groups).find((one) => one !== undefined);
    const { how, by = how, whom } = groups ?? {};
    const fact = factOf(groups?.["fact"], clauses, at);
    if (by === undefined || whom === undefined || fact === undefined) continue;
    const who = new RegExp(`^${HER}$`, "iu").test(whom) ? personBefore(clauses, at) : whom;
    const question = questionOf(ofWhom(fact, who, personBefore(clauses, at)), sourceIn(clauses));
    if (question === undefined) continue;
    const isRole = who === undefined || /^(?:my|the|our)\s/iu.test(who);
    return {
      asks: question,
      request: sentTo(by, who ?? whom),
      topic: topicOf(fact),
      whom: isRole ? undefined : who,
      ...recordedIn(clauses),
    };
  }
  return undefined;
}

/** What is told, unless another clause says of what it is. */
export function factOf(
  said: string | undefined,
  clauses: readonly string[],
  at: number,
): string | undefined {
  return said !== undefined && !BARE.test(said) ? said : (factIn(clauses, at) ?? said);
}

/** It is said to stand in a calendar. */
function recordedIn(clauses: readonly string[]): Pick<ToldFact, "isRecorded"> {
  return HOLDER.test(sourceIn(clauses) ?? "") ? { isRecorded: true } : {};
}

const HOLDER = /\b(?:calendar|diary|schedule|planner)\b/iu;
/** "Text her the hour": of what another clause asks. */
const BARE = /^the (?:\p{L}+ )?(?:time|hour|day|date|place|address|number|price|cost)$/iu;

/** What another clause asks for, wants looked up, or at least names. */
function factIn(clauses: readonly string[], at: number): string | undefined {
  const others = clauses.filter((_, place) => place !== at);
  for (const pattern of [LOOKED_UP, ASKED, WONDERED, NAMES_FACT]) {
    for (const clause of others) {
      const fact = pattern.exec(clause)?.groups?.["fact"]?.trim();
      if (
        fact !== undefined &&
        !isRecord(fact) &&
        !/^(?:it|that|this|in|at|on|through)\b/iu.test(fact)
      )
        return fact;
    }
  }
  return undefined;
}

/** "Text my sister when her lunch is": my sister's; "text Kim the time she'll be in": who was told of before. */
function ofWhom(fact: string, who: string | undefined, told: string | undefined): string {
  const owned = who === undefined ? fact : fact.replace(HERS, `${who}'s`);
  return told === undefined || told === who
    ? owned
    : owned.replace(SHE, (_, will) => told + (will ? " will" : ""));
}

const HERS = /\b(?:his|her|their)(?:\s+own)?\b/iu;
const SHE = /\b(?:he|she|they)(?:\b(?!['’]ll)|(['’]ll)\b)/iu;
