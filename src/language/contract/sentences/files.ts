/** A row of a list of files: its name, the folder it is in, and when it was changed, as a fact. */
export type FileRow = {
  readonly name: string;
  readonly folder: string | undefined;
  readonly changed: string;
};

export type FileSentences = {
  /** When something was changed, and how large it is, as facts. */
  readonly changed: (day: string) => string;
  readonly size: (amount: number, unit: "bytes" | "KB" | "MB" | "GB" | "TB") => string;
  readonly noFiles: (query: string | undefined) => string;
  readonly files: (count: number) => string;
  readonly fileRow: (row: FileRow) => string;
  readonly written: (path: string, mode: "create" | "append") => string;
  readonly askWrite: (path: string, mode: "create" | "append") => string;
  readonly moved: (paths: readonly string[]) => string;
  readonly askMove: (count: number, folder: string) => string;
  readonly alreadyIn: (folder: string) => string;
  readonly trashed: (paths: readonly string[]) => string;
  readonly askTrash: (count: number) => string;
};
