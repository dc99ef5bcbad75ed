import { termReader } from "../../src/discovery/words/terms.ts";
import { english } from "../../src/language/en/english.ts";

/** Requests are read for training as the index reads them. */
export const terms = termReader(english);
