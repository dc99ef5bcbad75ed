import { describe, expect, it } from "vitest";
import { clauseAlone } from "../../../../src/language/de/cues/clause-alone.ts";

describe("a German clause with its verb at the end", () => {
  it.each([
    ["ich später komme", "ich komme später"],
    ["wir heute nicht kommen.", "wir kommen heute nicht"],
    ["ich um 17:30 Uhr da bin", "ich bin um 17:30 Uhr da"],
    ["ich nicht kommen kann", "ich kann nicht kommen"],
    ["ich die Karten schon gekauft habe", "ich habe die Karten schon gekauft"],
    ["ich dich morgen zurückrufe", "ich rufe dich morgen zurück"],
    ["ich gleich ankomme", "ich komme gleich an"],
    ["ich mich freue", "ich freue mich"],
    ["ich im Garten arbeite", "ich arbeite im Garten"],
    ["es mir leid tut", "es tut mir leid"],
    ["das morgen klappt", "das klappt morgen"],
    ["das Essen fertig ist", "das Essen ist fertig"],
    ["der Unterricht ausfällt", "der Unterricht fällt aus"],
    ["Oma im Krankenhaus liegt", "Oma liegt im Krankenhaus"],
    ["ich komme", "ich komme"],
  ])("is by itself: %s", (clause, alone) => {
    expect(clauseAlone(clause)).toBe(alone);
  });

  it.each([
    // Another clause.
    "ich krank bin und nicht komme",
    "ich, wenn der Bus kommt, da bin",
    "ich wenn der Bus kommt da bin",
    "ich komme. Danke",
    // Several verbs at the end, or something behind them.
    "ich habe warten müssen",
    "ich versuche zu kommen",
    "ich komme heute",
    // A verb nobody listed, and one that only begins like a prefix.
    "ich den Rasen vertikutiere",
    "ich bald antworte",
    // Where the subject ends isn't sure.
    "der Zug nach Berlin ausfällt",
    "das Auto meiner Mutter kaputt ist",
    "mein Onkel Tom kommt",
    "den Schlüssel Anna hat",
    "das heute Abend klappt",
    "das neue Auto da ist",
    // Who is told would be spoken of as somebody else.
    "er kommen soll",
    "ich ihn abhole",
    "ich ihr Buch habe",
    "",
    "komme",
  ])("isn't sure to be anything by itself: %s", (clause) => {
    expect(clauseAlone(clause)).toBeUndefined();
  });
});
