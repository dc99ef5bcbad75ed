import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";
import { aside, screen } from "../output/streams.ts";

export type BenchFlags = {
  readonly quick?: boolean;
  readonly out?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly heard?: boolean;
  readonly set?: string;
};

type Wanted = BenchFlags & { readonly what: string; readonly signal: AbortSignal };

/** Runs one benchmark and prints its tables. */
export async function bench(app: Application, config: Config, wanted: Wanted): Promise<void> {
  const { what, quick = false, heard = false, out, signal } = wanted;
  const run = app.benches[what];
  if (!run) {
    throw new UsageError(`There is no benchmark "${what}".`, {
      hint: `There are: ${Object.keys(app.benches).join(", ")}.`,
    });
  }
  await run(config, {
    quick,
    heard,
    out,
    ...(wanted.set === undefined ? {} : { set: wanted.set }),
    ...counted("sample", wanted.sample === "all" ? "1000000" : wanted.sample),
    ...counted("seed", wanted.seed),
    signal,
    write: (text) => screen.block(text),
    aside: (text) => aside.block(text),
    json: (value) => screen.json(value),
  });
}

function counted<Name extends "sample" | "seed">(
  name: Name,
  value: string | undefined,
): { readonly [key in Name]?: number } {
  if (value === undefined) return {};
  if (!/^\d+$/.test(value)) {
    throw new UsageError(`--${name} is "${value}": it must be a whole number.`);
  }
  // The computed key is the one name the type tells.
  return { [name]: Number(value) } as { readonly [key in Name]?: number };
}
