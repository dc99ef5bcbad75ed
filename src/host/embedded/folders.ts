/** Where each domain's data lives: below one home folder, or the folders the settings name. */
export type EmbeddedFolders = {
  readonly calendars: string;
  readonly reminders: string;
  readonly contacts: string;
  readonly mail: string;
  readonly notes: string;
  /** The roots files may be read and written below; relative paths are relative to the first. */
  readonly files: readonly string[];
  /** SQLite file. */
  readonly messages: string;
  readonly shortcuts: string;
  readonly music: string;
  readonly applications: string;
  /** Where trashed files go; the user's freedesktop Trash when nothing is said. */
  readonly trash?: string;
  /** Our own caches, timers and machine state for this host. */
  readonly state: string;
};
