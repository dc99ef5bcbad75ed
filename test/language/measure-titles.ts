import { findTitles } from "../helpers/in-english.ts";
import type { Named } from "../../src/types/known-names.ts";
import { FIRST_NAMES, SURNAMES, THINGS } from "./names-for-slips.ts";
import { randomFrom, slip } from "./slips.ts";

/** A large library: half of its titles are names and things, half strings of words. */
const TITLES = 5_000;
const WORDS =
  "love night day river fire heart blue dance light shadow road rain summer city time star ocean silver wild velvet thunder paper mountain garden window mirror ghost honey diamond the of in my your".split(
    " ",
  );
const SORTS = ["song", "song", "song", "album", "artist"];
const REQUESTS = [
  "what's on my calendar tomorrow afternoon after the dentist",
  "remind me to ring the plumber about the leaking radiator in the guest bedroom next Thursday at half past nine",
  "send a message to Margaret saying I'll be twenty minutes late because the tram is stuck",
  "how much of the battery is left",
];
const WAYS = ["play", "put on", "let's hear"];
const ROUNDS = 50;

const random = randomFrom(23);
const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? "";

function titleOf(at: number): string {
  if (at % 4 === 0) return `${pick(FIRST_NAMES)} ${pick(SURNAMES)}`;
  if (at % 4 === 1) return `${pick(THINGS)} ${pick(WORDS)}`;
  return Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(WORDS)).join(" ");
}

const names = [...new Set(Array.from({ length: 2 * TITLES }, (_, at) => titleOf(at)))];
const known: readonly Named[] = names
  .slice(0, TITLES)
  .map((name, at) => ({ id: name, name, sort: SORTS[at % SORTS.length] ?? "song" }));
const strangers = names.slice(TITLES, TITLES + TITLES / 5);

const begun = performance.now();
findTitles("play anything", known);
console.log(`index of ${known.length} titles: ${(performance.now() - begun).toFixed(0)} ms, once`);

let taken = 0;
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const request of REQUESTS) {
    const start = performance.now();
    taken += findTitles(request, known).length;
    times.push(performance.now() - start);
  }
}
times.sort((one, other) => one - other);
const at = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(2);
console.log(`a request: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(0.999)} ms`);
console.log(`titles found in requests without one: ${taken}`);

const counts = { right: 0, among: 0, wrong: 0, missed: 0, heard: 0 };
for (const { name } of known.filter((_, place) => place % 10 === 0)) {
  const heard = slip(name.toLowerCase(), random);
  if (heard === undefined) continue;
  counts.heard += 1;
  const found = findTitles(`${pick(WAYS)} ${heard}`, known).map(({ named }) => named.name);
  if (found.length === 0) counts.missed += 1;
  else if (!found.includes(name)) counts.wrong += 1;
  else if (found.length === 1) counts.right += 1;
  else counts.among += 1;
}
console.log("misheard titles:", counts);
const mistaken = strangers.filter((name) =>
  findTitles(`play ${name.toLowerCase()}`, known).some(({ text }) => text === name.toLowerCase()),
);
console.log(`titles it hasn't got, taken for one: ${mistaken.length} of ${strangers.length}`);
