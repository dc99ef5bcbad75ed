export type ShellSentences = {
  readonly ask: (folder: string | undefined) => string;
  readonly printedNothing: string;
  readonly ended: (exitCode: number) => string;
};
