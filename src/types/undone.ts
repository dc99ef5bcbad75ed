/** What became of a record whose act was taken back: it is away again, there again or as it was. */
type RecordUndone = {
  readonly what:
    | "event"
    | "reminder"
    | "note"
    | "file"
    | "mail"
    | "draft"
    | "message"
    | "timer"
    | "alarm";
  /** `anew`: back as a record of its own; `trashed`: away, where it can be had back; `unsent`: it didn't go. */
  readonly is: "away" | "trashed" | "back" | "anew" | "before" | "unsent";
  /** What it is called; nothing for what nobody named. */
  readonly name: string;
};

/** What was taken back, as a value: the language that is spoken has the sentence for it. */
export type Undone =
  | RecordUndone
  | { readonly what: "files"; readonly from: "trash" | "folder"; readonly names: readonly string[] }
  | { readonly what: "timers"; readonly count: number }
  | { readonly what: "volume"; readonly level: number; readonly muted: boolean }
  | { readonly what: "music"; readonly isPlaying: boolean };
