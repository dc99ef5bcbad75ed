import { parametersOf } from "../../../tool/parameter.ts";
import type { Considered } from "./considered.ts";

/** How many required values a tool would have to ask for; a record is looked up. */
export function missingValues({ tool, grounded }: Pick<Considered, "tool" | "grounded">): number {
  return parametersOf(tool).filter(
    ({ name, kind }) => kind !== "handle" && grounded.missing.includes(name),
  ).length;
}
