import { basename } from "node:path";
import type { LlmEntry, Manifest } from "../manifest.ts";
import type { AddedModel } from "./added-models.ts";

/** A model of the user's own as one of the manifest's, treated as the known one that is most like it. */
export function addedEntry(added: AddedModel, { models }: Manifest): LlmEntry {
  const { id, path, bytes, licence, contextSize, neededBytes } = added;
  return {
    id,
    role: "llm",
    family: familyOf(added),
    file: basename(path),
    bytes,
    licence,
    minimumMemoryGiB: Math.ceil((10 * neededBytes) / 2 ** 30) / 10,
    defaultOn: [],
    sources: [{ kind: "file" }],
    settings: { ...treatmentFor(added, models.filter(isLlm)), contextSize },
  };
}

/** Bytes a number takes in files of four bits: 0.62 to 0.7 in those the manifest names. */
const FOUR_BITS = 0.66;
/** Kin of a size this far apart have less in common than strangers of the same size. */
const FAR = 3;

/**
 * The settings of the known model nearest in size, of the same family where one is near. What was
 * measured of that one alone is left out.
 */
function treatmentFor(added: AddedModel, known: readonly LlmEntry[]): LlmEntry["settings"] {
  const size = added.parameters * FOUR_BITS;
  const apart = ({ bytes }: LlmEntry): number => Math.max(bytes / size, size / bytes);
  const nearest = (some: readonly LlmEntry[]): LlmEntry | undefined =>
    some.toSorted((a, b) => apart(a) - apart(b))[0];
  const kin = known.filter((one) => one.family === familyOf(added) && apart(one) <= FAR);
  const like = nearest(kin) ?? nearest(known);
  if (!like) throw new TypeError("the manifest has no language model");
  const { mostOverruled: _, ...settings } = like.settings;
  return settings;
}

/** "qwen" of qwen2, qwen35 and qwen3moe. */
function familyOf({ architecture }: AddedModel): string {
  return /^[a-z]+/.exec(architecture)?.[0] ?? architecture;
}

function isLlm(model: Manifest["models"][number]): model is LlmEntry {
  return model.role === "llm";
}
