import { smallTalkBy } from "../answers/small-talk.ts";
import { FAREWELLS } from "./answers.ts";

const GLAD =
  "(?:toll|super|prima|klasse|perfekt|wunderbar|schön|gut|cool|spitze|ausgezeichnet|sehr gut)";
const ADDRESSED = "(?:sotto|du|zusammen|alle|ihr|computer|mal|wieder|nochmal)";
const HELLO = new RegExp(
  `^(?:hallo+|hi+|hey+|moin(?: moin)?|servus|grüß gott|grüß dich|tach|na)(?: ${ADDRESSED})*$`,
);
const DAY = new RegExp(
  `^(?:(?:schönen )?guten (?:morgen|tag|abend|mittag)|gute nacht|morgen|n abend|mahlzeit)(?: ${ADDRESSED})*$`,
);
const HOW =
  /^(?:na )?wie (?:gehts|geht es)(?: (?:dir|ihnen|euch))?(?: (?:heute|so|denn|denn so))*$|^alles (?:klar|gut)(?: bei dir)?$|^was geht$|^wie läufts$/;
const THANKS = new RegExp(
  `^(?:(?:ok|okay|ja|nein|oh|ah|na dann|${GLAD}) )*` +
    "(?:vielen dank|danke(?:schön| schön| sehr)?|besten dank|herzlichen dank|tausend dank|ich danke dir|dankeschön)" +
    "(?: (?:dir|ihnen|auch|sotto|nochmal|trotzdem|dafür|für (?:alles|die hilfe|deine hilfe)|sehr|schön))*$",
);
const PRAISE = new RegExp(
  `^(?:(?:ok|okay|oh|das ist|das war|sehr|echt|wirklich) )*${GLAD}(?: (?:gemacht|so|arbeit))?(?: sotto)?$|^gut gemacht(?: sotto)?$`,
);
const WHO =
  /^(?:und )?(?:wer|was) bist du(?: (?:eigentlich|denn|genau))*$|^wie heißt du(?: (?:eigentlich|denn))*$|^hast du (?:einen|auch einen) namen$|^stell dich (?:mal )?vor$|^mit wem (?:spreche|rede) ich(?: (?:hier|da))?$|^bist du (?:ein |eine )?(?:ki|bot|roboter|mensch|person|maschine|computer|echt)$/;
const BYE = new RegExp(
  `^(?:(?:ok|okay|danke|gut|na dann) )?(?:tschüss+i?|tschau|machs gut|mach es gut|${FAREWELLS.join("|")}|bis (?:später|bald|morgen|gleich))(?: (?:sotto|dann|bis (?:später|bald|morgen)))*$`,
);

const ASK = "Was kann ich für dich tun?";
const REPLIES: readonly (readonly [RegExp, string])[] = [
  [HELLO, `Hallo. ${ASK}`],
  [DAY, "Das wünsche ich dir auch."],
  [HOW, `Mir geht es gut, danke. ${ASK}`],
  [THANKS, "Gern geschehen."],
  [PRAISE, "Das freut mich."],
  [
    WHO,
    "Ich bin sotto, ein Assistent, der ganz auf diesem Rechner läuft. Frag mich, was ich kann.",
  ],
  [BYE, "Auf Wiedersehen."],
];

export const smallTalk = smallTalkBy({ replies: REPLIES, mayBeName: DAY });
