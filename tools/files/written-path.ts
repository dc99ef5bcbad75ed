import { basename, extname } from "node:path";
import { normalise } from "../../src/language/normalise.ts";
import type { Spoken } from "../people.ts";
import { fileNamed } from "./file-named.ts";

type Mode = "create" | "append";

/** Where words are written, and how. */
export type Written = { readonly path: string; readonly mode: Mode };

/**
 * A new file's path as said, a text file where no ending was; the path of an existing one to add to. Where
 * nothing says which, words for a file that is there go to its end.
 */
export async function writtenPath(
  spoken: Spoken,
  said: string,
  mode: Mode | undefined,
): Promise<Written> {
  if (mode === "append") return { path: await fileNamed(spoken, said), mode };
  const there = mode === undefined ? await fileCalled(spoken, said) : undefined;
  if (there !== undefined) return { path: there, mode: "append" };
  return { path: extname(said) === "" ? `${said}.txt` : said, mode: "create" };
}

/** The only file that is called just so, with its ending or without. */
async function fileCalled({ host }: Spoken, said: string): Promise<string | undefined> {
  const name = normalise(said);
  const called = (await host.names.of("file")).filter(({ id }) => {
    const whole = basename(id);
    return [whole, basename(id, extname(id))].some((one) => normalise(one) === name);
  });
  return called.length === 1 ? called[0]?.id : undefined;
}
