import { describe, expect, test } from "vitest";
import { german } from "../../../../src/language/de/german.ts";

const moodOf = (text: string) => german.wordingOf(text).mood;

describe("what a German question wants", () => {
  test.each([
    ["Wann hat Tante Gerda Geburtstag?", { form: "fact", fact: "birthday" }],
    ["Wann war der Elternabend?", { form: "fact", fact: "when", isPast: true }],
    ["Wie alt ist Tante Gerda?", { form: "fact", fact: "age" }],
    ["bis wann geht der Elternabend", { form: "fact", fact: "when" }],
    ["um wie viel Uhr ist die Probe", { form: "fact", fact: "when" }],
    ["wo ist die Lesung", { form: "fact", fact: "where" }],
    ["in welchem Kalender steht die Lesung", { form: "fact", fact: "kept" }],
    ["wie lange dauert die Führung", { form: "fact", fact: "long" }],
    ["hast du die Nummer von Frau Ahlers", { form: "fact", fact: "number" }],
    ["wie viele Termine hab ich morgen", { form: "count" }],
    ["wie lange noch bis zum Urlaub", { form: "until", unit: "day" }],
    ["hab ich am Freitag schon was vor", { form: "whether" }],
    ["ist am Samstag irgendwas los", { form: "whether" }],
    ["was ist der letzte Termin heute", { form: "one", place: { from: "end", nth: 0 } }],
    ["was kostet die Mitgliedschaft", { form: "open" }],
  ])("%s", (text, question) => {
    expect(moodOf(text).question).toMatchObject(question);
  });

  test.each([
    "kannst du mich um fünf erinnern",
    "lösch den Zahnarzt",
    "wie lösche ich einen Termin",
    "was kannst du",
    "erinner mich daran, wann der Zug geht",
    "wie wäre Freitag um drei",
  ])("is none: %s", (text) => {
    expect(moodOf(text).question).toBeUndefined();
  });

  test.each([
    ["was kostet die Miete ab Mai", "price"],
    ["wie lange muss der Kuchen backen", "length"],
    ["wann kommt der Klempner", "time"],
    ["wer hat den Schlüssel", "person"],
    ["wo liegt der Ersatzschlüssel", "place"],
    ["was ist der Code vom Tor", "code"],
  ])("%s wants a %s", (text, kind) => {
    expect(moodOf(text).wanted.kind).toBe(kind);
  });

  test.each([
    ["Die Miete beträgt 640 Euro.", "price"],
    ["Der Schlüssel liegt unter dem Blumentopf.", "place"],
    ["Kommst du am Freitag?", "question"],
  ] as const)("%s holds a %s", (text, held) => {
    expect([...moodOf(text).holds]).toContain(held);
  });
});

describe("all that a time brings is asked for", () => {
  test.each([
    ["Was steht heute an?", "heute"],
    ["was liegt am Freitag an", "am Freitag"],
    ["gib mir einen Überblick über meinen Tag", "heute"],
    ["wie sieht mein Tag morgen aus", "morgen"],
    ["was hab ich übermorgen vor", "übermorgen"],
  ])("%s", (text, when) => {
    expect(moodOf(text).dayAsked).toBe(when);
  });
});
