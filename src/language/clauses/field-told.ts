import type { FieldTold } from "../contract/cues.ts";

/** Sentences that give a field of something its value, which stands in the group `value`. */
export type FieldFrames = {
  /** What each field is called. */
  readonly fields: Readonly<Record<string, string>>;
  /** A sentence around the words for a field. */
  readonly frames: (field: string) => readonly RegExp[];
  /** A value that is none: it only points, or asks. */
  readonly noValue: RegExp;
};

/** The field that a whole text gives a value: "the venue is the old mill". */
export function fieldToldBy({
  fields,
  frames,
  noValue,
}: FieldFrames): (text: string) => FieldTold | undefined {
  const all = Object.entries(fields).flatMap(([field, names]) =>
    frames(names).map((frame) => ({ field, frame })),
  );
  return (text) => {
    for (const { field, frame } of all) {
      const value = frame.exec(text.trim())?.groups?.value?.trim() ?? "";
      if (value !== "" && !noValue.test(value)) return { field, value };
    }
    return undefined;
  };
}
