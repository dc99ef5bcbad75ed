import { styleText } from "node:util";

/** Colours and cursor moves, only where a person looks at a terminal. */
export type Style = {
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly isLive: boolean;
};

export function styleFor(stream: { readonly isTTY?: boolean }): Style {
  const isLive = stream.isTTY === true;
  const paint =
    (format: Parameters<typeof styleText>[0]) =>
    (text: string): string =>
      isLive ? styleText(format, text) : text;
  return { dim: paint("dim"), bold: paint("bold"), warn: paint("yellow"), isLive };
}
