/** A thing the host knows by name; `also` are other names it goes by. */
export type Named = {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[];
  /** What a person is to the owner or at work, as their card has it: "Mum", "Dentist", "Site manager Tannery Lofts". */
  readonly roles?: readonly string[];
  /** What of its kind it is, where the kind has several: a song, an album, an artist or a playlist. */
  readonly sort?: string;
};

/** Kinds of things a host knows by name. */
export const NAME_KINDS = [
  "person",
  "app",
  "list",
  "calendar",
  "file",
  "note",
  "folder",
  "mailbox",
  "shortcut",
  "music",
  "timer",
] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** Those that hold others. */
export const CONTAINER_KINDS = [
  "list",
  "calendar",
  "folder",
  "mailbox",
] as const satisfies readonly NameKind[];

/** A said name that means no one thing for sure: `several` may be meant, `none` is, or there are `others` to choose from. */
export type UnclearName = {
  readonly kind: NameKind;
  readonly said: string;
  readonly found: "several" | "none" | "others";
  /** What could be meant instead, the nearest first. */
  readonly names: readonly string[];
};

/** The names a machine knows, for grounding, for repairing misheard ones and for Whisper's prompt. */
export type KnownNames = { readonly of: (kind: NameKind) => Promise<readonly Named[]> };
