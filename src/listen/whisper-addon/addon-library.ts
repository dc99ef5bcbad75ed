import { createRequire } from "node:module";

/** What we use of @fugood/whisper.node; its own types come as sources that our compiler settings refuse. */
export type AddonContext = {
  readonly transcribeData: (
    samples: ArrayBufferLike,
    options: {
      readonly language: string;
      readonly translate: boolean;
      readonly maxThreads: number;
      readonly temperature: number;
      readonly temperatureInc: number;
      readonly bestOf: number;
      readonly prompt?: string;
    },
  ) => {
    readonly promise: Promise<{
      readonly result: string;
      readonly language?: string;
      readonly isAborted: boolean;
    }>;
    readonly stop: () => Promise<void>;
  };
};

type Library = {
  readonly loadWhisperModule: () => Promise<{
    readonly WhisperContext: new (options: {
      readonly filePath: string;
      readonly useFlashAttn: boolean;
      readonly useGpu: boolean;
    }) => AddonContext;
  }>;
};

/** Why the package can't serve at all, as opposed to a model it can't read. */
export class NotHere extends Error {}

/** A model in memory; what the library itself can't do here is a `NotHere`. */
export async function loadAddonModel(modelFile: string): Promise<AddonContext> {
  const { WhisperContext } = await loadLibrary();
  return new WhisperContext({ filePath: modelFile, useFlashAttn: true, useGpu: true });
}

async function loadLibrary(): Promise<Awaited<ReturnType<Library["loadWhisperModule"]>>> {
  try {
    // The package's exports, of which the type above says what is used.
    const library = createRequire(import.meta.url)("@fugood/whisper.node") as Library;
    return await library.loadWhisperModule();
  } catch (cause) {
    throw new NotHere("the package does not load", { cause });
  }
}
