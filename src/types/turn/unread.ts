import type { JsonObject } from "../json.ts";
import type { Meanings } from "../time/meaning.ts";
import type { Item, RowDetails } from "./result.ts";
import type { UnreadText } from "../unread-text.ts";

/** What of a result was not said yet: "go on" goes on with it. */
export type Unread =
  | UnreadText
  /** The rows of a list that were only counted, and how many more weren't looked up. */
  | {
      readonly kind: "rows";
      readonly tool: string;
      readonly arguments: JsonObject;
      readonly meanings?: Meanings | undefined;
      readonly items: readonly Item[];
      /** One for each of the rows. */
      readonly details?: readonly RowDetails[] | undefined;
      readonly more: number;
    };

/** A part of it as it is said, and what is left behind it. */
export type ReadPart = { readonly text: string; readonly unread: Unread | undefined };
