import { HostFailure } from "../errors.ts";
import { taintBy } from "../policy/taint.ts";
import type { HandleEntry } from "../tool/handle-book.ts";
import type { Registry } from "../tool/registry.ts";
import type { Item } from "../types/turn/result.ts";
import type { Acting } from "./acting.ts";

type Showing = Pick<Acting, "host" | "handles" | "language" | "taint"> & {
  readonly registry: Pick<Registry, "acting">;
};

/** The records of these handles as they are, each with its time; one that is gone has no row. */
export async function shownAgain(
  showing: Showing,
  names: readonly string[],
): Promise<readonly Item[]> {
  const entries = [...new Set(names)].flatMap((name) => showing.handles.resolve(name) ?? []);
  return (await Promise.all(entries.map((entry) => rowOf(showing, entry)))).flat();
}

async function rowOf(
  { host, handles, language, registry, taint }: Showing,
  { kind, id, isOwn }: HandleEntry,
): Promise<readonly Item[]> {
  const tool = registry.acting().find(({ finds = [] }) => finds.some((one) => one.kind === kind));
  const finder = tool?.finds?.find((one) => one.kind === kind);
  if (!tool || !finder) return [];
  taint.set(taintBy(taint.current(), tool));
  try {
    const record = (await finder.records(host)).find((one) => one.id === id);
    if (!record) return [];
    const { facts, at } = record;
    const when = at === undefined ? undefined : language.say.moment(at, host.clock);
    const [handle] = handles.issue([{ kind, id, facts, at }], isOwn);
    return [{ ...(handle === undefined ? {} : { handle }), ...facts, when }];
  } catch (error) {
    if (error instanceof HostFailure) return []; // what was taken back is told all the same
    throw error;
  }
}
