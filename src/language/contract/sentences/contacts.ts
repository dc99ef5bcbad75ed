/** A row of a list of people, as its facts are said. */
export type PersonRow = {
  readonly name: string;
  readonly phones: string | undefined;
  readonly emails: string | undefined;
};

export type ContactSentences = {
  /** What else somebody is called, and what kind a number or an address is of, as facts. */
  readonly knownAs: (names: string) => string;
  readonly labelled: (label: string, value: string) => string;
  readonly nobody: (query: string) => string;
  readonly people: (count: number) => string;
  readonly personRow: (row: PersonRow) => string;
  readonly isGone: (name: string) => string;
  readonly hasNoAddress: (name: string) => string;
  readonly hasNoNumber: (name: string) => string;
};
