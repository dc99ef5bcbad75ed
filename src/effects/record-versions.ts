import type { Host } from "../host/host.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { JsonObject } from "../types/json.ts";

/** How each kind of record tells its version. Records of other kinds have none. */
const VERSION: Readonly<Record<string, (host: Host, id: string) => Promise<string>>> = {
  event: async (host, id) => (await host.calendar.get(id)).version,
  reminder: async (host, id) => (await host.reminders.get(id)).version,
  person: async (host, id) => (await host.contacts.get(id)).version,
  mail: async (host, id) => (await host.mail.read(id)).version,
  note: async (host, id) => (await host.notes.read(id)).version,
};

/** The versions of the records a call names; a missing record fails with not_found. */
export async function recordVersions(
  host: Host,
  tool: Tool,
  resolved: JsonObject,
): Promise<JsonObject> {
  const rows = parametersOf(tool).flatMap(({ name, kind, of = "" }) => {
    const version = VERSION[of];
    const value = resolved[name];
    return kind === "handle" && version && typeof value === "string"
      ? [version(host, value).then((found) => [name, found] as const)]
      : [];
  });
  return Object.fromEntries(await Promise.all(rows));
}
