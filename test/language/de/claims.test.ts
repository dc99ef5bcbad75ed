import { describe, expect, it } from "vitest";
import { claimedAct } from "../../../src/language/de/claims.ts";

describe("a German answer", () => {
  it.each([
    ["Ich habe die Mail an Ben abgeschickt.", "send"],
    ["Die Erinnerung wurde für Freitag angelegt.", undefined],
    ["Erledigt!", undefined],
    ["Das habe ich gelöscht.", "remove"],
    ["Schön, dass ich es eingetragen habe.", undefined],
    ["Ich werde Anna morgen schreiben.", undefined],
    ["Gerne, dann werde ich dich um neun erinnern.", undefined],
  ])("says that we did something, or will: %s", (text, act) => {
    expect(claimedAct(text)).toEqual({ whose: "own", act });
  });

  it.each([
    "Die Rechnung wurde von Tom gesendet.",
    "Der Wecker ist auf sieben gestellt.",
    "Die Mail sagt, dass der Tisch reserviert und das Essen bestellt ist.",
    "Die Termine waren abgesagt.",
  ])("says that something is done: %s", (text) => {
    expect(claimedAct(text)).toEqual({ whose: "told", act: undefined });
  });

  it.each([
    "Ich habe nichts gelöscht.",
    "Die Mail wurde noch nicht gesendet.",
    "Soll ich die Mail abschicken?",
    "Ich kann die Mail abschicken.",
    "Das Wetter wird morgen schön.",
    "Goethe hat den Faust geschrieben.",
    "Ich werde das nicht löschen.",
    "Dazu werde ich mehr wissen müssen.",
    "Ein Fertiggericht hält lange.",
  ])("says nothing of an act: %s", (text) => {
    expect(claimedAct(text)).toBeUndefined();
  });
});
