/** A row of a list of notes, as its facts are said; with the line that was found where that is told too. */
export type NoteRow = {
  readonly title: string;
  readonly folder: string | undefined;
  readonly changed: string;
  readonly line: string | undefined;
};

export type NoteSentences = {
  readonly noNotes: (query: string | undefined) => string;
  readonly notes: (count: number, isSearch: boolean) => string;
  readonly noteRow: (row: NoteRow) => string;
  readonly isEmpty: string;
  /** How many stand on a list. */
  readonly lines: (count: number) => string;
  /** What a note is called where a sentence of it is said. */
  readonly source: (title: string) => string;
  readonly made: (title: string, folder: string | undefined) => string;
  readonly appended: (title: string) => string;
  readonly askAppend: (title: string) => string;
};
