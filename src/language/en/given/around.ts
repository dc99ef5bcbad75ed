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
