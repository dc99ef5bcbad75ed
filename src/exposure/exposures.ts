import { createAll } from "./all.ts";
import { createDigitorn } from "./digitorn.ts";
import type { CreateExposure } from "./exposure.ts";
import { createInjection } from "./injection.ts";
import { createOra } from "./ora.ts";
import { createSotto } from "./sotto/sotto.ts";
import { createToolsearch } from "./toolsearch.ts";

/** Every way of showing tools, by the name `--exposure` takes. */
export const EXPOSURES = {
  sotto: createSotto,
  all: createAll,
  ora: createOra,
  digitorn: createDigitorn,
  toolsearch: createToolsearch,
  injection: createInjection,
} as const satisfies Readonly<Record<string, CreateExposure>>;
