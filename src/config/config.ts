import type { ClockSetting } from "./read-clock.ts";
import type { Said } from "./flags.ts";
import type { Folders } from "./folders.ts";
import type { Paths, Settings } from "./settings.ts";

/** Everything flags, environment and settings decide, checked once and never changed. */
export type Config = {
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  /** Answers for a person come with what they cost. */
  readonly showsStats: boolean;
  readonly hasFastPath: boolean;
  readonly usesVectors: boolean;
  /** The machine's own mixer, player and screen; benchmarks leave them alone. */
  readonly usesDevices: boolean;
  readonly host: NonNullable<Said["host"]>;
  readonly home: {
    readonly folder: string;
    /** Nobody named a home or a folder of their own, so the sample one serves. */
    readonly isSample: boolean;
    /** A flag or variable named it, so it has to be there. */
    readonly isNamed: boolean;
  };
  /** Folders of the embedded host that lie elsewhere than in the home. Absolute. */
  readonly paths: Readonly<Paths>;
  readonly exposure: NonNullable<Said["exposure"]>;
  readonly llm:
    | ModelChoice
    /** A script that decides everything by itself, or is treated as a model is. */
    | { readonly kind: "script"; readonly file: string; readonly treatedAs?: ModelChoice }
    /** A folder somebody plays the model in. */
    | { readonly kind: "play"; readonly folder: string; readonly treatedAs: ModelChoice };
  /** A script that decides while the engine still counts tokens. */
  readonly decide: string | undefined;
  /** An undefined id is the manifest's default for this machine. */
  readonly sttModel: string | undefined;
  readonly embeddingModel: string | undefined;
  /** Tokens a model that can think may think before each step; undefined leaves it to the model's own settings. */
  readonly thoughtTokens: number | undefined;
  /** As the settings have it. */
  readonly userName: string | undefined;
  readonly toolInjection: Settings["toolInjection"];
  readonly hidden: readonly string[];
  readonly mcp: Settings["mcp"];
  /** What carries mail away from the embedded host; nothing does where none is named. */
  readonly mailTransport: Settings["mail"]["transport"];
  readonly clock: ClockSetting;
  readonly folders: Folders;
  readonly settingsFile: string;
  /** A conversation that goes on where it stopped; undefined: one that is kept nowhere. */
  readonly session: string | undefined;
  readonly confirm: NonNullable<Said["confirm"]>;
  readonly outbox: NonNullable<Said["outbox"]>;
  readonly language: string;
  readonly voice: Readonly<Settings["voice"]>;
  /** What words of time leave open, as far as the user settles it. */
  readonly times: Readonly<Settings["times"]>;
  /** When a day's free time begins and ends. */
  readonly hours: { readonly from: string; readonly to: string };
};

/** An undefined id is the manifest's default for this machine. */
type ModelChoice = { readonly kind: "model"; readonly id: string | undefined };
