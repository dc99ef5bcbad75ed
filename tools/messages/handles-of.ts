import { ToldFailure } from "../../src/tool/told-failure.ts";
import { correspondents } from "../people.ts";
import type { Spoken } from "../people.ts";
import { isHandle } from "./message-target.ts";

/** Numbers and addresses of everybody a said name may mean; what is a number or address itself stays. */
export async function handlesOf(spoken: Spoken, said: string): Promise<readonly string[]> {
  if (isHandle(said)) return [said.trim()];
  const { people } = await correspondents(spoken, said);
  if (people.length === 0) {
    throw new ToldFailure("not_found", ({ messages }) => messages.knowsNobody(said));
  }
  return people.flatMap(({ phones, emails }) => [...phones, ...emails].map(({ value }) => value));
}
