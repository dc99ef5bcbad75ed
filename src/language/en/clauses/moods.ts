import { moodsBy } from "../../clauses/moods.ts";
import { markedClauses } from "./clauses.ts";
import { FORBIDDEN_ACTS, JOINED } from "./forbidden-acts.ts";
import { opening } from "../openings.ts";

/** "Will Jean be there", "has the plumber replied": no request begins so, but one that asks of you. */
const ASKS_WHETHER = String.raw`(?:is|are|was|were|does|did|has|will)\s+(?!(?:you|that|this)\b)(?!there\s+(?:a|any|some)\s+(?:way|chance|possibility)\b)(?!.*\byou\b)\S`;

/** What is arranged, moved or asked so is still to come. */
const ARRANGED = String.raw`(?:(?:been|being|just|already|only|also|now)\s+)*(?:moved|shifted|changed|cancell?ed|postponed|delayed|rescheduled|rearranged|pushed|brought|put|called|booked|arranged|agreed|scheduled|invited|offered|confirmed|planned|promised|supposed|meant|due|going|asked|wanted|wondered|needed|hoping|thinking|wondering|to\b(?!\s+blame))`;
const NO_SUBJECT =
  "what|which|who|whose|when|where|why|how|that|if|unless|don['’]?t|do|does|did|is|are|was|were|have|has|had|can|could|will|would|should";

/** "Four hours' sleep and the boiler's off", "an hour on the phone and I'm no wiser": a length of what is over, and a clause. */
const LASTED = String.raw`(?:(?:only|just|barely|nearly|about|another|all of)\s+)*[\p{L}\d-]+(?:\s+and\s+a\s+half)?\s+(?:minutes?|mins?|hours?|days?|weeks?)(?:['’]\s+\p{L}+|\s+of\s+\p{L}+|\s+(?:on\s+(?:the\s+)?(?:phone|bus|train|road|motorway|hold|line|bike)|in\s+(?:traffic|(?:the|a)\s+(?:queue|car|jam|rain|cold))))(?:\s+[\p{L}'’-]+){0,6}?(?:,\s+|\s+)(?:and|but)\s+(?:(?:the|my|our|his|her|their)\s+(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+(?:['’]s|\s+(?:is|are|has|have|was|were)\b)|(?:I|we|it|he|she|they|there|that|nobody|nothing)(?:['’](?:m|s|re|ve|d)\b|\s+(?:am|is|are|was|were|has|have|still|never)\b))`;

/** Whoever writes something down or to somebody tells of nothing: "reply saying it arrived". */
const WRITES =
  "reply|respond|answer|text|tell|message|e-?mail|mail|write|note|log|jot|draft|send|say|let|ask|remind|add|put|append|record|make";

export const {
  asksFact,
  forbiddenActs,
  forbids,
  happened,
  isClause,
  isQuestion,
  lacks,
  recalls,
  reports,
  speaksOfSelf,
  states,
  withoutForbidden,
  wonders,
} = moodsBy({
  markedClauses,
  acts: FORBIDDEN_ACTS,
  joined: JOINED,
  /** "Don't forget" and "don't wake me" ask for something, and "don't I have a meeting" asks a question. */
  forbids: opening(
    String.raw`(?:don['’]?t|do not|never|no need to|there['’]?s no need to|let['’]?s not|you (?:needn['’]?t|mustn['’]?t|shouldn['’]?t|don['’]?t (?:need|have) to)|i (?:don['’]?t|do not) want (?:any|an?|you to))\s+(?!(?:i|we|you|they)\b|forget\b|let (?:me|us) forget\b|worry\b|mind\b|have\b|know\b|wake\b|ring\b|beep\b|go off\b)`,
  ),
  /** "How do I delete an event", "what happens if I do", "could I go at ten, or is something on" want to know, not to have it done. */
  wonders: opening(
    String.raw`(?:(?:could|can|may|might|would|shall|am|are|is|do|does|have|has)\s+(?!you\b)[^.;!?]*\bor\s+(?:is|are|am|do|does|have|has|will)\s+\w|how (?:do|can|would|could|should|to)\b|how['’]?d i\b|what (?:happens|would happen|if)\b|(?:should|did|have|had|was|am|were) (?:i|we)\b|do (?:i|we) (?:need|have) to\b|why\b|is it (?:possible|ok|okay|safe|wise)\b|${ASKS_WHETHER})`,
  ),
  /** "What notice period does the lease stipulate": one question about what is, and nothing to be done. */
  asks: opening(
    String.raw`(?!.*\b(?:can|could|would|will) you\b)(?:(?:what|who|where|when|how)['’]?s|(?:what|which|who|whose|where|when|how (?:much|many|long|old|far|often))\b[^,.;:!?]*?\b(?:is|are|was|were|does|do|did|has|have|had))\b[^,.;:!?]*[?.]?$`,
  ),
  /** "Who makes tea on Friday" asks, whatever its verb; "what about five" and "when I am home" answer. */
  question: opening(
    String.raw`(?:(?:who|whose|whom|which|what)(?:['’]\w+)?\s+(?!about\b|an?\s[^?]*$)|(?:where|when|why|how)(?:['’](?:s|re|d|ll)\b|\s+(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|much|many|long|far|old|often)\b)|how\s+(?!(?:i|we|you|he|she|they|it|the|my|our|his|her|their)\b)\p{L}+(?:['’]s|\s+(?:is|are|was|were|do|does|did|has|have|had|will|should))\b)`,
    "iu",
  ),
  /** Who a clause tells something of. */
  subject: /^(?:i|we|he|she|they|you|it)(?:['’]\w+)?\s+\p{L}/iu,
  /** "Kim mailed she's late", "my sister's asking for the code again". */
  reports:
    /^(?:(?:so|well|oh|and|but|now|apparently)[,\s]+)*(?!(?:text|message|mail|e-?mail|tell|ask|let|send|write|call|ring|remind|note|put|add|what|who|when|where|which|how|it|that|there|here)\b)(?:(?:my|our|the)\s+)?\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]+)?(?:(?:['’]s|\s+(?:is|has|was|keeps|just|only))(?:\s+(?:just|only|already|now|always|been))*\s+(?:asking|after|wondering|saying|telling|texting|mailing|asked|mailed|e-?mailed|texted|messaged|said|told|written|wanting|chasing|lost|forgotten|changed|moved)|\s+(?:mailed|e-?mailed|texted|messaged|asked|said|says|asks|wrote|told|wants|needs|wanted|needed|rang|called|phoned|lost|forgot))\b/iu,
  /** "Karin baked yesterday", "the bags are ordered", "Wormer's done": no act begins so. */
  happened:
    /^(?:(?:so|well|oh|and|but|now|apparently)[,\s]+)*(?:(?:my|our|the)\s+)?\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]+)?(?:['’]s|\s+(?:is|are|was|were|has|have|had))?\s+(?:already\s+|just\s+|been\s+)*(?!need|red\b|bed\b|shed\b|feed|seed|speed|wed\b|used\b)(?:\p{L}{2,}ed|done|sent|paid|got|made|took|gave|came|went|brought|left|found|won|broke|bought|sold|spoke|wrote|drove|flew|kept|built|cut|gone|taken|given|written|broken|chosen|rung|hung|fed|swept|lent)\b/iu,
  /** "The kids were up at five", "the boiler packed in this morning", "we missed the bus". */
  recalls: opening(
    String.raw`(?:${LASTED}|(?!(?:${NO_SUBJECT}|${WRITES})\b)(?:[\p{L}'’-]+\s+){1,5}?(?:only\s+|just\s+|all\s+|both\s+)*(?!${ARRANGED}|need\b|speed\b|feed\b|seed\b|bed\b|red\b|shed\b|wed\b)(?:(?:was|were|had|did|was(?:n['’]t)|were(?:n['’]t)|had(?:n['’]t)|did(?:n['’]t)|couldn['’]t)(?!\s+${ARRANGED})|\p{L}{2,}ed|went|came|woke|slept|fell|broke|burst|ate|drank|felt|kept|lost|ran|saw|slipped|stood|threw|wore)(?=[\s.,!?]|$))`,
    "iu",
  ),
  /** "I need Tom's number", "we can't remember who's coming", "I'd love to know", "no idea when it is". */
  lacks: opening(
    String.raw`(?:(?:i|we)(?:['’](?:d|ll|m|re|ve))?(?:\s+(?:do|would|could|will|might|am|are|have|really|just|also|still|only|completely|quite))*\s+(?:need|want|like|love|prefer|require|wonder|wondering|forget|forgot|forgotten|lost|curious|after|unsure|not sure|looking for|hoping to|trying to|have no idea|no idea|keep forgetting|do with|must (?:know|see|check|find)|(?:can['’]?t|cannot|can not|could(?:n['’]t| not)|never(?: can)?)\s+(?:find|remember|recall|think|see|work out|tell)|(?:don['’]?t|do not|didn['’]t)\s+(?:know|remember|recall|have|see))|no idea)\b`,
  ),
  self: /\b(?:i|me|my|mine|we|us|our|ours)\b/iu,
  /** "The pool opens" is told by its verb alone, and not known here; "it's the assay", "he'll be late", "the list would do". */
  predicate:
    /(?:^|[\s,.;])(?:(?:i|we|he|she|they)(?:['’](?:s|re|d|ll|ve|m))?\s+\p{L}|(?:it|that|there|this|what|who)['’](?:s|d|ll|re|ve)\s+\p{L}|(?:it|that|there|this)\s+(?:is|was|has|had|will|would|should|can|could|needs?|wants?|takes?|must|may|might|does|did)\b|\p{L}+['’]s\s+(?:not|an?|the|already|too|so|going|gone|been|got)\b|\p{L}+['’]s\s+(?:here|there|away|off|back|out|up|busy|full|ill)(?=[\s,.!?]*(?:$|[,.;!?]|(?:on|at|that|this|then|till|until|for|from|with|today|tomorrow|tonight|anyway|anyhow|now|again|too|all|\p{L}+day)(?!\p{L})))|\p{L}+['’]?s?\s+(?:is|are|was|were|has|had|does|did|would|could|should|(?:is|are|was|were|has|had|does|did|wo|would|could|should|ca|do)n['’]t)\s+\p{L})/iu,
  thing: /^(?:there|this|that|my|our|the)(?:['’]\w+)?\s/i,
});
