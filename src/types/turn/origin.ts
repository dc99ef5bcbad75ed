/** Where a value came from; policy asks nothing else about an argument. */
export type Origin =
  /** Words of this utterance. */
  | { readonly origin: "said"; readonly text: string }
  /** Resolved by code from a name or phrase the user said (`text`), or from what that means. */
  | { readonly origin: "resolved"; readonly text: string; readonly bySense?: true | undefined }
  /** A short id our runtime issued for a record, and who chose that record of all that were shown. */
  | { readonly origin: "handle"; readonly handle: string; readonly chosenBy: ChosenBy }
  /** One of a closed list the tool declares. */
  | { readonly origin: "enum" }
  /** Approved by the user earlier in this task. */
  | { readonly origin: "confirmed" }
  /** Composed by the model where the tool asks for composing. */
  | { readonly origin: "free" }
  /** None of these: nobody the user trusts said it. `source` names the record it was read in. */
  | { readonly origin: "foreign"; readonly source?: string };

/**
 * `words`: the user's words speak of this record and no other shown one, by its title, time, place in
 * the list or handle · `alone`: they point, and it is all that the user's own request found · `sense`: no
 * word names it, and its sense is the nearest to theirs · `model`: anything else, so that nobody the user trusts chose it.
 */
export type ChosenBy = "words" | "alone" | "sense" | "model";

export type Origins = { readonly [parameter: string]: Origin };
