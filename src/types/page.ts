/** Some rows and how many were left out. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly more: number };
