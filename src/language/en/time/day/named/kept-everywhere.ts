import { longestNamed } from "../../../../longest-named.ts";
import { normalise } from "../../../../normalise.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { Holiday } from "../../../../when/holidays.ts";

/** Days that people keep wherever they live, by a country whose calendar holds them and what it calls them. */
const KEPT_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IL: {
    "rosh hashanah": "rosh hashanah, rosh hashana, jewish new year",
    "day of atonement": "yom kippur, day of atonement",
    "feast of tabernacles": "sukkot, sukkoth, succot, succos, feast of tabernacles",
    "simchat torah shmini atzeret": "simchat torah, shemini atzeret, shmini atzeret",
    hanukkah: "hanukkah, hanukah, chanukah, chanukkah",
    purim: "purim",
    passover: "passover, pesach",
    shavuot: "shavuot, shavuoth, shavuos",
    "tu bishvat": "tu bishvat",
    "lag baomer": "lag baomer",
    "tisha bav fast": "tisha bav",
    "holocaust remembrance day": "yom hashoah",
    "independence day": "yom haatzmaut",
  },
  AE: {
    "first day of ramadan": "ramadan",
    "end of ramadan": "eid al fitr, eid ul fitr, id ul fitr, lesser eid",
    "feast of the sacrifice":
      "eid al adha, eid ul adha, id ul adha, bakr id, feast of the sacrifice",
    "islamic new year": "islamic new year, muslim new year",
    "birthday of muhammad": "mawlid, milad un nabi",
  },
  RS: {
    "orthodox christmas": "orthodox christmas, orthodox christmas day",
    "orthodox good friday": "orthodox good friday",
    "orthodox easter": "orthodox easter, orthodox easter sunday, greek easter",
    "orthodox easter monday": "orthodox easter monday",
  },
  SG: {
    "chinese new year": "chinese new year, lunar new year, chinese lunar new year",
    deepavali: "deepavali, diwali",
    "vesak day": "vesak, vesak day, wesak",
  },
  CN: {
    "dragon boat festival": "dragon boat festival",
    "mid autumn festival": "mid autumn festival, moon festival",
    "international women day": "international women day, women day",
  },
  IR: { nowruz: "nowruz, norooz, persian new year" },
  DE: {
    "maundy thursday": "maundy thursday, holy thursday",
    "ascension day": "ascension day, ascension thursday",
    pentecost: "pentecost, pentecost sunday, whit sunday, whitsun",
    "whit monday": "whit monday, pentecost monday",
    "all saints day": "all saints day",
    "all souls day": "all souls day",
    "1 advent": "first sunday of advent, first sunday in advent, advent sunday",
  },
  NO: { "april fools day": "april fools day, april fool day, april fools, all fools day" },
  AT: { epiphany: "epiphany", "corpus christi": "corpus christi" },
  PL: { "fat thursday": "fat thursday" },
};

const HOLIDAYS: ReadonlyMap<string, Holiday> = new Map(
  Object.entries(KEPT_IN).flatMap(([country, days]) =>
    Object.entries(days).flatMap(([name, said]) =>
      said.split(", ").map((words) => [words, { country, language: "en", name }] as const),
    ),
  ),
);
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...HOLIDAYS.keys()].map((name) => name.split(" ")[0] ?? ""),
);
/** With their hyphens. */
const MOST_WORDS = 5;

/** "Yom Kippur", "Eid al-Fitr": the longest name of such a day, by the calendar of a country that keeps it. */
export function readKept(tokens: Tokens, at: number): Read<Holiday> {
  if (!FIRST_WORDS.has(normalise(wordAt(tokens, at)))) return undefined;
  return longestNamed(tokens, at, { most: MOST_WORDS, thingOf: (said) => HOLIDAYS.get(said) });
}
