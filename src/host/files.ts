import type { Page } from "../types/page.ts";
import type { Written } from "./written.ts";

export type FileKind = "text" | "pdf" | "image" | "audio" | "video" | "archive" | "other";

export type FoundFile = {
  /** Relative to its root, with `/` between parts. */
  readonly path: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly modified: number;
  readonly version: string;
};

export type FileMove = { readonly path: string; readonly to: string };

/** What is going to be done with a file, for a look before it is. */
export type FileAct = "create" | "append" | "trash" | "move" | "open";

export type FilesHost = {
  /** Absolute paths the assistant may read and write below. */
  readonly roots: () => readonly string[];
  /**
   * The absolute path an act will really happen at, links resolved; fails as the act itself would, so that nobody
   * is asked for what can only be refused.
   */
  readonly locate: (path: string, act: FileAct) => Promise<string>;
  /** Newest first. */
  readonly search: (query: {
    readonly query?: string;
    readonly folder?: string;
    readonly kind?: FileKind;
    readonly since?: number;
    readonly limit: number;
  }) => Promise<Page<FoundFile>>;
  /** Plain text of a text file or PDF. */
  readonly read: (path: string) => Promise<FoundFile & { readonly text: string }>;
  /** Creates (never over an existing file) or appends. */
  readonly write: (file: {
    readonly path: string;
    readonly text: string;
    readonly mode: "create" | "append";
  }) => Promise<Written<FoundFile>>;
  /** To free places, all of them or none. */
  readonly move: (moves: readonly FileMove[]) => Promise<Written<readonly FoundFile[]>>;
  readonly trash: (paths: readonly string[]) => Promise<Written<readonly FoundFile[]>>;
};
