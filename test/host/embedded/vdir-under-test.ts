import type { JsonObject } from "../../../src/types/json.ts";
import type { VdirHome } from "./vdir/vdir-home.ts";

type Undo = Readonly<Record<string, (input: JsonObject) => Promise<unknown>>>;

type Kind<Seed, Stored> = {
  /** What a folder is called: `calendar-0`. */
  readonly folder: string;
  readonly undo: Undo;
  /** The collection a seed lies in, by its name. */
  readonly placeOf: (seed: Seed) => string;
  readonly seedText: (seed: Seed, uid: string) => string;
  readonly storedIn: (text: string, place: string) => readonly Stored[];
};

export type VdirUnderTest<Seed, Stored> = {
  readonly undo: (undo: {
    readonly operation: string;
    readonly input: JsonObject;
  }) => Promise<unknown>;
  readonly seed: (seeds: readonly Seed[], places?: readonly string[]) => Promise<void>;
  readonly stored: () => Promise<readonly Stored[]>;
  readonly everything: () => Promise<string>;
  readonly retitle: (from: string, to: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/** How a contract's test fills a folder of folders with .ics files and looks into it, without the host. */
export function vdirUnderTest<Seed, Stored>(
  home: VdirHome,
  { folder, undo, placeOf, seedText, storedIn }: Kind<Seed, Stored>,
): VdirUnderTest<Seed, Stored> {
  const nameOf = (place: string): string => {
    const file = `${place}/displayname`;
    return home.files().includes(file) ? home.text(file).trim() : place;
  };
  return {
    undo: ({ operation, input }) =>
      undo[operation]?.(input) ?? Promise.reject(new Error(operation)),
    seed: async (seeds, places = [...new Set(seeds.map(placeOf))]) => {
      for (const [index, name] of places.entries())
        home.put(`${folder}-${index}/displayname`, name);
      for (const [index, seed] of seeds.entries()) {
        const place = `${folder}-${places.indexOf(placeOf(seed))}`;
        home.put(`${place}/seed-${index}.ics`, seedText(seed, `seed-${index}@example.org`));
      }
    },
    stored: async () =>
      home
        .files()
        .filter((file) => file.endsWith(".ics"))
        .flatMap((file) => storedIn(home.text(file), nameOf(file.split("/")[0] ?? ""))),
    everything: async () => home.everything(),
    retitle: async (from, to) => {
      const file = home.files().find((each) => home.text(each).includes(`SUMMARY:${from}`)) ?? "";
      home.put(file, home.text(file).replace(`SUMMARY:${from}`, `SUMMARY:${to}`));
    },
    dispose: async () => home.dispose(),
  };
}
