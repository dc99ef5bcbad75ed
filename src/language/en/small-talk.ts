import { smallTalkBy } from "../answers/small-talk.ts";
import { FAREWELLS } from "./answers.ts";

const GLAD = "(?:great|perfect|lovely|brilliant|nice|cool|wonderful|awesome|excellent|super|good)";
const ADDRESSED = "(?:there|again|sotto|computer|mate|everyone|then|you)";
const HELLO = new RegExp(`^(?:hi+|hello|hey+|hiya|howdy|greetings)(?: ${ADDRESSED})*$`);
const DAY = new RegExp(
  `^(?:(?:good )?(?:morning|afternoon|evening)|good (?:day|night))(?: ${ADDRESSED})*$`,
);
const HOW =
  /^how (?:are|r) (?:you|things)(?: (?:doing|today|keeping|this morning))*$|^hows it going$|^how do you do$|^whats up$|^are you (?:ok|okay|well|alright)$/;
const THANKS = new RegExp(
  `^(?:(?:ok|okay|right|yes|yeah|no|oh|ah|fine|thats|${GLAD}) )*` +
    "(?:many |big )?(?:thanks|thank you|thankyou|cheers|ta|thx|much appreciated|nice one)" +
    "(?: (?:a lot|a million|a bunch|very much|so much|indeed|again|anyway|though|then|sotto|mate|for (?:that|this|your help|the help|everything|helping)))*$",
);
const PRAISE = new RegExp(
  `^(?:(?:ok|okay|oh|thats|thats really|very) )*${GLAD}(?: (?:work|job|one|stuff))?(?: sotto)?$|^well done(?: sotto)?$`,
);
const WHO =
  /^(?:so )?(?:who|what) (?:exactly )?are you(?: exactly| then)?$|^(?:whats|what is) your name$|^what are you called$|^(?:do you have|have you got) a name$|^introduce yourself$|^tell me (?:about yourself|who you are|your name)$|^who am i (?:talking|speaking) (?:to|with)$|^are you (?:a |an )?(?:ai|bot|robot|human|person|machine|computer|real)$/;
const BYE = new RegExp(
  `^(?:(?:ok|okay|right|thanks) )?(?:bye+|${FAREWELLS.join("|")}|see you|see ya|ciao|cheerio)` +
    "(?: (?:later|soon|tomorrow|then|now|for now|sotto))*$",
);

const ASK = "What can I do for you?";
const REPLIES: readonly (readonly [RegExp, string])[] = [
  [HELLO, `Hello. ${ASK}`],
  [DAY, "And to you."],
  [HOW, `I'm fine, thank you. ${ASK}`],
  [THANKS, "You're welcome."],
  [PRAISE, "Glad to help."],
  [WHO, "I'm sotto, an assistant that runs wholly on this machine. Ask me what I can do."],
  [BYE, "Goodbye."],
];

export const smallTalk = smallTalkBy({ replies: REPLIES, mayBeName: DAY });
