import type { Named } from "../types/known-names.ts";
import type { Written } from "./written.ts";

export type AppsHost = {
  readonly all: () => Promise<readonly Named[]>;
  /** Opens or brings forward the app with this id. */
  readonly open: (id: string) => Promise<void>;
  /** Opens a file below the roots, a folder, or an address whose scheme is allowed. */
  readonly openItem: (target: string) => Promise<void>;
};

export type ShellRun = { readonly output: string; readonly exitCode: number };
export type ShellHost = {
  /** Whether a line is plain read-only words that may run without asking. */
  readonly isPlain: (command: string) => boolean;
  readonly run: (line: {
    readonly command: string;
    readonly cwd?: string;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
  }) => Promise<ShellRun>;
};

export type Volume = { readonly level: number; readonly muted: boolean };
export type AudioHost = {
  /** 0..100. */
  readonly volume: () => Promise<Volume>;
  readonly setVolume: (volume: Volume) => Promise<Written<Volume>>;
};

export type Track = { readonly title: string; readonly artist?: string; readonly album?: string };
export type MusicState = {
  readonly state: "playing" | "paused" | "stopped";
  readonly track?: Track;
};
export type MusicKind = "song" | "album" | "artist" | "playlist";
export type MusicHost = {
  /** Artists, albums, playlists and songs of the library, each name once; never opens an app for it. */
  readonly all: () => Promise<readonly Named[]>;
  readonly play: (what: {
    readonly query?: string;
    readonly kind?: MusicKind;
  }) => Promise<Written<MusicState>>;
  readonly control: (
    action: "pause" | "resume" | "next" | "previous",
  ) => Promise<Written<MusicState>>;
  readonly state: () => Promise<MusicState>;
};

export type Timer = {
  readonly id: string;
  readonly label: string;
  readonly due: number;
  readonly kind: "timer" | "alarm";
};
/** What has rung, a timer or a reminder, and when that was, in epoch milliseconds. */
export type Rung = { readonly label: string; readonly at: number };

export type TimersHost = {
  readonly all: () => Promise<readonly Timer[]>;
  readonly set: (timer: {
    readonly due: number;
    readonly label: string;
    readonly kind: "timer" | "alarm";
  }) => Promise<Written<Timer>>;
  readonly cancel: (id: string) => Promise<Written<Timer>>;
  /** All that run, or all of a kind, as one effect: one undo sets them again. */
  readonly cancelAll: (kind?: Timer["kind"]) => Promise<Written<readonly Timer[]>>;
  /** Lets a running timer ring at another time. */
  readonly move: (id: string, due: number) => Promise<Written<Timer>>;
  /**
   * Timers whose time has come by now, or by an earlier moment, and that were not taken yet; each is given out once,
   * also after a restart.
   */
  readonly takeDue: (until?: number) => Promise<readonly Timer[]>;
  /** What rang last, also before a restart. */
  readonly lastRung: () => Promise<Rung | undefined>;
  readonly noteRung: (rung: Rung) => Promise<void>;
};

export type Shortcut = Named & { readonly description?: string; readonly takesInput: boolean };
export type ShortcutsHost = {
  readonly all: () => Promise<readonly Shortcut[]>;
  readonly run: (shortcut: {
    readonly id: string;
    readonly input?: string;
    readonly signal: AbortSignal;
  }) => Promise<string>;
};

/** What can be asked of the machine's state. */
export type StatusPart = "battery" | "volume" | "disk" | "app" | "version";
/** What the machine tells; what it has none of is left out, and what couldn't be read says why. */
export type Status = {
  readonly batteryPercent?: number;
  readonly charging?: boolean;
  readonly volume?: Volume;
  readonly disk?: { readonly freeBytes: number; readonly totalBytes: number };
  readonly frontApp?: string;
  readonly system?: string;
  /** One speakable sentence for each part that was asked for and couldn't be read. */
  readonly unknown: { readonly [part in StatusPart]?: string };
};
export type StatusHost = {
  /** Each part stands alone; only those asked for are looked at. */
  readonly read: (parts: readonly StatusPart[]) => Promise<Status>;
};
