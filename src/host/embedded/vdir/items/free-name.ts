/** The name, or with the first number behind it that makes it another than the taken ones. */
export function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let at = 2; taken.has(free); at++) free = `${name}~${at}`;
  return free;
}
