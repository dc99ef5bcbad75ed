import type { Marked, Sought } from "./marks.ts";
import type { Reading } from "./reading.ts";

/** What is taken from a reading: the rest of it depends on whose machine it is. */
export type Taggable = Pick<Reading, "text" | "tokens" | "whens" | "durations" | "numbers">;

/** What the stretches of a request are, if it asks for this tool. */
export type Tagger = (reading: Taggable, sought: Sought) => readonly Marked[];
