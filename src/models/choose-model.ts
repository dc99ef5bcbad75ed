import type { Config } from "../config/config.ts";
import { UsageError } from "../errors.ts";
import type {
  EmbeddingEntry,
  LlmEntry,
  Machine,
  Manifest,
  ModelEntry,
  SttEntry,
} from "./manifest.ts";
import { findEntry } from "./manifest.ts";
import type { Powers } from "./expected-speed.ts";
import { suitability } from "./expected-speed.ts";

type EntryOf = { llm: LlmEntry; stt: SttEntry; embedding: EmbeddingEntry };
/** Roles for which a model can be chosen. */
type ChosenRole = keyof EntryOf;

/** The model the configuration names for a role, or the machine's default one. */
export function chosenModel<Role extends ChosenRole>(
  { manifest, machine, config }: Choice,
  role: Role,
): EntryOf[Role] {
  const id = namedIn(config, role) ?? defaultId({ manifest, machine, config }, role);
  const entry = findEntry(manifest, id);
  // The cast is safe: the role was compared.
  if (entry.role === role) return entry as EntryOf[Role];
  throw new UsageError(`The model "${id}" is no ${role} model.`, {
    hint: "See: sotto models list",
  });
}

export type Choice = {
  readonly manifest: Manifest;
  readonly machine: Machine;
  readonly config: Pick<Config, "llm" | "sttModel" | "embeddingModel" | "language">;
};

function namedIn(config: Choice["config"], role: ChosenRole): string | undefined {
  if (role === "stt") return config.sttModel;
  if (role === "embedding") return config.embeddingModel;
  return config.llm.kind === "model" ? config.llm.id : undefined;
}

function defaultId({ manifest, machine, config }: Choice, role: ChosenRole): string {
  const ofRole = manifest.models.filter((model) => model.role === role);
  const usual = ofRole.find((model) => model.defaultOn.includes(machine));
  const found = knows(usual, config.language)
    ? usual
    : ofRole.find((model) => knows(model, config.language));
  if (!found) throw new TypeError(`the manifest has no default ${role} model for ${machine}`);
  return found.id;
}

/** By which texts are compared: what was made for that, where it knows the language, else what the chosen embedding model was made of by training, or that one. */
export function textsModel(choice: Choice): string {
  const { manifest, machine, config } = choice;
  const made = manifest.models.find(
    (model) =>
      model.role === "texts" && model.defaultOn.includes(machine) && knows(model, config.language),
  );
  if (made) return made.id;
  const { id, sources } = chosenModel(choice, "embedding");
  const base = sources.find(({ kind }) => kind === "model");
  return base?.kind === "model" ? base.id : id;
}

/** Whether a speech or embedding model knows a language; "auto" may be any. Language models aren't asked. */
export function knows(model: ModelEntry | undefined, language: string): boolean {
  if (!model || model.role === "llm") return true;
  return model.settings.languages === "many" || language === "en";
}

/** The models a first start fetches: the machine's default of each role. */
export function defaultModels({ models }: Manifest, machine: Machine): readonly string[] {
  return models.filter((model) => model.defaultOn.includes(machine)).map((model) => model.id);
}

/** The language model made for this much memory that is fast enough here; the smallest that fits where none is. */
export function recommendModel({ models }: Manifest, powers: Powers): LlmEntry | undefined {
  const strongest = models
    .filter((model) => model.role === "llm")
    .filter((model) => fromGiB(model) * 2 ** 30 <= powers.memoryBytes)
    .filter((model) => suitability(model, powers).fitsMemory)
    .toSorted((a, b) => fromGiB(b) - fromGiB(a));
  return strongest.find((model) => suitability(model, powers).isFast) ?? strongest.at(-1);
}

function fromGiB({ recommendedFromGiB = Infinity }: LlmEntry): number {
  return recommendedFromGiB;
}
