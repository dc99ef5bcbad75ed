export type ShortcutSentences = {
  readonly noShortcuts: (query: string | undefined) => string;
  readonly shortcuts: (count: number) => string;
  readonly ask: (name: string, input: string | undefined) => string;
  readonly ran: (name: string, output: string) => string;
  readonly takesNoInput: (name: string) => string;
};
