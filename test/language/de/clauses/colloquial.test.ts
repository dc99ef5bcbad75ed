import { describe, expect, test } from "vitest";
import { plainly } from "../../../../src/language/de/clauses/colloquial.ts";
import { selectionIn } from "../../../../src/language/de/selections.ts";

describe("what is only spoken so", () => {
  test.each([
    ["schreib Tom mal ne Nachricht", "schreib Tom eine Nachricht"],
    ["kannste mir nen Timer stellen", "kannst du mir einen Timer stellen"],
    ["wann war nochmal die Lesung", "wann war die Lesung"],
    ["schreib dem mal, er kann kommen", "schreib ihm, er kann kommen"],
    ["verleg die Probe auf Freitag, gleiche Zeit", "verleg die Probe auf Freitag"],
    ["von wem sind die neuen Mails", "Zeig mir die neuen Mails"],
  ])("%s", (text, plain) => {
    expect(plainly(text)).toBe(plain);
  });

  test.each([
    "sag Tom, dass ich mal ne Stunde später komme",
    "Notiz: mal eben Brot holen",
    "nimm die Tabletten zwei mal täglich",
    "jedes Mal am Freitag",
  ])("leaves what is told, and what counts: %s", (text) => {
    expect(plainly(text)).toBe(text);
  });
});

describe("a lot is described", () => {
  test.each([
    ["markier alle ungelesenen Mails als gelesen", "ungelesenen Mails", "unread"],
    ["sag alle Termine am Samstag ab", "Termine am Samstag", undefined],
    ["lösch alle Mails von Tom, bitte", "Mails von Tom", undefined],
    ["verschieb alle Termine am Freitag auf Montag", "Termine am Freitag", undefined],
    ["hak alles auf der Einkaufsliste ab", "auf der Einkaufsliste", undefined],
  ])("%s", (text, phrase, state) => {
    expect(selectionIn(text)).toMatchObject({ phrase, take: "all", ...(state ? { state } : {}) });
  });

  test.each(["kauf alle Zutaten", "mach alles fertig", "sag den Termin am Samstag ab"])(
    "none: %s",
    (text) => {
      expect(selectionIn(text)).toBeUndefined();
    },
  );
});
