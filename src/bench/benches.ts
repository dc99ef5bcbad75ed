import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { BenchOptions } from "../terminal/application.ts";
import { benchFirst } from "./first-requests.ts";

type Bench = (config: Config, options: BenchOptions) => Promise<string>;

/** Every benchmark by name: prints its table, and with `--out` leaves it there as Markdown. */
export const BENCHES: Readonly<
  Record<string, (config: Config, options: BenchOptions) => Promise<void>>
> = Object.fromEntries(
  Object.entries<Bench>({ first: benchFirst }).map(([name, bench]) => [name, kept(name, bench)]),
);

function kept(
  name: string,
  bench: Bench,
): (config: Config, options: BenchOptions) => Promise<void> {
  return async (config, options) => {
    const table = await bench(config, options);
    options.write(`${table}\n`);
    if (options.out === undefined) return;
    await mkdir(options.out, { recursive: true });
    await writeFile(join(options.out, `${name}.md`), `${table}\n`);
  };
}
