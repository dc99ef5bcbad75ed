import { extname } from "node:path";
import type { Spoken } from "../people.ts";
import { fileNamed } from "./file-named.ts";

/** A new file's path as said, a text file where no ending was; the path of an existing one to add to. */
export async function writtenPath(
  spoken: Spoken,
  said: string,
  mode: "create" | "append",
): Promise<string> {
  if (mode === "append") return fileNamed(spoken, said);
  return extname(said) === "" ? `${said}.txt` : said;
}
