export { byMuchIn } from "./by-much.ts";
export { changedTo } from "./changed-to.ts";
export { multiplied } from "./multiplied.ts";
export { swapped } from "./swapped.ts";
export { thatLong } from "./that-long.ts";
export { wantsAgain } from "./wants-again.ts";
export { concluded } from "./concluded.ts";
export { restoredIn, staysDone } from "./restored.ts";
import { revisionsBy } from "../../clauses/revisions.ts";
import { OPENING, opening } from "../openings.ts";
import { BESIDE_LAST } from "./beside-last.ts";
import { TELLS } from "./tells-last.ts";

/** "Make that four" says a time without a word that says so. */
const BARE_TIME = /\b(it|that|(?:the|that)\s+(?:\p{L}+\s+)?one)\s+(?=\S+(?:\s+instead)?\s*$)/iu;

/** "I said Friday but it's Thursday", "I said Carys, it's Eleri I wanted": what was said is wrong. */
const WRONGLY = String.raw`(?=\s[^,.;:!?–—]+(?:,?\s+but\s|[,.;:!?–—]+\s+(?:(?:oh|but|no|and)[,\s]+)*(?:it['’]?s|it (?:is|was)|(?:it |that )?should|i (?:meant?|want))))`;
/** "It's Bethan's I've written", "it was the sixth I wanted": the first group is what is meant. */
const CHOSEN = new RegExp(
  [
    String.raw`(?<![\p{L}'’])(?:it['’]s|it (?:is|was))\s+(?!(?:not|as|like|because|so|when|where|what|why|how|that|just|only|too|very)(?!\p{L}))([^,.;:!?–—]{1,50}?)\s+(?:that\s+|which\s+)?(?:i|we|he|she|they)(?:['’](?:m|ve|d|re|ll|s))?\s+(?!meant?(?!\p{L})|said(?!\p{L}))[^,.;:!?–—]+`,
    String.raw`(?<=^|[,.;:!?–—]\s)(?:it['’]s|it (?:is|was))\s+((?-i:\p{Lu})[^,.;:!?–—]{1,40}?)\s+(?:that|who)\s+(?!(?:i|we|he|she|they)(?![\p{L}]))[^,.;:!?–—]+`,
    String.raw`(?<=^|[,.;:!?–—]\s)((?-i:\p{Lu})[^,.;:!?–—]{1,40}?)\s+(?:is|was)\s+(?:who|the one|what)\s+(?:that\s+)?(?:i|we|he|she|they)(?![\p{L}])[^,.;:!?–—]+`,
  ].join("|"),
  "giu",
);
/** "That's way too early", "too loud", "it's too near the school run": no good as it was. */
const TOO = String.raw`(?:(?:it|that)(?:['’]s|['’]d be| is| was| would be|['’]ll be) )?(?:(?:way|far|a bit|bit|much|a little) )?too \p{L}+(?: [^,.;:!?–—]{1,40})?(?=[,.;!?–—])`;
/** "Cancel that, make it seven": taken back for what is said next. */
const FOR_NEXT = String.raw`(?:cancel|scrap|scratch|forget|ditch|undo) (?:that|it)(?: one)?(?=[,;.!–—-]*\s+(?:and\s+)?(?:then\s+)?(?:make|set|call) (?:it|that)(?!\p{L}))`;
/** "That ought to have gone (to Kim)", "it was supposed to be sent (to the shop list)": something else was meant. */
const MEANT_FOR = String.raw`(?:(?:it|that|this|they|those) )?(?:should(?:['’]ve| have)?|ought to(?: have)?|(?:was|were) (?:supposed|meant|intended) to(?: have)?|needed to(?: have)?) (?:go|gone|be sent|been sent)(?= (?:to|in|on|into|onto)(?!\p{L}))`;
const CURSE = "blast|drat|bother|damn|crikey|heck|flip|crumbs|bugger|oh dear";

/** Before and behind what is meant, these only say that it is. */
const LEADING = new RegExp(
  String.raw`^(?:(?:and|but|also|plus|so|well|oh|ah|ooh|ugh|argh|gah|um|uh|er|hm+|oops|duh|god|${CURSE}|${MEANT_FOR}|no+|nope|nah|wait|hang on|hang about|hold (?:on|up)|i tell a lie|(?:i['’]m )?sorry|my (?:mistake|bad)|silly (?:of )?me|what am i (?:on about|saying|thinking(?: of)?|like|talking about)|i (?:was|am) thinking of|i['’]m thinking of|forgive me|pardon|${TOO}|${FOR_NEXT}|back(?= (?:on|at|to) )|(?:do )?you know what|actually|rather|better|on second thoughts|what about|how about|and what about|i mean(?:t)?(?: to say)?|i(?: should(?:['’]ve| have)?)? said(?!${WRONGLY})|i was talking about|i wanted|make (?:it|that)(?: one(?=\s+(?!instead)\p{L}))?|call it|say|(?:it|that)(?:['’]s| is| was| belongs| goes)|(?:(?:it|that) )?should(?:['’]ve| have)? (?:be(?:en)?|said|say|read)|i (?:got|had|have) (?:(?:that|it|them|the|my|his|her|their)\s)?(?:\p{L}+\s){0,2}wrong|put (?:it|that)(?: one)?|(?:the )?wrong (?:one|list|note|mail|person|day|time|calendar|folder|name)|(?:do )?the same(?: message| again| thing)?|same(?: message| again)?|send (?:it|that)|one more(?: of)?|a (?:second|third|further) one|(?:i(?:['’](?:d|ll)| would| will)? (?:like|need|want)\s+)?another(?: one)?(?: of)?|(?:the|that|this) (?:other )?one|the other(?= (?:\p{Lu}|one))|one of|one(?=\s+(?:for|at|on|in)(?!\p{L}))|again(?=[\s,]+(?:for|at|on|in|to|with)(?!\p{L}))|only|just)(?![\p{L}\p{N}'’])[\s,.;:!–—-]*)+`,
  "iu",
);
const TRAILING =
  /(?:[\s,.;!?–—-]+(?:i mean(?:t)?(?: to say)?|i(?: should(?:['’]ve| have)?)? said|i should (?:have said|say)|(?:i['’]m )?sorry|my mistake|rather|instead|please|actually|though|too|as well|also|then|(?:send|text|give|pass|mail) (?:it|that|this) (?:(?:on|over) )?to (?:him|her|them|it|there)|(?:would|will) do|(?:would (?:be|suit|work)|is|was|suits|works|['’]s)(?: (?:me|us|him|her|them))? (?:(?:a (?:bit|lot) |much |far )?(?:better|easier|wiser|safer)|(?:early |late |soon |quick |long )?enough|plenty|fine|perfect|ok(?:ay)?|what (?:i|we|you|he|she|they) (?:meant|wants?|wanted|said|asked for|asked|needs?|needed|agreed))|it (?:was|is)|they said|(?:it|that) should (?:say|read|be)|(?:it|that) (?:needs|has|wants|ought) to be|(?:fix|change|correct) (?:it|that)|(?:of |in )?(?:that|the same) week|(?<!\b(?:past|to|at|half|by|for|about|around|until|till|say|do|(?:make|have) (?:it|that))\s+)one))+[\s,.;!?–—-]*$/iu;
/** "That's not paid, I meant the timesheet"; what only comes behind ("Friday I meant, sorry") leads to nothing. */
const BEFORE =
  /^.+(?<![\p{L}'’])i(?:['’]d| had)? meant(?: to say)? (?!(?:to say|instead|actually|though|sorry|please|not)(?!\p{L}))(?=\p{L}|\p{N})/iu;
/** What is said to be wrong, in one go with what is right. */
const REJECTED = new RegExp(
  String.raw`(?:^|(?<!(?<!(?:^|[^\p{L}])(?:it|that|this|there|he|she|who|what))['’]s)[\s,;–—-]+)(?:and )?(?:not|(?:(?:it|that|this|he|she|they) )?(?:isn|wasn|aren|weren)['’]t|instead of|rather than|(?:(?:would (?:be|suit|work)|is|suits|works) (?:(?:me|us|him|her|them) )?)?(?:better|easier) than|did i (?:really )?say|wrong(?=\s+(?-i:\p{Lu})\p{L}+[,.;!])|i (?:only )?said${WRONGLY})\s+(?!only\b|just\b)((?:(?!,|;|[.!?](?:\s|$)|\bbut\b|\bi meant\b).){1,60})(?:,|;|[.!?]+|\bbut\b|(?=\bi meant\b)|$)\s*`,
  "iu",
);
/** What says by itself that something was meant otherwise: it stands first, or close before what was meant. */
const CORRECTS = new RegExp(
  String.raw`^(?:(?:oh|ah|ooh|ugh|argh|gah|um|uh|er|hm+|well|right|so|but|and|god|ooh|damn|sh[io]t|${CURSE})[\s,.;!–—-]+)*(?:no+|${MEANT_FOR}|nope|nah|wait|hang on|hold (?:on|up)|oops|whoops|actually|(?:i['’]m )?sorry|pardon|${FOR_NEXT}|rather|scratch that|correction|my mistake|forgive me|on second thoughts?|i tell a lie|wrong|${TOO}|not|i meant?|make (?:it|that)|did i (?:really )?say|i (?:only )?said${WRONGLY}|should(?:['’]ve| have) (?:been|said)|hang about|my bad|silly (?:of )?me|what am i (?:on about|saying|thinking(?: of)?|like|talking about)|i (?:got|had|have) (?:(?:that|it|them|the|my|his|her|their)\s)?(?:\p{L}+\s){0,2}wrong)(?![\p{L}'’])|(?<![\p{L}'’])(?:wrong (?-i:\p{Lu})\p{L}+(?=[,.;!])|i(?:['’]m| am|['’]ve| have)? (?:mix\p{L}*|got|getting|muddl\p{L}*) (?:things|them|it|that|those|my \p{L}+) (?:up|wrong|muddled|mixed up|the wrong way round)|i(?:['’]d| had)? meant|i mean|i(?: was|['’]m| am) thinking of|i should(?:['’]ve| have)? said|i tell a lie|(?:would (?:be|suit|work)|suits|works)(?: (?:me|us|him|her|them))? better)(?![\p{L}'’])`,
  "iu",
);
/** What somebody says, wants or means is told beside them. */
const REPORTS =
  /(?<!\p{L})(?:says?|said|saying|told|tells|reckons?|reckoned|wants?|wanted|prefers?|asked|means?|meant|supposed|should(?:['’]ve| have)? (?:be(?:en)?|say|said|read)|needs?|suits?|better|enough|plenty|(?:will|would|should|['’]ll|['’]d) (?:be|do|suit))(?!\p{L})/iu;

/** "…, because they never pick up", "… since he's away": behind what is wanted. */
const REASON =
  /(?<=\S)(?:[\s,;–—]+(?:(?:just )?because|['’]?cos|coz|['’]cause|since|seeing (?:as|that|how)|given that)|,\s+as(?!\s+(?:it|you|they|that)\s+w(?:as|ere)\b))\s+(?:that\s+)?(?:i|we|you|he|she|it|they|there|that|this|(?:the|my|our|his|her|their)\s+\p{L}+)(?:['’]\p{L}+)?\s\S.*$/iu;

/** "And set …", "I'll need …": before what is wanted once more. */
const MAKES = String.raw`(?:(?:and|also|plus|then)\s+)*(?:(?:do|set|add|make|put|start|book|schedule|stick|pop|give me|i(?:['’](?:d|ll)| would| will)? (?:like|need|want)|can (?:you|i) (?:do|set|have|add|start|book))\s+(?:(?:in|me|up)\s+)?)?`;
const MORE = "(?:another|one more|a (?:second|third|further))";
/** "Squeeze another one in", "I'll need one more", "same again": called by no name. */
const LIKE = String.raw`(?:(?:and|also|plus|then)\s+)*(?:(?:the\s+)?same again|(?:(?:put|book|add|pop|stick|squeeze|fit|slot|pencil|get|set|make|arrange|schedule|jot|write|do|have|give|let me have|i(?:['’](?:d|ll)| would| will)? (?:like|need|want)|we(?:['’](?:d|ll)| would| will)? (?:like|need|want)|can (?:you|i) (?:do|set|have|add|book|put))\s+)(?:(?:in|me|us|up|down)\s+)*(?:(?:another|one more|a (?:second|third|further))(?:\s+one)?|one(?=\s+in\b))|(?:another|one more)(?:\s+one)?)(?=[\s,.!]*$|,|\s+(?:in|down|up|for|on|at|an?|the|that|this|next|exactly|right|straight|just|immediately|same|to|after|before|\d+|two|three|four|six|half|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)`;

export const {
  asksAnother,
  asksLike,
  asksMore,
  beforeAnswer,
  beforeReason,
  besideLast,
  changesLast,
  corrected,
  corrects,
  goingOn,
  reports,
  saidAlso,
  saidInstead,
  sendsLast,
  stopsLast,
  tellsLast,
  wantsSame,
} = revisionsBy({
  tells: TELLS,
  /** Words that go on with the last request. */
  goesOn:
    /^(?:(?:oh|ah|ooh)[,\s]+)?(?:and|also|plus|what about|how about|and what about)\s+(?:also\s+)?/i,
  /** Words that change what it did. */
  changes: opening(
    String.raw`(?:(?:make|change|move|set)\s+(?:it|that)\b|i meant?\b|actually\b|rather\b)`,
  ),
  /** "Oh, cancel that one". */
  stops: opening(
    String.raw`(?:cancel|stop|kill|scrap|bin|forget|end|drop)\s+(?:it|that|this)\b(?:\s+(?:one|timer|alarm|now|then|please|after all))*\W*$`,
  ),
  beside: BESIDE_LAST,
  /** "And another one", "set a second alarm", "one more". */
  another: opening(String.raw`${MAKES}(?:${MORE}|one(?!\s+of))\b`),
  more: opening(String.raw`${MAKES}${MORE}\b`),
  like: opening(LIKE),
  corrects: CORRECTS,
  reports: REPORTS,
  reason: REASON,
  /** "Tell Mum the same": what was told somebody. */
  same: new RegExp(
    [
      String.raw`^(?:and|also)\s+(?:send (?:it|that) )?to (?!(?:the|my|our|a|an)\s)(?:(?!,|;|\.\s|\band\b).){1,40}$`,
      String.raw`(?<!\p{L})(?:the|that) same(?: (?:thing|message|again))?(?=[\s.!]*(?:$|to(?!\p{L})))`,
      String.raw`^(?:(?:and|oh|also|then)[,\s]+)*(?:the )?same (?:goes )?(?:to|for) (?=\S)`,
      String.raw`^(?:(?:and|oh|also|then)[,\s]+)*[^,.;]{1,40}[,\s]+same(?: (?:thing|message|again))?[\s.!]*$`,
      String.raw`(?<!\p{L})ditto(?!\p{L})`,
      String.raw`(?<!\p{L})(?:send|forward|pass|fire) (?:it|that|this)(?: on| over| off)? to (?:(?!,|;|\.\s|\band\b).){1,40} (?:too|as well|also)[\s.!]*$`,
      // "Kim should know as well, she's in charge".
      String.raw`^(?:(?:and|oh|also|then)[,\s]+)*(?:(?:my|our|the) )?(?!(?:i|he|she|we|they|you|it|that|this|there)\b)[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:needs?|wants?|should|ought|has|had better|must|could do|will want)(?: to)?(?: (?:know|hear|get|have|see|be told|receive))?(?: (?:it|that|this|the same|one))?(?: about (?:it|that|this))? (?:too|as well|also)(?=[\s.!]*$|,)`,
    ].join("|"),
    "iu",
  ),
  /** "Good, send it", "that's it, off it goes", "it can go to him now". */
  sends: new RegExp(
    String.raw`^${OPENING}(?:(?:that['’]?s (?:it|fine|good|great|grand|perfect|right|better|all)|that(?:['’]ll| will) do|go on|looks good|good|great|lovely|perfect|grand|brilliant|fine|right|yes|yeah|aye|yep|yup|sure|ok(?:ay)?)[\s,.;!–—-]+)*${OPENING}(?:(?:just|you can|you may|now)\s+)*(?:send (?:it|that|this|(?:the|that|this|my) (?:draft|mail|e-?mail|letter))|off (?:it|that) goes|(?:it|that) can go|away (?:it|that) goes|fire (?:it|that) off|get (?:it|that) (?:sent|off|out))(?:\s+(?:one|off|out|over|away|now|then|please|so|too|to (?:him|her|them)))*[\s.!]*$`,
    "iu",
  ),
  /** "No, change it, I'll only be late", "what am I saying, that's my shift. Tell her six". */
  instead:
    /(?:^|[,.;:!?–—]\s+)(?:(?:so|and|but|please|just|actually|rather|then|can you|could you)\s+)*(?:(?:change|fix|correct) (?:it|that)(?: to(?: say)?|(?=[,:]))|(?:(?:make|have) (?:it|that) |(?:it|that) should )?(?:say|read)|tell (?:him|her|them))(?:[,:]\s+|\s+)(?:that\s+)?(?!(?:it|that|so|no|something|sorry|about|to|by|back|and|please|now|then|instead|for)(?![\p{L}'’]))(?<words>[^.;!?]+?)(?:,?\s+(?:instead|rather|please|then))*[\s.!]*$/iu,
  /** "Add a line that the floor is done", "say in it that it's 40 all in". */
  also: [
    opening(
      String.raw`(?:(?:can|could) you\s+)?(?:add|put|include|mention|say|write|stick|pop)(?:\s+in)?(?:\s+(?:a|another|one more)\s+(?:line|bit|sentence|p\.?s\.?))?(?:\s+(?:in|to|on|at the end of)\s+(?:it|that|there|the (?:draft|mail|e-?mail|message|text)))?(?:\s+(?:as well|too|also))?(?:,?\s+(?:that|saying|to say)[:,]?)\s+(?<words>.+?)(?:,?\s+(?:too|as well|also|please))*[\s.!]*$`,
      "iu",
    ),
    // "Add love Una at the end", "sign it Una and Odo".
    opening(
      String.raw`(?:add|put|include|write|say|stick|pop)\s+(?<words>\S.*?)\s+(?:at|to|on|onto|in)\s+the\s+(?:end|bottom|finish)(?:\s+of\s+(?:it|that|there|the (?:draft|mail|e-?mail|message|text)))?(?:,?\s+(?:too|as well|also|please))*[\s.!]*$`,
      "iu",
    ),
    opening(
      String.raw`sign\s+(?:it|that)(?:\s+off)?(?:\s+(?:as|with|from))?[\s,:]+(?<words>(?!(?:off|up|in|out|please|for)\b)\S.*?)(?:,?\s+please)?[\s.!]*$`,
      "iu",
    ),
  ],
  /** Before an answer these say nothing. */
  meant: new RegExp(String.raw`^${OPENING}(?:i mean(?:t)?|it['’]?s|that['’]?s|make it)\s+`, "i"),
  correcting: {
    leading: LEADING,
    trailing: TRAILING,
    before: BEFORE,
    rejecting: REJECTED,
    chosen: CHOSEN,
  },
});

/** The words with the one that makes a time of their last. */
export function asTime(text: string): string {
  return text.replace(BARE_TIME, "$1 at ");
}

/** The shortest request to stop what is pointed at. */

export const STOP_IT = "cancel it";
