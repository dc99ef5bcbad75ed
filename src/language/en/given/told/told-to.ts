import type { Given } from "../../../contract/given.ts";
import type { Region } from "../../../region.ts";
import { asTold } from "./direct/as-told.ts";
import type { Saying } from "./direct/as-told.ts";
import { LEADS } from "./heads.ts";
import { isText } from "./is-text.ts";
import { NEEDING, toldBehind } from "./links.ts";
import { wayOf, withoutWay } from "./way.ts";

/** What people who are named are to be told, as one says it to them. */
export function toldTo(text: string, people: Region): Given | undefined {
  const whose = /\b(?:my|our)\s+$/iu.exec(text.slice(0, people.start))?.[0] ?? "";
  const before = text.slice(0, people.start - whose.length);
  const behind = text.slice(people.end);
  const named = text.slice(people.start - whose.length, people.end);
  return needed(before, named, behind) ?? addressed(before, named, behind);
}

/** "Ann and Joe both need a text saying …". */
function needed(before: string, named: string, behind: string): Given | undefined {
  const { by = "", words } = NEEDING.exec(behind)?.groups ?? {};
  if (words === undefined || !/^(?:.*[.,;:!?]\s+)?(?:both\s+)?$/isu.test(before)) return undefined;
  return sent(`${wayOf(by) ?? "text"} ${named}`, asTold(words, "tell"), "");
}

function addressed(before: string, named: string, behind: string): Given | undefined {
  const whom = PRONOUN.test(named) ? named : "";
  const areSeveral = /,|\band\b|&/iu.test(named);
  for (const [saying, leads] of LEADS) {
    const { asks, head = "" } = leads.exec(before)?.groups ?? {};
    const told = asks === undefined ? undefined : toldBehind(behind, saying);
    if (asks === undefined || !told || !isText(told, saying, head)) continue;
    // "Could you tell her I'm late?": the question is to us.
    const isOurs = told.saying !== "ask" && ASKS_US.test(asks);
    const { rest, by } = withoutWay(isOurs ? told.words.replace(/\?+\s*$/u, "") : told.words);
    const lead = `${head} ${whom} ${told.link}`;
    const words = courteous(asTold(rest, told.saying, { lead, areSeveral }));
    const way = `${told.by.replaceAll(/,|\s+know\b/gu, "")}${by}`;
    const asked = `${wayOf(`${head} ${way}`) === undefined ? "text" : (WAY[saying] ?? head)} ${named}${way}`;
    return sent(asked, words, before.slice(0, before.trimEnd().lastIndexOf(asks)));
  }
  return undefined;
}

const ASKS_US = /^(?:please\s+)?(?:can|could|would|will)\s+you\b/iu;

/** "Joe wants the sum, so text him …": the same where one who is named is only pointed at. */
export function toldToThem(text: string, name: string): Given | undefined {
  for (const { index, 0: found, groups = {} } of text.matchAll(POINTED)) {
    const whom = groups["whom"] ?? "";
    const end = index + found.length;
    const told = toldTo(text, { start: end - whom.length, end });
    if (told) return { ...told, asks: told.asks.replace(whom, name) };
  }
  return undefined;
}

const POINTED =
  /\b(?:text|tell|message|msg|ask|e-?mail|mail|send|thank|let|ping|drop|to|for)\s+(?<whom>him|her|them)\b/giu;

/** "The van's in the shop. Let Jo know by text", "can Jo bring jugs? Ask her": what was said right before. */
export function toldBefore(text: string, name: string): Given | undefined {
  const { told, verb = "", whom = "", by = "" } = BEFORE.exec(text)?.groups ?? {};
  const isNamed = whom.toLowerCase() === name.toLowerCase();
  const isMeant = isNamed || PRONOUN.test(whom);
  if (told === undefined || !isMeant || MORE_THAN_TOLD.test(told)) return undefined;
  const isAsked = /^ask$/iu.test(verb);
  const spoken = isNamed
    ? told
    : told.replaceAll(nameIn(name), SUBJECT_OF[whom.toLowerCase()] ?? name);
  const words = asTold(spoken, isAsked ? "ask" : "tell", {
    lead: `${verb} ${whom}`,
    areSeveral: false,
  });
  // What is told must only tell: "push dinner back an hour, let Jo know" wants it done first.
  return sent(`${wayOf(`${verb} ${by}`) ?? "text"} ${name}`, words, isAsked ? "" : told);
}

const BEFORE =
  /^(?<told>\S.*?)(?:\s*[.?!;,–—]+\s+(?:(?:so|and|can you|could you|would you|please|just|will you)\s+)*)(?<verb>ask|tell|let|text|message|e-?mail)\s+(?<whom>(?:my\s+)?[\p{L}'’-]+)(?:\s+know)?(?:\s+(?:that|so))?(?<by>(?:\s+(?:by|in|via|over|with)\s+(?:an?\s+)?(?:text|message|e-?mail|mail))?)(?:[\s,]+(?:please|for me|would you|will you|thanks))*[\s.!?]*$/isu;
/** What asks for something of its own, or only wonders. */
const MORE_THAN_TOLD =
  /^(?:put|set|add|remind|move|push|bring|shift|change|make|take|cancel|delete|find|show|open|play|book|mark|read|send|text|e-?mail|tell|what|when['’]s|where|which|how)\b/iu;
const SUBJECT_OF: Readonly<Record<string, string>> = { him: "he", her: "she", them: "they" };

function nameIn(name: string): RegExp {
  const plain = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`\b${plain}\b`, "giu");
}

function sent(asks: string, words: string, before: string): Given {
  const asked = asks.replace(/^to\s/iu, "message to ").replace(/\bmail\b/giu, "email");
  return { to: "message", asks: asked, words, before };
}

/** As it is asked for where the verb is no way to send something. */
const WAY: Readonly<Partial<Record<Saying, string>>> = {
  ask: "ask",
  thank: "tell",
  congratulate: "tell",
  wish: "tell",
  sorry: "tell",
  remind: "tell",
};

const PRONOUN = /^(?:him|her|them)$/iu;

/** Without what is said out of politeness behind it. */
function courteous(words: string): string {
  return words
    .replace(
      /^(?:open\s+)?quote[,:]?\s+(?<inside>.*?),?\s+(?:unquote|end quote|close quote)[.\s]*$/isu,
      "$<inside>",
    )
    .replace(
      /^(?:nothing (?:fancy|long|formal)|no rush|quick one|short and sweet|keep it (?:short|polite|nice|simple)|just a quick one)[^:,]{0,20}[:,]\s+(?:just\s+)?(?:(?:that|to say(?: that)?)\s+)?/iu,
      "",
    )
    .replace(/^(?:in full|word for word|as follows|exactly this)[:,]\s+/iu, "")
    .replace(/(?:[\s,]+(?:please|would you|will you|thanks|cheers|ta))+[\s.!]*$/iu, "")
    .trim();
}
