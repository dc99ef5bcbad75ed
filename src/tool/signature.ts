import { parametersOf } from "./parameter.ts";
import type { Parameter } from "./parameter.ts";
import { mayHoldSeveral } from "./batch.ts";
import type { Tool } from "./define-tool.ts";
import { onlyReads } from "./only-reads.ts";

/** `name(a, b?:int) [confirm] description`: a tool's parameters in one line. */
export function signatureOf(tool: Tool): string {
  const parameters = parametersOf(tool).map(shortParameter).join(", ");
  const mark = tool.confirm ? " [confirm]" : "";
  return `${tool.name}(${parameters})${mark} ${tool.description}`;
}

/** The same with the values an enum has, and what may be a list: `name(id or list, b?:low|high)`. */
export function wholeSignatureOf(tool: Tool): string {
  const isAct = !onlyReads(tool);
  const parameters = parametersOf(tool)
    .map((one) => wholeParameter(one) + (isAct && mayHoldSeveral(one) ? " or list" : ""))
    .join(", ");
  const mark = tool.confirm ? " [confirm]" : "";
  return `${tool.name}(${parameters})${mark} ${tool.description}`;
}

/** Deferred tools by domain, names only: `mail: search, send!` (`!` asks first). */
export function catalogueOf(tools: readonly Tool[]): string {
  const domains = Map.groupBy(tools, (tool) => domainOf(tool.name));
  return [...domains]
    .map(([domain, members]) => `${domain}: ${members.map(shortName).join(", ")}`)
    .join("\n");
}

/** `calendar` of `calendar.query`. */
export function domainOf(name: string): string {
  return name.split(".")[0] ?? name;
}

/** "read" of "mail.read", "update" of "calendar.update_event". */
export function actOf(name: string): string {
  const [verb = ""] = name.slice(name.indexOf(".") + 1).split("_");
  return verb;
}

function shortName(tool: Tool): string {
  const verb = tool.name.slice(domainOf(tool.name).length + 1);
  return tool.confirm ? `${verb}!` : verb;
}

function shortParameter({ name, required, type }: Parameter): string {
  const mark = required ? "" : "?";
  return `${name}${mark}${SHORT_TYPES[type]}`;
}

function wholeParameter(parameter: Parameter): string {
  const { name, required, type, values } = parameter;
  if (values.length === 0) return shortParameter(parameter);
  return `${name}${required ? "" : "?"}:${values.join("|")}${type === "strings" ? "[]" : ""}`;
}

const SHORT_TYPES: Readonly<Record<Parameter["type"], string>> = {
  string: "",
  number: ":num",
  integer: ":int",
  boolean: ":bool",
  strings: "[]",
  object: ":{}",
};
