/** Of a lock file's entry only what is needed to find its package again. */
export type Entry = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
};
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };
/** The hash a registry gives for a package, as `name@version`; nothing where it has none. */
export type IntegrityOf = (spec: string) => Promise<string | undefined>;

/** The same lock file with a hash for every package; `without` are those nobody has a hash for. */
export async function completed(
  lock: Lock,
  integrityOf: IntegrityOf,
): Promise<{ readonly lock: Lock; readonly without: readonly string[] }> {
  const without: string[] = [];
  const packages: Record<string, Entry> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    packages[path] = entry;
    if (!lacksHash(path, entry)) continue;
    const spec = specOf(path, entry);
    const integrity = await integrityOf(spec);
    if (integrity === undefined) without.push(spec);
    else packages[path] = withHash(entry, integrity);
  }
  return { lock: { ...lock, packages }, without };
}

/** The root and links to folders have no package to take a hash of. */
export function lacksHash(path: string, { integrity, link }: Entry): boolean {
  return path !== "" && !link && !integrity?.startsWith("sha512-");
}

/** What is asked for: an alias is another package than its place says. */
function specOf(path: string, { name, version = "" }: Entry): string {
  return `${name ?? path.replace(/^.*node_modules\//, "")}@${version}`;
}

/** Right after the version, where npm puts it. */
function withHash(entry: Entry, integrity: string): Entry {
  const { integrity: _weaker, ...rest } = entry;
  const rows = Object.entries(rest).flatMap((row) =>
    row[0] === "version" ? [row, ["integrity", integrity] as const] : [row],
  );
  return Object.fromEntries(rows);
}
