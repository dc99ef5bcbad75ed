import type { Named } from "../types/known-names.ts";
import type { Page } from "../types/page.ts";
import type { Written } from "./written.ts";

export type NoteSummary = {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly modified: number;
  readonly snippet: string;
  readonly version: string;
};

export type NotesHost = {
  readonly folders: () => Promise<readonly Named[]>;
  readonly all: () => Promise<readonly Named[]>;
  /** Best match first; for an empty query all of them, the last changed first. */
  readonly search: (query: {
    readonly query: string;
    readonly folder?: string;
    readonly limit: number;
  }) => Promise<Page<NoteSummary>>;
  readonly read: (id: string) => Promise<NoteSummary & { readonly text: string }>;
  readonly create: (note: {
    readonly title: string;
    readonly body: string;
    readonly folder?: string;
  }) => Promise<Written<NoteSummary>>;
  readonly append: (change: {
    readonly id: string;
    readonly text: string;
  }) => Promise<Written<NoteSummary>>;
};
