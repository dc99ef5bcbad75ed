import { findWebAddress } from "../../../language/find-web-address.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import type { NameKind } from "../../../types/known-names.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import { wordingsOf } from "../../reading/wordings-of.ts";
import { NOTHING, said } from "../../grounded.ts";
import type { Grounded } from "../../grounded.ts";
import { fromFound } from "../from-found.ts";
import type { Naming } from "./names-spoken.ts";
import { withRoles } from "./names-spoken.ts";

/** Words may be anything, and a known name among them is what is meant; an address is said whole. */
export function namesSaid(
  reading: Reading,
  { kind, known, tool }: Omit<Naming, "reading"> & { readonly kind: NameKind },
): Grounded {
  const address = kind === "file" ? findWebAddress(reading.text) : undefined;
  const sorts = sortWords(tool, reading);
  const called = (kind === "file" ? (["file", "folder"] as const) : [kind])
    .flatMap(reading.names)
    .filter(({ text }) => !sorts.has(text.toLowerCase()));
  const names = kind === "person" ? withRoles(called, { reading, known, tool }) : called;
  const [name] = names.toSorted((one, other) => other.score - one.score);
  if (name) {
    const same = names.filter((other) => overlaps(other, name) && other.score === name.score);
    // Several go by these words: a search for the words themselves shows them all.
    if (new Set(same.map(({ named }) => named.id)).size > 1)
      return { candidates: [said(name.text, name.text)], taken: [name] };
    return fromFound(same, ({ named, text }) => ({
      value: named.name,
      origin: { origin: "resolved", text },
    }));
  }
  if (!address) return NOTHING;
  const { text } = address;
  return { candidates: [said(text, text)], taken: [address] };
}

/** "Timers", "alarms": a sort of them, and none by its name. */
function sortWords(tool: Tool, { language }: Reading): ReadonlySet<string> {
  const sorts = parametersOf(tool).filter(({ name }) => tool.sorts?.includes(name));
  return new Set(sorts.flatMap((sort) => wordingsOf(tool, sort, language)["true"] ?? []));
}
