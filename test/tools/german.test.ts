import { describe, expect, it } from "vitest";
import { german } from "../../src/language/de/german.ts";
import type { JsonObject } from "../../src/types/json.ts";
import { bench } from "./run-tool.ts";
import type { Bench } from "./run-tool.ts";
import { events, mails, messages, people, reminders } from "./world.ts";

const open = (): Bench =>
  bench(
    {
      events: events(),
      reminders: reminders(),
      mails: mails(),
      messages: messages(),
      people,
    },
    german,
  );

type Fact = readonly [name: string, input: JsonObject, said: string];

describe.each<readonly [domain: string, facts: readonly Fact[]]>([
  [
    "calendar",
    [
      [
        "calendar.query",
        { from: "morgen" },
        "Morgen gibt es zwei Termine: Dentist um 16:00 Uhr, Quay Street; Choir um 19:30 Uhr.",
      ],
      ["calendar.query", { from: "freitag" }, "Am Freitag, 6. März steht nichts im Kalender."],
      [
        "calendar.query",
        { text: "choir" },
        "Morgen gibt es einen Termin zu „choir“: Choir um 19:30 Uhr.",
      ],
      ["calendar.query", { text: "Zahnarzt" }, "Zu „Zahnarzt“ steht nichts im Kalender."],
      [
        "calendar.find_slots",
        { from: "morgen", minutes: "30 Minuten" },
        "Für 30 Minuten ist frei: morgen von 9:00 bis 16:00 Uhr.",
      ],
      [
        "calendar.find_slots",
        { from: "morgen", minutes: "9 Stunden" },
        "Morgen ist für 9 Stunden nichts frei.",
      ],
      [
        "calendar.create_event",
        { title: "Friseur", start: "morgen um 15 Uhr" },
        "Eingetragen: Friseur, morgen, Mittwoch, 4. März, von 15:00 bis 16:00 Uhr.",
      ],
      [
        "calendar.create_event",
        { title: "Treffen", start: "lila" },
        "Die Zeit „lila“ verstehe ich nicht.",
      ],
      [
        "calendar.create_event",
        { title: "Friseur", start: "morgen", calendar: "Garten" },
        "Es gibt keinen Kalender „Garten“. Welchen stattdessen: Home oder Work?",
      ],
    ],
  ],
  [
    "reminders",
    [
      [
        "reminders.list",
        { due: "today" },
        "Heute sind drei Erinnerungen fällig: Water the plants, Missed call um 8:00 Uhr und Ring Granny um 20:30 Uhr.",
      ],
      [
        "reminders.list",
        { list: "Shopping" },
        "Auf der Liste Shopping steht eine Erinnerung: Oats.",
      ],
      ["reminders.list", { text: "Milch" }, "Es gibt keine Erinnerungen zu „Milch“."],
      [
        "reminders.list",
        { due: "overdue" },
        "Es gibt zwei überfällige Erinnerungen: Renew the passport überfällig seit letztem Sonntag und Missed call überfällig seit heute um 8:00 Uhr.",
      ],
      [
        "reminders.create",
        { title: "Milch kaufen", due: "heute um 17 Uhr" },
        "Erinnerung gesetzt: Milch kaufen, heute um 17:00 Uhr.",
      ],
      [
        "reminders.create",
        { title: "Brot", list: "Shopping" },
        "Auf die Liste Shopping gesetzt: Brot.",
      ],
      [
        "reminders.create",
        { title: "Brot", due: "gestern um 8 Uhr" },
        "Diese Zeit ist schon vorbei: gestern um 8:00 Uhr. Wann soll ich erinnern?",
      ],
    ],
  ],
  [
    "mail",
    [
      [
        "mail.recent",
        { unread: true },
        "Zwei neue Mails: Anna Lindqvist: Invoice 2214, heute um 4:00 Uhr; Sarah O'Neill: Dinner, gestern um 10:00 Uhr.",
      ],
      ["mail.search", { text: "Rechnung" }, "Keine Mails zu „Rechnung“."],
      [
        "mail.send",
        { to: "Anna", subject: "Schilf", body: "Ist da." },
        "Hier im Postausgang, nicht gesendet: Schilf, an Anna Lindqvist. Es ist kein Weg hinaus eingerichtet.",
      ],
      ["mail.send", { to: "Anna", subject: "Schilf", body: " " }, "Was soll in der Mail stehen?"],
      [
        "mail.send",
        { to: "Sarah", subject: "Schilf", body: "Ist da." },
        "Mehrere Personen passen zu „Sarah“: Sarah Chen oder Sarah O'Neill. Wen genau?",
      ],
      [
        "mail.send",
        { to: "Łukasz", subject: "Schilf", body: "Ist da." },
        "Zu Łukasz Wójcik steht keine E-Mail-Adresse in den Kontakten.",
      ],
      [
        "mail.create_draft",
        { to: "Anna", subject: "Schilf", body: "Ist da." },
        "Entwurf gespeichert: Schilf, an Anna Lindqvist.",
      ],
    ],
  ],
  [
    "messages and contacts",
    [
      [
        "messages.recent",
        { who: "Mum", unread: true },
        "Eine neue Nachricht von Mum: Margaret Ellery, heute um 6:00 Uhr: „Which train on Saturday?“.",
      ],
      ["messages.recent", { who: "Zacharias" }, "Ich kenne niemanden namens „Zacharias“."],
      [
        "messages.send",
        { to: "Mum", text: "Bin da" },
        "Hier im Postausgang, nicht gesendet: „Bin da“, an Margaret Ellery. Nachrichten haben keinen Weg aus diesem Rechner hinaus.",
      ],
      [
        "contacts.search",
        { query: "Anna" },
        "In den Kontakten: Anna Lindqvist, mobil +46 70 174 06 21, geschäftlich anna@form.example, privat al@brev.example.",
      ],
      ["contacts.search", { query: "Zacharias" }, "Zu „Zacharias“ steht niemand in den Kontakten."],
    ],
  ],
  [
    "timers",
    [
      [
        "timers.set",
        { duration: "10 Minuten" },
        "Timer gestellt: 10-Minuten-Timer, klingelt in 10 Minuten, um 9:10 Uhr.",
      ],
      [
        "timers.set",
        { at: "am Freitag um 7 Uhr" },
        "Wecker gestellt: Wecker 7:00 Uhr, klingelt am Freitag, 6. März um 7:00 Uhr.",
      ],
      [
        "timers.set",
        { at: "jeden Montag um 7 Uhr" },
        "Wecker gestellt, als Erinnerung, die sich wiederholt: Wecker 7:00 Uhr, jeden Montag, das nächste Mal am Montag, 9. März um 7:00 Uhr.",
      ],
      ["timers.set", {}, "Wie lange, oder bis wann?"],
      ["timers.set", { at: "morgen" }, "Um wie viel Uhr, morgen?"],
      ["timers.cancel", {}, "Es läuft kein Timer."],
    ],
  ],
  [
    "notes and files",
    [
      ["notes.search", {}, "Hier gibt es keine Notizen."],
      ["notes.search", { query: "Kessel" }, "Zu „Kessel“ gibt es keine Notiz."],
      ["notes.create", { title: "Kessel", body: "1,2 bar" }, "Notiz angelegt: Kessel."],
      ["files.read", { path: "nirgends" }, "Ich kenne keine Datei namens „nirgends“."],
      ["system.search_files", { query: "x" }, "Zu „x“ gibt es keine Datei."],
    ],
  ],
  [
    "the machine",
    [
      [
        "system.get_status",
        { about: ["time", "date"] },
        "Es ist 9:00 Uhr, Dienstag, 3. März 2026.",
      ],
      ["system.get_status", { about: ["disk"] }, "120 von 500 Gigabyte sind frei."],
      ["system.set_volume", { level: 30 }, "Die Lautstärke ist bei 30 Prozent."],
      ["system.open_app", { name: "Quark" }, "Ich kenne kein Programm namens „Quark“."],
      ["music.control", { action: "playing" }, "Es läuft keine Musik."],
      ["music.play", {}, "Es läuft: Ebb von The Limpets."],
      ["shortcuts.list", {}, "Es gibt keine Kurzbefehle."],
    ],
  ],
])("in German, %s", (_, facts) => {
  it.each(facts)("%s %j: %s", async (name, input, said) => {
    expect(await open().spoken(name, input)).toBe(said);
  });
});

describe("in German, before an act", () => {
  it("asks with everything that will be done", async () => {
    const place = open();
    const [dentist, choir] = ["e2", "e3"].map((id) => place.handle("event", id));
    const asked = await Promise.all([
      place.question("calendar.delete_event", { id: dentist ?? "" }),
      place.question("calendar.delete_event", { id: choir ?? "", span: "future" }),
      place.question("calendar.update_event", { id: dentist ?? "", location: "Kaistraße 3" }),
      place.question("reminders.delete", { id: place.handle("reminder", "r3") }),
      place.question("mail.update_message", { id: place.handle("mail", "m1"), action: "trash" }),
      place.question("messages.send", { to: "Mum", text: "Bin da" }),
      place.question("shell.run", { command: "ls" }),
    ]);
    expect(asked).toEqual([
      "Termin Dentist, morgen, Mittwoch, 4. März, von 16:00 bis 16:40 Uhr, aus dem Kalender Home löschen?",
      "Termin Choir, morgen, Mittwoch, 4. März, von 19:30 bis 21:00 Uhr und alle danach, aus dem Kalender Home löschen?",
      "Termin Dentist, morgen, Mittwoch, 4. März, von 16:00 bis 16:40 Uhr ändern?\nOrt: Kaistraße 3",
      "Erinnerung Ring Granny, heute um 20:30 Uhr, von der Liste Reminders löschen?",
      "Diese Mail in den Papierkorb legen?\nInvoice 2214\nVon: Anna Lindqvist <anna@form.example>, heute um 4:00 Uhr",
      "Diese Nachricht an Margaret Ellery (+44 7700 900184) hier in den Postausgang legen, ohne sie zu senden, weil Nachrichten keinen Weg aus diesem Rechner hinaus haben?\nBin da",
      "Diesen Befehl ausführen?\nls",
    ]);
  });
});
