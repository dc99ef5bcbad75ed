type Finders<Found> = { readonly [Name in keyof Found]: () => Found[Name] };

/** An object whose values are found once each, when they are first asked for. */
export function lazily<Found extends object>(finders: Finders<Found>): Found {
  const found = {};
  for (const [name, find] of Object.entries<() => unknown>(finders)) {
    let known: { readonly value: unknown } | undefined;
    const get = (): unknown => {
      known ??= { value: find() };
      return known.value;
    };
    Object.defineProperty(found, name, { get, enumerable: true });
  }
  // Each name of Found is defined above, as what its finder gives.
  return found as Found;
}

/** The same object with more beside it; nothing of it is found that nobody has asked for. */
export function lazilyWith<Found extends object, More extends object>(
  found: Found,
  more: More,
): Found & More {
  // Each name of Found is taken over with its finder.
  return Object.defineProperties(more, Object.getOwnPropertyDescriptors(found)) as Found & More;
}
