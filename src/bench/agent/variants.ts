import type { Mind } from "../../assemble/open/open-assistant.ts";
import type { Config } from "../../config/config.ts";

/** The program as it is, or with one piece switched off. */
export type Variant = {
  readonly name: string;
  readonly label: string;
  readonly without: Mind["without"];
  readonly hasFastPath: boolean;
  readonly usesVectors: boolean;
};

const whole = { without: [], hasFastPath: true, usesVectors: true } as const;

export const WHOLE: Variant = { name: "whole", label: "as it is", ...whole };

export const ABLATIONS: readonly Variant[] = [
  {
    ...whole,
    name: "free",
    label: "free strings, no fast path",
    without: ["grounding"],
    hasFastPath: false,
  },
  { ...whole, name: "no-weight", label: "choice by the model alone", without: ["index-weight"] },
  { ...whole, name: "no-fast-path", label: "no fast path", hasFastPath: false },
  { ...whole, name: "no-vectors", label: "no vectors", usesVectors: false },
  { ...whole, name: "no-memory", label: "no memory of earlier results", without: ["memory"] },
];

/** The settings of a variant. */
export function configOf(config: Config, { hasFastPath, usesVectors }: Variant): Config {
  return { ...config, hasFastPath, usesVectors: config.usesVectors && usesVectors };
}
