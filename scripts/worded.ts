import { readFileSync, writeFileSync } from "node:fs";
import { ALLOWED_FILE, countWorded, lowered, readAllowed } from "./worded/count-worded.ts";

/**
 * Prints how many worded expressions and word lists each file has outside the languages, and how many
 * modules of a language it imports by name; with `--show` which, with `--lower` writes down what is left
 * as what is allowed from here on, never more than before.
 */
const counted = countWorded();

function print<Found>(
  title: string,
  found: ReadonlyMap<string, readonly Found[]>,
  lineOf: (one: Found) => string,
): void {
  let total = 0;
  for (const [file, each] of found) {
    total += each.length;
    console.log(`${String(each.length).padStart(4)}  ${file}`);
    if (process.argv.includes("--show"))
      for (const one of each) console.log(`        ${lineOf(one)}`);
  }
  console.log(`${String(total).padStart(4)}  ${title} in ${found.size} files\n`);
}

print("imports of a language's modules", counted.edges, (target) => target);
print("worded expressions and lists", counted.words, ({ kind, line, text }) => {
  return `${line} ${kind}: ${text}`;
});

if (process.argv.includes("--lower")) {
  const allowed = lowered(readAllowed(readFileSync(ALLOWED_FILE, "utf8")), counted);
  writeFileSync(ALLOWED_FILE, `${JSON.stringify(allowed, undefined, 2)}\n`);
}
