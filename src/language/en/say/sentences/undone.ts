import type { Undone } from "../../../../types/undone.ts";

export function sayUndone(undone: Undone): string {
  switch (undone.what) {
    case "files": {
      const names = undone.names.map((name) => `“${name}”`).join(", ");
      const [be, it] = undone.names.length === 1 ? ["is", "it was"] : ["are", "they were"];
      return `${names} ${be} back ${undone.from === "trash" ? "from the Trash" : `where ${it}`}.`;
    }
    case "timers":
      return undone.count === 1
        ? "The timer is running again."
        : `All ${undone.count} timers are running again.`;
    case "volume":
      return undone.muted ? "The sound is off again." : `The volume is ${undone.level} again.`;
    case "music":
      return undone.isPlaying ? "The music plays as before." : "The music is off again.";
    default:
      return `${namedOf(undone)} ${ENDS[undone.what][undone.is] ?? BEFORE}`;
  }
}

type RecordUndone = Extract<Undone, { readonly is: string }>;

const BEFORE = "is as it was before.";

const TIMER = {
  away: "is off again.",
  back: "is running again.",
  before: "rings when it did before.",
} as const;

/** How a record is now, by its kind. */
const ENDS: Readonly<
  Record<RecordUndone["what"], Readonly<Partial<Record<RecordUndone["is"], string>>>>
> = {
  event: {
    away: "is off the calendar again.",
    back: "is back on the calendar.",
    anew: "is back on the calendar, as a new event.",
  },
  reminder: { away: "is off the list again.", back: "is back on the list." },
  note: { away: "is removed.", trashed: "is in the trash of Notes." },
  file: { away: "is removed." },
  draft: { away: "is removed." },
  mail: { unsent: "was not sent." },
  message: { unsent: "was not sent." },
  timer: TIMER,
  alarm: TIMER,
};

function namedOf({ what, name }: RecordUndone): string {
  if (what === "message") return `The message to ${name}`;
  const quoted = name === "" ? "" : ` “${name}”`;
  return what === "event" || what === "reminder" ? `“${name}”` : `The ${what}${quoted}`;
}
