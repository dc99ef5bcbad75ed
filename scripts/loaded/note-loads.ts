import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Imported before a program starts: leaves the files that its process loaded, one a line, where
// LOADED_FILES names. Processes it forks have a channel to it and note nothing.
const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith("file:")) loaded.add(url);
    return next(url, context);
  },
});
process.on("exit", () => {
  const to = process.env["LOADED_FILES"];
  if (to !== undefined && !process.send) writeFileSync(to, [...loaded].join("\n"));
});
