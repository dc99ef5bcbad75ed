/** A pause as people write it, or recognisers punctuate it. */
export const PAUSE = String.raw`(?:\s*[.,;:!?…–—]+\s+|\s+-+\s+)`;

/** The same, or a word that goes on: "I'd only forget so it's going in a note". */
export const JOINT = String.raw`(?:${PAUSE}|\s+(?=(?:so|and|but|all|both)\s))`;

/** What ties a clause that asks to what was said before it. */
export const TIES = String.raw`(?:(?:so|and|but|then|right|ok(?:ay)?|now|well|oh|ah|hang\s+on|listen|look|here|just|um|uh|er|please|actually|anyway|sorry|hey|also|hi|sotto|computer|quick(?:ly)?|yes|yeah|no|that['’]s|before\s+i\s+forget|while\s+i\s+(?:remember|think\s+of\s+it)|for\s+(?:later|me|the\s+record))[\s,–—-]+)*`;

const MAY = "(?:can|could|may|might|shall|should|will|would)";
const SMALL = "(?:please|just|quickly|also|maybe|kindly|ever|mind|possibly)";

/** Who asks, and how: "could you just", "I'd like to", "let me", "is there any chance you'd". */
export const WANTS = String.raw`(?:${MAY}\s+(?:i|we|you|that|it|this)(?:\s+${SMALL})*|(?:i|we)(?:['’]d|\s+would)\s+(?:like|love|want|better|rather)|i['’]d\s+be\s+grateful\s+if\s+you['’]d|(?:i|we)(?:['’]ll|['’]ve)?\s+(?:want|need|gotta|wanna|must|should|have\s+to|had\s+better|ought\s+to|could\s+do\s+with|said\s+i['’]?d)(?:\s+you)?|i['’](?:ll|m\s+going\s+to|m\s+gonna)|(?:let|lemme)(?:\s+me|['’]?s)?|lets?|it['’]?(?:d|\s+would)\s+be\s+(?:good|great|nice|lovely|handy)|what\s+i\s+need\s+is|if\s+you\s+(?:could|would)|is\s+there\s+(?:any\s+chance|room)(?:\s+you['’]d)?|(?:i\s+)?don['’]t\s+suppose\s+you(?:['’]d|\s+could|\s+would)|do|please|just|you\s+(?:can|could|might)|go\s+ahead\s+and|better|would\s+you\s+be\s+(?:good|kind)\s+enough\s+to|be\s+(?:a\s+(?:love|dear|pet)\s+and|so\s+good\s+as\s+to)|help\s+me)(?:\s+(?:to|just|have|get|be|see|please|quickly|also|it['’]s|that['’]s))*`;

const SOME_WORDS = String.raw`\p{L}[\p{L}'’-]*(?:\s+[\p{L}'’-]+){0,4}?`;
/** What is joined with "and" and wants something else done: "… and remind me at five", "… and put it in my calendar". */
const ANOTHER_ACT = String.raw`(?:remind\s+me|(?:give|get|send)\s+me\s+an?\s+(?:\p{L}+\s+)?(?:reminder|nudge|shout)|don['’]t\s+let\s+me\s+forget|(?:set|start)\s+(?:an?|me|the|up)\s+(?:\p{L}+\s+){0,2}(?:timer|alarm|reminder)|(?:put|pop|stick|get|add|move|log|save)\s+${SOME_WORDS}\s+(?:in|on|into|onto|to)\s+(?:my|the|our)\s+(?:\p{L}+\s+)?(?:calendar|diary|list|notes?)|(?:add|take)\s+${SOME_WORDS}\s+(?:to|off)\s+(?:my|the|our|it)\b|(?:text|message|e-?mail|tell|ask|ring|let)\s+(?:him|her|them|(?:my\s+)?\p{L}+)(?:\s+(?:that|about|to|if|whether|know|it|the|i|we|she|he|they)\b|\s*[.!?]*$)|(?:play|read|show)\s+(?:some|me|the|us)\b|turn\s+(?:on|off|up|down)\b|open\s+\p{L}+[\s.!]*$|(?:cancel|delete)\s+(?:my|the|that|all)\b|(?:book|schedule)\s+(?:me|the|an?|my)\b|make\s+an?\s+(?:note|event|reminder)\b)`;

/** Words that go on with a request of their own. */
export const GOES_ON = new RegExp(
  String.raw`(?:^|\s|,)\s*(?:and(?:\s+then|\s+also|\s+please)*|then)\s+(?:(?:can|could|will|would)\s+you\s+)?${ANOTHER_ACT}`,
  "iu",
);
