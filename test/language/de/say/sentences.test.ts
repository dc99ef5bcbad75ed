import { describe, expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import type { FactTold } from "../../../../src/language/contract/sayings.ts";
import type { Undone } from "../../../../src/types/undone.ts";

const { say } = german;

describe("a fact in German", () => {
  it.each<[FactTold, string]>([
    [
      { fact: "when", name: "Optiker", facts: ["Mittwoch, 4. März", "11:20 bis 11:50 Uhr"] },
      "Optiker ist am Mittwoch, 4. März, 11:20 bis 11:50 Uhr.",
    ],
    [{ fact: "when", name: "Yoga", facts: ["morgen"] }, "Yoga ist morgen."],
    [{ fact: "long", name: "Yoga", facts: ["1 Stunde"] }, "Yoga dauert 1 Stunde."],
    [{ fact: "number", name: "Piotr", facts: [] }, "Zu Piotr habe ich keine Telefonnummer."],
    [{ fact: "birthday", name: "Ingrid", facts: ["14. März"] }, "Geburtstag von Ingrid: 14. März."],
  ])("%j", (told, said) => {
    expect(say.fact(told)).toBe(said);
  });

  it("counts what is left until something", () => {
    expect([0, 1, 3].map((count) => say.until("Ostern", count, "day"))).toEqual([
      "Ostern ist heute.",
      "Noch 1 Tag bis Ostern.",
      "Noch 3 Tage bis Ostern.",
    ]);
  });
});

describe("what was taken back, in German", () => {
  it.each<[Undone, string]>([
    [{ what: "event", is: "away", name: "Yoga" }, "„Yoga“ ist wieder aus dem Kalender."],
    [{ what: "reminder", is: "before", name: "Müll" }, "„Müll“ ist wieder wie zuvor."],
    [{ what: "timer", is: "back", name: "" }, "Der Timer läuft wieder."],
    [
      { what: "message", is: "unsent", name: "Miriam" },
      "Die Nachricht an Miriam wurde nicht gesendet.",
    ],
    [
      { what: "files", from: "trash", names: ["a", "b"] },
      "„a“, „b“ sind aus dem Papierkorb zurück.",
    ],
    [{ what: "files", from: "folder", names: ["a"] }, "„a“ ist zurück, wo es war."],
    [{ what: "volume", level: 40, muted: false }, "Die Lautstärke ist wieder bei 40."],
  ])("%j", (undone, said) => {
    expect(say.acting.undone(undone)).toBe(said);
  });
});

describe("a choice in German", () => {
  it.each<[string | undefined, readonly string[], boolean, string]>([
    [undefined, ["Ann", "Ben"], false, "Was davon: Ann oder Ben?"],
    [undefined, ["Ann", "Ben", "Cid"], true, "Was davon: Ann, Ben, Cid oder etwas anderes?"],
    ["Lunch", ["Anna", "Ben"], false, "„Lunch“ gibt es mehrfach: Anna oder Ben?"],
    [undefined, ["Yoga, heute", "Chor, heute"], false, "Was davon: Yoga, heute; oder Chor, heute?"],
  ])("%s of %j", (...row) => {
    const [title, offered, isCut, said] = row;
    expect(say.turn.ask.oneOf({ title, offered, isCut })).toBe(said);
  });
});
