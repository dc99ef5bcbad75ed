import type { Mac } from "./mac.ts";

/** An object of the other side, with what its class keeps in it. */
export type Native<Data extends object = object> = {
  readonly kind: ObjcClass;
  readonly data: Data;
};

type Member = {
  /** A method without arguments, or a property: runs as soon as its name is read. */
  readonly get?: (data: never) => unknown;
  readonly set?: (data: never, value: unknown) => void;
  /** A method with arguments: the colons of its selector left out, what follows them in upper case. */
  readonly call?: (data: never, ...args: never[]) => unknown;
};

type Members<Data> = Readonly<
  Record<
    string,
    {
      readonly get?: (data: Data) => unknown;
      readonly set?: (data: Data, value: unknown) => void;
      readonly call?: (data: Data, ...args: never[]) => unknown;
    }
  >
>;

export type ObjcClass = {
  readonly name: string;
  readonly framework: string;
  readonly statics: Readonly<Record<string, Member>>;
  readonly members: Readonly<Record<string, Member>>;
};

export type ClassOf<Data extends object> = ObjcClass & {
  readonly make: (data: Data) => Native<Data>;
  readonly is: (value: unknown) => value is Native<Data>;
};

export function objcClass<Data extends object>(spec: {
  readonly name: string;
  readonly framework?: string;
  readonly statics?: Members<object>;
  readonly members: Members<Data>;
}): ClassOf<Data> {
  const { name, framework = "Foundation", statics = {}, members } = spec;
  const kind: ClassOf<Data> = {
    name,
    framework,
    statics,
    members,
    make: (data) => ({ kind, data }),
    is: (value): value is Native<Data> => isNative(value) && value.kind === kind,
  };
  return kind;
}

/** An NSInteger or enumeration: it comes through the bridge as a string. */
export class BridgedInteger {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}
export const integer = (value: number): BridgedInteger => new BridgedInteger(value);

/** An NSString, which the bridge keeps in a box. */
export const NSString: ClassOf<{ readonly text: string }> = objcClass<{ readonly text: string }>({
  name: "NSString",
  statics: {
    stringWithString: { call: (_, text: string) => text },
    alloc: { get: () => NSStringAlloc.make({}) },
  },
  members: {
    length: { get: ({ text }) => integer(text.length) },
    lowercaseString: { get: ({ text }) => text.toLowerCase() },
    isEqualToString: { call: ({ text }, other: string) => text === other },
  },
});
const NSStringAlloc: ClassOf<object> = objcClass<object>({
  name: "NSString (allocated)",
  members: {
    initWithDataEncoding: {
      call: (_, data: Native<{ bytes: string }>) => data.data.bytes,
    },
  },
});

/** An NSArray. */
export const NSArray: ClassOf<{ items: unknown[] }> = objcClass<{ items: unknown[] }>({
  name: "NSArray",
  statics: { array: { get: () => NSArray.make({ items: [] }) } },
  members: {
    count: { get: ({ items }) => integer(items.length) },
    objectAtIndex: {
      call: ({ items }, at: number) => {
        if (at >= items.length) throw nsError("index beyond bounds");
        return items[at];
      },
    },
    firstObject: { get: ({ items }) => items[0] },
    lastObject: { get: ({ items }) => items.at(-1) },
  },
});
export const NSMutableArray: ClassOf<{ items: unknown[] }> = objcClass<{ items: unknown[] }>({
  name: "NSMutableArray",
  statics: { array: { get: () => NSMutableArray.make({ items: [] }) } },
  members: {
    ...NSArray.members,
    addObject: {
      call: ({ items }, item: unknown) => {
        items.push(item);
      },
    },
  },
});

export const arrayOf = (items: readonly unknown[]): Native => NSArray.make({ items: [...items] });
/** What an array argument holds; nil holds nothing. */
export function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (NSArray.is(value) || NSMutableArray.is(value)) return value.data.items;
  return Array.isArray(value) ? value : undefined;
}

export const NSDate: ClassOf<{ readonly ms: number }> = objcClass<{ readonly ms: number }>({
  name: "NSDate",
  statics: {
    dateWithTimeIntervalSince1970: { call: (_, s: number) => NSDate.make({ ms: s * 1_000 }) },
  },
  members: { timeIntervalSince1970: { get: ({ ms }) => ms / 1_000 } },
});

/** A number in a collection, which the bridge keeps in a box like any object. */
export const NSNumber: ClassOf<{ readonly value: number }> = objcClass<{ readonly value: number }>({
  name: "NSNumber",
  members: { integerValue: { get: ({ value }) => integer(value) } },
});

type Ref = { 0: unknown };
const refs = new WeakSet<object>();

function isNative(value: unknown): value is Native {
  return typeof value === "object" && value !== null && "kind" in value && "data" in value;
}

export function nsError(message: string): Error {
  return new Error(message);
}

export type Bridge = {
  readonly $: unknown;
  readonly ObjC: unknown;
  readonly Ref: unknown;
};

/** The bridge between a script and these classes, with all that is odd about the real one. */
export function makeBridge(
  mac: Mac,
  classes: readonly ObjcClass[],
  functions: Readonly<Record<string, (...args: never[]) => unknown>> = {},
): Bridge {
  const bound = new Set<string>();
  const imported = new Set(["Foundation"]);
  const proxies = new WeakMap<object, object>();
  const natives = new WeakMap<object, Native | ObjcClass>();
  const nil = makeNil();

  function makeNil(): object {
    return new Proxy(
      {},
      {
        get: (_, name) => (name === "isNil" ? () => true : undefined),
        set: () => true,
      },
    );
  }

  /** What a script gets for a value of the other side. */
  function out(value: unknown): unknown {
    if (value === undefined || value === null) return nil;
    if (value instanceof BridgedInteger) return String(value.value);
    if (typeof value === "string") return proxyOf(NSString.make({ text: value }));
    if (Array.isArray(value)) return proxyOf(arrayOf(value));
    return isNative(value) ? proxyOf(value) : value;
  }

  /** What the other side gets for a value of a script. */
  function inward(value: unknown): unknown {
    // NSNull where an object is wanted: unrecognised selector, and the process is gone.
    if (value === null || value === undefined) return mac.crash();
    if (value === nil) return undefined;
    // Whatever a script passes as a function takes whatever it is called with.
    if (typeof value === "function") return blockOf(value as (...args: unknown[]) => unknown);
    if (Array.isArray(value)) {
      // Elements that are objects arrive as dictionaries.
      if (value.some((each) => typeof each === "object")) return mac.crash();
      return value.map(inward);
    }
    if (typeof value !== "object") return value;
    if (refs.has(value)) return value;
    const native = natives.get(value);
    if (native && isNative(native)) return plainOf(native);
    throw new Error(`emulator: ${String(value)} can't go through the bridge`);
  }

  function plainOf(native: Native): unknown {
    if (NSString.is(native)) return native.data.text;
    return NSNumber.is(native) ? native.data.value : native;
  }

  function blockOf(value: (...args: unknown[]) => unknown): (...args: unknown[]) => void {
    return (...args) => {
      if (mac.world.blocksFire) value(...args.map(out));
    };
  }

  function proxyOf(native: Native): object {
    const known = proxies.get(native);
    if (known) return known;
    const proxy = new Proxy(native, {
      get: (_, name) => read(native, name),
      set(_, name, value) {
        const member = native.kind.members[String(name)];
        if (!member?.set) throw unknown(native.kind, name);
        member.set(native.data as never, inward(value));
        return true;
      },
    });
    proxies.set(native, proxy);
    natives.set(proxy, native);
    return proxy;
  }

  function read(native: Native, name: string | symbol): unknown {
    if (name === "isNil") return () => false;
    if (name === "js") return unwrap(proxyOf(native));
    if (name === "toString") return () => `[id ${native.kind.name}]`;
    if (typeof name === "symbol" || SILENT.has(name)) return undefined;
    return member(native.kind, { members: native.kind.members, name, self: native.data });
  }

  function member(
    kind: ObjcClass,
    found: { members: ObjcClass["members"]; name: string; self: object },
  ): unknown {
    const one = Object.hasOwn(found.members, found.name) ? found.members[found.name] : undefined;
    if (!one) throw unknown(kind, found.name);
    const path = `${kind.name}.${found.name}`;
    const watched = (): void => {
      if (mac.world.crashIn === path) mac.crash(139);
      if (mac.world.hangIn === path) mac.hang();
    };
    // The data of a class is what its own members take.
    const self = found.self as never;
    if (one.get) {
      watched();
      return out(one.get(self));
    }
    return (...args: unknown[]) => {
      watched();
      // Likewise the arguments of its methods.
      return out(one.call?.(self, ...(args.map(inward) as never[])));
    };
  }

  function unwrap(value: unknown): unknown {
    if (value === nil) return undefined;
    const native = typeof value === "object" && value !== null ? natives.get(value) : undefined;
    if (!native || !isNative(native)) return value;
    if (NSString.is(native)) return native.data.text;
    if (NSNumber.is(native)) return native.data.value;
    if (NSDate.is(native)) return new Date(native.data.ms);
    const items = itemsOf(native);
    return items ? items.map(out) : value;
  }

  function deepUnwrap(value: unknown): unknown {
    const plain = unwrap(value);
    return Array.isArray(plain) ? plain.map(deepUnwrap) : plain;
  }

  function classProxy(kind: ObjcClass): object {
    const known = proxies.get(kind);
    if (known) return known;
    const proxy = new Proxy(kind, {
      get(_, name) {
        if (typeof name === "symbol" || SILENT.has(name)) return undefined;
        return member(kind, { members: kind.statics, name, self: {} });
      },
    });
    proxies.set(kind, proxy);
    return proxy;
  }

  const byName = new Map(classes.map((kind) => [kind.name, kind]));
  const $ = new Proxy(() => undefined, {
    apply: (_, __, args: unknown[]) => (args.length === 0 ? nil : out(boxed(args[0]))),
    get(_, name) {
      if (typeof name === "symbol") return undefined;
      if (name === "NSUTF8StringEncoding") return 4;
      const plain = functions[name];
      // A function of C is only known once its types have been said.
      if (plain && bound.has(name)) {
        return (...args: unknown[]) => out(plain(...(args.map(inward) as never[])));
      }
      const kind = byName.get(name);
      if (!kind || !imported.has(kind.framework)) return undefined;
      return classProxy(kind);
    },
  });
  function boxed(value: unknown): unknown {
    if (value === null) return mac.crash();
    return Array.isArray(value) ? arrayOf(value.map(inward)) : value;
  }
  const ObjC = {
    import: (name: string) => void imported.add(name),
    bindFunction: (name: string) => void bound.add(name),
    unwrap,
    deepUnwrap,
    wrap: (value: unknown) => out(boxed(value)),
  };
  const Ref = (): Ref => {
    const ref: Ref = { 0: nil };
    refs.add(ref);
    errorSetters.set(ref, (error) => {
      ref[0] = out(error);
    });
    return ref;
  };
  return { $, ObjC, Ref };
}

const errorSetters = new WeakMap<object, (error: Native) => void>();
/** Fills what a script passed for `error:`. */
export function setError(ref: unknown, error: Native): void {
  if (typeof ref === "object" && ref !== null) errorSetters.get(ref)?.(error);
}

/** What JavaScript itself asks any object for. */
const SILENT = new Set(["toJSON", "then", "constructor", "prototype", "valueOf", "inspect"]);

/** Stricter than the real bridge, which answers undefined: a name we don't know may be one Apple doesn't know. */
function unknown(kind: ObjcClass, name: string | symbol): Error {
  return new Error(`emulator: ${kind.name} has no ${String(name)}`);
}
