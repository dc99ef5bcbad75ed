export type Unit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

/** A length of time in one unit. */
export type Length = { readonly amount: number; readonly unit: Unit };
