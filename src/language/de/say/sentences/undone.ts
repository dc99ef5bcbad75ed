import type { Undone } from "../../../../types/undone.ts";

export function sayUndone(undone: Undone): string {
  switch (undone.what) {
    case "files": {
      const names = undone.names.map((name) => `„${name}“`).join(", ");
      const [be, it] = undone.names.length === 1 ? ["ist", "es war"] : ["sind", "sie waren"];
      return undone.from === "trash"
        ? `${names} ${be} aus dem Papierkorb zurück.`
        : `${names} ${be} zurück, wo ${it}.`;
    }
    case "timers":
      return undone.count === 1
        ? "Der Timer läuft wieder."
        : `Alle ${undone.count} Timer laufen wieder.`;
    case "volume":
      return undone.muted
        ? "Der Ton ist wieder aus."
        : `Die Lautstärke ist wieder bei ${undone.level}.`;
    case "music":
      return undone.isPlaying ? "Die Musik läuft wie zuvor." : "Die Musik ist wieder aus.";
    default:
      return `${namedOf(undone)} ${ENDS[undone.what][undone.is] ?? BEFORE}`;
  }
}

type RecordUndone = Extract<Undone, { readonly is: string }>;

const BEFORE = "ist wieder wie zuvor.";

const TIMER = {
  away: "ist wieder aus.",
  back: "läuft wieder.",
  before: "klingelt wieder wie zuvor.",
} as const;

/** How a record is now, by its kind. */
const ENDS: Readonly<
  Record<RecordUndone["what"], Readonly<Partial<Record<RecordUndone["is"], string>>>>
> = {
  event: {
    away: "ist wieder aus dem Kalender.",
    back: "steht wieder im Kalender.",
    anew: "steht wieder im Kalender, als neuer Termin.",
  },
  reminder: { away: "ist wieder von der Liste.", back: "steht wieder auf der Liste." },
  note: { away: "ist entfernt.", trashed: "liegt im Papierkorb von Notizen." },
  file: { away: "ist entfernt." },
  draft: { away: "ist entfernt." },
  mail: { unsent: "wurde nicht gesendet." },
  message: { unsent: "wurde nicht gesendet." },
  timer: TIMER,
  alarm: TIMER,
};

/** A kind with its article. */
const NOUNS: Readonly<Record<Exclude<RecordUndone["what"], "event" | "reminder">, string>> = {
  note: "Die Notiz",
  file: "Die Datei",
  draft: "Der Entwurf",
  mail: "Die Mail",
  message: "Die Nachricht",
  timer: "Der Timer",
  alarm: "Der Wecker",
};

function namedOf({ what, name }: RecordUndone): string {
  if (what === "event" || what === "reminder") return `„${name}“`;
  if (what === "message") return `${NOUNS.message} an ${name}`;
  return name === "" ? NOUNS[what] : `${NOUNS[what]} „${name}“`;
}
