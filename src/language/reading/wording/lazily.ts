type Finders<Found> = { readonly [Name in keyof Found]: () => Found[Name] };

/** An object whose values are found once each, when they are first asked for. */
export function lazily<Found extends object>(finders: Finders<Found>): Found {
  const found = {};
  for (const [name, find] of Object.entries<() => unknown>(finders)) {
    const get = (): unknown => {
      const value = find();
      Object.defineProperty(found, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(found, name, { get, enumerable: true, configurable: true });
  }
  // Each name of Found is defined above, as what its finder gives.
  return found as Found;
}
