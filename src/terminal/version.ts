import program from "../../package.json" with { type: "json" };

/** This program and what it runs on. */
export function versions(): { readonly sotto: string; readonly node: string } {
  return { sotto: program.version, node: process.versions.node };
}

export function versionText(): string {
  const { sotto, node } = versions();
  return `sotto ${sotto} (Node ${node})`;
}
