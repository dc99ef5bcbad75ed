export type Labelled = { readonly label: string; readonly value: string };

export type Birthday = { readonly month: number; readonly day: number; readonly year?: number };

export type Contact = {
  readonly id: string;
  readonly name: string;
  readonly nicknames: readonly string[];
  readonly organisation?: string;
  /** What they are at work. */
  readonly job?: string;
  readonly addresses?: readonly Labelled[];
  /** What the owner's own card calls them: "mother", "assistant". */
  readonly relations?: readonly string[];
  /** As the card has it, a year only where it is known. */
  readonly birthday?: Birthday;
  readonly note?: string;
  readonly phones: readonly Labelled[];
  readonly emails: readonly Labelled[];
  readonly version: string;
};

export type ContactsHost = {
  readonly all: () => Promise<readonly Contact[]>;
  readonly get: (id: string) => Promise<Contact>;
  /** How the owner is called on their own card, where one is surely theirs. */
  readonly ownName: () => Promise<string | undefined>;
};

/** What address books call a number that takes messages. */
const MOBILE = /mobile|cell|iphone/i;

export function isMobile({ label }: Labelled): boolean {
  return MOBILE.test(label);
}
