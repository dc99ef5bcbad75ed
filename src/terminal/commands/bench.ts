import { stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";

type Wanted = {
  readonly what: string;
  readonly quick?: boolean;
  readonly out?: string;
  readonly signal: AbortSignal;
};

/** Runs one benchmark and prints its tables. */
export async function bench(app: Application, config: Config, wanted: Wanted): Promise<void> {
  const { what, quick = false, out, signal } = wanted;
  const run = app.benches[what];
  if (!run) {
    throw new UsageError(`There is no benchmark "${what}".`, {
      hint: `There are: ${Object.keys(app.benches).join(", ")}.`,
    });
  }
  await run(config, { quick, out, signal, write: (text) => void stdout.write(text) });
}
