import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeHome } from "../../src/bench/homes/write-home.ts";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

const HOME = "src/bench/agent-requests/homes-de/katrin/home.json";

/** Words of English answers that are none of German ones, nor of anything in this home. */
const ENGLISH = new Set(
  `the a you your i have has is are were there nothing found none not no at to of with from and or
  today tomorrow yesterday next last done added changed deleted set rings ring reminder reminders
  due overdue which what when where who how until about new call called number sent outbox note file
  event events one two three four five six seven more then okay can't haven't don't didn't left this
  that these those it its all anything only while again back off on calendar message messages moved`.split(
    /\s+/,
  ),
);

/** Those that are German as well. */
const BOTH = new Set(["an", "in", "so", "am", "was", "war", "all", "note", "set", "no"]);

function englishIn(text: string): readonly string[] {
  // What somebody wrote stands between quotation marks.
  const own = text.replaceAll(/„[^“]*“/g, " ").toLowerCase();
  const words = own.match(/[\p{L}']+/gu) ?? [];
  return words.filter((word) => ENGLISH.has(word) && !BOTH.has(word));
}

let room: SmallRoom;
beforeAll(async () => {
  room = await openSmallRoom({
    language: "de",
    furnish: (home, clock) => writeHome(HOME, home, clock),
  });
});
afterAll(() => room[Symbol.asyncDispose]());

describe("an answer to a request in German", () => {
  it.each<readonly string[]>([
    ["Was steht heute an?"],
    ["Habe ich morgen Termine?"],
    ["Wann habe ich am Donnerstag Zeit?"],
    ["Trag morgen um 16 Uhr Zahnarzt ein", "verschieb ihn auf 17 Uhr", "lösch ihn wieder"],
    ["Lösch den Hautarzt", "mach das rückgängig"],
    ["Erinnere mich heute um 19 Uhr an die Wäsche", "mach das rückgängig"],
    ["Erinnere mich an die Wäsche"],
    ["Was ist überfällig?"],
    ["Zeig mir meine Erinnerungen", "weiter"],
    ["Setz Nudeln auf die Einkaufsliste"],
    ["Setz Nudeln auf die Gartenliste"],
    ["Hak die Spülmaschinentabs ab", "mach das rückgängig"],
    ["Habe ich neue Mails?"],
    ["Lies mir die Mail von Ulrike Bachmann vor"],
    ["Schreib Miriam, dass ich später komme"],
    ["Schick Zacharias eine Nachricht"],
    ["Was hat Miriam geschrieben?"],
    ["Wie ist die Nummer von Piotr?"],
    ["Stell einen Timer auf zehn Minuten", "wie viel Zeit bleibt noch", "stopp den Timer"],
    ["Weck mich morgen um sechs", "mach das rückgängig"],
    ["Weck mich morgen"],
    ["Lies die Notiz Gästeliste Emil vor"],
    ["Such die Datei Hausratversicherung"],
    ["Wie spät ist es?"],
    ["Mach lauter", "mach das rückgängig"],
    ["Wie wird das Wetter?"],
    ["Ruf Miriam an"],
    ["Öffne Quarkprogramm"],
    ["Hilfe"],
    ["Vergiss alles"],
  ])("is German: %s", async (...texts) => {
    const { answers } = await room.talk(texts);
    expect(answers.length).toBe(texts.length);
    expect(answers.map((answer) => [answer, englishIn(answer)])).toEqual(
      answers.map((answer) => [answer, []]),
    );
  });

  it("is also a no to what was asked", async () => {
    const { answers } = await room.talk(["Trag morgen um 9 Uhr Friseur ein"], { confirm: "no" });
    expect(answers).toEqual(["Gut, ich habe es gelassen."]);
  });
});
