import type { Asked, Dictionary, ScriptRecord, TermClass } from "./dictionary.ts";
import { rootOf, ScriptingError } from "./dictionary.ts";
import type { Mac } from "./mac.ts";
import { isMeant } from "./whose.ts";
import type { AppWorld } from "./world.ts";

/** One app as a script sees it: every look into it is an Apple event. */
export type ScriptedApp = {
  readonly mac: Mac;
  readonly app: AppWorld;
  readonly dictionary: Dictionary;
};

/** What a specifier points at, found only when it is called. */
type Target =
  | { readonly kind: "object"; readonly class: string; readonly find: () => ScriptRecord }
  | {
      readonly kind: "elements";
      readonly class: string;
      readonly find: () => readonly ScriptRecord[];
      /** Where a new one goes; nowhere in a selection. */
      readonly into?: () => ScriptRecord[];
    }
  | {
      readonly kind: "value";
      readonly read: () => unknown;
    };

/** Apps give an event two minutes before -1712. */
const EVENT_LIMIT_MS = 120_000;
const targets = new WeakMap<object, Target>();
const pending = new WeakMap<object, ScriptRecord>();
/** What only exists once an array has been fetched. */
const OF_ARRAYS = new Set(["map", "forEach", "filter", "find", "slice", "some", "every", "reduce"]);
const SILENT = new Set(["toJSON", "then", "prototype", "constructor", "valueOf", "toString"]);

export function rootSpecifier(scripted: ScriptedApp): object {
  return specifier(scripted, {
    kind: "object",
    class: "application",
    find: () => rootOf(scripted.app),
  });
}

/** An object that was made and isn't in any container yet. */
export function pendingObject(scripted: ScriptedApp, made: ScriptRecord): object {
  const proxy = new Proxy(() => undefined, {
    get(_, name) {
      if (typeof name === "symbol" || SILENT.has(name)) return undefined;
      if (isPushed(scripted, made)) return Reflect.get(ofRecord(scripted, made), name);
      throw new ScriptingError(-1728, "Can't get object.");
    },
    set(_, name, value) {
      if (isPushed(scripted, made)) Reflect.set(ofRecord(scripted, made), name, value);
      else throw new ScriptingError(-1728, "Can't set object.");
      return true;
    },
    apply: () => ofRecord(scripted, made),
  });
  pending.set(proxy, made);
  return proxy;
}

/** Counts an Apple event and what it costs, or fails as the app would. */
export function sendEvent({ mac, app, dictionary }: ScriptedApp, rows: number): void {
  if (!app.isRunning) throw new ScriptingError(-600, "Application isn't running.");
  askFor(mac, app);
  if (app.isHanging) mac.hang();
  app.events += 1;
  const cost = app.eventMs + rows * app.rowMs;
  mac.pass(Math.min(cost, EVENT_LIMIT_MS));
  dictionary.afterEvent?.(app);
  if (cost > EVENT_LIMIT_MS) {
    throw new ScriptingError(-1712, `${dictionary.app} got an error: AppleEvent timed out.`);
  }
}

function askFor(mac: Mac, app: AppWorld): void {
  const denied = new ScriptingError(-1743, "Not authorized to send Apple events.");
  if (app.grant === "granted") return;
  if (app.grant !== "not_asked" || mac.world.asking === "host cannot ask") throw denied;
  if (mac.world.asking === "nobody answers") mac.hang();
  mac.pass(mac.world.answerMs);
  app.grant = mac.world.asking === "allow" ? "granted" : "denied";
  if (app.grant === "denied") throw denied;
}

function specifier(scripted: ScriptedApp, target: Target): object {
  const proxy = new Proxy(() => undefined, {
    apply: () => fetched(scripted, target),
    get(_, name) {
      if (typeof name === "symbol" || SILENT.has(name)) return undefined;
      if (target.kind === "value")
        return OF_ARRAYS.has(name) ? undefined : noSuch(scripted, "value", name);
      return target.kind === "object"
        ? ofObject(scripted, target, name)
        : ofElements(scripted, target, name);
    },
    set(_, name, value) {
      if (target.kind !== "object") throw noSuch(scripted, "elements", String(name));
      setProperty(scripted, { target, name: String(name), value });
      return true;
    },
  });
  targets.set(proxy, target);
  return proxy;
}

function fetched(scripted: ScriptedApp, target: Target): unknown {
  if (target.kind === "value") return target.read();
  if (target.kind === "object") {
    sendEvent(scripted, 1);
    return ofRecord(scripted, target.find());
  }
  const rows = target.find();
  sendEvent(scripted, rows.length);
  return rows.map((row) => ofRecord(scripted, row));
}

function ofRecord(scripted: ScriptedApp, row: ScriptRecord): object {
  const find = (): ScriptRecord => {
    if (isPushed(scripted, row)) return row;
    throw new ScriptingError(-1728, "Can't get object.");
  };
  return specifier(scripted, { kind: "object", class: row.class, find });
}

function isPushed({ app }: ScriptedApp, row: ScriptRecord): boolean {
  const holds = (container: ScriptRecord): boolean =>
    container === row || Object.values(container.elements).some((rows) => rows.some(holds));
  return holds(rootOf(app));
}

type ObjectTarget = Extract<Target, { readonly kind: "object" }>;
type ElementsTarget = Extract<Target, { readonly kind: "elements" }>;

function ofObject(scripted: ScriptedApp, target: ObjectTarget, name: string): unknown {
  const words = wordsOf(scripted, target.class);
  const asked = (): Asked => ({ ...scripted, record: target.find() });
  const property = words.properties[name];
  if (property !== undefined || name === "id") {
    return specifier(scripted, {
      kind: "value",
      read: () => {
        sendEvent(scripted, 1);
        return shown(scripted, readProperty(scripted, target.find(), name));
      },
    });
  }
  const element = words.elements?.[name];
  if (typeof element === "object") {
    const find = (): readonly ScriptRecord[] => element.find(target.find());
    const into = element.into && { into: () => element.into?.(target.find()) ?? [] };
    return specifier(scripted, { kind: "elements", class: element.class, find, ...into });
  }
  if (element !== undefined) {
    const into = (): ScriptRecord[] => (target.find().elements[name] ??= []);
    return specifier(scripted, { kind: "elements", class: element, find: into, into });
  }
  const command = words.commands?.[name];
  if (command) {
    return (...args: unknown[]) => {
      sendEvent(scripted, 1);
      return shown(scripted, command(asked(), ...args.map((each) => given(each))));
    };
  }
  return common(scripted, target, name);
}

/** What every object answers to. */
function common(scripted: ScriptedApp, target: ObjectTarget, name: string): unknown {
  switch (name) {
    case "exists":
      return () => {
        sendEvent(scripted, 1);
        try {
          target.find();
          return true;
        } catch (error) {
          if (error instanceof ScriptingError) return false;
          throw error;
        }
      };
    case "properties":
      return () => {
        sendEvent(scripted, 1);
        const row = target.find();
        const names = Object.keys(wordsOf(scripted, target.class).properties);
        return Object.fromEntries(
          names.map((each) => [each, shown(scripted, readProperty(scripted, row, each))]),
        );
      };
    case "delete":
      return () => {
        sendEvent(scripted, 1);
        removeRecord(scripted, target.find());
      };
    default:
      return OF_ARRAYS.has(name) ? undefined : noSuch(scripted, target.class, name);
  }
}

function ofElements(scripted: ScriptedApp, target: ElementsTarget, name: string): unknown {
  const one = (pick: (rows: readonly ScriptRecord[]) => ScriptRecord | undefined): object =>
    specifier(scripted, {
      kind: "object",
      class: target.class,
      find: () => {
        const row = pick(target.find());
        if (!row) throw new ScriptingError(-1728, "Can't get object.");
        return row;
      },
    });
  if (/^\d+$/.test(name)) return one((rows) => rows[Number(name)]);
  switch (name) {
    case "at":
      return (at: number) => one((rows) => rows[at]);
    case "byId":
      return (id: unknown) => one((rows) => rows.find((row) => row.id === id));
    case "byName":
      return (wanted: unknown) =>
        one((rows) => rows.find((row) => readProperty(scripted, row, "name") === wanted));
    case "length": {
      const { length } = target.find();
      sendEvent(scripted, 0);
      return length;
    }
    case "whose":
      return (test: unknown) => selection(scripted, target, test);
    case "push":
      return (made: object) => push(scripted, target, made);
    default:
      return bulk(scripted, target, name);
  }
}

/** The selected ones; every look costs a look at every row there is. */
function selection(scripted: ScriptedApp, target: ElementsTarget, test: unknown): object {
  const find = (): readonly ScriptRecord[] => {
    const rows = target.find();
    sendEvent(scripted, rows.length);
    return rows.filter((row) => isMeant(test, (name) => readProperty(scripted, row, name)));
  };
  return specifier(scripted, { kind: "elements", class: target.class, find });
}

function bulk(scripted: ScriptedApp, target: ElementsTarget, name: string): unknown {
  if (OF_ARRAYS.has(name)) return undefined;
  const words = wordsOf(scripted, target.class);
  if (words.properties[name] === undefined && name !== "id") {
    return noSuch(scripted, `every ${target.class}`, name);
  }
  return specifier(scripted, {
    kind: "value",
    read: () => {
      const rows = target.find();
      sendEvent(scripted, rows.length);
      return rows.map((row) => shown(scripted, readProperty(scripted, row, name)));
    },
  });
}

function push(scripted: ScriptedApp, target: ElementsTarget, made: object): number {
  const row = pending.get(made);
  if (!row || !target.into) throw new ScriptingError(-1700, "Can't convert types.");
  sendEvent(scripted, 1);
  const rows = target.into();
  rows.push(row);
  wordsOf(scripted, row.class).onPush?.({ ...scripted, record: row });
  return rows.length;
}

export function removeRecord({ app }: ScriptedApp, row: ScriptRecord): void {
  const visit = (container: ScriptRecord): void => {
    for (const [name, rows] of Object.entries(container.elements)) {
      container.elements[name] = rows.filter((each) => each !== row);
      rows.forEach(visit);
    }
  };
  visit(rootOf(app));
}

function setProperty(
  scripted: ScriptedApp,
  {
    target,
    name,
    value,
  }: { readonly target: ObjectTarget; readonly name: string; readonly value: unknown },
): void {
  const property = wordsOf(scripted, target.class).properties[name];
  if (property === undefined) throw noSuch(scripted, target.class, name);
  sendEvent(scripted, 1);
  const row = target.find();
  if (property === "r" || (typeof property === "object" && !property.set)) {
    throw new ScriptingError(-10006, `Can't set ${name} of object.`);
  }
  if (typeof property === "object") property.set?.({ ...scripted, record: row }, given(value));
  else row.props[name] = given(value);
}

function readProperty(scripted: ScriptedApp, row: ScriptRecord, name: string): unknown {
  if (name === "id") return row.id;
  const property = wordsOf(scripted, row.class).properties[name];
  if (property === undefined) throw noSuch(scripted, row.class, name);
  if (typeof property === "object") return property.get({ ...scripted, record: row });
  return row.props[name];
}

/** Missing value is null, dates are Dates, objects are specifiers. */
function shown(scripted: ScriptedApp, value: unknown): unknown {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map((each) => shown(scripted, each));
  return isRecord(value) ? ofRecord(scripted, value) : value;
}

/** What an argument is to the app. */
export function given(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(given);
  const isObject = typeof value === "function" || (typeof value === "object" && value !== null);
  if (!isObject) return value;
  const made = pending.get(value);
  if (made) return made;
  const target = targets.get(value);
  if (target) {
    if (target.kind === "value") throw new ScriptingError(-1700, "Can't convert types.");
    return target.find();
  }
  if (value instanceof Date || Object.prototype.toString.call(value) === "[object Date]")
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, given(each)]));
}

function isRecord(value: unknown): value is ScriptRecord {
  return typeof value === "object" && value !== null && "elements" in value && "props" in value;
}

function wordsOf({ dictionary }: ScriptedApp, name: string): TermClass {
  const words = dictionary.classes[name];
  if (!words) throw new Error(`emulator: ${dictionary.app} has no class ${name}`);
  return words;
}

/** Stricter than the real thing, which answers -1708 or undefined. */
function noSuch({ dictionary }: ScriptedApp, where: string, name: string): never {
  throw new Error(`emulator: ${dictionary.app} knows no ${name} of ${where}`);
}
