import { expect, it } from "vitest";
import { timesOfCountry } from "../../src/config/times-of-country.ts";

it.each([
  ["en-US", {}, { country: "US", dates: "month-first" }],
  [undefined, { LANG: "en_US.UTF-8" }, { country: "US", dates: "month-first" }],
  ["en-GB", { LANG: "en_US.UTF-8" }, { country: "GB", dates: "day-first" }],
  ["en", { LC_ALL: "de_AT.UTF-8", LANG: "en_US.UTF-8" }, { country: "AT", dates: "day-first" }],
  ["de", { LC_TIME: "en_IE", LANG: "C" }, { country: "IE", dates: "day-first" }],
  ["sr-Latn-RS", {}, { country: "RS", dates: "day-first" }],
  [undefined, { LANG: "C.UTF-8" }, {}],
  ["en", {}, {}],
])("by language %j in %j", (language, env, times) => {
  expect(timesOfCountry(language, env)).toEqual(times);
});
