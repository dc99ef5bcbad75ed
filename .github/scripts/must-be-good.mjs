// node must-be-good.mjs selftest.json AREA…: prints what a selftest answered in these areas, exit 1 where one failed
// or was never asked.
import { readFileSync } from "node:fs";

const [file = "", ...areas] = process.argv.slice(2);
const { answers } = JSON.parse(readFileSync(file, "utf8"));
let failed = 0;
for (const area of areas) {
  const own = answers.filter((each) => each.area === area);
  if (own.length === 0) console.log(`${area}: nothing was asked`);
  for (const { question, answer, isGood, milliseconds } of own) {
    console.log(
      `${isGood ? "good" : "FAILED"}: ${area}: ${question}: ${answer} (${milliseconds} ms)`,
    );
  }
  if (own.length === 0 || own.some(({ isGood }) => !isGood)) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
