import type { ContactsHost } from "../../contacts.ts";
import { isSameHandle } from "./same-handle.ts";

export type Person = { readonly name: string; readonly handles: readonly string[] };

/** Who is known by number or address; nobody where the contacts can't be read, for messages are told without names too. */
export async function peopleIn(contacts: Pick<ContactsHost, "all">): Promise<readonly Person[]> {
  const all = await contacts.all().catch(() => []);
  return all.map(({ name, phones, emails }) => ({
    name,
    handles: [...phones, ...emails].map(({ value }) => value),
  }));
}

/** Digits at the end of a number that few others share. */
const KEY_DIGITS = 7;

/** Finds whose number or address one is, however it is written. */
export function nameFinder(people: readonly Person[]): (handle: string) => string | undefined {
  const entries = people.flatMap(({ name, handles }) =>
    handles.map((handle) => ({ name, handle })),
  );
  const byKey = Map.groupBy(entries, ({ handle }) => keyOf(handle));
  return (handle) =>
    byKey.get(keyOf(handle))?.find((entry) => isSameHandle(entry.handle, handle))?.name;
}

function keyOf(handle: string): string {
  return handle.includes("@")
    ? handle.trim().toLowerCase()
    : handle.replace(/\D/g, "").slice(-KEY_DIGITS);
}
