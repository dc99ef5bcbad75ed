import { expect, it } from "vitest";
import { fieldTold } from "../../../../src/language/de/cues/field-told.ts";

it.each([
  ["Ändere den Ort auf Café Mozart", "location", "Café Mozart"],
  ["Der Treffpunkt ist der Rathausplatz", "location", "der Rathausplatz"],
  ["trage Saal 3 als Ort ein", "location", "Saal 3"],
])("%s tells a field", (text, field, value) => {
  expect(fieldTold(text)).toEqual({ field, value });
});

it("names what is newest", () => {
  const told = { field: "title", value: "Mühlentee", isOfNewest: true };
  expect(fieldTold("Nenn es Mühlentee, damit keiner fehlt")).toEqual(told);
});

it.each(["wo ist der Ort", "schreibe eine Notiz", "verschiebe es auf Montag"])(
  "%s tells none",
  (text) => {
    expect(fieldTold(text)).toBeUndefined();
  },
);
