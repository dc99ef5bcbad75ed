import type { World } from "./memory-host.ts";

/** A note in no folder, of which nothing but its title and its text matters. */
export function noteOf(title: string, text: string): World["notes"][number] {
  return { id: `${title}.md`, title, text, folder: "", modified: 0, snippet: "", version: "1" };
}
