import type { SharedModels } from "../../assemble/open/shared-models.ts";
import type { Config } from "../../config/config.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Stages } from "../../types/turn/stages.ts";
import { freeSlots } from "./free-slots.ts";

/** What one piece is worth is measured by the program without it. */
type Piece = "grounding" | "index-weight" | "memory";

/** The program as it is, or with one piece switched off. */
export type Variant = {
  readonly name: string;
  readonly label: string;
  readonly without: readonly Piece[];
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

/** The models of a variant: without the index's weight, without what earlier turns found, or with every text open. */
export function modelsWithout(
  models: SharedModels,
  { without }: Pick<Variant, "without">,
  registry: Registry,
): SharedModels {
  const { opened } = models;
  const profile = without.includes("index-weight")
    ? { ...opened.profile, choiceWeight: 0 }
    : opened.profile;
  return {
    ...models,
    opened: { ...opened, profile },
    remembers: !without.includes("memory"),
    ...(without.includes("grounding") ? { refit: (stages) => ungrounded(stages, registry) } : {}),
  };
}

function ungrounded(stages: Stages, registry: Registry): Stages {
  return {
    ...stages,
    ground: async (space, state) => {
      const grounded = await stages.ground(space, state);
      const callable = grounded.callable.map((choice) => {
        const tool = registry.get(choice.tool);
        return tool ? { ...choice, slots: freeSlots(tool, choice.slots), missing: [] } : choice;
      });
      return { ...grounded, callable };
    },
  };
}
