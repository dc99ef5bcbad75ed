import { createAll } from "./all.ts";
import type { CreateExposure } from "./exposure.ts";
import { createOra } from "./ora.ts";
import { createSotto } from "./sotto.ts";

/** Every way of showing tools, by the name `--exposure` takes. */
export const EXPOSURES: Readonly<Record<string, CreateExposure>> = {
  sotto: createSotto,
  all: createAll,
  ora: createOra,
};
