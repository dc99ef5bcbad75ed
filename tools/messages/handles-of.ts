import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import { correspondents } from "../people.ts";
import { isHandle } from "./message-target.ts";

/** Numbers and addresses of everybody a said name may mean; what is a number or address itself stays. */
export async function handlesOf(host: Host, said: string): Promise<readonly string[]> {
  if (isHandle(said)) return [said.trim()];
  const { people } = await correspondents(host, said);
  if (people.length === 0) {
    throw new HostFailure("not_found", `I don't know anybody called “${said}”.`);
  }
  return people.flatMap(({ phones, emails }) => [...phones, ...emails].map(({ value }) => value));
}
