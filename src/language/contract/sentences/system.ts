import type { Clock } from "../../../types/clock.ts";

export type SaidVolume = { readonly level: number; readonly muted: boolean };

/** What a machine tells of itself, a part each. */
export type MachineFacts = {
  readonly battery: { readonly percent: number; readonly isCharging: boolean };
  readonly volume: SaidVolume;
  /** In whole gigabytes. */
  readonly disk: { readonly free: number; readonly total: number };
  /** The app in front, and what the system is called. */
  readonly app: string;
  readonly version: string;
};

export type SystemSentences = {
  /** The time, the date or both. */
  readonly moment: (
    clock: Clock,
    parts: { readonly time: boolean; readonly date: boolean },
  ) => string;
  readonly fact: { readonly [Part in keyof MachineFacts]: (value: MachineFacts[Part]) => string };
  /** What nobody can tell. */
  readonly unknown: Readonly<Record<keyof MachineFacts, string>>;
  readonly opened: (name: string) => string;
  readonly askOpen: (what: "address" | "item") => string;
  readonly whichVolume: string;
};
