/** Something that was sent, told as far as it is; `what` names it, without a full stop. */
export type SendingSentences = {
  readonly sent: (what: string) => string;
  /** Nobody here can see whether it has gone, and why. */
  readonly handedOver: (what: string, why: string) => string;
  /** It stays here, and why. */
  readonly kept: (what: string, why: string) => string;
  /** The same of several, which are named before it. */
  readonly keptAll: (why: string) => string;
  /** It goes only when it is let go. */
  readonly held: (what: string) => string;
  readonly goes: (what: string, way: { readonly inMs: number; readonly through: string }) => string;
  /** The same in words that stay true once it has gone. */
  readonly handedOn: (what: string, through: string) => string;
};
