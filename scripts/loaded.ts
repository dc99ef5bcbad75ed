import { countLoaded } from "./loaded/count-loaded.ts";

/**
 * Prints how many files some commands load, those of the program and those of packages apart; with
 * `--show` which. Other arguments are one command to count: `node scripts/loaded.ts -- rank "new mail"`.
 */
const COMMANDS: readonly (readonly string[])[] = [
  ["--help"],
  ["--version"],
  ["tools"],
  ["ask", "what's on tomorrow"],
];

const given = process.argv.slice(2).filter((one) => one !== "--show" && one !== "--");
for (const command of given.length > 0 ? [given] : COMMANDS) {
  const { own, packages, foreign } = await countLoaded(command);
  const each = [...packages].map(([name, files]) => `${name} ${files}`).join(", ");
  console.log(`${command.join(" ")}: ${own.length} of its own, ${foreign} of packages (${each})`);
  if (process.argv.includes("--show")) console.log(own.map((file) => `  ${file}`).join("\n"));
}
