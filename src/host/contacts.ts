export type Labelled = { readonly label: string; readonly value: string };

export type Contact = {
  readonly id: string;
  readonly name: string;
  readonly nicknames: readonly string[];
  readonly organisation?: string;
  readonly phones: readonly Labelled[];
  readonly emails: readonly Labelled[];
  readonly version: string;
};

export type ContactsHost = {
  readonly all: () => Promise<readonly Contact[]>;
  readonly get: (id: string) => Promise<Contact>;
};

/** What address books call a number that takes messages. */
const MOBILE = /mobile|cell|iphone/i;

export function isMobile({ label }: Labelled): boolean {
  return MOBILE.test(label);
}
