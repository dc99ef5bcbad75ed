import type { Address } from "../../address.ts";
import type { Ending } from "../outbox/ending.ts";

/** A mail server a person has an account at. */
export type SmtpTransport = {
  readonly host: string;
  /** By `tls` where it isn't said: 465, 587 or 25. */
  readonly port?: number | undefined;
  /** Encrypted from the first byte, by STARTTLS, or not at all. */
  readonly tls?: "implicit" | "starttls" | "none" | undefined;
  readonly user?: string | undefined;
  /** Prints the password; it is never kept anywhere. */
  readonly passwordCommand?: readonly string[] | undefined;
  /** Whom mail comes from: `Name <address>`. */
  readonly from?: string | undefined;
  /** A PEM file with the one authority whose certificate counts, for a server of one's own. */
  readonly certificate?: string | undefined;
};

/** What a person named to carry their mail away. */
export type MailTransport =
  | { readonly smtp: SmtpTransport }
  /** A command that takes a mail on standard input, and its recipients from the mail's own header. */
  | { readonly sendmail: readonly string[] };

/** A mail as it leaves: to whom, and its bytes. */
export type Letter = {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: Buffer;
};

/** A way out for mail. */
export type MailWay = {
  /** As a question names it. Whatever changes where or how a mail goes changes this too. */
  readonly name: string;
  /** Whom mail comes from this way; by the mail folder where nothing is said. */
  readonly from: Address | undefined;
  /** Fails with `invalid` for an address it can't carry. */
  readonly mustTake: (addresses: readonly string[]) => void;
  /** Hands a letter over, once; never rejects. */
  readonly carry: (letter: Letter) => Promise<Ending>;
  /** Goes as far as the sign-in and sends nothing; one sentence of what is wrong, or nothing. */
  readonly check: () => Promise<string | undefined>;
};
