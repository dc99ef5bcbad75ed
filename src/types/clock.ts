/** The only source of time: `now` in epoch milliseconds, `zone` an IANA name. */
export type Clock = { readonly now: () => number; readonly zone: string };
