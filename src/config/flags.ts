import { z } from "zod";
import { UsageError } from "../errors.ts";
import type { Environment } from "./environment.ts";
import { exposureNames } from "./settings.ts";

const text = z.string().min(1);

/** As which model a played one is treated where nobody says it: the usual one of the capable ones. */
const PLAYED_AS = "qwen3.5-4b";

/** A model by its id in the manifest, a script that plays one, or a folder somebody plays one in. */
const llm = text.transform((value) => {
  const [, file, role] = /^script:(.+?)(?:\?profile=([\w.-]+))?$/.exec(value) ?? [];
  if (file !== undefined) {
    const treatedAs = role === undefined ? {} : { treatedAs: { kind: "model" as const, id: role } };
    return { kind: "script" as const, file, ...treatedAs };
  }
  const [, folder, id = PLAYED_AS] = /^play:(.+?)(?:\?profile=([\w.-]+))?$/.exec(value) ?? [];
  return folder === undefined
    ? { kind: "model" as const, id: value }
    : { kind: "play" as const, folder, treatedAs: { kind: "model" as const, id } };
});

const script = z
  .string()
  .regex(/^script:./, "must be script:FILE")
  .transform((value) => value.slice("script:".length));

const flagsSchema = z
  .object({
    json: z.boolean(),
    quiet: z.boolean(),
    stats: z.boolean(),
    fastPath: z.boolean(),
    vectors: z.boolean(),
    home: text,
    host: z.enum(["embedded", "macos"]),
    exposure: z.enum(exposureNames),
    llm,
    decide: script,
    now: text,
    tz: text,
    state: text,
    models: text,
    session: z.string().regex(/^[\w.-]{1,64}$/, "must be 1 to 64 letters, digits, _ . or -"),
    confirm: z.enum(["no", "yes", "all", "ask"]),
    outbox: z.enum(["now", "hold"]),
    language: z.string().min(2),
  })
  .partial();

/** What was typed behind the command, by the flags' names in camel case. Other keys are ignored. */
export type Flags = Readonly<z.input<typeof flagsSchema>>;

/** Flags and SOTTO_ variables, checked. */
export type Said = Readonly<z.output<typeof flagsSchema>>;

type Sayings = { readonly flags: Flags; readonly env: Environment };

/** Flags first, then SOTTO_ variables (`--fast-path` is SOTTO_FAST_PATH); an empty one says nothing. */
export function readFlags({ flags, env }: Sayings): Said {
  const merged = { ...fromEnvironment(env), ...spoken(flags) };
  const parsed = flagsSchema.safeParse(merged);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const key = String(issue?.path[0]);
  const isFlag = key in spoken(flags);
  const name = isFlag ? flagName(key) : variableName(key);
  // The cast is safe: the key is one of the schema's own.
  const value = merged[key as keyof typeof merged];
  throw new UsageError(`${name} is "${String(value)}": ${issue?.message ?? "it doesn't fit"}.`, {
    hint: "See sotto --help for what each flag takes.",
  });
}

/** `--no-fast-path` and `--no-vectors` say something; their absence, which arrives as true, does not. */
function spoken(flags: Flags): Flags {
  const entries = Object.entries(flags).filter(
    ([key, value]) => value !== undefined && !(value === true && isOnByDefault(key)),
  );
  return Object.fromEntries(entries);
}

function isOnByDefault(key: string): boolean {
  return key === "fastPath" || key === "vectors";
}

function fromEnvironment(env: Environment): Record<string, unknown> {
  const said = Object.entries(flagsSchema.shape).flatMap(([key, schema]) => {
    const value = env[variableName(key)];
    if (!value) return [];
    const isSwitch = schema.unwrap() instanceof z.ZodBoolean;
    return [[key, isSwitch ? readSwitch(value) : value]];
  });
  return Object.fromEntries(said);
}

function readSwitch(value: string): unknown {
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  return /^(0|false|no|off)$/i.test(value) ? false : value;
}

function variableName(key: string): string {
  return `SOTTO_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function flagName(key: string): string {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return isOnByDefault(key) ? `--no-${name}` : `--${name}`;
}
