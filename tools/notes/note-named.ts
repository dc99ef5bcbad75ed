import type { Named } from "../../src/types/known-names.ts";
import { oneOf } from "../named.ts";
import type { Spoken } from "../people.ts";

/** The one note a said name (or a record of an earlier result) means. */
export async function noteNamed({ host, language }: Spoken, said: string): Promise<Named> {
  return oneOf(await host.notes.all(), { kind: "note", said, language });
}
