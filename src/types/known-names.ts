/** A thing the host knows by name; `also` are other names it goes by. */
export type Named = {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[];
};

export type NameKind =
  | "person"
  | "app"
  | "list"
  | "calendar"
  | "file"
  | "note"
  | "folder"
  | "mailbox"
  | "shortcut";

/** The names a machine knows, for grounding, for repairing misheard ones and for Whisper's prompt. */
export type KnownNames = { readonly of: (kind: NameKind) => Promise<readonly Named[]> };
