import { HostFailure } from "../../src/errors.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import type { Spoken } from "../people.ts";
import { oneOf } from "../named.ts";

/** The path a said file means: a path as it is, a name through the names the host knows and its search. */
export async function fileNamed({ host, language }: Spoken, said: string): Promise<string> {
  if (isPath(said)) return said;
  const known = await host.names.of("file");
  try {
    return oneOf(known, { kind: "file", said, language }).id;
  } catch (failure) {
    if (!(failure instanceof HostFailure) || failure.failure !== "not_found") throw failure;
    const { rows } = await host.files.search({ query: said, limit: 2 });
    const [only] = rows;
    if (only && rows.length === 1) return only.path;
    throw failure;
  }
}

/** The same for folders too. */
export async function itemNamed(spoken: Spoken, said: string): Promise<string> {
  const known = isPath(said) ? [] : await spoken.host.names.of("folder");
  const match = isPath(said)
    ? undefined
    : matchName(said, { known, lexicon: spoken.language.names });
  const folder = match?.kind === "one" ? match.named.id : undefined;
  try {
    return await fileNamed(spoken, said);
  } catch (failure) {
    const isUnknown = failure instanceof HostFailure && failure.failure === "not_found";
    if (folder === undefined || !isUnknown) throw failure;
    return folder;
  }
}

function isPath(said: string): boolean {
  return said.includes("/") || said.includes("\\") || said.startsWith("~");
}
