import type { SourceSaid } from "../../contract/questions.ts";
import { beginsAct } from "../clauses/joints.ts";
import { KINDS } from "../objects.ts";
import { opening } from "../openings.ts";
import { words } from "../../words.ts";
import { tokenise } from "../tokenise.ts";
import { textKindsIn } from "./text-kinds.ts";

const ASKS = opening(
  String.raw`(?:(?:and|so)\s+)?(?:(?:on|at|in|by|for|until|till|since)\s+)?(?:what|which|who|whose|whom|where|when|how\s+(?!about\b))(?:['’]\w+)?\b(?!\s+about\b)|^(?:is|are|was|were|does|do|did|has|have|can|may|must|will)\s+(?:there|it|they|we|i|the|my|our|any\w*|\p{Lu}\p{L}+)\b`,
  "iu",
);
/** Here another question begins, though nothing is said between. */
const ASKS_WITHIN =
  /\s+(?=(?:what|which|who|whose|where|when|how (?:much|many|long))(?:['’]s|['’]re|\s+(?:is|are|was|were|does|do|did|time|day|will|has|have|should))\b)/i;
const AND_ASKS =
  /,?\s+and\s+(?=(?:(?:by|on|at|in|from|till|until)\s+)?(?:what|which|who|whose|where|when|how)\b)/i;

/** What stands between the clauses of a saying. */
const BETWEEN = /\s*(?:[,;:!?–—]|[.](?=\s|$)|\s-\s)\s*/;

const BY = String.raw`(?:has|have|had|['’]s|['’]ve|just|already|only|kindly|once|recently)`;
const TELLS =
  "emailed|e-mailed|mailed|texted|messaged|wrote|written|writes|sent|said|says|told|mentioned|asked|replied|answered|confirmed|suggested|promised|offered";
/** "Olga emailed about the exam", "Ross said": what another has told. */
const TOLD = opening(
  String.raw`(?<who>(?:(?!(?:i|we|you|he|she|they|it|that|this|to|not|who|what|where|when|how|did|does|if|please|has|have|is)\b)[\p{L}\p{N}'’&.-]+\s+){0,4}?(?!(?:i|we|you|they|he|she|it)\b)[\p{L}\p{N}&.-]+?)(?:['’]s|\s+${BY})*\s+(?:${TELLS})\b(?<where>.*)`,
  "iu",
);
/** "Look in the rota", "check the subs file", "it's in my pricing note". */
const LOOK = opening(
  String.raw`(?:(?:have a )?look|check|see|try|go|it['’]?s|it is|that['’]?s|they['’]?re|should be|will be|it (?:should|must|will|might|may) be)(?:\s+(?:up|all|written|saved|noted|kept|down|somewhere))*\s+(?:in|inside|into|through|on|at|among)\s+(?<where>\S.*)`,
);
const CHECK = opening(String.raw`check\s+(?<where>\S.*)`);
/** "I downloaded the school dates": what is kept so is a text, whatever it is called. */
const SAVED = opening(
  String.raw`(?:i|we)(?:['’]ve|\s+have)?\s+(?:just\s+)?(?:downloaded|saved|scanned|filed)\s+(?<where>\S.*)`,
);
/** "Going by the price sheet", "off the rota". */
const BY_IT = opening(
  String.raw`(?:(?:going|judging) by|according to|off(?=\s+(?:the|my|our|that|this|his|her|their)\s))\s+(?<where>\S.*)`,
);
const SURELY = [TOLD, LOOK, CHECK, SAVED, BY_IT] as const;
/** "In the tenancy file", "I've got a note on it": a text where its kind is said. */
const OF_KIND = [
  opening(String.raw`(?:in|on|from)\s+(?<where>\S.*)`),
  opening(
    String.raw`(?:(?:i|we)(?:['’]ve|\s+have)?\s+(?:just\s+)?(?:got|have|wrote|written|noted|typed|made|kept|keep|put)|there(?:['’]s|\s+is|\s+was))\s+(?<where>\S.*)`,
  ),
] as const;
/** "Where did Fatima say the keys are". */
const DID_TELL =
  /\bdid\s+(?<who>(?!(?:i|we|you|he|she|they|it)\b)[\p{L}'’.-]+(?:\s+\p{L}[\p{L}'’.-]*){0,2}?)\s+(?:say|write|reckon|mention|tell\s+(?:me|us)|text(?:\s+(?:me|us))?|e?-?mail(?:\s+(?:me|us))?)\s+(?!about\b|in\b|on\b|to\b)(?<rest>\S+\s+\S.*)/iu;

/** What says that something is written, or by whom, and nothing of what it is called. */
const CARRIES = words(
  "somewhere check look see try find downloaded saved scanned filed got have had made kept keep put down up " +
    "wrote written noted typed emailed texted messaged mailed sent said says told mentioned it to me us " +
    "about from saying with for of on in at young dear there a an the my our your his her their",
);

/** A question beside the words that say where its answer stands, or who told it. */
export function sourceSaid(text: string): SourceSaid | undefined {
  const clauses = clausesOf(text);
  const sources = clauses.map(sourceIn);
  const [own, ...others] = sources.flatMap((source) => (source ? [source] : []));
  const asked = clauses.filter((_, at) => !sources[at]);
  if (!own) return toldInside(text);
  if (others.length > 0 || asked.length === 0) return undefined;
  // What is said beside the question names what it is about; nothing else may be asked for.
  const questions = asked.flatMap((one) => one.split(AND_ASKS));
  const asks = questions.filter((one) => ASKS.test(one));
  const beside = questions.filter((one) => !ASKS.test(one));
  if (questions.some(asksForAct)) return undefined;
  if (asks.length === 0 || (asks.length > 1 && beside.length > 0) || beside.length > 1) {
    return undefined;
  }
  const [only] = asks;
  return asks.length === 1 ? { ...own, asks: [[only, ...beside].join(" ")] } : { ...own, asks };
}

/** "When is it and put it in my calendar": more than an answer is wanted. */
function asksForAct(question: string): boolean {
  return question.split(/\s+(?:and|then)\s+/i).some((one) => !ASKS.test(one) && beginsAct(one));
}

function clausesOf(text: string): readonly string[] {
  return text
    .trim()
    .split(BETWEEN)
    .flatMap((clause) => {
      const [first = "", ...rest] = clause.split(ASKS_WITHIN);
      // "Do you know when it is" is one question.
      return rest.length > 0 && sourceIn(first) ? [first, rest.join(" ")] : [clause];
    })
    .filter((clause) => clause !== "" && !SAYS_NOTHING.test(clause));
}

/** A clause that only gains time. */
const SAYS_NOTHING =
  /^(?:you know|i mean|i think|i suppose|roughly|exactly|please|again|like|say|or so|about)$/i;

type Source = Pick<SourceSaid, "source" | "kinds" | "spoken">;

function sourceIn(clause: string): Source | undefined {
  if (ASKS.test(clause)) return undefined;
  const kinds = textKindsIn(clause);
  const forms = kinds.length > 0 ? [...SURELY, ...OF_KIND] : SURELY;
  const said = forms.map((form) => form.exec(clause)?.groups).find((groups) => groups);
  return said && sourceOf(`${said["who"] ?? ""} ${said["where"] ?? ""}`, kinds);
}

function toldInside(text: string): SourceSaid | undefined {
  const found = ASKS.test(text) ? DID_TELL.exec(text) : null;
  const { who = "", rest = "" } = found?.groups ?? {};
  if (!found || who === "") return undefined;
  const before = text.slice(0, found.index).trim();
  const asks = `${before} ${rest}`.replace(/[?.!]+$/, "");
  return { ...sourceOf(who, textKindsIn(text)), asks: [asks] };
}

function sourceOf(said: string, kinds: readonly string[]): Source {
  const named = tokenise(said).filter(({ word }) => !CARRIES.has(word) && !KINDS.has(word));
  return { source: named.map(({ word }) => word).join(" "), spoken: said.trim(), kinds };
}
