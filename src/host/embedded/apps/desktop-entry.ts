/** An app as its .desktop file describes it. */
export type DesktopEntry = {
  /** File name without `.desktop`. */
  readonly id: string;
  readonly name: string;
  /** Its names in other languages and what kind of app it is. */
  readonly also: readonly string[];
};

/** Reads a desktop entry; nothing when it isn't an app to be shown. */
export function parseDesktopEntry(id: string, source: string): DesktopEntry | undefined {
  const fields = mainGroup(source);
  const name = fields.get("Name");
  const isApp = (fields.get("Type") ?? "Application") === "Application";
  const isShown = fields.get("NoDisplay") !== "true" && fields.get("Hidden") !== "true";
  if (name === undefined || !isApp || !isShown) return undefined;
  const others = [...fields]
    .filter(([key]) => /^(?:Name\[.+\]|GenericName)$/.test(key))
    .map(([, value]) => value);
  return { id, name, also: [...new Set(others)].filter((other) => other !== name) };
}

function mainGroup(source: string): ReadonlyMap<string, string> {
  const group = /^\[Desktop Entry\][ \t]*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(source)?.[1] ?? "";
  const lines = group
    .split(/\r?\n/)
    .map((line) => /^([A-Za-z0-9-]+(?:\[[^\]]+\])?)\s*=\s*(.*)$/.exec(line));
  return new Map(
    lines.flatMap((line) => (line ? [[line[1] ?? "", unescaped(line[2] ?? "")] as const] : [])),
  );
}

function unescaped(value: string): string {
  return value
    .replace(/\\([sntr\\])/g, (_, letter: string) => (letter === "\\" ? "\\" : " "))
    .trim();
}
