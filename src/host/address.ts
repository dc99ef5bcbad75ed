export type Address = { readonly name: string; readonly address: string };
