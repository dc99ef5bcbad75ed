import type { Environment } from "./environment.ts";
import type { Settings } from "./settings.ts";

const COUNTRY = /^[a-z]{2,3}[-_](?:[A-Z][a-z]{3}[-_])?([A-Z]{2})(?![A-Za-z])/;

/**
 * What the user's country settles of times, where no setting does: whose holidays are meant, and what 3/5
 * is. The language that was chosen says it ("en-US"), else the environment (LC_ALL, LC_TIME, LANG).
 */
export function timesOfCountry(language: string | undefined, env: Environment): Settings["times"] {
  const said = [language, env["LC_ALL"], env["LC_TIME"], env["LANG"]];
  const country = said.map(countryOf).find((one) => one !== undefined);
  return country === undefined ? {} : { country, dates: datesIn(country) };
}

/** The country of "en-GB", "de_AT.UTF-8"; none of "en" and "C.UTF-8". */
function countryOf(locale = ""): string | undefined {
  return COUNTRY.exec(locale)?.[1];
}

/** As dates are written there, in the language most people speak. */
function datesIn(country: string): "day-first" | "month-first" {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.DateTimeFormat(`${language}-${country}`).formatToParts(0);
  const [first] = parts.filter(({ type }) => type !== "literal");
  return first?.type === "month" ? "month-first" : "day-first";
}
