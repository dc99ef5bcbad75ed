import { globSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Copies the shared parts into the Mac's scripts, between their marks: osascript runs one file and knows no
 * imports, and each script is shipped as it runs. A test fails where a copy differs.
 */
const FOLDER = "src/host/macos/scripts";
const REGION = /^\/\/ <(shared\/[\w-]+\.jxa)>\n[\s\S]*?^\/\/ <\/\1>$/gm;

for (const file of globSync(`${FOLDER}/*.js`)) {
  const before = readFileSync(file, "utf8");
  const after = before.replace(REGION, (_, part: string) => {
    const text = readFileSync(`${FOLDER}/${part}`, "utf8").trim();
    return `// <${part}>\n${text}\n// </${part}>`;
  });
  if (after !== before) writeFileSync(file, after);
}
