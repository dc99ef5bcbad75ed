/** What the assistant can do, in one domain or in all, with requests that name what is there. */
export type Abilities = {
  readonly domain: string | undefined;
  /** What the tools of a domain do, each in a few words. */
  readonly does: readonly string[];
  readonly examples: readonly string[];
};

/** The last act: the words it was made for, what its tool does, and the values it took from them. */
export type LastAct = {
  readonly said: string;
  readonly domain: string;
  readonly does: string;
  readonly given: readonly string[];
};

/** What the assistant says of itself; of an act undefined where there was none. */
export type ItselfSayings = {
  readonly abilities: (abilities: Abilities) => string;
  /** A request that names a record of this kind; undefined where one of that kind is no good example. */
  readonly example: (kind: string, name: string) => string | undefined;
  readonly reason: (last: LastAct | undefined) => string;
  readonly source: (last: LastAct | undefined) => string;
  readonly knowledge: () => string;
};
