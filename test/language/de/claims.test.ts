import { describe, expect, it } from "vitest";
import { claimedAct } from "../../../src/language/de/claims.ts";

describe("a German answer", () => {
  it.each([
    "Ich habe die Mail an Ben abgeschickt.",
    "Die Erinnerung wurde für Freitag angelegt.",
    "Erledigt!",
    "Das habe ich gelöscht.",
    "Schön, dass ich es eingetragen habe.",
    "Ich werde Anna morgen schreiben.",
    "Gerne, dann werde ich dich um neun erinnern.",
  ])("says that we did something, or will: %s", (text) => {
    expect(claimedAct(text)).toBe("own");
  });

  it.each([
    "Die Rechnung wurde von Tom gesendet.",
    "Der Wecker ist auf sieben gestellt.",
    "Die Mail sagt, dass der Tisch reserviert und das Essen bestellt ist.",
    "Die Termine waren abgesagt.",
  ])("says that something is done: %s", (text) => {
    expect(claimedAct(text)).toBe("done");
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
