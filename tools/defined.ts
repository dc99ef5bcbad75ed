type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The same values without those that are undefined, as hosts want their optional fields. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // What is left has no undefined in it, which fromEntries can't say.
  return Object.fromEntries(entries) as Defined<Values>;
}
