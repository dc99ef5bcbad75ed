import { HostFailure } from "../../../../errors.ts";

/** What an item without a title is called. */
export const UNTITLED = "Untitled";

/** Fails with `invalid` for a text that a file of lines cannot hold. */
export function checkText(texts: readonly (string | undefined)[]): void {
  if (texts.some((text) => text?.includes("\0"))) {
    throw new HostFailure("invalid", "The text has a NUL character, which can't be stored.");
  }
}

/** The title of a new item; fails with `invalid` for an empty one. */
export function checkTitle(title: string): string {
  checkText([title]);
  if (title.trim() === "") throw new HostFailure("invalid", "The title is empty.");
  return title;
}
