import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import { NAME_KINDS } from "../../../types/known-names.ts";
import type { Considered } from "./considered.ts";

export type NamesSaid = {
  /** A name somebody or something is known by was said for it. */
  readonly isSaid: boolean;
  /** A name the tool can't do without was not. */
  readonly isLacking: boolean;
};

/** Whether the names a tool takes were said. */
export function namesSaid({ tool, grounded }: Pick<Considered, "tool" | "grounded">): NamesSaid {
  const isResolved = ({ name }: Parameter): boolean => {
    const value = grounded.slots.find(({ parameter }) => parameter === name)?.value;
    return value?.kind === "closed" && value.candidates[0]?.origin.origin === "resolved";
  };
  const names = namesTaken(tool);
  return {
    isSaid: names.some(isResolved),
    isLacking: names.some((one) => one.required && !isResolved(one)),
  };
}

function namesTaken(tool: Tool): readonly Parameter[] {
  return parametersOf(tool).filter(({ kind, of }) =>
    NAME_KINDS.some((one) => one === kind || (kind === "span" && one === of)),
  );
}
