import type { EmbeddedPart } from "./part.ts";

/** Every method of a domain, all of which answer promises. */
type Methods<Domain> = { readonly [Method in keyof Domain]: true };

/** A domain whose code is loaded and whose files are opened when something is first asked of it. */
export function lazyDomain<Domain extends object>(
  open: () => Promise<EmbeddedPart<Domain>>,
  methods: Methods<Domain>,
): Domain {
  const delegates = Object.keys(methods).map((name) => {
    const method = async (...args: readonly unknown[]): Promise<unknown> => {
      const { host } = await open();
      const act: unknown = Reflect.get(host, name);
      if (typeof act !== "function") throw new TypeError(`${name} is no method of its domain`);
      return act.apply(host, args);
    };
    return [name, method] as const;
  });
  // `methods` names each of them, and each passes on what it is given.
  return Object.fromEntries(delegates) as Domain;
}

/** Does something once, at the first call, and remembers whether it was ever called. */
export type Once<Value> = {
  readonly get: () => Promise<Value>;
  readonly begun: () => Promise<Value> | undefined;
};

export function once<Value>(act: () => Promise<Value>): Once<Value> {
  let value: Promise<Value> | undefined;
  return { get: () => (value ??= act()), begun: () => value };
}
