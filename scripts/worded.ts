import { readFileSync, writeFileSync } from "node:fs";
import { ALLOWED_FILE, countWorded, lowered, readAllowed } from "./worded/count-worded.ts";

/**
 * Prints how many worded expressions and word lists each file has outside the languages; with `--show`
 * which, with `--lower` writes down what is left as what is allowed from here on, never more than before.
 */
const counted = countWorded();
let total = 0;
for (const [file, found] of counted) {
  total += found.length;
  console.log(`${String(found.length).padStart(4)}  ${file}`);
  if (!process.argv.includes("--show")) continue;
  for (const { kind, line, text } of found) console.log(`        ${line} ${kind}: ${text}`);
}
console.log(`${String(total).padStart(4)}  in ${counted.size} files`);

if (process.argv.includes("--lower")) {
  const allowed = lowered(readAllowed(readFileSync(ALLOWED_FILE, "utf8")), counted);
  writeFileSync(ALLOWED_FILE, `${JSON.stringify(allowed, undefined, 2)}\n`);
}
